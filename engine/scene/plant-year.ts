/** A plant through the year and as it grows. */
import type { Plant } from '../model/plant.ts';
import type { GrowthYear, PlantState } from './scene.ts';

const between = (month: number, from: number, to: number): boolean =>
  from <= to ? month >= from && month <= to : month >= from || month <= to;

/** What shows in a month that has no flower; months are 1 to 12, for south-east England. */
function outOfFlower(plant: Plant, month: number): PlantState {
  const { type, autumnHex } = plant.foliage;
  if (plant.category === 'bulb') {
    // leaf comes two months before the flower and dies back the month after it
    const first = plant.flower.months[0],
      last = plant.flower.months[plant.flower.months.length - 1];
    if (first === undefined || last === undefined) return 'leaf';
    const from = ((first - 3 + 12) % 12) + 1,
      to = (last % 12) + 1;
    return between(month, from, to) ? 'leaf' : 'dormant';
  }
  if (type === 'evergreen' || type === 'semi-evergreen') return 'evergreen';
  if (type === 'deciduous')
    return between(month, 4, 9)
      ? 'leaf'
      : month === 10
        ? autumnHex
          ? 'autumn'
          : 'leaf'
        : month === 11 && autumnHex
          ? 'autumn'
          : 'bare';
  if (plant.category === 'grass')
    return between(month, 4, 10) ? 'leaf' : month === 3 ? 'dormant' : 'autumn';
  if (type === 'annual') {
    const crop = plant.crop;
    const from = crop ? Math.min(...crop.plant, ...crop.sow, 12) : 5,
      to = crop?.harvest.length ? Math.max(...crop.harvest) : 10;
    return between(month, Math.min(from, 12), to) ? 'leaf' : 'dormant';
  }
  return between(month, 4, 10) ? 'leaf' : 'dormant';
}
/** Twelve states, January first. */
export function monthsOf(plant: Plant): PlantState[] {
  return Array.from({ length: 12 }, (_, i) =>
    plant.flower.months.includes(i + 1) && plant.flower.hex ? 'flower' : outOfFlower(plant, i + 1),
  );
}

const GROWTH: Record<Plant['yearsToUltimate'], Record<GrowthYear, number>> = {
  '1-2': { 1: 0.7, 3: 1, 5: 1, 10: 1 },
  '2-5': { 1: 0.45, 3: 0.8, 5: 1, 10: 1 },
  '5-10': { 1: 0.3, 3: 0.56, 5: 0.8, 10: 1 },
  '10-20': { 1: 0.26, 3: 0.45, 5: 0.65, 10: 1 },
  '20+': { 1: 0.24, 3: 0.4, 5: 0.58, 10: 1 },
};
/** Shares of the ten-year size, which is what the catalogue gives. */
export function growthOf(plant: Plant): Record<GrowthYear, number> {
  return plant.foliage.type === 'annual'
    ? { 1: 1, 3: 1, 5: 1, 10: 1 }
    : { ...GROWTH[plant.yearsToUltimate] };
}
