/** Great gardens that are all beds: a border is kept along paths and lawns, and the ground behind it is long grass under its trees. */
import { areaM2, bounds, boxesTouch, contains, tidy } from '../geometry/region.ts';
import { offset, opened, tryIntersect, trySubtract } from '../geometry/trial.ts';
import type { Brief } from '../model/brief.ts';
import type { Area, Layout } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';
import { footprint } from './clear-walk.ts';

/** From this much bed, and from this share of the garden, nobody plants or weeds it all, m². */
const GREAT_M2 = 130,
  SHARE = 0.42;
/** Depth of the border that is kept, half the least width of the grass, and the least of it, mm and m². */
const BORDER_MM: Mm = 2600,
  HALF_WIDTH_MM: Mm = 1300,
  LEAST_M2 = 18;
/** Bed that is left round what stands at the edge of the grass. */
const BESIDE_MM: Mm = 150;
/** What a cut in whole millimetres adds to or takes from a thing's ground. */
const ROUNDING_M2 = 0.002;

/** True where long grass is no answer: its pollen, or a word against it. */
export const refusesLongGrass = ({
  household,
  projectType,
  refused,
  wanted,
  said,
  plantsRefused,
}: Brief): boolean =>
  household.hayFever.value ||
  // who refuses a lawn in words has refused its grass, unless a meadow was asked for, it is mown no more, or hedgehogs live in it
  (refused.some(
    ({ value, source }) =>
      value === 'lawn' && source.kind === 'read' && !/\bmow/i.test(source.quote),
  ) &&
    projectType.value !== 'wildlife' &&
    !wanted.some(({ value }) => value === 'meadow')) ||
  said?.shunned?.includes('pollen') === true ||
  refused.some(({ value }) => value === 'meadow') ||
  plantsRefused.some(({ value }) => /^(?:grass|grasses)$/i.test(value));

/** The layout with the deep ground of its great beds as long grass; unchanged where beds are a part of the garden that can be kept. */
export function withLongGrass(layout: Layout, brief: Brief, plotM2: number): Layout {
  const beds = layout.areas.filter(({ kind }) => kind === 'bed'),
    bedM2 = beds.reduce((sum, { region }) => sum + areaM2(region), 0);
  if (bedM2 < GREAT_M2 || bedM2 < plotM2 * SHARE || refusesLongGrass(brief)) return layout;
  const open = layout.areas.filter(({ kind }) => kind !== 'bed'),
    areas: Area[] = [],
    grass: Area[] = [];
  for (const area of layout.areas) {
    const standing = layout.furnishings.filter(({ areaId }) => areaId === area.id).map(footprint);
    const deep = area.kind === 'bed' && !area.isLater ? deepOf(area.region, open, standing) : [];
    const left = deep.length ? tidy(trySubtract(area.region, deep)) : area.region;
    if (!deep.length || areaM2(left) < 1) {
      areas.push(area);
      continue;
    }
    areas.push({ ...area, region: left });
    for (const polygon of deep) {
      const region: Region = [polygon],
        m2 = areaM2(region);
      grass.push({
        id: `long-grass-${grass.length + 1}`,
        kind: 'meadow',
        feature: null,
        label: 'Long grass',
        region,
        material: 'meadow-seed',
        purpose: 'grass and wild flowers under the trees, cut once in late summer',
        why: [
          `${Math.round(m2)} m²`,
          'behind the border, where nobody could reach to weed',
          'sown and mown once a year in place of hundreds of plants',
        ],
      });
    }
  }
  if (!grass.length) return layout;
  const on = <T extends { areaId: string; x: number; y: number }>(thing: T): T => {
    const here = grass.find(({ region }) =>
      contains(region, Math.round(thing.x), Math.round(thing.y)),
    );
    return here && beds.some(({ id }) => id === thing.areaId)
      ? { ...thing, areaId: here.id }
      : thing;
  };
  const first = areas.findIndex(({ kind }) => kind === 'bed'),
    at = first < 0 ? areas.length : first;
  return {
    ...layout,
    areas: [...areas.slice(0, at), ...grass, ...areas.slice(at)],
    trees: layout.trees.map(on),
    furnishings: layout.furnishings.map(on),
    stones: layout.stones.map(on),
  };
}

/** Of a bed, what lies deeper than a border from everything that is not bed; whole pieces that are broad enough for a scythe. What stands in it stands on one of both. */
function deepOf(region: Region, open: readonly Area[], standing: readonly Region[]): Region {
  const box = bounds(region),
    near = open.filter((one) => boxesTouch(bounds(offset(one.region, BORDER_MM)), box));
  const deep = near.reduce<Region>(
    (left, one) => trySubtract(left, offset(one.region, BORDER_MM, 'round')),
    region,
  );
  const grass = opened(deep, HALF_WIDTH_MM, 'round');
  const atEdge = standing.filter((one) => {
    const on = areaM2(tryIntersect(one, grass));
    return on > ROUNDING_M2 && on < areaM2(one) - ROUNDING_M2;
  });
  return tidy(trySubtract(grass, ...atEdge.map((one) => offset(one, BESIDE_MM)))).filter(
    (polygon) => areaM2([polygon]) >= LEAST_M2 && polygon.length === 1,
  );
}
