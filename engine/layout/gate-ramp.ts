/**
 * The way from a gate beside the house up to a floor at a raised threshold, where nobody is to climb a step: down along the
 * boundary and round into the floor, as long as its climb asks for.
 */
import type { Mm, Region } from '../model/shapes.ts';
import { area, bounds, contains, rectangle } from '../geometry/region.ts';
import { tryIntersect, trySubtract, tryUnite } from '../geometry/trial.ts';
import { climbWithin, lengthFor } from '../levels/step-free.ts';
import { FLUSH_MM } from '../levels/climbs.ts';
import type { Site } from '../model/site.ts';
import { gatesOf, type Gate } from '../site/gates.ts';
import { levelAt } from '../site/levels.ts';
import type { Setting } from './stages.ts';

/** Between the ramp and the floor that it runs along: the upstand that holds the floor, and a plant or two. */
const BESIDE_MM: Mm = 300;
/** What shortest ways save at corners. */
const CORNERS_MM: Mm = 600;
/** The middle of the way may lie this far off that of its ground: the raster of the search. */
const OFF_MIDDLE_MM: Mm = 260;
const DEPTH_STEP_MM: Mm = 50;
/** Ground for a door and a turn beside what is left of the floor. */
const LEFT_BESIDE_DOOR_MM: Mm = 900;
/** Beyond the way there is a garden still. */
const LEFT_BEYOND_MM: Mm = 1500;

export type GateRamp = {
  gateId: string;
  /** What is paved for it. */
  floor: Region;
  /** Ground that its middle line keeps off, so that it does not cut the climb short. */
  barrier: Region;
};

type Beside = { gate: Gate; side: 1 | -1; outer: Mm; climbMm: Mm };

/** Gates in the line of the house wall that lie lower or higher than a threshold without a step. */
const besideHouse = (site: Site): Beside[] =>
  site.levels?.stepFree
    ? gatesOf(site).flatMap((gate): Beside[] => {
        const { from, to, leadsTo } = gate.edge;
        if (leadsTo !== 'side-way' || from[1] !== 0 || to[1] !== 0) return [];
        const side = from[0] > site.doorX ? 1 : -1,
          outer = side > 0 ? Math.max(from[0], to[0]) : Math.min(from[0], to[0]);
        return [{ gate, side, outer, climbMm: Math.abs(levelAt(site, ...gate.inside)) }];
      })
    : [];

/** How far the floor at the door may reach along the wall, so that a ramp has its ground beside it. */
export function wallBesideRamp(site: Site, widthMm: Mm): { x0: Mm; x1: Mm } {
  let { x0, x1 } = site.house;
  for (const { side, outer, climbMm } of besideHouse(site)) {
    if (climbMm <= climbWithin(site.levels!.stepFree!, BESIDE_MM) + FLUSH_MM) continue;
    const end = outer - side * (widthMm + BESIDE_MM);
    if ((end - site.doorX) * side < LEFT_BESIDE_DOOR_MM) continue;
    if (side > 0) x1 = Math.min(x1, end);
    else x0 = Math.max(x0, end);
  }
  return { x0, x1 };
}

/** Null where the straight way along the house is long enough, or where there is no ground for a longer one. */
export function gateRamps({ site, frame, ask }: Setting, terrace: Region): GateRamp[] {
  const stepFree = site.levels?.stepFree;
  if (!stepFree || !terrace.length || frame.tiny || ask.front || ask.undug) return [];
  const box = bounds(terrace),
    wide = ask.widths.secondary;
  return besideHouse(site).flatMap(({ gate, side, outer, climbMm }): GateRamp[] => {
    const edge = side > 0 ? box.x1 : box.x0,
      gap = (gate.inside[0] - edge) * side;
    if (climbMm <= climbWithin(stepFree, Math.max(0, gap)) + FLUSH_MM) return [];
    const inner = outer - side * wide,
      middle = outer - (side * wide) / 2,
      long = lengthFor(stepFree, climbMm) + CORNERS_MM;
    // curves swell over their box a little
    if ((inner - edge) * side < BESIDE_MM / 2) return [];
    // a round floor is met further down than at the wall
    let deep = box.y1;
    while (deep > 0 && !contains(terrace, edge - side * 200, deep)) deep -= DEPTH_STEP_MM;
    const across = (middle - edge) * side,
      byTheSide = gate.inside[1] + long - across;
    // into the floor's own side where that is far enough, else round its corner
    const isBySide = byTheSide + wide / 2 <= deep;
    const turn = Math.round(
      isBySide
        ? Math.max(byTheSide, wide / 2)
        : Math.max(deep + wide / 2, (long + gate.inside[1] + deep - across - wide / 2) / 2),
    );
    if (turn + wide / 2 > frame.depthMm - LEFT_BEYOND_MM) return [];
    const between = (a: Mm, b: Mm, y0: Mm, y1: Mm) =>
      rectangle(Math.min(a, b), y0, Math.max(a, b), y1);
    const entry = edge - side * wide;
    const wished = tryUnite(
      between(inner, outer, 0, turn + wide / 2),
      between(entry, outer, turn - wide / 2, turn + wide / 2),
      ...(isBySide ? [] : [between(entry, edge, deep - DEPTH_STEP_MM, turn)]),
    );
    const floor = trySubtract(
      tryIntersect(wished, frame.plot),
      ...frame.kept.map(({ blocked }) => blocked),
    );
    if (floor.length !== 1 || area(floor) < area(wished) * 0.97) return [];
    return [
      {
        gateId: gate.id,
        floor,
        barrier: between(edge, middle - side * OFF_MIDDLE_MM, 0, turn - OFF_MIDDLE_MM / 2),
      },
    ];
  });
}
