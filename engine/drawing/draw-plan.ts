/** The landscape architect's plan of a garden model, as data. */
import type { Drawing } from './drawing.ts';
import type { PlanOptions } from './views/options.ts';
import { drawPicture } from './views/picture.ts';
import { drawSheet } from './views/sheet.ts';

export type { PlanOptions } from './views/options.ts';

export function drawPlan(options: PlanOptions): Drawing {
  return options.view === 'sheet' ? drawSheet(options) : drawPicture(options);
}
