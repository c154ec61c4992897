/** Sentences that were not understood, and what a visitor says that they come to. */
import type { Stretch } from '#engine/model/reading.ts';
import { MEANT, type MeantAs, meantId } from '#engine/reading/meant.ts';
import { changeAll } from './again.ts';
import type { Corrections } from './session-store.ts';

/** Before the place of such a sentence, in the name of its field. */
const MEANT_PREFIX = 'meant.';

const MEANINGS = Object.entries(MEANT).map(([as, { label, status }]) => ({
  as,
  label,
  isWish: status === 'wanted',
}));
/** What a sentence that was not understood may come to, with how each is called. */
export const MEANING_GROUPS = [
  { label: 'We would like', meanings: MEANINGS.filter(({ isWish }) => isWish) },
  { label: 'It is there now', meanings: MEANINGS.filter(({ isWish }) => !isWish) },
];
export const nameOfSentence = ({ start, end }: Stretch): string => `${MEANT_PREFIX}${start}-${end}`;
/** Such a sentence with what was chosen for it, as a change; null for another field, and where nothing was. */
export function meantInField(name: string, value: unknown): Corrections | null {
  const [, start, end] = /^meant\.(\d+)-(\d+)$/.exec(name) ?? [];
  const as = MEANINGS.find((one) => one.as === value)?.as as MeantAs | undefined;
  return start && as
    ? changeAll([meantId(as, { start: Number(start), end: Number(end) })], MEANT[as].status)
    : null;
}
