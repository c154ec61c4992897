/** Every furnishing and stepping stone, in its place and turned as it stands. */
import type { Furnishing, FurnishingKind } from '../../model/layout.ts';
import { seedFrom, seededRandom } from '../../geometry/random.ts';
import { turnedRectangle, disc } from '../../geometry/region.ts';
import type { Region } from '../../model/shapes.ts';
import type { Board } from '../board.ts';
import type { Primitive } from '../drawing.ts';
import { SHADOW_PER_HEIGHT } from '../frame.ts';
import { LINE_SOFT, SHADOW } from '../palette.ts';
import { num } from '../path.ts';
import { birdBath, birdFeeder, boulder, bugHotel, firePit, fountain, hotTub, light, pot, sculpture, urn, washingLine, waterButt } from './objects.ts';
import type { Piece } from './piece.ts';
import { climbingFrame, logSteps, playhouse, sandpit, swing, trampoline } from './play.ts';
import { arbour, bench, diningSet, hammock, loungeSet, sunlounger } from './seating.ts';
import { compostBins, gardenRoom, greenhouse, outdoorKitchen, pergola, pergolaShade, raisedBed, shed, store } from './structures.ts';

const DRAW: Record<FurnishingKind, (p: Piece) => Primitive[]> = {
  'dining-set': diningSet, 'lounge-set': loungeSet, bench, pergola, arbour, 'fire-pit': firePit, 'hot-tub': hotTub, 'outdoor-kitchen': outdoorKitchen, pot, urn,
  'raised-bed': raisedBed, swing, 'climbing-frame': climbingFrame, sandpit, trampoline, playhouse, 'log-steps': logSteps, 'bird-bath': birdBath, 'bird-feeder': birdFeeder, 'bug-hotel': bugHotel, 'water-butt': waterButt,
  fountain, 'washing-line': washingLine, hammock, shed, store, greenhouse, 'garden-room': gardenRoom, 'compost-bins': compostBins, 'post-light': light, 'spike-light': light, sculpture, sunlounger, boulder,
};
/** Drawn over the planting: one walks below them. */
const OVERHEAD = new Set<FurnishingKind>(['pergola']);
/** Stands open, so that its outline throws no solid shade. */
const AIRY = new Set<FurnishingKind>(['pergola', 'washing-line', 'hammock', 'swing', 'climbing-frame', 'bird-feeder', 'spike-light', 'post-light', 'sandpit', 'log-steps']);

function pieceOf(board: Board, f: Furnishing): Piece {
  return { board, w: f.widthMm * board.frame.k, d: f.depthMm * board.frame.k, round: f.round, seats: f.seats ?? 0, random: seededRandom(seedFrom(f.id)), k: board.frame.k };
}
/** Tables and chairs throw a broken shade: about that of the table. */
const MASS: Partial<Record<FurnishingKind, number>> = { 'dining-set': 0.5, 'lounge-set': 0.9 };
const footprint = (f: Furnishing): Region => MASS[f.kind] ? turnedRectangle(f.x, f.y, f.widthMm * MASS[f.kind]!, f.depthMm * MASS[f.kind]!, f.turnDeg) : (f.round ? disc(f.x, f.y, f.widthMm / 2) : turnedRectangle(f.x, f.y, f.widthMm, f.depthMm, f.turnDeg));

/** The shade of a solid thing: its outline moved along the fall of light in small steps, so that the corners join. */
export function solidShade(board: Board, region: Region, heightMm: number): Primitive[] {
  const reach = Math.min(heightMm * SHADOW_PER_HEIGHT * board.frame.k, 1400 * board.frame.k), [sx, sy] = board.frame.shade;
  const d = board.frame.region(region), steps = Math.max(1, Math.min(7, Math.ceil(reach / 0.8)));
  return Array.from({ length: steps }, (_, i): Primitive => {
    const t = (reach * (i + 1)) / steps;
    return { kind: 'group', x: sx * t, y: sy * t, items: [{ kind: 'path', d, fill: SHADOW }] };
  });
}
export type Furnished = { ground: Primitive[]; overhead: Primitive[]; shadows: Primitive[]; lightShadows: Primitive[] };

export function drawFurnishings(board: Board): Furnished {
  const out: Furnished = { ground: [], overhead: [], shadows: [], lightShadows: [] };
  const list = [...board.model.layout.furnishings].sort((a, b) => a.heightMm - b.heightMm || (a.id < b.id ? -1 : 1));
  for (const f of list) {
    const [x, y] = board.frame.at(f.x, f.y), piece = pieceOf(board, f), turnDeg = board.frame.turnOf(f.turnDeg);
    const item: Primitive = { kind: 'group', x, y, turnDeg, items: DRAW[f.kind](piece), data: { name: 'thing', value: f.id } };
    (OVERHEAD.has(f.kind) ? out.overhead : out.ground).push(item);
    if (f.kind === 'pergola') {
      const reach = Math.min(900 * board.frame.k, f.heightMm * SHADOW_PER_HEIGHT * board.frame.k);
      out.lightShadows.push({ kind: 'group', x: x + board.frame.shade[0] * reach, y: y + board.frame.shade[1] * reach, turnDeg: turnDeg + (piece.w >= piece.d ? 0 : 90), items: [{ kind: 'path', d: pergolaShade(piece), fill: SHADOW }] });
    } else if (!AIRY.has(f.kind)) out.shadows.push(...solidShade(board, footprint(f), f.heightMm));
  }
  return out;
}
/** Stepping stones with their small shade. */
export function drawStones(board: Board): Primitive[] {
  const { frame, model } = board, tints = ['#e6dcc8', '#e0d4bd', '#eae1d0'];
  return model.layout.stones.map((stone, i) => {
    const [x, y] = frame.at(stone.x, stone.y), w = stone.widthMm * frame.k, d = stone.depthMm * frame.k, turn = frame.turnOf(stone.turnDeg);
    const rest = `M${num(-w / 2)} ${num(-d / 2)}h${num(w)}v${num(d)}h${num(-w)}Z`;
    return { kind: 'group', x, y, items: [
      { kind: 'group', x: frame.shade[0] * 0.5, y: frame.shade[1] * 0.5, turnDeg: turn, items: [{ kind: 'path', d: rest, fill: '#3c4a2a', fillOpacity: 0.34 }] },
      { kind: 'group', turnDeg: turn, items: [{ kind: 'path', d: rest, fill: tints[i % 3]!, stroke: LINE_SOFT, strokeWidth: 0.22 }] }] };
  });
}
