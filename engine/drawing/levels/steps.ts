/** Flights of steps, the landing before a door, and the edges that hold ground, seen from above. */
import type { Flight, HeldEdge, Landing } from '../../levels/types.ts';
import { levelsOf } from '../../levels/levels.ts';
import { placeAt, walkOf } from '../../levels/line.ts';
import { type Rail, railsOf } from '../../levels/rails.ts';
import { hypot } from '../../geometry/trig.ts';
import type { Mm, Point } from '../../model/shapes.ts';
import type { Board } from '../board.ts';
import type { Primitive } from '../drawing.ts';
import { INK, LINE, STONE } from '../palette.ts';
import { linePath, ringPath, segment, type Xy } from '../path.ts';

const TREAD = '#efe7d6';

/** A point of a flight: along from its foot, aside of its middle line. */
function placer({ foot, head, goingsMm }: Flight): (along: Mm, aside: Mm) => Point {
  const run = goingsMm.reduce((sum, going) => sum + going, 0),
    ux = (head[0] - foot[0]) / run,
    uy = (head[1] - foot[1]) / run;
  return (along, aside) => [foot[0] + ux * along - uy * aside, foot[1] + uy * along + ux * aside];
}

function drawFlight(board: Board, flight: Flight): Primitive[] {
  const at = placer(flight),
    half = flight.widthMm / 2,
    page = (along: Mm, aside: Mm): Xy => board.frame.at(...at(along, aside));
  let along = 0,
    nosings = '';
  const items: Primitive[] = [];
  for (const [i, going] of flight.goingsMm.entries()) {
    items.push({
      kind: 'path',
      d: ringPath([
        page(along, -half),
        page(along + going, -half),
        page(along + going, half),
        page(along, half),
      ]),
      // each tread lies a little lighter than the one below it
      fill: i % 2 ? STONE : TREAD,
    });
    const a = page(along, -half),
      b = page(along, half);
    nosings += segment(a[0], a[1], b[0], b[1]);
    along += going;
  }
  return [
    ...items,
    {
      kind: 'path',
      d: ringPath([page(0, -half), page(along, -half), page(along, half), page(0, half)]),
      fill: 'none',
      stroke: LINE,
      strokeWidth: 0.2,
    },
    { kind: 'path', d: nosings, fill: 'none', stroke: INK, strokeWidth: 0.32 },
  ];
}

const drawLanding = (board: Board, { region }: Landing): Primitive => ({
  kind: 'path',
  d: board.frame.region(region),
  fill: TREAD,
  stroke: INK,
  strokeWidth: 0.25,
});

/** Thickness of the line on the plan, mm of ground. */
const THICK_MM: Record<HeldEdge['class'], Mm> = {
  edging: 80,
  'low-wall': 215,
  wall: 300,
  engineered: 400,
};
/** Of the walls that hold a level of the garden: as those of its boundary. */
const WALL = '#b98b72';
const TICK_EVERY_MM = 450,
  TICK_MM = 260;

/** Short strokes square to a held edge, on the side that lies lower. */
function ticks(board: Board, { line, isRaised }: HeldEdge, from: Mm): string {
  let d = '',
    next = TICK_EVERY_MM / 2;
  line.slice(1).forEach((b, i) => {
    const a = line[i]!,
      length = hypot(b[0] - a[0], b[1] - a[1]);
    // rings turn so that what lies outside is on the right
    const side = isRaised ? 1 : -1,
      nx = ((b[1] - a[1]) / (length || 1)) * side,
      ny = (-(b[0] - a[0]) / (length || 1)) * side;
    for (; next < length; next += TICK_EVERY_MM) {
      const t = next / length,
        x = a[0] + (b[0] - a[0]) * t,
        y = a[1] + (b[1] - a[1]) * t;
      const [x1, y1] = board.frame.at(x + nx * from, y + ny * from),
        [x2, y2] = board.frame.at(x + nx * (from + TICK_MM), y + ny * (from + TICK_MM));
      d += segment(x1, y1, x2, y2);
    }
    next -= length;
  });
  return d;
}

function drawHeldEdge(board: Board, edge: HeldEdge): Primitive[] {
  const d = linePath(edge.line.map(([x, y]) => board.frame.at(x, y))),
    thick = THICK_MM[edge.class],
    wide = Math.max(0.55, thick * board.frame.k);
  return [
    { kind: 'path', d, fill: 'none', stroke: INK, strokeWidth: wide, join: 'round' },
    {
      kind: 'path',
      d,
      fill: 'none',
      stroke: edge.class === 'edging' ? LINE : edge.ofBreak ? WALL : STONE,
      strokeWidth: Math.max(0.15, wide - 0.4),
      join: 'round',
    },
    {
      kind: 'path',
      d: ticks(board, edge, thick / 2),
      fill: 'none',
      stroke: INK,
      strokeWidth: 0.16,
      strokeOpacity: 0.75,
    },
  ];
}

const POST_EVERY_MM = 1200,
  POST_MM = 70;
/** A rail, and its posts. */
function drawRail(board: Board, { line }: Rail): Primitive[] {
  const walk = walkOf(line),
    count = Math.max(1, Math.round(walk.lengthMm / POST_EVERY_MM)),
    r = Math.max(0.28, POST_MM * board.frame.k);
  return [
    {
      kind: 'path',
      d: linePath(line.map(([x, y]) => board.frame.at(x, y))),
      fill: 'none',
      stroke: INK,
      strokeWidth: 0.3,
      join: 'round',
    },
    ...Array.from({ length: count + 1 }, (_, i): Primitive => {
      const [x, y] = board.frame.at(...placeAt(walk, (walk.lengthMm * i) / count));
      return { kind: 'circle', x, y, r, fill: INK };
    }),
  ];
}

export function drawSteps(board: Board): Primitive[] {
  const { landing, flights, edges } = levelsOf(board.model);
  return [
    ...edges.flatMap((edge) => drawHeldEdge(board, edge)),
    ...(landing ? [drawLanding(board, landing)] : []),
    ...flights.flatMap((flight) => drawFlight(board, flight)),
    ...railsOf(board.model).flatMap((rail) => drawRail(board, rail)),
  ];
}
