/** Finished gardens the firm shows. */
import { PORTFOLIO_CATEGORIES, type PortfolioProject } from '#contracts/site-content.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import { listProjectRows, upsertSampleProjects } from '#server/features/portfolio/repo.ts';
import { findSitePictures } from '#server/features/site-pictures/use-cases.ts';

export type SampleProject = Omit<PortfolioProject, 'before' | 'after' | 'sample'>;

export async function listPortfolio({ ctx }: { ctx: Context }): Promise<PortfolioProject[]> {
  const rows = await listProjectRows(ctx.db.read);
  const pictures = await findSitePictures({ ctx, urls: rows.flatMap((row) => [row.before_image_url, row.after_image_url]) });
  return rows.map((row) => ({
    id: row.id, title: row.title, description: row.description, category: PORTFOLIO_CATEGORIES.find((one) => one === row.category) ?? 'modern',
    tags: JSON.parse(row.tags) as string[], beforeImageUrl: row.before_image_url, afterImageUrl: row.after_image_url,
    featured: row.featured === 1, sample: row.sample === 1,
    before: pictures.get(row.before_image_url) ?? null, after: pictures.get(row.after_image_url) ?? null,
  }));
}

export async function seedPortfolio({ ctx, tx, projects }: { ctx: Context; tx: Tx; projects: readonly SampleProject[] }): Promise<void> {
  if (ctx.actor.kind !== 'system') throw new AppError('forbidden', 'Only the server itself may do this.');
  await upsertSampleProjects(tx, projects, ctx.clock.now().toISOString());
  await writeAudit(tx, ctx, { action: 'portfolio.seed', subject: 'portfolio', detail: { count: projects.length } });
}
