/** Gates in the plot's edge as a plan shows them: posts, the leaf standing open, its swing, and a name outside. */
import { hypot } from '../geometry/trig.ts';
import { gatesOf, type Gate } from '../site/gates.ts';
import type { Board } from './board.ts';
import type { Primitive } from './drawing.ts';
import { FENCE, PAPER, TEXT, TEXT_SOFT } from './palette.ts';
import { arcTo, boxPath, moveTo, segment, type Xy } from './path.ts';

const POST_MM = 100;
/** Wider than this has two leaves. */
const DOUBLE_FROM_MM = 1800;

/** The leaf hangs on the first post and opens inwards; one whose place nobody confirmed is drawn lightly. */
function drawGate(board: Board, gate: Gate): Primitive[] {
  const { from, to, isAssumed, heightMm } = gate.edge;
  // where a way comes in over an open edge nothing hangs
  if (heightMm === 0) return [];
  const { frame } = board,
    a = frame.at(...from),
    b = frame.at(...to),
    middle: Xy = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
    wide = hypot(b[0] - a[0], b[1] - a[1]),
    // inwards, of a leaf's length: the first metre of it is known
    [ex, ey] = frame.at(...gate.leafEnd),
    isDouble = gate.widthMm > DOUBLE_FROM_MM,
    leaf = isDouble ? wide / 2 : wide,
    inward = hypot(ex - a[0], ey - a[1]) || 1,
    openOf = ([x, y]: Xy): Xy =>
      isDouble
        ? [x + ((ex - a[0]) / inward) * leaf, y + ((ey - a[1]) / inward) * leaf]
        : [x + ex - a[0], y + ey - a[1]],
    leaves: [Xy, Xy][] = isDouble
      ? [
          [a, middle],
          [b, middle],
        ]
      : [[a, b]],
    post = Math.max(0.8, POST_MM * frame.k);
  const light = isAssumed ? { dash: '1.1 .8' } : {};
  const square = ([x, y]: Xy) => boxPath(x - post / 2, y - post / 2, post, post);
  return [
    {
      kind: 'path',
      d: segment(a[0], a[1], b[0], b[1]),
      stroke: PAPER,
      strokeWidth: 1.1,
      fill: 'none',
    },
    ...leaves.flatMap(([hinge, shut]): Primitive[] => {
      const open = openOf(hinge);
      return [
        {
          kind: 'path',
          d: moveTo(...shut) + arcTo(leaf, ...open, turnsClockwise(hinge, shut, open)),
          stroke: FENCE,
          strokeWidth: 0.16,
          fill: 'none',
          ...light,
        },
        {
          kind: 'path',
          d: segment(hinge[0], hinge[1], open[0], open[1]),
          stroke: FENCE,
          strokeWidth: isAssumed ? 0.35 : 0.6,
          fill: 'none',
          ...light,
        },
      ];
    }),
    { kind: 'path', d: square(a) + square(b), fill: FENCE },
  ];
}

const turnsClockwise = (a: Xy, b: Xy, c: Xy): boolean =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0;

export const drawGates = (board: Board): Primitive[] =>
  gatesOf(board.model.site).flatMap((gate) => drawGate(board, gate));

/** Where there is no gate: the way in that is known, or that none is. Nothing on a roof or in a front garden. */
function wayWithoutGate({ model: { site } }: Board): string | null {
  if (site.position === 'roof' || site.position === 'front' || site.isPart) return null;
  return site.access?.way === 'through-house' && !site.access.isAssumed
    ? 'Way in through the house'
    : 'No way in but the house, to be confirmed';
}

/** Names just outside the plot, or, beyond a house strip `houseDepth` deep, the way in where there is no gate. Paper mm. */
export function gateLabels(board: Board, size: number, houseDepth: number): Primitive[] {
  const { frame } = board,
    gates = gatesOf(board.model.site),
    without = gates.length ? null : wayWithoutGate(board);
  if (without !== null) {
    const [x, y] = frame.at(board.model.site.doorX, 0),
      isUpright = frame.turn === 1,
      beyond = houseDepth + size * 0.9;
    return [
      {
        kind: 'group',
        x: isUpright ? x - beyond : x,
        y: isUpright ? y : y + beyond,
        turnDeg: isUpright ? -90 : 0,
        items: [
          {
            kind: 'text',
            x: 0,
            y: size * 0.34,
            text: without,
            size,
            font: 'text',
            anchor: 'middle',
            fill: TEXT_SOFT,
          },
        ],
      },
    ];
  }
  return gates.flatMap(({ edge: { from, to, isAssumed, heightMm }, inside }) => {
    const a = frame.at(...from),
      b = frame.at(...to),
      middle: Xy = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2],
      [ix, iy] = frame.at(...inside),
      deep = hypot(middle[0] - ix, middle[1] - iy),
      out: Xy = [(middle[0] - ix) / deep, (middle[1] - iy) / deep];
    const isUpright = Math.abs(out[0]) > Math.abs(out[1]);
    const at = (by: number): Xy => [middle[0] + out[0] * by, middle[1] + out[1] * by];
    const text = (words: string, [x, y]: Xy, fill: string, letters: number): Primitive => ({
      kind: 'group',
      x,
      y,
      turnDeg: isUpright ? -90 : 0,
      items: [
        {
          kind: 'text',
          x: 0,
          y: letters * 0.34,
          text: words,
          size: letters,
          font: 'text',
          anchor: 'middle',
          fill,
        },
      ],
    });
    const second = out[1] < -0.5 || out[0] < -0.5 ? size * 1.5 : size * 1.7;
    return [
      text(heightMm === 0 ? 'Way in' : 'Gate', at(second - size * 0.6), TEXT, size),
      ...(isAssumed ? [text('to be confirmed', at(second + size * 0.6), TEXT_SOFT, size)] : []),
    ];
  });
}
