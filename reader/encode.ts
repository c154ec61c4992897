/** What the network sees of each word, as rows of its tables; the same for learning and for reading. */
import { seedFrom } from '#engine/geometry/random.ts';
import type { Seen } from './features.ts';
import { SHAPES, type Word } from './words.ts';

/** The names behind the rows; row 0 of words, own words and senses is "not known". */
export type Tables = {
  /** The row of a word's vector, by the hash of the word. */
  vectors: ReadonlyMap<number, number>;
  /** The row of a word that the corpus has often enough to be learnt by itself. */
  own: ReadonlyMap<number, number>;
  /** "feature:shed" …: what the lists say of a word. */
  senses: ReadonlyMap<string, number>;
  kinds: readonly string[];
  cues: ReadonlyMap<string, number>;
};

export type Rows = {
  vector: number;
  own: number;
  shape: number;
  ending: number;
  beginning: number;
  cue: number;
  senses: number[];
  /** Kinds of the lists' phrase here: two for each kind, for its first word and for the others. */
  kinds: number[];
};

export const PARTS_OF_WORDS = 512;
/** Figures are told apart by how many digits they have. */
const MOST_DIGITS = 4;
export const SHAPE_ROWS = SHAPES.length * (MOST_DIGITS + 1);
const MOST_SENSES = 3;

const isFigure = (word: Word): boolean => word.shape === 'number' || word.shape === 'decimal';
const isLetters = (word: Word): boolean => /^(?:lower|Capital|UPPER)$/.test(word.shape);
/** A word as it is learnt: figures by their shape alone. */
export const learntAs = (word: Word): string => (isFigure(word) ? '#' : word.text);
/** A plant is a plant: which one tells nothing of what is said of it. */
export const senseName = (kind: string, concept: string): string =>
  kind === 'plant' ? 'plant' : `${kind}:${concept}`;
const part = (text: string): number => seedFrom(text) % PARTS_OF_WORDS;

export function encode(seen: Seen, tables: Tables): Rows[] {
  const list = seen.words.words;
  const cues = list.map(() => '');
  for (const { from, to, cue } of seen.cues) cues.fill(cue, from, to);
  return list.map((word, i): Rows => {
    const found = seen.phrases[i];
    const senses = found?.senses ?? [];
    const isLong = isLetters(word) && word.text.length > 3;
    return {
      vector:
        tables.vectors.get(seedFrom(word.text)) ??
        tables.vectors.get(seedFrom(seen.stems[i]!)) ??
        0,
      own: tables.own.get(seedFrom(learntAs(word))) ?? 0,
      shape:
        SHAPES.indexOf(word.shape) * (MOST_DIGITS + 1) +
        (isFigure(word) ? Math.min(MOST_DIGITS, word.text.length) : 0),
      ending: isLong ? part(word.text.slice(-3)) : 0,
      beginning: isLong ? part(`^${word.text.slice(0, 4)}`) : 0,
      cue: tables.cues.get(cues[i]!) ?? 0,
      senses: senses
        .slice(0, MOST_SENSES)
        .map(({ kind, concept }) => tables.senses.get(senseName(kind, concept)) ?? 0)
        .filter((row) => row > 0),
      kinds: [
        ...new Set(
          senses.map(({ kind }) => 2 * tables.kinds.indexOf(kind) + (found!.from === i ? 0 : 1)),
        ),
      ],
    };
  });
}
