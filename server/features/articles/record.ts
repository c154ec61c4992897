/** Gardening articles. */
import { londonDay } from '#contracts/london-time.ts';
import { plateOf } from '#content/calendar/plates.ts';
import type { TipSource } from '#content/tips/tip.ts';
import { AdminArticle, type Article, ArticleInput, slugOf } from '#contracts/admin-articles.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { AppError } from '#server/errors.ts';
import {
  columns,
  defineRecord,
  flag,
  json,
  type RecordColumns,
  type RecordRow,
} from '#server/records/definition.ts';
import { listShown } from '#server/records/show.ts';

export type ArticleTables = {
  articles: RecordColumns & {
    slug: string;
    title: string;
    topic: string;
    summary: string;
    image_url: string;
    image_alt: string;
    /** See contracts/article-text.ts. */
    text: string;
    /** ISO date. */
    publish_on: string;
    active: number;
    /** JSON: ids of plants, slugs, and { label, to }[]. */
    plants: string;
    related: string;
    links: string;
    sample: number;
    created_at: string;
  };
};

type ArticleFields = Omit<Article, 'picture'>;

export const asSampleArticle = ({
  standfirst,
  drawing,
  drawingAlt,
  published,
  body,
  ...tip
}: TipSource): ArticleFields => ({
  ...tip,
  id: tip.slug,
  summary: standfirst,
  imageUrl: `/botanical/${drawing}.jpg`,
  imageAlt: drawingAlt,
  text: body.trim(),
  publishOn: published,
  active: true,
  sample: true,
});

const refuse = (field: string, message: string) =>
  new AppError('invalid', message, [{ field, message }]);

/** @throws AppError invalid where no address can be made of the title, or another article has it */
async function requireFreeSlug(tx: Tx, slug: string, id: string): Promise<void> {
  if (slug.length < 3)
    throw refuse('slug', 'Please enter an address of at least 3 letters, such as "pruning-roses"');
  const other = await tx
    .selectFrom('articles')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '!=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (other) throw refuse('slug', 'Another article has this address. Please choose another.');
}

export const articleRecord = defineRecord({
  kind: 'articles',
  table: 'articles',
  idPrefix: 'art',
  words: { a: 'an article', many: 'articles', deleted: 'Article', area: 'articles' },
  input: ArticleInput,
  admin: AdminArticle,
  ...columns<ArticleFields>({
    slug: 'slug',
    title: 'title',
    topic: 'topic',
    summary: 'summary',
    imageUrl: 'image_url',
    imageAlt: 'image_alt',
    text: 'text',
    publishOn: 'publish_on',
    active: flag('active'),
    plants: json('plants'),
    related: json('related'),
    links: json('links'),
    sample: flag('sample'),
  }),
  async complete({ tx, input, before, id }) {
    const slug = input.slug || (before?.slug ?? slugOf(input.title));
    await requireFreeSlug(tx, slug, id);
    return {
      ...input,
      slug,
      plants: input.plants ?? before?.plants ?? [],
      related: input.related ?? before?.related ?? [],
      links: input.links ?? before?.links ?? [],
      sample: before?.sample ?? false,
    };
  },
  pictures: [
    { column: 'image_url', field: 'imageUrl', sizedAs: 'picture' },
    { column: 'text', field: 'text' },
  ],
  sort: [['publish_on', 'desc']],
  title: (row: RecordRow & { title: string }) => row.title,
  onRestore: () => 'It comes back hidden: visitors see it once you have switched it on.',
  restoreValues: { active: 0 },
  retention: { personal: null, why: 'the firm’s own words and figures' },
  searched: ['title', 'topic', 'summary', 'text'],
});

/** Those that are published, the newest first. */
export async function listArticles({ ctx }: { ctx: Context }): Promise<Article[]> {
  const today = londonDay(ctx.clock.now());
  const articles = await listShown<Article>(
    ctx,
    articleRecord,
    (article) => article.active && article.publishOn <= today,
  );
  return articles.map((article) => ({
    ...article,
    picture: article.picture ?? plateOf(article.imageUrl, article.imageAlt),
  }));
}
