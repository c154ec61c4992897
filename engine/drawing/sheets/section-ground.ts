/** The ground that a section cuts through: floors at their true thickness, soil, water, and the heavy line of its surface. */
import type { Area } from '../../model/layout.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Mm } from '../../model/shapes.ts';
import { area as areaOf } from '../../geometry/region.ts';
import type { Def, Primitive } from '../drawing.ts';
import { INK, PAPER, WATER, WATER_LINE } from '../palette.ts';
import { linePath, segment, type Xy } from '../path.ts';
import { isFormal, wetPart } from '../surfaces/water.ts';
import { groundBuild } from './floor-layers.ts';
import { levelsOf, surfaceAt } from '../../levels/levels.ts';
import { levelAt } from '../../site/levels.ts';
import { crossedBy, spansOf, type Cut, type Span } from './section-cut.ts';
import type { SectionFrame } from './section-frame.ts';
import { cutMasonry, surfaceLine } from './section-steps.ts';

const STEP_MM = 250,
  EARTH = '#d6c9b0';
/** Water stands this far under its rim. */
export const FREEBOARD_MM = 60;
/** Pebbles over a tank; a small pond; a formal pool; a pond of more than 8 m². */
const DEPTHS_MM = { bowl: 250, small: 600, formal: 450, large: 750 };

export type CutGround = {
  earth: Primitive[];
  water: Primitive[];
  line: Primitive[];
  defs: Def[];
  crossed: (Span & { area: Area })[];
};

/** @param bottom level where the earth fades into the paper */
export function drawGround(frame: SectionFrame, model: GardenModel, bottom: Mm): CutGround {
  const { cut } = frame,
    { site } = model;
  const crossed = crossedBy(model, cut.x).filter(
    (one) => one.from >= cut.from - 1 && one.to <= cut.to + 1,
  );
  const ground = (u: Mm) => levelAt(site, cut.x, u),
    floors = new Map(levelsOf(model).floors.map((floor) => [floor.areaId, floor.levelMm]));
  const earth: Primitive[] = [],
    water: Primitive[] = [],
    surface: Xy[] = [];
  for (const one of crossed) {
    const { area, from, to } = one,
      floorMm = floors.get(area.id),
      level =
        floorMm !== undefined
          ? () => floorMm
          : area.kind === 'path'
            ? (u: Mm) => surfaceAt(model, cut.x, Math.max(from + 1, Math.min(to - 1, u)))
            : ground;
    if (area.kind === 'pond' || area.kind === 'water') {
      const basin = basinOf(area, one, cut, level);
      earth.push(
        ...basin.rim.map(([a, b]): Primitive => layerPath(frame, a, b, level, 0, 90, '#c9bda4')),
      );
      water.push(...basin.pools.flatMap((pool) => drawPool(frame, pool)));
      surface.push(...basin.surface);
      continue;
    }
    let top = 0;
    for (const layer of groundBuild(area, site)?.layers ?? []) {
      earth.push(layerPath(frame, from, to, level, top, layer.mm, layer.colour));
      if (layer.kind === 'stone') earth.push(stones(frame, from, to, level, top, layer.mm));
      top += layer.mm;
    }
    surface.push(...surfaceLine(model, cut.x, from, to));
    if (area.kind === 'lawn' || area.kind === 'meadow' || area.kind === 'orchard')
      earth.push(grass(frame, from, to, level, area.kind === 'lawn' ? 60 : 260));
  }
  const ends: Xy[] = [
    [cut.to, ground(cut.to)],
    [cut.to + 1200, ground(cut.to)],
  ];
  const top = surface.length
    ? [...surface, ...ends]
    : [[cut.from, ground(cut.from)] as Xy, ...ends];
  const [, y0] = frame.at(0, Math.max(...top.map(([, z]) => z))),
    [, y1] = frame.at(0, bottom);
  const below: Primitive = {
    kind: 'path',
    d: frame.ring([...top, [cut.to + 1200, bottom], [cut.from, bottom]]),
    fill: '@earth',
  };
  return {
    earth: [below, ...earth, ...cutMasonry(frame, model)],
    water,
    line: [
      {
        kind: 'path',
        d: frame.line(top),
        fill: 'none',
        stroke: INK,
        strokeWidth: 0.5,
        join: 'round',
      },
    ],
    defs:
      y1 > y0
        ? [
            {
              kind: 'linear',
              id: 'earth',
              x1: 0,
              y1: 0,
              x2: 0,
              y2: 1,
              stops: [
                { at: 0, colour: EARTH },
                { at: 0.35, colour: EARTH, opacity: 0.75 },
                { at: 1, colour: PAPER, opacity: 0 },
              ],
            },
          ]
        : [],
    crossed,
  };
}

