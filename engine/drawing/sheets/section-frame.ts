/** How a section lies on the page: distance from the house along it, level above the damp-proof course up it, at one scale. */
import type { Mm } from '../../model/shapes.ts';
import { mix } from '../colour.ts';
import { PAPER } from '../palette.ts';
import { linePath, ringPath, type Xy } from '../path.ts';
import type { Cut } from './section-cut.ts';

export type SectionFrame = {
  k: number;
  cut: Cut;
  /** `along` from the house wall, `level` from the damp-proof course. */
  at(along: Mm, level: Mm): Xy;
  ring(points: readonly Xy[]): string;
  line(points: readonly Xy[]): string;
  /** How far something lies beyond the cut; negative is before it. */
  beyond(x: Mm): Mm;
  /** A colour as it is seen at that distance: what lies far is pale. */
  veil(colour: string, beyondMm: Mm): string;
};
/** From here on everything is equally pale. */
const FAR_MM = 9000;

/** @param zero where the house wall meets the damp-proof course; the house stands left when what lies left of it is looked at */
export function makeSectionFrame(k: number, cut: Cut, zero: Xy): SectionFrame {
  const way = cut.side < 0 ? 1 : -1;
  const at = (along: Mm, level: Mm): Xy => [zero[0] + way * along * k, zero[1] - level * k];
  return {
    k,
    cut,
    at,
    ring: (points) => ringPath(points.map(([u, z]) => at(u, z))),
    line: (points) => linePath(points.map(([u, z]) => at(u, z))),
    beyond: (x) => (x - cut.x) * cut.side,
    veil: (colour, beyondMm) =>
      beyondMm <= 0 ? colour : mix(colour, PAPER, 0.16 + 0.5 * Math.min(1, beyondMm / FAR_MM)),
  };
}
