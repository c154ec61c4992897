/** The length of lawn kept open beyond the terrace. */
import { clamp } from './plan-types.ts';
import type { Placing } from './stages.ts';

/** @returns where it starts and ends in y, mm */
export function lawnCore(placing: Placing): [number, number] {
  const { frame, ask, border, terrace } = placing;
  const length = clamp(
    ((ask.share.open * frame.area) / Math.max(2500, frame.meanWidthMm - 2 * border)) * 0.85,
    2600,
    frame.depthMm * 0.34,
  );
  return [terrace.depth, terrace.depth + length];
}
