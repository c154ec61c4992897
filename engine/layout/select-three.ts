/** Gathers candidates of several languages until three satisfy every law, as drawn and mirrored. */
import type { Idea, Language } from '../model/layout.ts';
import { groundFor, ideasFor, ideasOf } from './ideas.ts';
import { firstViolatedLawMirrored } from './invariants.ts';
import { lacksHeart } from './obliged.ts';
import { doesNotFit } from './place-rooms.ts';
import { plainGarden } from './plain-garden.ts';
import { candidatesOf, type Effort, type LayoutSearch } from './search.ts';
import type { Candidate } from './stages.ts';
import { bestTriple } from './triple.ts';
import type { FeatureId } from '../model/brief.ts';
import { isMet, wordsUnmet } from './wishes.ts';

const LANGUAGES_TRIED = 4;
const EFFORT: Effort = { seeds: 1, finished: 1 };
/** Ideas that each language is tried with; large plots are slow to finish. */
const IDEAS_TRIED = 2,
  LARGE_IDEAS_TRIED = 1;
const LARGE_MM2 = 450e6;
const LARGE_LANGUAGES_TRIED = 3;
const SECOND_EFFORT: Effort = { seeds: 5, finished: 1 };
const ROUNDS = 4;

const SIMPLER_ROUNDS = 2;
type GaveWay = { feature: FeatureId; reason: string }[];

/** Three that clear the floor of quality: where one does not, the wishes that no plan could hold give way and all are drawn again. */
export function selectGoodLayouts(
  search: LayoutSearch,
  languages: readonly Language[],
  seed: number,
): { three: Candidate[]; gaveWay: GaveWay } {
  const { gaveWay, ...first } = heartBeforeAll(
    search,
    languages,
    seed,
    wordsBeforeTicks(search, languages, seed),
  );
  let { ask, three } = first;
  for (let round = 0; round < SIMPLER_ROUNDS; round++) {
    if (three.every(({ garden }) => garden.score >= search.weights.leastScore)) break;
    const asked = ask.items.filter((item) => item.asked);
    const without = asked.filter((item) => !three.some(({ garden }) => isMet(garden, item.id)));
    // ticks give way before words do, and what was asked for in words and has a place never does
    const ticked = asked.filter(({ tier }) => tier < 3);
    const lost = without.length ? without : ticked.slice(-1);
    // bins come with the house: a plan that gives them up is none
    const given = lost.filter(({ id }) => id !== 'bins');
    const dropsLawn =
      ask.lawn && !three.some(({ garden }) => garden.parts.some((part) => part.kind === 'lawn'));
    if (!given.length && !dropsLawn) break;
    ask = {
      ...ask,
      lawn: ask.lawn && !dropsLawn,
      items: ask.items.filter((item) => !given.includes(item)),
    };
    const { garden } = three[0]!;
    gaveWay.push(
      ...given.map(({ id }) => ({ feature: id, reason: doesNotFit(groundFor(id, garden)) })),
    );
    const simpler = selectThreeLayouts({ ...search, ask }, languages, seed);
    if (leastOf(simpler) > leastOf(three)) three = simpler;
  }
  return { three, gaveWay };
}

type Answered = { ask: LayoutSearch['ask']; three: Candidate[]; gaveWay: GaveWay };
const TICK_GAVE_WAY =
  'It was ticked in the form, and left out so that what you write of has its place.';

/** Where a plan lacks what was asked for in words, what was only ticked gives way to it, the table last. */
function wordsBeforeTicks(
  search: LayoutSearch,
  languages: readonly Language[],
  seed: number,
): Answered {
  let best: Answered = {
    ask: search.ask,
    three: selectThreeLayouts(search, languages, seed),
    gaveWay: [],
  };
  for (const give of [giveTicks, giveTable]) {
    const { ask, three } = best;
    const isLost =
      (ask.heart === 'lawn' && three.every(({ garden }) => lacksHeart(garden))) ||
      ask.items.some(
        (item) => item.tier === 3 && !three.every(({ garden }) => isMet(garden, item.id)),
      );
    const given = isLost ? give(ask) : null;
    if (!given) continue;
    const other = selectThreeLayouts({ ...search, ask: given.ask }, languages, seed);
    const isSound = leastOf(other) >= Math.min(search.weights.leastScore, leastOf(three));
    if (isSound && unmetIn(other) < unmetIn(three))
      best = {
        ask: given.ask,
        three: other,
        gaveWay: [
          ...best.gaveWay,
          ...given.features.map((feature) => ({ feature, reason: TICK_GAVE_WAY })),
        ],
      };
  }
  return best;
}
/** Where a plan of the three lacks what the letter asks for first, what else was asked for gives way to it, bins apart. */
function heartBeforeAll(
  search: LayoutSearch,
  languages: readonly Language[],
  seed: number,
  best: Answered,
): Answered {
  const { ask, three, gaveWay } = best;
  const lacking = (of: readonly Candidate[]) =>
    of.filter(({ garden }) => lacksHeart({ ...garden, ask: { ...garden.ask, heart: ask.heart } }))
      .length;
  if (!lacking(three)) return best;
  const others = ask.items.filter(({ id }) => id !== ask.heart && id !== 'bins');
  // what is wanted least goes first, and no more of it than has to
  for (const share of GIVEN_UP) {
    const given = others.slice(Math.floor(others.length * (1 - share))),
      table = share < 1 ? null : giveTable(ask);
    if (!given.length && !table) continue;
    const items = ask.items.filter((item) => !given.includes(item)),
      less = { ...ask, ...table?.ask, items },
      other = selectThreeLayouts({ ...search, ask: less }, languages, seed);
    if (lacking(other) >= lacking(three) || other.length < three.length) continue;
    return {
      ask: less,
      three: other,
      gaveWay: [
        ...gaveWay,
        ...given.flatMap(({ id, tier }) => (tier > 1 ? { feature: id, reason: HEART_FIRST } : [])),
        ...(table?.features ?? []).map((feature) => ({ feature, reason: HEART_FIRST })),
      ],
    };
  }
  return best;
}
/** Shares of the other wishes that are given up in turn. */
const GIVEN_UP = [0.5, 1] as const;
const HEART_FIRST = 'It was left out so that what you ask for first has its place.';

