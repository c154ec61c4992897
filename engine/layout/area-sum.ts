/** How far areas may be from their sum by rounding, and ground counted twice. */
import type { Region } from '../model/shapes.ts';
import { area, bounds, boxesTouch, perimeter } from '../geometry/region.ts';
import { tryIntersect } from '../geometry/trial.ts';
import type { Part } from './plan-types.ts';

/** Half a millimetre along every outline, mm². */
export const areaLawSlack = (regions: readonly Region[]): number =>
  500 + regions.reduce((sum, region) => sum + perimeter(region), 0) * 0.5;

/** Ground in two parts at once beyond rounding along their outlines, mm². */
export function exactOverlap(parts: readonly Part[]): number {
  const boxes = parts.map((part) => bounds(part.region));
  let worst = 0;
  for (let i = 0; i < parts.length; i++)
    for (let j = i + 1; j < parts.length; j++) {
      if (!boxesTouch(boxes[i]!, boxes[j]!)) continue;
      const shared = tryIntersect(parts[i]!.region, parts[j]!.region);
      if (!shared.length) continue;
      worst = Math.max(worst, area(shared) - perimeter(shared));
    }
  return worst;
}
