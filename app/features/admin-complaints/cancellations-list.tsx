import { useEffect, useEffectEvent, useState, type FormEvent } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import {
  type AdminCancellation,
  CANCELLATION_LISTS,
  type CancellationList,
  type CancellationsPage,
} from '#contracts/cancellations.ts';
import { dateInWords, momentInWords } from '#contracts/london-time.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { changedRecordOf, isUnsure, reasonOf } from '#app/features/admin/call-reason.ts';
import { SavedMeanwhile } from '#app/features/admin/saved-meanwhile.tsx';
import { useKeptFields } from '#app/features/admin/use-kept-fields.ts';
import { listOptions, PagedList, usePagedList } from '#app/features/admin/paged-list.tsx';
import { useListState } from '#app/features/admin/use-list-tools.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';
import { Field, Textarea } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast.ts';
import { saysOutcome } from './said-already.ts';
import { useRenew } from './use-renew.ts';

const LABELS: Record<CancellationList, string> = {
  all: 'All notices',
  open: 'To be dealt with',
  settled: 'Dealt with',
};
const OPTIONS = listOptions(LABELS, CANCELLATION_LISTS, 'all');

/** Contracts that somebody has cancelled, what has to be dealt with first. */
export function CancellationsList() {
  const state = useListState(['list']);
  const list: CancellationList =
    CANCELLATION_LISTS.find((one) => one === state.filter('list')) ?? 'all';
  const query = usePagedList<CancellationsPage>(ADMIN_API.cancellations, state, { list });
  const { data, url } = query;
  // A row with unsaved typing is kept even if another window has removed it from this list. The most recently edited is first: moving it would lose focus.
  const [written, setWritten] = useState<{ url: string; notices: readonly AdminCancellation[] }>({
    url,
    notices: [],
  });
  const heldIn = (one: typeof written) => (one.url === url ? one.notices : []);
  const hold = (notice: AdminCancellation, isWritten: boolean) =>
    setWritten((now) => {
      const others = heldIn(now).filter(({ id }) => id !== notice.id);
      return { url, notices: isWritten ? [notice, ...others] : others };
    });
  const notices = data && [
    ...heldIn(written).filter(({ id }) => data.items.every((one) => one.id !== id)),
    ...data.items,
  ];
  return (
    <PagedList
      state={state}
      query={query}
      list={list}
      search="Search names, references, contracts"
      filters={[{ id: 'list', label: 'Show', options: OPTIONS }]}
      noun={['notice', 'notices']}
      none={[
        'No cancelled contracts',
        'Notices sent from the page about the right to cancel appear here.',
      ]}
      items={notices}
      gap="gap-5"
    >
      {(notice) => <Notification notice={notice} url={url} onWritten={hold} />}
    </PagedList>
  );
}

const SETTLED = 'settled';
const baseOf = ({ outcome, settledAt, version }: AdminCancellation) => ({
  start: { outcome, settled: settledAt === null ? '' : SETTLED },
  version,
});

