/** Under a sum, and less work: the changes that take least from the garden, one after another. */
import { priceLines } from '../../costing/price-lines.ts';
import { withPreliminaries } from '../../costing/preliminaries.ts';
import { areaM2 } from '../../geometry/region.ts';
import { capitalise, lowerFirst, pounds } from '../../model/format.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { SingleOperation as Operation } from '../../model/operation.ts';
import { takeOff } from '../../quantities/take-off.ts';
import { estimateUpkeep } from '../../words/upkeep.ts';
import { mayBeRemoved } from '../areas.ts';
import { laidAsFor } from '../lay-as.ts';
import { materialsFor, nameOfMaterial } from '../materials.ts';
import { mayTakePlace, swapsFor, withLine } from '../swaps.ts';
import {
  type Answered,
  asked,
  ready,
  refused,
  type SaidChoice,
  type SaidGiven,
  tried,
} from './answer-types.ts';
import { nameOfTarget } from './targets.ts';

const priceOf = (model: GardenModel, { catalogue, rates }: SaidGiven): number =>
  priceLines(withPreliminaries(takeOff(model, catalogue), model, rates), rates).totalPence;

type Step = { says: string; operation: Operation; savesPence: number };
/** A saving that is less is none, pence. */
const LEAST_PENCE = 2_000;

/**
 * @param sum null for something less than it costs now
 * @param isOff the sum is what it is to cost less
 */
export function cheaper(sum: number | null, given: SaidGiven, isOff = false): Answered {
  const now = priceOf(given.model, given);
  const sumPounds = sum !== null && isOff ? Math.max(0, Math.round(now / 100) - sum) : sum;
  const target = sumPounds === null ? Math.round(now * 0.9) : sumPounds * 100;
  if (now <= target)
    return ready(`The garden comes to ${pounds(now / 100)} already, which is under that.`);
  const steps = [
    ...floorsFor(given, now).toSorted((a, b) => b.savesPence - a.savesPence),
    ...plantsFor(given),
  ];
  const operations: Operation[] = [];
  const told: string[] = [];
  let model = given.model;
  let price = now;
  const take = (says: string, operation: Operation): void => {
    const outcome = tried({ ...given, model }, [operation]);
    if ('refused' in outcome || outcome.faults.length) return;
    const next = priceOf(listed(outcome.model, operation, given), given);
    if (price - next < LEAST_PENCE) return;
    model = listed(outcome.model, operation, given);
    price = next;
    operations.push(operation);
    told.push(says);
  };
  const isLaid = new Set<string>();
  for (const { says, operation } of steps) {
    if (price <= target) break;
    const id = 'areaId' in operation ? String(operation.areaId) : '';
    if (isLaid.has(id)) continue;
    const before = operations.length;
    take(says, operation);
    if (operations.length > before) isLaid.add(id);
  }
  if (price <= target)
    return ready(`${sentence(told)} It then comes to about ${pounds(price / 100)}.`, ...operations);
  const goes = leavingOut({ ...given, model }, price);
  const choices: SaidChoice[] = [
    ...(operations.length
      ? [{ label: `${sentence(told)} About ${pounds(price / 100)}`, operations }]
      : []),
    ...goes.slice(0, 4).map((step) => ({
      label: `${operations.length ? 'The same, and ' : ''}${operations.length ? lowerFirst(step.says) : step.says} About ${pounds((price - step.savesPence) / 100)}`,
      operations: [...operations, step.operation],
    })),
  ];
  return sumPounds === null
    ? asked('What may go for it?', choices)
    : refused(
        `${operations.length ? `With plainer floors and plants it comes to about ${pounds(price / 100)}` : `It comes to ${pounds(now / 100)}`}, and to go under ${pounds(sumPounds)} something has to be left out.`,
        choices,
      );
}
const sentence = (told: readonly string[]): string =>
  told.map((one) => one.replace(/\.?$/, '.')).join(' ');

/** Every floor in everything that it may be laid in for less. */
function floorsFor(given: SaidGiven, now: number): Step[] {
  const { model } = given;
  return model.layout.areas.flatMap((area) =>
    materialsFor(model, area)
      .filter((material) => material !== area.material)
      .flatMap((material): Step[] => {
        const operation: Operation = { kind: 'material', areaId: area.id, material };
        const outcome = tried(given, [operation]);
        if ('refused' in outcome) return [];
        const savesPence = now - priceOf(outcome.model, given);
        return savesPence < LEAST_PENCE
          ? []
          : [
              {
                says: `${capitalise(nameOfTarget({ kind: 'area', area }))} is laid in ${nameOfMaterial(material)}.`,
                operation,
                savesPence,
              },
            ];
      }),
  );
}

/** With a line in its list for a kind that was swapped in, so that it has a price. */
function listed(model: GardenModel, operation: Operation, { catalogue }: SaidGiven): GardenModel {
  if (operation.kind !== 'swap-plant') return model;
  const [old, next] = [operation.plantId, operation.by].map((id) =>
    catalogue.plants.find((plant) => plant.id === id),
  );
  return old && next ? withLine(model, old, next, catalogue) : model;
}

