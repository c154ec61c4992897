/** Ground that stays as it is in a garden for a small sum: grass that is mown on, or let grow, where planting or gravel would cost too much. */
import { BooleanFailure, intersect, subtract, unite } from '../geometry/boolean.ts';
import { areaM2, contains, polygon, rectangle, tidy } from '../geometry/region.ts';
import { FURNISHINGS } from '../features/features.ts';
import type { Brief } from '../model/brief.ts';
import type { Area, AreaKind, Layout } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';
import { sumOf } from '../model/sum-of.ts';
import type { Site } from '../model/site.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { clearBefore, type DoorTurn } from './doors.ts';
import { giveSlips } from './grass-slips.ts';
import { isGrassThere } from './grass-there.ts';
import { withoutLoneScreens } from './lone-screens.ts';
import { type Placing, plantedOf } from './planted-share.ts';
import { refusesLongGrass } from './long-grass.ts';
import { sharesOf } from './shares.ts';
import { layStones, waysToPlaces } from './stones.ts';

/**
 * What takes the place of planting: the lawn that is there, mown on; the same let grow and cut twice a year; a lawn sown where there is none; or bark
 * over soil that is planted another year.
 */
export type KeptAs = 'lawn' | 'long-grass' | 'sown' | 'mulch';

/** On less nobody mows, m². */
const LEAST_SOWN_M2 = 32;

/** So little buys seed or bark, a few plants and hardly a floor: pence in all, or for each m². */
const TINY_PENCE = 100_000,
  TINY_PER_M2 = 2_500;
export function isTinySum(brief: Pick<Brief, 'budgetPence' | 'thriftPence' | 'areaM2'>): boolean {
  const sum = sumOf(brief);
  return sum !== null && (sum.value < TINY_PENCE || sum.value < TINY_PER_M2 * brief.areaM2.value);
}

/** Null where nothing may be dug. */
export function keptAs(brief: Brief, site: Site): KeptAs | null {
  if (isUndug(site)) return null;
  const isRefused = brief.refused.some(({ value }) => value === 'lawn');
  const lawn = brief.wanted.find(({ value }) => value === 'lawn');
  // seed is the least that bare ground is covered with
  const mayBeSown =
    isTinySum(brief) &&
    !isRefused &&
    site.position !== 'front' &&
    brief.areaM2.value >= LEAST_SOWN_M2;
  if (!isGrassThere(brief, site)) return lawn || mayBeSown ? 'sown' : 'mulch';
  if (lawn) return 'lawn';
  if (isRefused && refusesLongGrass(brief)) return 'mulch';
  return refusesLongGrass(brief) ? 'lawn' : 'long-grass';
}

const AS_IT_IS: Record<KeptAs, Pick<Area, 'kind' | 'label' | 'material' | 'purpose' | 'why'>> = {
  lawn: {
    kind: 'lawn',
    label: 'Grass, as it is',
    material: 'turf',
    purpose: 'the grass that is there, mown on',
    why: ['the grass that is there costs nothing to keep'],
  },
  'long-grass': {
    kind: 'meadow',
    label: 'Long grass',
    material: 'meadow-seed',
    purpose: 'the grass that is there, cut twice a year',
    why: ['the grass that is there, let grow, costs nothing to keep'],
  },
  sown: {
    kind: 'lawn',
    label: 'Lawn',
    material: 'turf',
    purpose: 'open ground to walk and sit on',
    why: ['a lawn that is sown costs a tenth of planting'],
  },
  mulch: {
    kind: 'margin',
    label: 'Bark mulch',
    material: 'soil',
    purpose: 'bark over the soil, planted when there is money for it',
    why: ['bark keeps weeds down until the ground is planted'],
  },
};

/** What bare ground is covered with until more is made of it, where the sum is tiny; null where it is left as it is. */
export function coverAs(brief: Brief, site: Site): Partial<Area> | null {
  const as = isTinySum(brief) ? keptAs(brief, site) : null;
  if (as !== 'sown' && as !== 'mulch') return null;
  return { ...AS_IT_IS[as], feature: as === 'sown' ? 'lawn' : null };
}

/** What ground is that is left open for good: the grass that is there, or seed; null where neither may be, or nothing may be dug. */
export function groundAs(brief: Brief, site: Site): Partial<Area> | null {
  const as = keptAs(brief, site);
  if (!as || as === 'mulch') return null;
  return {
    ...AS_IT_IS[as],
    feature: as === 'long-grass' ? null : 'lawn',
    ...(as === 'sown' ? {} : { isKept: true as const }),
  };
}

/** Ground that is open and was not asked for itself. */
const OPEN: ReadonlySet<AreaKind> = new Set(['gravel', 'meadow', 'lawn']);
export type Ways = 'floor' | 'stones' | 'grass';
type Given = {
  brief: Brief;
  site: Site;
  /** Of the beds, 0 to 1. */
  share: number;
  placing: Placing;
  /** Ways that nobody asked for: as they are drawn, stepping stones in the grass, or the grass itself. */
  ways: Ways;
};

const ESCAPE =
  /\b(?:escape routes?|(?:means|route|way) of escape|fire (?:exit|escape)|emergency (?:exit|route)|way out (?:in|if there is) a fire)\b/i;
/** The way to the gate is one out of a burning house: it is firm and comes first. */
export const isEscapeRoute = ({ description }: Pick<Brief, 'description'>): boolean =>
  ESCAPE.test(description);

