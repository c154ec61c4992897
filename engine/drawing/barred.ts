/** Ground that has to be left free: hatched lightly over whatever lies there, with its edge in short dashes. */
import type { BarredZone } from '../model/barred.ts';
import { joinList } from '../model/format.ts';
import { BARRED_RULES } from '../site/barred-rules.ts';
import { zonesOf } from '../site/zones.ts';
import type { Board } from './board.ts';
import type { Primitive } from './drawing.ts';
import { ringPath, segment, type Xy } from './path.ts';

const STROKE = '#7a5a34',
  /** Paper mm between two lines of the hatching. */
  APART = 3.2;

export function drawBarred(board: Board): Primitive[] {
  return zonesOf(board.model.site).map((zone) => hatched(board, zone));
}

/** What the hatching on a sheet means, in a line of its foot; none where there is nothing hatched. */
export function barredNote({ model: { site } }: Board): string[] {
  const named = [...new Set(zonesOf(site).map(({ kind }) => BARRED_RULES[kind].phrase))],
    isOpen = zonesOf(site).some(({ isAssumed, isSizeAssumed }) => isAssumed || isSizeAssumed);
  return named.length
    ? [`Hatched: ${joinList(named, 'and')}, kept free${isOpen ? '; to be confirmed on site' : ''}.`]
    : [];
}

function hatched({ frame }: Board, { id, outline, isAssumed }: BarredZone): Primitive {
  const ring = outline.map(([x, y]): Xy => frame.at(x, y));
  return {
    kind: 'group',
    x: 0,
    y: 0,
    turnDeg: 0,
    items: [
      {
        kind: 'path',
        d: diagonals(ring),
        fill: 'none',
        stroke: STROKE,
        strokeWidth: 0.22,
        opacity: 0.7,
      },
      {
        kind: 'path',
        d: ringPath(ring),
        fill: 'none',
        stroke: STROKE,
        strokeWidth: 0.3,
        dash: isAssumed ? '.8 1.4' : '2.4 1.2 .5 1.2',
      },
    ],
    data: { name: 'thing', value: id },
  };
}

/** Lines at 45 degrees inside a ring, from edge to edge. */
function diagonals(ring: readonly Xy[]): string {
  const across = ring.map(([x, y]) => x + y),
    last = Math.max(...across);
  let d = '';
  for (let sum = Math.min(...across) + APART / 2; sum < last; sum += APART) {
    // where x + y reaches the sum along each edge
    const at = ring.flatMap(([bx, by], i): Xy[] => {
      const [ax, ay] = ring.at(i - 1)!,
        from = ax + ay - sum,
        to = bx + by - sum;
      if (from > 0 === to > 0) return [];
      const share = from / (from - to);
      return [[ax + (bx - ax) * share, ay + (by - ay) * share]];
    });
    at.sort((a, b) => a[0] - b[0]);
    for (let i = 0; i + 1 < at.length; i += 2) d += segment(...at[i]!, ...at[i + 1]!);
  }
  return d;
}
