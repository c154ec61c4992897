/** What is pegged out on the ground, measured from the two corners of the house wall. */
import { FURNISHINGS } from '../../features/features.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Area, AreaKind } from '../../model/layout.ts';
import type { Mm, Point } from '../../model/shapes.ts';
import { areaM2, bounds, contains, turnedRectangle } from '../../geometry/region.ts';
import { hypot } from '../../geometry/trig.ts';
import { gatesOf } from '../../site/gates.ts';
import { ringParts, type Arc } from './ring-parts.ts';

/** `aMm` and `bMm`: what a tape reads from the wall's left corner A and its right corner B. `alongMm` runs along the wall from A, `offMm` square to it. */
export type Peg = {
  no: string;
  at: Point;
  alongMm: Mm;
  offMm: Mm;
  aMm: Mm;
  bMm: Mm;
  /** A corner; else a centre. */
  isCorner: boolean;
  /** Of a centre that a curve is swung about. */
  radiusMm?: Mm;
  /** Where on the curve its radius is written. */
  curveAt?: Point;
};
export type PegGroup = { title: string; pegs: Peg[]; isSoft: boolean };
export type Setting = { a: Point; b: Point; groups: PegGroup[] };

export const TREES = 'Trees';
/** What has no edge of its own: beds and margins are what the floors leave. */
const NOT_PEGGED = new Set<AreaKind>(['bed', 'margin']);
/** Edges that may be a hand's breadth out. */
const SOFT = new Set<AreaKind>(['lawn', 'meadow', 'orchard', 'play', 'vegetable']);
const ORDER: AreaKind[] = ['terrace', 'seat', 'space', 'path', 'gravel', 'pond', 'water'];
/** Corners nearer than this are one peg, and an edge this straight has none between its ends; both grow with the plot, as a tape's error does. */
const SAME_MM = 90,
  STRAIGHT_MM = 35,
  FINE_M2 = 200;
/** A short piece of a curve is swung about the centre of a longer one that passes this near all of it. */
const SAME_CURVE_MM = 30;
const LEAST_M2 = 0.3;

/** Corners and centres to peg, grouped by what they are for, hard edges first. Pure. */
export function pegsOf(model: GardenModel): Setting {
  const { site, layout } = model,
    a: Point = [site.house.x0, 0],
    b: Point = [site.house.x1, 0];
  const coarse = Math.max(1, Math.sqrt(areaM2([[site.boundary]]) / FINE_M2)),
    near = (p: Point, q: Point) => hypot(p[0] - q[0], p[1] - q[1]) < SAME_MM * coarse;
  const fixed: Point[] = [a, b, ...site.boundary],
    known: Point[] = [],
    groups: PegGroup[] = [];
  let corners = 0,
    centres = 0,
    trees = 0;
  const measure = (no: string, at: Point, isCorner: boolean): Peg => ({
    no,
    at,
    alongMm: at[0] - a[0],
    offMm: at[1],
    aMm: Math.round(hypot(at[0] - a[0], at[1])),
    bMm: Math.round(hypot(at[0] - b[0], at[1])),
    isCorner,
  });
  const corner = (pegs: Peg[], at: Point, standing: readonly Point[] = fixed) => {
    if (standing.some((p) => near(p, at)) || known.some((p) => near(p, at))) return;
    known.push(at);
    pegs.push(measure(String(++corners), at, true));
  };
  const canStand = (x: Mm, y: Mm) => contains([[site.boundary]], x, y);
  const parted = pegged(model).map((area) => ({
    area,
    parts: area.region
      .filter((polygon) => areaM2([polygon]) >= LEAST_M2)
      .flatMap((polygon) => polygon.map((ring) => ringParts(ring, canStand, STRAIGHT_MM * coarse))),
  }));
  const circles = circlesOf(parted.flatMap(({ parts }) => parts.flatMap(({ arcs }) => arcs)));
  // first, so that a path which ends between the posts is pegged by them
  for (const { edge } of gatesOf(site)) {
    const pegs: Peg[] = [];
    // a post on a corner of the plot is pegged all the same; one on a corner of the house is A or B
    for (const at of [edge.from, edge.to]) corner(pegs, at, [a, b]);
    add(groups, edge.isAssumed ? 'Gate posts, to be confirmed' : 'Gate posts', pegs, false);
  }
  for (const { area, parts } of parted) {
    const pegs: Peg[] = [];
    for (const part of parts) for (const at of fromNearest(part.corners, a)) corner(pegs, at);
    for (const arc of parts.flatMap(({ arcs }) => arcs)) {
      if (circles.includes(arc))
        pegs.push({
          ...measure(`C${++centres}`, [arc.x, arc.y], false),
          radiusMm: arc.radiusMm,
          curveAt: arc.run[arc.run.length >> 1]!,
        });
    }
    add(groups, area.label, pegs, SOFT.has(area.kind));
  }
  for (const thing of layout.furnishings) {
    const { kind, x, y, widthMm, depthMm, turnDeg } = thing;
    if (kind === 'fire-pit' || kind === 'fountain' || kind === 'hot-tub')
      add(groups, capital(kind), [measure(`C${++centres}`, [x, y], false)], false);
    if (kind !== 'pergola' && kind !== 'arbour' && kind !== 'raised-bed') continue;
    const pegs: Peg[] = [];
    for (const at of turnedRectangle(x, y, widthMm, depthMm, turnDeg)[0]![0]!) corner(pegs, at);
    add(
      groups,
      FURNISHINGS[kind].isStructure ? `${capital(kind)}, posts` : capital(kind),
      pegs,
      false,
    );
  }
  const ends: Peg[] = [];
  for (const screen of layout.screens)
    for (const at of screen.line.length > 6 ? [screen.line[0]!, screen.line.at(-1)!] : screen.line)
      corner(ends, at);
  add(groups, 'Screens and hedges, ends', ends, false);
  const stems: Peg[] = [];
  for (const p of model.planting.placements)
    if (p.role === 'tree' && !p.existing) stems.push(measure(`T${++trees}`, [p.x, p.y], false));
  add(groups, TREES, stems, false);
  return { a, b, groups };
}

