/** The sentence that a description is written for: the wish that the design would be most wrong without. */
import type { Stretch } from '#engine/model/reading.ts';
import type { Seen } from './features.ts';
import type { Heard, RawMention } from './mentions.ts';
import type { Model } from './model.ts';

/** What somebody may want of a garden; wishes about money and time are none of its heart. */
const OF_A_GARDEN: ReadonlySet<string> = new Set(['feature', 'use', 'plant', 'style', 'rule']);
const WISHED: ReadonlySet<string> = new Set(['wanted', 'perhaps']);
/** Less likely than this it is a guess, and none is named. */
const LEAST = 0.4;
/** "That's it really" says it of the sentence before. */
const SAYS_SO =
  /^(?:that['’]?s|that is|this is)(?: really| all| it| what| the| honestly)*\b.{0,50}(?:it|all|want|dream|point|wish|ask|brief|thing|matters)\b/i;

/** Null where no sentence stands out. `mentions`: whatever was read, sure or not. */
export function heartIn(
  model: Model,
  seen: Seen,
  heard: Heard,
  mentions: readonly RawMention[],
): Stretch | null {
  const { words, sentences, text } = seen.words;
  let best: { at: number; score: number } | null = null;
  for (const { from, to, kind, status } of mentions) {
    if (!OF_A_GARDEN.has(kind) || !WISHED.has(status)) continue;
    const p = heard.statuses(from, to, model.kinds.indexOf(kind));
    const wished = model.statuses.reduce(
      (sum, name, i) => (WISHED.has(name) ? sum + p[i]! : sum),
      0,
    );
    const { sentence } = words[from]!;
    const next = sentences[sentence + 1];
    const isSaidSo =
      next !== undefined &&
      SAYS_SO.test(text.slice(words[next.from]!.start, words[next.to - 1]!.end));
    const score = heard.matters(from, to) * wished + (isSaidSo ? 1 : 0);
    if (!best || score > best.score) best = { at: sentence, score };
  }
  if (!best || best.score < LEAST) return null;
  const { from, to } = sentences[best.at]!;
  return { start: words[from]!.start, end: words[to - 1]!.end };
}
