import { readArticleText } from '#contracts/article-text.ts';

/** What the buttons of the article editor do to its text. Pure: text and selection in, text and selection out. */
export type Selection = { text: string; from: number; to: number };

/** Puts marks round the selected words, or takes them away: "**" for bold, "*" for italic. */
export function toggleMark({ text, from, to }: Selection, mark: string): Selection {
  const inside = text.slice(from, to);
  const isMarked = text.slice(from - mark.length, from) === mark && text.slice(to).startsWith(mark);
  if (isMarked)
    return {
      text: text.slice(0, from - mark.length) + inside + text.slice(to + mark.length),
      from: from - mark.length,
      to: to - mark.length,
    };
  return {
    text: text.slice(0, from) + mark + inside + mark + text.slice(to),
    from: from + mark.length,
    to: to + mark.length,
  };
}

const LINE_MARK = /^(?:#{2,3} |- |\d+\. )/;

/** Makes headings or list items of the selected lines; once more makes them plain. @param markOf the start of a line, by its number */
export function toggleLines(
  { text, from, to }: Selection,
  markOf: (index: number) => string,
): Selection {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const next = text.indexOf('\n', to);
  const end = next === -1 ? text.length : next;
  const lines = text.slice(start, end).split('\n');
  const areMarked = lines.every((line, index) => line.startsWith(markOf(index)));
  const changed = lines
    .map((line, index) => (areMarked ? '' : markOf(index)) + line.replace(LINE_MARK, ''))
    .join('\n');
  // Blocks are parted by empty lines: a heading or list gets them; a line beside other items joins their list.
  const isItem = !areMarked && !markOf(0).startsWith('#');
  const needsGap = (line: string) =>
    !areMarked && line !== '' && !(isItem && LINE_MARK.test(line) && !line.startsWith('#'));
  const lineBefore = text
    .slice(0, Math.max(0, start - 1))
    .split('\n')
    .at(-1)!;
  const lineAfter = text.slice(end + 1).split('\n')[0]!;
  const before = text.slice(0, start) + (needsGap(lineBefore) ? '\n' : '');
  const after = (needsGap(lineAfter) ? '\n' : '') + text.slice(end);
  return {
    text: before + changed + after,
    from: before.length,
    to: before.length + changed.length,
  };
}

/** A link round the selected words; its address is selected, to be typed over. */
export function addLink({ text, from, to }: Selection): Selection {
  const words = text.slice(from, to) || 'words';
  const address = from + words.length + 3;
  return {
    text: `${text.slice(0, from)}[${words}](https://)${text.slice(to)}`,
    from: address,
    to: address + 'https://'.length,
  };
}

/** A picture in a block of its own after the selection; its description is selected, to be typed over. */
export function addPicture({ text, to }: Selection, url: string): Selection {
  const DESCRIPTION = 'What the picture shows';
  const before = text.slice(0, to).replace(/\n*$/, '');
  const after = text.slice(to).replace(/^\n*/, '');
  const from = before.length + (before ? 2 : 0) + 2;
  return {
    text: `${before}${before ? '\n\n' : ''}![${DESCRIPTION}](${url})${after ? `\n\n${after}` : '\n'}`,
    from,
    to: from + DESCRIPTION.length,
  };
}

const begin = (line: string) => `“${line.length > 40 ? `${line.slice(0, 40)}…` : line}”`;

/** What is written in a way that visitors would see as marks, each in a sentence. */
export function findSlips(text: string): string[] {
  const slips: string[] = [];
  for (const block of text.replaceAll('\r\n', '\n').split(/\n\s*\n/)) {
    const lines = block.trim().split('\n');
    const heading = lines.find((line) => /^#{2,3} /.test(line));
    if (heading && lines.length > 1)
      slips.push(`Please leave an empty line before and after the heading ${begin(heading)}.`);
    const item = lines.slice(1).find((line) => /^(?:- |\d{1,3}\. )/.test(line));
    if (item && !heading && !/^(?:- |\d{1,3}\. )/.test(lines[0]!))
      slips.push(`Please leave an empty line before the list that begins ${begin(item)}.`);
    const other = lines.find((line) => /^(?:#|#{4,}) /.test(line));
    if (other) slips.push(`Please begin the heading ${begin(other)} with ## or ###.`);
  }
  for (const block of readArticleText(text)) {
    if (block.kind === 'picture' || block.kind === 'heading') continue;
    const inlines = block.kind === 'list' ? block.items.flat() : block.inlines;
    for (const { kind, text: plain, ...rest } of inlines) {
      if ('to' in rest && rest.to === 'https://')
        slips.push(`Please enter the address of the link ${begin(plain)}.`);
      if (kind !== 'text') continue;
      for (const [, mark, words] of plain.matchAll(/(!?)\[([^\]\n]*)\]\([^)\n]*\)/g))
        slips.push(
          mark
            ? `The picture ${begin(words!)} needs a line of its own, and has to be chosen with the Picture button.`
            : `The link ${begin(words!)} needs an address that begins with https://, mailto:, tel: or /.`,
        );
    }
  }
  return slips;
}
