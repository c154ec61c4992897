/** What clients have said, as visitors see it. */
import { type AdminTestimonial, whyNotShown } from '#contracts/admin-testimonials.ts';
import type { Testimonial } from '#contracts/site-content.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { ALL_SAMPLES, listRemovals } from '#server/db/records.ts';
import { AppError } from '#server/errors.ts';
import { findProjectTitles } from '#server/features/portfolio/use-cases.ts';
import {
  listTestimonialRows,
  type TestimonialRow,
  upsertSampleTestimonials,
} from '#server/features/testimonials/repo.ts';

export type SampleTestimonial = Omit<Testimonial, 'sample' | 'incentive' | 'project'>;

/** With its evidence, for the owner alone. */
export const presentTestimonial = (
  row: TestimonialRow,
): Omit<AdminTestimonial, 'version' | 'updatedAt'> => ({
  id: row.id,
  name: row.name,
  location: row.location,
  rating: row.rating,
  text: row.text,
  featured: row.featured === 1,
  date: row.given_on,
  sample: row.sample === 1,
  incentive: row.incentive === 1,
  source: row.source,
  permission: row.permission === 1,
  projectId: row.project_id,
});

/** Those with permission and a source, and samples. Where the words came from stays with the owner. */
export async function listTestimonials({ ctx }: { ctx: Context }): Promise<Testimonial[]> {
  const shown = (await listTestimonialRows(ctx.db.read))
    .map(presentTestimonial)
    .filter((one) => whyNotShown(one) === null);
  const titles = await findProjectTitles({ ctx, ids: shown.flatMap((one) => one.projectId ?? []) });
  return shown.map(
    ({ id, name, location, rating, text, featured, date, sample, incentive, projectId }) => {
      const title = projectId === null ? undefined : titles.get(projectId);
      return {
        id,
        name,
        location,
        rating,
        text,
        featured,
        date,
        sample,
        incentive,
        project: projectId === null || title === undefined ? null : { id: projectId, title },
      };
    },
  );
}

export async function seedTestimonials({
  ctx,
  tx,
  testimonials,
}: {
  ctx: Context;
  tx: Tx;
  testimonials: readonly SampleTestimonial[];
}): Promise<void> {
  if (ctx.actor.kind !== 'system')
    throw new AppError('forbidden', 'Only the server itself may do this.');
  const gone = await listRemovals(tx, 'testimonials');
  const wanted = gone.has(ALL_SAMPLES) ? [] : testimonials.filter((one) => !gone.has(one.id));
  await upsertSampleTestimonials(tx, wanted, ctx.clock.now().toISOString());
  await writeAudit(tx, ctx, {
    action: 'testimonials.seed',
    subject: 'testimonials',
    detail: { count: wanted.length },
  });
}