function samples(from: Mm, to: Mm): Mm[] {
  const n = Math.max(1, Math.ceil((to - from) / STEP_MM));
  return Array.from({ length: n + 1 }, (_, i) => from + ((to - from) * i) / n);
}
type Level = (along: Mm) => Mm;
function layerPath(
  frame: SectionFrame,
  from: Mm,
  to: Mm,
  level: Level,
  top: Mm,
  mm: Mm,
  fill: string,
): Primitive {
  const us = samples(from, to);
  return {
    kind: 'path',
    d: frame.ring([
      ...us.map((u): Xy => [u, level(u) - top]),
      ...[...us].reverse().map((u): Xy => [u, level(u) - top - mm]),
    ]),
    fill,
    stroke: INK,
    strokeWidth: 0.09,
    strokeOpacity: 0.7,
  };
}
/** Broken stone, as short slanting strokes. */
function stones(frame: SectionFrame, from: Mm, to: Mm, level: Level, top: Mm, mm: Mm): Primitive {
  let d = '';
  const every = Math.max(110, 1.6 / frame.k);
  for (let u = from + every / 2, i = 0; u < to - 60; u += every, i++) {
    const z = level(u) - top - mm * (0.3 + 0.4 * (i % 2)),
      a = frame.at(u, z - mm * 0.14),
      b = frame.at(u + Math.min(60, every * 0.5), z + mm * 0.14);
    d += segment(a[0], a[1], b[0], b[1]);
  }
  return { kind: 'path', d, fill: 'none', stroke: INK, strokeWidth: 0.12, strokeOpacity: 0.55 };
}
function grass(frame: SectionFrame, from: Mm, to: Mm, level: Level, tall: Mm): Primitive {
  let d = '';
  const every = Math.max(70, 0.7 / frame.k);
  for (let u = from + every / 2, i = 0; u < to; u += every, i++) {
    const a = frame.at(u, level(u)),
      b = frame.at(u + (i % 3) * 14 - 14, level(u) + tall * (0.7 + 0.3 * (i % 2)));
    d += segment(a[0], a[1], b[0], b[1]);
  }
  return { kind: 'path', d, fill: 'none', stroke: '#7f9f5f', strokeWidth: 0.16 };
}

type Pool = { bed: Xy[]; from: Mm; to: Mm; waterLevel: Mm };
/** The hollow of a pond: sloping sides, or upright ones where it is formal. */
function basinOf(
  area: Area,
  span: Span,
  cut: Cut,
  level: Level,
): { surface: Xy[]; pools: Pool[]; rim: [Mm, Mm][] } {
  const m2 = areaOf(area.region) / 1e6,
    formal = isFormal(area),
    isBowl = area.kind === 'water';
  const deep = isBowl
    ? DEPTHS_MM.bowl
    : formal
      ? DEPTHS_MM.formal
      : m2 > 8
        ? DEPTHS_MM.large
        : DEPTHS_MM.small;
  const wet = spansOf(wetPart(area), cut.x).filter(
    (one) => one.from >= span.from - 1 && one.to <= span.to + 1,
  );
  const surface: Xy[] = [[span.from, level(span.from)]],
    rim: [Mm, Mm][] = [],
    pools: Pool[] = [];
  let u = span.from;
  for (const one of wet) {
    const rise = Math.min(formal || isBowl ? 40 : deep * 1.6, (one.to - one.from) * 0.42),
      ground = Math.min(level(one.from), level(one.to)),
      floor = ground - Math.min(deep, formal || isBowl ? deep : rise / 0.8);
    const bed: Xy[] = [
      [one.from, ground],
      [one.from + rise * 0.5, ground - (ground - floor) * (formal || isBowl ? 0.5 : 0.42)],
      [one.from + rise, floor],
      [one.to - rise, floor],
      [one.to - rise * 0.5, ground - (ground - floor) * (formal || isBowl ? 0.5 : 0.42)],
      [one.to, ground],
    ];
    rim.push([u, one.from]);
    pools.push({ bed, from: one.from, to: one.to, waterLevel: ground - FREEBOARD_MM });
    surface.push(...bed);
    u = one.to;
  }
  rim.push([u, span.to]);
  surface.push([span.to, level(span.to)]);
  return { surface, pools, rim: rim.filter(([a, b]) => b - a > 20) };
}
function drawPool(frame: SectionFrame, { bed, waterLevel }: Pool): Primitive[] {
  // the bed below the water, closed along its surface
  const cutAt = ([a, za]: Xy, [b, zb]: Xy): Xy => [
    a + ((b - a) * (waterLevel - za)) / (zb - za),
    waterLevel,
  ];
  const first = cutAt(bed[0]!, bed[1]!),
    last = cutAt(bed[bed.length - 1]!, bed[bed.length - 2]!);
  const inner = bed.slice(1, -1);
  const a = frame.at(...first),
    b = frame.at(...last);
  return [
    { kind: 'path', d: frame.ring([first, ...inner, last]), fill: WATER[0], fillOpacity: 0.85 },
    { kind: 'path', d: linePath([a, b]), fill: 'none', stroke: WATER_LINE, strokeWidth: 0.25 },
  ];
}
