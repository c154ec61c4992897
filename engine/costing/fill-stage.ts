/** As much of a plan as a sum makes: the heart of the letter first, what makes the ground of use, and furniture that nobody wrote of last. */
import type { Brief } from '../model/brief.ts';
import type { GardenModel } from '../model/garden.ts';
import type { AreaKind, Furnishing, FurnishingKind } from '../model/layout.ts';
import type { FeatureId } from '../features/names.ts';
import { joinCover } from './join-cover.ts';
import {
  type Chosen,
  EXTRAS,
  type Extra,
  has,
  isLight,
  meanwhile,
  stageOf,
} from './stage-drawn.ts';
import { CARRIES, inOrder, LAST_WISHED } from './stage-order.ts';
import { HEART_RANK } from './stages.ts';

/** What was wished for stands on the ground as it is, where there is no money for a floor under it. */
const STANDS_ANYWHERE: ReadonlySet<FurnishingKind> = new Set([
  'bench',
  'sunlounger',
  'dining-set',
  'lounge-set',
  'hammock',
  'sandpit',
  'playhouse',
  'swing',
  'climbing-frame',
  'log-steps',
  'raised-bed',
]);
/** Ground that is used without a floor of its own, and keeps its place where the sum does not make one. */
const USED_AS_IT_IS: ReadonlySet<FeatureId> = new Set(['play', 'trampoline']);

/** Ground that is nothing without what stands on it. */
const NEEDS_ITS_THINGS: ReadonlySet<AreaKind> = new Set(['play', 'seat']);

type Until = Parameters<typeof meanwhile>[2];
export type Given = {
  brief: Brief;
  priceOf: (model: GardenModel) => number;
  budgetPence: number;
};
export type Way = { hasFloor: boolean; until: Until };

/** The floor at the door. */
export const floorOf = ({ layout }: GardenModel): string | undefined =>
  layout.areas.find(({ kind }) => kind === 'terrace')?.id;

export type Made = {
  chosen: Chosen;
  model: GardenModel;
  now: { areaIds: string[] };
  later: { areaIds: string[] };
  isWhole: boolean;
};
/** Who asked for it: in words, on the form, or nobody. */
const ASKED = { read: 0, entered: 1, assumed: 2 } as const,
  UNASKED = 3;

