/** The plot's edge: fences with posts, walls, hedges, open edges; and the shade they throw inward. */
import type { BoundaryEdge } from '../model/site.ts';
import type { Region } from '../model/shapes.ts';
import { bounds } from '../geometry/region.ts';
import { buffer, tryIntersect } from '../geometry/trial.ts';
import { hypot } from '../geometry/trig.ts';
import { boundaryPieces } from '../site/boundary-pieces.ts';
import { define, type Board } from './board.ts';
import type { Primitive } from './drawing.ts';
import { SHADOW_PER_HEIGHT } from './frame.ts';
import { FENCE, SHADOW } from './palette.ts';
import { boxPath, ringPath, segment, type Xy } from './path.ts';
import { drawGates } from './gates.ts';
import { hedgeBand } from './hedges.ts';

/** Fence bays are 1.83 m (six feet) in the trade. */
const BAY_MM = 1830;
const HEDGE_MM = 600;
const RAILING = '#3f4640';

/** Line weights shrink with the scale so that a large plot does not look walled. */
const weight = (board: Board, least: number, mm: number, most: number): number =>
  Math.max(least, Math.min(most, mm * board.frame.k));

export function plotRegion(board: Board): Region {
  return [[board.model.site.boundary]];
}
export function plotClip(board: Board): string {
  return define(board, {
    kind: 'clip',
    id: 'plot',
    d: board.frame.ring(board.model.site.boundary),
  }).slice(1);
}

function fence(board: Board, a: Xy, b: Xy, lengthMm: number): Primitive[] {
  const n = Math.max(1, Math.round(lengthMm / BAY_MM)),
    post = weight(board, 0.75, 110, 2),
    rail = weight(board, 0.5, 55, 1.1);
  let posts = '';
  for (let i = 0; i <= n; i++) {
    const x = a[0] + ((b[0] - a[0]) * i) / n,
      y = a[1] + ((b[1] - a[1]) * i) / n;
    posts += boxPath(x - post / 2, y - post / 2, post, post);
  }
  return [
    {
      kind: 'path',
      d: segment(a[0], a[1], b[0], b[1]),
      stroke: FENCE,
      strokeWidth: rail,
      fill: 'none',
    },
    {
      kind: 'path',
      d: segment(a[0], a[1], b[0], b[1]),
      stroke: '#7a7263',
      strokeWidth: rail * 0.3,
      fill: 'none',
    },
    { kind: 'path', d: posts, fill: FENCE },
  ];
}
type WallParts = { dark: string; light: string; joints: string };
/** Walls meet squarely at corners: every one reaches half its width past its ends, dark edge below, brick above. */
function addWall(parts: WallParts, a: Xy, b: Xy, lengthMm: number, wide: number): void {
  const length = hypot(b[0] - a[0], b[1] - a[1]),
    n = Math.max(1, Math.min(220, Math.round(lengthMm / 450)));
  const ux = (b[0] - a[0]) / length,
    uy = (b[1] - a[1]) / length;
  const reach = (by: number) =>
    segment(a[0] - ux * by, a[1] - uy * by, b[0] + ux * by, b[1] + uy * by);
  parts.dark += reach(wide / 2);
  parts.light += reach(wide * 0.37);
  for (let i = 1; i < n; i++) {
    const x = a[0] + ux * ((length * i) / n),
      y = a[1] + uy * ((length * i) / n),
      h = wide * 0.37;
    parts.joints += segment(x - uy * h, y + ux * h, x + uy * h, y - ux * h);
  }
}
function drawWalls(parts: WallParts, wide: number): Primitive[] {
  return parts.dark
    ? [
        { kind: 'path', d: parts.dark, stroke: '#54473d', strokeWidth: wide, fill: 'none' },
        { kind: 'path', d: parts.light, stroke: '#b98b72', strokeWidth: wide * 0.74, fill: 'none' },
        { kind: 'path', d: parts.joints, stroke: '#8d6a56', strokeWidth: 0.12, fill: 'none' },
      ]
    : [];
}
function open(a: Xy, b: Xy): Primitive[] {
  return [
    {
      kind: 'path',
      d: segment(a[0], a[1], b[0], b[1]),
      stroke: FENCE,
      strokeWidth: 0.3,
      fill: 'none',
      dash: '2.4 1.2 .5 1.2',
    },
  ];
}

/** Glass or rails: two thin lines. */
function balustrade(a: Xy, b: Xy): Primitive[] {
  const d = segment(a[0], a[1], b[0], b[1]);
  return [
    { kind: 'path', d, stroke: '#54606a', strokeWidth: 1, fill: 'none' },
    { kind: 'path', d, stroke: '#cfe0e6', strokeWidth: 0.6, fill: 'none' },
  ];
}

