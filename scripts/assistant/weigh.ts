/**
 * Finds what each piece of evidence weighs (server/features/assistant/retrieve.ts): node scripts/assistant/weigh.ts.
 * Cards lose some of their wordings, and whole cards are taken away; the lost wordings are then asked. Prints the share
 * answered by the right card, with weights learned on other cards, and the certainty that best tells right from wrong.
 */
import type { Evidence } from '../../server/features/assistant/retrieve.ts';
import { lostWordings, type LostWording } from './lost-wordings.ts';

/** All but the largest machines wait long for every card. */
const EVERY = 3;
type Asked = LostWording & { evidence: Evidence[] };
const asked: Asked[] = [];
for (const lost of lostWordings(EVERY))
  asked.push({ ...lost, evidence: lost.retriever.evidenceOf(lost.question) });
const known = asked.filter(({ right }) => right >= 0);

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
  for (let round = 0; round < 300; round++) {
    const slope = weights.map(() => 0);
    for (const one of from) {
      const { shares } = sharesOf(one, weights);
      one.evidence.forEach((evidence, i) => {
        const error = (i === one.right ? 1 : 0) - shares[i]!;
        evidence.forEach((x, k) => (slope[k]! += error * x));
      });
    }
    slope.forEach((x, k) => (weights[k]! += (6 * x) / from.length));
  }
  return weights;
}
const rightShare = (of: readonly Asked[], weights: readonly number[]) =>
  of.filter((one) => sharesOf(one, weights).first === one.right).length / of.length;
const halves = [0, 1].map((half) => known.filter((one) => one.card % 2 === half));
const akinShare = (of: readonly Asked[], weights: readonly number[]) =>
  of.filter((one) => one.retriever.isAkin(sharesOf(one, weights).first, one.right)).length /
  of.length;
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
const points = asked.map((one) => {
  const { scores, first, best } = sharesOf(one, weights);
  const next = Math.max(...scores.filter((_, i) => !one.retriever.isAkin(first, i)));
  const isRight = one.right >= 0 && one.retriever.isAkin(first, one.right);
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
