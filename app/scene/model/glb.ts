/** The garden as a GLB file (glTF 2.0, one binary file): metres, y up, for Blender, SketchUp and their like. */
import type { Scene } from '#engine/scene/scene.ts';
import { buildPieces, shotOf } from '../build.ts';
import type { Finish, Group, Piece } from '../core/piece.ts';
import { sunOf } from '../sun.ts';
import type { GrowthYears } from '../plants/planting.ts';

const MAGIC = 0x46546c67,
  JSON_CHUNK = 0x4e4f534a,
  BINARY_CHUNK = 0x004e4942;
const FLOAT = 5126,
  BYTE = 5121,
  UINT = 5125;
const VERTICES = 34962,
  INDICES = 34963;
/** What a model is taken away with: the garden itself, not the street round it. */
const TAKEN: ReadonlySet<Group> = new Set(['plant', 'surface', 'line', 'thing', 'house', 'water']);
const NAMES: Record<Group, string> = {
  plant: 'Planting',
  surface: 'Ground',
  line: 'Boundaries and screens',
  thing: 'Furniture and structures',
  house: 'House',
  water: 'Water',
  backdrop: '',
  base: '',
};
/** Leaves are drawn plainer than in a picture, so that the file stays light. */
const DETAIL = 0.25,
  HEIGHT_PX = 400;

type Gltf = {
  asset: { version: '2.0'; generator: string };
  scene: 0;
  scenes: { name: string; nodes: number[] }[];
  nodes: { name: string; mesh?: number; matrix?: number[]; children?: number[] }[];
  meshes: {
    name: string;
    primitives: { attributes: Record<string, number>; indices: number; material: number }[];
  }[];
  materials: Record<string, unknown>[];
  accessors: Record<string, unknown>[];
  bufferViews: Record<string, unknown>[];
  buffers: { byteLength: number }[];
};

/**
 * @param season month 1 to 12, and the age of the planting
 * @returns the file's bytes
 */
export function gardenGlb(
  scene: Scene,
  title: string,
  season: { month: number; year: GrowthYears },
): Uint8Array<ArrayBuffer> {
  const shot = shotOf(scene, 'aerial', sunOf(scene, season.month, 13), 1.6);
  const { pieces } = buildPieces(
    scene,
    // every fence at its height, none lowered to look over
    { ...shot, house: 'whole', heightOf: (line) => line.heightMm / 1000 },
    season,
    HEIGHT_PX,
    DETAIL,
  );
  return packGlb(
    pieces.filter(
      // blades of grass stand on ground that is there already
      ({ group, mesh, instances }) =>
        TAKEN.has(group) && mesh.index.length > 0 && !(group === 'surface' && instances),
    ),
    title,
  );
}

function packGlb(pieces: readonly Piece[], title: string): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = [];
  let length = 0;
  const gltf: Gltf = {
    asset: { version: '2.0', generator: 'Plotwright' },
    scene: 0,
    scenes: [{ name: title, nodes: [] }],
    nodes: [],
    meshes: [],
    materials: [],
    accessors: [],
    bufferViews: [],
    buffers: [],
  };
  const put = (data: ArrayBufferView, target: number): number => {
    const bytes = new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    gltf.bufferViews.push({ buffer: 0, byteOffset: length, byteLength: bytes.length, target });
    parts.push(bytes);
    length += bytes.length;
    const rest = (4 - (length % 4)) % 4;
    if (rest) parts.push(new Uint8Array(rest));
    length += rest;
    return gltf.bufferViews.length - 1;
  };
  const accessor = (one: Record<string, unknown>): number => gltf.accessors.push(one) - 1;
  const groups = new Map<Group, number[]>();
  for (const piece of pieces) {
    const { position, normal, colour, index } = piece.mesh;
    const count = position.length / 3;
    const material = gltf.materials.push(materialOf(piece.finish, tintOf(piece))) - 1;
    const mesh =
      gltf.meshes.push({
        name: piece.id,
        primitives: [
          {
            attributes: {
              POSITION: accessor({
                bufferView: put(position, VERTICES),
                componentType: FLOAT,
                count,
                type: 'VEC3',
                ...boundsOf(position),
              }),
              NORMAL: accessor({
                bufferView: put(unit(normal), VERTICES),
                componentType: FLOAT,
                count,
                type: 'VEC3',
              }),
              COLOR_0: accessor({
                bufferView: put(bytesOf(colour), VERTICES),
                componentType: BYTE,
                normalized: true,
                count,
                type: 'VEC4',
              }),
            },
            indices: accessor({
              bufferView: put(index, INDICES),
              componentType: UINT,
              count: index.length,
              type: 'SCALAR',
            }),
            material,
          },
        ],
      }) - 1;
    const nodes = groups.get(piece.group) ?? [];
    groups.set(piece.group, nodes);
    if (!piece.instances) nodes.push(gltf.nodes.push({ name: piece.id, mesh }) - 1);
    for (let k = 0; k < (piece.instances?.count ?? 0); k++)
      nodes.push(
        gltf.nodes.push({
          name: `${piece.id} ${k + 1}`,
          mesh,
          matrix: [...piece.instances!.matrices.subarray(k * 16, k * 16 + 16)],
        }) - 1,
      );
  }
  for (const [group, children] of groups)
    gltf.scenes[0]!.nodes.push(gltf.nodes.push({ name: NAMES[group], children }) - 1);
  gltf.buffers.push({ byteLength: length });
  return fileOf(gltf, parts, length);
}

