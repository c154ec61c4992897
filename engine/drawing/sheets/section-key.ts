/** A small plan that shows where the section is cut. */
import { bounds } from '../../geometry/region.ts';
import { INK, LINE_SOFT, TEXT } from '../palette.ts';
import { linePath, ringPath, segment, type Xy } from '../path.ts';
import type { Primitive } from '../drawing.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { AreaKind } from '../../model/layout.ts';
import type { Cut } from './section-cut.ts';

const GREEN = new Set<AreaKind>(['lawn', 'meadow', 'orchard']);
/** Within a box of w by h at (x, y); the house lies as in the section, at the left or the right. */
export function drawKeyPlan(
  model: GardenModel,
  cut: Cut,
  x: number,
  y: number,
  w: number,
  h: number,
): Primitive[] {
  const b = bounds([[model.site.boundary]]),
    k = Math.min((w - 8) / (b.y1 - b.y0), (h - 6) / (b.x1 - b.x0));
  const left = cut.side < 0;
  // a true map: turned a quarter, the other way round where the house is at the right
  const at = (gx: number, gy: number): Xy =>
    left
      ? [x + 4 + (gy - b.y0) * k, y + 3 + (gx - b.x0) * k]
      : [x + 4 + (b.y1 - gy) * k, y + 3 + (b.x1 - gx) * k];
  const ring = (points: readonly (readonly [number, number])[]) =>
    ringPath(points.map((p) => at(p[0], p[1])));
  const [ax, ay] = at(cut.x, cut.from),
    [bx, by] = at(cut.x, cut.to);
  // the arrows point where one looks: up the page, as the section is seen
  const end = (px: number, out: number): Primitive[] => [
    {
      kind: 'path',
      d: ringPath([
        [px + out * 2 - 0.9, ay],
        [px + out * 2 + 0.9, ay],
        [px + out * 2, ay - 1.7],
      ]),
      fill: INK,
    },
    {
      kind: 'text',
      x: px + out * 2,
      y: ay + 2.5,
      text: 'A',
      size: 2.2,
      font: 'text',
      bold: true,
      anchor: 'middle',
      fill: TEXT,
    },
  ];
  const out = Math.sign(bx - ax) || 1;
  const house = [at(model.site.house.x0, 0), at(model.site.house.x1, 0)];
  return [
    ...model.layout.areas
      .filter((area) => area.kind !== 'bed' && area.kind !== 'margin')
      .map((area): Primitive => ({
        kind: 'path',
        d: area.region.flatMap((polygon) => polygon.map(ring)).join(''),
        fill:
          area.kind === 'pond' || area.kind === 'water'
            ? '#c9dde2'
            : GREEN.has(area.kind)
              ? '#e3ead0'
              : '#e9e1d0',
        stroke: LINE_SOFT,
        strokeWidth: 0.1,
        evenOdd: true,
      })),
    { kind: 'path', d: ring(model.site.boundary), fill: 'none', stroke: INK, strokeWidth: 0.25 },
    { kind: 'path', d: linePath(house), fill: 'none', stroke: INK, strokeWidth: 0.9 },
    {
      kind: 'path',
      d: segment(ax - out * 2, ay, bx + out * 2, by),
      fill: 'none',
      stroke: INK,
      strokeWidth: 0.25,
      dash: '2 .7 .4 .7',
    },
    ...end(ax, -out),
    ...end(bx, out),
  ];
}
