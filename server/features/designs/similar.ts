/** What somebody would ask for who wants a garden like this one. */
import type { z } from 'zod';
import type { SimilarRequest } from '#contracts/design.ts';
import { similarWords } from '#engine/exports/similar-words.ts';
import type { Context } from '#server/context.ts';
import { AppError } from '#server/errors.ts';
import { DESIGN_GONE, readGarden } from '#server/features/designs/read.ts';

/**
 * The ground is told of a design that only its link leads to: whoever has that lives there, or knows who does. Of one of the
 * library it is left out, since it is not the reader's. @throws AppError not-found
 */
export async function readSimilar({
  ctx,
  id,
}: {
  ctx: Context;
  id: string;
}): Promise<z.input<typeof SimilarRequest>> {
  const found = await readGarden({ ctx, id });
  if (!found) throw new AppError('not-found', DESIGN_GONE);
  const { row, garden } = found;
  const withPlot = row.public_at === null && row.sample === 0;
  return {
    designDescription: similarWords(garden.model, { withPlot }),
    projectType: row.project_type as z.input<typeof SimilarRequest>['projectType'],
  };
}
