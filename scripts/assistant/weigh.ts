/**
 * Finds what each piece of evidence weighs (server/features/assistant/retrieve.ts): node scripts/assistant/weigh.ts.
 * Cards lose some of their wordings, and whole cards are taken away; the lost wordings are then asked. Prints the share
 * answered by the right card, with weights learned on other cards, and the certainty that best tells right from wrong.
 */
import { knowledgeCards } from '../../content/knowledge/cards.ts';
import { wordMeanings } from '../../server/features/assistant/meanings.ts';
import { type Evidence, makeRetriever } from '../../server/features/assistant/retrieve.ts';

const FOLDS = 4;
type Asked = {
  evidence: Evidence[];
  right: number;
  card: number;
  isAkin: (a: number, b: number) => boolean;
};
const known: Asked[] = [];
const unknown: Asked[] = [];
const cards = knowledgeCards;
for (let fold = 0; fold < FOLDS; fold++) {
  const isGone = (i: number) => i % 12 === fold * 3;
  const kept = cards.flatMap((card, i) =>
    isGone(i) ? [] : [{ ...card, asks: card.asks.filter((_, k) => k % FOLDS !== fold), place: i }],
  );
  const { evidenceOf, isAkin } = makeRetriever(kept, wordMeanings());
  const rightOf = new Map(kept.map((card, i) => [card.place, i]));
  cards.forEach((card, i) => {
    const lost = card.asks.filter((_, k) => k % FOLDS === fold);
    for (const ask of isGone(i) ? card.asks.slice(0, 3) : lost.slice(0, 1))
      (isGone(i) ? unknown : known).push({
        evidence: evidenceOf(ask),
        right: rightOf.get(i) ?? -1,
        card: i,
        isAkin,
      });
  });
}

const scoreOf = (evidence: Evidence, weights: readonly number[]) =>
  evidence.reduce((sum, x, k) => sum + x * weights[k]!, 0);
function sharesOf(asked: Asked, weights: readonly number[]) {
  const scores = asked.evidence.map((one) => scoreOf(one, weights));
  const best = Math.max(...scores);
  const likelihoods = scores.map((score) => Math.exp(score - best));
  const total = likelihoods.reduce((sum, x) => sum + x, 0);
  return { scores, best, first: scores.indexOf(best), shares: likelihoods.map((x) => x / total) };
}
function learn(from: readonly Asked[]): number[] {
  const weights = from[0]!.evidence[0]!.map(() => 1);
  for (let round = 0; round < 300; round++) {
    const slope = weights.map(() => 0);
    for (const asked of from) {
      const { shares } = sharesOf(asked, weights);
      asked.evidence.forEach((one, i) => {
        const error = (i === asked.right ? 1 : 0) - shares[i]!;
        one.forEach((x, k) => (slope[k]! += error * x));
      });
    }
    slope.forEach((x, k) => (weights[k]! += (8 * x) / from.length));
  }
  return weights;
}
const rightShare = (asked: readonly Asked[], weights: readonly number[]) =>
  asked.filter((one) => sharesOf(one, weights).first === one.right).length / asked.length;
const halves = [0, 1].map((half) => known.filter((one) => one.card % 2 === half));
const akinShare = (asked: readonly Asked[], weights: readonly number[]) =>
  asked.filter((one) => one.isAkin(sharesOf(one, weights).first, one.right)).length / asked.length;
console.log(
  'or one akin to it:',
  halves.map((half, i) => akinShare(half, learn(halves[1 - i]!)).toFixed(3)),
);
console.log(
  'right card for a wording it has not seen:',
  halves.map((half, i) => rightShare(half, learn(halves[1 - i]!)).toFixed(3)),
);
const weights = learn(known);
console.log(
  'WEIGHTS',
  weights.map((x) => Number(x.toFixed(2))),
);

/** How far the best is ahead of the next, and how good it is by itself. */
const points = [...known, ...unknown].map((asked) => {
  const { scores, first, best } = sharesOf(asked, weights);
  const next = Math.max(...scores.filter((_, i) => !asked.isAkin(first, i)));
  const isRight = asked.right >= 0 && asked.isAkin(first, asked.right);
  return { x: [best - next, best, 1], isRight };
});
let certainty = [0, 0, 0];
for (let round = 0; round < 20_000; round++) {
  const slope = [0, 0, 0];
  for (const { x, isRight } of points) {
    const p = 1 / (1 + Math.exp(-x.reduce((sum, v, k) => sum + v * certainty[k]!, 0)));
    x.forEach((v, k) => (slope[k]! += ((isRight ? 1 : 0) - p) * v));
  }
  certainty = certainty.map((c, k) => c + (0.02 / points.length) * slope[k]!);
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
