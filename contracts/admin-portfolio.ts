/** Projects of the portfolio as the owner edits them. */
import { z } from 'zod';
import { ImageAddress } from './image-address.ts';
import { cleanText, requiredText } from './plain-text.ts';
import { Versioned } from './records.ts';
import { PORTFOLIO_CATEGORIES, PortfolioProject } from './site-content.ts';

export const MOST_TAGS = 12;
export const MOST_TAG_CHARACTERS = 40;

/** Trimmed; empty ones dropped, and those that stand there already in other capitals. */
export function tidyTags(tags: readonly string[]): string[] {
  const known = new Set<string>();
  return tags
    .flatMap((tag) => tag.split(','))
    .map((tag) => cleanText(tag).replaceAll(/\s+/g, ' '))
    .filter((tag) => {
      const key = tag.toLocaleLowerCase('en-GB');
      if (tag === '' || known.has(key)) return false;
      known.add(key);
      return true;
    });
}

const MOST_TAG_TEXT = 4_000;

/** As a list, or as one text with commas between. */
export const ProjectTags = z
  .union(
    [z.string().max(MOST_TAG_TEXT), z.array(z.string().max(MOST_TAG_TEXT)).max(200)],
    'Please enter the tags with commas between them',
  )
  .transform((tags) => tidyTags(typeof tags === 'string' ? [tags] : tags))
  .pipe(
    z
      .array(
        z
          .string()
          .max(MOST_TAG_CHARACTERS, `Please keep each tag under ${MOST_TAG_CHARACTERS} characters`),
      )
      .max(MOST_TAGS, `Please keep to ${MOST_TAGS} tags`),
  );

export const PortfolioInput = z.object({
  title: requiredText('title', 120),
  description: requiredText('description', 4_000),
  category: z
    .enum(PORTFOLIO_CATEGORIES, 'Please choose modern, family or wildlife')
    .default('modern'),
  tags: ProjectTags.default([]),
  /** Left out or empty: there is no picture of before, and the one of after is kept in its place. */
  beforeImageUrl: ImageAddress.default(''),
  afterImageUrl: ImageAddress.default(''),
  featured: z.boolean('Please say whether it is featured').default(false),
  /** Whether visitors see it marked "Sample". Left out: as it was; and a new one is one where the design tool drew its pictures. */
  sample: z.boolean('Please say whether it is a sample').optional(),
});
export type PortfolioInput = z.infer<typeof PortfolioInput>;

export const AdminProject = PortfolioProject.extend(Versioned.shape).extend({
  /** One of its pictures is on another site and could not be fetched. */
  isUnfetched: z.boolean(),
});
export type AdminProject = z.infer<typeof AdminProject>;

export { isDrawnProject } from './drawn-pictures.ts';
export const DRAWN_MESSAGE =
  'These pictures were drawn by the design tool. Shown as finished work they would mislead, which the law forbids: please put in photographs of the garden, or leave the project marked as a sample.';
