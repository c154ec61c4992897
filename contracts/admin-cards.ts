/** The assistant's cards as the owner edits them. docs/knowledge.md says how they are written. */
import { z } from 'zod';
import { CARD_TOPICS, EMERGENCIES } from './knowledge.ts';
import { plainText, requiredText } from './plain-text.ts';
import { Versioned } from './records.ts';

const MONTHS = 'Please choose months';
const DAY = 'Please enter the day on which it was checked';

/** @param what "wordings" */
const texts = (what: string, most: number, longest: number) =>
  z
    .array(
      plainText(`Please enter the ${what} as text`)
        .min(1, `Please leave out empty ${what}`)
        .max(longest, `Please keep each of the ${what} under ${longest} characters`),
      `Please enter the ${what} as a list`,
    )
    .max(most, `Please keep to ${most} ${what}`);
const Months = z
  .array(z.number(MONTHS).int().min(1, MONTHS).max(12, MONTHS), MONTHS)
  .max(12, MONTHS);

export const CardInput = z.object({
  topic: z.enum(CARD_TOPICS, 'Please choose a topic'),
  question: requiredText('question', 200),
  /** The same question in other words. */
  asks: texts('wordings', 60, 400).default([]),
  /** Of which a question that means this card nearly always has one. */
  words: texts('words', 20, 60).min(1, 'Please enter at least one word'),
  answer: requiredText('answer', 1_500),
  emergency: z.enum(EMERGENCIES, 'Please choose whom to ring, or nobody').nullable().default(null),
  /** What may be done in `whenMonths`; empty: nothing hangs on the month. */
  whenWhat: plainText('Please say what is done')
    .max(160, 'Please keep this under 160 characters')
    .default(''),
  whenMonths: Months.default([]),
  /** When the answer holds; empty: always. */
  months: Months.default([]),
  sources: texts('sources', 10, 400).default([]),
  /** ISO date; null: nobody has. */
  reviewed: z.iso.date(DAY).nullable().default(null),
  active: z.boolean('Please say whether it is used').default(true),
});
export type CardInput = z.infer<typeof CardInput>;

export const AdminCard = CardInput.extend({ id: z.string() }).extend(Versioned.shape);
export type AdminCard = z.infer<typeof AdminCard>;

/** A question that nothing answered, or whose answer was marked wrong. */
export const WaitingQuestion = z.object({
  id: z.string(),
  question: z.string(),
  /** What answered it; "unknown" where nothing did. */
  answerId: z.string(),
  why: z.enum(['unanswered', 'wrong']),
  times: z.number().int(),
  lastAt: z.string(),
});
export type WaitingQuestion = z.infer<typeof WaitingQuestion>;
