/** The best rectangle for one room: every position on the raster, scored by what the room likes, then drawn to shared lines. */
import { hypot, cos, sin, TAU } from '../geometry/trig.ts';
import { doorFloor, doorTurns } from './doors.ts';
import type { FreeGround } from './free-ground.ts';
import type { FurnishingDefinition, Ground } from '../features/definition.ts';
import { FURNISHINGS } from '../features/features.ts';
import { gatesOf } from '../site/gates.ts';
import { isBarred, rootRadius } from '../site/limits.ts';
import { zonesOf } from '../site/zones.ts';
import { lawnCore } from './lawn-core.ts';
import { clamp, isRound, middle, type Frame, type ItemId, type Placed } from './plan-types.ts';
import type { Placing, Seeking } from './stages.ts';
import { type AskedPlace, ratePlace } from './rate-place.ts';
import { keepApart } from './service-places.ts';

/** One smooth random wave over the ground, so that restarts give other plans and not jitter. */
export type Variety = { phaseX: number; phaseY: number; waveX: number; waveY: number };
const FLOORS = new Set(['seat', 'play', 'space', 'vegetable', 'pond', 'water']);
/** Dug deep, or roots deep: never over a drain or on ground that must stay free. */
const DUG = new Set(['pond', 'water', 'vegetable', 'orchard', 'play']);
const AXIAL = new Set(['seat', 'pond', 'water', 'vegetable', 'orchard']);
/** Bed that fits behind a room that is sat or played in. */
const BACKING_MM = 600;
/** What it is worth to a seat on the line of the garden that it stands at its end. */
const END_OF_LINE = 6;
/** The middle of a garden as it is seen from the house, as a share of its depth. */
const HEART_DEPTH = 0.52;
/** A way to the gate of so many times five metres is as bad as any longer one. */
const MOST_STRIDES = 5;
const STEP_MM_ABOVE = 120e6;

/** What stands over it has posts and a roof: a pergola, an arbour. */
const isStructure = (id: ItemId): boolean => {
  const own = FURNISHINGS[id as keyof typeof FURNISHINGS] as FurnishingDefinition | undefined;
  return own?.isOverhead === true || own?.isStructure === true;
};

/** What stands on a room is so high, mm: its building, a roof over it, what is climbed on, fruit trees. */
const TALL_MM = 2000;
const heightOfRoom = (item: Ground, id: ItemId): number =>
  item.building?.heightMm ??
  (isStructure(id) || item.kind === 'play' || item.kind === 'orchard' ? TALL_MM : 0);

export function findPlace(
  placing: Seeking,
  item: Ground,
  id: ItemId,
  size: readonly [number, number],
  free: FreeGround,
  variety: Variety,
  backed = false,
  asked: AskedPlace = {},
): Placed | null {
  const { frame, site } = placing,
    isHeavy = item.building !== undefined || DUG.has(item.kind) || isStructure(id),
    hasZones = zonesOf(site).length > 0,
    heightMm = heightOfRoom(item, id),
    barred = (x: number, y: number, w: number, h: number): boolean =>
      (isHeavy || hasZones) &&
      isBarred(site, { x0: x, y0: y, x1: x + w, y1: y + h }, !isHeavy, heightMm);
  const { grid } = frame,
    { cell } = grid;
  const step = Math.max(1, Math.round((frame.area > STEP_MM_ABOVE ? 500 : 250) / cell));
  const pad = Math.ceil(item.pad / cell);
  const rim = item.pad === 0 ? 1 : 0; // a pad is never flush to the boundary
  const rate = makeRating(placing, item, variety),
    misplaced = ratePlace(placing, asked);
  let best: Placed | null = null,
    most = -Infinity;
  for (const [w, h] of size[0] === size[1] ? [size] : [size, [size[1], size[0]] as const]) {
    const across = Math.ceil(w / cell),
      deep = Math.ceil(h / cell);
    const edge = Math.max(pad, rim);
    for (let j = edge; j + deep + edge <= grid.rows; j += step)
      for (let i = edge; i + across + edge <= grid.columns; i += step) {
        if (free.taken(i - pad, j - pad, i + across + pad, j + deep + pad)) continue;
        if (rim && outsideTouches(frame, i - 1, j - 1, i + across, j + deep)) continue;
        if (
          backed &&
          nearestRun(frame, (j + (deep >> 1)) * grid.columns + i + (across >> 1), w, h) <
            Math.min(item.gap, BACKING_MM)
        )
          continue;
        const x = grid.x0 + i * cell,
          y = grid.y0 + j * cell;
        if (barred(x, y, w, h)) continue;
        const score =
          rate(x, y, w, h, (j + (deep >> 1)) * grid.columns + i + (across >> 1)) -
          misplaced(x, y, w, h);
        if (score <= most + 1e-9) continue;
        const place = withDoor(placing, {
          id,
          kind: item.kind,
          x,
          y,
          width: w,
          height: h,
        });
        if (!place) continue;
        most = score;
        best = place;
      }
  }
  return best && (withDoor(placing, settle(placing, item, best, free, barred)) ?? best);
}

