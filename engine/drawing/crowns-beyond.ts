/** Crowns of trees beyond the edge, as far as they hang over the plot: light outlines, so that the ground beneath reads. */
import type { Board } from './board.ts';
import type { Primitive } from './drawing.ts';
import { LINE } from './palette.ts';
import { circlePath } from './path.ts';
import { aroundPlace } from '../site/around-place.ts';

export const drawCrownsBeyond = ({ model: { site }, frame }: Board): Primitive[] =>
  (site.around ?? [])
    .filter(({ as }) => as === 'tree')
    .map((one): Primitive => {
      const { x, y, widthMm } = aroundPlace(site, one),
        [cx, cy] = frame.at(x, y);
      return {
        kind: 'path',
        d: circlePath(cx, cy, (widthMm / 2) * frame.k),
        fill: '#7d9a5f',
        fillOpacity: 0.16,
        stroke: LINE,
        strokeWidth: 0.2,
        dash: '1.6 .8',
      };
    });
