/** Rooms and features on the free ground, largest claims first; what does not fit is named. */
import { area, bounds, largest, rectangle } from '../geometry/region.ts';
import { gatesOf } from '../site/gates.ts';
import { offset, tryIntersect, trySubtract } from '../geometry/trial.ts';
import { TAU } from '../geometry/trig.ts';
import type { Ground } from '../features/definition.ts';
import { metresFigure } from '../model/format.ts';
import type { AreaKind, Language } from '../model/layout.ts';
import type { Region } from '../model/shapes.ts';
import { doorFloor, floorRegion } from './doors.ts';
import { FreeGround } from './free-ground.ts';
import { awayFromFences, clearanceOf } from './clearances.ts';
import { findPlace } from './find-place.ts';
import { withinHearing } from './hearing.ts';
import { groundFor } from './ideas.ts';
import { itemOutline, roundedOff } from './item-shapes.ts';
import { mostButLeast, mostOf, sizesFor } from './room-sizes.ts';
import { isRound, type Part, type Placed, type WantedItem } from './plan-types.ts';
import { cutNeeded, spread } from './needed-place.ts';
import { inOrder } from './placing-order.ts';
import { ratePlace } from './rate-place.ts';
import type { Roomed, Seeking } from './stages.ts';

/** The least stretch beyond the terrace that even an asked-for room leaves open on a long plot. */
const LEAST_HEART_MM = 3500;
/** A smaller plot has one seat away from the house. */
const ONE_SEAT_MM2 = 260e6;
/** Water that is heard is at the side of the open ground. */
const BESIDE_HEART_MM = 3500;
/** The floor of a bench that is to be next to a thing comes this near to it. */
const BENCH_BESIDE_MM = 900;
/** With clear ground about it and without; where there is room, first with something at its back. */
const TRIES_ROOMY = [
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ] as const,
  TRIES = [
    [true, false],
    [false, false],
  ] as const;
const MAT_FROM_MM = 4000,
  FALL_MM = 700;

/** When two pieces of ground claim the same cell the earlier kind keeps it. */
export const KEEPS_SHAPE: readonly AreaKind[] = [
  'shed',
  'gardenroom',
  'greenhouse',
  'store',
  'compost',
  'water',
  'pond',
  'vegetable',
  'space',
  'terrace',
  'seat',
  'play',
  'orchard',
  'meadow',
  'lawn',
  'gravel',
  'path',
  'margin',
  'bed',
];

