/** The walk through a garden whose middle is planted: one path of constant width from the door to the far end, straight where the lines of the design are. */
import type { AreaKind } from '../model/layout.ts';
import { area, bounds, largest, smooth } from '../geometry/region.ts';
import { buffer, offset, tryIntersect, trySubtract } from '../geometry/trial.ts';
import type { Region } from '../model/shapes.ts';
import { clamp, isRound, joinOf, middle, snap, type Part } from './plan-types.ts';
import type { Roomed } from './stages.ts';

const TRIES = 24;
/** What it is worth that a walk begins at the door, and that it ends in a seat. */
const FROM_DOOR = 1.25,
  TO_SEAT = 1.4;
/** A walk shorter than this leads nowhere. */
const LEAST_LENGTH_MM = 2500;
/** What the chords of a bend take of a walk's width, mm. */
const BEND_MM = 50;
/** By which what is left of a strip may come out larger than it was, rounded to whole millimetres, mm². */
const SLACK_MM2 = 1e5;

/** Empty where no straight enough way is free. */
export function walkThrough(roomed: Roomed): Part[] {
  const { frame, terrace, parts, language, random, border, ask } = roomed,
    width = ask.widths.main;
  // a round is the walk
  if (parts.some((part) => part.id === 'path-walk')) return [];
  const others = parts.filter((part) => part.id !== 'terrace');
  const furthest = (...kinds: readonly AreaKind[]) =>
    others
      .filter((part) => kinds.includes(part.kind))
      .sort((a, b) => bounds(b.region).y1 - bounds(a.region).y1)[0];
  const seat = furthest('seat'),
    goal = seat ?? furthest('play', 'gardenroom', 'greenhouse', 'vegetable', 'shed');
  const blocked = others.filter((part) => part !== seat).map((part) => offset(part.region, 350));
  const free = trySubtract(
    offset(frame.plot, -Math.min(border, 600)),
    ...blocked,
    ...frame.kept.map((thing) => thing.blocked),
  );
  const from = terrace.depth - 300,
    fence = frame.depthMm - border - 700,
    // a walk that goes on past the last place stops dead in a bed
    farEnd = goal ? Math.min(fence, bounds(goal.region).y1) : fence;
  const box = seat ? bounds(seat.region) : null,
    end = box ? middle(box) : null;
  const onFloor = (x: number) => clamp(x, terrace.x0 + width / 2, terrace.x1 - width / 2);
  const bends = isRound(language) || language === 'diagonal';
  const taken = parts.map((part) => part.region),
    strips = new Map<string, { strip: Region; clear: Region; wide: number }>();
  const stripOf = (line: readonly (readonly number[])[]) => {
    const key = line.join(';'),
      known = strips.get(key);
    if (known) return known;
    const strip = buffer(line, isRound(language) ? width + BEND_MM : width, joinOf(language)),
      clear = tryIntersect(strip, free),
      made = { strip, clear, wide: area(clear) };
    strips.set(key, made);
    return made;
  };
  let best: Part | null = null,
    most = 0;
  for (let t = 0; t < TRIES; t++) {
    // from the door, then from elsewhere along the floor
    const atDoor = t % (bends ? 2 : TRIES) === 0;
    const x0 = onFloor(
      atDoor
        ? roomed.site.doorX
        : snap(terrace.x0 + random.between(0.25, 0.75) * (terrace.x1 - terrace.x0)),
    );
    const meets = box !== null && x0 > box.x0 + width / 2 && x0 < box.x1 - width / 2;
    // a straight walk goes on to the far side of a seat that lies beside it
    const ye = end && (meets || bends) ? end[1] : farEnd,
      xe = bends && !meets ? (end?.[0] ?? x0) : x0;
    if (ye - from < LEAST_LENGTH_MM) continue;
    const mid = from + (ye - from) * random.between(0.4, 0.6),
      bow = (random.chance(0.5) ? 1 : -1) * random.between(0.06, 0.14) * (ye - from);
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
                [(x0 + xe) / 2 + bow, mid],
                [xe - (xe - x0) * 0.2, ye - (ye - mid) * 0.6],
                [xe, ye],
              ],
              8,
              false,
            )
          : language === 'diagonal' && xe !== x0
            ? diagonalLine(x0, from, xe, ye)
            : [
                [x0, from],
                [x0, ye],
              ];
    const { strip, clear, wide } = stripOf(line),
      liked = (atDoor ? FROM_DOOR : 1) * (meets ? TO_SEAT : 1),
      // the whole strip, or it stops at something
      lost = 4 * (area(strip) - wide);
    if ((wide + SLACK_MM2) * liked - lost <= most) continue;
    const path = largest(trySubtract(clear, ...taken)),
      value = area(path) * liked - lost;
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
