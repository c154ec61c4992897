/** A gardening article, and how its text is read. */
export type TipBlock = { kind: 'paragraph'; text: string } | { kind: 'list'; items: string[] };
export type TipSection = { heading: string | null; blocks: TipBlock[] };
export type TipSource = {
  slug: string;
  title: string;
  /** What the article is about, in a word or two. */
  topic: string;
  standfirst: string;
  /** Of the drawings under /botanical. */
  drawing: string;
  drawingAlt: string;
  /** ISO date. */
  published: string;
  /** Ids of the plant catalogue, shown as a list beside the article. */
  plants: string[];
  related: string[];
  links: { label: string; to: string }[];
  /** Paragraphs parted by empty lines; "## " opens a section, "- " a list item. */
  body: string;
};
export type Tip = Omit<TipSource, 'body'> & {
  sections: TipSection[];
  words: number;
  readingMinutes: number;
};

const WORDS_PER_MINUTE = 220;

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** Reads an article's text into sections. */
export function readTip({ body, ...rest }: TipSource): Tip {
  const sections: TipSection[] = [{ heading: null, blocks: [] }];
  for (const chunk of body.trim().split(/\n\s*\n/)) {
    const text = chunk.trim().replaceAll(/\n(?!- )/g, ' ');
    if (text.startsWith('## ')) sections.push({ heading: text.slice(3), blocks: [] });
    else if (text.startsWith('- '))
      sections.at(-1)!.blocks.push({
        kind: 'list',
        items: text.split(/\n- /).map((item) => item.replace(/^- /, '')),
      });
    else sections.at(-1)!.blocks.push({ kind: 'paragraph', text });
  }
  const words = countWords(body);
  return {
    ...rest,
    sections,
    words,
    readingMinutes: Math.max(1, Math.round(words / WORDS_PER_MINUTE)),
  };
}

/** The words of a section's blocks as one text. */
export const sectionText = (section: TipSection): string =>
  section.blocks
    .map((block) => (block.kind === 'list' ? block.items.join('\n') : block.text))
    .join('\n');