const unmetIn = (three: readonly Candidate[]): number =>
  three.reduce((sum, { garden }) => sum + wordsUnmet(garden), 0);

type Given = { ask: LayoutSearch['ask']; features: FeatureId[] };
function giveTicks(ask: LayoutSearch['ask']): Given | null {
  const ticked = ask.items.filter(({ tier, id }) => tier < 3 && id !== 'bins');
  return ticked.length
    ? {
        ask: { ...ask, items: ask.items.filter((item) => !ticked.includes(item)) },
        features: ticked.filter(({ tier }) => tier === 2).map(({ id }) => id),
      }
    : null;
}
/** The table that nobody wrote of. */
function giveTable(ask: LayoutSearch['ask']): Given | null {
  return ask.noTable || ask.refused.has('dining') || ask.inWords.has('dining')
    ? null
    : {
        ask: { ...ask, noTable: true, lounge: false, refused: new Set([...ask.refused, 'dining']) },
        features: ['dining'],
      };
}

const leastOf = (three: readonly Candidate[]): number =>
  Math.min(...three.map(({ garden }) => garden.score));

/** The best three of three languages and ideas; one that fails mirrored is replaced by the next of its language. */
export function selectThreeLayouts(
  search: LayoutSearch,
  languages: readonly Language[],
  seed: number,
): Candidate[] {
  const ideas = ideasFor(search.orientations[0]!, search.ask);
  let pool = firstPool(search, languages, ideas, seed);
  let three: Candidate[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    three = bestTriple(pool, search.weights);
    const failed = three.filter((candidate) => firstViolatedLawMirrored(candidate.garden));
    if (!failed.length) break;
    pool = pool.filter((candidate) => !failed.includes(candidate));
    three = three.filter((candidate) => !failed.includes(candidate));
    refill(pool, search, languages, ideas, seed + round);
  }
  const reserve: Language[] = ['rect', 'formal', 'diagonal'];
  for (const language of [...languages, ...reserve]) {
    if (three.length < 3 && !three.some((candidate) => candidate.garden.language === language))
      three.push(plainGarden(search, language, seed));
  }
  return three;
}

const seedOf = (seed: number, i: number): number => seed * 7919 + i * 15485863;
/** How many languages have a candidate with everything asked for in words. */
const completeLanguages = (pool: readonly Candidate[]): number =>
  new Set(
    pool
      .filter((candidate) => !wordsUnmet(candidate.garden))
      .map((candidate) => candidate.garden.language),
  ).size;
/** How many languages have any candidate. */
const languagesIn = (pool: readonly Candidate[]): number =>
  new Set(pool.map((candidate) => candidate.garden.language)).size;

function firstPool(
  search: LayoutSearch,
  languages: readonly Language[],
  ideas: readonly Idea[],
  seed: number,
): Candidate[] {
  const isLarge = search.orientations[0]!.frame.area > LARGE_MM2,
    pool: Candidate[] = [];
  // where few languages read, each holds every idea
  const tried = languages.length < 3 ? ideas.length : IDEAS_TRIED;
  languages.forEach((language, i) => {
    if (
      i < (isLarge ? LARGE_LANGUAGES_TRIED : LANGUAGES_TRIED) ||
      languagesIn(pool) < 3 ||
      (!isLarge && completeLanguages(pool) < 3)
    )
      ideasOf(ideas, language, i, isLarge ? LARGE_IDEAS_TRIED : tried).forEach((idea, k) => {
        pool.push(...candidatesOf(search, language, idea, seedOf(seed, i) + k * 104729, EFFORT));
      });
  });
  refill(pool, search, languages, ideas, seed);
  return pool;
}

/** More seeds for languages without a candidate, until three have one. */
function refill(
  pool: Candidate[],
  search: LayoutSearch,
  languages: readonly Language[],
  ideas: readonly Idea[],
  seed: number,
): void {
  languages.forEach((language, i) => {
    if (languagesIn(pool) < 3 && !pool.some((candidate) => candidate.garden.language === language))
      pool.push(...candidatesOf(search, language, ideas[0]!, seedOf(seed, i) + 7, SECOND_EFFORT));
  });
}
