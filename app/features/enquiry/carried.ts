/** What this browser knows already and may go along with an enquiry. */
import type { Told } from '#contracts/enquiries.ts';
import { siteFactsOf } from '#app/features/booking/site-facts.ts';
import { readSitePassport } from '#app/lib/site-passport.ts';

export const readSiteFacts = (): Told[] => siteFactsOf(readSitePassport());

/** What was chosen for the plant recommendations, in lines; empty where nothing was. */
export async function readRecommendationChoices(): Promise<Told[]> {
  try {
    const kept = JSON.parse(sessionStorage.getItem('plotwright.recommendations') ?? 'null') as {
      submitted?: Record<string, unknown> | null;
    } | null;
    if (!kept?.submitted) return [];
    const { FIELD_LABELS, OPTIONS, REQUIRED } =
      await import('#content/recommendations/preferences.ts');
    return REQUIRED.flatMap((field) => {
      const answer = (OPTIONS[field] as Record<string, { label: string } | undefined>)[
        String(kept.submitted?.[field])
      ];
      return answer ? [{ label: FIELD_LABELS[field], value: answer.label }] : [];
    });
  } catch {
    return [];
  }
}
