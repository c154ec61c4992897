/** North point and scale bar. */
import { cos, radians, sin } from '../../geometry/trig.ts';
import type { Primitive } from '../drawing.ts';
import { INK, PAPER, TEXT_SOFT } from '../palette.ts';
import { num } from '../path.ts';

/** A compass needle about (x, y); north is `northDeg` clockwise from up the page. */
export function drawNorth(x: number, y: number, r: number, northDeg: number): Primitive[] {
  const s = (v: number) => num(v * r);
  const [lx, ly] = [x + sin(radians(northDeg)) * r * 1.72, y - cos(radians(northDeg)) * r * 1.72];
  return [
    {
      kind: 'group',
      x,
      y,
      turnDeg: northDeg,
      items: [
        { kind: 'circle', x: 0, y: 0, r, fill: 'none', stroke: INK, strokeWidth: 0.3 },
        {
          kind: 'path',
          d: `M0 ${s(-1.34)}L${s(0.38)} ${s(0.56)}L0 ${s(0.27)}L${s(-0.38)} ${s(0.56)}Z`,
          fill: INK,
          stroke: INK,
          strokeWidth: 0.24,
          join: 'round',
        },
        {
          kind: 'path',
          d: `M0 ${s(-1.34)}L0 ${s(0.27)}L${s(-0.38)} ${s(0.56)}Z`,
          fill: PAPER,
          stroke: INK,
          strokeWidth: 0.24,
          join: 'round',
        },
      ],
    },
    {
      kind: 'text',
      x: lx,
      y: ly + r * 0.16,
      text: 'N',
      size: r * 0.46,
      font: 'text',
      bold: true,
      anchor: 'middle',
      fill: INK,
    },
  ];
}

/** Whole metres of a bar that is about `mostMm` long, in four equal parts at most five. */
function barSteps(k: number, mostMm: number): { step: number; parts: number } {
  const perMetre = k * 1000;
  for (const step of [0.5, 1, 2, 5, 10, 20])
    if (step * perMetre * 4 >= mostMm * 0.5)
      return { step, parts: Math.max(2, Math.min(4, Math.floor(mostMm / (step * perMetre)))) };
  return { step: 20, parts: 2 };
}
/** The bar's length on paper is what its figures say at k. */
export function drawScaleBar(
  x: number,
  y: number,
  k: number,
  mostMm: number,
  size: number,
): { items: Primitive[]; lengthMm: number; metres: number } {
  const { step, parts } = barSteps(k, mostMm),
    w = step * 1000 * k,
    items: Primitive[] = [];
  for (let i = 0; i < parts; i++)
    items.push({
      kind: 'rect',
      x: x + i * w,
      y,
      width: w,
      height: size * 0.55,
      fill: i % 2 ? PAPER : INK,
      stroke: INK,
      strokeWidth: 0.22,
    });
  for (let i = 0; i <= parts; i++)
    items.push({
      kind: 'text',
      x: x + i * w,
      y: y + size * 1.75,
      text:
        i === parts ? `${num(step * i)} m` : step < 1 ? (step * i).toFixed(1) : String(step * i),
      size,
      font: 'text',
      anchor: 'middle',
      fill: TEXT_SOFT,
    });
  return { items, lengthMm: parts * w, metres: parts * step };
}