/** Each curve once: the longest pieces, which tell their centre best, stand for all that lie on them. */
function circlesOf(arcs: readonly Arc[]): Arc[] {
  const kept: Arc[] = [];
  for (const arc of [...arcs].sort((a, b) => length(b) - length(a)))
    if (
      !kept.some((one) =>
        arc.run.every(
          ([x, y]) => Math.abs(hypot(x - one.x, y - one.y) - one.radiusMm) < SAME_CURVE_MM,
        ),
      )
    )
      kept.push(arc);
  return kept;
}
/** The same round, begun at the corner nearest to a point. */
function fromNearest(corners: readonly Point[], to: Point): Point[] {
  const away = corners.map(([x, y]) => hypot(x - to[0], y - to[1])),
    first = away.indexOf(Math.min(...away));
  return [...corners.slice(first), ...corners.slice(0, first)];
}
const length = ({ run }: Arc): Mm =>
  run.reduce((sum, p, i) => (i ? sum + hypot(p[0] - run[i - 1]![0], p[1] - run[i - 1]![1]) : 0), 0);

/** Hard edges first, each kind from the house outward. */
function pegged({ layout, site }: GardenModel): Area[] {
  const isKept = (area: Area) =>
    site.existing.some(
      (thing) => thing.kind === area.kind && contains(area.region, thing.x, thing.y),
    );
  const rank = (area: Area) => {
    const at = ORDER.indexOf(area.kind);
    return SOFT.has(area.kind) ? 200 : at < 0 ? 100 : at;
  };
  return layout.areas
    .filter(
      (area) => !NOT_PEGGED.has(area.kind) && areaM2(area.region) >= LEAST_M2 && !isKept(area),
    )
    .sort((a, b) => rank(a) - rank(b) || bounds(a.region).y0 - bounds(b.region).y0);
}
function add(groups: PegGroup[], title: string, pegs: Peg[], isSoft: boolean): void {
  if (!pegs.length) return;
  const same = groups.find((group) => group.title === title);
  if (same) same.pegs.push(...pegs);
  else groups.push({ title, pegs, isSoft });
}
const capital = (kind: string): string =>
  kind.charAt(0).toUpperCase() + kind.slice(1).replace('-', ' ');
