/** Plants that are to be otherwise: evergreen, for bees, taller, white; or one kind for another. */
import { bounds, distanceToEdge } from '../../geometry/region.ts';
import { capitalise, joinList, lowerFirst } from '../../model/format.ts';
import type { Plant } from '../../model/plant.ts';
import { MOST_TOGETHER, type SingleOperation as Operation } from '../../model/operation.ts';
import type { SaidChange } from '../../model/said-change.ts';
import { mayTakePlace, swapsFor } from '../swaps.ts';
import { type Answered, asked, ready, refused, type SaidGiven, tried } from './answer-types.ts';
import { fewerPlanted, morePlanted, whereSaid } from './plant-numbers.ts';
import { hasTrait, inWords, seasonIn } from './traits.ts';
import { catalogueSaid, pointOf, targetsIn, type Target } from './targets.ts';

/** Of one kind taken out for one put in, so many at most for one sentence. */
const MOST_KINDS = 3;

/** Kinds that are not what is asked give way, where they grow, to the likest that are. */
export function planted(said: SaidChange, given: SaidGiven): Answered {
  const { model, catalogue } = given;
  const { traits } = said;
  const season = traits.includes('flowers') ? seasonIn(said.quote) : null;
  const beds = bedsMeant(said, given);
  if (beds === 'unknown') return refused(`We could not tell where “${said.where}” is.`);
  const byId = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
  const strip = beds ? stripOf(said, beds, given) : null;
  const isScreen = HIDES.test(said.quote.toLowerCase());
  const counts = new Map<string, { plantId: string; areaId: string | null; count: number }>();
  for (const one of model.planting.placements) {
    if (
      one.existing ||
      ['tree', 'screening', 'crop', 'pot', 'water', 'bulb', 'meadow'].includes(one.role)
    )
      continue;
    if (beds && !beds.includes(one.areaId)) continue;
    if (strip && !strip(one)) continue;
    const areaId = beds ? one.areaId : null;
    const key = `${one.plantId} ${areaId}`;
    const kept = counts.get(key) ?? { plantId: one.plantId, areaId, count: 0 };
    counts.set(key, { ...kept, count: kept.count + 1 });
  }
  const operations: Operation[] = [];
  const told: string[] = [];
  const used = new Set<string>();
  const isNotYet = (old: Plant) =>
    !traits.every((trait) =>
      hasTrait(
        old,
        trait,
        trait === 'taller' || trait === 'lower' || trait === 'easy' || trait === 'flowers'
          ? old
          : null,
        season,
      ),
    );
  const kinds = [...counts.values()]
    .filter(({ plantId }) => byId.has(plantId) && isNotYet(byId.get(plantId)!))
    .sort((a, b) => b.count - a.count || (a.plantId < b.plantId ? -1 : 1));
  for (const { plantId, areaId } of kinds.slice(0, 24)) {
    if (told.length >= MOST_KINDS) break;
    const old = byId.get(plantId)!;
    const next = catalogue.plants
      .filter(
        (plant) =>
          !used.has(plant.id) &&
          traits.every((trait) => hasTrait(plant, trait, old, season)) &&
          (!isScreen || plant.heightM >= SCREENS_M) &&
          mayTakePlace(model, { plantId, areaId }, plant, given),
      )
      .sort((a, b) => unlike(old, a) - unlike(old, b) || (a.id < b.id ? -1 : 1))[0];
    if (!next) continue;
    const swaps: Operation[] = strip
      ? model.planting.placements
          .filter((one) => one.plantId === plantId && one.areaId === areaId && strip(one))
          .map(({ x, y }) => ({ kind: 'swap-plant', plantId, by: next.id, areaId, at: [x, y] }))
      : [{ kind: 'swap-plant', plantId, by: next.id, areaId }];
    if (operations.length + swaps.length > MOST_TOGETHER) continue;
    if ('refused' in tried(given, [...operations, ...swaps])) continue;
    used.add(next.id);
    operations.push(...swaps);
    told.push(`${old.commonName} gives way to ${next.commonName}`);
  }
  if (!operations.length)
    return refused(
      `${beds ? 'What grows there' : 'What grows in the beds'} is ${inWords(traits, season)} already, or nothing that is will live there and do the same work.`,
    );
  return ready(`${joinList(told)}: ${inWords(traits, season)}.`, ...operations);
}
/** How far one plant is from doing what another does; 0 is alike. */
export const unlike = (old: Plant, next: Plant): number =>
  Math.abs(next.heightM - old.heightM) / old.heightM +
  Math.abs(next.spacingCm - old.spacingCm) / old.spacingCm +
  (next.form === old.form ? 0 : 0.4) -
  (next.agm ? 0.15 : 0);

