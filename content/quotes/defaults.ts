/** What a new quote says until the owner says something else. */

import { tradeWords } from '#contracts/trade-words.ts';

export const QUOTE_DEFAULTS = {
  validDays: 30,
  intro:
    'Thank you for letting us see your garden. This is our price for the work, line by line, so that you can see what each part comes to. Ask us about anything that is not clear.',
  phases: [
    { id: 'clear', title: 'Clear and prepare' },
    { id: 'hard', title: 'Hard landscape' },
    { id: 'structures', title: 'Structures' },
    { id: 'planting', title: 'Planting' },
    { id: 'finishing', title: 'Finishing' },
  ],
  /** Besides those about access (content/enquiries/access-rules.ts). */
  assumptions: [
    'Water and electricity may be taken from the house.',
    'No buried cables, pipes, foundations or contaminated soil are found where we dig. If they are, we stop and tell you the cost before going on.',
  ],
  exclusions: [
    'Fees for planning, building control and party wall matters.',
    'Work on trees that are protected, and work by a registered electrician, unless a line above names it.',
    'Watering and care once the work is finished, unless a line above names it.',
  ],
} as const;

const PRICE =
  'The price is fixed for the work described here until the quote runs out. What changes is agreed with you in writing, with its price, before it is done.';
const PAYMENT =
  'Payments fall due in the stages listed here, which stand in place of the deposit that our terms of service speak of. Each is asked for by invoice when its stage is reached.';
const MATERIALS = 'Materials are yours once they are paid for.';
const TIDY = 'We leave the site tidy each day and remove our waste.';
const LAW =
  'Your rights in law, among them the right to cancel within 14 days and to work done with reasonable care and skill, are not changed by anything here.';

/** What a new quote says under Terms. Of guarantee and insurance it says what the owner has entered, and nothing else. */
export function quoteTerms({
  guarantee,
  ...trade
}: Parameters<typeof tradeWords>[0] & { guarantee: string }): string {
  return [
    PRICE,
    PAYMENT,
    [MATERIALS, guarantee.trim()].filter(Boolean).join(' '),
    [TIDY, ...tradeWords(trade)].join(' '),
    LAW,
  ].join('\n\n');
}
