/** The one clear open shape of the garden, sampled in the design's language. */
import type { Mm, Region } from '../model/shapes.ts';
import type { Random } from '../geometry/random.ts';
import { disc, polygon, rectangle, smooth, turnedRectangle } from '../geometry/region.ts';
import { tryIntersect } from '../geometry/trial.ts';
import { PI, TAU, cos, hypot, sin } from '../geometry/trig.ts';
import { FAR } from './terrace.ts';
import { snap } from './plan-types.ts';
import type { Arc, Placing } from './stages.ts';

const SLAB = 300;
/** Chance that an edge is taken from a line the design already has. */
const SHARED_LINE = 0.7;

/** A shape whose pieces may overlap, and the disc an arc is cut from. */
export type Sample = { shape: Region; arc: Arc | null };

/** One sample. `focusX`: what the lawn may be set out about. */
export function sampleFigure(placing: Placing, focusX: Mm): Sample {
  return placing.language === 'arc'
    ? sampleArc(placing)
    : { shape: sampleShape(placing, focusX), arc: null };
}

function sampleShape(placing: Placing, focusX: Mm): Region {
  switch (placing.language) {
    case 'zigzag':
      return zigzag(placing);
    case 'diagonal':
      return diagonal(placing);
    case 'circles':
      return circles(placing);
    case 'serpentine':
      return serpentine(placing);
    case 'formal':
      return formal(placing);
    default:
      return rectangular(placing, focusX);
  }
}

/** Edges of the terrace and of placed rooms, and the inside of the border. */
export function sharedLines(placing: Placing): { xs: number[]; ys: number[] } {
  const { frame, sides, terrace, placed } = placing;
  const xs = [terrace.x0, terrace.x1, frame.x0 + sides.left, frame.x1 - sides.right],
    ys: number[] = [];
  for (const p of placed) {
    xs.push(p.x, p.x + p.width);
    ys.push(p.y, p.y + p.height);
  }
  return { xs, ys };
}
function toLine(random: Random, value: number, lines: readonly number[], within: number): number {
  if (!lines.length || !random.chance(SHARED_LINE)) return value;
  let best = value,
    least = within;
  for (const line of lines) {
    const d = Math.abs(line - value);
    if (d < least) {
      least = d;
      best = line;
    }
  }
  return best;
}

function rectangular(placing: Placing, focusX: Mm): Region {
  const { frame, terrace, sides, random } = placing;
  const clear = frame.x1 - frame.x0 - sides.left - sides.right;
  const w = snap(random.between(0.4, 1) * clear, SLAB),
    h = snap(random.between(2600, Math.max(3000, (frame.y1 - terrace.depth) * 0.8)), SLAB);
  const from = random.chance(0.4)
    ? snap(focusX - w / 2, 50)
    : snap(frame.x0 + sides.left + random.next() * Math.max(0, clear - w));
  const lines = sharedLines(placing);
  const x = toLine(random, from, lines.xs, 1500),
    right = toLine(random, x + w, lines.xs, 1500),
    y = terrace.depth - 200;
  const end = toLine(random, y + h, lines.ys, 1200);
  const x1 = right - x > 2600 ? right : x + w,
    y1 = end - y > 2600 ? end : y + h;
  const shape = rectangle(x, y, x1, y1);
  if (!random.chance(0.5) || y1 - y < 3500) return shape;
  const w2 = snap((x1 - x) * random.between(0.5, 0.8), SLAB),
    h2 = snap((y1 - y) * random.between(0.35, 0.6), SLAB);
  const dx = random.chance(0.5)
    ? -snap(random.between(900, 2200), SLAB)
    : x1 - x - w2 + snap(random.between(900, 2200), SLAB);
  return [...shape, ...rectangle(x + dx, y1 - h2 * 0.6, x + dx + w2, y1 + h2 * 0.4)];
}

function zigzag(placing: Placing): Region {
  const { frame, terrace, random } = placing;
  const count = random.chance(0.5) ? 2 : 3,
    each = ((frame.y1 - terrace.depth - 1200) * random.between(0.5, 0.85)) / count;
  const out: Region[number][] = [];
  let y = terrace.depth - 200,
    left = random.chance(0.5);
  for (let i = 0; i < count; i++) {
    const w = snap((frame.widthMm - 1000) * random.between(0.58, 0.74), SLAB),
      h = snap(each * random.between(0.85, 1.2), SLAB);
    const x = left ? frame.x0 + 500 : frame.x1 - 500 - w;
    out.push(...rectangle(x, y, x + w, y + h));
    y += h - Math.min(900, h * 0.3);
    left = !left;
  }
  return out;
}