/** Between posts, a bar here and there for all of them. */
const RAIL_BAY_MM = 900;
/** Upright bars between two rails: a thin line with dots. */
function railings(board: Board, a: Xy, b: Xy, lengthMm: number): Primitive[] {
  const n = Math.max(1, Math.round(lengthMm / RAIL_BAY_MM)),
    dot = weight(board, 0.5, 60, 1);
  let posts = '';
  for (let i = 0; i <= n; i++)
    posts += boxPath(
      a[0] + ((b[0] - a[0]) * i) / n - dot / 2,
      a[1] + ((b[1] - a[1]) * i) / n - dot / 2,
      dot,
      dot,
    );
  return [
    {
      kind: 'path',
      d: segment(a[0], a[1], b[0], b[1]),
      stroke: RAILING,
      strokeWidth: 0.28,
      fill: 'none',
    },
    { kind: 'path', d: posts, fill: RAILING },
  ];
}

export function drawBoundary(board: Board): { hedges: Primitive[]; lines: Primitive[] } {
  const hedges: Primitive[] = [],
    lines: Primitive[] = [],
    walls: WallParts = { dark: '', light: '', joints: '' },
    wide = weight(board, 0.9, 215, 4);
  boundaryPieces(board.model).forEach((edge, i) => {
    if (edge.kind === 'house' || edge.kind === 'gate') return;
    const a = board.frame.at(...edge.from),
      b = board.frame.at(...edge.to);
    const length = hypot(edge.to[0] - edge.from[0], edge.to[1] - edge.from[1]);
    if (edge.kind === 'fence') lines.push(...fence(board, a, b, length));
    else if (edge.isSheer) lines.push(...balustrade(a, b));
    else if (edge.kind === 'railings') lines.push(...railings(board, a, b, length));
    else if (edge.kind === 'wall') addWall(walls, a, b, length, wide);
    else if (edge.kind === 'open') lines.push(...open(a, b));
    else {
      const strip = tryIntersect(buffer([edge.from, edge.to], HEDGE_MM * 2), plotRegion(board));
      if (strip.length) hedges.push(...hedgeBand(board, strip, `edge-${i}`));
      lines.push(...open(a, b));
    }
  });
  return { hedges, lines: [...lines, ...drawWalls(walls, wide), ...drawGates(board)] };
}

/** The shade of an upright line: the strip it sweeps along the fall of light. */
function strip(
  board: Board,
  edge: Pick<BoundaryEdge, 'from' | 'to' | 'heightMm'>,
  mostMm: number,
): Primitive {
  const reach = Math.min(edge.heightMm * SHADOW_PER_HEIGHT, mostMm) * board.frame.k,
    [sx, sy] = board.frame.shade;
  const a = board.frame.at(...edge.from),
    b = board.frame.at(...edge.to);
  return {
    kind: 'path',
    d: ringPath([
      a,
      b,
      [b[0] + sx * reach, b[1] + sy * reach],
      [a[0] + sx * reach, a[1] + sy * reach],
    ]),
    fill: SHADOW,
  };
}
export function boundaryShade(board: Board): Primitive[] {
  const out: Primitive[] = [],
    box = bounds(plotRegion(board));
  // in a courtyard a full strip of shade would drown the floor
  const most = 0.1 * Math.min(box.x1 - box.x0, box.y1 - box.y0);
  for (const edge of boundaryPieces(board.model)) {
    if (edge.kind === 'open' || edge.kind === 'railings' || edge.kind === 'gate') continue;
    out.push(strip(board, edge, Math.min(most, edge.kind === 'house' ? 1100 : 900)));
  }
  return out;
}
export function lineShade(
  board: Board,
  from: readonly [number, number],
  to: readonly [number, number],
  heightMm: number,
): Primitive {
  return strip(board, { from, to, heightMm }, 900);
}
/** The whole plot's soft shade on the paper, so that it sits on the page. */
export function plotShade(board: Board): Primitive {
  const [sx, sy] = board.frame.shade,
    d = board.frame.ring(board.model.site.boundary);
  define(board, { kind: 'blur', id: 'wide', mm: 2.2 });
  return {
    kind: 'group',
    filter: 'wide',
    opacity: 0.2,
    items: [
      { kind: 'group', x: sx * 2.2, y: sy * 2.2, items: [{ kind: 'path', d, fill: SHADOW }] },
    ],
  };
}
