/** What is written at steps and walls: the way up, how many risers, how high. */
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

const NAMES: Record<HeldEdge['class'], string> = {
  edging: '',
  'low-wall': 'wall',
  wall: 'wall',
  engineered: 'wall',
};
/** "wall 0.45": the greatest height of what holds ground, at its middle; edgings are known by their line. */
export function wallMarks(board: Board, size: number, spots: LevelSpots): Primitive[] {
  return levelsOf(board.model).edges.flatMap((edge): Primitive[] => {
    const name = NAMES[edge.class];
    if (!name) return [];
    const text = `${name} ${(edge.heightMm / 1000).toFixed(2)}`,
      w = textWidth(text, size) + size * 0.7,
      h = size * 1.3;
    const [x, y] = edge.line[Math.floor(edge.line.length / 2)]!,
      at = spots.find(board.frame.at(x, y), w, h, [[board.model.site.boundary]], 20);
    if (!at) return [];
    spots.take(boxAt(at, w, h));
    return plate(at, text, size);
  });
}
