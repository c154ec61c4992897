import { useQueryClient } from '@tanstack/react-query';
import type { AdminCard } from '#contracts/admin-cards.ts';
import { PageViews } from '#app/features/admin/page-views.tsx';
import { RecordDialogs } from '#app/features/admin/record-manager.tsx';
import { useOpenedRecord } from '#app/features/admin/use-opened-record.ts';
import { Notice } from '#app/ui/notice.tsx';
import { CARDS, cardFor } from './card-description.ts';
import type { CardFields } from './card-form.tsx';
import { CardsList } from './cards-list.tsx';
import { WaitingQuestions } from './waiting-questions.tsx';

const VIEWS = [
  { id: 'questions', label: 'Questions that wait' },
  { id: 'cards', label: 'Cards' },
] as const;

/** Questions that wait for the owner, and the cards that the assistant answers from. */
export function KnowledgeManager() {
  const dialog = useOpenedRecord<AdminCard, CardFields>(CARDS.path);
  const client = useQueryClient();
  // A card also settles a question, and is found in the bin, the search and the changes.
  const renew = () =>
    void client.invalidateQueries({
      predicate: ({ queryKey: [key] }) => typeof key === 'string' && key.startsWith('/api/admin/'),
    });
  return (
    <>
      <PageViews param="view" views={VIEWS}>
        {(view) => (
          <>
            {dialog.failure ? (
              <Notice tone="error" title={dialog.failure} className="mb-6" />
            ) : null}
            {view === 'cards' ? (
              <CardsList dialog={dialog} />
            ) : (
              <WaitingQuestions
                onAnswer={(question) =>
                  dialog.open({ kind: 'form', record: null, begun: cardFor(question) })
                }
                onOpenCard={(id) => void dialog.openById(id)}
              />
            )}
          </>
        )}
      </PageViews>
      {dialog.opened ? (
        <RecordDialogs
          description={CARDS}
          opened={dialog.opened}
          records={[]}
          cache={{ put: renew, remove: renew }}
          onClose={() => dialog.open(null)}
        />
      ) : null}
    </>
  );
}
