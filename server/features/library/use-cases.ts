import type { LibraryDesign } from '#contracts/library.ts';
import type { Context } from '#server/context.ts';
import { listSharedDesigns } from '#server/features/designs/read.ts';

/** Sample designs and those whose visitors shared them, newest first. Who asked for them is never in it. */
export async function listLibrary({ ctx }: { ctx: Context }): Promise<LibraryDesign[]> {
  return (await listSharedDesigns({ ctx })).map(({ totalPounds, rating, pictures: _all, ...design }) => ({
    ...design,
    costBreakdown: { total: totalPounds },
    sustainability: { rating },
  }));
}