const HIDES = /\b(?:hide|hides|screen|block|privacy|private|overlook\w*)\b/;
/** What hides a neighbour is as high at least. */
const SCREENS_M = 1.5;
/** Depth of what is meant by a side of a bed that runs further, as a share of the plot. */
const STRIP = 0.3;

/** Of a bed that runs round the garden only what grows at the side that is named; null where the bed is the side. */
function stripOf(
  { side }: SaidChange,
  beds: readonly string[],
  { model }: SaidGiven,
): ((at: { x: number; y: number }) => boolean) | null {
  if (!side || side === 'other') return null;
  const { x0, x1, y0, y1 } = bounds([[model.site.boundary]]);
  const away = {
    left: (x: number) => (x - x0) / (x1 - x0),
    right: (x: number) => (x1 - x) / (x1 - x0),
    far: (_x: number, y: number) => (y1 - y) / (y1 - y0),
    near: (_x: number, y: number) => (y - y0) / (y1 - y0),
  }[side];
  const isWithin = ({ x, y }: { x: number; y: number }) => away(x, y) <= STRIP;
  const grown = model.planting.placements.filter((one) => beds.includes(one.areaId));
  return grown.every(isWithin) ? null : isWithin;
}

/** Ids of the beds that are meant; null for all of them. */
function bedsMeant(
  { where, side }: SaidChange,
  { model, catalogue }: SaidGiven,
): string[] | 'unknown' | null {
  const beds = model.layout.areas.filter((area) => area.kind === 'bed' || area.kind === 'gravel');
  if (!where && !side) return null;
  const plot = bounds([[model.site.boundary]]);
  const reach = (area: (typeof beds)[number]) => bounds(area.region);
  const reaches = {
    left: (one: (typeof beds)[number]) => reach(one).x0 - plot.x0,
    right: (one: (typeof beds)[number]) => plot.x1 - reach(one).x1,
    far: (one: (typeof beds)[number]) => plot.y1 - reach(one).y1,
    near: (one: (typeof beds)[number]) => reach(one).y0 - plot.y0,
  };
  if (side && side !== 'other') {
    const by = reaches[side];
    const sorted = [...beds].sort((a, b) => by(a) - by(b));
    const first = sorted[0];
    return first ? sorted.filter((one) => by(one) <= by(first) + 300).map(({ id }) => id) : null;
  }
  const anchors = targetsIn(where, model, catalogue);
  const named = anchors.flatMap((one) =>
    one.kind === 'area' && one.area.kind === 'bed' ? [one.area.id] : [],
  );
  if (named.length) return named;
  const at = anchors.flatMap((one) => pointOf(one, model) ?? [])[0];
  if (!at) return /\b(?:beds?|borders?|garden)\b/.test(where) ? null : 'unknown';
  const away = (one: (typeof beds)[number]) => distanceToEdge(one.region, at.x, at.y);
  const nearest = [...beds].sort((a, b) => away(a) - away(b))[0];
  return nearest ? [nearest.id] : null;
}

