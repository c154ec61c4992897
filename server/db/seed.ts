/** Fills a fresh database with sample content, and brings new sample rows to an older one. */
import { createHash } from 'node:crypto';
import type { BusinessSettings } from '#contracts/site-info.ts';
import type { RateBook } from '#engine/model/costing.ts';
import type { Plant } from '#engine/model/plant.ts';
import type { Context } from '#server/context.ts';
import type { SampleCalendarPlant } from '#server/features/plants/repo.ts';
import { seedPlants } from '#server/features/plants/use-cases.ts';
import { type SampleProject, seedPortfolio } from '#server/features/portfolio/use-cases.ts';
import { seedRates } from '#server/features/rates/use-cases.ts';
import { type SampleService, seedServices } from '#server/features/services/use-cases.ts';
import { isContentKnown, rememberContent } from '#server/features/settings/content-version.ts';
import { seedSettings } from '#server/features/settings/use-cases.ts';
import {
  type SampleTestimonial,
  seedTestimonials,
} from '#server/features/testimonials/use-cases.ts';

export type SampleContent = {
  business: BusinessSettings;
  plants: readonly Plant[];
  calendar: readonly SampleCalendarPlant[];
  rates: RateBook;
  services: readonly SampleService[];
  projects: readonly SampleProject[];
  testimonials: readonly SampleTestimonial[];
};

/** Does nothing when this very content was put in before. @returns whether anything was written */
export async function seed({
  ctx,
  content,
}: {
  ctx: Context;
  content: SampleContent;
}): Promise<boolean> {
  const version = createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
  if (await isContentKnown({ ctx, version })) return false;
  await ctx.db.write(async (tx) => {
    await seedSettings({ ctx, tx, business: content.business });
    await seedPlants({ ctx, tx, plants: content.plants, calendar: content.calendar });
    await seedRates({ ctx, tx, book: content.rates });
    await seedServices({ ctx, tx, services: content.services });
    await seedPortfolio({ ctx, tx, projects: content.projects });
    await seedTestimonials({ ctx, tx, testimonials: content.testimonials });
    await rememberContent({ ctx, tx, version });
  });
  return true;
}
