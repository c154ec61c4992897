/** The best tags of a sentence's words, and how likely they are. */

/** `likely`: of each word, the probability that it is of this kind or of one that comes to the same. */
export type Tagged = { from: number; to: number; kind: string; likely: number[] };

/** A word that may be something is more often asked about than passed over: how much more likely such tags are taken to be. */
const PREFERENCE = 2.7;
const LEAST = 1e-9;

/** Whether a hedge is a plant, a boundary or a feature matters less than that it is a thing. */
export const kindFamily = (kind: string): string =>
  /^(?:feature|plant|boundary|material)$/.test(kind) ? 'thing' : kind;

/** Spans of words with their kinds, from the probabilities of each word's tags. */
export function tagSentence(
  tags: readonly string[],
  probabilities: readonly Float64Array[],
): Tagged[] {
  const spans: Tagged[] = [];
  bestPath(tags, probabilities).forEach((tag, t) => {
    const name = tags[tag]!;
    if (name === 'O') return;
    const kind = name.slice(2);
    const last = spans.at(-1);
    const likely = likelihood(tags, probabilities[t]!, kind);
    if (name.startsWith('I-') && last && last.to === t && last.kind === kind) {
      last.to = t + 1;
      last.likely.push(likely);
    } else spans.push({ from: t, to: t + 1, kind, likely: [likely] });
  });
  return spans;
}

function likelihood(tags: readonly string[], p: Float64Array, kind: string): number {
  const family = kindFamily(kind);
  let sum = 0;
  tags.forEach((tag, l) => {
    if (tag !== 'O' && kindFamily(tag.slice(2)) === family) sum += p[l]!;
  });
  return sum;
}

/** The likeliest tags where "I-" only follows its own kind; a product instead of a sum of logarithms, kept near 1 step by step. */
function bestPath(tags: readonly string[], probabilities: readonly Float64Array[]): number[] {
  const T = tags.length;
  const n = probabilities.length;
  if (!n) return [];
  const from = new Int32Array(n * T);
  const own = (t: number, l: number) => (probabilities[t]![l]! + LEAST) * (l ? PREFERENCE : 1);
  let score = Float64Array.from(tags, (tag, l) => (tag.startsWith('I-') ? 0 : own(0, l)));
  for (let t = 1; t < n; t++) {
    let best = 0;
    for (let l = 1; l < T; l++) if (score[l]! > score[best]!) best = l;
    const top = score[best]!;
    const before = score;
    score = Float64Array.from(tags, (tag, l) => {
      let k = best;
      // A kind's "B-" stands just before its "I-".
      if (tag.startsWith('I-')) k = before[l - 1]! >= before[l]! ? l - 1 : l;
      from[t * T + l] = k;
      return (before[k]! / top) * own(t, l);
    });
  }
  let at = 0;
  for (let l = 1; l < T; l++) if (score[l]! > score[at]!) at = l;
  const out = [at];
  for (let t = n - 1; t > 0; t--) out.push((at = from[t * T + at]!));
  return out.reverse();
}
