/** Every furnishing and stepping stone, in its place and turned as it stands. */
import { FURNISHINGS } from '../../features/features.ts';
import type { Furnishing, TimberColour } from '../../model/layout.ts';
import { seedFrom, seededRandom } from '../../geometry/random.ts';
import { turnedRectangle, disc } from '../../geometry/region.ts';
import { cos, radians, sin } from '../../geometry/trig.ts';
import type { Region } from '../../model/shapes.ts';
import type { Board } from '../board.ts';
import type { Primitive } from '../drawing.ts';
import { SHADOW_PER_HEIGHT } from '../frame.ts';
import { LINE_SOFT, SHADOW } from '../palette.ts';
import { num, ringPath, type Xy } from '../path.ts';
import type { Piece } from './piece.ts';
import { pergolaShade } from './structures.ts';

function pieceOf(board: Board, f: Furnishing): Piece {
  return {
    board,
    w: f.widthMm * board.frame.k,
    d: f.depthMm * board.frame.k,
    round: f.round,
    seats: f.seats ?? 0,
    random: seededRandom(seedFrom(f.id)),
    k: board.frame.k,
  };
}
/** What throws shade: the table of a dining set, the two arms of a corner sofa, else the whole box. */
function shadeParts(f: Furnishing): Region[] {
  if (f.round) return [disc(f.x, f.y, (f.widthMm / 2) * (f.kind === 'dining-set' ? 0.6 : 1))];
  const c = cos(radians(f.turnDeg)),
    s = sin(radians(f.turnDeg));
  const part = (x: number, y: number, w: number, d: number) =>
    turnedRectangle(f.x + x * c - y * s, f.y + x * s + y * c, w, d, f.turnDeg);
  if (f.kind === 'dining-set') return [part(0, 0, f.widthMm * 0.5, f.depthMm * 0.5)];
  if (f.kind !== 'lounge-set') return [part(0, 0, f.widthMm, f.depthMm)];
  const deep = Math.min(780, f.widthMm * 0.36, f.depthMm * 0.4);
  return [
    part(0, (f.depthMm - deep) / 2, f.widthMm, deep),
    part(-(f.widthMm - deep) / 2, 0, deep, f.depthMm),
  ];
}

/** The shade of a solid thing with a convex outline: all the ground between it and the same outline moved along the fall of light. */
export function solidShade(board: Board, region: Region, heightMm: number): Primitive[] {
  const reach = Math.min(heightMm * SHADOW_PER_HEIGHT * board.frame.k, 1400 * board.frame.k),
    [sx, sy] = board.frame.shade;
  const ring = (region[0]?.[0] ?? []).map(([x, y]) => board.frame.at(x, y));
  return [
    {
      kind: 'path',
      d: ringPath(hull([...ring, ...ring.map(([x, y]): Xy => [x + sx * reach, y + sy * reach])])),
      fill: SHADOW,
    },
  ];
}
/** Points of a sorted list that turn one way only, the last left out. */
function halfHull(list: readonly Xy[]): Xy[] {
  const out: Xy[] = [];
  for (const p of list) {
    while (out.length > 1) {
      const a = out[out.length - 2]!,
        b = out[out.length - 1]!;
      if ((b[0] - a[0]) * (p[1] - a[1]) > (b[1] - a[1]) * (p[0] - a[0])) break;
      out.pop();
    }
    out.push(p);
  }
  return out.slice(0, -1);
}
/** Convex hull (Andrew's monotone chain). */
function hull(points: readonly Xy[]): Xy[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...halfHull(sorted), ...halfHull([...sorted].reverse())];
}
export type Furnished = {
  ground: Primitive[];
  overhead: Primitive[];
  shadows: Primitive[];
  lightShadows: Primitive[];
};

export function drawFurnishings(board: Board): Furnished {
  const out: Furnished = { ground: [], overhead: [], shadows: [], lightShadows: [] };
  const list = [...board.model.layout.furnishings].sort(
    (a, b) => a.heightMm - b.heightMm || (a.id < b.id ? -1 : 1),
  );
  for (const f of list) {
    const [x, y] = board.frame.at(f.x, f.y),
      piece = pieceOf(board, f),
      turnDeg = board.frame.turnOf(f.turnDeg);
    const item: Primitive = {
      kind: 'group',
      x,
      y,
      turnDeg,
      items: [...FURNISHINGS[f.kind].symbol(piece), ...paintOf(f, piece)],
      data: { name: 'thing', value: f.id },
    };
    (FURNISHINGS[f.kind].isOverhead ? out.overhead : out.ground).push(item);
    if (f.kind === 'pergola') {
      const reach = Math.min(900 * board.frame.k, f.heightMm * SHADOW_PER_HEIGHT * board.frame.k);
      out.lightShadows.push({
        kind: 'group',
        x: x + board.frame.shade[0] * reach,
        y: y + board.frame.shade[1] * reach,
        turnDeg: turnDeg + (piece.w >= piece.d ? 0 : 90),
        items: [{ kind: 'path', d: pergolaShade(piece), fill: SHADOW }],
      });
    } else if (!FURNISHINGS[f.kind].isAiry)
      out.shadows.push(...shadeParts(f).flatMap((part) => solidShade(board, part, f.heightMm)));
  }
  return out;
}
/** Its colour, laid thinly over its timber. */
function paintOf({ colour, kind, round }: Furnishing, { w, d }: Piece): Primitive[] {
  if (!colour) return [];
  const look = { fill: PAINTS[colour], opacity: FURNISHINGS[kind].isOverhead ? 0.25 : 0.5 };
  return round
    ? [{ kind: 'circle', x: 0, y: 0, r: w / 2, ...look }]
    : [{ kind: 'rect', x: -w / 2, y: -d / 2, width: w, height: d, ...look }];
}
const PAINTS: Record<TimberColour, string> = {
  black: '#2b2a28',
  grey: '#7f817e',
  green: '#3c4a3d',
  blue: '#5d6c76',
  white: '#f4f0e6',
};
/** Stepping stones with their small shade. */
export function drawStones(board: Board): Primitive[] {
  const { frame, model } = board,
    tints = ['#e6dcc8', '#e0d4bd', '#eae1d0'];
  return model.layout.stones.map((stone, i) => {
    const [x, y] = frame.at(stone.x, stone.y),
      w = stone.widthMm * frame.k,
      d = stone.depthMm * frame.k,
      turn = frame.turnOf(stone.turnDeg);
    const rest = `M${num(-w / 2)} ${num(-d / 2)}h${num(w)}v${num(d)}h${num(-w)}Z`;
    return {
      kind: 'group',
      x,
      y,
      items: [
        {
          kind: 'group',
          x: frame.shade[0] * 0.5,
          y: frame.shade[1] * 0.5,
          turnDeg: turn,
          items: [{ kind: 'path', d: rest, fill: '#3c4a2a', fillOpacity: 0.34 }],
        },
        {
          kind: 'group',
          turnDeg: turn,
          items: [
            { kind: 'path', d: rest, fill: tints[i % 3]!, stroke: LINE_SOFT, strokeWidth: 0.22 },
          ],
        },
      ],
    };
  });
}
