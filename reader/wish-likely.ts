/** Words of which no wish was read: how likely they ask for something all the same, and for what. */
import type { Heard } from './mentions.ts';
import type { Model } from './model.ts';

export type WishLikely = {
  /** How likely it is a wish, if the words tell of a thing at all, 0 to 1. */
  likely: number;
  /** How likely they tell of a thing, or of what one does, and ask for it. */
  asks: number;
  /** The concepts of kind "feature" that they are most like, the likeliest first. */
  like: string[];
};

const MOST_LIKE = 4;
/** Less likely than this a concept is no guess worth offering. */
const LEAST_LIKE = 0.06;
const OF_A_WISH = /-(?:feature|use|plant)$/;
const ASKING: ReadonlySet<string> = new Set(['wanted', 'perhaps']);

/** @param from,to words of the text, `to` exclusive */
export function wishLikely(model: Model, heard: Heard, from: number, to: number): WishLikely {
  const kind = model.kinds.indexOf('feature');
  const statuses = heard.statuses(from, to, kind);
  const likely = model.statuses.reduce(
    (sum, status, i) => (ASKING.has(status) ? sum + statuses[i]! : sum),
    0,
  );
  let told = 0;
  for (let at = from; at < to; at++)
    told = Math.max(
      told,
      model.tags.reduce(
        (sum, tag, i) => (OF_A_WISH.test(tag) ? sum + heard.tags[at]![i]! : sum),
        0,
      ),
    );
  const open = model.concepts.flatMap((name, i) => (name.startsWith('feature:') ? [i] : []));
  const p = heard.concepts(from, to, open);
  const like = open
    .filter((i) => p[i]! >= LEAST_LIKE)
    .sort((a, b) => p[b]! - p[a]!)
    .slice(0, MOST_LIKE)
    .map((i) => model.concepts[i]!.slice('feature:'.length));
  return { likely, asks: likely * told, like };
}
