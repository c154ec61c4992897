import type { HeroImage } from '#contracts/library.ts';
import type { Context } from '#server/context.ts';
import { listHeroDesigns } from '#server/features/designs/read.ts';

/** Sample designs whose picture is stored: the carousel shows pictures under /uploads/ only. */
export async function listHeroImages({ ctx }: { ctx: Context }): Promise<HeroImage[]> {
  return (await listHeroDesigns({ ctx }))
    .filter((design) => design.picture !== null)
    .map(({ id, imageUrl, title, picture }) => ({ id, imageUrl, title, picture }));
}
