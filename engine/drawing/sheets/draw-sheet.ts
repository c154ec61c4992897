/** The sheets that a garden is built from, beside its plan. */
import type { Drawing } from '../drawing.ts';
import { drawPlantingPlan } from './planting-plan.ts';
import { drawSection } from './section.ts';
import { drawSettingOut } from './setting-out.ts';
import type { SheetOptions } from './sheet-page.ts';

export type { SheetOptions } from './sheet-page.ts';

/** Draws one sheet of a garden model, true to the scale that it states. */
export function drawWorkingSheet(options: SheetOptions): Drawing {
  switch (options.view) {
    case 'section':
      return drawSection(options);
    case 'planting':
      return drawPlantingPlan(options);
    default:
      return drawSettingOut(options);
  }
}
