/** The corpus of described gardens with its labels, as words and spans (corpus/README.md). */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Words, wordsOf } from '../../reader/words.ts';

/** Kept for measuring: never learnt from. */
export const HELD_OUT: readonly string[] = ['writer-06', 'writer-08', 'writer-20', 'writer-23'];

/** One label as written down, see corpus/labelling.md. */
export type Label = {
  q: string;
  i?: number;
  k: string;
  c: string;
  s: string;
  v?: string;
  p?: string;
  n?: number;
  w?: number;
  [more: string]: unknown;
};
export type Span = { from: number; to: number; label: Label };
export type Labelled = {
  id: string;
  writer: string;
  text: string;
  form: Record<string, unknown>;
  words: Words;
  spans: Span[];
};

const folder = fileURLToPath(new URL('../../corpus', import.meta.url));

/** Where the i-th occurrence of a quote begins, or -1. */
function occurrence(text: string, quote: string, which: number): number {
  let at = -1;
  for (let k = 0; k < which; k++) {
    at = text.indexOf(quote, at + 1);
    if (at < 0) return -1;
  }
  return at;
}

function spanAt(words: Words, start: number, label: Label): Span[] {
  const end = start + label.q.length;
  const from = words.words.findIndex((word) => word.end > start);
  let to = from;
  while (to < words.words.length && words.words[to]!.start < end) to++;
  return from >= 0 && to > from ? [{ from, to, label }] : [];
}

export function spansOf(words: Words, labels: readonly Label[]): Span[] {
  const spans: Span[] = [];
  for (const label of labels) {
    const start = occurrence(words.text, label.q, label.i ?? 1);
    if (start >= 0) spans.push(...spanAt(words, start, label));
  }
  return spans.sort((a, b) => a.from - b.from || a.to - b.to);
}

const MARKED = /\{([^{}|]+)\|([^{}|:]+):([^{}|]+)\|([^{}|]+)(?:\|([123]))?\}/g;

/** A text with marks as corpus/sentences.md shows them, or null where they do not parse. */
export function readMarked(
  line: string,
): { text: string; labels: (Label & { at: number })[] } | null {
  const labels: (Label & { at: number })[] = [];
  let text = '';
  let last = 0;
  for (const match of line.matchAll(MARKED)) {
    text += line.slice(last, match.index);
    labels.push({
      q: match[1]!,
      k: match[2]!.trim(),
      c: match[3]!.trim(),
      s: match[4]!.trim(),
      ...(match[5] && { w: Number(match[5]) }),
      at: text.length,
    });
    text += match[1]!;
    last = match.index + match[0].length;
  }
  text += line.slice(last);
  return /[{}|]/.test(text) || !labels.length ? null : { text, labels };
}

/** The labelled sentences, each as a small brief of its own. */
export const readSentences = (): Labelled[] => readMarkedFiles('sentences', '\n');
/** Whole posts whose writers marked them as they wrote. */
export const readPosts = (): Labelled[] => readMarkedFiles('posts', '\n---\n');

function readMarkedFiles(name: string, between: string): Labelled[] {
  const from = join(folder, name);
  return readdirSync(from)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) =>
      readFileSync(join(from, name), 'utf8')
        .trim()
        .split(between)
        .flatMap((line, i) => {
          const marked = readMarked(line);
          if (!marked) return [];
          const words = wordsOf(marked.text);
          const spans = marked.labels.flatMap((label) => spanAt(words, label.at, label));
          return [
            {
              id: `${name}:${i + 1}`,
              writer: name.replace('.txt', ''),
              text: marked.text,
              form: {},
              words,
              spans,
            },
          ];
        }),
    );
}

/** Every brief of the corpus; those without labels have no spans. */
export function readCorpus(): Labelled[] {
  return readdirSync(join(folder, 'briefs'))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const briefs = JSON.parse(readFileSync(join(folder, 'briefs', name), 'utf8')) as Pick<
        Labelled,
        'id' | 'text' | 'form'
      >[];
      const path = join(folder, 'labels', name);
      const labels = existsSync(path)
        ? (JSON.parse(readFileSync(path, 'utf8')) as Record<string, Label[]>)
        : {};
      return briefs.map((brief) => {
        const words = wordsOf(brief.text);
        return {
          ...brief,
          writer: name.replace('.json', ''),
          words,
          spans: spansOf(words, labels[brief.id] ?? []),
        };
      });
    });
}
