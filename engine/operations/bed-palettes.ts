/** A bed in another palette: its kinds that are otherwise give way to the likest that are so, each in its own places. */
import type { Drawn } from '../design-garden.ts';
import { priceLines } from '../costing/price-lines.ts';
import { withPreliminaries } from '../costing/preliminaries.ts';
import { joinList } from '../model/format.ts';
import type { GardenModel } from '../model/garden.ts';
import type { BedPalette, SingleOperation } from '../model/operation.ts';
import type { Plant } from '../model/plant.ts';
import { takeOff } from '../quantities/take-off.ts';
import { applyOperation } from './apply.ts';
import { mayTakePlace, unlikeness, withLine } from './swaps.ts';
import { STANDS_SINGLY } from './tree-places.ts';

const has = (plant: Plant, words: RegExp): boolean =>
  plant.flower.colours.some((colour) => words.test(colour));
const SOFT = /blue|mauve|lilac|lavender|violet|purple|pink|white|blush/,
  WARM = /red|scarlet|crimson|orange|copper|apricot|gold|yellow|amber|bronze|mahogany/,
  WHITE = /white|cream|green|ivory|silver/;
const flowers = ({ flower }: Plant): boolean => flower.months.length > 0;

export const BED_PALETTES = [
  {
    id: 'soft',
    label: 'Soft: blue, mauve, pink and white',
    fits: (plant: Plant) => has(plant, SOFT) && !has(plant, /orange|scarlet|yellow|\bgold/),
  },
  {
    id: 'warm',
    label: 'Warm: red, orange and gold',
    fits: (plant: Plant) => has(plant, WARM) && !has(plant, /blue|violet|lilac|mauve|pink/),
  },
  {
    id: 'white',
    label: 'White and green',
    fits: (plant: Plant) =>
      !flowers(plant) ||
      plant.category === 'fern' ||
      plant.flower.colours.every((one) => WHITE.test(one)),
  },
  {
    id: 'airy',
    label: 'Airy: grasses and light perennials',
    fits: (plant: Plant) =>
      plant.category === 'grass' || (plant.category === 'perennial' && plant.heightM >= 0.6),
  },
  {
    id: 'bees',
    label: 'For bees and butterflies',
    fits: ({ wildlife }: Plant) =>
      wildlife.some((guest) => /bee|pollinat|butterfl|moth/i.test(guest)),
  },
  {
    id: 'evergreen',
    label: 'Green in winter',
    fits: ({ foliage }: Plant) => foliage.type === 'evergreen',
  },
  {
    id: 'easy',
    label: 'Least work',
    fits: ({ minutesPerYear }: Plant) => minutesPerYear <= 2,
  },
] as const;

/** A bed that holds more kinds is brushed by its commonest. */
const MOST_KINDS = 40;
const TOLD = 3;

/** Each palette for a bed, with what it would change. */
export function palettesFor(model: GardenModel, areaId: string, drawn: Drawn): BedPalette[] {
  const byId = new Map(drawn.catalogue.plants.map((plant) => [plant.id, plant]));
  const total = (of: GardenModel) =>
    priceLines(withPreliminaries(takeOff(of, drawn.catalogue), of, drawn.rates), drawn.rates)
      .totalPence;
  const now = total(model);
  const kinds = kindsIn(model, areaId, byId);
  /** Of each kind all that may take its place, the likest first: the same for every palette. */
  const stands = new Map(
    kinds.map((old) => [
      old.id,
      drawn.catalogue.plants
        .filter(
          (plant) =>
            BED_PALETTES.some(({ fits }) => fits(plant) && !fits(old)) &&
            mayTakePlace(model, { plantId: old.id, areaId }, plant, drawn),
        )
        .sort((a, b) => unlikeness(old, a) - unlikeness(old, b) || (a.id < b.id ? -1 : 1)),
    ]),
  );
  return BED_PALETTES.map(({ id, label, fits }) => {
    const used = new Set(kinds.map((plant) => plant.id));
    let listed = model;
    const operations: SingleOperation[] = [],
      plants: Plant[] = [];
    for (const old of kinds) {
      if (fits(old)) continue;
      const by = stands.get(old.id)!.find((plant) => fits(plant) && !used.has(plant.id));
      if (!by) continue;
      const operation: SingleOperation = { kind: 'swap-plant', plantId: old.id, by: by.id, areaId };
      const outcome = applyOperation(listed, operation, { plants: byId });
      if ('refused' in outcome) continue;
      listed = withLine(outcome.model, old, by, drawn.catalogue);
      used.add(by.id);
      operations.push(operation);
      plants.push(by);
    }
    return {
      id,
      label,
      operations,
      plants,
      differencePence: operations.length ? total(listed) - now : 0,
      says: saysOf(plants, kinds.length),
    };
  });
}

function kindsIn(model: GardenModel, areaId: string, byId: ReadonlyMap<string, Plant>): Plant[] {
  const counts = new Map<string, number>();
  for (const one of model.planting.placements)
    if (one.areaId === areaId && !one.existing && STANDS_SINGLY.includes(one.role))
      counts.set(one.plantId, (counts.get(one.plantId) ?? 0) + 1);
  return [...counts]
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST_KINDS)
    .flatMap(([id]) => byId.get(id) ?? []);
}

function saysOf(plants: readonly Plant[], of: number): string {
  if (!plants.length)
    return 'The bed is planted like that already, or no other plant of that kind would live there.';
  const names = plants.map(({ commonName }) => commonName);
  const rest = names.length - TOLD;
  return `${plants.length} of ${of} kinds change: ${
    rest > 0 ? `${names.slice(0, TOLD).join(', ')} and ${rest} more` : joinList(names)
  }.`;
}