export function placeRooms(given: Roomed, items: readonly WantedItem[]): Roomed {
  const { frame, ask, language, occupied, random } = given;
  const parts = [...given.parts],
    placed = [...given.placed],
    dropped = [...given.dropped];
  let { terrace } = given;
  const { grid } = frame;
  let budget =
    frame.area * (1 - ask.share.open * 0.8 - ask.share.bed * 0.75) - area(terrace.region);
  const order = inOrder(items, ask);
  for (const { id, asked, tier, place, where, sizeMm, isNeeded } of order) {
    // a front garden's bins come with its way
    if (given.without.includes(id) || parts.some((part) => part.id === id && part.placed)) continue;
    const usual = groundFor(id, given),
      item = isNeeded ? spread(usual, given) : usual;
    const placing: Seeking = { ...given, terrace, placed, doorGround: doorGround(given) };
    const told = { place, where, ...withinHearing(placing, { id, place }) },
      misplaced = ratePlace(placing, told),
      isThere = ({ x, y, width, height }: Placed): boolean => misplaced(x, y, width, height) === 0;
    // another seat is seat enough, where it stands as this one was asked for
    if (id === 'seat' && frame.area < ONE_SEAT_MM2)
      if (placed.some((one) => groundFor(one.id, given).isSeat && isThere(one))) continue;
    const variety = {
      phaseX: random.between(0, TAU),
      phaseY: random.between(0, TAU),
      waveX: random.between(0.2, 0.5),
      waveY: random.between(0.2, 0.5),
    };
    // beside the heart of a long plot, or within hearing of its terrace
    const open = isNeeded
      ? openedHeart(given, (y) => y > terrace.depth)
      : told.within !== undefined
        ? openedHeart(
            given,
            (y, edge) =>
              y > terrace.depth && y < terrace.depth + told.within!.mm && edge < BESIDE_HEART_MM,
          )
        : item.likes.close && frame.thin
          ? openedHeart(given, (y, edge) => y > terrace.depth && edge < 2200)
          : occupied;
    const grounds = new Map<number, FreeGround>();
    const groundAway = (fenceMm: number): FreeGround => {
      const known = grounds.get(fenceMm);
      if (known) return known;
      const made = new FreeGround(grid, awayFromFences(open, frame, fenceMm));
      grounds.set(fenceMm, made);
      return made;
    };
    let found: Placed | null = null;
    const sizes = sizesFor({ id, sizeMm, isNeeded }, item, given);
    const roomy =
      !frame.tiny && frame.meanWidthMm > 5200 && (item.kind === 'seat' || item.kind === 'play');
    for (const [isClear, backed] of roomy ? TRIES_ROOMY : TRIES)
      for (const size of sizes) {
        const need = size[0] * size[1],
          last = size === sizes[sizes.length - 1];
        // what found room only elsewhere is tried smaller where it was asked for, unless its size was said
        if (found && (isThere(found) || sizeMm || !isClear)) continue;
        // a size that was said is kept to while the plot bears it
        const isFree = isNeeded || size === sizeMm || last;
        if (!isFree && need > Math.min(frame.area * mostButLeast(id, ask), budget * 1.15)) continue;
        if (
          need >
          Math.max(
            budget * 1.6,
            frame.area * mostOf({ id, asked, tier, isNeeded }, size === sizeMm, ask),
          )
        )
          continue;
        const clear = clearanceOf(id, item, size, ask);
        // what has no clear ground at this size has it at a smaller one, or is placed without where that may be
        if (!isClear && (!clear || clear.isMust)) continue;
        const pad = Math.max(
          onLawn(id, size) ? FALL_MM : item.pad,
          isClear ? (clear?.aroundMm ?? 0) : 0,
        );
        const next = findPlace(
          placing,
          { ...item, pad },
          id,
          size,
          groundAway(isClear ? (clear?.fenceMm ?? 0) : 0),
          variety,
          backed,
          { ...told, ...(id === 'seat' ? { besideMm: BENCH_BESIDE_MM } : {}) },
        );
        if (next && (!found || isThere(next))) found = next;
      }
    if (!found && asked && frame.thin)
      found = findPlace(
        placing,
        id === 'trampoline' ? { ...item, pad: FALL_MM } : item,
        id,
        item.sizes[item.sizes.length - 1]!,
        new FreeGround(
          grid,
          openedHeart(given, (y) => y > terrace.depth + LEAST_HEART_MM),
        ),
        variety,
      );
    if (frame.tiny && (!found || isNeeded) && (isNeeded || id === 'water' || id === 'bins')) {
      const cut = isNeeded
        ? cutNeeded(placing, occupied, item, id, sizes)
        : cutFromFloor(placing, occupied, item);
      if (cut) {
        found = cut.placed;
        terrace = { ...terrace, region: cut.floor };
      }
    }
    if (!found) {
      if (asked) dropped.push({ id, reason: doesNotFit(item) });
      continue;
    }
    budget -= found.width * found.height;
    placed.push(found);
    const region = largest(
      tryIntersect(itemOutline(item, language, found, variety.phaseX), frame.plot),
    );
    parts.push({ id, kind: item.kind, feature: id, region, placed: found });
    grid.fill(offset(region, item.pad), 4, occupied);
    if (found.door !== undefined)
      grid.each(floorRegion(doorFloor(bounds(region), found.door)), (i) => {
        if (occupied[i] !== 3) occupied[i] = 4;
      });
    // the fall zone round it may be lawn or planting, but no other room
    const size = [found.width, found.height] as const,
      around = Math.max(
        onLawn(id, size) ? FALL_MM : 0,
        clearanceOf(id, item, size, ask)?.aroundMm ?? 0,
      );
    if (around > 0)
      grid.each(offset(region, around), (i) => {
        if (!occupied[i]) occupied[i] = 5;
      });
  }
  const apart = makeDisjoint(parts, language);
  const floor = apart.find((part) => part.id === 'terrace');
  if (floor) terrace = { ...terrace, region: floor.region };
  return { ...given, terrace, parts: apart, placed, dropped };
}

