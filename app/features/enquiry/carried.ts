/** What this browser knows already and may go along with an enquiry. */
import type { Told } from '#contracts/enquiries.ts';
import { readSitePassport } from '#app/lib/site-passport.ts';

/** What was found out about the garden, and what was chosen for the plant recommendations. */
export type Carried = { facts: readonly Told[]; choices: readonly Told[] };
export const NOTHING_CARRIED: Carried = { facts: [], choices: [] };

/** @param isAll false gives of the recommendations the household alone, which matters to every garden */
export async function readCarried(isAll: boolean): Promise<Carried> {
  try {
    const kept = sessionStorage.getItem('plotwright.recommendations');
    const passport = readSitePassport();
    return kept || passport
      ? (await import('./carry.ts')).carry(passport, kept, isAll)
      : NOTHING_CARRIED;
  } catch {
    return NOTHING_CARRIED;
  }
}
