/** What of the policies and of the site's contracts a solicitor is asked to read (docs/law.md). */
export const SOLICITOR_POINTS: readonly string[] = [
  'Whether pages that are kept on a visitor’s device to be read without a connection, unasked, are strictly necessary.',
  'Quotes that are accepted online or at the customer’s home: the words of the button, the notice of the right to cancel, the request to begin within the 14 days, and the model form.',
  'Visits that cost money and are booked online: the same points, and what may be kept when one is cancelled late.',
  'The deposit, the payment in stages, and what is paid back.',
  'Which part of a contract is goods and which is service, and so when the 14 days begin.',
  'Maintenance by the month: the notice that ends it, and whether the rules on subscriptions of the Digital Markets, Competition and Consumers Act 2024 have begun.',
  'Whether the guarantee and the insurance are worded as the insurer’s policy allows.',
];
