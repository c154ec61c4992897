/** Gives kept things a believable spot and size: people say "the apple tree at the back left", not coordinates. */
import type { KeptThing } from '../model/brief.ts';
import type { Mm, Region } from '../model/shapes.ts';
import type { ExistingThing, Site } from '../model/site.ts';
import { area, bounds, contains } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import { spanAt } from './breaks.ts';
import { isOpenAt, nearestFree } from './free-spot.ts';
import { acrossTheEnd, boxOfKept } from './kept-box.ts';
import { isAtHouse, isPath, type KeptSize, sizeOfKept, usualBox } from './kept-sizes.ts';

/** Wished centre as shares of the plot's box (across, away from the house). */
const SPOTS: Record<NonNullable<KeptThing['where']>, [number, number]> = {
  left: [0.12, 0.55],
  right: [0.88, 0.55],
  back: [0.6, 0.88],
  'back-left': [0.14, 0.86],
  'back-right': [0.86, 0.86],
  middle: [0.5, 0.52],
  'near-house': [0.78, 0.18],
};
/** Where a thing usually stands when nobody says: trees off the middle towards the back, sheds in a far corner. */
const USUAL: Record<KeptThing['kind'], [number, number][]> = {
  tree: [
    [0.74, 0.7],
    [0.2, 0.78],
    [0.85, 0.45],
    [0.15, 0.42],
  ],
  shrub: [
    [0.1, 0.5],
    [0.9, 0.6],
    [0.1, 0.75],
  ],
  hedge: [[0.5, 0.97]],
  shed: [
    [0.9, 0.92],
    [0.1, 0.92],
  ],
  greenhouse: [
    [0.12, 0.7],
    [0.88, 0.7],
  ],
  patio: [[0.5, 0.12]],
  pond: [[0.35, 0.55]],
  wall: [[0.03, 0.5]],
  other: [
    [0.85, 0.8],
    [0.15, 0.8],
  ],
};

/** On a small plot a tree that nobody placed is taken to stand out of the way. */
const SMALL_MM2 = 60e6,
  IN_A_CORNER: [number, number] = [0.9, 0.94];

/**
 * Existing things with a centre inside the boundary, clear of one another where there is room. A trunk may stand closer to
 * the fence than its crown is wide; a building may not. The patio lies against the house at the door.
 */
