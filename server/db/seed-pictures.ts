/** Stores the sample content's pictures before the content. */
import type { Context } from '#server/context.ts';
import { seed, type SampleContent } from '#server/db/seed.ts';
import {
  placeSamplePictures,
  sweepSamplePictures,
} from '#server/features/site-pictures/sample-pictures.ts';
import type { SitePictureSource } from '#server/ports/site-pictures.ts';
import type { Storage } from '#server/ports/storage.ts';
import { listNamedPictures } from '#server/records/pictures.ts';

type Order = { ctx: Context; storage: Storage; source: SitePictureSource; content: SampleContent };

/** Seeds with the pictures' addresses in the place of their names, then removes those of older versions. */
export async function seedWithPictures({ ctx, storage, source, content }: Order): Promise<boolean> {
  const references = [
    ...content.services.map((one) => one.imageUrl),
    ...content.projects.flatMap((one) => [one.beforeImageUrl, one.afterImageUrl]),
  ];
  const placed = await placeSamplePictures({ ctx, storage, source }, references);
  const addressOf = (reference: string) => placed.get(reference) ?? reference;
  const services = content.services.map((one) => ({ ...one, imageUrl: addressOf(one.imageUrl) }));
  const projects = content.projects.map((one) => {
    const after = addressOf(one.afterImageUrl);
    // Without a picture of the bare plot there is nothing to compare.
    return { ...one, afterImageUrl: after, beforeImageUrl: addressOf(one.beforeImageUrl) || after };
  });
  const isNew = await seed({ ctx, content: { ...content, services, projects } });
  await sweepSamplePictures({ ctx, storage }, await listNamedPictures({ ctx }));
  return isNew;
}
