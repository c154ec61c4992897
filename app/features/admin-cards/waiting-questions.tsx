import { useQueryClient } from '@tanstack/react-query';
import {
  QUESTION_LISTS,
  type QuestionList,
  type QuestionsPage,
  type WaitingQuestion,
} from '#contracts/admin-cards.ts';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { listOptions, PagedList, usePagedList } from '#app/features/admin/paged-list.tsx';
import { useListState } from '#app/features/admin/use-list-tools.ts';
import { whenText } from '#app/features/admin/when.ts';
import { Badge, type Tone } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast.ts';

const LIST_LABELS: Record<QuestionList, string> = {
  all: 'All that wait',
  unanswered: 'Not answered',
  wrong: 'Marked wrong',
};
const FILTERS = [
  { id: 'list', label: 'Show', options: listOptions(LIST_LABELS, QUESTION_LISTS, 'all') },
];
const TONES: Record<WaitingQuestion['why'], Tone> = { unanswered: 'amber', wrong: 'danger' };
const ANSWERED: Record<WaitingQuestion['why'], string> = {
  unanswered: 'It was not sure, and answered from',
  wrong: 'It answered from',
};

/**
 * What visitors asked without a sure answer, and what they marked wrong, the latest first.
 * @param onAnswer begins a card for a question
 */
export function WaitingQuestions({
  onAnswer,
  onOpenCard,
}: {
  onAnswer: (question: WaitingQuestion) => void;
  onOpenCard: (id: string) => void;
}) {
  const state = useListState(['list']);
  const list = QUESTION_LISTS.find((one) => one === state.filter('list')) ?? 'all';
  const query = usePagedList<QuestionsPage>(ADMIN_API.assistantQuestions, state, { list });
  const client = useQueryClient();
  const dismiss = async ({ id }: WaitingQuestion) => {
    try {
      await adminFetch(`${ADMIN_API.assistantQuestions}/${id}`, { method: 'DELETE' });
      showToast({ title: 'Question dismissed' });
    } catch (error) {
      showToast({ title: 'Error', description: reasonOf(error), tone: 'danger' });
    }
    void client.invalidateQueries({
      predicate: ({ queryKey: [key] }) =>
        typeof key === 'string' && key.startsWith(ADMIN_API.assistantQuestions),
    });
  };
  return (
    <>
      <p className="mb-6 max-w-prose text-ink-soft">
        Asked by visitors, without names: what the assistant could not answer for certain, and what
        they marked wrong. A question leaves when you save a card for it, or dismiss it.
      </p>
      <PagedList
        state={state}
        query={query}
        list={list}
        search="Search questions"
        filters={FILTERS}
        noun={['question', 'questions']}
        none={['No questions are waiting', 'What the assistant cannot answer appears here.']}
      >
        {(one) => (
          <QuestionRow
            question={one}
            onAnswer={() => onAnswer(one)}
            onOpenCard={onOpenCard}
            onDismiss={() => void dismiss(one)}
          />
        )}
      </PagedList>
    </>
  );
}

function QuestionRow({
  question: { question, card, why, times, lastAt },
  onAnswer,
  onOpenCard,
  onDismiss,
}: {
  question: WaitingQuestion;
  onAnswer: () => void;
  onOpenCard: (id: string) => void;
  onDismiss: () => void;
}) {
  return (
    <article
      aria-label={`${question} (${LIST_LABELS[why]})`}
      className="grid gap-x-8 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={TONES[why]}>{LIST_LABELS[why]}</Badge>
          <span className="fine figures text-ink-soft">
            <time dateTime={lastAt}>{whenText(lastAt)}</time>
            {times > 1 ? ` · ${times} times` : ''}
          </span>
        </p>
        <h2 className="mt-1.5 font-medium wrap-anywhere">{question}</h2>
        {card ? (
          <p className="small mt-1 text-ink-soft wrap-anywhere">
            {ANSWERED[why]}{' '}
            <button type="button" className="text-link" onClick={() => onOpenCard(card.id)}>
              “{card.question}”
            </button>
          </p>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="outline" onClick={onAnswer}>
          Make a card<span className="sr-only"> of “{question}”</span>
        </Button>
        <Button size="small" variant="quiet" onClick={onDismiss}>
          Dismiss<span className="sr-only"> “{question}”</span>
        </Button>
      </div>
    </article>
  );
}
