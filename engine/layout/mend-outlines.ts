/** Torn outlines are mended where it can be done without tearing another: a tail of one floor, a notch in one or a lump on a way goes to the ground beside it. */
import type { AreaKind } from '../model/layout.ts';
import type { Mm, Polygon, Region } from '../model/shapes.ts';
import { intersect, subtract, unite } from '../geometry/boolean.ts';
import { area, bounds, boxesTouch, rectangle } from '../geometry/region.ts';
import { withoutSpikes } from '../geometry/spikes.ts';
import { buffer, offset, opened, tryIntersect, trySubtract, tryUnite } from '../geometry/trial.ts';
import { acuteOf } from './blunt-corners.ts';
import { doorFloors } from './doors.ts';
import { WALKABLE, joinOf, type Part, type Placed, type RouteLine } from './plan-types.ts';
import { gatesOf } from '../site/gates.ts';
import { easeLine } from './routes.ts';
import { smallPiecesOf } from './small-pieces.ts';
import { keepsWays } from './slivers.ts';
import type { Routed, Setting } from './stages.ts';

/** Half of what ground is wide at the least, mm. A way may be as narrow as it was made. */
const HALF_LEAST: Partial<Record<AreaKind, Mm>> = {
  terrace: 300,
  seat: 300,
  play: 300,
  gravel: 300,
  lawn: 400,
  meadow: 300,
  path: 230,
  bed: 150,
};
/** A cut into a floor narrower than twice this is a notch. */
const HALF_NOTCH_MM = 300;
/** What an offset leaves at a corner, and what is more than a tear, mm². */
const SPECK_MM2 = 20_000,
  LARGE_MM2 = 3e5,
  MOST_MM2 = 16e5;
/** Less than this of what is left or given is lost in rounding, mm. */
const ROUNDING_MM = 6,
  HALO_MM = 30;
/** Half of how far a lump stands out at the least. */
const HALF_LUMP_MM = 70,
  BESIDE_WAY_MM = 80,
  AT_WALL_MM = 1010,
  EDGE_MM = 10;
const HALF_RIB_MM = 60,
  RIB_MM2 = 4000;
const LEAST_GAIN = 0.3,
  LEAST_TOUCH = 0.02;
const MOST_MOVES = 12;

type Owned = { -readonly [K in keyof Part]: Part[K] };
type Garden = Setting & Routed;
type Tear = { of: Owned; piece: Polygon; isNotch: boolean };

/** How torn a part is, and where. */
function tearsOf(part: Owned, { plot, ways }: Pick<State, 'plot' | 'ways'>): Tear[] {
  const half = HALF_LEAST[part.kind];
  if (half === undefined || part.kept) return [];
  const lumps = part.kind === 'path' ? lumpsOf(part.region, ways) : [];
  const tears = [...tailsOf(part.region, half), ...lumps].map((piece) => ({
    of: part,
    piece,
    isNotch: false,
  }));
  if (part.kind === 'bed' || part.kind === 'meadow') return tears;
  const notches = notchesOf(part.region, HALF_NOTCH_MM, plot);
  return [...tears, ...notches.map((piece) => ({ of: part, piece, isNotch: true }))];
}

const isTear = (piece: Polygon): boolean => {
  const size = area([piece]);
  return size > SPECK_MM2 && size < MOST_MM2;
};
const shrunk = (region: Region, half: Mm): Region => offset(offset(region, -half), half);
/** Pieces of `from` beyond `to`, each cut exactly along it. */
function beyond(from: Region, to: Region): Region {
  const exact = trySubtract(from, to);
  return trySubtract(from, offset(to, ROUNDING_MM))
    .filter(isTear)
    .flatMap((piece) => tryIntersect(offset([piece], 2 * ROUNDING_MM), exact))
    .filter(isTear);
}
const tailsOf = (region: Region, half: Mm): Region => beyond(region, shrunk(region, half));
const notchesOf = (region: Region, half: Mm, plot: Region): Region =>
  beyond(tryIntersect(offset(offset(region, half), -half), plot), region);

/** What lies beside a way and makes it wider for no use. */
const lumpsOf = (path: Region, ways: Region): Region =>
  ways.length ? opened(trySubtract(path, ways), HALF_LUMP_MM).filter(isTear) : [];

/** The parts with fewer tears, or as they were given. Every way stays as wide as it was, and no outline is torn that was whole. */
export function mendOutlines(given: readonly Part[], garden: Garden): readonly Part[] {
  const parts = given.map((part): Owned => ({ ...part })),
    plot = garden.frame.plot;
  const ways = waysOf(garden);
  const torn = new Map(parts.map((part) => [part, tearsOf(part, { plot, ways })]));
  if (![...torn.values()].some((tears) => tears.length)) return given;
  const fixed = [plot, ...parts.filter((part) => part.kept).map((part) => part.region)];
  const state = { torn, ways, plot, fixed, garden, fronts: frontsOf(parts, garden) };
  const tried = new Set<string>();
  let moves = 0;
  for (;;) {
    const tear = [...torn.values()]
      .flat()
      .filter((one) => !tried.has(keyOf(one)))
      .sort((one, other) => area([other.piece]) - area([one.piece]))[0];
    if (!tear || moves >= MOST_MOVES) break;
    tried.add(keyOf(tear));
    const mended = bestMend(parts, tear, state);
    if (!mended) continue;
    moves++;
    for (const { part, region, tears } of mended) {
      part.region = region;
      torn.set(part, tears);
    }
  }
  return moves ? parts.filter((part) => part.region.length) : given;
}
const keyOf = ({ of, piece, isNotch }: Tear): string => {
  const { x0, y0, x1, y1 } = bounds([piece]);
  return [of.id, isNotch, ...[x0, y0, x1, y1].map((at) => Math.round(at / 20))].join();
};

