import type { Selectable } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';
import type { PortfolioTables } from '#server/features/portfolio/table.ts';
import type { SampleProject } from '#server/features/portfolio/use-cases.ts';

export type ProjectRow = Selectable<PortfolioTables['portfolio_projects']>;

/** Featured ones first, then the newest. */
export async function listProjectRows(db: Reader): Promise<ProjectRow[]> {
  return db.selectFrom('portfolio_projects').selectAll().orderBy('featured', 'desc').orderBy('created_at', 'desc').orderBy('id').execute();
}

/** Adds sample projects and renews those that the owner has not changed. */
export async function upsertSampleProjects(tx: Tx, projects: readonly SampleProject[], at: string): Promise<void> {
  for (const project of projects) {
    const row = {
      title: project.title, description: project.description, category: project.category, tags: JSON.stringify(project.tags),
      before_image_url: project.beforeImageUrl, after_image_url: project.afterImageUrl, featured: project.featured ? 1 : 0, updated_at: at,
    };
    await tx.insertInto('portfolio_projects').values({ id: project.id, ...row, sample: 1, edited: 0, created_at: at })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row).where('portfolio_projects.edited', '=', 0))
      .execute();
  }
}
