/** Questions as people write them, with the cards that answer each (corpus/questions): some to learn from, others to measure on. */
import { readFileSync } from 'node:fs';

export type AskedQuestion = {
  asked: string;
  /** Ids of the cards that answer it, the best first; none where no card does. */
  cards: string[];
};

export const askedQuestions = (which: 'learnt' | 'measured'): AskedQuestion[] =>
  JSON.parse(
    readFileSync(new URL(`../../corpus/questions/${which}.json`, import.meta.url), 'utf8'),
  ) as AskedQuestion[];