const onLawn = (id: string, size: readonly [number, number]): boolean =>
  id === 'trampoline' && size[0] < MAT_FROM_MM;

/** Free ground, ground kept open, and the terrace. */
const doorGround = ({ frame, occupied }: Roomed): FreeGround =>
  new FreeGround(
    frame.grid,
    occupied.map((mark) => (mark === 3 || mark === 5 ? 0 : mark)),
  );

/** The raster with part of a long plot's kept-open stretch set free. */
function openedHeart(
  { frame, occupied }: Roomed,
  free: (y: number, toBoundary: number) => boolean,
): Uint8Array {
  const { grid, toBoundary } = frame;
  return occupied.map((mark, i) =>
    mark === 5 && grid.y(i) > 1500 && free(grid.y(i), toBoundary[i]!) ? 0 : mark,
  );
}

export function doesNotFit(item: Ground): string {
  const least = item.sizes[item.sizes.length - 1]!;
  return `There was no room for it: it needs at least ${metresFigure(least[0])} × ${metresFigure(least[1])} m of clear ground beside the terrace, the planting and what else was asked for.`;
}

/** On a tiny plot water, or a store for the bins, may be cut out of the floor, never in the 1.8 m square before the door. */
function cutFromFloor(
  placing: Seeking,
  occupied: Uint8Array,
  item: Ground,
): { placed: Placed; floor: Region } | null {
  const { frame, site, terrace, language, random } = placing;
  const onFloor = new Uint8Array(occupied.length);
  for (let i = 0; i < onFloor.length; i++) onFloor[i] = occupied[i] === 3 ? 0 : 1;
  frame.grid.fill(rectangle(site.doorX - 900, 0, site.doorX + 900, 1800), 1, onFloor);
  for (const { landing } of gatesOf(site)) frame.grid.fill(landing, 1, onFloor);
  const variety = { phaseX: random.between(0, TAU), phaseY: 0, waveX: 0.3, waveY: 0.3 };
  const isWater = item.kind === 'water';
  const placed = findPlace(
    placing,
    {
      ...item,
      pad: 0,
      ...(isWater
        ? { gap: 400, likes: { edge: 2, corner: 1.2, far: 1.6, view: 0.6 } }
        : { gap: 0 }),
    },
    isWater ? 'water' : 'bins',
    isWater ? [750, 750] : item.sizes[item.sizes.length - 1]!,
    new FreeGround(frame.grid, onFloor),
    variety,
  );
  if (!placed) return null;
  const floor = largest(
    trySubtract(terrace.region, itemOutline(item, language, placed, variety.phaseX)),
  );
  return area(floor) < area(terrace.region) - 700e3 ? null : { placed, floor };
}

/** What has a fixed shape keeps it; floors give way. */
function makeDisjoint(parts: readonly Part[], language: Language): Part[] {
  const done = parts.filter((part) => part.kept).map((part) => part.region);
  const cut = new Map<Part, Region>();
  for (const part of [...parts].sort(
    (a, b) => KEEPS_SHAPE.indexOf(a.kind) - KEEPS_SHAPE.indexOf(b.kind),
  )) {
    if (part.kept) continue;
    let region = trySubtract(part.region, ...done);
    if (part.kind !== 'terrace' && part.kind !== 'path') region = largest(region);
    // water that other ground bit into is rounded again
    if (part.kind === 'pond' && part.placed && (isRound(language) || part.feature === 'pond'))
      region = roundedOff(region, Math.min(part.placed.width, part.placed.height));
    cut.set(part, region);
    done.push(region);
  }
  return parts
    .map((part) => ({ ...part, region: cut.get(part) ?? part.region }))
    .filter((part) => part.region.length);
}
