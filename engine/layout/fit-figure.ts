/** Fits the open figure: sampled shapes are scored on a raster, the winner is cut as a vector. */
import type { Mm, Point, Region } from '../model/shapes.ts';
import { Grid } from '../geometry/grid.ts';
import { area, bounds, distanceToEdge, largest, rectangle, contains } from '../geometry/region.ts';
import { offset, opened, tryIntersect, trySubtract, tryUnite } from '../geometry/trial.ts';
import { doorFloors } from './doors.ts';
import { lighter } from './polyline.ts';
import { sampleFigure, sharedLines, type Sample } from './figure-shapes.ts';
import { isHeldOpen } from './held.ts';
import type { Site } from '../model/site.ts';
import { clamp, isRound, joinOf, snap, type Frame, type Part } from './plan-types.ts';
import { plantedIsland } from './islands.ts';
import { walkThrough } from './walk.ts';
import type { OpenFigure, Roomed, Setting } from './stages.ts';

const SAMPLES = 72;
/** Curves are drawn to this, mm: finer is slower and no eye sees it. */
const LIGHTER_MM = 12;
const ARC_SAMPLES = 20;
/** Worth of one edge in line with another, as a share of the wished area. */
const SHARED_EDGE = 0.06;
/** A smaller lawn wears out, and is drawn only where it was asked for in words: mm². */
const LEAST_LAWN_MM2 = 8e6,
  LEAST_ASKED_LAWN_MM2 = 4.5e6;
/** Of a plot so small that no more can be had, mm². */
const SMALL_PLOT_MM2 = 60e6;
const LEAST_GRAVEL_MM2 = 5e6;
/** A lawn nobody asked for is worth its mowing from here, and where a circle of this radius fits. */
export const WORTH_MOWING_MM2 = 25e6;
export const WORTH_MOWING_RADIUS_MM = 1750;
/** Share of the plot that a lawn asked for in words may take to come to that size. */
const MOST_ASKED_LAWN = 0.45;
export const wishedOpen = ({ ask, frame, site }: Setting): number => {
  const usual = Math.min(ask.share.open * frame.area, MOST_OF_A_LEVEL * largestLevel(frame, site));
  return ask.lawn && ask.lawnTier === 3
    ? Math.max(usual, Math.min(WORTH_MOWING_MM2, MOST_ASKED_LAWN * frame.area))
    : usual;
};
/** Of one level, what may be open; a lawn over a wall between two is none. */
const MOST_OF_A_LEVEL = 0.8;
/** Ground of the largest piece between walls and banks, mm²; the whole plot where it is one. */
function largestLevel({ plot, area: whole, x0, x1, y0, y1 }: Frame, { levels }: Site): number {
  const edges = [
    y0,
    ...(levels?.breaks ?? []).flatMap(({ y, kind }) => (kind === 'slope' ? [] : [y])),
    y1,
  ].sort((a, b) => a - b);
  return edges.length === 2
    ? whole
    : Math.max(
        ...edges
          .slice(1)
          .map((to, i) => area(tryIntersect(plot, rectangle(x0, edges[i]!, x1, to)))),
      );
}
/** Grass where it was asked for or is worth its mowing; else gravel. */
const isLawn = ({ ask }: Setting, figure: Region): boolean =>
  ask.lawn &&
  (ask.lawnTier > 1 ||
    (area(figure) >= WORTH_MOWING_MM2 && offset(figure, -WORTH_MOWING_RADIUS_MM).length > 0));

