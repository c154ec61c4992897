/** Ponds, pools and small water features. */
import type { Area } from '../../model/layout.ts';
import type { Region } from '../../model/shapes.ts';
import {
  area as areaOf,
  bounds,
  centroid,
  contains,
  disc,
  rectangle,
} from '../../geometry/region.ts';
import { offset, tryIntersect, trySubtract } from '../../geometry/trial.ts';
import { seedFrom, seededRandom } from '../../geometry/random.ts';
import { define, type Board } from '../board.ts';
import type { Primitive } from '../drawing.ts';
import { LINE, STONE, WATER, WATER_LINE } from '../palette.ts';
import { boxPath, circlePath, curveBy, moveTo } from '../path.ts';
import { grainOf } from './grain.ts';
import { drawSlabs } from './slabs.ts';
import { pebblePaint } from './textures.ts';

const waterPaint = (board: Board): string =>
  define(board, {
    kind: 'linear',
    id: 'water',
    x1: 0,
    y1: 0,
    x2: 1,
    y2: 1,
    stops: [
      { at: 0, colour: WATER[0] },
      { at: 0.55, colour: WATER[1] },
      { at: 1, colour: WATER[2] },
    ],
  });

/** The wet part of a water area: what is left within its edge of stone or pebbles. */
export function wetPart(area: Area): Region {
  const inner = offset(area.region, -edgeOf(area));
  return inner.length ? inner : area.region;
}
function edgeOf(area: Area): number {
  const m2 = areaOf(area.region) / 1e6;
  if (area.kind === 'water') return m2 < 1.6 ? 170 : 220;
  return isFormal(area) ? (m2 < 3 ? 180 : 250) : 150;
}
/** Natural ponds have a beach of pebbles; formal ones a coping of stone. */
export function isFormal(area: Area): boolean {
  return area.feature === 'formalpond' || area.region.every((polygon) => polygon[0]!.length <= 6);
}

export function drawWater(board: Board, area: Area): Primitive[] {
  const wet = wetPart(area),
    { frame } = board;
  const formal = isFormal(area);
  const items: Primitive[] = [];
  const rim = frame.region(area.region);
  const small = area.kind === 'water' && areaOf(area.region) < 3.2e6;
  items.push({
    kind: 'path',
    d: rim,
    fill: formal && !small ? '#c9bda4' : pebblePaint(board),
    evenOdd: true,
  });
  if (formal && !small) {
    const clip = define(board, { kind: 'clip', id: `rim-${area.id}`, d: rim }).slice(1);
    items.push({
      kind: 'group',
      clip,
      items: drawSlabs(
        board,
        trySubtract(area.region, wet),
        grainOf(area.region, board.model.layout.language),
        'sandstone',
        area.id,
      ),
    });
  }
  items.push({ kind: 'path', d: rim, fill: 'none', stroke: LINE, strokeWidth: 0.3 });
  // a fountain that stands on its pebbles brings its own basin
  if (
    area.kind === 'water' &&
    board.model.layout.furnishings.some((f) => f.kind === 'fountain' && f.areaId === area.id)
  )
    return items;
  items.push(...drawWet(board, area, wet));
  if (area.kind === 'water') items.push(...rings(board, wet));
  return items;
}

/** Of the ground of a swimming or plunge pool this much is walked on at each side, mm, or less where it is small. */
const POOL_EDGE_MM = 900,
  POOL_EDGE_SHARE = 0.2;
/** A pool in the floor that is laid for it: blue, and not a slab of paving. */
export function drawPool(board: Board, area: Area): Primitive[] {
  const { x0, x1, y0, y1 } = bounds(area.region),
    edge = Math.min(POOL_EDGE_MM, POOL_EDGE_SHARE * Math.min(x1 - x0, y1 - y0)),
    box = offset(area.region, -Math.round(edge));
  if (!box.length) return [];
  const isNatural = area.material === 'gravel',
    round = Math.round(NATURAL_ROUND * Math.min(x1 - x0, y1 - y0)),
    wet = isNatural ? offset(offset(box, -round), round, 'round') : box;
  return [
    ...drawWet(board, area, wet),
    ...(isNatural ? drawReeds(board, wet) : []),
    {
      kind: 'path',
      d: board.frame.region(wet),
      fill: 'none',
      stroke: LINE,
      strokeWidth: 0.34,
      join: 'round',
    },
  ];
}

/** Corners of a pond with a shore, as a share of its width. */
const NATURAL_ROUND = 0.28;
/** A third of its water is where plants clean it: along one long side, shallow. */
const PLANTED_SHARE = 0.32,
  TUFT_MM = 950,
  TUFT_SPACING_MM = 1250;
