/** A reading in the visitor's own words: what was read by group, and what nothing was made from. */
import type { MentionView, ReadingView, UnusedView } from '#contracts/design.ts';
import type { MentionGroup } from '#contracts/design-words.ts';

/** The same words in the same group are said once. */
export function wordsByGroup(
  mentions: readonly Pick<MentionView, 'group' | 'quote'>[],
): Partial<Record<MentionGroup, string[]>> {
  const out: Partial<Record<MentionGroup, string[]>> = {};
  for (const { group, quote } of mentions) {
    const words = quote.trim();
    const own = (out[group] ??= []);
    if (!own.some((one) => one.toLowerCase() === words.toLowerCase())) own.push(words);
  }
  return out;
}

export const NOTHING_UNUSED: UnusedView = { sentences: [], unsure: [] };

export function unusedWordsOf(text: string, reading: ReadingView | null): UnusedView {
  if (!reading) return NOTHING_UNUSED;
  const sentences = reading.unread
    .map(({ start, end }) => text.slice(start, end).trim())
    .filter(Boolean);
  const isUnread = (at: number) => reading.unread.some(({ start, end }) => at >= start && at < end);
  const unsure = reading.mentions
    .filter((mention) => !mention.isSure && !isUnread(mention.start))
    .map((mention) => mention.quote.trim());
  return { sentences, unsure: [...new Set(unsure)] };
}
