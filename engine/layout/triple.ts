/** How unlike two candidates are, and the best three of three languages. */
import type { LayoutWeights } from '../model/design-weights.ts';
import type { AreaKind } from '../model/layout.ts';
import { lacksHeart } from './obliged.ts';
import type { Candidate, Finished } from './stages.ts';
import { wordsUnmet } from './wishes.ts';

/** A plan without the heart of the letter is worse than one without so many other wishes. */
const HEART_LOST = 3;

/** Uses of ground that are one to the eye. */
export const GROUND_CLASS: Record<AreaKind, number> = {
  terrace: 1,
  path: 1,
  margin: 1,
  seat: 1,
  lawn: 2,
  gravel: 2,
  bed: 3,
  meadow: 3,
  orchard: 3,
  pond: 4,
  water: 4,
  vegetable: 5,
  play: 6,
  space: 6,
  shed: 7,
  greenhouse: 7,
  gardenroom: 7,
  compost: 7,
  store: 7,
};

/** What stands on each cell of the hand's own raster. */
function signature(garden: Finished): Uint8Array {
  const out = new Uint8Array(garden.frame.grid.count);
  for (const part of garden.parts)
    garden.frame.grid.fill(part.region, GROUND_CLASS[part.kind], out);
  return out;
}

type Signed = { garden: Finished; marks: Uint8Array };

/** 0 the same, 1 unlike: ground that is another thing, idea, language and hard share. */
function difference(a: Signed, b: Signed, weights: LayoutWeights): number {
  const { columns, rows } = a.garden.frame.grid;
  const flip = a.garden.mirrored !== b.garden.mirrored;
  let unlike = 0,
    both = 0;
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++) {
      const p = a.marks[j * columns + i]!,
        q = b.marks[j * columns + (flip ? columns - 1 - i : i)]!;
      if (p && q) {
        both++;
        if (p !== q) unlike++;
      }
    }
  const ground = both ? unlike / both : 0;
  return (
    weights.unlikeGround * Math.min(1, ground / 0.5) +
    (a.garden.ask.idea === b.garden.ask.idea ? 0 : weights.unlikeIdea) +
    (a.garden.language === b.garden.language ? 0 : weights.unlikeLanguage) +
    weights.unlikeHard * Math.min(1, Math.abs(a.garden.hardShare - b.garden.hardShare) / 0.12)
  );
}

/** The three of three languages with the greatest scores and least likeness; of three ideas where there are fewer languages. */
export function bestTriple(candidates: readonly Candidate[], weights: LayoutWeights): Candidate[] {
  const n = candidates.length;
  const signed = candidates.map(({ garden }): Signed => ({ garden, marks: signature(garden) }));
  const d = signed.map((a, i) => signed.map((b, j) => (j > i ? difference(a, b, weights) : 0)));
  // what one plan holds another does not leave out to be unlike it
  const unmet = candidates.map(
      ({ garden }) => wordsUnmet(garden) + (lacksHeart(garden) ? HEART_LOST : 0),
    ),
    fewest = Math.min(...unmet),
    worth = candidates.map(
      ({ garden, faults = 0 }, i) =>
        garden.score - weights.wordLost * (unmet[i]! - fewest) - weights.flight * faults,
    );
  const few = new Set(candidates.map(({ garden }) => garden.language)).size < 3;
  const apart = (i: number, j: number) =>
    candidates[i]!.garden.language !== candidates[j]!.garden.language ||
    (few && candidates[i]!.garden.ask.idea !== candidates[j]!.garden.ask.idea);
  let best: number[] = [],
    most = -Infinity;
  for (let i = 0; i < n; i++)
    for (let j = i + 1; j < n; j++) {
      if (!apart(i, j)) continue;
      for (let k = j + 1; k < n; k++) {
        if (!apart(i, k) || !apart(j, k)) continue;
        const least = Math.min(d[i]![j]!, d[i]![k]!, d[j]![k]!);
        const value =
          worth[i]! +
          worth[j]! +
          worth[k]! -
          weights.unequal *
            (Math.max(worth[i]!, worth[j]!, worth[k]!) -
              Math.min(worth[i]!, worth[j]!, worth[k]!)) +
          weights.unlikeness * least -
          weights.sameIdea *
            (3 - new Set([i, j, k].map((at) => candidates[at]!.garden.ask.idea)).size);
        if (value > most + 1e-9) {
          most = value;
          best = [i, j, k];
        }
      }
    }
  const chosen = best.length ? best : distinct(candidates);
  return chosen
    .map((i) => candidates[i]!)
    .sort(
      ({ garden: a }, { garden: b }) => b.score - a.score || (a.language < b.language ? -1 : 1),
    );
}

/** Best of each language, when no three languages stand. */
function distinct(candidates: readonly Candidate[]): number[] {
  const seen = new Set<string>(),
    out: number[] = [];
  const byScore = candidates
    .map((_, i) => i)
    .sort((a, b) => candidates[b]!.garden.score - candidates[a]!.garden.score || a - b);
  for (const i of byScore) {
    const { language } = candidates[i]!.garden;
    if (!seen.has(language) && out.length < 3) {
      seen.add(language);
      out.push(i);
    }
  }
  return out;
}