function diagonal(placing: Placing): Region {
  const { frame, terrace, border, random } = placing;
  const least = Math.min(frame.widthMm, frame.depthMm);
  const w = snap(random.between(2600, least * 0.95), SLAB),
    h = snap(random.between(2600, least * 1.1), SLAB);
  const cx = random.between(frame.x0 + border, frame.x1 - border),
    cy = random.between(terrace.depth * 0.8, terrace.depth + frame.depthMm * 0.5);
  const first = turnedRectangle(cx, cy, w, h, 45);
  if (!random.chance(0.4)) return first;
  return [
    ...first,
    ...turnedRectangle(
      cx + random.between(-1, 1) * w * 0.6,
      cy + random.next() * h * 0.7,
      snap(w * 0.6, SLAB),
      snap(h * 0.6, SLAB),
      45,
    ),
  ];
}

function circles(placing: Placing): Region {
  const { frame, terrace, border, random } = placing;
  const least = Math.min(frame.meanWidthMm, frame.depthMm - terrace.depth * 0.4),
    r1 = random.between(0.24, 0.52) * least;
  const x = random.between(frame.x0 + border + r1 * 0.8, frame.x1 - border - r1 * 0.8),
    y = terrace.depth + r1 * random.between(0.45, 0.95);
  const out = [...disc(x, y, r1)];
  if (!random.chance(0.65)) return out;
  const r2 = r1 * random.between(0.6, 0.85),
    turn = random.between(0.15, 0.85) * PI,
    reach = (r1 + r2) * random.between(0.72, 0.86);
  const x2 = x + cos(turn) * reach,
    y2 = y + sin(turn) * reach;
  out.push(...disc(x2, y2, r2));
  return out;
}

function serpentine(placing: Placing): Region {
  const { frame, terrace, border, random } = placing;
  const stations = 5,
    length = (frame.y1 - terrace.depth) * random.between(0.5, 0.86);
  const swing = (frame.meanWidthMm - 2 * border) * random.between(0.08, 0.26),
    phase = random.between(0, TAU),
    wave = random.between(0.7, 1.3);
  const half = (frame.meanWidthMm / 2 - border) * random.between(0.45, 0.85),
    mid = random.between(frame.x0 + frame.widthMm * 0.38, frame.x0 + frame.widthMm * 0.62);
  const left: [number, number][] = [],
    right: [number, number][] = [];
  for (let i = 0; i <= stations; i++) {
    const t = i / stations,
      y = terrace.depth - 300 + t * length,
      x = mid + swing * sin(phase + t * TAU * wave);
    const reach = half * (0.75 + 0.35 * sin(phase * 1.7 + t * 5)) * (i === stations ? 0.55 : 1);
    left.push([x - reach, y]);
    right.unshift([x + reach, y]);
  }
  const end: [number, number] = [
    (left[stations]![0] + right[0]![0]) / 2,
    left[stations]![1] + half * 0.35,
  ];
  return polygon(smooth([...left, end, ...right], 7));
}

function sampleArc(placing: Placing): Sample {
  const { frame, terrace, random } = placing;
  const inner = hypot(terrace.x1 - terrace.x0, terrace.depth) * 0.86,
    radius = inner + random.between(2600, Math.max(3000, frame.depthMm * 0.5));
  return {
    shape: tryIntersect(disc(terrace.x0, 0, radius), rectangle(-FAR, 0, FAR, FAR)),
    arc: { x: terrace.x0, y: 0, radius },
  };
}

function formal(placing: Placing): Region {
  const { frame, terrace, border, axisX, random } = placing;
  const widest = 2 * Math.min(axisX - frame.x0 - border, frame.x1 - border - axisX);
  const terraceWide = 2 * Math.min(axisX - terrace.x0, terrace.x1 - axisX);
  const w =
    random.chance(0.4) && terraceWide < widest
      ? terraceWide
      : snap(random.between(0.45, 0.9) * widest, 200);
  const h = snap(random.between(2600, Math.max(3000, (frame.y1 - terrace.depth) * 0.72)), 200);
  return rectangle(axisX - w / 2, terrace.depth, axisX + w / 2, terrace.depth + h);
}
