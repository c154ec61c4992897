import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';
import { requireOneUpdated } from '#server/db/records.ts';
import { binnedIs, type NamedBy } from '#server/features/site-pictures/named-by.ts';
import type { PortfolioTables } from '#server/features/portfolio/table.ts';
import type { SampleProject } from '#server/features/portfolio/use-cases.ts';

export type ProjectRow = Selectable<PortfolioTables['portfolio_projects']>;

/** Featured ones first, then the newest. */
export async function listProjectRows(db: Reader): Promise<ProjectRow[]> {
  return db
    .selectFrom('portfolio_projects')
    .selectAll()
    .where('deleted_at', 'is', null)
    .orderBy('featured', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export const listDeletedProjectRows = (db: Reader): Promise<ProjectRow[]> =>
  db
    .selectFrom('portfolio_projects')
    .selectAll()
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at', 'desc')
    .orderBy('id')
    .execute();

/** Those in the bin as well. */
export const findProjectRow = (db: Reader, id: string): Promise<ProjectRow | undefined> =>
  db.selectFrom('portfolio_projects').selectAll().where('id', '=', id).executeTakeFirst();

export const listProjectTitles = (
  db: Reader,
  ids: readonly string[],
): Promise<Pick<ProjectRow, 'id' | 'title'>[]> =>
  db
    .selectFrom('portfolio_projects')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();

export function listProjectImages(
  db: Reader,
  of: NamedBy,
): Promise<Pick<ProjectRow, 'before_image_url' | 'after_image_url'>[]> {
  const query = db.selectFrom('portfolio_projects').select(['before_image_url', 'after_image_url']);
  return (of === 'all' ? query : query.where('deleted_at', binnedIs(of), null)).execute();
}

export async function insertProjectRow(
  tx: Tx,
  row: Insertable<PortfolioTables['portfolio_projects']>,
): Promise<void> {
  await tx.insertInto('portfolio_projects').values(row).execute();
}

/** @param before as it was read in this transaction @throws AppError conflict */
export async function updateProjectRow(
  tx: Tx,
  before: ProjectRow,
  values: Updateable<PortfolioTables['portfolio_projects']>,
): Promise<void> {
  requireOneUpdated(
    await tx
      .updateTable('portfolio_projects')
      .set(values)
      .where('id', '=', before.id)
      .where('version', '=', before.version)
      .executeTakeFirst(),
  );
}

export async function deleteProjectRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('portfolio_projects').where('id', '=', id).execute();
}

/** Adds sample projects and renews those that the owner has not changed. */
export async function upsertSampleProjects(
  tx: Tx,
  projects: readonly SampleProject[],
  at: string,
): Promise<void> {
  for (const project of projects) {
    const row = {
      title: project.title,
      description: project.description,
      category: project.category,
      tags: JSON.stringify(project.tags),
      before_image_url: project.beforeImageUrl,
      after_image_url: project.afterImageUrl,
      featured: project.featured ? 1 : 0,
      updated_at: at,
    };
    await tx
      .insertInto('portfolio_projects')
      .values({ id: project.id, ...row, sample: 1, edited: 0, created_at: at })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(row).where('portfolio_projects.edited', '=', 0),
      )
      .execute();
  }
}
