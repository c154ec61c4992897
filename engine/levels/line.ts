/** Places along a line that is walked. */
import { hypot } from '../geometry/trig.ts';
import type { Mm, Point } from '../model/shapes.ts';

export const lengthBetween = (a: Point, b: Point): Mm => hypot(b[0] - a[0], b[1] - a[1]);

export type Walk = {
  line: readonly Point[];
  /** Distance of each corner from the beginning. */
  passed: readonly Mm[];
  lengthMm: Mm;
};
export function walkOf(line: readonly Point[]): Walk {
  const passed = [0];
  for (let i = 1; i < line.length; i++)
    passed.push(passed[i - 1]! + lengthBetween(line[i - 1]!, line[i]!));
  return { line, passed, lengthMm: passed.at(-1)! };
}

/** The place `s` mm from the beginning; before it and beyond the end the line goes straight on. */
export function placeAt({ line, passed }: Walk, s: Mm): Point {
  let i = 1;
  while (i < line.length - 1 && passed[i]! < s) i++;
  const a = line[i - 1]!,
    b = line[i] ?? a,
    length = lengthBetween(a, b) || 1,
    t = (s - passed[i - 1]!) / length;
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}
/** The middle of the piece in the middle of a line, in whole millimetres. */
export function middleOfLine(line: readonly Point[]): Point {
  const i = Math.max(1, Math.floor(line.length / 2)),
    a = line[i - 1]!,
    b = line[i] ?? a;
  return [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
}
/** The way it goes from one place to another, a unit vector, over half a metre at the least. */
export function headingAt(walk: Walk, from: Mm, to: Mm): Point {
  const more = Math.max(0, 500 - (to - from)) / 2,
    a = placeAt(walk, Math.max(0, from - more)),
    b = placeAt(walk, Math.min(walk.lengthMm, to + more)),
    length = lengthBetween(a, b) || 1;
  return [(b[0] - a[0]) / length, (b[1] - a[1]) / length];
}
/** The part of it from `from` to `to`. */
export function partOf(walk: Walk, from: Mm, to: Mm): Point[] {
  const inner = walk.line.filter((_, i) => walk.passed[i]! > from && walk.passed[i]! < to);
  return [placeAt(walk, from), ...inner, placeAt(walk, to)];
}