function fileOf(gltf: Gltf, parts: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const text = new TextEncoder().encode(JSON.stringify(gltf));
  const padded = text.length + ((4 - (text.length % 4)) % 4);
  const file = new Uint8Array(12 + 8 + padded + 8 + length);
  const view = new DataView(file.buffer);
  const words = (at: number, ...values: number[]) => {
    for (const [n, value] of values.entries()) view.setUint32(at + n * 4, value, true);
  };
  words(0, MAGIC, 2, file.length, padded, JSON_CHUNK);
  file.fill(0x20, 20, 20 + padded);
  file.set(text, 20);
  words(20 + padded, length, BINARY_CHUNK);
  let at = 28 + padded;
  for (const part of parts) {
    file.set(part, at);
    at += part.length;
  }
  return file;
}

/** Plants of a kind differ a little in colour; here they share what they have on average. */
function tintOf({ instances }: Piece): [number, number, number] {
  if (!instances?.count) return [1, 1, 1];
  const sum = [0, 0, 0];
  for (let k = 0; k < instances.count * 3; k++) sum[k % 3]! += instances.colours[k]!;
  return sum.map((value) => Math.min(1, value / instances.count)) as [number, number, number];
}

function materialOf(finish: Finish, tint: readonly number[]): Record<string, unknown> {
  const isSheer = finish === 'glass' || finish === 'netting' || finish === 'water';
  return {
    name: finish,
    doubleSided: true,
    pbrMetallicRoughness: {
      baseColorFactor: [...tint, isSheer ? 0.6 : 1],
      metallicFactor: 0,
      roughnessFactor: finish === 'water' || finish === 'glass' || finish === 'pane' ? 0.15 : 0.9,
    },
    ...(isSheer ? { alphaMode: 'BLEND' } : {}),
  };
}

function boundsOf(position: Float32Array): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity],
    max = [-Infinity, -Infinity, -Infinity];
  for (let i = 0; i < position.length; i++) {
    const axis = i % 3;
    min[axis] = Math.min(min[axis]!, position[i]!);
    max[axis] = Math.max(max[axis]!, position[i]!);
  }
  return { min, max };
}

/** Of length one, as the format asks; what has none points up. */
function unit(normal: Float32Array): Float32Array {
  const out = new Float32Array(normal.length);
  for (let i = 0; i < normal.length; i += 3) {
    const length = Math.hypot(normal[i]!, normal[i + 1]!, normal[i + 2]!);
    if (length > 1e-6) for (let k = 0; k < 3; k++) out[i + k] = normal[i + k]! / length;
    else out[i + 1] = 1;
  }
  return out;
}

/** Linear colours, 0 to 1, as four bytes each. */
function bytesOf(colour: Float32Array): Uint8Array {
  const out = new Uint8Array((colour.length / 3) * 4).fill(255);
  for (let i = 0; i < colour.length; i++)
    out[Math.floor(i / 3) * 4 + (i % 3)] = Math.round(Math.max(0, Math.min(1, colour[i]!)) * 255);
  return out;
}
