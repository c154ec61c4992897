/** The length of lawn kept open beyond the terrace. */
import { clamp, type Draft } from './plan-types.ts';

/** @returns where it starts and ends in y, mm */
export function lawnCore(draft: Draft): [number, number] {
  const { frame, ask, border, terrace } = draft;
  const length = clamp(
    ((ask.share.open * frame.area) / Math.max(2500, frame.meanWidthMm - 2 * border)) * 0.85,
    2600,
    frame.depthMm * 0.34,
  );
  return [terrace.depth, terrace.depth + length];
}
