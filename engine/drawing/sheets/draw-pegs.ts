/** Pegs on the plan: a mark where each stands, its number beside it, and the strings of curves. */
import type { Primitive } from '../drawing.ts';
import type { Frame } from '../frame.ts';
import { textWidth } from '../page/text-width.ts';
import { INK, LINE_SOFT, PAPER, TEXT, TEXT_SOFT } from '../palette.ts';
import { polar, ringPath, segment, type Xy } from '../path.ts';
import { atan2, hypot } from '../../geometry/trig.ts';
import { nearestOn, type Spots } from './label-spots.ts';
import type { Peg, PegGroup } from './pegs.ts';

const SIZE = 2.1,
  PEG = 0.62;
/** Further than this, paper mm, and a number is tied to its peg by a line. */
const TIE_FROM = 2.4,
  REACH = 26;

export function drawPegs(frame: Frame, groups: readonly PegGroup[], spots: Spots): Primitive[] {
  const pegs = groups.flatMap((group) => group.pegs),
    curves: Primitive[] = [],
    marks: Primitive[] = [],
    ties: Primitive[] = [],
    numbers: Primitive[] = [];
  for (const peg of pegs) {
    const at = frame.at(...peg.at);
    spots.mark(at);
    if (peg.curveAt) curves.push(...radius(at, frame.at(...peg.curveAt)));
    marks.push(...mark(peg, at));
  }
  for (const peg of pegs) {
    const at = frame.at(...peg.at);
    for (const size of [SIZE, SIZE * 0.86]) {
      const spot = spots.place(at, textWidth(peg.no, size, 'bold') + 0.3, size * 0.94, REACH);
      if (!spot) continue;
      if (spot.away > TIE_FROM) ties.push(tie(at, nearestOn(spot.box, at)));
      numbers.push({
        kind: 'text',
        x: spot.at[0],
        y: spot.at[1] + size * 0.35,
        text: peg.no,
        size,
        font: 'text',
        bold: true,
        anchor: 'middle',
        fill: peg.isCorner ? TEXT : TEXT_SOFT,
        halo: size * 0.22,
      });
      break;
    }
  }
  return [...curves, ...ties, ...marks, ...numbers];
}
function mark(peg: Peg, at: Xy): Primitive[] {
  const [x, y] = at,
    s = PEG * 1.5;
  return peg.isCorner
    ? [
        { kind: 'circle', x, y, r: PEG, fill: PAPER, stroke: INK, strokeWidth: 0.22 },
        { kind: 'circle', x, y, r: 0.16, fill: INK },
      ]
    : [
        {
          kind: 'path',
          d: segment(x - s, y, x + s, y) + segment(x, y - s, x, y + s),
          stroke: TEXT_SOFT,
          strokeWidth: 0.22,
          fill: 'none',
        },
      ];
}
/** From the centre to the curve, with an arrow where it meets it. */
function radius(from: Xy, to: Xy): Primitive[] {
  const length = hypot(to[0] - from[0], to[1] - from[1]);
  if (length < 3) return [];
  const turn = atan2(to[1] - from[1], to[0] - from[0]),
    left = polar(to[0], to[1], turn + 2.9, 1.5),
    right = polar(to[0], to[1], turn - 2.9, 1.5);
  return [
    {
      kind: 'path',
      d: segment(from[0], from[1], to[0], to[1]),
      stroke: LINE_SOFT,
      strokeWidth: 0.13,
      strokeOpacity: 0.7,
      fill: 'none',
      dash: '1.4 .5 .3 .5',
    },
    { kind: 'path', d: ringPath([to, left, right]), fill: LINE_SOFT },
  ];
}
const tie = (a: Xy, b: Xy): Primitive => ({
  kind: 'path',
  d: segment(a[0], a[1], b[0], b[1]),
  stroke: TEXT_SOFT,
  strokeWidth: 0.13,
  fill: 'none',
});
