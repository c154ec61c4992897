/**
 * Finds what each piece of evidence weighs (server/features/assistant/retrieve.ts): node scripts/assistant/weigh.ts.
 * Learnt from questions as people write them (corpus/questions/learnt.json), and from wordings that cards have lost, which
 * are asked while the cards are without them. Prints the share answered by the right card, with weights learnt on others,
 * and the certainty that best tells right from wrong.
 */
import { knowledgeCards } from '../../content/knowledge/cards.ts';
import { wordMeanings } from '../../server/features/assistant/meanings.ts';
import {
  type Evidence,
  makeRetriever,
  type Retriever,
} from '../../server/features/assistant/retrieve.ts';
import type { KnowledgeCard } from '../../contracts/knowledge.ts';
import { learntQuestions } from './asked-questions.ts';
import { lostWordings } from './lost-wordings.ts';

/** All but the largest machines wait long for every card. */
const EVERY = 3;
/** Wordings are written to be unlike the rest of their card: real questions count for more, taken together. */
const REAL_SHARE = 2 / 3;
type Asked = {
  evidence: Evidence[];
  retriever: Retriever<KnowledgeCard>;
  /** Places of the cards that answer it; none where nothing does. */
  right: number[];
  /** In which half it is learnt. */
  half: number;
  weight: number;
};

const lost = [...lostWordings(EVERY)];
const everything = makeRetriever(knowledgeCards, wordMeanings());
const placeOf = new Map(knowledgeCards.map((card, place) => [card.id, place]));
const real = learntQuestions();
const asked: Asked[] = [
  ...lost.map(({ question, retriever, right, card }) => ({
    evidence: retriever.evidenceOf(question),
    retriever,
    right: right < 0 ? [] : [right],
    half: card % 2,
    weight: (1 - REAL_SHARE) / lost.length,
  })),
  ...real.map((one, i) => ({
    evidence: everything.evidenceOf(one.asked),
    retriever: everything,
    right: one.cards.flatMap((id) => placeOf.get(id) ?? []),
    half: i % 2,
    weight: REAL_SHARE / real.length,
  })),
];
const known = asked.filter(({ right }) => right.length > 0);

const scoreOf = (evidence: Evidence, weights: readonly number[]) =>
  evidence.reduce((sum, x, k) => sum + x * weights[k]!, 0);
function sharesOf(one: Asked, weights: readonly number[]) {
  const scores = one.evidence.map((evidence) => scoreOf(evidence, weights));
  const best = Math.max(...scores);
  const likelihoods = scores.map((score) => Math.exp(score - best));
  const total = likelihoods.reduce((sum, x) => sum + x, 0);
  return { scores, best, first: scores.indexOf(best), shares: likelihoods.map((x) => x / total) };
}
function learn(from: readonly Asked[]): number[] {
  const weights = from[0]!.evidence[0]!.map(() => 1);
  const all = from.reduce((sum, { weight }) => sum + weight, 0);
  for (let round = 0; round < 300; round++) {
    const slope = weights.map(() => 0);
    for (const one of from) {
      const { shares } = sharesOf(one, weights);
      const ofRight = one.right.reduce((sum, i) => sum + shares[i]!, 0) || 1;
      one.evidence.forEach((evidence, i) => {
        const error = (one.right.includes(i) ? shares[i]! / ofRight : 0) - shares[i]!;
        evidence.forEach((x, k) => (slope[k]! += one.weight * error * x));
      });
    }
    slope.forEach((x, k) => (weights[k]! += (6 * x) / all));
  }
  return weights;
}
const isAnswered = (one: Asked, place: number): boolean =>
  one.right.some((right) => one.retriever.isAkin(place, right));
const halves = [0, 1].map((half) => known.filter((one) => one.half === half));
halves.forEach((half, i) => {
  const learnt = learn(halves[1 - i]!);
  const shareOf = (of: readonly Asked[]) =>
    (of.filter((one) => isAnswered(one, sharesOf(one, learnt).first)).length / of.length).toFixed(
      3,
    );
  console.log(
    `right card with weights learnt on the other half: wordings ${shareOf(half.filter((one) => one.retriever !== everything))}, questions ${shareOf(half.filter((one) => one.retriever === everything))}`,
  );
});
const weights = learn(known);
console.log(
  'WEIGHTS',
  weights.map((x) => Number(x.toFixed(2))),
);

/** How far the best is ahead of the next, and how good it is by itself. */
const points = asked.map((one) => {
  const { scores, first, best } = sharesOf(one, weights);
  const next = Math.max(...scores.filter((_, i) => !one.retriever.isAkin(first, i)));
  return { x: [best - next, best, 1], isRight: isAnswered(one, first), weight: one.weight };
});
let certainty = [0, 0, 0];
for (let round = 0; round < 20_000; round++) {
  const slope = [0, 0, 0];
  for (const { x, isRight, weight } of points) {
    const p = 1 / (1 + Math.exp(-x.reduce((sum, v, k) => sum + v * certainty[k]!, 0)));
    x.forEach((v, k) => (slope[k]! += weight * ((isRight ? 1 : 0) - p) * v));
  }
  certainty = certainty.map((c, k) => c + 0.02 * slope[k]!);
}
console.log(
  'CERTAINTY',
  certainty.map((x) => Number(x.toFixed(2))),
);
for (const limit of [0.2, 0.3, 0.4, 0.5, 0.6, 0.7]) {
  const said = points.filter(
    ({ x }) => 1 / (1 + Math.exp(-x.reduce((sum, v, k) => sum + v * certainty[k]!, 0))) >= limit,
  );
  console.log(
    `certain above ${limit}: ${((100 * said.length) / points.length).toFixed(0)} % answered, ${((100 * said.filter((one) => one.isRight).length) / said.length).toFixed(0)} % of these right`,
  );
}
