/**
 * The text of an article: a small part of Markdown, read into blocks. There is no HTML in it and none comes of it.
 * Blocks are parted by empty lines: "## " and "### " headings, "- " and "1. " lists, "![words](address)" pictures, paragraphs.
 * In a line: "**bold**", "*italic*" and "[words](address)".
 */
export type ArticleInline =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'italic'; text: string }
  | { kind: 'link'; text: string; to: string };
export type ArticleBlock =
  | { kind: 'heading'; level: 2 | 3; text: string }
  | { kind: 'paragraph'; inlines: ArticleInline[] }
  | { kind: 'list'; isNumbered: boolean; items: ArticleInline[][] }
  | { kind: 'picture'; url: string; alt: string };

/** A page of the site, another site by https, a mail address or a telephone number. */
const SAFE_ADDRESS = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)[^\s<>"]*$/i;
const INLINE = /\*\*([^*\n]+)\*\*|\*([^*\n]+)\*|\[([^\]\n]+)\]\(([^\s()]+)\)/g;
const PICTURE = /^!\[([^\]\n]*)\]\(([^\s()]+)\)$/;
const ITEM = /^(?:- |\d{1,3}\. )/;
const WORDS_PER_MINUTE = 220;

function readInlines(text: string): ArticleInline[] {
  const inlines: ArticleInline[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) inlines.push({ kind: 'text', text: text.slice(from, to) });
  };
  for (const match of text.matchAll(INLINE)) {
    const [whole, bold, italic, words, to] = match;
    if (words !== undefined && !SAFE_ADDRESS.test(to!)) continue;
    plain(match.index);
    if (bold !== undefined) inlines.push({ kind: 'bold', text: bold });
    else if (italic !== undefined) inlines.push({ kind: 'italic', text: italic });
    else inlines.push({ kind: 'link', text: words!, to: to! });
    from = match.index + whole.length;
  }
  plain(text.length);
  return inlines;
}

function readBlock(chunk: string): ArticleBlock {
  const heading = /^(##|###) (.+)$/s.exec(chunk);
  if (heading)
    return {
      kind: 'heading',
      level: heading[1] === '##' ? 2 : 3,
      text: heading[2]!.replaceAll('\n', ' '),
    };
  const [, alt, url] = PICTURE.exec(chunk) ?? [];
  if (url !== undefined && /^\/(?![/\\])/.test(url)) return { kind: 'picture', url, alt: alt! };
  if (ITEM.test(chunk)) {
    const items = chunk.split(/\n(?=- |\d{1,3}\. )/);
    return {
      kind: 'list',
      isNumbered: !chunk.startsWith('- '),
      items: items.map((item) => readInlines(item.replace(ITEM, '').replaceAll('\n', ' '))),
    };
  }
  return { kind: 'paragraph', inlines: readInlines(chunk.replaceAll('\n', ' ')) };
}

export const readArticleText = (text: string): ArticleBlock[] =>
  text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
    .map(readBlock);

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round(countWords(text) / WORDS_PER_MINUTE));
