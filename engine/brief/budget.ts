/** The sum for a garden: what was corrected, or said in words to be there for it. */
import type { BriefInput, Fact, Problem } from '../model/brief.ts';
import type { Mention, Reading } from '../model/reading.ts';
import { entered, read, sure, surest } from './select.ts';

const PENCE = 100;

/** What somebody puts by each month, or chips in, is no sum for the garden; a year's worth of the first is read as one. */
const BY_THE_MONTH =
  /^\W*(?:quid|pounds?)?\s*(?:a|per|each|every|\/)\s*(?:month|week)\b|\bmonthly\b/i;
const CHIPS_IN = /\b(?:chips?|chipp\w*|contribut\w*|towards)\b/i;
function isInstalment({ text }: Reading, { start, end, quote, range }: Mention): boolean {
  const near = text.slice(Math.max(0, start - 30), end + 20);
  return (
    (BY_THE_MONTH.test(text.slice(end, end + 20)) && range![1] < MOST_INSTALMENT) ||
    (/\b(?:a|per|each|every) (?:month|week)\b|\bmonthly\b/i.test(quote) &&
      range![1] < MOST_INSTALMENT) ||
    (CHIPS_IN.test(near) && /\blandlord/i.test(near))
  );
}
/** Pounds a month; what is read as more is a sum. */
const MOST_INSTALMENT = 1000;

/** In pence; null where no sum was said. */
export function readBudget(
  reading: Reading,
  input: BriefInput,
): { fact: Fact<number> | null; problems: Problem[] } {
  const pounds = input.corrections?.budgetPounds;
  if (pounds !== undefined && Number.isFinite(pounds) && pounds > 0)
    return { fact: entered(Math.round(pounds * PENCE)), problems: [] };
  const said = sure(reading, 'money', 'budget').filter(
    (m) => m.range && m.status !== 'refused' && !isInstalment(reading, m),
  );
  const by = surest(said);
  // of "between five and eight" the upper end is what can be spent
  return { fact: by?.range ? read(Math.round(by.range[1] * PENCE), by) : null, problems: [] };
}
