/** The plot's edge in pieces: the house wall, what stands on each side, and the gates in it. */
import type { BoundarySide, Brief, WayIn } from '../model/brief.ts';
import { BARRED_RULES } from './barred-rules.ts';
import { withWallSaid } from './boundary-walls.ts';
import type { Mm, Point, Ring } from '../model/shapes.ts';
import type { Access, BoundaryEdge } from '../model/site.ts';
import { hypot } from '../geometry/trig.ts';

/** Eaves of a two-storey house, and of a bungalow, mm. */
const EAVES: Mm = 5200;
const BUNGALOW_EAVES: Mm = 2700;
/** A leaf of 900 mm between its posts. */
export const GATE_MM: Mm = 1000;
/** Two leaves that a car or a skip passes. */
const DOUBLE_MM: Mm = 3000;
/** A way from this on takes a machine; its gate is no wider than two leaves of a drive. */
const LEAST_MACHINE_MM: Mm = 2200,
  MOST_GATE_MM: Mm = 3600;
const GATE_HEIGHT: Mm = 1800;
/** What a house keeps of its wall when the way past it is taken off. */
const LEAST_HOUSE_MM: Mm = 3000;
/** From a corner to a gate in a side or at the end. */
const FROM_CORNER_MM: Mm = 300;

export type Stands = Omit<BoundaryEdge, 'from' | 'to' | 'leadsTo' | 'isAssumed'>;
type House = { x0: Mm; x1: Mm };
type Side = 'left' | 'right';
export const eavesOf = (brief: Brief): Mm =>
  brief.surroundings?.part ? 0 : brief.surroundings?.bungalow ? BUNGALOW_EAVES : EAVES;

/** The longest edge on y = 0 that the plot lies above; a polygon without one gets its lowest point's level as the wall. */
function houseWall(outline: Ring): House {
  let best = { x0: 0, x1: 0 };
  outline.forEach((a, i) => {
    const b = outline[(i + 1) % outline.length]!;
    if (a[1] === 0 && b[1] === 0 && b[0] - a[0] > best.x1 - best.x0) best = { x0: a[0], x1: b[0] };
  });
  return best;
}

/** Kind and height of a boundary that is not the house; front gardens are kept to 1 m beside the highway, and have no wall where theirs goes. */
function boundaryOf(
  { position: { value: position }, removals = [] }: Brief,
  kind: BoundarySide['kind'] | null,
  heightMm: Mm | null,
  side: BoundarySide['side'] | 'house',
): Pick<BoundaryEdge, 'kind' | 'heightMm' | 'isSheer'> {
  // nobody is walled off from the street who did not speak of a wall
  if (kind === 'open' || (kind === null && position === 'front' && side === 'back'))
    return { kind: 'open', heightMm: 0 };
  if (position === 'front')
    return {
      kind: kind ?? (removals.some((one) => one.kind === 'wall') ? 'fence' : 'wall'),
      heightMm: Math.min(heightMm ?? 1000, 1000),
    };
  if (position === 'roof')
    return {
      kind: kind ?? 'wall',
      heightMm: heightMm ?? 1100,
      // a roof is railed or glazed where nobody spoke of a parapet
      ...(kind === null ? { isSheer: true as const } : {}),
    };
  if (position === 'courtyard')
    return {
      kind: kind ?? 'wall',
      heightMm: heightMm ?? (kind === null || kind === 'wall' ? 2000 : 1800),
    };
  return { kind: kind ?? 'fence', heightMm: heightMm ?? 1800 };
}

/** A fence that is asked for takes the place of an old one, or of nothing; walls and hedges stay. */
function withNewFence(
  stands: Stands,
  side: BoundarySide['side'] | 'house',
  { position, surroundings }: Brief,
): Stands {
  const fence = surroundings?.newFences?.find(
    ({ value }) => !value.panelsM && (value.side === side || value.side === 'all'),
  )?.value;
  // what faces the street is not shut in
  if (!fence || side === 'house' || (position.value === 'front' && side === 'back')) return stands;
  if (stands.kind !== 'fence' && stands.kind !== 'open') return stands;
  return {
    kind: 'fence',
    heightMm: fence.heightMm,
    isNew: true,
    ...(stands.kind === 'fence' ? { replaces: true as const } : {}),
  };
}

/** Which side of the garden a piece closes, seen from the house: where it looks to mostly. */
function sideOf(from: Point, to: Point): BoundarySide['side'] | 'house' {
  const outX = to[1] - from[1],
    outY = from[0] - to[0];
  if (Math.abs(outX) > Math.abs(outY)) return outX > 0 ? 'right' : 'left';
  return outY > 0 ? 'back' : 'house';
}

