/** What this browser knows already and may go along with an enquiry. */
import type { Told } from '#contracts/enquiries.ts';
import { siteFactsOf } from '#app/features/booking/site-facts.ts';
import { readSitePassport } from '#app/lib/site-passport.ts';

export const readSiteFacts = (): Told[] => siteFactsOf(readSitePassport());

/**
 * What was chosen for the plant recommendations, in lines; empty where nothing was.
 * @param isAll false gives the household alone, which matters to every garden
 */
export async function readRecommendationChoices(isAll: boolean): Promise<Told[]> {
  try {
    const kept = JSON.parse(sessionStorage.getItem('plotwright.recommendations') ?? 'null') as {
      own?: { household?: unknown } | null;
      submitted?: Record<string, unknown> | null;
    } | null;
    const household = kept?.submitted?.household ?? kept?.own?.household;
    const who = Array.isArray(household) ? household : [];
    if (!(isAll && kept?.submitted) && who.length === 0) return [];
    const { FIELD_LABELS, HOUSEHOLD, OPTIONS, REQUIRED } =
      await import('#content/recommendations/preferences.ts');
    const choices = (isAll && kept?.submitted ? REQUIRED : []).flatMap((field) => {
      const answer = (OPTIONS[field] as Record<string, { label: string } | undefined>)[
        String(kept?.submitted?.[field])
      ];
      return answer ? [{ label: FIELD_LABELS[field], value: answer.label }] : [];
    });
    const named = HOUSEHOLD.filter((member) => who.includes(member)).join(', ');
    return named ? [...choices, { label: 'Household', value: named }] : choices;
  } catch {
    return [];
  }
}
