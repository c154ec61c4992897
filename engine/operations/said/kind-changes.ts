/** All of a kind of plant that is named: taken out, or given way to another kind. */
import type { Plant } from '../../model/plant.ts';
import type { SingleOperation as Operation } from '../../model/operation.ts';
import type { SaidChange } from '../../model/said-change.ts';
import { joinList } from '../../model/format.ts';
import { mayTakePlace, swapsFor } from '../swaps.ts';
import { unlike } from './plants.ts';
import { type Answered, asked, readyOr, refused, type SaidGiven, tried } from './answer-types.ts';
import { kindSaid } from './kinds.ts';
import { catalogueSaid } from './targets.ts';

/** So many kinds of one sort change for one sentence. */
const MOST_KINDS = 8;

/** Null where no sort of plant that grows here is named, or something else is wished for than that it goes. */
export function kindChanged(said: SaidChange, given: SaidGiven): Answered | null {
  if (said.act !== 'remove' && said.act !== 'swap') return null;
  const { model, catalogue } = given;
  const kind = kindSaid(said.what);
  if (!kind || kind.name === 'trees') return null;
  const byId = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
  const here = [
    ...new Set(
      model.planting.placements.filter((one) => !one.existing).map(({ plantId }) => plantId),
    ),
  ].flatMap((id): Plant[] => {
    const plant = byId.get(id);
    return plant && kind.is(plant) ? [plant] : [];
  });
  if (!here.length) return null;
  const wanted = said.act === 'swap' ? catalogueSaid(said.by, catalogue) : [];
  if (
    said.act === 'swap' &&
    said.by &&
    !wanted.length &&
    !/\b(?:something|other|else)\b/.test(said.by)
  )
    return null;
  const operations: Operation[] = [],
    told: string[] = [];
  const used = new Set(here.map(({ id }) => id));
  for (const old of here.slice(0, MOST_KINDS)) {
    const where = { plantId: old.id, areaId: null };
    const offered = wanted.length
      ? wanted
      : swapsFor(model, where, given).map(({ plant }) => plant);
    const next = offered
      .filter(
        (plant) =>
          !kind.is(plant) && !used.has(plant.id) && mayTakePlace(model, where, plant, given),
      )
      .toSorted((a, b) => unlike(old, a) - unlike(old, b))[0];
    if (!next) continue;
    const operation: Operation = { kind: 'swap-plant', plantId: old.id, by: next.id, areaId: null };
    if ('refused' in tried(given, [...operations, operation])) continue;
    used.add(next.id);
    operations.push(operation);
    told.push(`${old.commonName} gives way to ${next.commonName}`);
  }
  if (!operations.length)
    return refused(
      `Nothing else in our catalogue would do the same work as the ${kind.name} here.`,
    );
  const left = here.length - operations.length;
  const says = `${joinList(told)}.${left ? ` Of ${left} more ${kind.name} nothing else would live there.` : ''}`;
  return said.act === 'swap' || !left
    ? readyOr(given, says, ...operations)
    : asked(`What becomes of the ${kind.name}?`, [{ label: says, operations }]);
}
