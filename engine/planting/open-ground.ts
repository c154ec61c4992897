/** What is stepped on, reached for or sat down before in a bed is seen there: no plant closes over it. */
import { FURNISHINGS } from '../features/features.ts';
import { SAT_FROM_FRONT } from '../features/sat-on.ts';
import { bounds, boxesTouch, rectangle, turnedRectangle } from '../geometry/region.ts';
import { buffer, trySubtract } from '../geometry/trial.ts';
import { cos, radians, sin } from '../geometry/trig.ts';
import { clearBefore, type DoorTurn } from '../layout/doors.ts';
import type { Area, Furnishing, Layout, SteppingStone } from '../model/layout.ts';
import type { Mm, Region } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { gatesOf } from '../site/gates.ts';
import { apart2 } from './plant-index.ts';

/** How far a mature spread may hang over lawn, path or floor. */
export const OVERHANG_MM: Mm = 250;
/** Of a stone, so much on either side of its middle stays in sight between what hangs over. */
const OF_STONE_MM: Mm = 190;
/** About the foot of a lamp or a butt. */
const ABOUT_MM: Mm = 40;
/** Room for the knees of who sits down. */
const KNEES_MM: Mm = 600;
/** What grows beside a gate's landing keeps so far from it. */
const LEAF_MM: Mm = 150;
/** Of a hedge that is the plot's edge, so much grows on this side. */
const HEDGE_MM: Mm = 600;
/** Stones further apart than this are two ways. */
const STRIDE_MM: Mm = 1300;

const grown = (x: Mm, y: Mm, wide: Mm, deep: Mm, by: Mm, turn = 0): Region =>
  turnedRectangle(x, y, wide + 2 * by, deep + 2 * by, turn);

/** Pieces of ground over which nothing is planted, each with what leaves hang over it. */
export function openGround(
  site: Pick<Site, 'house' | 'doorX' | 'edges'>,
  layout: Layout,
): Region[] {
  const beds = new Set(layout.areas.filter(({ kind }) => kind === 'bed').map(({ id }) => id));
  return [
    ...ways(layout.stones.filter(({ areaId }) => beds.has(areaId))),
    ...layout.furnishings.flatMap((thing) => aboutThing(thing, beds)),
    ...site.edges
      .filter(({ kind }) => kind === 'hedge')
      .map(({ from, to }) => buffer([from, to], 2 * HEDGE_MM)),
    ...gatesOf(site).map(({ landing }) => {
      const { x0, y0, x1, y1 } = bounds(landing);
      // the leaf swings clear of what hangs over its edges
      return rectangle(x0 - LEAF_MM, y0 - LEAF_MM, x1 + LEAF_MM, y1 + LEAF_MM);
    }),
  ];
}

function aboutThing(thing: Furnishing, beds: ReadonlySet<string>): Region[] {
  const { x, y, widthMm, depthMm, turnDeg } = thing,
    { door, isAmongPlants, isOverhead } = FURNISHINGS[thing.kind],
    out: Region[] = [];
  if (beds.has(thing.areaId) && (!isAmongPlants || thing.kind === 'wall-rack') && !isOverhead)
    out.push(grown(x, y, widthMm, depthMm, OVERHANG_MM + ABOUT_MM, turnDeg));
  if (door && turnDeg % 90 === 0) {
    const before = clearBefore({ ...thing, turnDeg: turnDeg as DoorTurn });
    out.push(grown(before.x, before.y, before.width, before.depth, 0));
  }
  if (SAT_FROM_FRONT.has(thing.kind) || thing.kind === 'wall-rack') {
    const ahead = (depthMm + KNEES_MM) / 2;
    out.push(
      grown(
        Math.round(x + sin(radians(turnDeg)) * ahead),
        Math.round(y - cos(radians(turnDeg)) * ahead),
        widthMm,
        KNEES_MM,
        0,
        turnDeg,
      ),
    );
  }
  return out;
}

/** Stones that follow one another as strips. */
function ways(stones: readonly SteppingStone[]): Region[] {
  const lines: SteppingStone[][] = [];
  for (const stone of stones) {
    const last = lines.at(-1)?.at(-1);
    if (
      last?.areaId === stone.areaId &&
      apart2(last.x, last.y, stone.x, stone.y) < STRIDE_MM * STRIDE_MM
    )
      lines.at(-1)!.push(stone);
    else lines.push([stone]);
  }
  const half = OF_STONE_MM + OVERHANG_MM;
  return lines.flatMap((line) => [
    ...(line.length > 1
      ? [
          buffer(
            line.map(({ x, y }) => [x, y]),
            2 * half,
          ),
        ]
      : []),
    ...[line[0]!, line.at(-1)!].map(({ x, y, turnDeg }) => grown(x, y, 0, 0, half, turnDeg)),
  ]);
}

/** The ground of a bed that may be planted. */
export function plantable(area: Area, open: readonly Region[]): Region {
  const box = bounds(area.region);
  const cuts = open.filter((piece) => piece.length && boxesTouch(box, bounds(piece)));
  return cuts.length ? trySubtract(area.region, ...cuts) : area.region;
}
