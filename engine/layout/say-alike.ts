/** Says so where a plot holds one arrangement, and the three are not three. */
import type { Problem } from '../model/brief.ts';
import type { Layout } from '../model/layout.ts';
import type { Site } from '../model/site.ts';
import { Grid } from '../geometry/grid.ts';
import { polygon } from '../geometry/region.ts';
import type { Ask } from './plan-types.ts';
import { GROUND_CLASS } from './triple.ts';

/** Share of the ground of one use from which two are one plan to the eye. */
const ALIKE = 0.9;
const CELL_MM = 500;

/** Share of the ground, 0 to 1, that serves the same use in both. Pure. */
export function groundAlike({ boundary }: Pick<Site, 'boundary'>, a: Layout, b: Layout): number {
  const grid = new Grid(polygon(boundary), CELL_MM);
  const [p, q] = [a, b].map((layout) => {
    const marks = new Uint8Array(grid.count);
    for (const { kind, region } of layout.areas) grid.fill(region, GROUND_CLASS[kind], marks);
    return marks;
  }) as [Uint8Array, Uint8Array];
  let same = 0,
    all = 0;
  for (let k = 0; k < p.length; k++) {
    if (!p[k] || !q[k]) continue;
    all++;
    if (p[k] === q[k]) same++;
  }
  return all ? same / all : 1;
}

/** A note where two of the three or all of them divide the ground alike. */
export function sayAlike(
  site: Pick<Site, 'boundary'>,
  layouts: readonly Layout[],
  { parking, front }: Pick<Ask, 'parking' | 'front'>,
): Problem[] {
  const pairs = layouts.flatMap((a, i) =>
    layouts.slice(i + 1).map((b) => groundAlike(site, a, b) >= ALIKE),
  );
  const alike = pairs.filter(Boolean).length;
  if (!alike) return [];
  const why = parking
    ? 'Bay and way to the door leave room for one arrangement here'
    : front
      ? 'The way to the door leaves room for one arrangement here'
      : 'This plot holds one arrangement of what you ask for';
  return [
    {
      code: 'one-arrangement',
      severity: 'note',
      message: `${why}, so ${alike === pairs.length ? 'the three' : 'two of the three'} divide the ground alike. They differ in lines, floors and planting; tell us what matters less, and there is room for another.`,
    },
  ];
}
