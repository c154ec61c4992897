import { expect, test } from 'vitest';
import { cushion } from '../things/soft.ts';
import { Kit } from './kit.ts';

const still = () => 0.5;
/** The least agreement, over all triangles, between the way a triangle is wound and its own normals: the surface shader turns the normal of a face that is wound the wrong way. */
function agreement(draw: (kit: Kit) => void): number {
  const kit = new Kit('thing', still);
  kit.at(2, -1, 0.3, 37);
  draw(kit);
  let least = 1;
  for (const { mesh } of kit.pieces())
    for (let t = 0; t < mesh.index.length; t += 3) {
      const [a, b, c] = [0, 1, 2].map((k) => mesh.index[t + k]! * 3) as [number, number, number],
        { position: p, normal: n } = mesh;
      const u = [0, 1, 2].map((k) => p[b + k]! - p[a + k]!),
        v = [0, 1, 2].map((k) => p[c + k]! - p[a + k]!),
        w = [
          u[1]! * v[2]! - u[2]! * v[1]!,
          u[2]! * v[0]! - u[0]! * v[2]!,
          u[0]! * v[1]! - u[1]! * v[0]!,
        ],
        l = Math.hypot(...w);
      if (l < 1e-9) continue;
      least = Math.min(
        least,
        [0, 1, 2].reduce(
          (sum, k) => sum + ((w[k]! / l) * (n[a + k]! + n[b + k]! + n[c + k]!)) / 3,
          0,
        ),
      );
    }
  return least;
}
test.each([0, 0.01])('a box with edges taken off by %f m is wound outwards everywhere', (bevel) => {
  expect(
    agreement((kit) =>
      kit.box('wood', [1, 1, 1], 0.2, 0.1, 0.5, 0.4, 0.2, 0.1, { turnDeg: 20, tipDeg: -30, bevel }),
    ),
  ).toBeGreaterThan(0.5);
});
test('a bevelled box keeps its size', () => {
  const kit = new Kit('thing', still);
  kit.box('wood', [1, 1, 1], 0, 0, 0.05, 0.4, 0.2, 0.1, { bevel: 0.01 });
  const { position } = kit.pieces()[0]!.mesh,
    reach = (axis: number) => Math.max(...position.filter((_, i) => i % 3 === axis));
  expect(reach(0)).toBeCloseTo(0.2);
  expect(reach(1)).toBeCloseTo(0.1);
  expect(reach(2)).toBeCloseTo(0.1);
});
test.each([2.6, 7])('a cushion of squareness %f is wound outwards everywhere', (squareness) => {
  expect(
    agreement((kit) =>
      cushion(kit, [1, 1, 1], 0.1, 0.2, 0.4, 0.5, 0.5, 0.15, {
        turnDeg: 30,
        tipDeg: 60,
        squareness,
      }),
    ),
  ).toBeGreaterThan(-0.001);
});
