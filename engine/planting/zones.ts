/** Kinds of ground in the beds: a bed's own class of sun and moisture, and the sun just there. */
import type { SunClass } from '../model/planting.ts';
import type { Plant } from '../model/plant.ts';
import { nearlySuitsMoisture, sunClassOf, suitsMoisture } from './filters.ts';
import type { Bed, Job } from './job.ts';

export type Zone = {
  key: string;
  bedClass: SunClass;
  localClass: SunClass;
  moisture: Bed['conditions']['moisture'];
  /** Square metres of all beds. */
  areaM2: number;
};

export const zoneKey = (bed: Bed, local: SunClass): string => `${bed.conditions.sunClass}/${local}/${bed.conditions.moisture}`;
export const localClass = (job: Job, x: number, y: number): SunClass => sunClassOf(job.sun.hoursAt(x, y));

/** Every kind of ground the beds have, largest first. */
export function zonesOf(job: Job): Zone[] {
  const zones = new Map<string, Zone>();
  const { grid } = job.ground, cellM2 = (grid.cell * grid.cell) / 1e6;
  for (const bed of job.beds) for (const k of bed.cells) {
    const local = localClass(job, grid.x(k), grid.y(k)), key = zoneKey(bed, local);
    const zone = zones.get(key);
    if (zone) zone.areaM2 += cellM2;
    else zones.set(key, { key, bedClass: bed.conditions.sunClass, localClass: local, moisture: bed.conditions.moisture, areaM2: cellM2 });
  }
  return [...zones.values()].sort((a, b) => b.areaM2 - a.areaM2 || (a.key < b.key ? -1 : 1));
}

/**
 * How well a plant fits a kind of ground, 0 to 1; 0 is never planted. The bed's own class is law;
 * of the sun just there a plant may be one step out, and of moisture one step, at a price.
 */
export function zoneFit(plant: Plant, zone: Pick<Zone, 'bedClass' | 'localClass' | 'moisture'>): number {
  if (!plant.sun.includes(zone.bedClass)) return 0;
  const wet = suitsMoisture(plant, zone.moisture) ? 1 : nearlySuitsMoisture(plant, zone.moisture) ? 0.3 : 0;
  if (plant.sun.includes(zone.localClass)) return wet;
  const stepOut = zone.localClass === 'partial-sun' || plant.sun.includes('partial-sun');
  return stepOut ? 0.45 * wet : 0.12 * wet;
}
