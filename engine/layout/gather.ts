/** Candidates of several languages until three stand that hold every law in either hand. */
import type { Language } from '../model/layout.ts';
import { lawBrokenInMirror } from './own-laws.ts';
import { plainGarden } from './plain-garden.ts';
import {
  candidatesOf,
  chooseThree,
  type Candidate,
  type Effort,
  type FaultHandler,
} from './search.ts';
import type { Hand } from './sketch.ts';
import type { Ask } from './plan-types.ts';
import { wordsUnmet } from './wishes.ts';

const LANGUAGES_TRIED = 4;
const EFFORT: Effort = { seeds: 2, finished: 2 };
/** Great plots are slow to finish and vary less. */
const GREAT_EFFORT: Effort = { seeds: 1, finished: 1 };
const GREAT_MM2 = 450e6;
const GREAT_LANGUAGES_TRIED = 3;
const SECOND_EFFORT: Effort = { seeds: 5, finished: 1 };
const ROUNDS = 4;

/** The best three of three languages; a candidate that fails in either hand is replaced by the next of its language. */
export function threeThatStand(
  hands: readonly Hand[],
  ask: Ask,
  languages: readonly Language[],
  seed: number,
  onFault: FaultHandler,
): Candidate[] {
  let pool = firstPool(hands, ask, languages, seed, onFault);
  let three: Candidate[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    three = chooseThree(pool);
    const failed = three.filter((candidate) => lawBrokenInMirror(candidate.draft));
    if (!failed.length) break;
    pool = pool.filter((candidate) => !failed.includes(candidate));
    three = three.filter((candidate) => !failed.includes(candidate));
    refill(pool, hands, ask, languages, seed + round, onFault);
  }
  for (const language of [...languages, 'rect' as const, 'formal' as const, 'arc' as const]) {
    if (three.length < 3 && !three.some((candidate) => candidate.draft.language === language))
      three.push(plainGarden(hands[0]!, ask, language, seed));
  }
  return three;
}

const seedOf = (seed: number, i: number): number => seed * 7919 + i * 15485863;
/** Languages of which a candidate stands that holds everything asked for in words. */
const whole = (pool: readonly Candidate[]): number =>
  new Set(
    pool
      .filter((candidate) => !wordsUnmet(candidate.draft))
      .map((candidate) => candidate.draft.language),
  ).size;
const standing = (pool: readonly Candidate[]): number =>
  new Set(pool.map((candidate) => candidate.draft.language)).size;

function firstPool(
  hands: readonly Hand[],
  ask: Ask,
  languages: readonly Language[],
  seed: number,
  onFault: FaultHandler,
): Candidate[] {
  const great = hands[0]!.frame.area > GREAT_MM2,
    pool: Candidate[] = [];
  languages.forEach((language, i) => {
    if (
      i < (great ? GREAT_LANGUAGES_TRIED : LANGUAGES_TRIED) ||
      standing(pool) < 3 ||
      (!great && whole(pool) < 3)
    )
      pool.push(
        ...candidatesOf(
          hands,
          ask,
          language,
          seedOf(seed, i),
          great ? GREAT_EFFORT : EFFORT,
          onFault,
        ),
      );
  });
  refill(pool, hands, ask, languages, seed, onFault);
  return pool;
}

/** More seeds for languages that do not stand, until three do. */
function refill(
  pool: Candidate[],
  hands: readonly Hand[],
  ask: Ask,
  languages: readonly Language[],
  seed: number,
  onFault: FaultHandler,
): void {
  languages.forEach((language, i) => {
    if (standing(pool) < 3 && !pool.some((candidate) => candidate.draft.language === language))
      pool.push(...candidatesOf(hands, ask, language, seedOf(seed, i) + 7, SECOND_EFFORT, onFault));
  });
}
