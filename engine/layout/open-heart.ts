/** The heart of the garden: ground kept for the open figure. */
import { clamp, type Draft } from './plan-types.ts';

/** The stretch beyond the terrace that is kept open, from and to in y. */
export function openHeart(draft: Draft): [number, number] {
  const { frame, ask, border, terrace } = draft;
  const length = clamp(
    ((ask.share.open * frame.area) / Math.max(2500, frame.meanWidthMm - 2 * border)) * 0.85,
    2600,
    frame.depthMm * 0.34,
  );
  return [terrace.depth, terrace.depth + length];
}
