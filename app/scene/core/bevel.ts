/** The geometry of a box with its edges taken off. */
import { type Vec3 } from '../maths/vector.ts';
import { MeshBuilder } from './mesh-builder.ts';

export const FACES: { n: Vec3; u: Vec3; v: Vec3 }[] = [
  { n: [1, 0, 0], u: [0, 0, -1], v: [0, 1, 0] },
  { n: [-1, 0, 0], u: [0, 0, 1], v: [0, 1, 0] },
  { n: [0, 1, 0], u: [1, 0, 0], v: [0, 0, -1] },
  { n: [0, -1, 0], u: [1, 0, 0], v: [0, 0, 1] },
  { n: [0, 0, 1], u: [1, 0, 0], v: [0, 1, 0] },
  { n: [0, 0, -1], u: [-1, 0, 0], v: [0, 1, 0] },
];

/** The strips between a box's faces and the triangles at its corners; they share the faces' vertices, so light rolls over the edge. */
export function bevelled(b: MeshBuilder, corners: ReadonlyMap<string, number>): void {
  const at = (axis: number, corner: Vec3): number => corners.get(`${axis}${corner.join()}`)!;
  for (const along of [0, 1, 2])
    for (const p of [-1, 1])
      for (const q of [-1, 1]) {
        const one = (along + 1) % 3,
          two = (along + 2) % 3,
          corner = (s: number): Vec3 => {
            const c: Vec3 = [0, 0, 0];
            c[along] = s;
            c[one] = p;
            c[two] = q;
            return c;
          };
        const from = p * q,
          to = -from;
        b.quad(
          at(one, corner(from)),
          at(one, corner(to)),
          at(two, corner(to)),
          at(two, corner(from)),
        );
      }
  for (const x of [-1, 1])
    for (const y of [-1, 1])
      for (const z of [-1, 1])
        b.triangle(
          at(0, [x, y, z]),
          at(x * y * z > 0 ? 1 : 2, [x, y, z]),
          at(x * y * z > 0 ? 2 : 1, [x, y, z]),
        );
}
