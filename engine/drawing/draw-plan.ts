/** The landscape architect's plan of a garden model, as data. */
import type { Drawing } from './drawing.ts';
import { drawBed } from './views/bed.ts';
import type { PlanOptions } from './views/options.ts';
import { drawPage } from './views/page.ts';
import { drawPicture } from './views/picture.ts';
import { drawPlain } from './views/plain.ts';
import { drawSheet } from './views/sheet.ts';
import { drawSun } from './views/sun.ts';

export type { PlanOptions } from './views/options.ts';

/**
 * Draws one view of a garden model.
 * @throws Error when the sun view is given no sun map, or the bed view an area that the layout has not.
 */
export function drawPlan(options: PlanOptions): Drawing {
  switch (options.view) {
    case 'sheet':
      return drawSheet(options);
    case 'page':
      return drawPage(options);
    case 'plain':
      return drawPlain(options);
    case 'sun':
      return drawSun(options);
    case 'bed':
      return drawBed(options);
    default:
      return drawPicture(options);
  }
}