function drawReeds(board: Board, wet: Region): Primitive[] {
  const { x0, x1, y0, y1 } = bounds(wet),
    isAcross = x1 - x0 > y1 - y0,
    shallow = tryIntersect(
      wet,
      isAcross
        ? rectangle(x0, y1 - Math.round(PLANTED_SHARE * (y1 - y0)), x1, y1)
        : rectangle(x1 - Math.round(PLANTED_SHARE * (x1 - x0)), y0, x1, y1),
    );
  if (!shallow.length) return [];
  const tufts: Primitive[] = [],
    room = offset(shallow, -TUFT_MM / 2);
  const box = bounds(shallow);
  let row = 0;
  for (let y = box.y0 + TUFT_MM / 2; y <= box.y1; y += TUFT_SPACING_MM, row++)
    for (
      let x = box.x0 + (row % 2 ? 0.9 : 0.4) * TUFT_SPACING_MM;
      x <= box.x1;
      x += TUFT_SPACING_MM
    )
      if (contains(room, x, y))
        tufts.push({
          kind: 'path',
          d: board.frame.region(disc(Math.round(x), Math.round(y), TUFT_MM / 2)),
          fill: '#6f9160',
          fillOpacity: 0.75,
          stroke: '#4d6b45',
          strokeWidth: 0.12,
        });
  return [
    { kind: 'path', d: board.frame.region(shallow), fill: '#8fae86', fillOpacity: 0.5 },
    ...tufts,
  ];
}

/** Depth, the shade of the edge, and light on the water. */
function drawWet(board: Board, area: Area, wet: Region): Primitive[] {
  const { frame } = board,
    d = frame.region(wet);
  const clip = define(board, { kind: 'clip', id: `wet-${area.id}`, d }).slice(1);
  const inside: Primitive[] = [];
  for (const [by, opacity] of [
    [-450, 0.16],
    [-900, 0.2],
  ] as const) {
    const deep = area.kind === 'pond' ? offset(wet, by, 'round') : [];
    if (deep.length)
      inside.push({ kind: 'path', d: frame.region(deep), fill: '#2f6377', fillOpacity: opacity });
  }
  const reach = Math.min(1.5, Math.max(0.5, 160 * frame.k));
  inside.push({
    kind: 'group',
    x: frame.shade[0] * reach * 0.5,
    y: frame.shade[1] * reach * 0.5,
    items: [
      { kind: 'path', d, fill: 'none', stroke: '#1f4250', strokeWidth: reach, strokeOpacity: 0.3 },
    ],
  });
  const ripple = ripples(board, area, wet);
  if (ripple)
    inside.push({
      kind: 'path',
      d: ripple,
      fill: 'none',
      stroke: '#ffffff',
      strokeWidth: 0.22,
      opacity: 0.7,
      cap: 'round',
    });
  return [
    { kind: 'path', d, fill: waterPaint(board) },
    { kind: 'group', clip, items: inside },
    { kind: 'path', d, fill: 'none', stroke: WATER_LINE, strokeWidth: 0.28 },
  ];
}
function ripples(board: Board, area: Area, wet: Region): string {
  if (area.kind === 'water') return '';
  const random = seededRandom(seedFrom(`ripple${area.id}`)),
    box = bounds(wet);
  const wanted = Math.min(26, 5 + Math.round(areaOf(wet) / 1e6));
  let d = '';
  for (let i = 0, done = 0; i < wanted * 8 && done < wanted; i++) {
    const x = random.between(box.x0, box.x1),
      y = random.between(box.y0, box.y1);
    if (!contains(wet, x, y)) continue;
    const [px, py] = board.frame.at(x, y),
      w = random.between(0.9, 2.1);
    d += `${moveTo(px - w, py)}${curveBy(w / 2, -0.55, w, 0)}t${w.toFixed(2)} 0`;
    done++;
  }
  return d;
}
/** Rings of falling water about the middle. */
function rings(board: Board, wet: Region): Primitive[] {
  const [cx, cy] = centroid(wet),
    [x, y] = board.frame.at(cx, cy);
  const box = bounds(wet),
    r = (Math.min(box.x1 - box.x0, box.y1 - box.y0) / 2) * board.frame.k;
  const items: Primitive[] = [0.78, 0.56, 0.36].map((share) => ({
    kind: 'circle',
    x,
    y,
    r: r * share,
    fill: 'none',
    stroke: '#ffffff',
    strokeWidth: 0.2,
    opacity: 0.75,
  }));
  return [
    ...items,
    {
      kind: 'path',
      d: circlePath(x, y, Math.max(0.5, r * 0.17)),
      fill: '#e9f3f4',
      stroke: WATER_LINE,
      strokeWidth: 0.2,
    },
  ];
}
/** A stone edge of equal blocks round a rectangle of paper, for basins that are furnishings. */
export function basin(board: Board, w: number, h: number, round: boolean): Primitive[] {
  const rim = Math.max(0.6, Math.min(w, h) * 0.13);
  const outer = round ? circlePath(0, 0, w / 2) : boxPath(-w / 2, -h / 2, w, h);
  const inner = round
    ? circlePath(0, 0, w / 2 - rim)
    : boxPath(-w / 2 + rim, -h / 2 + rim, w - 2 * rim, h - 2 * rim);
  return [
    { kind: 'path', d: outer, fill: STONE, stroke: LINE, strokeWidth: 0.28 },
    { kind: 'path', d: inner, fill: waterPaint(board), stroke: WATER_LINE, strokeWidth: 0.22 },
  ];
}
