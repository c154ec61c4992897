/** Where trees can stand, and the largest mature crown each place can carry. */
import { chamferDistance } from '../geometry/grid.ts';
import { area, bounds } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import { isInZone, zonesBarring } from '../site/zones.ts';
import { clamp, type Frame, type SketchTree } from './plan-types.ts';
import { crownRoom, TRUNK_FROM_BOUNDARY_MM } from './crown-room.ts';
import { orchardTrees } from './orchard-trees.ts';
import { isInOutlook } from './outlook.ts';
import type { Parts, Setting } from './stages.ts';

/** A crown may hang this far over a boundary. */
const OVERHANG_MM = 500;
/** The narrowest upright crown, and so the nearest its trunk stands. */
const UPRIGHT_LEAST_MM = 700;
const UPRIGHT_MOST_MM = 1750;
/** A spreading tree is taken before a better place for an upright one. */
const UPRIGHT_COST = 1.2;
const LEAST_CROWN_MM = 1200,
  LEAST_SMALL_CROWN_MM = 1000;
const LEAST_TINY_CROWN_MM = 800;
/** Nearest a tree stands to the house; further on shrinkable clay. */
const FROM_HOUSE_MM = 3200,
  FROM_HOUSE_ON_CLAY_MM = 5000;

export function treeCount(areaMm2: number): number {
  const m2 = areaMm2 / 1e6;
  return m2 < 45
    ? 1
    : m2 < 75
      ? 2
      : m2 < 110
        ? 3
        : m2 < 200
          ? 4
          : m2 < 320
            ? 5
            : m2 < 600
              ? 7
              : m2 < 1200
                ? 10
                : 14;
}

type Spot = {
  score: number;
  x: number;
  y: number;
  crown: number;
  screening: boolean;
  upright: boolean;
};

export function chooseTrees(garden: Setting & Parts): SketchTree[] {
  const { frame, ask, site } = garden;
  const privacy = ask.wants.has('privacy');
  const count = Math.max(
    0,
    treeCount(frame.area) +
      (privacy && frame.area > 60e6 ? 1 : 0) -
      frame.kept.filter((thing) => thing.tree).length,
  );
  const others = frame.kept
    .filter((thing) => thing.tree)
    .map((thing) => ({ x: thing.x, y: thing.y, crown: thing.radiusMm }));
  const chosen: SketchTree[] = [];
  // a few columns mark or screen; a garden of nothing else is a row of posts
  const mostUpright = Math.max(1, Math.ceil(count * (privacy ? 0.5 : 0.3)));
  const barred = zonesBarring(site, 'trees'),
    spots = rankSpots(garden).filter(
      ({ x, y, crown }) =>
        !barred.some((zone) => isInZone(zone, x, y, zone.bars.includes('tall') ? crown : 0)) &&
        !isInOutlook(site, x, y),
    );
  for (const spot of spots) {
    if (chosen.length >= count) break;
    if (spot.upright && chosen.filter((tree) => tree.upright).length >= mostUpright) continue;
    if (
      [...others, ...chosen].some(
        (t) => hypot(t.x - spot.x, t.y - spot.y) < (t.crown + spot.crown) * 1.05,
      )
    )
      continue;
    if (standsOnKept(frame, spot)) continue;
    const room = crownRoom(garden, spot);
    if (room < (spot.upright ? UPRIGHT_LEAST_MM : leastCrown(frame))) continue;
    const crown = Math.min(room, spot.crown);
    const onLine =
      Math.abs(spot.x - site.doorX) < 900 + spot.y * 0.06 && spot.y > frame.depthMm * 0.45;
    const role =
      onLine && !chosen.some((t) => t.role === 'focus')
        ? 'focus'
        : (privacy || site.lookers?.length) && spot.screening
          ? 'screening'
          : 'structure';
    chosen.push({
      x: spot.x,
      y: spot.y,
      crown,
      height: tallest(garden, spot.y, spot.upright ? 2 * crown : crown),
      role,
      ...(spot.upright && { upright: true }),
    });
  }
  const isFree = ({ x, y }: { x: number; y: number }) =>
    !barred.some((zone) => isInZone(zone, x, y));
  return [...chosen, ...orchardTrees(garden).filter(isFree)];
}

/** A trunk keeps off what stays: half a metre beyond a shrub's spread or a thing's side, of which long ones count by their middle. */
const FROM_KEPT_MM = 500,
  MOST_KEPT_MM = 2500;
const standsOnKept = ({ kept }: Frame, { x, y }: { x: number; y: number }): boolean =>
  kept.some(
    (thing) =>
      !thing.tree &&
      hypot(thing.x - x, thing.y - y) < Math.min(thing.radiusMm, MOST_KEPT_MM) + FROM_KEPT_MM,
  );

const leastCrown = ({ tiny, area: mm2 }: Frame): number =>
  tiny ? LEAST_TINY_CROWN_MM : mm2 < 110e6 ? LEAST_SMALL_CROWN_MM : LEAST_CROWN_MM;

