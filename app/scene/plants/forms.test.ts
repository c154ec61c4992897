import { expect, test } from 'vitest';
import { PLANT_FORMS } from '#engine/model/plant.ts';
import type { PlantState, SceneSpecies } from '#engine/scene/scene.ts';
import { drawPlant } from './draw-plant.ts';
import { lookOf } from './look.ts';

const speciesOf = (form: SceneSpecies['form'], state: PlantState): SceneSpecies => ({
  plantId: `test-${form}`,
  name: 'Exempla communis',
  form,
  heightMm: 1200,
  spreadMm: 900,
  foliageHex: '#5f7f45',
  flowerHex: '#8a6fb0',
  autumnHex: '#b2573c',
  months: Array<PlantState>(12).fill(state),
  inFlower: Array<boolean>(12).fill(state === 'flower'),
  growth: { 1: 1, 3: 1, 5: 1, 10: 1 },
  instances: [],
});
const sizes: Partial<Record<SceneSpecies['form'], { r: number; h: number }>> = {
  bulb: { r: 0.06, h: 0.35 },
  mat: { r: 0.25, h: 0.15 },
};
const sizeOf = (form: SceneSpecies['form']) =>
  /tree|conifer/.test(form) ? { r: 1.4, h: 4.5 } : (sizes[form] ?? { r: 0.4, h: 0.9 });

const bytesOf = ({ buffer, byteOffset, byteLength }: Float32Array) =>
  Buffer.from(buffer, byteOffset, byteLength);

test.each([...PLANT_FORMS])(
  '%s is drawn at its size in every state, and the same each time',
  (form) => {
    for (const state of ['leaf', 'flower', 'autumn', 'bare', 'evergreen', 'dormant'] as const) {
      const size = sizeOf(form),
        draw = () => drawPlant(lookOf(speciesOf(form, state), size, 6, 1, 0)),
        a = draw(),
        b = draw();
      expect(a.leaves.index.length + a.wood.index.length, state).toBeGreaterThan(0);
      expect(bytesOf(b.leaves.position).equals(bytesOf(a.leaves.position))).toBe(true);
      for (const mesh of [a.leaves, a.wood])
        for (let i = 0; i < mesh.position.length; i += 3) {
          const x = mesh.position[i]!,
            y = mesh.position[i + 1]!,
            z = mesh.position[i + 2]!;
          // As a question to `expect` at every point it would take longer than the drawing.
          const isWithin =
            Math.hypot(x, z) <= size.r * 1.45 + 0.22 && y <= size.h * 1.3 + 0.2 && y >= -0.5;
          if (!isWithin)
            expect.fail(
              `${form} ${state} reaches ${x.toFixed(2)}, ${y.toFixed(2)}, ${z.toFixed(2)}`,
            );
        }
    }
  },
);
test('a plant out of flower shows no petal', () => {
  const petals = (state: PlantState) => {
    const { colour } = drawPlant(
      lookOf(speciesOf('daisy', state), sizeOf('daisy'), 6, 1, 0),
    ).leaves;
    let n = 0;
    for (let i = 0; i < colour.length; i += 3) if (colour[i + 2]! > colour[i + 1]! * 1.15) n++;
    return n;
  };
  expect(petals('flower')).toBeGreaterThan(50);
  expect(petals('leaf')).toBe(0);
});
test('fewer leaves far off are larger', () => {
  const reach = (detail: number) => {
    const { position, index } = drawPlant(
      lookOf(speciesOf('dome', 'leaf'), { r: 0.5, h: 0.8 }, 6, detail, 0),
    ).leaves;
    return {
      n: index.length / 6,
      size: Math.hypot(
        position[9]! - position[0]!,
        position[10]! - position[1]!,
        position[11]! - position[2]!,
      ),
    };
  };
  const near = reach(1),
    far = reach(0.1);
  expect(far.n).toBeLessThan(near.n / 5);
  expect(far.size).toBeGreaterThan(near.size);
});
test('what flowers on bare wood shows no leaf', () => {
  const green = (month: number) => {
    const months = Array.from({ length: 12 }, (_, i): PlantState =>
        i < 3 || i > 9 ? 'flower' : i > 8 ? 'autumn' : 'leaf',
      ),
      species = {
        ...speciesOf('standard-tree', 'flower'),
        flowerHex: '#f2e8e8',
        months,
        inFlower: months.map((m) => m === 'flower'),
      };
    const { colour } = drawPlant(lookOf(species, sizeOf('standard-tree'), month, 0.3, 0)).leaves;
    let n = 0;
    for (let i = 0; i < colour.length; i += 3) if (colour[i + 1]! > colour[i]! * 1.2) n++;
    return n;
  };
  expect(green(6)).toBeGreaterThan(500);
  expect(green(1)).toBe(0);
});
test('a row of hedge pieces has leaves at both its ends and none wasted between', () => {
  const reach = (isEnd: boolean) => {
    const { position } = drawPlant(
      lookOf(speciesOf('hedge', 'evergreen'), { r: 0.25, h: 1.5, across: 0.4, isEnd }, 6, 1, 0),
    ).leaves;
    let n = 0;
    for (let i = 0; i < position.length; i += 3)
      if (
        Math.abs(position[i]!) > 0.24 &&
        Math.abs(position[i + 2]!) < 0.25 &&
        position[i + 1]! < 1.2
      )
        n++;
    return n;
  };
  expect(reach(true)).toBeGreaterThan(reach(false) * 3 + 100);
});
