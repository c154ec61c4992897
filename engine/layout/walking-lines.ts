/** The lines that people walk over a garden's floors: straight strips, as wide as their way, on which nothing is stood. */
import type { AreaKind } from '../model/layout.ts';
import type { Mm, Point } from '../model/shapes.ts';
import { chamferDistance } from '../geometry/grid.ts';
import { offset, tryIntersect } from '../geometry/trial.ts';
import { atan2, degrees, hypot } from '../geometry/trig.ts';
import type { Footprint } from './box-fit.ts';
import { simplify } from './polyline.ts';
import type { Laid, Routed } from './stages.ts';

/** Ground that one crosses in a straight line. */
const CROSSED: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'terrace',
  'lawn',
  'gravel',
  'path',
  'seat',
  'space',
]);
const AROUND_CORNER_MM = 60;
/** How far a way over the open ground goes on behind its edge. */
const ONTO_GROUND_MM = 300;

/** Strips along every way from the door, drawn straight wherever the floor allows. */
export function walkingLines(garden: Laid & Pick<Routed, 'parts' | 'routes'>): Footprint[] {
  const { routes, frame, ask } = garden,
    sees = sightOver(garden);
  if (frame.tiny || ask.undug) return [];
  const out = routes.flatMap(({ line, width }) => {
    const pulled = pullStraight(simplify(line, AROUND_CORNER_MM), (a, b) => sees(a, b, width));
    return pulled.slice(1).map((to, i) => stripBetween(pulled[i]!, to, width));
  });
  return [...out, ...ontoOpenGround(garden, sees)];
}

/** Straight out from the door to the lawn or the gravel, where a floor joins them. */
function ontoOpenGround(
  { figure, terrace, site, ask }: Laid,
  sees: (a: Point, b: Point, width: Mm) => boolean,
): Footprint[] {
  const { main } = ask.widths,
    from: Point = [site.doorX, main / 2];
  let to: Point | null = null,
    least = Infinity;
  for (const [x, y] of tryIntersect(offset(figure, ONTO_GROUND_MM), terrace.region).flat(2)) {
    const away = hypot(x - from[0], y - from[1]);
    if (away < least && sees(from, [x, y], main)) {
      least = away;
      to = [x, y];
    }
  }
  return to ? [stripBetween(from, to, main)] : [];
}

/** Whether one walks straight from a point to another, with ground to walk on to both sides. */
function sightOver({
  frame: { grid },
  parts,
}: Pick<Laid, 'frame' | 'parts'>): (a: Point, b: Point, width: Mm) => boolean {
  const mask = new Uint8Array(grid.count);
  for (const part of parts) if (CROSSED.has(part.kind)) grid.fill(part.region, 1, mask);
  const clear = chamferDistance(grid, mask);
  return ([ax, ay], [bx, by], width) => {
    const least = width / 2 - grid.cell,
      steps = Math.ceil(hypot(bx - ax, by - ay) / grid.cell);
    for (let k = 1; k < steps; k++) {
      const at = grid.index(ax + ((bx - ax) * k) / steps, ay + ((by - ay) * k) / steps);
      // before the door there is the wall of the house
      if (at < 0 || (clear[at]! < least && grid.y(at) > width / 2)) return false;
    }
    return true;
  };
}

/** The line with every turn left out that one need not take. */
function pullStraight(line: readonly Point[], sees: (a: Point, b: Point) => boolean): Point[] {
  const out: Point[] = line.slice(0, 1);
  for (let at = 0; at < line.length - 1;) {
    let to = line.length - 1;
    while (to > at + 1 && !sees(line[at]!, line[to]!)) to--;
    out.push(line[to]!);
    at = to;
  }
  return out;
}

function stripBetween([ax, ay]: Point, [bx, by]: Point, depth: Mm): Footprint {
  return {
    x: (ax + bx) / 2,
    y: (ay + by) / 2,
    width: hypot(bx - ax, by - ay),
    depth,
    turn: degrees(atan2(by - ay, bx - ax)),
  };
}
