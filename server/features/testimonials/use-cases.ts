/** What clients have said. */
import type { Testimonial } from '#contracts/site-content.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { listTestimonialRows, upsertSampleTestimonials } from '#server/features/testimonials/repo.ts';

export type SampleTestimonial = Omit<Testimonial, 'sample'>;

/** Where the words came from stays with the owner. */
export async function listTestimonials({ ctx }: { ctx: Context }): Promise<Testimonial[]> {
  return (await listTestimonialRows(ctx.db.read)).map((row) => ({
    id: row.id, name: row.name, location: row.location, rating: row.rating, text: row.text,
    featured: row.featured === 1, date: row.given_on, sample: row.sample === 1,
  }));
}

export async function seedTestimonials({ ctx, tx, testimonials }: { ctx: Context; tx: Tx; testimonials: readonly SampleTestimonial[] }): Promise<void> {
  if (ctx.actor.kind !== 'system') throw new AppError('forbidden', 'Only the server itself may do this.');
  await upsertSampleTestimonials(tx, testimonials, ctx.clock.now().toISOString());
  await writeAudit(tx, ctx, { action: 'testimonials.seed', subject: 'testimonials', detail: { count: testimonials.length } });
}
