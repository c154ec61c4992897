/** The model cancellation form: Schedule 3, Part B of the Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013. */
import type { BusinessSettings } from '#contracts/site-info.ts';
import { postalAddress } from './policy.ts';

export const modelFormLines = (settings: BusinessSettings): string[] => [
  `To ${postalAddress(settings)}, ${settings.phone}, ${settings.email}:`,
  'I/We* hereby give notice that I/We* cancel my/our* contract of sale of the following goods*/for the supply of the following service*,',
  'Ordered on*/received on*:',
  'Name of consumer(s):',
  'Address of consumer(s):',
  'Signature of consumer(s) (only if this form is notified on paper):',
  'Date:',
  '* Delete as appropriate',
];
export const MODEL_FORM_NOTE =
  'Complete and return this form only if you wish to withdraw from the contract.';