/** One kind for another that is named, or for one that is as it is asked. */
export function plantSwapped(said: SaidChange, target: Target, given: SaidGiven): Answered {
  const { model, catalogue } = given;
  if (target.kind !== 'plant' && target.kind !== 'tree') return refused('That is no plant.');
  const old = target.plant;
  if (target.kind === 'tree' && target.tree.existing)
    return refused('It stands there already, and is kept.');
  const where = { plantId: old.id, areaId: null };
  const named = catalogueSaid(said.by, catalogue).filter((plant) => plant.id !== old.id);
  const fitting = named.find((plant) => mayTakePlace(model, where, plant, given));
  const operation = (by: string): Operation => ({
    kind: 'swap-plant',
    plantId: old.id,
    by,
    areaId: null,
  });
  if (fitting)
    return ready(
      `${fitting.commonName} grows in place of ${old.commonName}.`,
      operation(fitting.id),
    );
  const likest = swapsFor(model, where, given);
  const choices = likest
    .filter(
      ({ plant }) =>
        !said.traits.length || said.traits.every((trait) => hasTrait(plant, trait, old)),
    )
    .slice(0, 4)
    .map(({ plant, why }) => ({
      label: `${plant.commonName} in place of ${old.commonName}: ${why}`,
      operations: [operation(plant.id)],
    }));
  if (named.length)
    return refused(
      `${capitalise(named[0]!.commonName)} would not thrive there, or would not do the same work.`,
      choices,
    );
  if (said.traits.length && choices[0])
    return ready(`${choices[0].label}.`, ...choices[0].operations);
  return choices.length
    ? asked(`What is to grow in place of ${old.commonName}?`, choices)
    : refused(`Nothing else in our catalogue would do the same work as ${old.commonName}.`);
}

/** More, fewer or none of a kind that grows here; of none, what could grow in its place is offered too. */
export function plantCounted(said: SaidChange, plant: Plant, given: SaidGiven): Answered {
  const beds = bedsMeant(said, given);
  if (beds === 'unknown') return refused(`We could not tell where “${said.where}” is.`);
  if (said.act === 'grow')
    return (
      morePlanted(said, plant, beds, given) ??
      refused(`There is no room for more ${plant.commonName}. Take something out of its bed first.`)
    );
  const fewer = fewerPlanted(said, plant, beds, given);
  if (said.act === 'shrink' || said.many !== null || beds || fewer.result !== 'ready') return fewer;
  const instead = plantSwapped(said, { kind: 'plant', plant }, given);
  return asked(`What becomes of its ground, where ${plant.commonName} goes?`, [
    { label: fewer.says, operations: fewer.operations },
    ...instead.choices,
  ]);
}

const SMALL = /\b(?:little|small|dwarf|tiny|compact)\b/;
/** A kind that is named is planted where another that it may take the place of grows. */
export function plantAdded(said: SaidChange, given: SaidGiven): Answered | null {
  const { model, catalogue } = given;
  const called = catalogueSaid(said.what, catalogue);
  if (!called.length) return null;
  const suited = called.filter((plant) =>
    said.traits.every((trait) => hasTrait(plant, trait, null)),
  );
  const named = (suited.length ? suited : called).toSorted(
    SMALL.test(said.what) ? (a, b) => a.heightM - b.heightM : () => 0,
  );
  const beds = bedsMeant(said, given);
  if (beds === 'unknown') return refused(`We could not tell where “${said.where}” is.`);
  const lines = model.planting.schedule.flatMap((line) =>
    line.areaIds
      .filter((areaId) => !beds || beds.includes(areaId))
      .map((areaId) => ({
        plantId: line.plantId,
        areaId,
        count: line.count,
        name: line.commonName,
      })),
  );
  // in open ground where there is any: then nothing else has to go
  const best = named.filter((plant) => !said.by && plant.layer === named[0]!.layer).slice(0, 6);
  for (const plant of best) {
    const more = morePlanted(said, plant, beds, given);
    if (more) return whereSaid(said, more, given);
  }
  for (const plant of named)
    for (const { plantId, areaId, name } of lines.sort((a, b) => b.count - a.count)) {
      if (plantId === plant.id || !mayTakePlace(model, { plantId, areaId }, plant, given)) continue;
      const operation: Operation = { kind: 'swap-plant', plantId, by: plant.id, areaId };
      if ('refused' in tried(given, [operation])) continue;
      const bed = model.layout.areas.find((area) => area.id === areaId);
      return ready(
        `${plant.commonName} takes the place of ${name} in ${bed?.kind === 'bed' ? 'one of the beds' : `the ${lowerFirst(bed?.label ?? 'bed')}`}.`,
        operation,
      );
    }
  return refused(
    `${named[0]!.commonName} finds no place here that it would thrive in and no other plant needs.`,
  );
}
