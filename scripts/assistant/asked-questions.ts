/** Questions as people write them, with the cards that answer each: corpus/questions. */
import { readFileSync } from 'node:fs';

export type AskedQuestion = {
  asked: string;
  /** Ids of the cards that answer it, the best first; none where no card does. */
  cards: string[];
};

/** Those that the weights are learnt from. */
export const learntQuestions = (): AskedQuestion[] =>
  JSON.parse(
    readFileSync(new URL('../../corpus/questions/learnt.json', import.meta.url), 'utf8'),
  ) as AskedQuestion[];
