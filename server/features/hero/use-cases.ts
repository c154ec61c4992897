import type { HeroImage } from '#contracts/library.ts';
import type { Context } from '#server/context.ts';
import { listHeroDesigns } from '#server/features/designs/read.ts';

/**
 * Designs whose picture is stored: the carousel shows pictures under /uploads/ only. Samples are chosen for it; once the
 * owner has removed them, the newest gardens that visitors share stand there.
 * It fills the screen, so a view from the terrace comes before the model seen from above.
 */
export async function listHeroImages({ ctx }: { ctx: Context }): Promise<HeroImage[]> {
  return (await listHeroDesigns({ ctx }))
    .map(({ id, imageUrl, title, pictures }) => ({
      id,
      imageUrl,
      title,
      picture:
        pictures.find((one) => one.kind === 'eye' && one.quality === 'full') ?? pictures[0] ?? null,
    }))
    .filter((image) => image.picture !== null)
    .map((image) => ({ ...image, imageUrl: image.picture?.jpegUrl ?? image.imageUrl }));
}
