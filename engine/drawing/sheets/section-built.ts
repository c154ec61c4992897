/** What stands in a section: furniture, screens, boundaries and kept things, cut or seen beyond it. */
import { FURNISHINGS } from '../../features/features.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Furnishing } from '../../model/layout.ts';
import type { BoundaryEdge } from '../../model/site.ts';
import type { Mm, Point } from '../../model/shapes.ts';
import { cos, radians, sin } from '../../geometry/trig.ts';
import type { Primitive } from '../drawing.ts';
import { FENCE, INK, LINE } from '../palette.ts';
import { boxPath, linePath, type Xy } from '../path.ts';
import { standingParts } from '../screens.ts';
import { surfaceAt } from '../../levels/levels.ts';
import { levelAt } from '../../site/levels.ts';
import type { SectionFrame } from './section-frame.ts';
import type { Standing } from './section-plants.ts';
import { SHAPES } from './section-shapes.ts';

/** Half of what a turned thing takes along the section and across it. */
function halves(thing: Furnishing): { along: Mm; across: Mm } {
  const c = Math.abs(cos(radians(thing.turnDeg))),
    s = Math.abs(sin(radians(thing.turnDeg)));
  return {
    along: (thing.widthMm * s + thing.depthMm * c) / 2,
    across: (thing.widthMm * c + thing.depthMm * s) / 2,
  };
}
export const isCut = (frame: SectionFrame, thing: Furnishing): boolean =>
  Math.abs(frame.beyond(thing.x)) <= halves(thing).across;

export function standingThings(frame: SectionFrame, model: GardenModel): Standing[] {
  return model.layout.furnishings.flatMap((thing): Standing[] => {
    const { along, across } = halves(thing),
      beyond = frame.beyond(thing.x);
    if (beyond < -across || thing.y < frame.cut.from || thing.y > frame.cut.to) return [];
    const cut = beyond <= across,
      veiled = cut ? 0 : beyond - across,
      foot = surfaceAt(model, thing.x, thing.y),
      items: Primitive[] = [];
    const at = ([u, z]: Xy): Xy => frame.at(thing.y + u, foot + z);
    SHAPES[thing.kind]({
      half: along,
      h: thing.heightMm,
      ring: (points, fill, line = INK) =>
        void items.push({
          kind: 'path',
          d: `${linePath(points.map(at))}Z`,
          fill: frame.veil(fill, veiled),
          stroke: frame.veil(line, veiled),
          strokeWidth: cut ? 0.18 : 0.12,
          join: 'round',
        }),
      lines: (runs, colour, weightMm) =>
        void items.push({
          kind: 'path',
          d: runs.map((run) => linePath(run.map(at))).join(''),
          fill: 'none',
          stroke: frame.veil(colour, veiled),
          strokeWidth: Math.max(0.08, weightMm * frame.k),
          join: 'round',
        }),
    });
    // a building hides what is behind it; loose things stand before the plants beside them
    const depth = FURNISHINGS[thing.kind].isStructure ? beyond + across * 0.5 : beyond - across;
    return [{ beyond: depth, items }];
  });
}

type Line = { from: Point; to: Point; heightMm: Mm; thicknessMm: Mm; kind: string };
const FILLS: Record<string, string> = {
  fence: '#cbb28b',
  gate: '#b99d72',
  wall: '#c9a48d',
  hedge: '#a9bd84',
  trellis: '#d7bd92',
  'slatted-screen': '#c7ab7e',
  'low-wall': '#d9ccb4',
  'raised-edge': '#c49c6c',
};
const THICK: Record<Exclude<BoundaryEdge['kind'], 'house' | 'open'>, Mm> = {
  fence: 100,
  gate: 60,
  railings: 40,
  wall: 215,
  hedge: 700,
};
const BAY_MM = 1830,
  /** Between two bars as they are drawn. */
  RAIL_MM = 230;

