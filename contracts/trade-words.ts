/** What the firm is insured for, registered as and a member of, in words. Apart from legal-words.ts, which every page brings. */
import type { BusinessSettings } from './site-info.ts';

export const LEGAL_FORM_LABELS: Record<BusinessSettings['legalForm'], string> = {
  '': 'Please choose',
  'sole-trader': 'Sole trader',
  partnership: 'Partnership',
  llp: 'Limited liability partnership',
  company: 'Limited company',
};

/** Insurance, waste carrier, memberships, as far as the owner has entered them: nothing is claimed that is not. */
export function tradeWords({
  insurance,
  wasteCarrier,
  memberships,
}: Pick<BusinessSettings, 'insurance' | 'wasteCarrier' | 'memberships'>): string[] {
  const end = (text: string) => text.trim().replace(/\.$/, '');
  return [
    ...(insurance.trim() ? [`Insurance: ${end(insurance)}.`] : []),
    ...(wasteCarrier.trim() ? [`Registered waste carrier: ${end(wasteCarrier)}.`] : []),
    ...(memberships.trim() ? [`Member of ${end(memberships)}.`] : []),
  ];
}
