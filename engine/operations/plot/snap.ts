/** Where a corner that is dragged comes to lie: at a right angle, parallel to another side, or in line with another corner. */
import { hypot } from '../../geometry/trig.ts';
import type { DrawnPlot } from '../../model/drawn-plot.ts';
import type { Mm, Point } from '../../model/shapes.ts';

/** A line that the corner was caught by: from the corner that it runs through, and what it is. */
export type Guide = { from: Point; to: Point; says: 'square' | 'parallel' | 'in line' };
type Line = { through: Point; dx: number; dy: number; says: Guide['says'] };

const STEP_MM: Mm = 50;
const step = (value: number): Mm => Math.round(value / STEP_MM) * STEP_MM;

/**
 * @param reach how near a line has to be to catch it, mm
 * @returns its place in whole millimetres, and the lines that caught it; free of lines it lies on whole 50 mm
 */
export function snapCorner(
  plot: DrawnPlot,
  at: number,
  { x, y }: { x: number; y: number },
  reach: Mm,
): { x: Mm; y: Mm; guides: Guide[] } {
  const near = linesFor(plot, at)
    .map((line) => ({ line, off: offLine(line, x, y) }))
    .filter(({ off }) => off <= reach)
    .sort((a, b) => a.off - b.off);
  if (at < 2) {
    // along the house wall only lines across it catch
    const caught = near.find(({ line }) => line.dx === 0);
    const to: Point = [caught ? caught.line.through[0] : step(x), 0];
    return { x: to[0], y: 0, guides: caught ? [guideOf(caught.line, to)] : [] };
  }
  const [first] = near;
  if (!first) return { x: step(x), y: step(y), guides: [] };
  for (const { line } of near.slice(1)) {
    const both = crossingOf(first.line, line);
    if (!both || hypot(both[0] - x, both[1] - y) > reach * 1.5) continue;
    const to: Point = [Math.round(both[0]), Math.round(both[1])];
    return { x: to[0], y: to[1], guides: [guideOf(first.line, to), guideOf(line, to)] };
  }
  const to = alongInSteps(first.line, x, y);
  return { x: to[0], y: to[1], guides: [guideOf(first.line, to)] };
}

const guideOf = ({ through, says }: Line, to: Point): Guide => ({ from: through, to, says });

/** Through each neighbour along and across every side that stays; through every other corner along and across the house. */
function linesFor({ corners }: DrawnPlot, at: number): Line[] {
  const n = corners.length;
  const neighbours = [(at + n - 1) % n, (at + 1) % n];
  const lines: Line[] = [];
  const has = (line: Line) =>
    lines.some(
      (one) =>
        Math.abs(one.dx * line.dy - one.dy * line.dx) < 1e-6 &&
        offLine(one, line.through[0], line.through[1]) < 1,
    );
  const put = (line: Line) => {
    if (!has(line)) lines.push(line);
  };
  for (const k of neighbours) {
    const through = corners[k]!;
    // the side beyond the neighbour first: a right angle there is what people mean most
    const order = [k === neighbours[0] ? (k + n - 1) % n : k, ...corners.keys()];
    for (const i of order) {
      const a = corners[i]!,
        b = corners[(i + 1) % n]!;
      if (i === at || (i + 1) % n === at) continue;
      const length = hypot(b[0] - a[0], b[1] - a[1]);
      if (length < 1) continue;
      const dx = (b[0] - a[0]) / length,
        dy = (b[1] - a[1]) / length;
      put({ through, dx: -dy, dy: dx, says: 'square' });
      put({ through, dx, dy, says: 'parallel' });
    }
  }
  corners.forEach((through, i) => {
    if (i === at || neighbours.includes(i)) return;
    put({ through, dx: 0, dy: 1, says: 'in line' });
    put({ through, dx: 1, dy: 0, says: 'in line' });
  });
  return lines;
}

const offLine = ({ through, dx, dy }: Line, x: number, y: number): number =>
  Math.abs((x - through[0]) * dy - (y - through[1]) * dx);

function crossingOf(a: Line, b: Line): [number, number] | null {
  const det = a.dx * b.dy - a.dy * b.dx;
  if (Math.abs(det) < 0.05) return null;
  const t = ((b.through[0] - a.through[0]) * b.dy - (b.through[1] - a.through[1]) * b.dx) / det;
  return [a.through[0] + a.dx * t, a.through[1] + a.dy * t];
}

/** On the line, a whole 50 mm from what it runs through. */
function alongInSteps({ through, dx, dy }: Line, x: number, y: number): Point {
  const far = step((x - through[0]) * dx + (y - through[1]) * dy);
  return [Math.round(through[0] + dx * far), Math.round(through[1] + dy * far)];
}
