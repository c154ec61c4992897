import { DAY_MS } from '#contracts/london-time.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BIN_DAYS, type BinEntry, RECORD_KIND_LABELS } from '#contracts/records.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { DeleteDialog } from '#app/features/admin/delete-dialog.tsx';
import { ListBody } from '#app/features/admin/list-body.tsx';
import { ListEmpty, ListToolbar, PageLinks } from '#app/features/admin/list-toolbar.tsx';
import { useAdminList, useListCache } from '#app/features/admin/use-admin-list.ts';
import { useListTools, type ListSpec } from '#app/features/admin/use-list-tools.ts';
import { dayText, whenText } from '#app/features/admin/when.ts';
import { countOf } from '#engine/model/format.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { showToast } from '#app/ui/toast.ts';

const BIN = '/api/admin/bin';
/** Ids are their kind's own. */
const keyOf = ({ kind, id }: BinEntry) => `${kind}/${encodeURIComponent(id)}`;
const failedId = ({ kind, id }: BinEntry) => `${kind}-${id}-failed`;
const KINDS = Object.entries(RECORD_KIND_LABELS);
const NONE: readonly BinEntry[] = [];

const LIST: ListSpec<BinEntry> = {
  searchIn: ({ title, kind }) => [title, RECORD_KIND_LABELS[kind]],
  filters: [
    {
      id: 'kind',
      label: 'What it is',
      options: [
        { value: '', label: 'Everything' },
        ...KINDS.map(([value, label]) => ({
          value,
          label,
          test: (entry: BinEntry) => entry.kind === value,
        })),
      ],
    },
  ],
  sorts: [
    { value: 'newest', label: 'Last deleted first' },
    {
      value: 'soonest',
      label: 'Goes for good soonest',
      compare: (a, b) => a.goesAt.localeCompare(b.goesAt),
    },
  ],
};

const daysLeft = (goesAt: string) =>
  Math.max(0, Math.ceil((Date.parse(goesAt) - Date.now()) / DAY_MS));

/** What was deleted in the last 30 days: brought back, or removed for good. */
export function BinList() {
  const query = useAdminList<readonly BinEntry[]>(BIN);
  const cache = useListCache<BinEntry>(BIN);
  const client = useQueryClient();
  const tools = useListTools(query.data ?? NONE, LIST);
  const [asked, setAsked] = useState<BinEntry | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const [failed, setFailed] = useState<{ key: string; reason: string } | null>(null);

  const leave = (entry: BinEntry) => {
    cache.set(cache.read().filter((one) => keyOf(one) !== keyOf(entry)));
    // It shows again, or no more, in any other list.
    void client.invalidateQueries();
  };
  const restore = async (entry: BinEntry) => {
    if (busy) return;
    setBusy(keyOf(entry));
    setFailed(null);
    try {
      await adminFetch(`${BIN}/${keyOf(entry)}/restore`, { method: 'POST' });
      leave(entry);
      showToast({
        title: `${RECORD_KIND_LABELS[entry.kind]} restored`,
        description: entry.onRestore,
      });
    } catch (error) {
      setFailed({ key: keyOf(entry), reason: reasonOf(error) });
      showToast({
        title: 'Error',
        description: `Failed to restore: ${reasonOf(error)}`,
        tone: 'danger',
        isSilent: true,
      });
    } finally {
      setBusy(null);
    }
  };

  return (
    <>
      {tools.total > 0 ? (
        <ListToolbar
          state={tools}
          label="Search the bin"
          filters={tools.filters}
          sorts={tools.sorts}
          countOf={tools.countOf}
          found={tools.found}
          total={tools.total}
          noun={['deleted record', 'deleted records']}
        />
      ) : null}
      <ListBody
        query={query}
        label="Deleted records"
        failed="Failed to load the bin. Please try again later."
        loading="Loading the bin"
      >
        {query.data?.length === 0 ? (
          <ListEmpty title="The bin is empty">
            What you delete lies here for {BIN_DAYS} days.
          </ListEmpty>
        ) : null}
        {tools.total > 0 && tools.rows.length === 0 ? (
          <ListEmpty>Nothing in the bin matches. Try other words, or show all.</ListEmpty>
        ) : null}
        <ul className="border-t empty:hidden">
          {tools.rows.map((entry) => (
            <li
              key={keyOf(entry)}
              className="grid gap-x-8 gap-y-3 border-b py-5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
            >
              <div className="min-w-0">
                <Badge>{RECORD_KIND_LABELS[entry.kind]}</Badge>
                <h2 className="display-4 mt-2 wrap-anywhere">{entry.title}</h2>
                <p className="small mt-1 text-ink-soft">
                  Deleted <time dateTime={entry.deletedAt}>{whenText(entry.deletedAt)}</time>. Goes
                  for good on <time dateTime={entry.goesAt}>{dayText(entry.goesAt)}</time> (in{' '}
                  {countOf(daysLeft(entry.goesAt), 'day')}).
                </p>
                <p className="small mt-1">{entry.onRestore}</p>
                {failed?.key === keyOf(entry) ? (
                  <FieldError id={failedId(entry)}>{failed.reason}</FieldError>
                ) : null}
              </div>
              <div className="flex flex-wrap gap-2.5">
                <Button
                  size="small"
                  aria-disabled={busy !== null}
                  aria-busy={busy === keyOf(entry)}
                  aria-describedby={failed?.key === keyOf(entry) ? failedId(entry) : undefined}
                  onClick={() => void restore(entry)}
                >
                  Restore<span className="sr-only"> {entry.title}</span>
                </Button>
                <Button
                  size="small"
                  variant="outline"
                  className="text-danger!"
                  disabled={busy !== null}
                  onClick={() => setAsked(entry)}
                >
                  Delete for good<span className="sr-only"> {entry.title}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
        <PageLinks state={tools} pages={tools.pages} label="the bin" />
      </ListBody>
      {asked ? (
        <DeleteDialog
          title="Delete it for good?"
          name={asked.title}
          label="Delete for good"
          staysInBin={false}
          remove={() => adminFetch(`${BIN}/${keyOf(asked)}`, { method: 'DELETE' })}
          onDeleted={() => {
            leave(asked);
            setAsked(null);
            showToast({ title: 'Removed for good' });
          }}
          onClose={() => setAsked(null)}
          fail={(reason) =>
            showToast({
              title: 'Error',
              description: `Failed to delete: ${reason}`,
              tone: 'danger',
              isSilent: true,
            })
          }
        >
          <p className="small">
            It goes now, with its files. Nothing on this page brings it back after that.
          </p>
        </DeleteDialog>
      ) : null}
    </>
  );
}
