import { legalWords } from '#contracts/legal-words.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';

/** Who stands behind the firm's name, and its numbers; empty where nothing of it is known. */
export function registrationsOf(settings: BusinessSettings): string {
  const { companyNumber, vatNumber } = settings;
  const legal = legalWords(settings);
  return [
    legal,
    // Said in the sentence already where there is one with it.
    companyNumber && !legal.includes(companyNumber) && `Company number ${companyNumber}`,
    vatNumber && settings.vatRegistered && `VAT number ${vatNumber}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
