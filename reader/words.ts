/** A description as words, numbers and marks that know where they stand, so that every mention can quote them. */

export type Word = {
  /** Lower case, with plain apostrophes; a line break is "\n". */
  text: string;
  start: number;
  end: number;
  shape: Shape;
  /** Index of its sentence in `Words.sentences`. */
  sentence: number;
};
export type Sentence = { from: number; to: number };
export type Words = { text: string; words: Word[]; sentences: Sentence[] };

/** What a word looks like: the coarsest thing known of it. */
export const SHAPES = ['lower', 'Capital', 'UPPER', 'number', 'decimal', 'mark', 'line'] as const;
export type Shape = (typeof SHAPES)[number];

/** Only so much is read: nobody describes a garden at greater length, and the cost stays bounded. */
export const MOST_READ_CHARACTERS = 20_000;
/** A sentence without punctuation is cut here, so that dictated text is read in parts too. */
const LONGEST_SENTENCE = 60;

const WORD = /\p{L}+(?:['’‘`]\p{L}+)*|\d+(?:[.,]\d+)*|\n+|[^\s\p{L}\d]/gu;

function shapeOf(raw: string): Shape {
  if (raw.startsWith('\n')) return 'line';
  if (/^\d/.test(raw)) return /[.,]/.test(raw) ? 'decimal' : 'number';
  if (!/^\p{L}/u.test(raw)) return 'mark';
  if (raw.length > 1 && raw === raw.toUpperCase()) return 'UPPER';
  return raw[0] === raw[0]!.toLowerCase() ? 'lower' : 'Capital';
}

/** The words of a text in order, by sentence; "30ft" is a number and a word. */
export function wordsOf(full: string): Words {
  const text = full.slice(0, MOST_READ_CHARACTERS);
  const words: Word[] = [];
  const sentences: Sentence[] = [];
  let from = 0;
  const close = () => {
    if (words.length > from) sentences.push({ from, to: words.length });
    from = words.length;
  };
  for (const match of text.matchAll(WORD)) {
    const raw = match[0];
    const plain = raw.startsWith('\n') ? '\n' : raw.toLowerCase().replace(/[’‘`]/g, "'");
    words.push({
      text: plain,
      start: match.index,
      end: match.index + raw.length,
      shape: shapeOf(raw),
      sentence: sentences.length,
    });
    const isLong = words.length - from >= LONGEST_SENTENCE;
    if ('.!?\n'.includes(plain) || plain === ';' || (isLong && /^(?:and|so|but|,|-)$/.test(plain)))
      close();
  }
  close();
  return { text, words, sentences };
}
