/** Gardens that are to be made bit by bit. */
import type { Brief } from '../model/brief.ts';
import { COUNT_WORDS } from '../model/number-words.ts';

/** Where no number is said. */
const USUAL_GOES = 3,
  MOST_GOES = 4;
const GOES = new RegExp(String.raw`\b(${Object.keys(COUNT_WORDS).join('|')}|[2-4]) `, 'i');
/** Into how many goes it is to be made, where somebody asks for stages; null where nobody does. */
export function goesOf({ circumstances }: Brief): number | null {
  const by = circumstances.find(({ kind, concept }) => kind === 'time' && concept === 'stages');
  if (!by) return null;
  const said = GOES.exec(by.quote)?.[1]?.toLowerCase() ?? '',
    count = COUNT_WORDS[said] ?? Number(said);
  return count > 1 && count <= MOST_GOES ? count : USUAL_GOES;
}
