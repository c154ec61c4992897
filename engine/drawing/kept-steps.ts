/** Steps and banks that stand already, from above and in section. They climb away from the house, but on ground that falls from it. */
import type { Mm } from '../model/shapes.ts';
import type { ExistingThing, Site } from '../model/site.ts';
import { MOST_RISER_MM } from '../levels/step-sizes.ts';
import type { Primitive } from './drawing.ts';
import { INK, LINE, STONE } from './palette.ts';
import { ringPath, segment, type Xy } from './path.ts';
import type { Piece } from './furnishings/piece.ts';

/** Away from the house where +1. */
export const climbOf = ({ slope }: Pick<Site, 'slope'>): 1 | -1 => (slope === 'down' ? -1 : 1);

/** As many as keep each no higher than a garden step is. */
export const risersIn = (heightMm: Mm): number => Math.max(1, Math.ceil(heightMm / MOST_RISER_MM));

/** Treads with their nosings, and an arrow up. */
export function keptSteps({ w, d }: Piece, heightMm: Mm, climb: 1 | -1): Primitive[] {
  const n = risersIn(heightMm);
  let nosings = '';
  for (let i = 0; i < n; i++) {
    const y = (-climb * d) / 2 + (climb * d * i) / n;
    nosings += segment(-w / 2, -y, w / 2, -y);
  }
  const [foot, head] = [climb * d * 0.38, -climb * d * 0.38],
    wing = Math.min(w, d) * 0.12;
  return [
    {
      kind: 'rect',
      x: -w / 2,
      y: -d / 2,
      width: w,
      height: d,
      fill: STONE,
      stroke: LINE,
      strokeWidth: 0.25,
    },
    { kind: 'path', d: nosings, fill: 'none', stroke: INK, strokeWidth: 0.3 },
    {
      kind: 'path',
      d:
        segment(0, foot, 0, head) +
        segment(-wing, head + climb * wing, 0, head) +
        segment(wing, head + climb * wing, 0, head),
      fill: 'none',
      stroke: INK,
      strokeWidth: 0.2,
    },
  ];
}

/** Strokes down from its upper edge, long and short in turn, as on a survey; paper mm apart. */
const STROKE_APART = 1.6;
export function keptBank({ w, d }: Piece, climb: 1 | -1): Primitive[] {
  const n = Math.max(2, Math.round(w / STROKE_APART)),
    top = (-climb * d) / 2;
  let strokes = '';
  for (let i = 0; i <= n; i++) {
    const x = -w / 2 + (w * i) / n;
    strokes += segment(x, top, x, top + climb * d * (i % 2 ? 0.45 : 0.95));
  }
  return [
    {
      kind: 'path',
      d: ringPath([
        [-w / 2, -d / 2],
        [w / 2, -d / 2],
        [w / 2, d / 2],
        [-w / 2, d / 2],
      ]),
      fill: '#dfe3c9',
      fillOpacity: 0.6,
    },
    {
      kind: 'path',
      d: segment(-w / 2, top, w / 2, top),
      fill: 'none',
      stroke: LINE,
      strokeWidth: 0.35,
    },
    { kind: 'path', d: strokes, fill: 'none', stroke: LINE, strokeWidth: 0.18 },
  ];
}

/** Outline over the ground at its foot, along from the house and up from there, mm. */
export function climbProfile(
  { kind, y, heightMm, boxMm, radiusMm }: ExistingThing,
  climb: 1 | -1,
): Xy[] {
  const deep = boxMm?.[1] ?? radiusMm * 2,
    from = y - (climb * deep) / 2,
    to = y + (climb * deep) / 2;
  if (kind === 'bank')
    return [
      [from, 0],
      [to, heightMm],
      [to, 0],
    ];
  const n = risersIn(heightMm),
    points: Xy[] = [[from, 0]];
  for (let i = 0; i < n; i++) {
    const level = (heightMm * (i + 1)) / n;
    points.push([from + ((to - from) * i) / n, level], [from + ((to - from) * (i + 1)) / n, level]);
  }
  return [...points, [to, 0]];
}
