import { expect, test } from 'vitest';
import { sampleScene } from '../test-support/gardens.ts';
import { gardenGlb } from './glb.ts';

type Accessor = {
  bufferView: number;
  count: number;
  type: string;
  componentType: number;
  min?: number[];
  max?: number[];
};
type Read = {
  scenes: { name: string; nodes: number[] }[];
  nodes: { name: string; mesh?: number; matrix?: number[]; children?: number[] }[];
  meshes: { name: string; primitives: { attributes: Record<string, number>; indices: number }[] }[];
  accessors: Accessor[];
  bufferViews: { byteOffset: number; byteLength: number }[];
  buffers: { byteLength: number }[];
};

const scene = sampleScene('courtyard-hackney');
const file = gardenGlb(scene, 'A courtyard', { month: 6, year: 5 });
const view = new DataView(file.buffer);
const jsonLength = view.getUint32(12, true);
const gltf = JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + jsonLength))) as Read;
const binaryAt = 20 + jsonLength + 8;

test('the file is a whole glTF 2.0 binary', () => {
  expect(new TextDecoder().decode(file.subarray(0, 4))).toBe('glTF');
  expect(view.getUint32(4, true)).toBe(2);
  expect(view.getUint32(8, true)).toBe(file.length);
  expect(jsonLength % 4).toBe(0);
  expect(binaryAt + gltf.buffers[0]!.byteLength).toBe(file.length);
  const sizes: Record<string, number> = { VEC3: 12, VEC4: 4, SCALAR: 4 };
  for (const { bufferView, count, type } of gltf.accessors) {
    const { byteOffset, byteLength } = gltf.bufferViews[bufferView]!;
    expect(byteOffset % 4).toBe(0);
    expect(byteLength).toBe(count * sizes[type]!);
    expect(byteOffset + byteLength).toBeLessThanOrEqual(gltf.buffers[0]!.byteLength);
  }
  expect(file.length).toBeLessThan(30_000_000);
});

test('every index points at a corner that is there', () => {
  for (const { primitives } of gltf.meshes)
    for (const { attributes, indices } of primitives) {
      const { bufferView, count } = gltf.accessors[indices]!;
      const at = binaryAt + gltf.bufferViews[bufferView]!.byteOffset;
      const corners = gltf.accessors[attributes.POSITION!]!.count;
      let highest = 0;
      for (let k = 0; k < count; k++) highest = Math.max(highest, view.getUint32(at + k * 4, true));
      expect(highest).toBeLessThan(corners);
    }
});

test('it holds every plant, in metres within the garden, and nothing of the street', () => {
  const named = (name: string) => gltf.nodes.find((node) => node.name === name);
  const plants = named('Planting')!.children!.map((at) => gltf.nodes[at]!);
  const foliage = plants.filter(({ name }) => !/\|wood \d+$/.test(name));
  expect(foliage.length).toBe(scene.species.reduce((sum, one) => sum + one.instances.length, 0));
  const { x0, x1, y0, y1 } = scene.bounds;
  for (const { matrix } of plants) {
    expect(matrix![12]).toBeGreaterThan(x0 / 1000 - 1);
    expect(matrix![12]).toBeLessThan(x1 / 1000 + 1);
    expect(-matrix![14]!).toBeGreaterThan(y0 / 1000 - 1);
    expect(-matrix![14]!).toBeLessThan(y1 / 1000 + 1);
  }
  expect(gltf.scenes[0]!.nodes.map((at) => gltf.nodes[at]!.name).sort()).toEqual(
    expect.arrayContaining(['Boundaries and screens', 'Ground', 'House', 'Planting']),
  );
});
