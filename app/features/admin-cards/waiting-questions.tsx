import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { WaitingQuestion } from '#contracts/admin-cards.ts';
import { momentInWords } from '#contracts/london-time.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { ListLoading, ListNotFetched } from '#app/features/admin/list-body.tsx';
import { useAdminList, useListCache } from '#app/features/admin/use-admin-list.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast.ts';

/** Seen to at one sitting. */
const SHOWN = 20;
const WHY = {
  unanswered: 'Nothing answered it',
  wrong: 'The answer was marked wrong',
} as const;

/** What visitors asked in vain, the latest first. @param onAnswer begins a card for a question */
export function WaitingQuestions({ onAnswer }: { onAnswer: (question: string) => void }) {
  const query = useAdminList<readonly WaitingQuestion[]>(ADMIN_API.assistantQuestions);
  const cache = useListCache<WaitingQuestion>(ADMIN_API.assistantQuestions);
  const waiting = query.data?.length ?? 0;
  const dismiss = async ({ id }: WaitingQuestion) => {
    try {
      await adminFetch(`${ADMIN_API.assistantQuestions}/${id}`, { method: 'DELETE' });
      cache.remove(id);
    } catch (error) {
      showToast({ title: 'Error', description: reasonOf(error), tone: 'danger' });
    }
  };
  return (
    <section aria-labelledby="waiting-questions" className="mb-16">
      <h2 id="waiting-questions" className="display-3">
        Asked in vain
      </h2>
      <p className="mt-2 mb-6 max-w-prose text-ink-soft">
        Questions that nothing answered, and answers that visitors marked wrong, without names.
      </p>
      {query.isPending ? <ListLoading label="Loading questions" /> : null}
      <ListNotFetched query={query}>Failed to load the questions.</ListNotFetched>
      {query.data?.length === 0 ? <p>No questions are waiting.</p> : null}
      {query.data?.length ? (
        <ul className="divide-y border-y">
          {query.data.slice(0, SHOWN).map((one) => (
            <li
              key={one.id}
              className="grid gap-x-8 gap-y-3 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
            >
              <div className="min-w-0">
                <p className="wrap-anywhere">{one.question}</p>
                <p className="fine mt-1 text-ink-soft">
                  {WHY[one.why]}
                  {one.times > 1 ? ` · asked ${one.times} times` : ''} ·{' '}
                  <time dateTime={one.lastAt}>{momentInWords(one.lastAt)}</time>
                </p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button size="small" variant="outline" onClick={() => onAnswer(one.question)}>
                  Make a card<span className="sr-only"> of “{one.question}”</span>
                </Button>
                <Button size="small" variant="quiet" onClick={() => void dismiss(one)}>
                  Dismiss<span className="sr-only"> “{one.question}”</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {waiting > SHOWN ? (
        <p className="small mt-3 text-ink-soft">
          And {waiting - SHOWN} more, once these are seen to.
        </p>
      ) : null}
    </section>
  );
}
