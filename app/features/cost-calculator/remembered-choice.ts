/** The calculator's choices as this browser remembers them; they are never sent anywhere. */
import type { PriceList } from '#contracts/price-list.ts';
import { readChoice, writeChoice, type Choice } from '#content/calculator/estimate.ts';

export const CALCULATOR_KEY = 'plotwright.cost-calculator';

export function readRemembered(list: PriceList): Choice | null {
  try {
    const text = localStorage.getItem(CALCULATOR_KEY);
    return text === null ? null : readChoice(new URLSearchParams(text), list);
  } catch {
    return null;
  }
}

export function remember(choice: Choice, list: PriceList): void {
  try {
    localStorage.setItem(CALCULATOR_KEY, writeChoice(choice, list).toString());
  } catch {
    // Storage is full or closed: the page works on, it only remembers less.
  }
}

/** As the contract of the site passport names it; that contract is fetched only where there is a passport to read. */
const PASSPORT_KEY = 'plotwright.site-passport';

/** The store of the site passport, where this browser holds one; else null. */
export async function loadPassportStore(): Promise<
  typeof import('#app/lib/site-passport.ts') | null
> {
  try {
    return localStorage.getItem(PASSPORT_KEY) === null
      ? null
      : await import('#app/lib/site-passport.ts');
  } catch {
    return null;
  }
}