/** The ground of every way with what its paving may be wider by; nothing where wheels turn on it, or where a walk has no line. */
function waysOf({ routes, ask, language, parts, site, frame }: Garden): Region {
  if (ask.isRamped || ask.household.wheelchair) return [];
  // the ring of an arc and a walk are made as floors are, without a line
  if (language === 'arc') return [];
  if (parts.some(({ id }) => id === 'path-walk') && !routes.some(isCircuit)) return [];
  return offset(
    tryUnite(
      rectangle(frame.x0, 0, frame.x1, AT_WALL_MM),
      ...gatesOf(site).map(({ landing }) => landing),
      ...doorFloors(parts.filter((part) => part.door !== undefined)),
      ...routes.flatMap((route) => [
        buffer(route.line, route.width),
        ...(isCircuit(route)
          ? []
          : [buffer(easeLine(route.line, language), route.width, joinOf(language))]),
      ]),
    ),
    BESIDE_WAY_MM,
  );
}
const isCircuit = ({ partId }: RouteLine): boolean => partId === 'circuit';

/** What lies before a door or a gate keeps its floor. */
const frontsOf = (parts: readonly Owned[], { site }: Garden): Region =>
  tryUnite(
    ...doorFloors(parts.filter((part) => part.door !== undefined)),
    ...gatesOf(site).map(({ landing }) => landing),
  );

type Change = { part: Owned; region: Region; tears: Tear[] };
type State = {
  torn: Map<Owned, Tear[]>;
  fronts: Region;
  plot: Region;
  /** Outlines that were given. */
  fixed: readonly Region[];
  ways: Region;
  garden: Garden;
};

/** The change of two parts that leaves fewest tears, or null where each leaves as many. */
function bestMend(parts: readonly Owned[], tear: Tear, state: State): Change[] | null {
  const halo = offset([tear.piece], HALO_MM),
    box = bounds(halo);
  const near = parts.filter(
    (part) =>
      part !== tear.of &&
      !part.kept &&
      HALF_LEAST[part.kind] !== undefined &&
      boxesTouch(box, bounds(part.region)),
  );
  const found: { changes: Change[]; gain: number; isWay: boolean }[] = [];
  for (const other of near) {
    const [from, to] = tear.isNotch ? [other, tear.of] : [tear.of, other];
    const piece = tear.isNotch ? intersect(other.region, [tear.piece]) : [tear.piece];
    if (area(piece) < SPECK_MM2 || !mayMove(piece, from, to, state)) continue;
    const touch = area(tryIntersect(halo, other.region)) / area(halo);
    if (touch < LEAST_TOUCH) continue;
    const given = withoutSpikes(subtract(from.region, piece)),
      taken = withoutSpikes(unite(to.region, intersect(from.region, piece)));
    if (given.length > from.region.length || taken.length > to.region.length) continue;
    if (smallPiecesOf(given).length > smallPiecesOf(from.region).length) continue;
    const changes = [
      { part: from, region: given, tears: tearsOf({ ...from, region: given }, state) },
      { part: to, region: taken, tears: tearsOf({ ...to, region: taken }, state) },
    ];
    const was = weigh([...state.torn.get(from)!, ...state.torn.get(to)!]),
      is = weigh(changes.flatMap(({ tears }) => tears));
    const gain = was - is + touch / 10;
    if (was - is > LEAST_GAIN)
      found.push({ changes, gain, isWay: WALKABLE.has(from.kind) && !WALKABLE.has(to.kind) });
  }
  const best = found
    .sort((one, another) => another.gain - one.gain)
    .find(
      ({ changes, isWay }) =>
        changes.every(
          ({ part, region }) =>
            ribsIn(region) <= ribsIn(part.region) &&
            acuteOf({ ...part, region }, state.fixed) <= acuteOf(part, state.fixed),
        ) &&
        (!isWay || keepsWays(parts, changed(parts, changes), state.garden)),
    );
  return (
    best?.changes.map((change) => ({
      ...change,
      tears: change.tears.map((one) => ({ ...one, of: change.part })),
    })) ?? null
  );
}
/** Pieces that are a line on the plan and no ground. */
const ribsIn = (region: Region): number =>
  trySubtract(region, offset(offset(region, -HALF_RIB_MM), HALF_RIB_MM + 3)).filter(
    (piece) => area([piece]) > RIB_MM2,
  ).length;
const changed = (parts: readonly Owned[], changes: readonly Change[]): readonly Part[] =>
  parts.map((part) => {
    const change = changes.find((one) => one.part === part);
    return change ? { ...part, region: change.region } : part;
  });
/** A tear of a bed is seen less: leaves hang over it; a small one is half a large one. */
const weigh = (tears: readonly Tear[]): number =>
  tears.reduce(
    (sum, { of, piece }) =>
      sum + (of.kind === 'bed' ? 0.6 : 1) * (0.5 + 0.5 * Math.min(1, area([piece]) / LARGE_MM2)),
    0,
  );

function mayMove(piece: Region, from: Owned, to: Owned, { fronts, garden }: State): boolean {
  // the way from the street to the door has no route beside it that would tell what is cut off
  if (from.kind === 'path' && garden.site.position === 'front') return false;
  const room = from.placed;
  if (room && tryIntersect(piece, boxOf(room)).length) return false;
  return !WALKABLE.has(from.kind) || WALKABLE.has(to.kind) || !tryIntersect(piece, fronts).length;
}
/** What a room was placed for stands on all of this. */
const boxOf = ({ x, y, width, height }: Placed): Region =>
  rectangle(x + EDGE_MM, y + EDGE_MM, x + width - EDGE_MM, y + height - EDGE_MM);