/** Sticks, wheels, an escape, whoever comes from the street and whoever asks for a path need a firm one. */
export const mayWalkOnGrass = ({ household, wishes, description, position }: Brief): boolean =>
  position.value !== 'front' &&
  !isEscapeRoute({ description }) &&
  !household.easyAccess.value &&
  !household.wheelchair.value &&
  !wishes.some(({ concept }) => concept === 'path');

/**
 * The layout with its open ground as the grass that is there, and of its beds the `share` (0 to 1) that is planted all the same.
 * Pure; the layout itself where nothing can be kept.
 */
export function withKeptGround(layout: Layout, given: Given): Layout {
  const as = keptAs(given.brief, given.site);
  if (!as) return layout;
  try {
    return keep(layout, given, as);
  } catch (error) {
    if (error instanceof BooleanFailure) return layout;
    throw error;
  }
}

function keep(layout: Layout, { brief, site, share, placing, ways }: Given, as: KeptAs): Layout {
  const asksGravel =
    brief.wishes.some(({ concept }) => concept === 'gravel') || brief.paving?.value === 'gravel';
  const stays = (area: Area): boolean =>
    (as !== 'mulch' || (isTinySum(brief) && area.kind === 'gravel')) &&
    ((ways !== 'floor' && area.kind === 'path' && area.feature === null) ||
      (OPEN.has(area.kind) &&
        (area.kind === 'lawn'
          ? area.material === 'turf'
          : !brief.wanted.some((one) => one.value === area.feature && one.source.kind === 'read') &&
            !(area.kind === 'gravel' && asksGravel))));
  const beds = layout.areas.filter(({ kind }) => kind === 'bed'),
    planted = share < 1 ? plantedOf(beds, share, placing) : new Map<string, Region>();
  const freed: Region[] = [],
    movedFrom = new Set<string>(),
    fronts = doorFloors(layout);
  const rest: Area[] = [];
  for (const area of layout.areas) {
    const left = planted.get(area.id);
    if (stays(area)) {
      const isHard = area.kind === 'path' || area.kind === 'gravel',
        floor = isHard && fronts.length ? tidy(intersect(area.region, fronts)) : [];
      freed.push(floor.length ? tidy(subtract(area.region, floor)) : area.region);
      movedFrom.add(area.id);
      if (floor.length) rest.push({ ...area, region: floor });
    } else if (left) {
      const bare = left.length ? tidy(subtract(area.region, left)) : area.region;
      freed.push(bare);
      movedFrom.add(area.id);
      if (left.length) rest.push({ ...area, region: left });
    } else rest.push(area);
  }
  if (!freed.length) return layout;
  const was = layout.areas.find(({ kind, material }) => kind === 'lawn' && material === 'turf');
  const whole = tidy(unite(...freed)),
    { grass: open, areas } =
      as === 'mulch' ? { grass: whole, areas: rest } : giveSlips(whole, rest, layout.routes);
  const grass = open.map((piece, i): Area => ({
    ...AS_IT_IS[as],
    ...(was && (as === 'lawn' || as === 'sown') ? { label: was.label, purpose: was.purpose } : {}),
    id: `grass-${i + 1}`,
    feature: as === 'long-grass' || as === 'mulch' ? null : 'lawn',
    region: [piece],
    ...(as === 'sown' || as === 'mulch' ? {} : { isKept: true as const }),
    why: [`${Math.round(areaM2([piece]))} m²`, ...AS_IT_IS[as].why],
  }));
  const on = <T extends { areaId: string; x: Mm; y: Mm }>(thing: T): T => {
    if (!movedFrom.has(thing.areaId)) return thing;
    const x = Math.round(thing.x),
      y = Math.round(thing.y);
    const here =
      areas.find(({ id, region }) => id === thing.areaId && contains(region, x, y)) ??
      grass.find(({ region }) => contains(region, x, y)) ??
      areas.find(({ kind, region }) => kind === 'bed' && contains(region, x, y)) ??
      grass[0]!;
    return { ...thing, areaId: here.id };
  };
  const firstBed = areas.findIndex(({ kind }) => kind === 'bed'),
    at = firstBed < 0 ? areas.length : firstBed,
    all = [...areas.slice(0, at), ...grass, ...areas.slice(at)],
    bedIds = new Set(beds.map(({ id }) => id));
  // stones to tend a bed from are none in grass
  const stones = layout.stones
    .map(on)
    .filter(
      ({ areaId }, i) =>
        areaId === layout.stones[i]!.areaId || !bedIds.has(layout.stones[i]!.areaId),
    );
  return {
    ...layout,
    areas: all,
    screens: withoutLoneScreens(layout.screens, grass),
    trees: layout.trees.map(on),
    furnishings: layout.furnishings.map(on),
    stones:
      ways === 'stones'
        ? [...stones, ...layStones(waysToPlaces(layout), all, grass, stones)]
        : stones,
    routes: layout.routes.map((route) =>
      movedFrom.has(route.areaId) && !all.some(({ id }) => id === route.areaId)
        ? { ...route, areaId: grass[0]!.id }
        : route,
    ),
    shares: sharesOf(all, areaM2(polygon(site.boundary)) * 1e6),
  };
}

/** A building opens on to a hard floor, on grass too. */
function doorFloors({ furnishings }: Layout): Region {
  return furnishings.flatMap((thing) => {
    if (!FURNISHINGS[thing.kind].door || thing.turnDeg % 90) return [];
    const { x, y, width, depth } = clearBefore({ ...thing, turnDeg: thing.turnDeg as DoorTurn });
    return rectangle(x - width / 2, y - depth / 2, x + width / 2, y + depth / 2);
  });
}