export function fitFigure(roomed: Roomed): OpenFigure {
  const { frame, site, placed, parts, ask, language } = roomed;
  const open = parts.find(isHeldOpen);
  if (open) return { parts, figure: open.region, arc: null, noOpen: false };
  const walk = ask.idea === 'walk' ? walkThrough(roomed) : [];
  if (frame.tiny || (ask.front && !ask.lawn) || !ask.share.open)
    return { parts: [...parts, ...walk], figure: [], arc: null, noOpen: false };
  const focus = placed.find((p) => p.id === 'formalpond' || p.id === 'water');
  const focusX = focus ? focus.x + focus.width / 2 : site.doorX;
  const { shape, arc } = bestSample(roomed, focusX);
  let figure = cutFigure(roomed, shape);
  const target = wishedOpen(roomed);
  const least = ask.lawn
    ? Math.max(
        ask.lawnTier === 3 && frame.area < SMALL_PLOT_MM2 ? LEAST_ASKED_LAWN_MM2 : LEAST_LAWN_MM2,
        Math.min((ask.tight ? 0.25 : 0.42) * target, 16e6),
      )
    : LEAST_GRAVEL_MM2;
  if (language === 'formal' && figure.length) figure = symmetricPart(roomed, figure);
  if (area(figure) < least) return { parts, figure: [], arc, noOpen: true };
  const lawn = isLawn(roomed, figure);
  if (!lawn && ask.noGravel) return { parts, figure: [], arc, noOpen: false };
  const laid: Part = {
    id: lawn ? 'lawn' : 'gravel',
    kind: lawn ? 'lawn' : 'gravel',
    feature: lawn ? 'lawn' : null,
    region: figure,
  };
  const added = lawn
    ? language === 'formal'
      ? splitPanels(laid, roomed)
      : [laid]
    : [{ ...laid, region: trySubtract(figure, plantedIsland(roomed, figure)) }];
  return { parts: [...parts, ...added], figure, arc, noOpen: false };
}

function bestSample(roomed: Roomed, focusX: Mm): Sample {
  const { frame, language, occupied } = roomed,
    { grid } = frame;
  const target = wishedOpen(roomed);
  const raster = frame.area > 60e6 ? new Grid(frame.plot, frame.area > 900e6 ? 1000 : 500) : grid;
  const cell = raster.cell * raster.cell;
  const ground = new Uint8Array(raster.count),
    within = grid.fill(offset(openGround(roomed), 130));
  for (let q = 0; q < ground.length; q++) {
    const i = grid.index(raster.x(q), raster.y(q));
    if (i < 0) continue;
    const o = occupied[i]!;
    ground[q] = o === 3 ? 2 : frame.inside[i] && within[i] && (o === 0 || o === 5) ? 1 : 0;
  }
  const stamp = new Uint16Array(raster.count);
  const rooms = roomed.parts
    .filter((part) => part.placed && (part.kind === 'seat' || part.kind === 'play'))
    .map((part) => part.placed!);
  const lines = sharedLines(roomed).xs;
  let best: Sample = { shape: [], arc: null },
    most = -Infinity;
  const samples = language === 'arc' ? ARC_SAMPLES : SAMPLES;
  for (let mark = 1; mark <= samples; mark++) {
    const sample = sampleFigure(roomed, focusX),
      { shape } = sample;
    let open = 0,
      onTerrace = 0,
      blocked = 0;
    raster.each(shape, (i) => {
      if (stamp[i] === mark) return;
      stamp[i] = mark;
      const g = ground[i];
      if (g === 1) open++;
      else if (g === 2) onTerrace++;
      else blocked++;
    });
    const a = open * cell,
      over = onTerrace * cell;
    let score =
      Math.min(a, target) -
      0.6 * Math.max(0, a - target) -
      (language === 'arc' ? 0 : 1.6 * blocked * cell) -
      Math.max(0, over - a * 0.25) * 0.7;
    if (over < 180e3 && language !== 'formal') score -= target * 0.4;
    score += SHARED_EDGE * target * sharedEdges(roomed, shape, lines);
    if (score <= most) continue;
    for (const p of rooms) {
      const mx = p.x + p.width / 2,
        my = p.y + p.height / 2;
      const away = contains(shape, mx, my)
        ? 0
        : distanceToEdge(shape, mx, my) - Math.min(p.width, p.height) / 2;
      score -= clamp(away, 0, 3000) * 300;
    }
    if (score > most) {
      most = score;
      best = sample;
    }
  }
  return { ...best, shape: tryUnite(...best.shape.map((piece) => [piece])) };
}

/** How many sides of a rectangular figure run on from an edge the design already has. */
function sharedEdges(roomed: Roomed, shape: Region, lines: readonly number[]): number {
  if (roomed.language !== 'rect' && roomed.language !== 'formal') return 0;
  const box = bounds(shape.slice(0, 1));
  return (
    Number(lines.some((x) => Math.abs(x - box.x0) < 5)) +
    Number(lines.some((x) => Math.abs(x - box.x1) < 5))
  );
}

