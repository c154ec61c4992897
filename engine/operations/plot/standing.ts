/** What stands in the garden already, put in the plan by hand, put right, or taken out of it. The ground stays as it is laid. */
import { contains } from '../../geometry/region.ts';
import { hypot } from '../../geometry/trig.ts';
import { boxInside, type Footprint } from '../../layout/box-fit.ts';
import { BUILDINGS } from '../../layout/plan-types.ts';
import { capitalise } from '../../model/format.ts';
import type { GardenModel } from '../../model/garden.ts';
import { MOST_STANDING, type Operation, type StandingAs } from '../../model/operation.ts';
import type { PlantPlacement } from '../../model/planting.ts';
import type { Mm, Point, Region } from '../../model/shapes.ts';
import type { ExistingThing } from '../../model/site.ts';
import { BY_HAND, removalOf, standingThing } from '../../site/by-hand.ts';
import { COVER_MM } from '../../site/limits.ts';
import type { Outcome } from '../apply.ts';
import { lower } from '../recut.ts';
import { areaAt } from '../things.ts';

type Of<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>;
export type Standing = Of<'stand'>;
type Sized = Exclude<StandingAs, 'cover'>;

/** Least and greatest width and height, mm; of a plant the width of its crown. */
export const STANDING_SIZES: Record<
  Sized,
  { width: readonly [Mm, Mm]; height: readonly [Mm, Mm] }
> = {
  tree: { width: [500, 30_000], height: [1000, 30_000] },
  shrub: { width: [300, 8000], height: [300, 6000] },
  shed: { width: [600, 10_000], height: [1000, 4500] },
  greenhouse: { width: [600, 10_000], height: [1000, 4500] },
  patio: { width: [500, 40_000], height: [0, 0] },
  pond: { width: [500, 20_000], height: [0, 0] },
  wall: { width: [100, 40_000], height: [200, 4000] },
  steps: { width: [300, 10_000], height: [100, 4000] },
  bank: { width: [300, 60_000], height: [100, 8000] },
};
/** As such a thing mostly is, mm. */
export const STANDING_USUAL: Record<StandingAs, { widthMm: Mm; depthMm: Mm; heightMm: Mm }> = {
  tree: { widthMm: 4000, depthMm: 4000, heightMm: 6000 },
  shrub: { widthMm: 1500, depthMm: 1500, heightMm: 1600 },
  shed: { widthMm: 2400, depthMm: 1800, heightMm: 2100 },
  greenhouse: { widthMm: 2500, depthMm: 1900, heightMm: 2200 },
  patio: { widthMm: 3600, depthMm: 3000, heightMm: 0 },
  pond: { widthMm: 2400, depthMm: 1800, heightMm: 0 },
  wall: { widthMm: 3000, depthMm: 225, heightMm: 900 },
  steps: { widthMm: 1200, depthMm: 900, heightMm: 450 },
  bank: { widthMm: 4000, depthMm: 1500, heightMm: 700 },
  cover: { widthMm: COVER_MM, depthMm: COVER_MM, heightMm: 0 },
};
export const STANDING_NAMES: Record<StandingAs, string> = {
  tree: 'tree',
  shrub: 'shrub',
  shed: 'shed',
  greenhouse: 'greenhouse',
  patio: 'paving',
  pond: 'pond',
  wall: 'wall',
  steps: 'steps',
  bank: 'bank',
  cover: 'manhole',
};
/** "a tree", "paving" */
export const aStanding = (as: StandingAs): string =>
  as === 'patio' || as === 'steps' ? STANDING_NAMES[as] : `a ${STANDING_NAMES[as]}`;
/** No plant so near a trunk, a wall or a cover, mm. */
const TRUNK_MM: Mm = 350,
  BESIDE_MM: Mm = 100;
/** Share of a shrub's crown in which nothing else grows. */
const SHRUB_SHARE = 0.7;

/** One that is no other's. */
export function freeStandingId({ site }: Pick<GardenModel, 'site'>): string {
  const taken = new Set([...site.existing, ...(site.covers ?? [])].map(({ id }) => id));
  let n = 1;
  while (taken.has(`hand-${n}`)) n += 1;
  return `hand-${n}`;
}

/** Everything that may be put right by hand, as it would be told: the ground of a kept building or pond is the plan's. */
export function listStanding(model: GardenModel): Standing[] {
  const { existing, covers = [] } = model.site;
  return [
    ...existing.flatMap((one): Standing[] => {
      const as = asOf(one);
      if (!as || ownGround(model, one.id)) return [];
      const [widthMm, depthMm] = one.boxMm ?? [one.radiusMm * 2, one.radiusMm * 2];
      const { id, name, x, y, heightMm, evergreen } = one;
      return [{ kind: 'stand', id, as, name, x, y, widthMm, depthMm, heightMm, evergreen }];
    }),
    ...covers.map(({ id, name, x, y }): Standing => {
      const size = STANDING_USUAL.cover;
      return { kind: 'stand', id, as: 'cover', name, x, y, ...size, evergreen: false };
    }),
  ];
}
/** Told paving and ponds are ground of the layout, and are put right there. */
const asOf = ({ kind, id }: ExistingThing): Sized | null =>
  kind === 'tree' || kind === 'shrub' || kind === 'shed' || kind === 'greenhouse'
    ? kind
    : BY_HAND_ALONE.has(kind) && BY_HAND.test(id)
      ? (kind as Sized)
      : null;
const BY_HAND_ALONE: ReadonlySet<ExistingThing['kind']> = new Set<ExistingThing['kind']>([
  'patio',
  'pond',
  'wall',
  'steps',
  'bank',
]);
const ownGround = ({ layout }: GardenModel, id: string): boolean =>
  layout.areas.some((area) => area.id === `kept-${id}`);
