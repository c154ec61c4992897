/** Finds what answers a question: by its words (MiniSearch), and by what its words mean. Pure. */
import MiniSearch from 'minisearch';
import type { Meanings } from './meanings.ts';
import { topicalWords } from './words.ts';

/** What can be found: a card, or a table that is looked up. */
export type Findable = {
  id: string;
  question: string;
  asks: readonly string[];
  words: readonly string[];
  answer: string;
};
export type Found<T extends Findable> = {
  entry: T;
  /** Among the retriever's entries. */
  place: number;
  score: number;
  /** How sure it is that this answers the question, 0 to 1. */
  certainty: number;
};
/** Of each entry, in the order of `WEIGHTS`. */
export type Evidence = readonly number[];
/** The evidence that is the share of a question's telling words which an entry has. */
export const COVERED = 6;

const BOOST = { question: 1.5, words: 2, answer: 0.5 };
/** Who asks just as an entry has it means that entry; wordings that were left out cannot teach this. */
const VERBATIM = 8;
/** Of all English words the 300 commonest tell least, the 2,500th as much as any. */
const COMMON = { rank: 300, slope: 2.5, least: 0.15 };
const MOST_WORDS = 60;
const MOST_FOUND = 12;
const AKIN = 0.75;

/** What each piece of evidence weighs; found by `node scripts/assistant/weigh.ts` on questions and wordings. */
export const WEIGHTS: Evidence = [1.26, 4.43, 4.19, 0.47, -0.3, 3.7, 5.78, -3.77, -2.06];
/** Certainty from how far an entry is ahead of the next, its score, and a constant; found likewise. */
const CERTAINTY = { lead: 0.37, score: 0.14, constant: -1.59 };

export type Retriever<T extends Findable> = {
  evidenceOf(question: string): Evidence[];
  isAkin(a: number, b: number): boolean;
  /** The likeliest first; empty where the question has no word that says what it is about. */
  find(question: string): Found<T>[];
};

/** How soon a word that more of an entry's wordings have tells no more. */
const FREQUENT = 30;

function lengthOf(vector: Float64Array): number {
  let sum = 0;
  for (const x of vector) sum += x * x;
  return Math.sqrt(sum) || 1;
}