function piecesOf(outline: Ring, brief: Brief, house: House): BoundaryEdge[] {
  const { boundary = null, sides = [] } = brief.surroundings ?? {},
    eaves = eavesOf(brief);
  return outline.map((from, i): BoundaryEdge => {
    const to = outline[(i + 1) % outline.length]!;
    if (from[1] === 0 && to[1] === 0 && from[0] === house.x0 && to[0] === house.x1)
      return { from, to, kind: 'house', heightMm: eaves };
    // ground that runs past the house's flank has the house's own wall on that side
    const isFlank =
      from[0] === to[0] &&
      (from[0] === house.x0 || from[0] === house.x1) &&
      from[1] <= 0 &&
      to[1] <= 0;
    if (isFlank) return { from, to, kind: 'wall', heightMm: eaves };
    const own =
      sides.find(({ value }) => value.side === sideOf(from, to))?.value ?? boundary?.value;
    const side = sideOf(from, to),
      stands = boundaryOf(brief, own?.kind ?? null, own?.heightMm ?? null, side),
      said = withWallSaid(stands, side, brief.surroundings?.walls ?? []);
    const whose = brief.surroundings?.owners?.find(({ value }) => value.side === side)?.value.whose;
    return {
      from,
      to,
      ...withNewFence(said, side, brief),
      ...(whose ? { whose } : {}),
    };
  });
}

const lengthOf = ({ from, to }: BoundaryEdge): Mm => hypot(to[0] - from[0], to[1] - from[1]);
const along = ({ from, to }: BoundaryEdge, share: number): Point => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
];

/** A gate's place in the piece at `index`, `at` mm from its start. */
type Spot = { index: number; at: Mm; wideMm?: Mm };

/** The pieces with a gate cut into one of them. */
function withGate(
  pieces: readonly BoundaryEdge[],
  { index, at, wideMm = GATE_MM }: Spot,
  gate: Pick<BoundaryEdge, 'leadsTo' | 'isAssumed'>,
): BoundaryEdge[] {
  const piece = pieces[index]!,
    length = lengthOf(piece);
  const [a, b] = [along(piece, at / length), along(piece, (at + wideMm) / length)];
  const height = piece.kind === 'house' ? GATE_HEIGHT : Math.min(GATE_HEIGHT, piece.heightMm);
  return [
    ...pieces.slice(0, index),
    ...(at > 0 ? [{ ...piece, to: a }] : []),
    { from: a, to: b, kind: 'gate' as const, heightMm: height, ...gate },
    ...(at + wideMm < length ? [{ ...piece, from: b }] : []),
    ...pieces.slice(index + 1),
  ];
}

/** Where a way past the house comes in: beside it where ground lies there, off the end of its wall, or in the side next to it. */
function sideSpot(pieces: readonly BoundaryEdge[], side: Side, wideMm: Mm = GATE_MM): Spot | null {
  const house = pieces.findIndex(({ kind }) => kind === 'house');
  if (house < 0) return null;
  const { from, to } = pieces[house]!;
  const beyond = pieces.findIndex(
    (piece) =>
      piece.kind !== 'house' &&
      sideOf(piece.from, piece.to) === 'house' &&
      lengthOf(piece) >= wideMm &&
      (side === 'left' ? piece.to[0] <= from[0] : piece.from[0] >= to[0]),
  );
  if (beyond >= 0)
    return { index: beyond, wideMm, at: side === 'left' ? lengthOf(pieces[beyond]!) - wideMm : 0 };
  if (to[0] - from[0] >= LEAST_HOUSE_MM + wideMm)
    return { index: house, wideMm, at: side === 'left' ? 0 : to[0] - from[0] - wideMm };
  if (wideMm > GATE_MM) return sideSpot(pieces, side);
  const next = (house + (side === 'left' ? pieces.length - 1 : 1)) % pieces.length,
    length = lengthOf(pieces[next]!);
  if (length < GATE_MM + 2 * FROM_CORNER_MM) return null;
  return {
    index: next,
    at: side === 'left' ? length - GATE_MM - FROM_CORNER_MM : FROM_CORNER_MM,
  };
}

