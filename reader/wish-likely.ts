/** Words of which no wish was read: how likely they ask for something all the same, and for what. */
import type { Heard } from './mentions.ts';
import type { Model } from './model.ts';

export type WishLikely = {
  /** How likely the words ask for something, 0 to 1. */
  likely: number;
  /** The concepts of kind "feature" that they are most like, the likeliest first. */
  like: string[];
};

const MOST_LIKE = 4;
/** Less likely than this a concept is no guess worth offering. */
const LEAST_LIKE = 0.06;
const ASKING: ReadonlySet<string> = new Set(['wanted', 'perhaps']);

/** @param from,to words of the text, `to` exclusive */
export function wishLikely(model: Model, heard: Heard, from: number, to: number): WishLikely {
  const kind = model.kinds.indexOf('feature');
  const statuses = heard.statuses(from, to, kind);
  const likely = model.statuses.reduce(
    (sum, status, i) => (ASKING.has(status) ? sum + statuses[i]! : sum),
    0,
  );
  const open = model.concepts.flatMap((name, i) => (name.startsWith('feature:') ? [i] : []));
  const p = heard.concepts(from, to, open);
  const like = open
    .filter((i) => p[i]! >= LEAST_LIKE)
    .sort((a, b) => p[b]! - p[a]!)
    .slice(0, MOST_LIKE)
    .map((i) => model.concepts[i]!.slice('feature:'.length));
  return { likely, like };
}
