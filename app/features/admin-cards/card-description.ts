import type { z } from 'zod';
import { ADMIN_CARDS_PATH, type AdminCard } from '#contracts/admin-cards.ts';
import type { RecordDescription } from '#app/features/admin/record-description.ts';
import {
  CARD_LABELS,
  CardForm,
  cardFields,
  type CardFields,
  CardFormSchema,
} from './card-form.tsx';

const EMPTY: CardFields = {
  question: '',
  asks: '',
  words: '',
  answer: '',
  topic: 'plants',
  emergency: '',
  whenWhat: '',
  whenMonths: [],
  months: [],
  sources: '',
  reviewed: '',
  active: true,
  answersQuestion: '',
};

const LONGEST_QUESTION = 200;

/** What a card that answers a waiting question begins with. */
export const cardFor = ({ id, question }: { id: string; question: string }): CardFields => ({
  ...EMPTY,
  question: question.slice(0, LONGEST_QUESTION),
  answersQuestion: id,
});

export const CARDS: RecordDescription<CardFields, z.output<typeof CardFormSchema>, AdminCard> = {
  kind: 'cards',
  path: ADMIN_CARDS_PATH,
  words: {
    heading: 'Cards',
    noun: ['card', 'cards'],
    titles: { add: 'Write a card', edit: 'Edit a card' },
    failedToLoad: 'Failed to load the cards. Please try again later.',
    none: { title: 'No cards', words: 'Write the first answer.' },
    failed: (what, reason) => ({
      title: 'Error',
      description: `Failed to ${what} card: ${reason}`,
    }),
    deleteTitle: ({ question }) => `Delete “${question}”?`,
  },
  nameOf: ({ question }) => question,
  schema: CardFormSchema,
  empty: () => EMPTY,
  toFields: cardFields,
  labels: CARD_LABELS,
  Form: CardForm,
  alsoShownAt: [],
};
