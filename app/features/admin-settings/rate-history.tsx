import { useQuery } from '@tanstack/react-query';
import type { RateHistory } from '#contracts/admin-rates.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { ListLoading, ListNotFetched } from '#app/features/admin/list-body.tsx';
import { ListEmpty } from '#app/features/admin/list-toolbar.tsx';
import { useLastError } from '#app/features/admin/last-error.ts';
import { whenText } from '#app/features/admin/when.ts';
import { countOf } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import type { Book } from './rate-edits.ts';

const HISTORY_URL = '/api/admin/rates/history';
const MOST_SHOWN = 12;

/** The versions of the rate book; an older one is put into the form, and saved only from there. */
export function RateHistoryDialog({
  onTake,
  onClose,
}: {
  onTake: (book: Book) => void;
  onClose: () => void;
}) {
  const query = useQuery({
    queryKey: [HISTORY_URL],
    queryFn: ({ signal }) => adminFetch<RateHistory>(HISTORY_URL, { signal }),
    staleTime: 0,
  });
  const { data, error } = useLastError(HISTORY_URL, query);
  return (
    <Dialog
      open
      className="max-w-3xl!"
      title="History of the rate book"
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <ListNotFetched query={{ isError: error !== null, error, refetch: query.refetch }}>
        The history could not be loaded.
      </ListNotFetched>
      {!data && !error ? <ListLoading label="Loading the history" rows={3} /> : null}
      {data?.length === 0 ? (
        <ListEmpty>The rate book is as it came with the site.</ListEmpty>
      ) : null}
      <ol className="grid gap-6">
        {(data ?? []).map(({ id, at, who, changes, book }) => (
          <li key={id} className="border-t pt-4">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
              <p className="font-medium">
                {whenText(at)}{' '}
                <span className="font-normal text-ink-soft">
                  {who}, {countOf(changes.length, 'change')}
                </span>
              </p>
              {book ? (
                <Button size="small" variant="outline" onClick={() => onTake(book)}>
                  Put these values into the form
                  <span className="sr-only"> as of {whenText(at)}</span>
                </Button>
              ) : null}
            </div>
            <ul className="small mt-2">
              {changes.slice(0, MOST_SHOWN).map(({ what, before, after }) => (
                <li key={what} className="flex flex-wrap justify-between gap-x-6 py-1">
                  <span>{what}</span>
                  <span className="figures text-ink-soft">
                    {before} to {after}
                  </span>
                </li>
              ))}
              {changes.length > MOST_SHOWN ? (
                <li className="py-1 text-ink-soft">and {changes.length - MOST_SHOWN} more</li>
              ) : null}
            </ul>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}
