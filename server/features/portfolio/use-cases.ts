/** Finished gardens the firm shows, as visitors see them. */
import { PORTFOLIO_CATEGORIES, type PortfolioProject } from '#contracts/site-content.ts';
import type { Context } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { ALL_SAMPLES, listRemovals } from '#server/db/records.ts';
import { AppError } from '#server/errors.ts';
import {
  listProjectImages,
  listProjectRows,
  listProjectTitles,
  type ProjectRow,
  upsertSampleProjects,
} from '#server/features/portfolio/repo.ts';
import type { NamedBy } from '#server/features/site-pictures/named-by.ts';
import { findSitePictures, publicImageUrl } from '#server/features/site-pictures/use-cases.ts';

export type SampleProject = Omit<PortfolioProject, 'before' | 'after' | 'sample'>;

/** Everything of a project but the sizes of its pictures. */
export const presentProject = (row: ProjectRow): Omit<PortfolioProject, 'before' | 'after'> => ({
  id: row.id,
  title: row.title,
  description: row.description,
  category: PORTFOLIO_CATEGORIES.find((one) => one === row.category) ?? 'modern',
  tags: JSON.parse(row.tags) as string[],
  beforeImageUrl: row.before_image_url,
  afterImageUrl: row.after_image_url,
  featured: row.featured === 1,
  sample: row.sample === 1,
});

export async function listPortfolio({ ctx }: { ctx: Context }): Promise<PortfolioProject[]> {
  const rows = await listProjectRows(ctx.db.read);
  const pictures = await findSitePictures({
    ctx,
    urls: rows.flatMap((row) => [row.before_image_url, row.after_image_url]),
  });
  return rows.map((row) => {
    const [before, after] = [
      pictures.get(row.before_image_url) ?? null,
      pictures.get(row.after_image_url) ?? null,
    ];
    return {
      ...presentProject(row),
      beforeImageUrl: publicImageUrl(row.before_image_url, before),
      afterImageUrl: publicImageUrl(row.after_image_url, after),
      before,
      after,
    };
  });
}

/** By id; one that lies in the bin or has gone is not among them. */
export async function findProjectTitles({
  ctx,
  ids,
}: {
  ctx: Context;
  ids: readonly string[];
}): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await listProjectTitles(ctx.db.read, ids)).map((row) => [row.id, row.title]));
}

/** The addresses of pictures that projects name, those in the bin as well unless `of` says otherwise: they may be restored. */
export async function listImageUrls({
  ctx,
  read = ctx.db.read,
  of = 'all',
}: {
  ctx: Context;
  read?: Reader;
  of?: NamedBy;
}): Promise<string[]> {
  return (await listProjectImages(read, of)).flatMap((row) => [
    row.before_image_url,
    row.after_image_url,
  ]);
}

export async function seedPortfolio({
  ctx,
  tx,
  projects,
}: {
  ctx: Context;
  tx: Tx;
  projects: readonly SampleProject[];
}): Promise<void> {
  if (ctx.actor.kind !== 'system')
    throw new AppError('forbidden', 'Only the server itself may do this.');
  const gone = await listRemovals(tx, 'portfolio');
  const wanted = gone.has(ALL_SAMPLES) ? [] : projects.filter((one) => !gone.has(one.id));
  await upsertSampleProjects(tx, wanted, ctx.clock.now().toISOString());
  await writeAudit(tx, ctx, {
    action: 'portfolio.seed',
    subject: 'portfolio',
    detail: { count: wanted.length },
  });
}