/** Kinds of which there are many, each with the cheapest that may take its place. */
function plantsFor(given: SaidGiven): Step[] {
  return [...given.model.planting.schedule]
    .sort((a, b) => b.count - a.count || (a.plantId < b.plantId ? -1 : 1))
    .slice(0, MOST_SWAPPED)
    .flatMap(({ plantId, commonName }): Step[] => {
      const [cheapest] = swapsFor(given.model, { plantId, areaId: null }, given).sort(
        (a, b) => a.differencePence - b.differencePence,
      );
      return cheapest && cheapest.differencePence <= -LEAST_PENCE
        ? [
            {
              says: `${commonName} gives way to ${cheapest.plant.commonName}.`,
              operation: { kind: 'swap-plant', plantId, by: cheapest.plant.id, areaId: null },
              savesPence: -cheapest.differencePence,
            },
          ]
        : [];
    })
    .sort((a, b) => b.savesPence - a.savesPence);
}
const MOST_SWAPPED = 8;

/** What could be left out, the dearest first. */
function leavingOut(given: SaidGiven, now: number): Step[] {
  const { layout } = given.model;
  const all: { says: string; operation: Operation }[] = [
    ...layout.areas
      .filter((area) => mayBeRemoved(area) && area.feature !== null && area.kind !== 'lawn')
      .map((area) => ({
        says: `${capitalise(nameOfTarget({ kind: 'area', area }))} is left out.`,
        operation: { kind: 'delete-area', areaId: area.id } as const,
      })),
    ...layout.furnishings
      .filter((thing) => ['pergola', 'outdoor-kitchen', 'hot-tub', 'arbour'].includes(thing.kind))
      .map((thing) => ({
        says: `${capitalise(nameOfTarget({ kind: 'thing', thing }))} is left out.`,
        operation: { kind: 'delete', id: thing.id } as const,
      })),
  ];
  return all
    .flatMap(({ says, operation }): Step[] => {
      const outcome = tried(given, [operation]);
      if ('refused' in outcome || outcome.faults.length) return [];
      const savesPence = now - priceOf(outcome.model, given);
      return savesPence < LEAST_PENCE ? [] : [{ says, operation, savesPence }];
    })
    .sort((a, b) => b.savesPence - a.savesPence);
}

const hoursOf = (model: GardenModel, { catalogue }: SaidGiven): number =>
  estimateUpkeep({ input: { model, catalogue } }).hoursPerYear;
const MOST_KINDS = 4;

/** Plants that need least care in place of those that need most; and what a lawn costs in hours is told. */
export function lessWork(given: SaidGiven): Answered {
  const { model, catalogue } = given;
  const now = hoursOf(model, given);
  const byId = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
  const minutes = new Map<string, number>();
  for (const one of model.planting.placements) {
    const plant = byId.get(one.plantId);
    if (
      plant &&
      !one.existing &&
      !['tree', 'screening', 'crop', 'pot', 'water', 'meadow'].includes(one.role)
    )
      minutes.set(plant.id, (minutes.get(plant.id) ?? 0) + plant.minutesPerYear);
  }
  const operations: Operation[] = [];
  const told: string[] = [];
  for (const [plantId] of [...minutes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))) {
    if (operations.length >= MOST_KINDS) break;
    const old = byId.get(plantId)!;
    const next = catalogue.plants
      .filter(
        (plant) =>
          plant.minutesPerYear <= old.minutesPerYear * 0.6 &&
          mayTakePlace(model, { plantId, areaId: null }, plant, given),
      )
      .sort((a, b) => a.minutesPerYear - b.minutesPerYear || (a.id < b.id ? -1 : 1))[0];
    if (!next) continue;
    const operation: Operation = { kind: 'swap-plant', plantId, by: next.id, areaId: null };
    if ('refused' in tried(given, [...operations, operation])) continue;
    operations.push(operation);
    told.push(`${old.commonName} gives way to ${next.commonName}.`);
  }
  const lawn = model.layout.areas
    .filter((area) => area.kind === 'lawn' && laidAsFor(model, area).length)
    .sort((a, b) => areaM2(b.region) - areaM2(a.region))[0];
  const choices = lawn
    ? (['meadow', 'gravel'] as const).flatMap((as): SaidChoice[] => {
        const own: Operation = { kind: 'lay-as', areaId: lawn.id, as };
        const outcome = tried(given, [own]);
        if ('refused' in outcome || outcome.faults.length) return [];
        const hours = now - hoursOf(outcome.model, given);
        return hours > 0
          ? [
              {
                label: `${as === 'meadow' ? 'A meadow' : 'Gravel'} in place of the lawn: ${hours} hours a year less`,
                operations: [own],
              },
            ]
          : [];
      })
    : [];
  const after = tried(given, operations);
  const saved = 'model' in after ? now - hoursOf(after.model, given) : 0;
  if (saved >= 1)
    return {
      ...ready(
        `${told.join(' ')} That is ${saved} ${saved === 1 ? 'hour' : 'hours'} a year less.`,
        ...operations,
      ),
      choices,
    };
  return choices.length
    ? asked('The plants are easy already. What may change for less work?', choices)
    : refused('It is as little work as its plants and floors allow.');
}
