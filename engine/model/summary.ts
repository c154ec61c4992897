/** What a garden comes to in ground and plants, for comparing two of them. */
import { areaM2 } from '../geometry/region.ts';
import type { GardenModel } from './garden.ts';

export type Summary = {
  /** Of one name together, m². */
  areas: { label: string; m2: number }[];
  plants: { name: string; count: number }[];
  permeableShare: number;
  plantCount: number;
};

export function summaryOf({ layout, planting }: GardenModel): Summary {
  const areas = new Map<string, number>();
  for (const area of layout.areas)
    areas.set(area.label, (areas.get(area.label) ?? 0) + areaM2(area.region));
  return {
    areas: [...areas].map(([label, m2]) => ({ label, m2: Math.round(m2 * 10) / 10 })),
    plants: planting.schedule.map((line) => ({ name: line.commonName, count: line.count })),
    permeableShare: layout.shares.permeable,
    plantCount: planting.schedule.reduce((sum, line) => sum + line.count, 0),
  };
}
