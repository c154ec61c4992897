/** Plants that may take another's place: they will live there and do the same work in the garden. */
import { potComing } from '../costing/changes.ts';
import { priceLines } from '../costing/price-lines.ts';
import { withPreliminaries } from '../costing/preliminaries.ts';
import type { Drawn } from '../design-garden.ts';
import type { GardenModel } from '../model/garden.ts';
import { isKeptBack } from '../model/hazards.ts';
import type { Catalogue, Plant } from '../model/plant.ts';
import type { BedConditions, PlantPlacement, PlantScheduleLine } from '../model/planting.ts';
import { compostSite, isContained, livesInPlanter } from '../planting/containers.ts';
import { houseRules, isAllowed, suitsMoisture, suitsSoil } from '../planting/filters.ts';
import { isNamed } from '../planting/wishes.ts';
import type { Point } from '../model/shapes.ts';
import { takeOff } from '../quantities/take-off.ts';
import { MONTH_NAMES } from '../model/format.ts';
import { applyOperation } from './apply.ts';

export type Swap = {
  plant: Plant;
  /** Of the whole price, with VAT. */ differencePence: number;
  why: string;
};

/** In one area, or wherever it grows; `at`: that one plant alone. */
export type SwapWhere = { plantId: string; areaId: string | null; at?: Point };

const MOST = 8;
/** How unlike in size a plant may be that takes another's place in the pattern of a bed. */
const SPACING = [0.65, 1.5] as const,
  HEIGHT = [0.5, 1.8] as const;

/**
 * Whether a kind may be planted in each place where another grows; and why not.
 */
export function mayTakePlace(
  model: GardenModel,
  { plantId, areaId, at }: SwapWhere,
  next: Plant,
  { brief, catalogue }: Pick<Drawn, 'brief' | 'catalogue'>,
): boolean {
  const old = catalogue.plants.find((plant) => plant.id === plantId);
  if (!old || old.id === next.id || !doesTheSame(old, next)) return false;
  const contained = isContained(model.site, brief);
  const site = contained ? compostSite(model.site) : model.site;
  if (!isAllowed(next, houseRules(brief), site, isNamed(brief, next))) return false;
  // places were given out by who keeps back from paths and seats
  if (isKeptBack(next) && !isKeptBack(old)) return false;
  if (contained && !livesInPlanter(next, site)) return false;
  const beds = new Map(model.planting.beds.map((bed) => [bed.areaId, bed]));
  return model.planting.placements
    .filter(
      (one) =>
        one.plantId === plantId &&
        !one.existing &&
        (areaId === null || one.areaId === areaId) &&
        (!at || (one.x === at[0] && one.y === at[1])),
    )
    .every((one) => {
      if (one.role === 'pot' || one.role === 'crop' || one.role === 'water') return true;
      if (!suitsSoil(next, site)) return false;
      const bed = beds.get(one.areaId);
      return !bed || livesIn(bed, one, next, old);
    });
}

function livesIn(bed: BedConditions, one: PlantPlacement, next: Plant, old: Plant): boolean {
  const part = bed.parts?.find((each) => each.sunClass === one.sunClass) ?? bed;
  return (
    next.sun.includes(one.sunClass ?? part.sunClass) &&
    (suitsMoisture(next, part.moisture) || !suitsMoisture(old, part.moisture))
  );
}

const within = (value: number, of: number, [least, most]: readonly [number, number]): boolean =>
  value >= of * least && value <= of * most;

function doesTheSame(old: Plant, next: Plant): boolean {
  const isTree = old.category === 'tree' || /tree|conifer/.test(old.form);
  return (
    (old.category === next.category ||
      (old.layer === next.layer && isBedding(old) && isBedding(next))) &&
    (old.crop === null) === (next.crop === null) &&
    within(next.spacingCm, old.spacingCm, SPACING) &&
    within(next.heightM, old.heightM, HEIGHT) &&
    // a crown was chosen for the room that it has
    (!isTree || (next.spreadM <= old.spreadM * 1.1 && next.heightM <= old.heightM * 1.2)) &&
    (old.form === 'columnar-tree') === (next.form === 'columnar-tree')
  );
}
const isBedding = ({ category }: Plant): boolean =>
  ['perennial', 'grass', 'fern', 'groundcover', 'herb'].includes(category);

/** How unlike in size, form and leaf; less is liker. */
export const unlikeness = (old: Plant, next: Plant): number =>
  Math.abs(next.heightM - old.heightM) / old.heightM +
  Math.abs(next.spacingCm - old.spacingCm) / old.spacingCm +
  (next.form === old.form ? 0 : 0.5) +
  (next.foliage.type === old.foliage.type ? 0 : 0.4) -
  (next.agm ? 0.15 : 0);

/** The likest first. */
export function swapsFor(
  model: GardenModel,
  where: SwapWhere,
  { brief, catalogue, rates }: Drawn,
): Swap[] {
  const old = catalogue.plants.find((plant) => plant.id === where.plantId);
  if (!old) return [];
  const total = (changed: GardenModel) =>
    priceLines(withPreliminaries(takeOff(changed, catalogue), changed, rates), rates).totalPence;
  const now = total(model);
  const plants = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
  return catalogue.plants
    .filter((next) => mayTakePlace(model, where, next, { brief, catalogue }))
    .sort((a, b) => unlikeness(old, a) - unlikeness(old, b) || (a.id < b.id ? -1 : 1))
    .slice(0, MOST)
    .flatMap((plant): Swap[] => {
      const outcome = applyOperation(
        model,
        { kind: 'swap-plant', ...where, by: plant.id },
        { plants },
      );
      return 'refused' in outcome
        ? []
        : [
            {
              plant,
              differencePence: total(withLine(outcome.model, old, plant, catalogue)) - now,
              why: whyOf(plant),
            },
          ];
    });
}

/** With a line in the list for a kind that was swapped in, in the pot that it will be bought in. */
export function withLine(
  model: GardenModel,
  old: Plant,
  next: Plant,
  catalogue: Pick<Catalogue, 'plants'>,
): GardenModel {
  const { schedule } = model.planting;
  const line = schedule.find(({ plantId }) => plantId === old.id);
  if (!line || schedule.some(({ plantId }) => plantId === next.id)) return model;
  const added: PlantScheduleLine = {
    ...line,
    plantId: next.id,
    latinName: next.latinName,
    commonName: next.commonName,
    category: next.category,
    potSize: potComing(model.planting, next, catalogue),
    spacingCm: next.spacingCm,
  };
  return { ...model, planting: { ...model.planting, schedule: [...schedule, added] } };
}

/** "0.6 m tall, flowers June to August, evergreen" */
export function whyOf(plant: Plant): string {
  const months = plant.flower.months;
  const flowers = months.length
    ? [
        months.length === 1
          ? `flowers in ${MONTH_NAMES[months[0]! - 1]!}`
          : `flowers ${MONTH_NAMES[months[0]! - 1]!} to ${MONTH_NAMES[months.at(-1)! - 1]!}`,
      ]
    : [];
  return [
    `${plant.heightM} m tall`,
    ...flowers,
    ...(plant.foliage.type === 'evergreen' ? ['evergreen'] : []),
    ...(plant.wildlife.some((guest) => /bee/i.test(guest)) ? ['good for bees'] : []),
  ].join(', ');
}
