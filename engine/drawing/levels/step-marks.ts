/** What is written at steps and walls: the way up, how many risers, how high. */
import { distanceToSegment } from '../../geometry/region.ts';
import { hypot } from '../../geometry/trig.ts';
import { levelsOf } from '../../levels/levels.ts';
import type { HeldEdge } from '../../levels/types.ts';
import type { Board } from '../board.ts';
import type { Primitive } from '../drawing.ts';
import { textWidth } from '../page/text-width.ts';
import { PAPER, TEXT } from '../palette.ts';
import { segment, type Xy } from '../path.ts';
import { boxAt, type LevelSpots } from './level-spots.ts';
import { plate } from './plate.ts';

/** An arrow up each flight, and beside it "UP 3 × 150": risers and their height in millimetres. */
export function flightMarks(board: Board, size: number, spots: LevelSpots): Primitive[] {
  return levelsOf(board.model).flights.flatMap((flight): Primitive[] => {
    const foot = board.frame.at(...flight.foot),
      head = board.frame.at(...flight.head),
      long = hypot(head[0] - foot[0], head[1] - foot[1]) || 1,
      u: Xy = [(head[0] - foot[0]) / long, (head[1] - foot[1]) / long];
    // it begins a little below the lowest nosing, so that a single step has an arrow too
    const tail: Xy = [foot[0] - u[0] * size * 0.8, foot[1] - u[1] * size * 0.8],
      tip: Xy = [head[0] - u[0] * 0.3, head[1] - u[1] * 0.3];
    const barb = (side: number) =>
      segment(
        tip[0],
        tip[1],
        tip[0] - u[0] * size * 0.6 - u[1] * side * size * 0.35,
        tip[1] - u[1] * size * 0.6 + u[0] * side * size * 0.35,
      );
    const d = segment(tail[0], tail[1], tip[0], tip[1]) + barb(1) + barb(-1);
    const text = `UP ${flight.goingsMm.length} × ${Math.round(flight.riserMm)}`,
      w = textWidth(text, size) + size * 0.7,
      h = size * 1.3;
    const half = (flight.widthMm / 2) * board.frame.k;
    const beside: Xy = [
      (foot[0] + head[0]) / 2 + Math.abs(u[1]) * (half + w / 2 + 0.4),
      (foot[1] + head[1]) / 2 + Math.abs(u[0]) * (half + h / 2 + 0.4),
    ];
    spots.take(boxAt([(foot[0] + head[0]) / 2, (foot[1] + head[1]) / 2], long + 1, long + 1));
    const at = spots.find(beside, w, h, [[board.model.site.boundary]], 14);
    if (at) spots.take(boxAt(at, w, h));
    return [
      { kind: 'path', d, fill: 'none', stroke: PAPER, strokeWidth: 0.9, cap: 'round' },
      { kind: 'path', d, fill: 'none', stroke: TEXT, strokeWidth: 0.28, cap: 'round' },
      ...(at ? plate(at, text, size) : []),
    ];
  });
}

/** A way steeper than this and without steps is written as a ramp; where people do no steps, every slope is written. */
const RAMP_FROM = 1 / 20,
  SLOPE_FROM = 1 / 60,
  RAMP_SHORT_MM = 1500,
  BESIDE_MM = 900;

/** An arrow up each sloped way, with its slope: "ramp 1:15", "1:23". */
export function rampMarks(board: Board, size: number, spots: LevelSpots): Primitive[] {
  const drawn: { text: string; a: Xy; b: Xy }[] = [],
    least = board.model.site.levels?.stepFree ? SLOPE_FROM : RAMP_FROM;
  return levelsOf(board.model).stretches.flatMap((one): Primitive[] => {
    const over = one.slopedOverMm,
      slope = Math.abs(one.slopedMm) / Math.max(1, over);
    if (one.flights.length || over < RAMP_SHORT_MM || slope <= least) return [];
    const up = one.slopedMm > 0 ? one.line : [...one.line].reverse(),
      i = Math.max(1, Math.ceil(up.length / 2)),
      a = board.frame.at(...up[i - 1]!),
      b = board.frame.at(...up[i]!);
    const text = `${slope > RAMP_FROM ? 'ramp ' : ''}1:${Math.round(1 / slope)}`,
      middle: Xy = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    // ways side by side are written once
    const isWritten = drawn.some(
      (other) =>
        other.text === text &&
        distanceToSegment(...middle, other.a, other.b) < BESIDE_MM * board.frame.k,
    );
    if (isWritten) return [];
    drawn.push({ text, a, b });
    const long = hypot(b[0] - a[0], b[1] - a[1]) || 1,
      u: Xy = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
    const barb = (side: number) =>
      segment(
        b[0],
        b[1],
        b[0] - u[0] * size * 0.6 - u[1] * side * size * 0.35,
        b[1] - u[1] * size * 0.6 + u[0] * side * size * 0.35,
      );
    const d = segment(...a, ...b) + barb(1) + barb(-1),
      w = textWidth(text, size) + size * 0.7,
      h = size * 1.3,
      at = spots.find(
        [(a[0] + b[0]) / 2 + w * 0.6, (a[1] + b[1]) / 2],
        w,
        h,
        [[board.model.site.boundary]],
        14,
      );
    if (at) spots.take(boxAt(at, w, h));
    return [
      { kind: 'path', d, fill: 'none', stroke: PAPER, strokeWidth: 0.9, cap: 'round' },
      { kind: 'path', d, fill: 'none', stroke: TEXT, strokeWidth: 0.28, cap: 'round' },
      ...(at ? plate(at, text, size) : []),
    ];
  });
}

const NAMES: Record<HeldEdge['class'], string> = {
  edging: '',
  'low-wall': 'wall',
  wall: 'wall',
  engineered: 'wall',
};
/** "wall 0.45": the greatest height of what holds ground, at its middle; edgings are known by their line. */
export function wallMarks(board: Board, size: number, spots: LevelSpots): Primitive[] {
  const written = new Set<string>();
  return levelsOf(board.model).edges.flatMap((edge): Primitive[] => {
    const name = NAMES[edge.class];
    // a wall with an opening is one wall
    if (!name || (edge.ofBreak && written.has(edge.areaId))) return [];
    written.add(edge.areaId);
    const text = `${edge.ofBreak === 'new' ? `new ${name}` : name} ${(edge.heightMm / 1000).toFixed(2)}`,
      w = textWidth(text, size) + size * 0.7,
      h = size * 1.3;
    const [x, y] = edge.line[Math.floor(edge.line.length / 2)]!,
      at = spots.find(board.frame.at(x, y), w, h, [[board.model.site.boundary]], 20);
    if (!at) return [];
    spots.take(boxAt(at, w, h));
    return plate(at, text, size);
  });
}
