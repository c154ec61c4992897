/** Which first stages are one drawing: of two plans that leave different ground, the same may be left. */
import { areaM2 } from '../geometry/region.ts';
import type { GardenModel } from '../model/garden.ts';
import { isCover } from './join-cover.ts';

/** What a stage shows beside what is left for later: its ground to half a square metre and what stands on it; alike for two that look alike. */
export function drawingOf({
  layout: { areas, furnishings, trees, language },
}: GardenModel): string {
  const ground = areas.filter(({ id, isLater, isKept }) => !isLater && !isKept && !isCover(id));
  // a plan of which all is made is its own, whatever it shares with another
  const isPart = areas.some(({ isLater }) => isLater);
  return [
    ...ground
      .map(
        ({ kind, feature, region }) => `${kind} ${feature ?? ''} ${Math.round(areaM2(region) * 2)}`,
      )
      .sort(),
    ...furnishings.map(({ kind }) => kind).sort(),
    `${trees.length} trees`,
    isPart ? '' : language,
  ].join(', ');
}