export function placeExisting(site: Site, keep: readonly KeptThing[]): ExistingThing[] {
  const box = bounds([[site.boundary]] as Region);
  const used = new Map<KeptThing['kind'], number>();
  const out: ExistingThing[] = [];
  // what has its place is there first, and what may stand anywhere gives way to it
  const isTold = ({ kind, where, at }: KeptThing) =>
    (where !== null || at !== undefined) &&
    (kind === 'other' || kind === 'shed' || kind === 'greenhouse' || kind === 'pond');
  // a wall that holds one level over another is drawn with the levels
  const isDrawn = ({ kind, where }: KeptThing): boolean =>
    kind === 'wall' &&
    where === null &&
    site.levels?.breaks?.some((one) => one.kind === 'wall') === true;
  for (const thing of [...keep.filter(isTold), ...keep.filter((one) => !isTold(one))]) {
    if (isDrawn(thing) || thing.isAround) continue;
    if (thing.kind === 'hedge' && thing.where !== 'middle' && thing.where !== 'near-house') {
      out.push(hedgeAlong(site, thing));
      continue;
    }
    const boxMm = acrossTheEnd(thing, box) ?? boxOfKept(thing, box) ?? usualBox(thing, box),
      size = fitted(sizeOfKept(thing), thing.kind, box);
    if (boxMm) size.radiusMm = Math.round(Math.max(...boxMm) / 2);
    const nth = used.get(thing.kind) ?? 0;
    used.set(thing.kind, nth + 1);
    const usual = USUAL[thing.kind];
    const isSmall = thing.kind === 'tree' && nth === 0 && area([[site.boundary]]) < SMALL_MM2;
    const [u, v] = thing.where
      ? SPOTS[thing.where]
      : offTheKerb(site.kerbSide, isSmall ? IN_A_CORNER : usual[nth % usual.length]!);
    const wish =
      thing.kind === 'patio'
        ? ([site.doorX, size.radiusMm] as const)
        : isAtHouse(thing)
          ? ([besideDoor(site, thing, boxMm), Math.round((boxMm?.[1] ?? 2000) / 2)] as const)
          : ([
              box.x0 + (box.x1 - box.x0) * u,
              Math.max(0, box.y0) + (box.y1 - Math.max(0, box.y0)) * v,
            ] as const);
    const at =
      boxMm && isPath(thing.name)
        ? alongSide(box, thing, boxMm)
        : boxMm && thing.acrossMm
          ? ([(box.x0 + box.x1) / 2, box.y1 - boxMm[1] / 2].map(Math.round) as [Mm, Mm])
          : boxMm && (thing.where !== null || isAtHouse(thing))
            ? inPlace(site, thing, boxMm, box)
            : null;
    const measured = withinSides(site, measuredAt(site, thing, wish), boxMm);
    const spot = measured
      ? measured
      : at && isOpenAt(out, at, boxMm!)
        ? at
        : nearestFree(site, [wish[0], wish[1]], thing, size, out, boxMm);
    if (spot)
      out.push({
        id: thing.id,
        kind: thing.kind,
        name: thing.name,
        x: spot[0],
        y: spot[1],
        ...size,
        ...(boxMm ? { boxMm } : {}),
        // nobody said where it stands: this is the likeliest place
        ...(thing.where === null && !isCrossing(thing) && thing.kind !== 'patio'
          ? { isAssumed: true as const }
          : {}),
      });
  }
  return out.sort((a, b) => orderOf(keep, a) - orderOf(keep, b));
}
/** A car drives in where the kerb is lowered: what may stand anywhere stands on the other hand. Shares of the plot. */
const offTheKerb = (kerb: Site['kerbSide'], [u, v]: [number, number]): [number, number] =>
  kerb ? [kerb === 'right' ? Math.min(u, 1 - u) : Math.max(u, 1 - u), v] : [u, v];

/** Both along and across it is told by measures. */
const isCrossing = ({ at }: KeptThing): boolean =>
  at !== undefined &&
  (at.fromHouseMm ?? at.fromBackMm) !== undefined &&
  (at.fromLeftMm ?? at.fromRightMm) !== undefined;

/** Where its measures put it, what is not measured being as wished; null where that is not in the plot, or nothing was measured. */
function measuredAt(
  { boundary }: Site,
  { at }: KeptThing,
  [wx, wy]: readonly [number, number],
): [Mm, Mm] | null {
  if (!at) return null;
  const { y1 } = bounds([[boundary]] as Region);
  const share = at.ofDepth === undefined ? wy : y1 * at.ofDepth,
    y = at.fromHouseMm ?? (at.fromBackMm === undefined ? share : y1 - at.fromBackMm),
    [x0, x1] = spanAt(boundary, y);
  const x =
    at.fromLeftMm !== undefined
      ? x0 + at.fromLeftMm
      : at.fromRightMm !== undefined
        ? x1 - at.fromRightMm
        : wx;
  const spot: [Mm, Mm] = [Math.round(x), Math.round(y)];
  return contains([[boundary]], ...spot) ? spot : null;
}

/** The box of a thing stands between the sides of the plot, and before its end, with its edge at the fence where its middle was wished nearer. */
function withinSides(
  { boundary }: Site,
  spot: [Mm, Mm] | null,
  boxMm: [Mm, Mm] | null,
): [Mm, Mm] | null {
  if (!spot || !boxMm) return spot;
  const [x, y] = spot,
    [wide, deep] = [boxMm[0] / 2, boxMm[1] / 2],
    [x0, x1] = spanAt(boundary, y),
    { y1 } = bounds([[boundary]] as Region);
  const between = (at: Mm, least: Mm, most: Mm): Mm =>
    least > most ? Math.round((least + most) / 2) : Math.round(Math.min(Math.max(at, least), most));
  return [
    between(x, x0 + wide + FROM_EDGE_MM, x1 - wide - FROM_EDGE_MM),
    between(y, deep, y1 - deep - FROM_EDGE_MM),
  ];
}

const orderOf = (keep: readonly KeptThing[], { id }: ExistingThing): number =>
  keep.findIndex((one) => one.id === id);