/** As much of a plan as the sum makes, the heart of the letter first; null where nothing would be made but the ground as it is. */
export function fill(
  model: GardenModel,
  { brief, priceOf, budgetPence }: Given,
  { hasFloor, until }: Way,
): Made | null {
  const is = meanwhile(model, brief, until);
  if (!is) return null;
  const { areas, furnishings } = model.layout;
  const ground = inOrder(model, brief),
    floor = floorOf(model),
    byId = new Map(areas.map((area) => [area.id, area]));
  const later = new Set(ground.map(({ id }) => id).filter((id) => !(hasFloor && id === floor))),
    left = new Set<string>(furnishings.map(({ id }) => id)),
    without = new Set<Extra>(EXTRAS),
    loose = new Set<string>();
  const held =
    ground.find(
      ({ id, rank }) => rank === HEART_RANK && USED_AS_IT_IS.has(byId.get(id)!.feature ?? 'lawn'),
    )?.id ?? null;
  const isForGood = until === 'for-good';
  const chosen: Chosen = { later, without, left, loose, is, isForGood, held };
  const now = (): GardenModel => {
    const drawn = stageOf(model, chosen);
    return is.isLater ? drawn : joinCover(drawn, later, held);
  };
  const fits = (): boolean => priceOf(now()) <= budgetPence;
  if (!fits()) return null;
  /** Takes them out of what is left where the sum still holds. */
  const take = (from: Set<string>, id: string): boolean => {
    from.delete(id);
    if (fits()) return true;
    from.add(id);
    return false;
  };
  const askedFor = ({ kind, areaId }: Furnishing): number => {
    const own = byId.get(areaId)?.feature;
    return Math.min(
      UNASKED,
      ...brief.wanted
        .filter(({ value }) => value === CARRIES[kind] || value === own || value === kind)
        .map(({ source }) => ASKED[source.kind]),
    );
  };
  const put = (thing: Furnishing, mayStandLoose: boolean): void => {
    if (!left.has(thing.id)) return;
    const isLoose = later.has(thing.areaId);
    if (isLoose && !(mayStandLoose && STANDS_ANYWHERE.has(thing.kind))) return;
    if (isLoose) loose.add(thing.id);
    if (!take(left, thing.id)) loose.delete(thing.id);
  };
  const takeExtra = (extra: Extra): void => {
    if (!without.has(extra)) return;
    const lights = furnishings.filter((one) => isLight(one) && !later.has(one.areaId));
    const on = (is: boolean): void => {
      if (is) without.delete(extra);
      else without.add(extra);
      if (extra === 'lights')
        for (const { id } of lights)
          if (is) left.delete(id);
          else left.add(id);
    };
    on(true);
    if (!fits()) on(false);
  };
  const things = furnishings.filter((one) => !isLight(one));
  const asked = EXTRAS.filter((extra) => isAskedFor(extra, brief));
  let isPastWishes = false;
  for (const { id, rank } of ground) {
    if (rank > LAST_WISHED && !isPastWishes) {
      asked.forEach(takeExtra);
      isPastWishes = true;
    }
    const own = things.filter(({ areaId }) => areaId === id);
    // of ground that is used as it lies the things come before the floor
    if (id === held) for (const thing of own) put(thing, true);
    if (later.has(id) && take(later, id)) for (const { id: thing } of own) loose.delete(thing);
    // what was asked for in words comes with its ground, and what ground is made for with it; all other furniture waits
    for (const thing of own) {
      const isOwn = byId.get(id)!.feature !== null && !later.has(id);
      if (askedFor(thing) === ASKED.read || isOwn) put(thing, true);
    }
    // a floor for a trampoline that there is no money for is none
    const { feature, kind } = byId.get(id)!;
    const isEmpty = own.length > 0 && own.every((thing) => left.has(thing.id));
    if (isEmpty && feature !== null && NEEDS_ITS_THINGS.has(kind)) later.add(id);
    if (isForGood && rank <= LAST_WISHED && later.has(id)) return null;
  }
  asked.forEach(takeExtra);
  for (const thing of things.toSorted((a, b) => askedFor(a) - askedFor(b)))
    put(thing, askedFor(thing) <= ASKED.entered || thing.kind === 'bench');
  EXTRAS.forEach(takeExtra);
  emptyBeds(model, chosen).forEach((id) => later.add(id));
  const drawn = now();
  const isMade =
    !ground.every(({ id }) => later.has(id)) ||
    drawn.layout.furnishings.length > 0 ||
    // a tree on the grass is something to have for a small sum
    EXTRAS.some((extra) => has(drawn, extra));
  if (!isMade) return null;
  const beds = areas.filter(({ kind }) => kind === 'bed');
  // ground that waits for more is no whole garden, whoever asked for it
  const isWhole =
    (!is.isLater || !later.size) &&
    (!beds.length || beds.some(({ id }) => !later.has(id))) &&
    asked.every((extra) => !has(model, extra) || !without.has(extra)) &&
    things.every((one) => !left.has(one.id) || askedFor(one) > ASKED.entered) &&
    ground.every(
      ({ id }) =>
        !later.has(id) ||
        !brief.wanted.some(
          ({ value, source }) => value === byId.get(id)!.feature && source.kind !== 'assumed',
        ),
    );
  const idsOf = (isLater: boolean): string[] =>
    ground.flatMap(({ id }) => (later.has(id) === isLater ? id : []));
  return {
    chosen,
    model: drawn,
    now: { areaIds: idsOf(false) },
    later: { areaIds: idsOf(true) },
    isWhole,
  };
}

const isAskedFor = (extra: Extra, { wanted, wishes }: Brief): boolean =>
  extra === 'screens'
    ? wishes.some(({ concept, held }) => concept === 'screen' && !held)
    : extra === 'trees'
      ? wishes.some(({ concept, held }) => /^trees?$/.test(concept) && !held)
      : extra === 'lights' &&
        wanted.some(({ value, source }) => value === 'lighting' && source.kind === 'read');

/** A bed is planted or it is none: of those that were made, the ones in which nothing would stand. */
function emptyBeds(model: GardenModel, chosen: Chosen): string[] {
  const planted = new Set(
    stageOf(model, chosen).planting.placements.flatMap(({ areaId, existing }) =>
      existing ? [] : areaId,
    ),
  );
  return model.layout.areas.flatMap(({ id, kind }) =>
    kind === 'bed' && !chosen.later.has(id) && !planted.has(id) ? id : [],
  );
}
