/** The cards that the assistant answers from. */
import { AdminCard, CardInput } from '#contracts/admin-cards.ts';
import { EMERGENCIES, type KnowledgeCard } from '#contracts/knowledge.ts';
import type { Context } from '#server/context.ts';
import { settleQuestion } from '#server/features/assistant/questions.ts';
import {
  columns,
  defineRecord,
  flag,
  json,
  oneOf,
  type RecordColumns,
  type RecordRow,
} from '#server/records/definition.ts';
import { listShown } from '#server/records/show.ts';

export type CardTables = {
  cards: RecordColumns & {
    topic: string;
    question: string;
    /** JSON: lists of texts. */
    asks: string;
    subjects: string;
    sources: string;
    answer: string;
    emergency: string | null;
    when_what: string;
    /** JSON: lists of months, 1 to 12. */
    when_months: string;
    months: string;
    /** ISO date. */
    reviewed: string | null;
    active: number;
    created_at: string;
  };
};

type CardFields = Omit<CardInput, 'answersQuestion'> & { id: string };

export const asCard = ({ when, months, emergency, ...card }: KnowledgeCard): CardFields => ({
  ...card,
  asks: [...card.asks],
  words: [...card.words],
  sources: [...card.sources],
  emergency: emergency ?? null,
  whenWhat: when?.what ?? '',
  whenMonths: [...(when?.months ?? [])],
  months: [...(months ?? [])],
  active: true,
});

export const cardRecord = defineRecord({
  kind: 'cards',
  table: 'cards',
  idPrefix: 'crd',
  words: { a: 'a card', many: 'cards', deleted: 'Card', area: 'knowledge' },
  input: CardInput,
  admin: AdminCard,
  ...columns<CardFields>({
    topic: 'topic',
    question: 'question',
    asks: json('asks'),
    words: json('subjects'),
    answer: 'answer',
    emergency: oneOf('emergency', EMERGENCIES, null),
    whenWhat: 'when_what',
    whenMonths: json('when_months'),
    months: json('months'),
    sources: json('sources'),
    reviewed: 'reviewed',
    active: flag('active'),
  }),
  async complete({ ctx, tx, input: { answersQuestion, ...card }, id }) {
    if (answersQuestion !== null)
      await settleQuestion(tx, { ctx, id: answersQuestion, cardId: id });
    return card;
  },
  pictures: [],
  sort: [
    ['topic', 'asc'],
    ['question', 'asc'],
  ],
  isPaged: true,
  title: (row: RecordRow & { question: string }) => row.question,
  onRestore: () =>
    'It comes back unused: the assistant answers from it once you have switched it on.',
  restoreValues: { active: 0 },
  retention: { personal: null, why: 'the firm’s own words and figures' },
  searched: ['question', 'answer'],
});

/** Those that are in use. */
export async function listCards({ ctx }: { ctx: Context }): Promise<KnowledgeCard[]> {
  const cards = await listShown<CardFields>(ctx, cardRecord, (card) => card.active);
  return cards.map(({ whenWhat, whenMonths, emergency, months, ...card }) => ({
    ...card,
    ...(whenWhat && whenMonths.length > 0 ? { when: { what: whenWhat, months: whenMonths } } : {}),
    ...(months.length > 0 ? { months } : {}),
    ...(emergency ? { emergency } : {}),
  }));
}
