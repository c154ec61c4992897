/** Of more ground than one plan holds: the part by the house, which is what is designed. */
import type { BoundarySide, Fact, FactSource, PlotShape, Problem } from '../model/brief.ts';
import { MOST_GROUND_M2, MOST_PLOT_M2 } from '../model/plot-limits.ts';
import { areaText, grouped, metresText } from './plot-problems.ts';
import { areaOf, extentOf, rectangleOf } from './plot-shape.ts';

/** A side on which the customer's own ground goes on. */
type Side = BoundarySide['side'];
type NearHouse = { shape: PlotShape; source: FactSource; goesOn: Side[]; note: Problem };

/** The breadth along the house that is taken first, m: a square of it is all that a plan holds. */
const SQUARE_M = Math.sqrt(MOST_PLOT_M2);
/** Whole decimetres, never more than was measured. */
const down = (metres: number): number => Math.floor(metres * 10 + 1e-6) / 10;

/**
 * The part nearest the house of a rectangle of up to two acres; null where it fits a plan whole, is larger still, or has an
 * outline of its own, of which nobody could say what its part is.
 */
export function nearHouse(whole: PlotShape, source: FactSource): NearHouse | null {
  const m2 = areaOf(whole);
  if (whole.kind !== 'rectangle' || m2 <= MOST_PLOT_M2 + 0.5 || m2 > MOST_GROUND_M2) return null;
  const { widthM, depthM } = extentOf(whole);
  const width = down(Math.min(widthM, Math.max(SQUARE_M, MOST_PLOT_M2 / depthM))),
    depth = down(Math.min(depthM, MOST_PLOT_M2 / width));
  const isRead = source.kind === 'read';
  return {
    shape: rectangleOf(width, depth),
    source: {
      kind: 'assumed',
      because: `the part nearest the house, of ${areaText(m2)}${isRead ? ` (“${source.quote}”)` : ''}`,
    },
    goesOn: [
      ...(depth < depthM ? (['back'] as const) : []),
      ...(width < widthM ? (['left', 'right'] as const) : []),
    ],
    note: {
      code: 'plot-part',
      severity: 'note',
      field: isRead ? 'designDescription' : 'area',
      message: `${isRead ? `You write “${source.quote}”, which is` : 'You entered'} ${areaText(m2)}, and one plan holds ${grouped(MOST_PLOT_M2)} m². These designs are of the part nearest the house, ${metresText(width)} m wide and ${metresText(depth)} m deep. Your ground beyond it stays as it is: it is neither drawn nor in the price, and no fence parts the two. If a figure has slipped, or another part is meant, give us its length and width and we will design that.`,
    },
  };
}

/** What stands round the part that is drawn: nothing where the customer's ground goes on. */
export const withOpenSides = (
  sides: readonly Fact<BoundarySide>[],
  goesOn: readonly Side[],
): Fact<BoundarySide>[] => [
  ...sides.filter(({ value }) => !goesOn.includes(value.side)),
  ...goesOn.map((side): Fact<BoundarySide> => ({
    value: { side, kind: 'open', heightMm: null },
    source: { kind: 'assumed', because: 'your own ground goes on there' },
  })),
];
