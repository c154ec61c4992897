/** Fills a fresh database with sample content, and brings new sample rows to an older one. */
import { createHash } from 'node:crypto';
import type { TipSource } from '#content/tips/tip.ts';
import type { KnowledgeCard } from '#contracts/knowledge.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import type { RateBook } from '#engine/model/costing.ts';
import type { Plant } from '#engine/model/plant.ts';
import type { Context } from '#server/context.ts';
import { articleRecord, asSampleArticle } from '#server/features/articles/record.ts';
import { asCard, cardRecord } from '#server/features/assistant/record.ts';
import type { SampleCalendarPlant } from '#server/features/plants/record.ts';
import { seedPlants } from '#server/features/plants/use-cases.ts';
import {
  asSampleProject,
  portfolioRecord,
  type SampleProject,
} from '#server/features/portfolio/record.ts';
import { seedRates } from '#server/features/rates/use-cases.ts';
import { type ServiceFields, serviceRecord } from '#server/features/services/record.ts';
import { isContentKnown, rememberContent } from '#server/features/settings/content-version.ts';
import { seedSettings } from '#server/features/settings/use-cases.ts';
import {
  asSampleTestimonial,
  type SampleTestimonial,
  testimonialRecord,
} from '#server/features/testimonials/record.ts';
import { seedRecords } from '#server/records/samples.ts';

export type SampleContent = {
  business: BusinessSettings;
  plants: readonly Plant[];
  calendar: readonly SampleCalendarPlant[];
  rates: RateBook;
  services: readonly ServiceFields[];
  projects: readonly SampleProject[];
  testimonials: readonly SampleTestimonial[];
  articles: readonly TipSource[];
  cards: readonly KnowledgeCard[];
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
    await seedRecords({ ctx, tx, record: serviceRecord, samples: content.services });
    const projects = content.projects.map(asSampleProject);
    await seedRecords({ ctx, tx, record: portfolioRecord, samples: projects });
    const testimonials = content.testimonials.map(asSampleTestimonial);
    await seedRecords({ ctx, tx, record: testimonialRecord, samples: testimonials });
    const articles = content.articles.map(asSampleArticle);
    await seedRecords({ ctx, tx, record: articleRecord, samples: articles });
    await seedRecords({ ctx, tx, record: cardRecord, samples: content.cards.map(asCard) });
    await rememberContent({ ctx, tx, version });
  });
  return true;
}
