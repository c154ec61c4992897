/** A plot that was drawn by hand; whether it makes a garden is asked of the engine where it is used. */
import { z } from 'zod';
import { type DrawnPlot, MOST_CORNERS } from '#engine/model/drawn-plot.ts';

const mm = z.number().int().min(-1_000_000).max(1_000_000);

export const DrawnPlotInput: z.ZodType<DrawnPlot> = z.object({
  corners: z
    .custom<readonly unknown[]>(
      (list) => Array.isArray(list) && list.length <= MOST_CORNERS,
      `A plot has ${MOST_CORNERS} corners at most.`,
    )
    .pipe(z.array(z.tuple([mm, mm]))),
  doorX: mm,
});
