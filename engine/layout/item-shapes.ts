/** The outline a room takes in the design's language, inside the rectangle found for it. */
import type { Language } from '../model/layout.ts';
import type { Point, Region, Ring } from '../model/shapes.ts';
import { disc, largest, polygon, rectangle, smooth } from '../geometry/region.ts';
import { offset, opened, tryIntersect, tryUnite } from '../geometry/trial.ts';
import { TAU, cos, hypot, sin } from '../geometry/trig.ts';
import type { Ground } from '../features/definition.ts';
import { isRound } from './plan-types.ts';

type Box = { x: number; y: number; width: number; height: number };

export function itemOutline(item: Ground, language: Language, box: Box, phase: number): Region {
  const { x, y, width: w, height: h } = box,
    least = Math.min(w, h),
    cx = x + w / 2,
    cy = y + h / 2;
  if (item.shape === 'language' || item.shape === 'soft') {
    if (isRound(language) && w / h < 1.3 && h / w < 1.3) return disc(cx, cy, least / 2);
    if (isRound(language)) return roundedRectangle(box, Math.min(900, least * 0.3));
    if (language === 'diagonal' && item.kind === 'seat') return chamfered(box, least * 0.29);
  }
  if (item.shape === 'organic' || (item.kind === 'pond' && isRound(language))) {
    if (language === 'circles' || language === 'arc') return twoDiscs(box, least);
    if (language === 'serpentine') return blob(box, phase);
    if (language === 'diagonal') return cutCorners(box, least * 0.3);
  }
  return rectangle(x, y, x + w, y + h);
}

const chamfered = ({ x, y, width: w, height: h }: Box, q: number): Region =>
  polygon([
    [x + q, y],
    [x + w - q, y],
    [x + w, y + q],
    [x + w, y + h - q],
    [x + w - q, y + h],
    [x + q, y + h],
    [x, y + h - q],
    [x, y + q],
  ]);
const cutCorners = ({ x, y, width: w, height: h }: Box, q: number): Region =>
  polygon([
    [x + q, y],
    [x + w, y],
    [x + w, y + h - q],
    [x + w - q, y + h],
    [x, y + h],
    [x, y + q],
  ]);

function roundedRectangle({ x, y, width: w, height: h }: Box, r: number): Region {
  return tryIntersect(
    offset(offset(rectangle(x, y, x + w, y + h), -r), r, 'round'),
    rectangle(x, y, x + w, y + h),
  );
}
/** Two pools run together, the waist between them filled to a wide curve. */
function twoDiscs(box: Box, least: number): Region {
  const { x, y, width: w, height: h } = box;
  if (Math.max(w, h) > least * 1.6) return roundedRectangle(box, least * 0.49); // a long pool has no waist
  const both = tryUnite(
    disc(x + least * 0.5, y + least * 0.5, least * 0.5),
    disc(x + w - least * 0.4, y + h - least * 0.4, least * 0.4),
  );
  const fillet = Math.max(900, least * 0.5);
  return roundedOff(
    tryIntersect(
      offset(offset(both, fillet, 'round'), -fillet, 'round'),
      rectangle(x, y, x + w, y + h),
    ),
    least,
  );
}
/** A smooth closed shape about the middle of the box: a long round with one gentle bay, never a point or a fold. */
export function blob(box: Box, phase: number): Region {
  const { x, y, width: w, height: h } = box;
  const points = Array.from({ length: 10 }, (_, i): [number, number] => {
    const angle = (i / 10) * TAU,
      reach = 0.87 + 0.13 * sin(2 * angle + phase);
    return [x + w / 2 + (cos(angle) * w * reach) / 2, y + h / 2 + (sin(angle) * h * reach) / 2];
  });
  return roundedOff(polygon(smooth(points, 6)), Math.min(w, h));
}

/** Opened by a disc of 0.5 m (a quarter of a small shape), so that no point or neck is left. */
export function roundedOff(region: Region, least: number): Region {
  const round = largest(opened(region, Math.round(Math.min(500, least * 0.25)), 'round'));
  return round.length ? polygon(withoutSpecks(round[0]![0]!)) : region;
}
/** Corners nearer than 40 mm to the last one are left out: offsets leave specks of edges. */
function withoutSpecks(ring: Ring): Ring {
  const out: Point[] = [];
  for (const point of ring) {
    const last = out[out.length - 1];
    if (!last || hypot(point[0] - last[0], point[1] - last[1]) >= 40) out.push(point);
  }
  while (
    out.length > 3 &&
    hypot(out[0]![0] - out[out.length - 1]![0], out[0]![1] - out[out.length - 1]![1]) < 40
  )
    out.pop();
  return out;
}
