/** The best tags of a sentence's words, and how sure they are. */
import { exp } from './exp.ts';
import type { Model } from './model.ts';

export type Tagged = { from: number; to: number; kind: string; certainty: number };

/** Spans of words with their kinds: the best path through the chain, each with the least probability of its words' tags. */
export function tagSentence(model: Model, features: readonly (readonly string[])[]): Tagged[] {
  const { tags } = model;
  if (!features.length) return [];
  const own = features.map((list) => model.tagScores(list));
  const best = bestPath(model, own);
  const sure = probabilities(model, own, best);
  const spans: Tagged[] = [];
  best.forEach((tag, t) => {
    const name = tags[tag]!;
    if (name === 'O') return;
    const kind = name.slice(2);
    const last = spans.at(-1);
    if (name.startsWith('I-') && last && last.to === t && last.kind === kind) {
      last.to = t + 1;
      last.certainty = Math.min(last.certainty, sure[t]!);
    } else spans.push({ from: t, to: t + 1, kind, certainty: sure[t]! });
  });
  return spans;
}

function bestPath({ tags, steps }: Model, own: readonly Float64Array[]): number[] {
  const T = tags.length;
  const n = own.length;
  const score = new Float64Array(n * T);
  const from = new Int32Array(n * T);
  for (let l = 0; l < T; l++)
    score[l] = (tags[l]!.startsWith('I-') ? -1e9 : steps[T * T + l]!) + own[0]![l]!;
  for (let t = 1; t < n; t++)
    for (let l = 0; l < T; l++) {
      const inside = tags[l]!.startsWith('I-') ? tags[l]!.slice(2) : null;
      let most = -Infinity;
      for (let k = 0; k < T; k++) {
        if (inside !== null && tags[k]!.slice(2) !== inside) continue;
        const s = score[(t - 1) * T + k]! + steps[k * T + l]!;
        if (s > most) {
          most = s;
          from[t * T + l] = k;
        }
      }
      score[t * T + l] = most + own[t]![l]!;
    }
  let at = 0;
  for (let l = 1; l < T; l++) if (score[(n - 1) * T + l]! > score[(n - 1) * T + at]!) at = l;
  const out = [at];
  for (let t = n - 1; t > 0; t--) out.push((at = from[t * T + at]!));
  return out.reverse();
}

/** Whether a hedge is a plant, a boundary or a feature matters less than that it is a thing. */
const familyOf = (kind: string): string =>
  /^(?:feature|plant|boundary|material)$/.test(kind) ? 'thing' : kind;

/** Of each word's tag on the path: the sum over all paths that give it this kind. */
function probabilities(
  { tags, steps, warmth }: Model,
  own: readonly Float64Array[],
  path: readonly number[],
): number[] {
  const T = tags.length;
  const n = own.length;
  const move = Float64Array.from(steps, (s) => exp(s / warmth.tags));
  const unary = own.map((scores) => {
    let most = -Infinity;
    for (const s of scores) most = Math.max(most, s);
    return Float64Array.from(scores, (s) => exp((s - most) / warmth.tags));
  });
  const forward: Float64Array[] = [];
  for (let t = 0; t < n; t++) {
    const row = new Float64Array(T);
    let sum = 0;
    for (let l = 0; l < T; l++) {
      let x = 0;
      if (t === 0) x = move[T * T + l]!;
      else for (let k = 0; k < T; k++) x += forward[t - 1]![k]! * move[k * T + l]!;
      sum += row[l] = x * unary[t]![l]!;
    }
    forward.push(row.map((x) => x / sum));
  }
  let back = new Float64Array(T).fill(1);
  const out = Array.from({ length: n }, () => 0);
  for (let t = n - 1; t >= 0; t--) {
    let sum = 0;
    let same = 0;
    const kind = familyOf(tags[path[t]!]!.slice(2));
    for (let l = 0; l < T; l++) {
      const p = forward[t]![l]! * back[l]!;
      sum += p;
      if (familyOf(tags[l]!.slice(2)) === kind) same += p;
    }
    out[t] = same / sum;
    if (t === 0) break;
    const next = new Float64Array(T);
    let total = 0;
    for (let k = 0; k < T; k++) {
      let x = 0;
      for (let l = 0; l < T; l++) x += move[k * T + l]! * unary[t]![l]! * back[l]!;
      total += next[k] = x;
    }
    back = next.map((x) => x / total);
  }
  return out;
}
