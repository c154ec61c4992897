import { useState } from 'react';
import type { z } from 'zod';
import type { AdminCard } from '#contracts/admin-cards.ts';
import { CARD_TOPICS } from '#contracts/knowledge.ts';
import { capitalise, longDate } from '#engine/model/format.ts';
import type { ListedDescription, RowProps } from '#app/features/admin/record-description.ts';
import { RecordManager } from '#app/features/admin/record-manager.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import {
  CARD_LABELS,
  CardForm,
  cardFields,
  type CardFields,
  CardFormSchema,
  EMERGENCY_LABELS,
} from './card-form.tsx';
import { WaitingQuestions } from './waiting-questions.tsx';

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
};

const LONGEST_QUESTION = 200;

const CARDS: ListedDescription<CardFields, z.output<typeof CardFormSchema>, AdminCard> = {
  kind: 'cards',
  path: '/api/admin/cards',
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
  copy: cardFields,
  toFields: cardFields,
  labels: CARD_LABELS,
  Form: CardForm,
  alsoShownAt: [],
  list: {
    searchIn: ({ question, answer, asks, words }) => [question, answer, ...asks, ...words],
    pageSize: 30,
    filters: [
      {
        id: 'topic',
        label: 'Topic',
        options: [
          { value: '', label: 'All topics' },
          ...CARD_TOPICS.map((value) => ({
            value,
            label: capitalise(value),
            test: (card: AdminCard) => card.topic === value,
          })),
        ],
      },
      {
        id: 'show',
        label: 'Show',
        options: [
          { value: '', label: 'All cards' },
          { value: 'unchecked', label: 'Not checked', test: (card) => card.reviewed === null },
          { value: 'checked', label: 'Checked', test: (card) => card.reviewed !== null },
          { value: 'danger', label: 'Tell of a danger', test: (card) => card.emergency !== null },
          { value: 'unused', label: 'Not in use', test: (card) => !card.active },
        ],
      },
    ],
    sorts: [
      { value: '', label: 'By topic' },
      {
        value: 'changed',
        label: 'Last changed first',
        compare: (a, b) => b.updatedAt.localeCompare(a.updatedAt),
      },
      {
        value: 'question',
        label: 'By question',
        compare: (a, b) => a.question.localeCompare(b.question, 'en-GB'),
      },
    ],
  },
  Rows: CardRows,
};

function CardRows({ records, onEdit, onDelete }: RowProps<AdminCard>) {
  return (
    <ul className="divide-y border-y">
      {records.map((card) => (
        <li key={card.id}>
          <article
            aria-label={card.question}
            className="grid gap-x-8 gap-y-3 py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start"
          >
            <div className="min-w-0">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
                <h3 className="font-medium wrap-anywhere">{card.question}</h3>
                {card.emergency ? (
                  <Badge tone="clay">{EMERGENCY_LABELS[card.emergency]}</Badge>
                ) : null}
                {card.active ? null : <Badge tone="amber">Not in use</Badge>}
              </div>
              <p className="mt-1.5 line-clamp-2 max-w-prose text-ink-soft">{card.answer}</p>
              <p className="fine mt-2 text-ink-soft">
                {capitalise(card.topic)} ·{' '}
                {card.reviewed ? (
                  <>
                    checked on <time dateTime={card.reviewed}>{longDate(card.reviewed)}</time>
                  </>
                ) : (
                  'not checked'
                )}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-2">
              <Button size="small" variant="outline" onClick={() => onEdit(card)}>
                Edit<span className="sr-only"> {card.question}</span>
              </Button>
              <Button
                size="small"
                variant="quiet"
                className="text-danger!"
                onClick={() => onDelete(card)}
              >
                Delete<span className="sr-only"> {card.question}</span>
              </Button>
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** What the assistant was asked in vain, and the cards that it answers from. */
export function CardsManager() {
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <>
      <WaitingQuestions onAnswer={setAsked} />
      <RecordManager
        description={CARDS}
        begun={asked === null ? null : { ...EMPTY, question: asked.slice(0, LONGEST_QUESTION) }}
        onBegun={() => setAsked(null)}
      />
    </>
  );
}
