/** What a bed may be short of when nothing else answers. */
import type { Plant } from '../model/plant.ts';
import type { BedConditions } from '../model/planting.ts';

/** One step drier or wetter, for a bed where nothing else answers. */
export function nearlySuitsMoisture(plant: Plant, moisture: BedConditions['moisture']): boolean {
  const near = {
    dry: ['dry', 'well-drained'],
    'well-drained': ['dry', 'well-drained', 'moist'],
    moist: ['well-drained', 'moist', 'wet'],
    wet: ['moist', 'wet'],
  } as const;
  return near[moisture].some((step) => plant.soil.moisture.includes(step));
}
