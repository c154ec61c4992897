/**
 * The ground as it was put right in the studio, laid on a site that was made anew: places are those of the garden frame, and a
 * piece of the boundary is known by how it lies, since corners may have moved. What finds no place any more is told.
 */
import { contains } from '../geometry/region.ts';
import { cos, hypot, radians } from '../geometry/trig.ts';
import { boxInside } from '../layout/box-fit.ts';
import { capitalise } from '../model/format.ts';
import type { SiteChange } from '../model/operation.ts';
import type { Mm, Point, Region } from '../model/shapes.ts';
import type { BoundaryEdge, ExistingThing, Site } from '../model/site.ts';
import type { Around, Looker } from '../model/surroundings.ts';
import { doorOpening } from './door.ts';
import { gatedPieces, POST_MM } from './gates.ts';
import { withoutZone, withZone } from './zones-by-hand.ts';

type Of<Kind extends SiteChange['kind']> = Extract<SiteChange, { kind: Kind }>;
/** Null: nothing of it is lost. */
type Laid = { site: Site; lost: string | null };

/** A piece lies along another where they turn from one another by less, and are no further apart. */
const ALONG = cos(radians(25));
const APART_MM: Mm = 6000;
/** A gate whose middle is so near is the same one. */
export const SAME_GATE_MM: Mm = 1500;
/** What is put by hand is known by it. */
export const BY_HAND = /^hand-\d{1,4}$/;

export function withByHand(
  site: Site,
  changes: readonly SiteChange[],
): { site: Site; lost: string[] } {
  const lost: string[] = [];
  let now = site;
  for (const change of changes) {
    const laid = withChange(now, change);
    now = laid.site;
    if (laid.lost) lost.push(laid.lost);
  }
  return { site: now, lost };
}

function withChange(site: Site, change: SiteChange): Laid {
  switch (change.kind) {
    case 'north':
      return { site: { ...site, bearingDeg: change.bearingDeg }, lost: null };
    case 'levels':
      return site.levels?.breaks?.length
        ? { site, lost: 'the heights, since this ground lies in level pieces' }
        : { site: withLevels(site, change), lost: null };
    case 'lookers':
      return { site: withLookers(site, change.lookers), lost: null };
    case 'around':
      return { site: withAround(site, change.around), lost: null };
    case 'house-wall':
      return withWall(site, change);
    case 'boundary':
      return withBoundary(site, change);
    case 'add-gate':
      return withGate(site, change);
    case 'remove-gate':
      return { site: withoutGate(site, change), lost: null };
    case 'stand':
      return withStanding(site, change);
    case 'unstand':
      return { site: withoutStanding(site, change), lost: null };
    case 'zone':
      return withZone(site, change);
    case 'unzone':
      return { site: withoutZone(site, change.id), lost: null };
  }
}

/** What is kept for people on wheels stays as it was asked for. */
export function withLevels(site: Site, { slope, low, fallMm, doorStepMm }: Of<'levels'>): Site {
  const { low: _low, ...rest } = site.levels ?? {};
  return {
    ...site,
    slope,
    levels: {
      ...rest,
      doorStepMm,
      isGiven: true,
      fallMm: slope === 'level' ? null : fallMm,
      ...(slope === 'across' ? { low } : {}),
    },
  };
}

export const withLookers = (
  { lookers: _lookers, ...site }: Site,
  lookers: readonly Looker[],
): Site => (lookers.length ? { ...site, lookers: [...lookers] } : site);

export const withAround = ({ around: _around, ...site }: Site, around: readonly Around[]): Site =>
  around.length ? { ...site, around: [...around] } : site;