/** Off a fence, so that its gutter drips within. */
const FROM_EDGE_MM: Mm = 150;
/** A box stands in the corner or along the side that was said; null where its ground is not all the plot's. */
function inPlace(
  site: Site,
  thing: KeptThing,
  [wide, deep]: [Mm, Mm],
  { x0, x1, y0, y1 }: { x0: Mm; x1: Mm; y0: Mm; y1: Mm },
): [Mm, Mm] | null {
  const near = Math.max(0, y0),
    left = x0 + wide / 2 + FROM_EDGE_MM,
    right = x1 - wide / 2 - FROM_EDGE_MM,
    far = y1 - deep / 2 - FROM_EDGE_MM,
    halfWay = near + (y1 - near) * 0.55;
  const at = ((): [Mm, Mm] | null => {
    if (isAtHouse(thing)) return [besideDoor(site, thing, [wide, deep]), deep / 2];
    switch (thing.where) {
      case 'left':
        return [left, halfWay];
      case 'right':
        return [right, halfWay];
      case 'back-left':
        return [left, far];
      case 'back-right':
        return [right, far];
      default:
        return null;
    }
  })();
  if (!at) return null;
  const [x, y] = at.map(Math.round) as [Mm, Mm];
  const ground: Region = [[site.boundary]];
  const isWithin = [-1, 1].every((i) =>
    [-1, 1].every((j) => contains(ground, x + i * (wide / 2 - 50), y + j * (deep / 2 - 50))),
  );
  return isWithin ? [x, y] : null;
}

/** A path runs from the house to the far end, at the hand that was said. */
const alongSide = (
  { x0, x1, y0, y1 }: { x0: Mm; x1: Mm; y0: Mm; y1: Mm },
  { where }: KeptThing,
  [wide]: [Mm, Mm],
): [Mm, Mm] => {
  const half = wide / 2 + FROM_EDGE_MM;
  const x = where === 'left' ? x0 + half : where === 'right' ? x1 - half : (x0 + x1) / 2;
  return [Math.round(x), Math.round((Math.max(0, y0) + y1) / 2)];
};

/** The middle of what leans on the house: at the hand that was said, or on the wider side of the door. */
function besideDoor({ house, doorX }: Site, { where }: KeptThing, boxMm: [Mm, Mm] | null): Mm {
  const half = (boxMm?.[0] ?? 2000) / 2;
  const isLeft = where === 'left' || (where !== 'right' && doorX - house.x0 > house.x1 - doorX);
  return isLeft ? house.x0 + half : house.x1 - half;
}

/** A hedge is the plot's edge on its side: it is found in the middle of that edge. */
function hedgeAlong({ boundary, edges }: Site, thing: KeptThing): ExistingThing {
  const { x0, x1, y1 } = bounds([[boundary]] as Region);
  const { radiusMm, heightMm, evergreen } = sizeOfKept(thing);
  const own = edges.filter(({ kind }) => kind === 'hedge');
  const [wx, wy] =
    thing.where === 'left'
      ? [x0, y1 / 2]
      : thing.where === 'right'
        ? [x1, y1 / 2]
        : [(x0 + x1) / 2, y1];
  const middles = own.map(
    ({ from, to }) => [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const,
  );
  const [x, y] = middles.sort(
    (a, b) => hypot(a[0] - wx, a[1] - wy) - hypot(b[0] - wx, b[1] - wy),
  )[0] ?? [wx, wy];
  return {
    id: thing.id,
    kind: 'hedge',
    name: thing.name,
    x: Math.round(x),
    y: Math.round(y),
    radiusMm,
    heightMm,
    evergreen,
    ...(thing.where === null ? { isAssumed: true as const } : {}),
  };
}

/** Nothing is wider than its plot can bear. */
function fitted(
  size: KeptSize,
  kind: KeptThing['kind'],
  box: { x0: Mm; y0: Mm; x1: Mm; y1: Mm },
): KeptSize {
  const least = Math.min(box.x1 - box.x0, box.y1 - Math.max(0, box.y0));
  const most = kind === 'tree' ? least * 0.5 : least * 0.3;
  return { ...size, radiusMm: Math.min(size.radiusMm, Math.max(150, Math.floor(most / 50) * 50)) };
}
