/** Edges of floors that hold ground back, or are held above it. */
import { bounds, contains, distanceToSegment, type Box } from '../geometry/region.ts';
import type { Layout } from '../model/layout.ts';
import type { Mm, Point } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import { standingParts } from '../drawing/screens.ts';
import { levelAt } from '../site/levels.ts';
import { RISER_MM } from './step-sizes.ts';
import { dressedUpTo, isAmongRoots } from './dressed.ts';
import { lengthBetween } from './line.ts';
import type { Flight, Floor, HeldEdge, WallClass } from './types.ts';

/** Greatest heights of an edging, a low wall, and a wall on a foundation that needs no engineer, mm. */
export const EDGING_MM: Mm = 300,
  LOW_WALL_MM: Mm = 600,
  WALL_MM: Mm = 1200;
/** Less than a whole riser is taken up by the edge of the paving. */
const LEAST_HELD_MM = RISER_MM;
const SAMPLE_MM: Mm = 250,
  /** Ground is looked at this far beyond an edge. */
  BEYOND_MM: Mm = 80,
  LEAST_RUN_MM: Mm = 300,
  /** A low wall that the layout drew stands within this of the floor it holds. */
  WALL_NEAR_MM: Mm = 450,
  /** Beside a flight only its own width is open. */
  STEPS_NEAR_MM: Mm = 1500;

export const classOf = (heightMm: Mm): WallClass =>
  heightMm <= EDGING_MM
    ? 'edging'
    : heightMm <= LOW_WALL_MM
      ? 'low-wall'
      : heightMm <= WALL_MM
        ? 'wall'
        : 'engineered';

/** A short piece of a floor's edge, and how far the floor stands over what lies beyond it; 0 where nothing is held. */
type Piece = { a: Point; b: Point; overMm: Mm };

type Beside = {
  site: Site;
  floors: readonly { floor: Floor; box: Box }[];
  flights: readonly Flight[];
  /** Lines that open an edge where no steps do, and lines that hold it already, each with how near. */
  ways: readonly Near[];
  walls: readonly Near[];
};
type Near = { a: Point; b: Point; near: Mm };

function overAt(floor: Floor, x: Mm, y: Mm, outX: Mm, outY: Mm, beside: Beside): Mm {
  const { site, floors, flights, ways, walls } = beside;
  // the house's own wall stands there
  if (outY < 0) return 0;
  const isBy = ({ a, b, near }: Near) => distanceToSegment(x, y, a, b) <= near;
  if (walls.some(isBy)) return 0;
  if (flights.some(({ region }) => contains(region, outX, outY) || contains(region, x, y)))
    return 0;
  const hasSteps = flights.some(
    ({ foot, head }) => distanceToSegment(x, y, foot, head) < STEPS_NEAR_MM,
  );
  if (!hasSteps && ways.some(isBy)) return 0;
  const next = floors.find(
    ({ floor: other, box }) =>
      other !== floor && isIn(box, [outX, outY]) && contains(other.region, outX, outY),
  );
  const over = floor.levelMm - (next ? next.floor.levelMm : levelAt(site, outX, outY));
  // between two floors the upper one is held
  if (Math.abs(over) < LEAST_HELD_MM || (next && over < 0)) return 0;
  // what stays keeps its ground
  if (isAmongRoots(site, [x, y]) || isAmongRoots(site, [outX, outY])) return 0;
  if (next) return over;
  const isRoom = (mm: Mm) => {
    const further: Point = [x + ((outX - x) / BEYOND_MM) * mm, y + ((outY - y) / BEYOND_MM) * mm];
    return (
      contains([[site.boundary]], ...further) &&
      !floors.some(
        ({ floor: { region }, box }) => isIn(box, further) && contains(region, ...further),
      )
    );
  };
  return Math.abs(over) <= dressedUpTo(site, isRoom) ? 0 : over;
}
const isIn = ({ x0, x1, y0, y1 }: Box, [x, y]: Point): boolean =>
  x >= x0 && x <= x1 && y >= y0 && y <= y1;

