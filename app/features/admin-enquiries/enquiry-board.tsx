/** Enquiries as columns, from received to accepted; each card moves by its own list of states, so that no drag is needed. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { EnquiriesPage, EnquiryItem } from '#contracts/admin-enquiries.ts';
import { ENQUIRY_STATE_LABELS, ENQUIRY_STATES } from '#contracts/enquiry-words.ts';
import { pounds } from '#engine/model/format.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { ListFailed } from '#app/features/admin/list-body.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { whenText } from '#app/features/admin/when.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Select } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { showToast } from '#app/ui/toast.ts';
import { rangeWords } from './enquiry-words.ts';

const COLUMNS = ENQUIRY_STATES.filter((state) => state !== 'closed');
type State = (typeof ENQUIRY_STATES)[number];

const EMPTY: Record<string, string> = {
  received:
    'What visitors send from their designs, the calculator and the enquiry form begins here.',
  visit: 'Once an enquiry has a visit in the diary it moves here by itself.',
  quoted: 'Once you send a quote from an enquiry it moves here by itself.',
  accepted: 'What a customer accepts arrives here by itself, with its stages of payment.',
};

export function EnquiryBoard() {
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const move = async (item: EnquiryItem, state: State) => {
    setFailure(null);
    try {
      await adminFetch(`${ADMIN_API.enquiries}/${item.id}/state`, {
        method: 'POST',
        json: { state },
      });
      showToast({ title: `${item.name}: ${ENQUIRY_STATE_LABELS[state]}` });
    } catch (error) {
      setFailure(`${item.name} was not moved: ${reasonOf(error)}`);
    }
    await client.invalidateQueries({
      predicate: ({ queryKey: [key] }) =>
        typeof key === 'string' && key.startsWith(ADMIN_API.enquiries),
    });
  };
  return (
    <>
      {failure ? (
        <Notice tone="error" className="mb-5">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <div className="grid gap-x-5 gap-y-9 md:grid-cols-2 xl:grid-cols-4">
        {COLUMNS.map((state) => (
          <Column key={state} state={state} onMove={move} />
        ))}
      </div>
    </>
  );
}

function Column({
  state,
  onMove,
}: {
  state: State;
  onMove: (item: EnquiryItem, state: State) => Promise<void>;
}) {
  const { data, isError, refetch } = useAdminList<EnquiriesPage>(
    `${ADMIN_API.enquiries}?${new URLSearchParams({ list: 'open', state }).toString()}`,
  );
  const items = data?.items ?? [];
  const worth = items.reduce(
    (sum, { range }) => sum + (range ? (range.lowPence + range.highPence) / 2 : 0),
    0,
  );
  return (
    <section aria-labelledby={`board-${state}`} className="min-w-0">
      <h2 id={`board-${state}`} className="border-b border-line-strong pb-2 font-medium">
        {ENQUIRY_STATE_LABELS[state]}{' '}
        {data ? (
          <span className="figures font-normal text-ink-soft">
            {data.pages > 1 ? `${items.length} of more` : items.length}
            {worth > 0 ? `, about ${pounds(Math.round(worth / 10_000) * 100)}` : ''}
          </span>
        ) : null}
      </h2>
      {!data && isError ? (
        <ListFailed onRetry={refetch}>The enquiries could not be loaded.</ListFailed>
      ) : null}
      {!data && !isError ? <Skeleton className="mt-3 h-24" /> : null}
      {data && items.length === 0 ? (
        <p className="small mt-3 text-ink-soft">{EMPTY[state]}</p>
      ) : null}
      <ul className="mt-3 grid gap-3">
        {items.map((item) => (
          <li key={item.id}>
            <Card item={item} onMove={onMove} />
          </li>
        ))}
      </ul>
      {data && data.pages > 1 ? (
        <Link
          to={`/admin/enquiries?state=${state}`}
          className="small mt-3 inline-flex min-h-9 items-center underline"
        >
          See all of them as a list
        </Link>
      ) : null}
    </section>
  );
}

function Card({
  item,
  onMove,
}: {
  item: EnquiryItem;
  onMove: (item: EnquiryItem, state: State) => Promise<void>;
}) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <article aria-label={`Enquiry of ${item.name}`} className="border bg-sheet p-4">
      {item.isOverdue ? (
        <p className="mb-2">
          <Badge tone="danger">Overdue</Badge>
        </p>
      ) : null}
      <h3 className="font-medium wrap-anywhere">
        <Link
          to={`/admin/enquiries/${item.id}`}
          className="inline-block min-h-6 underline-offset-[0.3em] hover:underline"
        >
          {item.name}
        </Link>
        {item.postcode ? (
          <span className="font-normal text-ink-soft">, {item.postcode}</span>
        ) : null}
      </h3>
      <p className="small mt-0.5 line-clamp-2 wrap-anywhere">{item.about}</p>
      <p className="fine figures mt-1.5 text-ink-soft">
        {item.range ? `${rangeWords(item.range)}, ` : ''}
        {whenText(item.lastActivityAt)}
      </p>
      <label className="small mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-2">
        <span className="text-ink-soft">
          Move<span className="sr-only"> {item.name}</span> to
        </span>
        <Select
          className="min-w-0"
          value={item.state}
          disabled={isBusy}
          onChange={(event) => {
            setIsBusy(true);
            void onMove(item, event.target.value as State).finally(() => setIsBusy(false));
          }}
        >
          {ENQUIRY_STATES.map((state) => (
            <option key={state} value={state}>
              {ENQUIRY_STATE_LABELS[state]}
            </option>
          ))}
        </Select>
      </label>
    </article>
  );
}
