/** The assistant's cards as the owner edits them. docs/knowledge.md says how they are written. */
import { z } from 'zod';
import { CARD_TOPICS, type CardTopic, EMERGENCIES } from './knowledge.ts';
import { listQuery, pageOfList } from './list-query.ts';
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

const CardFields = z.object({
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
  /** ISO date; null if it has not been checked. */
  reviewed: z.iso.date(DAY).nullable().default(null),
  active: z.boolean('Please say whether it is used').default(true),
});
export const CardInput = CardFields.extend({
  /** The waiting question that it was written for, which then waits no longer. */
  answersQuestion: z
    .string('Please name the question by its id')
    .regex(/^[\w-]{1,80}$/, 'There is no such question')
    .nullable()
    .default(null),
});
export type CardInput = z.infer<typeof CardInput>;

export const AdminCard = CardFields.extend({ id: z.string() }).extend(Versioned.shape);
export type AdminCard = z.infer<typeof AdminCard>;

export const ADMIN_CARDS_PATH = '/api/admin/cards';
export const CARD_LISTS = ['all', 'unchecked', 'checked', 'danger', 'unused'] as const;
export type CardList = (typeof CARD_LISTS)[number];
/** The first is the default. */
export const CARD_SORTS = ['topic', 'changed', 'question'] as const;
export type CardSort = (typeof CARD_SORTS)[number];

export const AdminCardsQuery = z.object({
  topic: z.enum(CARD_TOPICS, 'There is no such topic').optional(),
  list: z.enum(CARD_LISTS, 'There is no such list of cards').optional(),
  sort: z.enum(CARD_SORTS, 'There is no such order').optional(),
  ...listQuery,
});
export type AdminCardsQuery = z.infer<typeof AdminCardsQuery>;

/** A card as the list shows it; of its answer the beginning. */
export const CardItem = AdminCard.pick({
  id: true,
  topic: true,
  question: true,
  answer: true,
  emergency: true,
  reviewed: true,
  active: true,
});
export type CardItem = z.infer<typeof CardItem>;

const Count = z.number().int();
/** `counts` are under the search and the topic, `topics` under the search and the list; `total` is of all cards. */
export const AdminCardsPage = pageOfList(CardItem, CARD_LISTS).extend({
  topics: z.object(
    Object.fromEntries(CARD_TOPICS.map((topic) => [topic, Count])) as Record<
      CardTopic,
      typeof Count
    >,
  ),
  total: Count,
});
export type AdminCardsPage = z.infer<typeof AdminCardsPage>;

/** A question that nothing answered for certain, or whose answer was marked wrong. */
export const WaitingQuestion = z.object({
  id: z.string(),
  question: z.string(),
  /** What answered it; "unknown" where nothing did. */
  answerId: z.string(),
  /** The card that answered it, while it is there. */
  card: AdminCard.pick({ id: true, question: true }).nullable(),
  why: z.enum(['unanswered', 'wrong']),
  times: z.number().int(),
  lastAt: z.string(),
});
export type WaitingQuestion = z.infer<typeof WaitingQuestion>;

export const QUESTION_LISTS = ['all', 'unanswered', 'wrong'] as const;
export type QuestionList = (typeof QUESTION_LISTS)[number];
export const QuestionsQuery = z.object({
  list: z.enum(QUESTION_LISTS, 'There is no such list of questions').optional(),
  ...listQuery,
});
export const QuestionsPage = pageOfList(WaitingQuestion, QUESTION_LISTS);
export type QuestionsPage = z.infer<typeof QuestionsPage>;
