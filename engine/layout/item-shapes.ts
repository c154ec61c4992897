/** The outline a room takes in the design's language, inside the rectangle found for it. */
import type { Language } from '../model/layout.ts';
import type { Region } from '../model/shapes.ts';
import { disc, polygon, rectangle, smooth } from '../geometry/region.ts';
import { offset, tryIntersect, tryUnite } from '../geometry/trial.ts';
import { TAU, cos, sin } from '../geometry/trig.ts';
import type { Item } from './items.ts';
import { isRound } from './plan-types.ts';

type Box = { x: number; y: number; width: number; height: number };

export function itemOutline(item: Item, language: Language, box: Box, phase: number): Region {
  const { x, y, width: w, height: h } = box, least = Math.min(w, h), cx = x + w / 2, cy = y + h / 2;
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
  polygon([[x + q, y], [x + w - q, y], [x + w, y + q], [x + w, y + h - q], [x + w - q, y + h], [x + q, y + h], [x, y + h - q], [x, y + q]]);
const cutCorners = ({ x, y, width: w, height: h }: Box, q: number): Region =>
  polygon([[x + q, y], [x + w, y], [x + w, y + h - q], [x + w - q, y + h], [x, y + h], [x, y + q]]);

function roundedRectangle({ x, y, width: w, height: h }: Box, r: number): Region {
  return tryIntersect(offset(offset(rectangle(x, y, x + w, y + h), -r), r, 'round'), rectangle(x, y, x + w, y + h));
}
function twoDiscs(box: Box, least: number): Region {
  const { x, y, width: w, height: h } = box;
  const both = tryUnite(disc(x + least * 0.5, y + least * 0.5, least * 0.5), disc(x + w - least * 0.36, y + h - least * 0.36, least * 0.36));
  return tryIntersect(offset(offset(both, 400, 'round'), -400, 'round'), rectangle(x, y, x + w, y + h));
}
/** A smooth closed shape with seven stations about the middle of the box. */
export function blob({ x, y, width: w, height: h }: Box, phase: number): Region {
  const points = Array.from({ length: 7 }, (_, i): [number, number] => {
    const angle = (i / 7) * TAU, reach = 0.8 + 0.2 * sin(i * 2.4 + phase);
    return [x + w / 2 + (cos(angle) * w * reach) / 2, y + h / 2 + (sin(angle) * h * reach) / 2];
  });
  return polygon(smooth(points, 8));
}
