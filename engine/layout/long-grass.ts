/** Great gardens that are all beds: a border is kept along paths and lawns, and the ground behind it is long grass under its trees. */
import { BooleanFailure } from '../geometry/boolean.ts';
import { areaM2, bounds, boxesTouch, contains, tidy } from '../geometry/region.ts';
import { offset, opened, tryIntersect, trySubtract } from '../geometry/trial.ts';
import type { Brief } from '../model/brief.ts';
import type { Area, Layout } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';
import { bedAllowance } from './bed-allowance.ts';
import { footprint } from './clear-walk.ts';
import { type Part, partGreat } from './great-ground.ts';
import { withoutBareTrellis } from './lone-screens.ts';

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

/**
 * The layout with the ground of its great beds that nobody could keep as long grass, or as groves where grass is refused; unchanged where
 * beds are a part of the garden that can be kept.
 */
export function withLongGrass(layout: Layout, brief: Brief, plotM2: number): Layout {
  const beds = layout.areas.filter(({ kind, isLater }) => kind === 'bed' && !isLater),
    bedM2 = beds.reduce((sum, { region }) => sum + areaM2(region), 0),
    hasGrass = !refusesLongGrass(brief),
    allowedM2 = bedAllowance(brief, plotM2);
  const parts =
    bedM2 > allowedM2
      ? partsOfGreat(layout, beds, allowedM2, hasGrass)
      : hasGrass && bedM2 >= GREAT_M2 && bedM2 >= plotM2 * SHARE
        ? new Map(beds.map((bed) => [bed.id, partsOfDeep(layout, bed)]))
        : null;
  return parts ? withParts(layout, parts) : layout;
}

const standingIn = ({ furnishings }: Layout, beds: readonly Area[]): Region[] =>
  furnishings.filter((one) => beds.some(({ id }) => id === one.areaId)).map(footprint);
const openOf = ({ areas }: Layout) => areas.filter(({ kind }) => kind !== 'bed');

/** Where a cut cannot be reckoned, beds stay as they are drawn. */
function partsOfGreat(
  layout: Layout,
  beds: readonly Area[],
  allowedM2: number,
  hasGrass: boolean,
): Map<string, Part[]> | null {
  try {
    return partGreat(beds, layout.areas, {
      allowedM2,
      hasGrass,
      standing: standingIn(layout, beds),
      trees: layout.trees,
      deepOf: ({ region }) => deepOf(region, openOf(layout), []),
    });
  } catch (error) {
    if (error instanceof BooleanFailure) return null;
    throw error;
  }
}

function partsOfDeep(layout: Layout, bed: Area): Part[] {
  const deep = deepOf(bed.region, openOf(layout), standingIn(layout, [bed])),
    left = deep.length ? tidy(trySubtract(bed.region, deep)) : bed.region;
  return areaM2(left) < 1
    ? [{ is: 'bed', region: bed.region }]
    : [
        { is: 'bed', region: left },
        ...deep.map((polygon): Part => ({ is: 'grass', region: [polygon] })),
      ];
}

const MADE: Record<Exclude<Part['is'], 'bed'>, Omit<Area, 'id' | 'region' | 'why'>> = {
  grass: {
    kind: 'meadow',
    feature: null,
    label: 'Long grass',
    material: 'meadow-seed',
    purpose: 'grass and wild flowers under the trees, cut once in late summer',
  },
  grove: {
    kind: 'bed',
    feature: null,
    label: 'Grove',
    material: 'soil',
    purpose: 'shrubs of a few kinds in masses, under the trees and over mulch',
    isGrove: true,
  },
};
const WHY: Record<Exclude<Part['is'], 'bed'>, readonly string[]> = {
  grass: [
    'behind the border, where nobody could reach to weed',
    'sown and mown once a year in place of hundreds of plants',
  ],
  grove: [
    'away from where one sits, where a border would not be seen',
    'shrubs and mulch in place of hundreds of plants',
  ],
};

/** The layout with its beds in those parts: what is left of a bed keeps its name, and what stood in it stands on the ground it is now on. */
function withParts(layout: Layout, parts: ReadonlyMap<string, readonly Part[]>): Layout {
  const areas: Area[] = [],
    made: Area[] = [];
  for (const area of layout.areas) {
    const own = parts.get(area.id);
    if (!own || own.every(({ is }) => is === 'bed')) {
      areas.push(area);
      continue;
    }
    for (const { is, region } of own) {
      if (is === 'bed') areas.push({ ...area, region });
      else
        made.push({
          ...MADE[is],
          id: `${is === 'grass' ? 'long-grass' : 'grove'}-${made.filter(({ isGrove }) => !isGrove === (is === 'grass')).length + 1}`,
          region,
          why: [`${Math.round(areaM2(region))} m²`, ...WHY[is]],
        });
    }
  }
  if (!made.length) return layout;
  const on = <T extends { areaId: string; x: number; y: number }>(thing: T): T => {
    const here =
      parts.has(thing.areaId) &&
      made.find(({ region }) => contains(region, Math.round(thing.x), Math.round(thing.y)));
    return here ? { ...thing, areaId: here.id } : thing;
  };
  const first = areas.findIndex(({ kind }) => kind === 'bed'),
    at = first < 0 ? areas.length : first;
  return {
    ...layout,
    areas: [...areas.slice(0, at), ...made, ...areas.slice(at)],
    screens: withoutBareTrellis(layout.screens, made),
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