const isSet = (id: string) => (one: PlantPlacement) =>
  one.existing === true && one.driftId === `kept-${id}`;

const boxAt = (x: Mm, y: Mm, width: Mm, depth: Mm): Footprint => ({ x, y, width, depth, turn: 0 });

/** Why it cannot stand so; null where it can. */
function hindrance(model: GardenModel, { as, name, x, y, ...size }: Standing): string | null {
  const called = capitalise(name);
  if (as !== 'cover') {
    const { width, height } = STANDING_SIZES[as];
    const isWithin = (value: Mm, [least, most]: readonly [Mm, Mm]) =>
      value >= least && value <= most;
    const isPlant = as === 'tree' || as === 'shrub';
    if (!isWithin(size.widthMm, width) || (!isPlant && !isWithin(size.depthMm, width)))
      return `${capitalise(aStanding(as))} is between ${width[0] / 1000} and ${width[1] / 1000} m ${isPlant ? 'across' : 'wide and deep'}.`;
    if (!isWithin(size.heightMm, height))
      return height[1]
        ? `${capitalise(aStanding(as))} is between ${height[0] / 1000} and ${height[1] / 1000} m high.`
        : `${capitalise(aStanding(as))} lies level with the ground.`;
  }
  const plot: Region = [[model.site.boundary]];
  const stands =
    as !== 'tree' && as !== 'shrub' && as !== 'cover'
      ? boxInside(plot, boxAt(x, y, size.widthMm, size.depthMm))
      : contains(plot, x, y);
  if (!stands) return `${called} would stand outside the boundary.`;
  const area = areaAt(model.layout, x, y);
  if (area && as !== 'cover' && (BUILDINGS.has(area.kind) || ['pond', 'water'].includes(area.kind)))
    return `${called} would stand in ${lower(area)}. Move that first, or put it elsewhere.`;
  return null;
}

export function stand(model: GardenModel, operation: Standing): Outcome {
  const { id, as, x, y } = operation;
  const name = operation.name.trim();
  const { existing, covers = [] } = model.site;
  const known = existing.find((one) => one.id === id),
    cover = covers.find((one) => one.id === id);
  if (known && ownGround(model, id))
    return { refused: `${capitalise(known.name)} has ground of its own in this plan, and stays.` };
  if (known ? asOf(known) !== as : cover ? as !== 'cover' : !BY_HAND.test(id))
    return { refused: 'That is no longer in the plan.' };
  if (!known && !cover && existing.length + covers.length >= MOST_STANDING)
    return { refused: `A plan takes ${MOST_STANDING} things that stand already at most.` };
  const refused = hindrance(model, { ...operation, name });
  if (refused) return { refused };
  if (as === 'cover') {
    const next = { id, name, x, y };
    const site = {
      ...model.site,
      covers: cover ? covers.map((one) => (one === cover ? next : one)) : [...covers, next],
    };
    return { model: clearOf({ ...model, site }, operation) };
  }
  const next = standingThing({ ...operation, as, name });
  if (known && JSON.stringify(known) === JSON.stringify(next)) return { model };
  const site = {
    ...model.site,
    existing: known ? existing.map((one) => (one === known ? next : one)) : [...existing, next],
  };
  const set = isSet(id);
  const { placements } = model.planting;
  const moved = placements.some(set)
    ? placements.map((one) =>
        set(one) ? { ...one, x, y, radiusMm: next.radiusMm, heightMm: next.heightMm } : one,
      )
    : placements;
  return {
    model: clearOf(
      moved === placements
        ? { ...model, site }
        : { ...model, site, planting: { ...model.planting, placements: moved } },
      operation,
    ),
  };
}

/** Without the plants that cannot grow where it stands. */
function clearOf(model: GardenModel, { as, x, y, widthMm, depthMm }: Standing): GardenModel {
  const isUnder = ([px, py]: Point): boolean => {
    if (as === 'tree') return hypot(px - x, py - y) < TRUNK_MM;
    if (as === 'shrub') return hypot(px - x, py - y) < (widthMm / 2) * SHRUB_SHARE;
    return Math.abs(px - x) < widthMm / 2 + BESIDE_MM && Math.abs(py - y) < depthMm / 2 + BESIDE_MM;
  };
  const isRooted = ({ existing, role }: PlantPlacement) =>
    !existing && role !== 'pot' && role !== 'tree' && role !== 'screening' && role !== 'water';
  const { placements } = model.planting;
  const left = placements.filter((one) => !isRooted(one) || !isUnder([one.x, one.y]));
  return left.length === placements.length
    ? model
    : { ...model, planting: { ...model.planting, placements: left } };
}

export function unstand(model: GardenModel, { id, goes }: Of<'unstand'>): Outcome {
  const { existing, covers = [], removals = [] } = model.site;
  if (covers.some((one) => one.id === id)) {
    if (goes) return { refused: 'A manhole stays where it is: its cover has to lift.' };
    const left = covers.filter((one) => one.id !== id);
    return { model: { ...model, site: { ...model.site, covers: left } } };
  }
  const known = existing.find((one) => one.id === id);
  if (!known) return { refused: 'That is no longer in the plan.' };
  if (ownGround(model, id))
    return { refused: `${capitalise(known.name)} has ground of its own in this plan, and stays.` };
  const gone = removalOf(known);
  const set = isSet(id);
  const { placements } = model.planting;
  return {
    model: {
      ...model,
      site: {
        ...model.site,
        existing: existing.filter((one) => one !== known),
        ...(goes ? { removals: [...removals, gone] } : {}),
      },
      ...(placements.some(set)
        ? {
            planting: { ...model.planting, placements: placements.filter((one) => !set(one)) },
          }
        : {}),
    },
  };
}