/** Lines of the garden and of its boundary: in elevation beyond the cut, in section where they cross it. */
export function standingLines(
  frame: SectionFrame,
  model: GardenModel,
): { beyond: Standing[]; cut: Primitive[] } {
  const lines: Line[] = [
    ...model.site.edges.flatMap((edge) =>
      edge.kind === 'house' || edge.kind === 'open'
        ? []
        : [{ ...edge, thicknessMm: THICK[edge.kind] }],
    ),
    ...model.layout.screens.flatMap((screen) =>
      standingParts(screen).flatMap((part) =>
        part.slice(1).map((to, i) => ({ ...screen, from: part[i]!, to })),
      ),
    ),
  ];
  const beyond: Standing[] = [],
    cut: Primitive[] = [];
  for (const line of lines) {
    const a = frame.beyond(line.from[0]),
      b = frame.beyond(line.to[0]);
    if (a < 0 !== b < 0) cut.push(...crossSection(frame, model, line, a / (a - b)));
    if (Math.max(a, b) <= 0) continue;
    // what lies before the cut is taken off
    const clip = (p: Point, q: Point, at: Mm, other: Mm): Point =>
      at >= 0
        ? p
        : [p[0] + ((q[0] - p[0]) * at) / (at - other), p[1] + ((q[1] - p[1]) * at) / (at - other)];
    const from = clip(line.from, line.to, a, b),
      to = clip(line.to, line.from, b, a);
    const mean = (Math.max(0, a) + Math.max(0, b)) / 2;
    if (Math.abs(to[1] - from[1]) > 60)
      beyond.push({ beyond: mean + 30, items: elevation(frame, model, line, from, to, mean) });
  }
  return { beyond, cut };
}
function elevation(
  frame: SectionFrame,
  model: GardenModel,
  line: Line,
  from: Point,
  to: Point,
  beyond: Mm,
): Primitive[] {
  const [p, q] = from[1] < to[1] ? [from, to] : [to, from],
    foot = (x: Mm, y: Mm) => levelAt(model.site, x, y);
  const at = (t: number): { u: Mm; z: Mm } => {
    const x = p[0] + (q[0] - p[0]) * t,
      y = p[1] + (q[1] - p[1]) * t;
    return { u: y, z: foot(x, y) };
  };
  const isHedge = line.kind === 'hedge',
    isRails = line.kind === 'railings',
    n = Math.max(1, Math.round((q[1] - p[1]) / (isHedge ? 420 : isRails ? RAIL_MM : BAY_MM)));
  const stops = Array.from({ length: n + 1 }, (_, i) => at(i / n));
  const top = stops.map(({ u, z }, i): Xy => [u, z + line.heightMm - (isHedge ? (i % 2) * 50 : 0)]),
    bottom = [...stops].reverse().map(({ u, z }): Xy => [u, z]);
  const ledgesAndBrace = () =>
    frame.line(
      [
        [0, 0.85],
        [1, 0.85],
        [0, 0.15],
        [1, 0.15],
      ].map(([t, part]): Xy => {
        const { u, z } = at(t!);
        return [u, z + line.heightMm * part!];
      }),
    );
  const stroke = frame.veil(isHedge ? '#6f8552' : LINE, beyond);
  const bars = isHedge
    ? ''
    : line.kind === 'wall' || line.kind === 'low-wall' || line.kind === 'slatted-screen'
      ? [0.2, 0.4, 0.6, 0.8]
          .map((t) => frame.line(stops.map(({ u, z }): Xy => [u, z + line.heightMm * t])))
          .join('')
      : stops
          .map(({ u, z }) =>
            frame.line([
              [u, z],
              [u, z + line.heightMm],
            ]),
          )
          .join('') + (line.kind === 'gate' ? ledgesAndBrace() : '');
  return [
    {
      kind: 'path',
      d: frame.ring([...top, ...bottom]),
      fill: frame.veil(FILLS[line.kind] ?? FILLS.fence!, beyond + 2500),
      fillOpacity: line.kind === 'trellis' ? 0.6 : isRails ? 0 : 1,
      stroke,
      strokeWidth: 0.1,
    },
    ...(bars
      ? [
          {
            kind: 'path',
            d: bars,
            fill: 'none',
            stroke,
            strokeWidth: 0.1,
            strokeOpacity: 0.6,
          } as const,
        ]
      : []),
  ];
}
/** @param t where along the line the cut crosses it */
function crossSection(frame: SectionFrame, model: GardenModel, line: Line, t: number): Primitive[] {
  const u = line.from[1] + (line.to[1] - line.from[1]) * t,
    z = levelAt(model.site, frame.cut.x, u),
    thick = Math.max(line.thicknessMm, 0.45 / frame.k),
    // a boundary is drawn within the plot's end, so that it stands on its own ground
    [x0, y0] = frame.at(u - thick / 2, z + line.heightMm),
    [x1, y1] = frame.at(u + thick / 2, z);
  const x = Math.min(x0, x1),
    isHedge = line.kind === 'hedge';
  return [
    {
      kind: 'path',
      d: boxPath(x, y0, Math.abs(x1 - x0), y1 - y0),
      fill: isHedge
        ? '#8fa86a'
        : line.kind === 'wall' || line.kind === 'low-wall'
          ? '#8d6a56'
          : FENCE,
      stroke: INK,
      strokeWidth: isHedge ? 0.15 : 0.25,
    },
  ];
}