const houseDistance = (garden: Setting & Parts): number =>
  garden.ask.soil === 'clay' && garden.frame.depthMm > 9000
    ? FROM_HOUSE_ON_CLAY_MM
    : Math.min(FROM_HOUSE_MM, garden.frame.depthMm * 0.4);

/** On clay no taller than it stands from the house; elsewhere half as tall again. Broad crowns are tall trees. */
function tallest(garden: Setting & Parts, y: number, crown: number): number {
  const byHouse = y * (garden.ask.soil === 'clay' ? 1 : 1.5);
  return Math.round(clamp(Math.min(byHouse, crown * 4), 2500, 12000) / 100) * 100;
}

/** A walk ends in a tree, where nothing else stands there: within this of its line. */
const END_OF_WALK_MM = 600,
  AT_END = 1.6;
function endOfWalk({ parts }: Parts): { x: number; y: number } | null {
  const walk = parts.find((part) => part.id === 'path-walk' || part.id === 'path-axis');
  if (!walk) return null;
  const points = walk.region.flatMap((piece) => [...piece[0]!]),
    y = Math.max(...points.map((point) => point[1])),
    last = points.filter((point) => point[1] > y - END_OF_WALK_MM);
  return { x: last.reduce((sum, point) => sum + point[0], 0) / last.length, y };
}

/** A tree on the way of a look in: within this of its line, and what it is worth. */
const IN_THE_LOOK_MM = 1200,
  IN_THE_LOOK = 1.8;
/** Whether a tree at a place stands between where people sit and those who look in. */
function standsInLook({ site, parts, frame }: Setting & Parts): (x: number, y: number) => boolean {
  const floor =
    parts.find(({ feature }) => feature === 'dining') ?? parts.find(({ id }) => id === 'terrace');
  if (!floor?.region.length || !site.lookers?.length) return () => false;
  const { x0, x1, y0, y1 } = bounds(floor.region),
    middle = [(x0 + x1) / 2, (y0 + y1) / 2] as const;
  return (x, y) =>
    site.lookers!.some(({ side }) =>
      side === 'back'
        ? Math.abs(x - middle[0]) < IN_THE_LOOK_MM && y > y1 && y < frame.depthMm
        : Math.abs(y - middle[1]) < IN_THE_LOOK_MM && (side === 'left' ? x < x0 : x > x1),
    );
}

function rankSpots(garden: Setting & Parts): Spot[] {
  const { frame, site, random, ask } = garden,
    { grid, depthMm } = frame;
  const beds = garden.parts.filter(
    (part) => part.kind === 'bed' && area(part.region) >= (frame.tiny ? 6e5 : 15e5),
  );
  const mask = new Uint8Array(grid.count);
  for (const bed of beds) grid.fill(bed.region, 1, mask);
  const inBed = chamferDistance(grid, mask),
    from = frame.tiny ? 1500 : houseDistance(garden);
  const privacy = ask.wants.has('privacy'),
    isInLook = standsInLook(garden);
  const wished = frame.tiny ? 1200 : clamp(Math.sqrt(frame.area) * 0.17, 1500, 3200);
  const spots: Spot[] = [],
    end = endOfWalk(garden);
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i] || inBed[i]! < (frame.tiny ? 250 : 400)) continue;
    const x = Math.round(grid.x(i)),
      y = Math.round(grid.y(i));
    const houseGap = x > site.house.x0 - 1500 && x < site.house.x1 + 1500 ? y : y + 1500;
    if (houseGap < from) continue;
    const toBoundary = frame.toBoundary[i]!,
      upright = toBoundary < TRUNK_FROM_BOUNDARY_MM;
    if (toBoundary < UPRIGHT_LEAST_MM) continue;
    const crown = upright
      ? Math.min(UPRIGHT_MOST_MM, toBoundary, houseGap - 300)
      : Math.min(wished, toBoundary + OVERHANG_MM, houseGap - 300);
    const view = clamp(1 - Math.abs(x - site.doorX) / 3000, 0, 1) * (y / depthMm);
    const score =
      Math.min(inBed[i]!, 1000) / 1000 +
      (y / depthMm) * 0.8 +
      view * 0.6 +
      (crown / wished) * 1.2 -
      Math.max(0, frame.sunHours[i]! - 5) * 0.04 +
      random.next() * 0.4 -
      (upright ? UPRIGHT_COST : 0) +
      (end && y > end.y && Math.abs(x - end.x) < END_OF_WALK_MM ? AT_END : 0) +
      (isInLook(x, y) ? IN_THE_LOOK : 0) +
      (privacy && frame.runBehind[i]! < 2500 ? 0.5 : 0);
    spots.push({
      score,
      x,
      y,
      crown: Math.floor(crown),
      screening: frame.runBehind[i]! < 2500 || isInLook(x, y),
      upright,
    });
  }
  return spots.sort((a, b) => b.score - a.score || a.y - b.y || a.x - b.x);
}
