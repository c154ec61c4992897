/** Walls that stand by themselves, from above, lightly where nobody said where they stand; and what is trained on a wall. */
import type { Primitive } from './drawing.ts';
import type { Piece } from './furnishings/piece.ts';
import { LINE, STONE } from './palette.ts';
import { segment } from './path.ts';

/** Between two stones of it, mm on paper. */
const COURSE = 3;

export function keptWall({ w, d }: Piece, isAssumed: boolean): Primitive[] {
  const isAcross = w >= d,
    n = Math.floor(Math.max(w, d) / COURSE);
  let joints = '';
  for (let i = 1; i < n; i++) {
    const at = -Math.max(w, d) / 2 + i * COURSE;
    joints += isAcross ? segment(at, -d / 2, at, d / 2) : segment(-w / 2, at, w / 2, at);
  }
  return [
    {
      kind: 'rect',
      x: -w / 2,
      y: -d / 2,
      width: w,
      height: d,
      fill: STONE,
      stroke: LINE,
      strokeWidth: 0.3,
      ...(isAssumed ? { dash: '1.4 1', fillOpacity: 0.6 } : {}),
    },
    { kind: 'path', d: joints, fill: 'none', stroke: LINE, strokeWidth: 0.15 },
  ];
}

/** Stems along the wall with their arms, mm on paper apart. */
const FAN = 12;
export function wallFruit({ w, d, random }: Piece): Primitive[] {
  const isAcross = w >= d,
    long = Math.max(w, d),
    thick = Math.min(w, d),
    n = Math.max(1, Math.round(long / FAN)),
    each = long / n;
  const at = (along: number, across: number): [number, number] =>
    isAcross ? [along, across] : [across, along];
  const out: Primitive[] = [];
  for (let i = 0; i < n; i++) {
    const middle = -long / 2 + (i + 0.5) * each;
    for (let k = -2; k <= 2; k++) {
      const [x, y] = at(middle + (k * each) / 5.6, (random.next() - 0.5) * thick * 0.2);
      out.push({
        kind: 'circle',
        x,
        y,
        r: Math.min(thick * 0.48, each / 6),
        fill: '#9fb47a',
        fillOpacity: 0.75,
        stroke: LINE,
        strokeWidth: 0.15,
      });
    }
    out.push({
      kind: 'path',
      d: segment(...at(middle - each * 0.4, 0), ...at(middle + each * 0.4, 0)),
      fill: 'none',
      stroke: LINE,
      strokeWidth: 0.3,
    });
  }
  return out;
}