function withWall(site: Site, { heightMm, openings }: Of<'house-wall'>): Laid {
  const { x0, x1 } = site.house,
    main = doorOpening(site);
  const fits = openings.filter(
    (one) => one.x0 >= x0 && one.x1 <= x1 && (one.x1 <= main.x0 || one.x0 >= main.x1),
  );
  const left = openings.length - fits.length;
  return {
    site: { ...site, house: { ...site.house, heightMm, openings: fits } },
    lost: left
      ? `${left === 1 ? 'a window or door' : `${left} windows and doors`} of the house wall`
      : null,
  };
}

const middleOf = ({ from, to }: Pick<BoundaryEdge, 'from' | 'to'>): Point => [
  (from[0] + to[0]) / 2,
  (from[1] + to[1]) / 2,
];
const lengthOf = ({ from, to }: Pick<BoundaryEdge, 'from' | 'to'>): Mm =>
  hypot(to[0] - from[0], to[1] - from[1]);

/** The piece of an edge that lies as another does, the nearest one; -1 where none does. A gate is none. */
export function pieceLike(
  edges: readonly BoundaryEdge[],
  piece: Pick<BoundaryEdge, 'from' | 'to'>,
): number {
  const long = lengthOf(piece),
    [mx, my] = middleOf(piece);
  let best = -1,
    least = APART_MM;
  edges.forEach((edge, i) => {
    const length = lengthOf(edge);
    if (edge.kind === 'house' || edge.kind === 'gate' || !length || !long) return;
    const [ux, uy] = [(edge.to[0] - edge.from[0]) / length, (edge.to[1] - edge.from[1]) / length];
    const turn = (ux * (piece.to[0] - piece.from[0]) + uy * (piece.to[1] - piece.from[1])) / long;
    if (turn < ALONG) return;
    const along = (mx - edge.from[0]) * ux + (my - edge.from[1]) * uy;
    const beyond = Math.max(0, -along, along - length);
    const away = Math.abs((mx - edge.from[0]) * uy - (my - edge.from[1]) * ux);
    const far = away + beyond;
    if (far < least) {
      least = far;
      best = i;
    }
  });
  return best;
}

function withBoundary(site: Site, { from, to, as, heightMm, isNew }: Of<'boundary'>): Laid {
  const at = pieceLike(site.edges, { from, to });
  if (at < 0) return { site, lost: `a ${as === 'open' ? 'side that is open' : as}` };
  return {
    site: {
      ...site,
      edges: site.edges.map((edge, i) => (i === at ? boundedBy(edge, as, heightMm, isNew) : edge)),
    },
    lost: null,
  };
}

/** A piece of the edge with something else along it. An old fence is taken down first. */
export function boundedBy(
  piece: BoundaryEdge,
  as: Of<'boundary'>['as'],
  heightMm: Mm,
  isNew: boolean,
): BoundaryEdge {
  const { isNew: wasNew, replaces, ...plain } = piece;
  const comesDown = wasNew ? replaces : piece.kind === 'fence';
  return {
    ...plain,
    kind: as,
    heightMm: as === 'open' ? 0 : Math.round(heightMm),
    ...(isNew ? { isNew: true as const, ...(comesDown ? { replaces: true as const } : {}) } : {}),
  };
}