/** @param entries each with an id of its own */
export function makeRetriever<T extends Findable>(
  entries: readonly T[],
  meanings: Meanings,
): Retriever<T> {
  const wordings = entries.map((entry) => [entry.question, ...entry.asks]);
  const wordingWords = wordings.map((texts) => texts.map(topicalWords));
  const holders = new Map<string, number>();
  entries.forEach((entry, i) => {
    for (const word of new Set([...wordingWords[i]!.flat(), ...entry.words.flatMap(topicalWords)]))
      holders.set(word, (holders.get(word) ?? 0) + 1);
  });
  const tellings = new Map<string, number>();
  /** How much a word tells: one that few entries have tells more, and one that is common in any English tells less. */
  function tellingOf(word: string): number {
    let telling = tellings.get(word);
    if (telling === undefined) {
      const rank = meanings.rankOf(word) ?? meanings.rankOf(`${word}s`) ?? Infinity;
      const rarity = Math.min(1, COMMON.least + Math.log(1 + rank / COMMON.rank) / COMMON.slope);
      telling = rarity * Math.log(1 + entries.length / (1 + (holders.get(word) ?? 0)));
      tellings.set(word, telling);
    }
    return telling;
  }

  const sumOfTelling = (words: readonly string[]): number =>
    words.reduce((sum, word) => sum + tellingOf(word), 0);

  const { dimensions } = meanings;
  function sumOf(words: readonly string[]): Float64Array {
    const sum = new Float64Array(dimensions);
    for (const word of words) {
      const vector = meanings.of(word) ?? meanings.of(`${word}s`);
      if (!vector) continue;
      const weight = tellingOf(word);
      for (let d = 0; d < dimensions; d++) sum[d]! += weight * vector[d]!;
    }
    return sum;
  }
  const raw = wordingWords.map((texts) => texts.map(sumOf));
  /** What all wordings have in common says nothing. */
  const common = new Float64Array(dimensions);
  const all = raw.flat();
  for (const vector of all) {
    const share = lengthOf(vector) * all.length;
    vector.forEach((x, d) => (common[d]! += x / share));
  }
  function directionOf(sum: Float64Array): Float64Array {
    const length = lengthOf(sum);
    const own = sum.map((x, d) => x / length - common[d]!);
    const ownLength = lengthOf(own);
    return own.map((x) => x / ownLength);
  }
  const middles = raw.map((vectors) => {
    const middle = new Float64Array(dimensions);
    for (const vector of vectors) directionOf(vector).forEach((x, d) => (middle[d]! += x));
    const length = lengthOf(middle);
    return middle.map((x) => x / length);
  });
  const wordingTelling = wordingWords.map((each) => each.map(sumOfTelling));
  /** Of each word of an entry's wordings, the share of them that have it. */
  const frequencies = wordingWords.map((texts) => {
    const shares = new Map<string, number>();
    for (const word of texts.flat()) shares.set(word, (shares.get(word) ?? 0) + 1 / texts.length);
    return shares;
  });
  const allWords = entries.map(
    (entry, i) =>
      new Set([
        ...wordingWords[i]!.flat(),
        ...entry.words.flatMap(topicalWords),
        ...topicalWords(entry.answer),
      ]),
  );
  const answerWords = entries.map((entry) => new Set(topicalWords(entry.answer)));
  const answers = answerWords.map((words) => directionOf(sumOf([...words])));
  /** A subject of several words is there when all of them are. */
  const subjects = entries.map((entry) =>
    entry.words.map(topicalWords).filter((subject) => subject.length > 0),
  );
  const likeness = (a: Float64Array, b: Float64Array): number => {
    let sum = 0;
    for (let d = 0; d < dimensions; d++) sum += a[d]! * b[d]!;
    return sum;
  };

  const index = new MiniSearch<{ id: number }>({
    fields: ['question', 'asks', 'words', 'answer'],
    processTerm: (term) => topicalWords(term)[0] ?? null,
    searchOptions: {
      boost: BOOST,
      fuzzy: (term) => (term.length > 4 && meanings.of(term) === null ? 0.2 : false),
    },
  });
  index.addAll(
    entries.map((entry, id) => ({
      id,
      question: entry.question,
      asks: entry.asks.join(' . '),
      words: entry.words.join(' '),
      answer: entry.answer,
    })),
  );

  /** Whether two entries answer so nearly the same that either will do. */
  const isAkin = (a: number, b: number): boolean =>
    a === b || likeness(middles[a]!, middles[b]!) > AKIN;

  /** Where each word stands: all wordings of all entries in one row. */
  const wordingStarts: number[] = [];
  const placesOf = new Map<string, number[]>();
  let wordingCount = 0;
  for (const each of wordingWords) {
    wordingStarts.push(wordingCount);
    for (const wording of each) {
      for (const word of wording) {
        const places = placesOf.get(word);
        if (places) places.push(wordingCount);
        else placesOf.set(word, [wordingCount]);
      }
      wordingCount++;
    }
  }

  /** Of each entry, how much of a question stands in one of its wordings, and of the wording in it: 1 where they are the same. */
  function likenessesTo(asked: ReadonlySet<string>): number[] {
    const telling = sumOfTelling([...asked]);
    const shared = new Float64Array(wordingCount);
    for (const word of asked)
      for (const at of placesOf.get(word) ?? []) shared[at]! += tellingOf(word);
    return wordingTelling.map((each, i) =>
      each.reduce(
        (most, own, k) =>
          Math.max(most, (2 * shared[wordingStarts[i]! + k]!) / (telling + own || 1)),
        0,
      ),
    );
  }

  function evidenceOf(question: string): Evidence[] {
    const words = topicalWords(question).slice(0, MOST_WORDS);
    const asked = new Set(words);
    const telling = sumOfTelling(words) || 1;
    const scores = new Map(
      index.search(words.join(' ')).map((found) => [found.id as number, found.score]),
    );
    const most = Math.max(1, ...scores.values());
    const direction = directionOf(sumOf(words));
    return entries.map((_, i) => {
      const score = scores.get(i) ?? 0;
      let subject = 0;
      let answered = 0;
      let covered = 0;
      let frequent = 0;
      for (const word of words) {
        const share = frequencies[i]!.get(word) ?? 0;
        frequent += (tellingOf(word) / telling) * Math.log(1 + FREQUENT * share);
        if (allWords[i]!.has(word)) covered += tellingOf(word) / telling;
        if (answerWords[i]!.has(word)) answered += tellingOf(word) / telling;
      }
      for (const named of subjects[i]!)
        if (named.every((word) => asked.has(word)))
          subject = Math.max(subject, Math.min(1, sumOfTelling(named) / 6));
      return [
        score / telling / 10,
        score / most,
        likeness(direction, middles[i]!),
        likeness(direction, answers[i]!),
        answered,
        subject,
        covered,
        subject * covered,
        frequent,
      ];
    });
  }

  return {
    evidenceOf,
    isAkin,
    find(question) {
      if (topicalWords(question).length === 0) return [];
      const asked = new Set(topicalWords(question).slice(0, MOST_WORDS));
      const likenesses = likenessesTo(asked);
      const scored = evidenceOf(question)
        .map((evidence, i) => ({
          entry: entries[i]!,
          place: i,
          score:
            evidence.reduce((sum, x, k) => sum + x * WEIGHTS[k]!, 0) +
            VERBATIM * likenesses[i]! ** 3,
        }))
        .sort((a, b) => b.score - a.score);
      return scored.slice(0, MOST_FOUND).map((one) => {
        const next = scored.find((other) => !isAkin(one.place, other.place));
        return { ...one, certainty: certaintyOf(one.score - (next?.score ?? 0), one.score) };
      });
    },
  };
}

const certaintyOf = (lead: number, score: number): number =>
  1 / (1 + Math.exp(-(CERTAINTY.lead * lead + CERTAINTY.score * score + CERTAINTY.constant)));
