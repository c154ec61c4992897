/** The title of a sheet, fitted to its panel. */
import { textWidth, wrapText } from './text-width.ts';

/** Where the drawing's own face is not at hand the one that stands in is up to so much wider. */
const STAND_IN_WIDER = 1.42;
const TITLE_SIZES = [1, 0.84, 0.72],
  TITLE_LINES = 2;
/** The largest size at which a title keeps to the panel in two lines, whatever face it is set in; three lines at the least size. */
export function fitTitle(
  title: string,
  full: number,
  panel: number,
): { size: number; lines: string[] } {
  const wrapped = (size: number, most: number) =>
    wrapText(title, size * STAND_IN_WIDER, panel, most, 'title');
  for (const share of TITLE_SIZES) {
    const size = full * share,
      lines = wrapped(size, TITLE_LINES + 1);
    if (
      lines.length <= TITLE_LINES &&
      lines.every((line) => textWidth(line, size * STAND_IN_WIDER, 'title') <= panel)
    )
      return { size, lines };
  }
  const size = full * TITLE_SIZES.at(-1)!;
  return { size, lines: wrapped(size, TITLE_LINES + 1) };
}