/** What is typed stays where it is when the list is fetched again, and is kept on this device until it is saved. */
function Notification({
  notice,
  url,
  onWritten,
}: {
  notice: AdminCancellation;
  /** URL of its list. */ url: string;
  onWritten: (notice: AdminCancellation, isWritten: boolean) => void;
}) {
  const [failure, setFailure] = useState<unknown>(null);
  const [theirs, setTheirs] = useState<AdminCancellation | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const renew = useRenew();
  const kept = useKeptFields({ kind: 'cancellation-outcomes', id: notice.id, ...baseOf(notice) });
  const { outcome, settled } = kept.values;
  const { isChanged } = kept;
  const tell = useEffectEvent(onWritten);
  useEffect(() => tell(notice, isChanged), [notice, isChanged, url]);
  const finish = (saved: AdminCancellation, sent: typeof kept.values) => {
    kept.settle(baseOf(saved), sent);
    setTheirs(null);
    showToast({ title: 'Notice saved' });
    renew();
  };
  const save = async (over: number | null) => {
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    const json = { settled: settled === SETTLED, outcome };
    try {
      finish(
        await adminFetch<AdminCancellation>(`${ADMIN_API.cancellations}/${notice.id}/settled`, {
          method: 'PUT',
          json,
          ifMatch: over ?? notice.version,
        }),
        kept.values,
      );
    } catch (error) {
      const changed = changedRecordOf<AdminCancellation>(error);
      if (changed && saysOutcome(changed, json)) finish(changed, kept.values);
      else if (changed) setTheirs(changed);
      else setFailure(error);
      if (isUnsure(error)) renew();
    } finally {
      setIsBusy(false);
    }
  };
  // Saved all the same, as the list says that has been fetched since.
  const hasArrived = isUnsure(failure) && !kept.isChanged;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(kept.baseVersion);
  };
  return (
    <article
      aria-label={`Notice ${notice.reference}, ${notice.name}`}
      className="grid gap-x-12 gap-y-5 border bg-sheet p-5 lg:grid-cols-2 lg:p-7"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={notice.settledAt ? 'leaf' : 'danger'}>
            {notice.settledAt ? 'Dealt with' : 'To be dealt with'}
          </Badge>
          <span className="fine figures text-ink-soft">{notice.reference}</span>
        </p>
        <h2 className="mt-2 font-medium wrap-anywhere">{notice.name}</h2>
        <p className="mt-2 border-l-2 border-clay pl-4 wrap-anywhere whitespace-pre-line">
          {notice.contract}
        </p>
        <dl className="small mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
          <Fact label="Received">{momentInWords(notice.receivedAt)}</Fact>
          {notice.ordered ? <Fact label="Ordered or received">{notice.ordered}</Fact> : null}
          <Fact label="Address">{notice.address}</Fact>
          <Fact label="E-mail">
            <a
              href={`mailto:${notice.email}`}
              className="text-link inline-flex min-h-6 items-center"
            >
              {notice.email}
            </a>
          </Fact>
          {notice.settledAt ? (
            <Fact label="Dealt with">{momentInWords(notice.settledAt)}</Fact>
          ) : (
            <Fact label="Money back by">
              {dateInWords(notice.refundBy)}, where no goods have to come back first
            </Fact>
          )}
        </dl>
      </div>
      <form
        aria-label={`What came of ${notice.reference}`}
        onSubmit={submit}
        className="grid content-start gap-4"
      >
        <Field
          label="What came of it"
          optional
          hint="For the office: what was stopped, collected and paid back, and when."
        >
          {(parts) => (
            <Textarea
              {...parts}
              name="outcome"
              rows={4}
              maxLength={2_000}
              value={outcome}
              onChange={(event) => kept.change({ outcome: event.target.value })}
              className="min-h-28!"
            />
          )}
        </Field>
        <Checkbox
          name="settled"
          checked={settled === SETTLED}
          onChange={(event) => kept.change({ settled: event.target.checked ? SETTLED : '' })}
          label="It has been dealt with"
        />
        {theirs ? (
          <SavedMeanwhile
            title="This was saved in another window while you were writing"
            saveOver="Save mine over it"
            isBusy={isBusy}
            onSaveOver={() => void save(theirs.version)}
            onTake={() => {
              kept.settle(baseOf(theirs));
              setTheirs(null);
            }}
          >
            <p className="wrap-anywhere whitespace-pre-line">
              {theirs.settledAt === null ? 'To be dealt with' : 'Dealt with'}.{' '}
              {theirs.outcome || 'Nothing was written.'}
            </p>
          </SavedMeanwhile>
        ) : null}
        {failure !== null && !hasArrived ? (
          <Notice
            tone="error"
            title={isUnsure(failure) ? 'This may not have been saved' : 'This was not saved'}
          >
            <p>{reasonOf(failure)}</p>
          </Notice>
        ) : null}
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="outline" aria-disabled={isBusy} aria-busy={isBusy}>
            {isBusy ? 'Saving…' : 'Save'}
          </Button>
          {kept.isChanged ? (
            <span className="fine text-ink-soft">
              {kept.couldKeep
                ? 'Unsaved, kept on this device'
                : 'Unsaved; this device cannot keep it'}
            </span>
          ) : null}
        </p>
      </form>
    </article>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{label}</dt>
      <dd className="min-w-0 wrap-anywhere whitespace-pre-line">{children}</dd>
    </>
  );
}
