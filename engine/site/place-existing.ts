/** Gives kept things a believable spot and size: people say "the apple tree at the back left", not coordinates. */
import type { KeptThing } from '../model/brief.ts';
import type { Mm, Region } from '../model/shapes.ts';
import type { ExistingThing, Site } from '../model/site.ts';
import { area, bounds, contains } from '../geometry/region.ts';
import { spanAt } from './breaks.ts';
import { isOpenAt, nearestFree } from './free-spot.ts';
import { atTheTurn, besideAnother } from './kept-beside.ts';
import { acrossTheEnd, boxOfKept } from './kept-box.ts';
import { asLine } from './kept-lines.ts';
import { patioBox } from './kept-patio.ts';
import { isAtHouse, isPath, type KeptSize, sizeOfKept, usualBox } from './kept-sizes.ts';

import {
  alongSide,
  besideDoor,
  FROM_EDGE_MM,
  inACorner,
  inPlace,
  isInCorner,
} from './kept-spots.ts';

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
  const isBeside = ({ beside }: KeptThing) => beside !== undefined;
  // a wall that holds one level over another is drawn with the levels
  const isDrawn = ({ kind, where }: KeptThing): boolean =>
    kind === 'wall' &&
    where === null &&
    site.levels?.breaks?.some((one) => one.kind === 'wall') === true;
  const rest = keep.filter((one) => !isTold(one));
  for (const thing of [
    ...keep.filter(isTold),
    ...rest.filter((one) => !isBeside(one)),
    ...rest.filter(isBeside),
  ]) {
    if (isDrawn(thing) || thing.isAround) continue;
    const line = asLine(site, thing);
    if (line) {
      out.push(line);
      continue;
    }
    if (thing.kind === 'patio') {
      out.push(patioAtDoor(site, thing, box));
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
    const wish = isAtHouse(thing)
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
            : boxMm && isInCorner(thing)
              ? inACorner(site, thing, boxMm, box, out)
              : null;
    const by = besideAnother(site, thing, size, boxMm, out) ?? atTheTurn(site, thing);
    const measured = withinSides(site, by ?? measuredAt(site, thing, wish), boxMm);
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
        ...(thing.where === null && !by && !isCrossing(thing) ? { isAssumed: true as const } : {}),
      });
  }
  return out.sort((a, b) => orderOf(keep, a) - orderOf(keep, b));
}
function patioAtDoor(site: Site, { id, name, ...told }: KeptThing, box: { y1: Mm }): ExistingThing {
  const { at, boxMm } = patioBox(site, told, box);
  return {
    id,
    kind: 'patio',
    name,
    x: at[0],
    y: at[1],
    radiusMm: Math.round(Math.max(...boxMm) / 2),
    boxMm,
    heightMm: 0,
    evergreen: false,
  };
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
