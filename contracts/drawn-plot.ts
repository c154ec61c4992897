/** A plot that was drawn by hand; what makes no garden is refused in its own sentence. */
import { z } from 'zod';
import { type DrawnPlot, MOST_CORNERS } from '#engine/model/drawn-plot.ts';
import { plotFault } from '#engine/operations/plot/faults.ts';

const mm = z.number().int().min(-1_000_000).max(1_000_000);

export const DrawnPlotInput: z.ZodType<DrawnPlot> = z
  .object({
    corners: z
      .custom<readonly unknown[]>(
        (list) => Array.isArray(list) && list.length <= MOST_CORNERS,
        `A plot has ${MOST_CORNERS} corners at most.`,
      )
      .pipe(z.array(z.tuple([mm, mm]))),
    doorX: mm,
  })
  .superRefine((plot, context) => {
    const message = plotFault(plot);
    if (message) context.addIssue({ code: 'custom', message });
  });
