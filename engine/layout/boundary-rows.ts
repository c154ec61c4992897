/** Rows of trees or evergreens along the boundaries that they were asked for on. */
import type { RowAsked, RowSide } from '../model/brief.ts';
import { metresFigure } from '../model/format.ts';
import type { Mm, Point } from '../model/shapes.ts';
import { lineBeside } from '../geometry/line-beside.ts';
import { hypot } from '../geometry/trig.ts';
import { ScreenGround } from './screen-ground.ts';
import type { Found } from './screen-kinds.ts';
import type { Planted } from './stages.ts';

/** From the fence to the stems, and how deep the heads are, mm: one clips behind them. */
const SET_MM: Record<RowAsked['of'], { off: Mm; thick: Mm }> = {
  pleached: { off: 450, thick: 600 },
  evergreen: { off: 550, thick: 900 },
  hedge: { off: 450, thick: 600 },
};
const LEAST_MM: Mm = 900;
/** Of a unit vector along an edge: so nearly straight it is that side of the garden. */
const STRAIGHT = 0.7;

const NAMES: Record<RowAsked['of'], string> = {
  pleached: 'Pleached trees, their heads clear of the fence',
  evergreen: 'A row of evergreens',
  hedge: 'A hedge',
};
const SIDES: Record<RowSide, string> = {
  left: 'the left-hand boundary',
  right: 'the right-hand boundary',
  back: 'the far boundary',
};

/** The side of a plot, which runs counter-clockwise with the house at 0, that an edge is on. */
function sideOf([ax, ay]: Point, [bx, by]: Point, long: Mm): RowSide | null {
  if ((ax - bx) / long > STRAIGHT) return 'back';
  if ((by - ay) / long > STRAIGHT) return 'right';
  return (ay - by) / long > STRAIGHT ? 'left' : null;
}
const mirrored = (side: RowSide): RowSide =>
  side === 'left' ? 'right' : side === 'right' ? 'left' : side;

export function boundaryRows(garden: Planted, ground: ScreenGround): Found[] {
  const ring = garden.frame.plot[0]?.[0] ?? [];
  return garden.ask.rows.flatMap(({ of, sides, heightMm, words }) =>
    ring.flatMap((from, i): Found[] => {
      const to = ring[(i + 1) % ring.length]!,
        long = hypot(to[0] - from[0], to[1] - from[1]),
        side = long < LEAST_MM ? null : sideOf(from, to, long);
      if (!side) return [];
      const told = garden.mirrored ? mirrored(side) : side;
      if (!sides.includes(told)) return [];
      const { off, thick } = SET_MM[of];
      return ground.along(lineBeside(from, to, off, off), {
        kind: 'hedge',
        heightMm,
        thicknessMm: thick,
        why: `${NAMES[of]} on ${SIDES[told]}, kept at ${metresFigure(heightMm)} m, as you asked`,
        row: { of, words },
      });
    }),
  );
}
