/** Ground that has to be left free: hatched lightly over whatever lies there, with its edge in short dashes. */
import { hatchLines } from '../geometry/hatch.ts';
import type { BarredZone } from '../model/barred.ts';
import { joinList } from '../model/format.ts';
import { BARRED_RULES, phraseOf } from '../site/barred-rules.ts';
import { zonesOf } from '../site/zones.ts';
import type { Board } from './board.ts';
import type { Primitive } from './drawing.ts';
import { ringPath, segment, type Xy } from './path.ts';

export const BARRED_STROKE = '#7a5a34',
  /** Paper mm between two lines of the hatching. */
  APART = 3.2;

export function drawBarred(board: Board): Primitive[] {
  return zonesOf(board.model.site).map((zone) => hatched(board, zone));
}

/** What the hatching on a sheet means, in a line of its foot; none where there is nothing hatched. */
export function barredNote({ model: { site } }: Board): string[] {
  // what is limited in height alone is outlined
  const zones = zonesOf(site).filter(({ kind }) => !BARRED_RULES[kind].isLimit),
    named = [...new Set(zones.map(phraseOf))],
    isOpen = zones.some(({ isAssumed, isSizeAssumed }) => isAssumed || isSizeAssumed);
  return named.length
    ? [`Hatched: ${joinList(named, 'and')}, kept free${isOpen ? '; to be confirmed on site' : ''}.`]
    : [];
}

function hatched({ frame }: Board, { id, kind, outline, isAssumed }: BarredZone): Primitive {
  const ring = outline.map(([x, y]): Xy => frame.at(x, y));
  return {
    kind: 'group',
    x: 0,
    y: 0,
    turnDeg: 0,
    items: [
      ...(BARRED_RULES[kind].isLimit ? [] : [hatching(ring)]),
      {
        kind: 'path',
        d: ringPath(ring),
        fill: 'none',
        stroke: BARRED_STROKE,
        strokeWidth: 0.3,
        dash: isAssumed ? '.8 1.4' : '2.4 1.2 .5 1.2',
      },
    ],
    data: { name: 'thing', value: id },
  };
}

/** Over ground that is left free, whichever way it is drawn; paper mm. */
export const hatching = (ring: readonly Xy[]): Primitive => ({
  kind: 'path',
  d: hatchLines(ring, APART)
    .map(([a, b]) => segment(...a, ...b))
    .join(''),
  fill: 'none',
  stroke: BARRED_STROKE,
  strokeWidth: 0.22,
  opacity: 0.7,
});
