/** Which part of the beds is planted where a sum does not plant them all. */
import { intersect, subtract, unite } from '../geometry/boolean.ts';
import { area, areaM2, bounds, rectangle, tidy } from '../geometry/region.ts';
import { opened, tryIntersect } from '../geometry/trial.ts';
import type { Area } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';

/** Where planting stands when there is little of it: by the house, along the fuller side, or at the far end. */
export type Placing = 'near' | 'side' | 'far';

/** Less of a bed than this is not worth its edge, and less grass is no ground of its own, m². */
const LEAST_BED_M2 = 1.5,
  LEAST_GRASS_M2 = 1;
/** Steps of the search for a line that leaves the share that is wanted. */
const STEPS = 14;

/** A strip that is narrower than twice this is an edging and no bed; so much of what is planted is wider. */
const HALF_BED_MM: Mm = 375,
  LEAST_BROAD = 0.6;

type Cut = { box: (t: number) => Region; t: number };

/** Of every bed, what lies on the planted side of one straight line across the garden; across another way where that would leave strips. */
export function plantedOf(
  beds: readonly Area[],
  share: number,
  placing: Placing,
): Map<string, Region> {
  const all = beds.flatMap(({ region }) => region);
  if (!all.length) return new Map();
  const wanted = areaM2(all) * share,
    ways = [placing, ...(['far', 'near', 'side'] as const).filter((one) => one !== placing)],
    cuts = ways.map((one) => cutFor(all, one, wanted));
  const { box, t } = cuts.find((one) => isBroad(all, one)) ?? cuts[0]!;
  const cut = beds.map(({ id, region }) => ({
      id,
      region,
      pieces: tidy(intersect(region, box(t))),
    })),
    largest = Math.max(...cut.flatMap(({ pieces }) => pieces.map((piece) => areaM2([piece]))));
  return new Map(
    cut.map(({ id, region, pieces }) => {
      const left = pieces.filter((piece) => {
        const m2 = areaM2([piece]);
        return m2 >= LEAST_BED_M2 || m2 === largest;
      });
      // a corner that is cut off stays with its bed
      const corners = subtract(region, left).filter((piece) => areaM2([piece]) < LEAST_GRASS_M2);
      return [id, left.length ? tidy(unite(left, ...corners.map((one) => [one]))) : []];
    }),
  );
}

function cutFor(all: Region, placing: Placing, wantedM2: number): Cut {
  const { x0, x1, y0, y1 } = bounds(all);
  const boxes: ((t: number) => Region)[] =
    placing === 'near'
      ? [(t) => rectangle(x0, y0, x1, Math.round(y0 + t * (y1 - y0)))]
      : placing === 'far'
        ? [(t) => rectangle(x0, Math.round(y1 - t * (y1 - y0)), x1, y1)]
        : [
            (t) => rectangle(x0, y0, Math.round(x0 + t * (x1 - x0)), y1),
            (t) => rectangle(Math.round(x1 - t * (x1 - x0)), y0, x1, y1),
          ];
  // along a side: where the narrower strip holds what is planted
  return boxes
    .map((box) => ({ box, t: shareAt(all, box, wantedM2) }))
    .reduce((best, one) => (one.t < best.t ? one : best));
}

function isBroad(all: Region, { box, t }: Cut): boolean {
  const planted = tryIntersect(all, box(t));
  return area(opened(planted, HALF_BED_MM)) >= LEAST_BROAD * area(planted);
}

function shareAt(beds: Region, box: (t: number) => Region, wantedM2: number): number {
  let low = 0,
    high = 1;
  for (let i = 0; i < STEPS; i++) {
    const t = (low + high) / 2;
    if (areaM2(tryIntersect(beds, box(t))) < wantedM2) low = t;
    else high = t;
  }
  return high;
}