/** The place with the side for its door that is nearest the terrace; null when a building has no clear ground before any. */
function withDoor({ doorGround, site, terrace }: Seeking, place: Placed): Placed | null {
  const { x, y, width, height } = place,
    turns = doorTurns({ kind: place.kind, feature: place.id }, width, height);
  if (!turns.length) return place;
  let best: Placed | null = null,
    least = Infinity;
  for (const door of turns) {
    const floor = doorFloor({ x0: x, y0: y, x1: x + width, y1: y + height }, door),
      [mx, my] = middle(floor),
      away = hypot(mx - site.doorX, my - terrace.depth);
    if (away < least && doorGround.boxFree(floor.x0, floor.y0, floor.x1, floor.y1)) {
      least = away;
      best = { ...place, door };
    }
  }
  return best;
}

/** Clear ground behind or beside a rectangle whose middle is cell k, mm. */
const nearestRun = (frame: Frame, k: number, w: number, h: number): number =>
  Math.min(frame.runLeft[k]! - w / 2, frame.runRight[k]! - w / 2, frame.runBehind[k]! - h / 2);

/** True when a corner cell just outside the rectangle lies out of the plot. */
function outsideTouches(
  { inside, grid }: Frame,
  i0: number,
  j0: number,
  i1: number,
  j1: number,
): boolean {
  const n = grid.columns;
  const mid = (i0 + i1) >> 1,
    half = (j0 + j1) >> 1;
  return !(
    inside[j0 * n + i0] &&
    inside[j0 * n + i1] &&
    inside[j1 * n + i0] &&
    inside[j1 * n + i1] &&
    inside[j1 * n + mid] &&
    inside[half * n + i0] &&
    inside[half * n + i1]
  );
}

function makeRating(
  placing: Placing,
  item: Ground,
  v: Variety,
): (x: number, y: number, w: number, h: number, cell: number) => number {
  const { frame, site, language } = placing,
    { likes, gap } = item;
  const { sunHours, eveningHours, runLeft, runRight, runBehind } = frame;
  const swing =
    item.kind === 'shed' || item.kind === 'compost' || item.kind === 'store' ? 0.5 : 0.9;
  const viewX = language === 'formal' ? placing.axisX : site.doorX;
  const [core0, core1] = lawnCore(placing),
    heartX = (frame.x0 + frame.x1) / 2,
    heartHalf = frame.widthMm * 0.28;
  const near = likes.near ? placing.placed.filter((p) => likes.near!.includes(p.kind)) : [];
  const gates = likes.gate ? gatesOf(site) : [],
    toGate = (mx: number, my: number): number =>
      Math.min(
        ...(gates.length
          ? gates.map(({ inside: [gx, gy] }) => hypot(mx - gx, my - gy))
          : [hypot(mx - site.doorX, my)]),
      );
  const unwelcome = keepApart(placing, item),
    overRoots = rootCost(placing, item);
  const goodMiddle = Math.min(likes.middle ?? 0, frame.depthMm * 0.00065);
  const flush = FLOORS.has(item.kind) ? 3 : 1.5;
  const axial = isAxial(placing, item),
    axisX = axisFor(placing);
  return (x, y, w, h, k) => {
    const mx = x + w / 2,
      my = y + h / 2;
    const side = Math.min(runLeft[k]!, runRight[k]!) - w / 2,
      behind = runBehind[k]! - h / 2;
    const e1 = Math.min(side, behind),
      e2 = Math.max(side, behind);
    const cone = clamp(1 - Math.abs(mx - viewX) / (600 + my * 0.28), 0, 1);
    let s =
      ((likes.sun ?? 0) * sunHours[k]!) / 8 +
      ((likes.evening ?? 0) * eveningHours[k]!) / 2.5 +
      ((likes.far ?? 0) * my) / frame.depthMm;
    s -=
      (likes.edge ?? 0) * Math.min(3, Math.abs(e1 - gap) / 700) * 0.6 +
      (likes.corner ?? 0) * Math.min(3, Math.abs(e2 - gap) / 1500) * 0.5;
    s += (likes.view ?? 0) * cone;
    const away = hypot(mx - site.doorX, my) / 1000;
    // what ends the line of the garden stands at its far end
    if (axial && item.kind === 'seat') s += (END_OF_LINE * my) / frame.depthMm;
    else if (likes.middle) s -= Math.min(2.5, Math.abs(away - goodMiddle) / 3);
    if (likes.gate) s -= likes.gate * Math.min(MOST_STRIDES, toGate(mx, my) / 5000);
    if (likes.close) s -= likes.close * Math.min(2.5, away / 5);
    if (likes.centre) s -= ((likes.centre * Math.abs(mx - viewX)) / frame.widthMm) * 2;
    if (e1 < gap - 250) s -= flush; // a bed behind, or flush: never a pocket
    if (likes.heart)
      s -=
        (likes.heart * hypot(mx - heartX, my - (frame.y0 + frame.depthMm * HEART_DEPTH))) /
        (0.25 * Math.min(frame.widthMm, frame.depthMm));
    else if (!frame.tiny && !frame.thin) {
      const deep = Math.max(0, Math.min(y + h, core1) - Math.max(y, core0)) / h;
      const across =
        Math.max(0, Math.min(x + w, heartX + heartHalf) - Math.max(x, heartX - heartHalf)) / w;
      s -= (axial && item.kind === 'seat' ? 7 : 3.2) * deep * across;
    }
    for (const q of near)
      s -= Math.min(2.4, hypot(mx - q.x - q.width / 2, my - q.y - q.height / 2) / 4500);
    s -= unwelcome(x, y, w, h) + overRoots(x, y, w, h);
    if (axial) s -= Math.min(3, Math.abs(mx - axisX) / 600) * 1.1;
    return (
      s +
      swing *
        0.6 *
        sin(mx * 0.001 * v.waveX * TAU + v.phaseX) *
        cos(my * 0.001 * v.waveY * TAU + v.phaseY)
    );
  };
}

