/** Gardening articles, as visitors read them and as the owner edits them. */
import { z } from 'zod';
import { ImageAddress } from './image-address.ts';
import { plainText, requiredText } from './plain-text.ts';
import { Versioned } from './records.ts';
import { SizedPicture } from './site-content.ts';

const SLUG = 'Please use small letters, digits and hyphens, such as "pruning-roses"';
const PUBLISH_ON = 'Please enter the date of publication';
const TEXT = 'Please write at least 50 characters';
const MOST_PLANTS = 40;
const MOST_LINKS = 20;

/** "Pruning roses in March" gives "pruning-roses-in-march". */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '');

const Slug = z
  .string(SLUG)
  .trim()
  .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, SLUG)
  .max(80, SLUG);
const Word = z.string().regex(/^[\w-]{1,80}$/);
const Link = z.object({
  label: z.string().trim().min(1).max(120),
  to: z
    .string()
    .regex(/^\/(?![/\\])[\w/?=&#-]*$/)
    .max(200),
});

export const ArticleInput = z.object({
  title: requiredText('title', 120),
  /** The end of its address; left empty it is made from the title. */
  slug: Slug.default(''),
  /** What it is about, in a word or two. */
  topic: requiredText('topic', 40),
  summary: requiredText('summary', 400),
  imageUrl: ImageAddress.default(''),
  imageAlt: plainText('Please describe the picture in words')
    .max(300, 'Please keep the description under 300 characters')
    .default(''),
  /** See article-text.ts. */
  text: plainText(TEXT).min(50, TEXT).max(40_000, 'Please keep the text under 40,000 characters'),
  /** ISO date. Before that day only the owner sees it. */
  publishOn: z.iso.date(PUBLISH_ON).refine((date) => date >= '1950-01-01', PUBLISH_ON),
  active: z.boolean('Please say whether it is shown').default(true),
  /** Ids of plants of the catalogue, slugs of articles to read next, pages to go to. Left out: as they were. */
  plants: z.array(Word).max(MOST_PLANTS).optional(),
  related: z.array(Word).max(MOST_LINKS).optional(),
  links: z.array(Link).max(MOST_LINKS).optional(),
});
export type ArticleInput = z.infer<typeof ArticleInput>;

export const Article = z.object({
  ...ArticleInput.shape,
  id: z.string(),
  plants: z.array(z.string()),
  related: z.array(z.string()),
  links: z.array(z.object({ label: z.string(), to: z.string() })),
  sample: z.boolean(),
  picture: SizedPicture.nullable(),
});
export type Article = z.infer<typeof Article>;

export const AdminArticle = Article.extend(Versioned.shape).extend({ isUnfetched: z.boolean() });
export type AdminArticle = z.infer<typeof AdminArticle>;
