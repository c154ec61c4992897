/** What goes along with an enquiry, as lines. Loaded only where something does. */
import {
  FIELD_LABELS,
  HOUSEHOLD,
  OPTIONS,
  REQUIRED,
} from '#content/recommendations/preferences.ts';
import type { Told } from '#contracts/enquiries.ts';
import type { SitePassport } from '#contracts/location.ts';
import { siteFactsOf } from '#app/features/booking/site-facts.ts';
import type { Carried } from './carried.ts';

export function carry(passport: SitePassport | null, kept: string | null, isAll: boolean): Carried {
  const facts = siteFactsOf(passport);
  const told = kept ? choicesIn(kept, isAll) : [];
  return isAll ? { facts, choices: told } : { facts: [...facts, ...told], choices: [] };
}

/**
 * @param text the form of the plant recommendations as this tab kept it, as JSON
 * @param isAll false gives the household alone
 */
function choicesIn(text: string, isAll: boolean): Told[] {
  const kept = JSON.parse(text) as {
    own?: { household?: unknown } | null;
    submitted?: Record<string, unknown> | null;
  } | null;
  const household = kept?.submitted?.household ?? kept?.own?.household;
  const who = Array.isArray(household) ? household : [];
  if (!(isAll && kept?.submitted) && who.length === 0) return [];
  const choices = (isAll && kept?.submitted ? REQUIRED : []).flatMap((field) => {
    const answer = (OPTIONS[field] as Record<string, { label: string } | undefined>)[
      String(kept?.submitted?.[field])
    ];
    return answer ? [{ label: FIELD_LABELS[field], value: answer.label }] : [];
  });
  const named = HOUSEHOLD.filter((member) => who.includes(member)).join(', ');
  return named ? [...choices, { label: 'Household', value: named }] : choices;
}