/** What stands on the line of the garden: in a formal one, and at the end of a walk. */
const isAxial = ({ language, ask }: Placing, { kind }: Ground): boolean =>
  language === 'formal' ? AXIAL.has(kind) : ask.idea === 'walk' && kind === 'seat';
const axisFor = ({ language, axisX, site }: Placing): number =>
  language === 'formal' ? axisX : site.doorX;

/** What digging and building lose over the roots of a kept tree: soft, because a small plot is roots throughout. A seat under a tree is laid on the ground. */
const ROOT_COST = 5;
function rootCost(
  { frame }: Placing,
  { kind, building }: Ground,
): (x: number, y: number, w: number, h: number) => number {
  const trees =
    building !== undefined || DUG.has(kind) ? frame.kept.filter(({ tree }) => tree) : [];
  return (x, y, w, h) =>
    trees.reduce((sum, tree) => {
      const away = hypot(
        Math.max(0, x - tree.x, tree.x - x - w),
        Math.max(0, y - tree.y, tree.y - y - h),
      );
      return sum + ROOT_COST * Math.max(0, 1 - away / rootRadius(tree.radiusMm));
    }, 0);
}

/** Draws the rectangle to the axis of a formal garden, or to the lines of the terrace and of rooms already placed. */
function settle(
  placing: Placing,
  item: Ground,
  found: Placed,
  free: FreeGround,
  barred: (x: number, y: number, w: number, h: number) => boolean,
): Placed {
  const { language, terrace, frame } = placing,
    axisX = axisFor(placing),
    pad = item.pad;
  const ok = (x: number, y: number) =>
    free.boxFree(x - pad, y - pad, x + found.width + pad, y + found.height + pad) &&
    !barred(x, y, found.width, found.height);
  if (isAxial(placing, item) && Math.abs(found.x + found.width / 2 - axisX) < 700) {
    const x = Math.round(axisX - found.width / 2);
    if (ok(x, found.y)) return { ...found, x };
  }
  if (isRound(language) || frame.tiny) return found;
  const linesX = [terrace.x0, terrace.x1, ...placing.placed.flatMap((p) => [p.x, p.x + p.width])];
  const linesY = [terrace.depth, ...placing.placed.flatMap((p) => [p.y, p.y + p.height])];
  const x = nearestLine(found.x, found.width, linesX, (at) => ok(at, found.y));
  const y = nearestLine(found.y, found.height, linesY, (at) => ok(x, at));
  return { ...found, x, y };
}

/** A start within 350 mm that puts either edge of a span on a line; the start itself when none is free. */
function nearestLine(
  from: number,
  size: number,
  lines: readonly number[],
  free: (at: number) => boolean,
): number {
  let best = from,
    least = 351;
  for (const line of lines)
    for (const at of [line, line - size]) {
      const d = Math.abs(at - from);
      if (d < least && free(at)) {
        least = d;
        best = Math.round(at);
      }
    }
  return best;
}
