/** Finished gardens the firm shows. */
import {
  AdminProject,
  DRAWN_MESSAGE,
  isDrawnProject,
  PortfolioInput,
} from '#contracts/admin-portfolio.ts';
import { PORTFOLIO_CATEGORIES, type PortfolioProject } from '#contracts/site-content.ts';
import type { Context } from '#server/context.ts';
import type { Reader } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import {
  columns,
  defineRecord,
  flag,
  json,
  oneOf,
  type RecordColumns,
  type RecordRow,
} from '#server/records/definition.ts';
import { listShown } from '#server/records/show.ts';

export type PortfolioTables = {
  portfolio_projects: RecordColumns & {
    title: string;
    description: string;
    category: string;
    /** JSON: string[]. */
    tags: string;
    before_image_url: string;
    after_image_url: string;
    featured: number;
    sample: number;
    created_at: string;
  };
};

/** Everything of a project but the sizes of its pictures. */
type ProjectFields = Omit<PortfolioProject, 'before' | 'after'>;
export type SampleProject = Omit<ProjectFields, 'sample'>;
export const asSampleProject = (given: SampleProject): ProjectFields => ({
  ...given,
  sample: true,
});

/** @param wasSample what an input that says nothing about it leaves as it was @throws AppError invalid for a drawn garden that is to pass for finished work */
function complete(input: PortfolioInput, wasSample: boolean) {
  // The specification's callers send one picture for both.
  const beforeImageUrl = input.beforeImageUrl || input.afterImageUrl;
  const isDrawn = isDrawnProject({ ...input, beforeImageUrl });
  if (isDrawn && input.sample === false)
    throw new AppError('invalid', DRAWN_MESSAGE, [{ field: 'sample', message: DRAWN_MESSAGE }]);
  return { ...input, beforeImageUrl, sample: isDrawn || (input.sample ?? wasSample) };
}

export const portfolioRecord = defineRecord({
  kind: 'portfolio',
  table: 'portfolio_projects',
  idPrefix: 'prj',
  words: { a: 'a project', many: 'projects', deleted: 'Project', area: 'portfolio' },
  input: PortfolioInput,
  admin: AdminProject,
  ...columns<ProjectFields>({
    title: 'title',
    description: 'description',
    category: oneOf('category', PORTFOLIO_CATEGORIES, 'modern'),
    tags: json('tags'),
    beforeImageUrl: 'before_image_url',
    afterImageUrl: 'after_image_url',
    featured: flag('featured'),
    sample: flag('sample'),
  }),
  complete: ({ input, before }) => complete(input, before?.sample ?? false),
  pictures: [
    { column: 'before_image_url', field: 'beforeImageUrl', sizedAs: 'before' },
    { column: 'after_image_url', field: 'afterImageUrl', sizedAs: 'after' },
  ],
  sort: [
    ['featured', 'desc'],
    ['created_at', 'desc'],
  ],
  title: (row: RecordRow & { title: string }) => row.title,
  onRestore: () => 'It comes back as it was, and visitors see it on the portfolio page at once.',
  retention: { personal: null, why: 'the firm’s own words and figures' },
});

export const listPortfolio = ({ ctx }: { ctx: Context }): Promise<PortfolioProject[]> =>
  listShown<PortfolioProject>(ctx, portfolioRecord);

/** By id; one that is in the bin or has gone is not among them. */
export async function findProjectTitles(
  db: Reader,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('portfolio_projects')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.id, row.title]));
}
