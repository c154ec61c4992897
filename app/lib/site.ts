import { createContext, use } from 'react';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { vatMode } from '#contracts/vat-words.ts';

/** The firm's facts, given once round all pages so that no price and no sentence needs them handed down. */
export const SiteContext = createContext<BusinessSettings | null>(null);

/** Null where there are none, as in a part that is drawn alone. */
export const useSite = (): BusinessSettings | null => use(SiteContext);

/** Whether prices speak of VAT at all. */
export function useSaysVat(): boolean {
  const settings = use(SiteContext);
  return settings === null || vatMode(settings) !== 'none';
}
