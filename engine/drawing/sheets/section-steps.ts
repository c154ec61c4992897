/** The finished surface along a section, with its steps; and the masonry that holds it, cut through. */
import type { GardenModel } from '../../model/garden.ts';
import type { Mm } from '../../model/shapes.ts';
import { levelsOf, surfaceAt } from '../../levels/levels.ts';
import type { Primitive } from '../drawing.ts';
import { INK } from '../palette.ts';
import type { Xy } from '../path.ts';
import { spansOf } from './section-cut.ts';
import type { SectionFrame } from './section-frame.ts';

const SAMPLE_MM: Mm = 100,
  /** A jump in the surface, where a slope rises less over one sample. */
  JUMP_MM: Mm = 45,
  MASONRY = '#a08f7c';

/** Points of the finished surface from `from` to `to`; an upright face has two at one place. */
export function surfaceLine(model: GardenModel, x: Mm, from: Mm, to: Mm): Xy[] {
  const level = (u: Mm) => surfaceAt(model, x, u);
  const n = Math.max(1, Math.ceil((to - from) / SAMPLE_MM)),
    // ends stand just within, where it is plain which floor is meant
    us = Array.from({ length: n + 1 }, (_, i) =>
      Math.max(from + 1, Math.min(to - 1, from + ((to - from) * i) / n)),
    );
  const points: Xy[] = [[from, level(us[0]!)]];
  for (let i = 1; i < us.length; i++) {
    let a = us[i - 1]!,
      b = us[i]!;
    const za = level(a),
      zb = level(b);
    if (Math.abs(zb - za) > JUMP_MM) {
      while (b - a > 1) {
        const middle = (a + b) / 2;
        if (Math.abs(level(middle) - za) < Math.abs(level(middle) - zb)) a = middle;
        else b = middle;
      }
      points.push([a, za], [a, zb]);
    }
    points.push([us[i]!, zb]);
  }
  points.push([to, points.at(-1)![1]]);
  return points;
}

/** A wall goes on below the lower ground beside it, a flight below its lowest tread, mm. */
const WALL_FOOT_MM: Mm = 350,
  STEP_FOOT_MM: Mm = 150;
const THICK_MM = { edging: 100, 'low-wall': 215, wall: 300, engineered: 400 } as const;

/** Steps and walls where the section cuts them. */
export function cutMasonry(frame: SectionFrame, model: GardenModel): Primitive[] {
  const { x } = frame.cut,
    { flights, landing, edges } = levelsOf(model);
  const solid = (points: readonly Xy[], fill = MASONRY): Primitive => ({
    kind: 'path',
    d: frame.ring(points),
    fill,
    stroke: INK,
    strokeWidth: 0.15,
  });
  const stepped = [
    ...flights.map(({ region, footMm }) => ({ region, footMm })),
    ...(landing ? [{ region: landing.region, footMm: levelsOf(model).atDoorMm }] : []),
  ].flatMap(({ region, footMm }) =>
    spansOf(region, x).map(({ from, to }) =>
      solid([
        ...surfaceLine(model, x, from, to),
        [to, footMm - STEP_FOOT_MM],
        [from, footMm - STEP_FOOT_MM],
      ]),
    ),
  );
  const walls = edges.flatMap((edge) =>
    edge.line.slice(1).flatMap(([bx, by], i): Primitive[] => {
      const [ax, ay] = edge.line[i]!;
      if (ax > x === bx > x) return [];
      const u = ay + ((by - ay) * (x - ax)) / (bx - ax),
        near = surfaceAt(model, x, u - 60),
        far = surfaceAt(model, x, u + 60),
        thick = THICK_MM[edge.class],
        back = near > far ? -thick : thick;
      return [
        solid([
          [u, Math.max(near, far)],
          [u + back, Math.max(near, far)],
          [u + back, Math.min(near, far) - WALL_FOOT_MM],
          [u, Math.min(near, far) - WALL_FOOT_MM],
        ]),
      ];
    }),
  );
  return [...walls, ...stepped];
}
