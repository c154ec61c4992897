/** What is said when a plot's figures cannot be drawn or do not agree. */
import type { PlotShape, Problem } from '../model/brief.ts';
import { LEAST_PLOT_M2, MOST_PLOT_M2 } from '../model/plot-limits.ts';
import { extentOf } from './plot-shape.ts';

const LEAST_SIDE_M = 1;
const ACRE_M2 = 4046.86;

/** "9,105"; no locale, so that it is the same everywhere. */
export function grouped(value: number): string {
  const digits = String(Math.round(value));
  return digits.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
}
/** "12", "12.5", "7.35" */
export const metresText = (value: number): string => String(Math.round(value * 100) / 100);

export function areaText(m2: number): string {
  const acres = m2 / ACRE_M2;
  const shown = m2 < 100 ? metresText(Math.round(m2 * 10) / 10) : grouped(m2);
  const told = metresText(acres);
  return acres >= 0.2 ? `${shown} m² (${told} ${told === '1' ? 'acre' : 'acres'})` : `${shown} m²`;
}

/** Errors and warnings about the size of the finished figure. */
export function sizeProblems(
  areaM2: number,
  widthM: number,
  depthM: number,
  entered: boolean,
): Problem[] {
  const field = entered ? ('area' as const) : ('designDescription' as const);
  // sides in whole millimetres make 2,500.01 m² of 2,500
  if (areaM2 < LEAST_PLOT_M2 - 0.05 || areaM2 > MOST_PLOT_M2 + 0.5) {
    const help =
      areaM2 > MOST_PLOT_M2
        ? 'That is a lovely lot of ground. Tell us the size of the part nearest the house, or of the part you want to change first, and we will design that.'
        : 'If a figure has slipped, give length and width in metres. If it really is so small, the right pots in the right light do more than a plan to scale, and we gladly talk it through with you.';
    return [
      {
        code: 'plot-size',
        severity: 'error',
        message: `We can design plots of ${LEAST_PLOT_M2} to ${grouped(MOST_PLOT_M2)} m². Yours reads as ${areaText(areaM2)}. ${help}`,
        field,
      },
    ];
  }
  const short = Math.min(widthM, depthM);
  if (short < LEAST_SIDE_M - 0.001) {
    return [
      {
        code: 'plot-narrow',
        severity: 'error',
        message: `A plot needs to be at least ${LEAST_SIDE_M} m across to be designed. Yours reads as ${metresText(widthM)} m wide and ${metresText(depthM)} m deep. If a figure has slipped, please correct it; if not, we gladly look at it with you.`,
        field,
      },
    ];
  }
  return [];
}

export function pacedNote(quote: string, shape: PlotShape): Problem {
  const { widthM, depthM } = extentOf(shape);
  return {
    code: 'plot-paced',
    severity: 'note',
    field: 'area',
    message: `You paced it (“${quote}”). A pace is 0.75 to 0.9 m; at 0.8 m the garden is ${metresText(widthM)} m wide and ${metresText(depthM)} m deep. Give us its metres and we will draw yours.`,
  };
}

/** Of ground too large for one plan a part was measured, and that is what is drawn. */
export const partNote = (quote: string, wholeM2: number): Problem => ({
  code: 'plot-part',
  severity: 'note',
  field: 'designDescription',
  message: `You write of ${areaText(wholeM2)} in all, which is more than one plan holds. These designs are of the part that you measured, “${quote}”. Give us the length and width of another, and we will design that.`,
});