/** At the end of the plot, by the corner that was said, or in the middle of the pavement's side. */
function endSpot(
  pieces: readonly BoundaryEdge[],
  side: WayIn['side'],
  towards: Mm | null,
  isDouble = false,
): Spot | null {
  let index = -1;
  pieces.forEach((piece, i) => {
    if (sideOf(piece.from, piece.to) !== 'back' || lengthOf(piece) < GATE_MM + 2 * FROM_CORNER_MM)
      return;
    const best = pieces[index];
    const far = (p: BoundaryEdge) => p.from[1] + p.to[1];
    if (
      !best ||
      far(piece) > far(best) + 1000 ||
      (far(piece) > far(best) - 1000 && lengthOf(piece) > lengthOf(best))
    )
      index = i;
  });
  const piece = pieces[index];
  if (!piece) return null;
  const length = lengthOf(piece),
    wideMm = isDouble
      ? Math.min(DOUBLE_MM, Math.max(GATE_MM, length - 2 * FROM_CORNER_MM))
      : GATE_MM,
    most = length - wideMm - FROM_CORNER_MM;
  // the end runs from right to left
  const wish =
    towards !== null && Math.abs(piece.to[0] - piece.from[0]) > wideMm
      ? ((piece.from[0] - towards) / (piece.from[0] - piece.to[0])) * length - wideMm / 2
      : side === 'left'
        ? most
        : FROM_CORNER_MM;
  return {
    index,
    wideMm,
    at: Math.round(Math.max(FROM_CORNER_MM, Math.min(most, wish))),
  };
}

/** The side on which the garden runs past the house's flank, if it does: the way in comes through there. */
const armSide = (outline: Ring, house: House): Side | null => {
  const arm = outline.find(([x, y]) => y < 0 && (x > house.x1 || x < house.x0));
  return arm ? (arm[0] > house.x1 ? 'right' : 'left') : null;
};
const sideAwayFrom = (x: Mm, house: House): Side =>
  x > (house.x0 + house.x1) / 2 ? 'left' : 'right';

const otherSide = (side: Side): Side => (side === 'left' ? 'right' : 'left');

/** A way that stays open along a side leads to the gate at the far end. */
function sideOfWay({ surroundings }: Brief): Side | null {
  const way = surroundings?.barred?.find(
    // on a run nobody comes in
    ({ value: { kind } }) => BARRED_RULES[kind].isWalked && kind !== 'open run',
  )?.value.place;
  return way === 'left' || way === 'right' ? way : null;
}

export type Edges = { edges: BoundaryEdge[]; house: House; access: Access | null };

/** The pieces of the plot's edge with their gates, and what is left of the house wall. `doorX` places a front garden's gate. */
export function edgesOf(outline: Ring, brief: Brief, doorIn: (house: House) => Mm): Edges {
  let house = houseWall(outline);
  let edges = piecesOf(outline, brief, house);
  if (brief.position.value === 'front') {
    const spot = endSpot(edges, null, doorIn(house));
    // on an open edge it is where the way comes in, without a leaf
    if (spot) edges = withGate(edges, spot, { leadsTo: 'street', isAssumed: true });
    return { edges, house, access: { way: 'front' } };
  }
  const fact = brief.surroundings?.waysIn;
  if (!fact) return { edges, house, access: null };
  const assumed = fact.source.kind === 'assumed' ? { isAssumed: true as const } : {};
  // a machine's way has a gate as wide as it
  const wayMm = brief.surroundings?.wayWidthMm?.value ?? 0,
    wideMm = wayMm >= LEAST_MACHINE_MM ? Math.min(wayMm, MOST_GATE_MM) : GATE_MM;
  for (const way of fact.value) {
    const usual = sideAwayFrom(doorIn(house), house),
      // a tank and its air would shut the way along the house
      unit = brief.surroundings?.unit?.value.side,
      first = armSide(outline, house) ?? (unit === usual ? otherSide(usual) : usual);
    const side = way.side ?? first,
      other = otherSide(side);
    const spot =
      way.kind === 'rear'
        ? endSpot(edges, way.side ?? sideOfWay(brief), null, way.isDouble)
        : (sideSpot(edges, side, wideMm) ?? (way.side === null ? sideSpot(edges, other) : null));
    if (!spot) continue;
    edges = withGate(edges, spot, {
      leadsTo: way.kind === 'rear' ? 'rear-way' : 'side-way',
      ...(way.side === null || assumed.isAssumed ? { isAssumed: true as const } : {}),
    });
    const wall = edges.find(({ kind }) => kind === 'house');
    if (wall) house = { x0: wall.from[0], x1: wall.to[0] };
  }
  const [first] = fact.value;
  return { edges, house, access: { way: first?.kind ?? 'through-house', ...assumed } };
}
