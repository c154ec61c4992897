import type { BusinessSettings } from '#contracts/site-info.ts';

/** "Company number 01234567 · VAT number GB 123 4567 89"; empty where the firm has neither. */
export function registrationsOf({
  companyNumber,
  vatNumber,
}: Pick<BusinessSettings, 'companyNumber' | 'vatNumber'>): string {
  return [
    companyNumber && `Company number ${companyNumber}`,
    vatNumber && `VAT number ${vatNumber}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
