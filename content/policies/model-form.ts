/** The model cancellation form: Schedule 3, Part B of the Consumer Contracts (Information, Cancellation and Additional Charges) Regulations 2013. */
import type { BusinessSettings } from '#contracts/site-info.ts';

/** Whom it goes to: name, address in lines, telephone, e-mail. */
type Trader = { name: string; address: readonly string[]; phone: string; email: string };

export const formLines = ({ name, address, phone, email }: Trader): string[] => [
  `To ${[name, ...address].join(', ')}, ${phone}, ${email}:`,
  'I/We* hereby give notice that I/We* cancel my/our* contract of sale of the following goods*/for the supply of the following service*,',
  'Ordered on*/received on*:',
  'Name of consumer(s):',
  'Address of consumer(s):',
  'Signature of consumer(s) (only if this form is notified on paper):',
  'Date:',
  '* Delete as appropriate',
];
export const modelFormLines = (settings: BusinessSettings): string[] =>
  formLines({ ...settings, name: settings.firmName });
export const MODEL_FORM_NOTE =
  'Complete and return this form only if you wish to withdraw from the contract.';