function withGate(site: Site, { from, to, alongMm, widthMm }: Of<'add-gate'>): Laid {
  const long = lengthOf({ from, to });
  const share = alongMm / Math.max(1, long);
  const middle: Point = [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  const at = pieceLike(site.edges, { from, to }),
    piece = site.edges[at];
  const least = POST_MM + widthMm / 2;
  if (!piece || lengthOf(piece) < 2 * least) return { site, lost: 'a gate' };
  const length = lengthOf(piece);
  const along =
    ((middle[0] - piece.from[0]) * (piece.to[0] - piece.from[0]) +
      (middle[1] - piece.from[1]) * (piece.to[1] - piece.from[1])) /
    length;
  const put = gatedPieces(
    piece,
    Math.round(Math.max(least, Math.min(length - least, along))),
    widthMm,
  );
  return { site: { ...site, edges: site.edges.toSpliced(at, 1, ...put) }, lost: null };
}

/** What stands beside it closes the gap. */
function withoutGate(site: Site, gone: Of<'remove-gate'>): Site {
  const [mx, my] = middleOf(gone);
  const at = site.edges.findIndex((edge) => {
    const [x, y] = middleOf(edge);
    return edge.kind === 'gate' && hypot(x - mx, y - my) <= SAME_GATE_MM;
  });
  if (at < 0) return site;
  const { edges } = site,
    n = edges.length;
  const beside = [edges[(at + n - 1) % n]!, edges[(at + 1) % n]!].find(
    ({ kind }) => kind !== 'house' && kind !== 'gate',
  );
  const { from, to, heightMm } = edges[at]!;
  const { isNew: _isNew, replaces: _replaces, ...like } = beside ?? { kind: 'fence', heightMm };
  return { ...site, edges: edges.toSpliced(at, 1, { ...like, from, to } as BoundaryEdge) };
}

/** As the site knows it. */
export function standingThing({
  id,
  as,
  name,
  x,
  y,
  widthMm,
  depthMm,
  heightMm,
  evergreen,
}: Of<'stand'> & { as: Exclude<Of<'stand'>['as'], 'cover'> }): ExistingThing {
  const isPlant = as === 'tree' || as === 'shrub';
  return {
    id,
    kind: as,
    name,
    x,
    y,
    radiusMm: Math.round((isPlant ? widthMm : Math.max(widthMm, depthMm)) / 2),
    ...(isPlant ? {} : { boxMm: [widthMm, depthMm] as [Mm, Mm] }),
    heightMm,
    evergreen,
  };
}

function withStanding(site: Site, change: Of<'stand'>): Laid {
  const { id, as, name, x, y, widthMm, depthMm } = change;
  const { existing, covers = [] } = site;
  const isKnown = [...existing, ...covers].some((one) => one.id === id);
  // what the description told of, and is now said to go, is not put back
  if (!isKnown && !BY_HAND.test(id)) return { site, lost: null };
  const plot: Region = [[site.boundary]];
  const stands =
    as !== 'tree' && as !== 'shrub' && as !== 'cover'
      ? boxInside(plot, { x, y, width: widthMm, depth: depthMm, turn: 0 })
      : contains(plot, x, y);
  if (!stands) return { site, lost: capitalise(name) };
  if (as === 'cover') {
    const rest = covers.filter((one) => one.id !== id);
    return { site: { ...site, covers: [...rest, { id, name, x, y }] }, lost: null };
  }
  const next = standingThing({ ...change, as });
  return {
    site: {
      ...site,
      existing: existing.some((one) => one.id === id)
        ? existing.map((one) => (one.id === id ? next : one))
        : [...existing, next],
    },
    lost: null,
  };
}

/** A tree so high is priced when it has been seen, mm. */
const LARGE_MM: Mm = 8000;

/** Of something that is taken away: what its price is reckoned from. */
export const removalOf = ({
  id,
  kind,
  name,
  heightMm,
  boxMm,
}: ExistingThing): NonNullable<Site['removals']>[number] => ({
  id,
  kind,
  name,
  count: 1,
  isLarge: kind === 'tree' && heightMm >= LARGE_MM,
  ...((kind === 'patio' || kind === 'steps') && boxMm ? { m2: (boxMm[0] * boxMm[1]) / 1e6 } : {}),
  // a flight fills half of the box about it
  ...(kind === 'steps' ? { deepM: heightMm / 2000 } : {}),
});

function withoutStanding(site: Site, { id, goes }: Of<'unstand'>): Site {
  const known = site.existing.find((one) => one.id === id);
  return {
    ...site,
    existing: site.existing.filter((one) => one !== known),
    ...(site.covers ? { covers: site.covers.filter((one) => one.id !== id) } : {}),
    ...(known && goes ? { removals: [...(site.removals ?? []), removalOf(known)] } : {}),
  };
}
