/**
 * The form that every answer and every chip of the results belongs to, wherever on the page it stands. Where scripts run an
 * answer designs again at once; where they do not, the form is posted to the page, with the session that it goes on from.
 */
import type { FormEvent } from 'react';
import type { MentionView } from '#contracts/design.ts';
import type { Corrections } from './session-store.ts';

export const AGAIN_FORM = 'design-again';
/** With the place on the new page where it goes on. */
export const TOOL_ACTION = '/ai-design#outcome';
export const MENTION_PREFIX = 'mention.';
const BETWEEN_IDS = '|';

/** What a button that designs again is made of. */
export const answerButton = (corrections: Corrections) =>
  ({
    type: 'submit',
    form: AGAIN_FORM,
    name: 'answer',
    value: JSON.stringify(corrections),
  }) as const;

/** What was pressed, as it is sent; null for a button that says nothing. */
export function readPressed(event: FormEvent<HTMLFormElement>): Corrections | null {
  const by = (event.nativeEvent as SubmitEvent).submitter;
  return by instanceof HTMLButtonElement && by.name === 'answer'
    ? (JSON.parse(by.value) as Corrections)
    : null;
}

/** One chip for all mentions that are said in the same words and taken for the same. */
export type Chip = Pick<MentionView, 'quote' | 'status' | 'group' | 'isThing' | 'isSure'> & {
  ids: string[];
};
export function chipsOf(mentions: readonly MentionView[]): Chip[] {
  const chips = new Map<string, Chip>();
  for (const { id, quote, status, group, isThing, isSure } of mentions) {
    const key = [group, isSure, quote.trim().toLowerCase()].join(':');
    const chip = chips.get(key);
    if (chip) chip.ids.push(id);
    else chips.set(key, { ids: [id], quote: quote.trim(), status, group, isThing, isSure });
  }
  return [...chips.values()];
}
export const nameOfChip = ({ ids }: Chip): string => MENTION_PREFIX + ids.join(BETWEEN_IDS);
export const idsInName = (name: string): string[] =>
  name.slice(MENTION_PREFIX.length).split(BETWEEN_IDS);

type MentionChanges = NonNullable<Corrections['mentions']>;
export const changeAll = (ids: readonly string[], status: MentionChanges[string]): Corrections => ({
  mentions: Object.fromEntries(ids.map((id) => [id, status])),
});
