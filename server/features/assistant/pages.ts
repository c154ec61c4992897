/** What the articles say, section by section, so that the assistant finds it. */
import { readArticleText } from '#contracts/article-text.ts';
import type { Context } from '#server/context.ts';
import { listArticles } from '#server/features/articles/record.ts';
import type { Page } from '#server/features/assistant/knowledge.ts';

/** Sentences of a section that are quoted. */
const QUOTED = 4;

/** The sections of the published articles, each under its own heading, by the sentences it begins with. */
export async function listPages(ctx: Context): Promise<Page[]> {
  const articles = await listArticles({ ctx });
  return articles.flatMap(({ slug, title, topic, text }) => {
    const sections = [{ heading: topic, words: '' }];
    for (const block of readArticleText(text)) {
      if (block.kind === 'heading') sections.push({ heading: block.text, words: '' });
      if (block.kind === 'paragraph')
        sections.at(-1)!.words += `${block.inlines.map((inline) => inline.text).join('')} `;
    }
    return sections
      .filter(({ words }) => words !== '')
      .map(({ heading, words }, i) => ({
        id: `tip-${slug}-${i}`,
        title,
        heading,
        text: words
          .trim()
          .split(/(?<=[.!?])\s/)
          .slice(0, QUOTED)
          .join(' '),
        source: { title, url: `/gardening-tips/${slug}` },
      }));
  });
}
