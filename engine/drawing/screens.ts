/** Hedges, trellis, slatted screens and low walls within the garden, with their openings. */
import type { Screen } from '../model/layout.ts';
import type { Point } from '../model/shapes.ts';
import { buffer } from '../geometry/trial.ts';
import { hypot } from '../geometry/trig.ts';
import type { Board } from './board.ts';
import { lineShade } from './boundary.ts';
import type { Primitive } from './drawing.ts';
import { hedgeBand } from './hedges.ts';
import { FENCE, LINE, TIMBER, TIMBER_LINE } from './palette.ts';
import { boxPath, linePath, type Xy } from './path.ts';

/** The pieces of a line between its openings. */
export function standingParts(screen: Pick<Screen, 'line' | 'openings'>): Point[][] {
  const gaps = [...screen.openings].sort((a, b) => a.fromMm - b.fromMm);
  const closed = (s: number) => !gaps.some((g) => s > g.fromMm && s < g.toMm);
  const cuts = gaps.flatMap((g) => [g.fromMm, g.toMm]);
  const parts: Point[][] = [];
  let run: Point[] = [],
    passed = 0;
  for (let i = 1; i < screen.line.length; i++) {
    const a = screen.line[i - 1]!,
      b = screen.line[i]!,
      length = hypot(b[0] - a[0], b[1] - a[1]);
    const stops = [
      0,
      ...cuts
        .map((c) => c - passed)
        .filter((c) => c > 0 && c < length)
        .sort((p, q) => p - q),
      length,
    ];
    for (let k = 1; k < stops.length; k++) {
      const s = stops[k - 1]!,
        e = stops[k]!;
      if (e - s < 1) continue;
      const at = (t: number): Point => [
        Math.round(a[0] + ((b[0] - a[0]) * t) / length),
        Math.round(a[1] + ((b[1] - a[1]) * t) / length),
      ];
      if (!closed(passed + (s + e) / 2)) {
        if (run.length > 1) parts.push(run);
        run = [];
        continue;
      }
      if (!run.length) run.push(at(s));
      run.push(at(e));
    }
    passed += length;
  }
  if (run.length > 1) parts.push(run);
  return parts;
}
function posts(points: readonly Xy[], every: number, size: number): string {
  let d = '';
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1]!,
      b = points[i]!,
      length = hypot(b[0] - a[0], b[1] - a[1]),
      n = Math.max(1, Math.round(length / every));
    for (let k = 0; k <= n; k++)
      d += boxPath(
        a[0] + ((b[0] - a[0]) * k) / n - size / 2,
        a[1] + ((b[1] - a[1]) * k) / n - size / 2,
        size,
        size,
      );
  }
  return d;
}
function drawPart(board: Board, screen: Screen, part: Point[]): Primitive[] {
  const points = part.map(([x, y]) => board.frame.at(x, y)),
    d = linePath(points),
    wide = Math.max(0.5, screen.thicknessMm * board.frame.k);
  switch (screen.kind) {
    case 'hedge':
      // each of the heads is drawn by itself
      if (screen.row?.of === 'pleached') return [];
      return hedgeBand(board, buffer(part, screen.thicknessMm), screen.id);
    case 'low-wall':
      return [
        { kind: 'path', d, fill: 'none', stroke: LINE, strokeWidth: wide },
        {
          kind: 'path',
          d,
          fill: 'none',
          stroke: '#d9ccb4',
          strokeWidth: Math.max(0.2, wide - 0.5),
        },
      ];
    case 'raised-edge':
      return [
        { kind: 'path', d, fill: 'none', stroke: TIMBER_LINE, strokeWidth: wide },
        { kind: 'path', d, fill: 'none', stroke: TIMBER, strokeWidth: Math.max(0.16, wide - 0.4) },
      ];
    default: {
      const post = Math.max(0.7, 90 * board.frame.k),
        slatted = screen.kind === 'slatted-screen';
      return [
        {
          kind: 'path',
          d,
          fill: 'none',
          stroke: TIMBER_LINE,
          strokeWidth: Math.max(0.42, Math.min(wide, 1.1)),
        },
        {
          kind: 'path',
          d,
          fill: 'none',
          stroke: '#d9b98c',
          strokeWidth: Math.max(0.2, Math.min(wide, 1.1) - 0.3),
          ...(slatted ? {} : { dash: '.7 .5' }),
        },
        {
          kind: 'path',
          d: posts(points, 1800 * board.frame.k, post),
          fill: slatted ? FENCE : '#7a5a35',
        },
      ];
    }
  }
}
export function drawScreens(board: Board): { items: Primitive[]; shadows: Primitive[] } {
  const items: Primitive[] = [],
    shadows: Primitive[] = [];
  for (const screen of board.model.layout.screens)
    for (const part of standingParts(screen)) {
      items.push(...drawPart(board, screen, part));
      for (let i = 1; i < part.length; i++)
        shadows.push(lineShade(board, part[i - 1]!, part[i]!, screen.heightMm));
    }
  return { items, shadows };
}