/** The plot less the planting along its boundary. */
function openGround({ frame, border, sides }: Setting): Region {
  if (sides.left === sides.right) return offset(frame.plot, -border);
  const moved = (dx: Mm, dy: Mm): Region =>
    frame.plot.map((polygon) =>
      polygon.map((ring) => ring.map(([x, y]): Point => [x + dx, y + dy])),
    );
  return [moved(-sides.right, 0), moved(0, -border), moved(0, border)].reduce(
    tryIntersect,
    tryIntersect(frame.plot, moved(sides.left, 0)),
  );
}

/** The winner less what it may not cover, opened so that no part is under 2.3 m wide (1.7 m on narrow plots). */
function cutFigure(roomed: Roomed, shape: Region): Region {
  const { frame, terrace, language } = roomed;
  const pads = roomed.parts
    .filter((part) => part.id !== 'terrace')
    .map((part) => offset(part.region, padFor(part.kind)));
  const kept = frame.kept.map((thing) => thing.blocked);
  const allowed = trySubtract(
    openGround(roomed),
    terrace.region,
    ...pads,
    ...doorFloors(roomed.parts),
    ...kept,
    frame.steps,
  );
  const radius = frame.meanWidthMm < 5200 ? 850 : 1150,
    join = joinOf(language),
    cut = tryIntersect(shape, allowed);
  if (!isRound(language)) return largest(opened(cut, radius, join));
  // one sweep without throats and lobes, while it costs little ground
  const calm = sweep(cut, allowed, clamp(frame.meanWidthMm * CALM_SHARE, radius, MOST_CALM_MM)),
    plain = sweep(cut, allowed, radius);
  return lighter(area(calm) >= CALM_KEEPS * area(plain) ? calm : plain, LIGHTER_MM);
}
/** A curved figure has no throat narrower, and no bay tighter, than this share of the plot's width. */
const CALM_SHARE = 0.2,
  MOST_CALM_MM = 2200;
const CALM_KEEPS = 0.72;
/** The largest piece with no part of it under twice the radius, and no bay under that either. */
function sweep(cut: Region, allowed: Region, radius: Mm): Region {
  const figure = largest(opened(cut, radius, 'round'));
  if (!figure.length) return figure;
  const closed = largest(offset(offset(figure, radius, 'round'), -radius, 'round'));
  return largest(opened(tryIntersect(closed, allowed), radius, 'round'));
}
const padFor = (kind: string): number =>
  kind === 'seat' || kind === 'play' ? 0 : kind === 'pond' ? 450 : kind === 'water' ? 300 : 500;

/** The largest rectangle about the axis inside the figure, so that both panels end level. */
function symmetricPart(roomed: Roomed, figure: Region): Region {
  const { axisX } = roomed,
    box = bounds(figure);
  const water = roomed.parts
    .filter((part) => part.kind === 'pond' || part.kind === 'water')
    .map((part) => offset(part.region, 460));
  const allowed = tryUnite(figure, ...water);
  let best: Region = [],
    most = 7e6;
  for (const deep of [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52])
    for (const wide of [1, 0.93, 0.86, 0.79, 0.72, 0.65]) {
      const half = Math.min(axisX - box.x0, box.x1 - axisX) * wide;
      const shape = rectangle(
        snap(axisX - half, 50),
        box.y0,
        snap(axisX + half, 50),
        box.y0 + snap((box.y1 - box.y0) * deep),
      );
      const a = area(shape);
      if (a > most && area(trySubtract(shape, allowed)) < 4e4) {
        most = a;
        best = shape;
      }
    }
  return best.length ? largest(tryIntersect(best, figure)) : [];
}

/** An axial path through a formal lawn wider than 6.6 m. */
function splitPanels(lawn: Part, setting: Setting): Part[] {
  const { axisX, ask } = setting;
  const { region: figure } = lawn,
    box = bounds(figure);
  if (box.x1 - box.x0 < 6600) return [lawn];
  const strip = tryIntersect(
    figure,
    rectangle(axisX - 600, box.y0 - 100, axisX + 600, box.y1 + 100),
  );
  const rest = trySubtract(figure, strip);
  if (
    rest.some((piece) => !opened([piece], 1100).length) ||
    (ask.lawnTier === 1 && !isLawn(setting, rest))
  )
    return [lawn];
  return [
    { ...lawn, region: rest },
    { id: 'path-axis', kind: 'path', feature: null, region: strip },
  ];
}
