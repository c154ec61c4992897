import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import {
  CHANGE_ACTORS,
  CHANGE_TOPICS,
  type Change,
  type ChangeDetail,
  type ChangePage,
} from '#contracts/admin-changes.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { ListFailed, ListLoading, ListNotFetched } from '#app/features/admin/list-body.tsx';
import { ListEmpty } from '#app/features/admin/list-toolbar.tsx';
import { useLastError } from '#app/features/admin/last-error.ts';
import { dayText, whenText } from '#app/features/admin/when.ts';
import { capitalise } from '#engine/model/format.ts';
import { useAddressParams } from '#app/lib/use-address-params.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Select } from '#app/ui/field.tsx';

const FILTERS = ['kind', 'actor', 'from', 'to', 'subject'] as const;

/** The trail of changes: filters in the address, older ones on demand, each opening field by field. */
export function ChangesList() {
  const { params, change } = useAddressParams();
  const query = new URLSearchParams(
    FILTERS.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])),
  );
  const set = (name: string, value: string) =>
    change(
      (after) => {
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <FilterSelect
          label="Of what"
          value={params.get('kind') ?? ''}
          all="Everything"
          options={CHANGE_TOPICS}
          onChange={(value) => set('kind', value)}
        />
        <FilterSelect
          label="By whom"
          value={params.get('actor') ?? ''}
          all="Anybody"
          options={CHANGE_ACTORS}
          onChange={(value) => set('actor', value)}
        />
        <Field label="From">
          {(parts) => (
            <Input
              {...parts}
              type="date"
              value={params.get('from') ?? ''}
              onChange={(event) => set('from', event.target.value)}
            />
          )}
        </Field>
        <Field label="To">
          {(parts) => (
            <Input
              {...parts}
              type="date"
              value={params.get('to') ?? ''}
              onChange={(event) => set('to', event.target.value)}
            />
          )}
        </Field>
      </div>
      {query.size > 0 ? (
        <Button
          variant="quiet"
          size="small"
          className="mt-3"
          onClick={() =>
            change(() => new URLSearchParams(), { replace: true, preventScrollReset: true })
          }
        >
          Show all changes
        </Button>
      ) : null}
      <Pages query={query.toString()} />
    </>
  );
}

function FilterSelect({
  label,
  value,
  all,
  options,
  onChange,
}: {
  label: string;
  value: string;
  all: string;
  options: Readonly<Record<string, string>>;
  onChange: (value: string) => void;
}) {
  return (
    <Field label={label}>
      {(parts) => (
        <Select {...parts} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">{all}</option>
          {Object.entries(options).map(([id, words]) => (
            <option key={id} value={id}>
              {words}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

function Pages({ query }: { query: string }) {
  const pages = useInfiniteQuery({
    queryKey: ['/api/admin/changes', query],
    queryFn: ({ pageParam, signal }) =>
      adminFetch<ChangePage>(
        `/api/admin/changes?${query}${pageParam ? `&before=${encodeURIComponent(pageParam)}` : ''}`,
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (last) => last.next ?? undefined,
    staleTime: 0,
  });
  const changes = pages.data?.pages.flatMap((page) => page.changes) ?? [];
  const { error } = useLastError(query, pages);
  if (error && !pages.data)
    return (
      <div className="mt-8">
        <ListFailed reason={reasonOf(error)} onRetry={pages.refetch}>
          The changes could not be loaded.
        </ListFailed>
      </div>
    );
  if (pages.isPending)
    return (
      <div className="mt-8">
        <ListLoading label="Loading the changes" rows={6} />
      </div>
    );
  if (changes.length === 0)
    return (
      <div className="mt-8">
        <ListEmpty title="No changes">Nothing of this kind has happened.</ListEmpty>
      </div>
    );
  return (
    <>
      <ol className="mt-7 border-t">
        {changes.map((change, index) => (
          <ChangeLine
            key={change.id}
            change={change}
            startsDay={dayText(change.at) !== dayText(changes[index - 1]?.at ?? '')}
          />
        ))}
      </ol>
      {pages.hasNextPage ? (
        <Button
          variant="outline"
          className="mt-6"
          aria-disabled={pages.isFetchingNextPage}
          aria-busy={pages.isFetchingNextPage}
          onClick={pages.isFetchingNextPage ? undefined : () => void pages.fetchNextPage()}
        >
          {pages.isFetchingNextPage ? 'Loading…' : 'Older changes'}
        </Button>
      ) : null}
      {pages.isFetchNextPageError ? (
        <p role="alert" className="small mt-3 font-medium text-danger">
          {reasonOf(pages.error)}
        </p>
      ) : null}
    </>
  );
}

function ChangeLine({ change, startsDay }: { change: Change; startsDay: boolean }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li className="border-b">
      {startsDay ? (
        <h2 className="fine pt-5 pb-1 font-medium text-ink-soft">{dayText(change.at)}</h2>
      ) : null}
      <div className="flex flex-wrap items-baseline gap-x-5 gap-y-1 py-2.5">
        <time
          dateTime={change.at}
          className="fine figures w-12 shrink-0 text-ink-soft"
          title={whenText(change.at)}
        >
          {change.at === ''
            ? ''
            : new Date(change.at).toLocaleTimeString('en-GB', {
                hour: '2-digit',
                minute: '2-digit',
              })}
        </time>
        <p className="min-w-0 flex-[1_1_16rem] wrap-anywhere">{change.sentence}</p>
        {change.hasDetail ? (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-detail`}
            onClick={() => setIsOpen(!isOpen)}
            className="small text-link min-h-8"
          >
            {isOpen ? 'Close' : 'What changed'}
            <span className="sr-only">: {change.sentence}</span>
          </button>
        ) : null}
      </div>
      <div id={`${id}-detail`}>{isOpen ? <Detail id={change.id} /> : null}</div>
    </li>
  );
}

function Detail({ id }: { id: string }) {
  const url = `/api/admin/changes/${id}`;
  const query = useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => adminFetch<ChangeDetail>(url, { signal }),
  });
  const { data, error } = useLastError(url, query);
  if (error)
    return (
      <ListNotFetched query={{ isError: true, error, refetch: query.refetch }}>
        This change could not be loaded.
      </ListNotFetched>
    );
  if (!data)
    return (
      <div className="pb-4">
        <ListLoading label="Loading the change" rows={1} />
      </div>
    );
  return (
    <dl className="small mb-4 grid gap-3 bg-linen px-4 py-4 sm:px-5">
      {data.fields.map(({ field, before, after }) => (
        <div
          key={field}
          className="grid gap-x-5 gap-y-1 sm:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)]"
        >
          <dt className="font-medium">{capitalise(field)}</dt>
          <Side label="Before" value={before} />
          <Side label="After" value={after} />
        </div>
      ))}
    </dl>
  );
}

function Side({ label, value }: { label: string; value: string | null }) {
  return (
    <dd className="min-w-0">
      <span className="fine block text-ink-soft">{label}</span>
      <span className="block max-h-60 overflow-y-auto wrap-anywhere whitespace-pre-wrap">
        {value ?? '(nothing)'}
      </span>
    </dd>
  );
}
