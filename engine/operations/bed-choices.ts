/** Kinds that would live in a bed, for somebody who plants one more. */
import { potComing } from '../costing/changes.ts';
import { priceLines } from '../costing/price-lines.ts';
import type { Drawn } from '../design-garden.ts';
import type { RateBook } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Plant } from '../model/plant.ts';
import { compostSite, isContained, livesInPlanter } from '../planting/containers.ts';
import { houseRules, isAllowed, suitsMoisture, suitsSoil } from '../planting/filters.ts';
import { isNamed } from '../planting/wishes.ts';
import { isSetByHand, roomTeller } from './bed-room.ts';
import { roleOf } from './bed-plants.ts';
import { isTree, roomForTree, takesTrees } from './tree-places.ts';
import { whyOf } from './swaps.ts';

export type BedChoice = { plant: Plant; eachPence: number; why: string };

const MOST = 60;

/** Whether a kind will live in the ground of an area, in its sun or in some part of it, by the rules of the house. */
export function mayGrowIn(
  model: GardenModel,
  areaId: string,
  plant: Plant,
  { brief }: Pick<Drawn, 'brief'>,
): boolean {
  const area = model.layout.areas.find((one) => one.id === areaId);
  if (!area || !(isTree(plant) ? takesTrees(area) : isSetByHand(area) && roleOf(plant)))
    return false;
  const contained = isContained(model.site, brief);
  const site = contained ? compostSite(model.site) : model.site;
  if (!isAllowed(plant, houseRules(brief), site, isNamed(brief, plant))) return false;
  if (contained && !livesInPlanter(plant, site)) return false;
  if (!suitsSoil(plant, site)) return false;
  const bed = model.planting.beds.find((one) => one.areaId === areaId);
  return (
    !bed ||
    (bed.parts ?? [bed]).some(
      (part) => plant.sun.includes(part.sunClass) && suitsMoisture(plant, part.moisture),
    )
  );
}

/** Those that the bed has room for, the best known first: what already grows in the garden, then award plants, by name. */
export function choicesFor(
  model: GardenModel,
  areaId: string,
  { brief, catalogue, rates }: Drawn,
  what: 'plants' | 'trees' = 'plants',
): BedChoice[] {
  const plants = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
  const hasRoom = what === 'trees' ? treeTeller(model, areaId) : roomTeller(model, plants, areaId);
  const grown = new Set(model.planting.placements.map((one) => one.plantId));
  const rank = (plant: Plant) => (grown.has(plant.id) ? 0 : 1) + (plant.agm ? 0 : 0.5);
  return catalogue.plants
    .filter((plant) => isTree(plant) === (what === 'trees'))
    .filter((plant) => mayGrowIn(model, areaId, plant, { brief }))
    .filter(hasRoom)
    .sort((a, b) => rank(a) - rank(b) || (a.commonName < b.commonName ? -1 : 1))
    .slice(0, MOST)
    .map((plant) => {
      const { category } = plant,
        potSize = potComing(model.planting, plant, catalogue);
      return { plant, eachPence: priceOfOne({ category, potSize }, rates), why: whyOf(plant) };
    });
}

/** Whether a crown finds room in an area; those of one size are looked for once. */
function treeTeller(model: GardenModel, areaId: string): (plant: Plant) => boolean {
  const known = new Map<number, boolean>();
  return (plant) => {
    const has = known.get(plant.spreadM) ?? roomForTree(model, plant, areaId) !== null;
    known.set(plant.spreadM, has);
    return has;
  };
}

/** In its pot, planted, with VAT and contingency. */
export const priceOfOne = (plant: { category: string; potSize: string }, rates: RateBook): number =>
  priceLines(
    [
      {
        id: 'one',
        phase: 'planting',
        rateKey: `plant:${plant.category}:${plant.potSize}`,
        description: '',
        unit: 'no',
        net: 1,
        waste: 0,
        gross: 1,
        source: { ids: [], formula: '' },
      },
    ],
    rates,
  ).totalPence;