function piecesOf(floor: Floor, ring: readonly Point[], beside: Beside): Piece[] {
  return ring.flatMap((a, i): Piece[] => {
    const b = ring[(i + 1) % ring.length]!,
      length = lengthBetween(a, b),
      n = Math.max(1, Math.round(length / SAMPLE_MM));
    const outX = ((b[1] - a[1]) / (length || 1)) * BEYOND_MM,
      outY = (-(b[0] - a[0]) / (length || 1)) * BEYOND_MM;
    return Array.from({ length: n }, (_, k): Piece => {
      const at = (t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t],
        [x, y] = at((k + 0.5) / n);
      return {
        a: at(k / n),
        b: at((k + 1) / n),
        overMm: overAt(floor, x, y, x + outX, y + outY, beside),
      };
    });
  });
}

/** Pieces that follow one another and are held the same way. */
function joined(pieces: readonly Piece[]): Piece[][] {
  const first = pieces.findIndex(
    (piece, i) =>
      Math.sign(piece.overMm) !==
      Math.sign(pieces[(i + pieces.length - 1) % pieces.length]!.overMm),
  );
  const ordered = first > 0 ? [...pieces.slice(first), ...pieces.slice(0, first)] : pieces;
  const runs: Piece[][] = [];
  ordered.forEach((piece, i) => {
    if (!piece.overMm) return;
    const last = runs.at(-1);
    if (last && i > 0 && Math.sign(ordered[i - 1]!.overMm) === Math.sign(piece.overMm))
      last.push(piece);
    else runs.push([piece]);
  });
  return runs;
}

/** Corners of a run; pieces of one straight side are one. */
function lineOf(run: readonly Piece[]): Point[] {
  const points = [run[0]!.a, ...run.map(({ b }) => b)];
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  return whole.filter((p, i) => {
    const a = whole[i - 1],
      b = whole[i + 1];
    return !a || !b || distanceToSegment(...p, a, b) > 2;
  });
}

export function heldEdges(
  site: Site,
  layout: Layout,
  floors: readonly Floor[],
  flights: readonly Flight[],
): HeldEdge[] {
  const segments = (line: readonly Point[], near: Mm) =>
    line.slice(1).map((b, i) => ({ a: line[i]!, b, near }));
  const beside: Beside = {
    site,
    floors: floors.map((floor) => ({ floor, box: bounds(floor.region) })),
    flights,
    ways: layout.routes.flatMap(({ line, widthMm }) => segments(line, widthMm / 2)),
    walls: layout.screens
      .filter(({ kind }) => kind === 'low-wall')
      .flatMap((screen) => standingParts(screen))
      .flatMap((part) => segments(part, WALL_NEAR_MM)),
  };
  return floors
    .flatMap((floor) =>
      floor.region
        .flat()
        .flatMap((ring) => joined(piecesOf(floor, ring, beside)))
        .flatMap((run): Omit<HeldEdge, 'id'>[] => {
          const lengths = run.map(({ a, b }) => lengthBetween(a, b));
          if (lengths.reduce((sum, one) => sum + one, 0) < LEAST_RUN_MM) return [];
          const most = Math.max(...run.map(({ overMm }) => Math.abs(overMm))),
            heightMm = Math.ceil(most / 10) * 10;
          return [
            {
              areaId: floor.areaId,
              line: lineOf(run),
              heightMm,
              faceM2:
                run.reduce((sum, { overMm }, i) => sum + Math.abs(overMm) * lengths[i]!, 0) / 1e6,
              class: classOf(heightMm),
              isRaised: run[0]!.overMm > 0,
            },
          ];
        }),
    )
    .map((edge, i) => ({ id: `edge-${i + 1}`, ...edge }));
}
