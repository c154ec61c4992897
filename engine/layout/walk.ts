/** The walk through a garden whose middle is planted: one path of constant width from the terrace to the far end. */
import { area, bounds, largest, smooth } from '../geometry/region.ts';
import { buffer, offset, tryIntersect, trySubtract } from '../geometry/trial.ts';
import { clamp, isRound, joinOf, middle, snap, type Part } from './plan-types.ts';
import type { Roomed } from './stages.ts';

const TRIES = 24;
/** A walk shorter than this leads nowhere. */
const LEAST_LENGTH_MM = 2500;

/** Empty where no straight enough way is free. */
export function walkThrough(roomed: Roomed): Part[] {
  const { frame, terrace, parts, language, random, border, ask } = roomed,
    width = ask.widths.main;
  // a round is the walk
  if (parts.some((part) => part.id === 'path-walk')) return [];
  const others = parts.filter((part) => part.id !== 'terrace');
  const seat = others
    .filter((part) => part.kind === 'seat')
    .sort((a, b) => bounds(b.region).y1 - bounds(a.region).y1)[0];
  const blocked = others.filter((part) => part !== seat).map((part) => offset(part.region, 350));
  const free = trySubtract(
    offset(frame.plot, -Math.min(border, 600)),
    ...blocked,
    ...frame.kept.map((thing) => thing.blocked),
  );
  const from = terrace.depth - 300;
  const end = seat ? middle(bounds(seat.region)) : null;
  let best: Part | null = null,
    most = 0;
  for (let t = 0; t < TRIES; t++) {
    const x0 = clamp(
      snap(terrace.x0 + random.between(0.25, 0.75) * (terrace.x1 - terrace.x0)),
      terrace.x0 + width / 2,
      terrace.x1 - width / 2,
    );
    const xe = end ? end[0] : snap(frame.x0 + random.between(0.25, 0.75) * frame.widthMm),
      ye = end ? end[1] : frame.depthMm - border - 700;
    if (ye - from < LEAST_LENGTH_MM) return [];
    const mid = from + (ye - from) * random.between(0.4, 0.6);
    const line =
      language === 'formal'
        ? [
            [roomed.axisX, from],
            [roomed.axisX, ye],
          ]
        : isRound(language)
          ? smooth(
              [
                [x0, from],
                [x0 + (xe - x0) * 0.2, from + (mid - from) * 0.6],
                [(frame.x0 + frame.x1) / 2, mid],
                [xe - (xe - x0) * 0.2, ye - (ye - mid) * 0.6],
                [xe, ye],
              ],
              8,
              false,
            )
          : language === 'diagonal'
            ? diagonalLine(x0, from, xe, ye)
            : [
                [x0, from],
                [x0, mid],
                [xe, mid],
                [xe, ye],
              ];
    const strip = buffer(line, width, joinOf(language)),
      clear = tryIntersect(strip, free);
    const path = largest(trySubtract(clear, ...parts.map((part) => part.region)));
    // the whole strip, or it stops at something
    const value = area(path) - 4 * (area(strip) - area(clear));
    if (path.length && value > most && bounds(path).y0 < terrace.depth + 200) {
      most = value;
      best = { id: 'path-walk', kind: 'path', feature: null, region: path };
    }
  }
  return best ? [best] : [];
}

/** Down, across at 45 degrees and down. */
function diagonalLine(x0: number, y0: number, x1: number, y1: number): number[][] {
  const across = Math.min(Math.abs(x1 - x0), y1 - y0 - 600),
    to = x0 + Math.sign(x1 - x0) * across,
    rest = (y1 - y0 - across) / 2;
  return [
    [x0, y0],
    [x0, y0 + rest],
    [to, y0 + rest + across],
    [to, y1],
  ];
}
