import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { type ImportList, IMPORTS, IMPORTS_API, type ImportUndone } from '#contracts/imports.ts';
import { countOf } from '#engine/model/format.ts';
import type { z } from 'zod';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { whenText } from '#app/features/admin/when.ts';
import { AskDialog } from '#app/ui/ask-dialog.tsx';
import { Button } from '#app/ui/button.tsx';
import { showToast } from '#app/ui/toast.ts';

/** What was brought in before, each to be taken back. */
export function ImportHistory() {
  const client = useQueryClient();
  const { data } = useAdminList<ImportList>(IMPORTS_API);
  const [asked, setAsked] = useState<ImportList[number] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  if (!data || data.length === 0) return null;
  const undo = async ({ id }: ImportList[number]) => {
    setIsBusy(true);
    setFailure(null);
    try {
      const { removed, kept } = await adminFetch<z.infer<typeof ImportUndone>>(
        `${IMPORTS_API}/${id}/undo`,
        { method: 'POST' },
      );
      setAsked(null);
      showToast({
        title: `${countOf(removed, 'record is', 'records are')} in the bin`,
        ...(kept > 0
          ? { description: `${kept} ${kept === 1 ? 'was' : 'were'} changed since, and stay.` }
          : {}),
      });
      void client.invalidateQueries();
    } catch (error) {
      setFailure(reasonOf(error));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <section aria-labelledby="brought-in" className="mt-14 max-w-2xl">
      <h3 id="brought-in" className="display-4">
        Brought in before
      </h3>
      <ul className="mt-4 border-t">
        {data.map((one) => (
          <li
            key={one.id}
            className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b py-2"
          >
            <span className="min-w-0 wrap-anywhere">
              {IMPORTS[one.kind].label}, {countOf(one.rows, 'row', 'rows')}
              <span className="small block text-ink-soft">{whenText(one.at)}</span>
            </span>
            {one.undoneAt ? (
              <span className="small text-ink-soft">Taken back {whenText(one.undoneAt)}</span>
            ) : (
              <Button variant="quiet" size="small" onClick={() => setAsked(one)}>
                Take back
                <span className="sr-only">
                  : {IMPORTS[one.kind].label}, {whenText(one.at)}
                </span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {asked ? (
        <AskDialog
          title={`Take back the ${countOf(asked.rows, 'row', 'rows')} of ${whenText(asked.at)}?`}
          stay="Cancel"
          isBusy={isBusy}
          failure={failure}
          onStay={() => setAsked(null)}
          answers={[
            {
              label: isBusy ? 'Taking back…' : 'Take it back',
              tone: 'danger',
              onClick: () => void undo(asked),
            },
          ]}
        >
          <p>
            Everything that came of it goes into the{' '}
            <Link to="/admin/bin" className="text-link">
              bin
            </Link>{' '}
            for 30 days. What has been changed since stays.
          </p>
        </AskDialog>
      ) : null}
    </section>
  );
}
