import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import type { HistoryEntry } from '#contracts/records.ts';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { adminFetch } from './admin-fetch.ts';
import { reasonOf } from './call-reason.ts';
import { ListFailed } from './list-body.tsx';
import type { ShowValue } from './record-form.tsx';
import { fieldWords, valueWords } from './show-value.ts';
import { useLastError } from './last-error.ts';
import { whenText } from './when.ts';

type Labels = Readonly<Partial<Record<string, string>>>;
/** @param gone fields of the values whose picture is no longer kept */
type Take = (values: Readonly<Record<string, unknown>>, gone: readonly string[]) => void;
const VERBS: Readonly<Record<string, string>> = {
  add: 'added it',
  update: 'changed it',
  delete: 'deleted it',
  restore: 'restored it from the bin',
  reorder: 'moved it',
  purge: 'removed it for good',
  start: 'As it was at first',
};
const verbOf = (action: string) => VERBS[action.split('.').at(-1) ?? ''] ?? `did “${action}”`;

/** Every change of one record, the newest first; an older state goes into the form as unsaved changes. */
export function HistoryPanel({
  kind,
  id,
  labels,
  showValue,
  onTake,
  onBack,
}: {
  kind: string;
  id: string;
  labels: Labels;
  showValue?: ShowValue;
  onTake: Take;
  onBack: () => void;
}) {
  const base = useId();
  const url = `/api/admin/history?${new URLSearchParams({ kind, id }).toString()}`;
  const query = useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => adminFetch<HistoryEntry[]>(url, { signal }),
    staleTime: 0,
    gcTime: 0,
  });
  const { data, error } = useLastError(url, query);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby={`${base}-heading`}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h3 ref={heading} id={`${base}-heading`} tabIndex={-1} className="display-4">
          History
        </h3>
        <Button size="small" variant="outline" onClick={onBack}>
          Back to the form
        </Button>
      </div>
      <p className="mt-2 text-ink-soft">
        An older version goes into the form first. Nothing changes on the website until you save.
      </p>
      {data || error ? null : <Skeleton className="mt-5 h-40" />}
      {error ? (
        <ListFailed
          className="mt-5"
          reason={reasonOf(error)}
          onRetry={query.refetch}
          onLeave={() => heading.current?.focus()}
        >
          The history could not be loaded.
        </ListFailed>
      ) : null}
      {data?.length === 0 ? (
        <p className="mt-5 border-y py-8 text-ink-soft">
          Nothing has been changed since it came with the product.
        </p>
      ) : null}
      <ol className="mt-5">
        {data?.map((entry, index) => (
          <Entry
            key={entry.id}
            entry={entry}
            isNow={index === 0}
            labels={labels}
            {...(showValue ? { showValue } : {})}
            onTake={onTake}
          />
        ))}
      </ol>
    </section>
  );
}

function Entry({
  entry,
  isNow,
  labels,
  showValue,
  onTake,
}: {
  entry: HistoryEntry;
  isNow: boolean;
  labels: Labels;
  showValue?: ShowValue;
  onTake: Take;
}) {
  const { values, changes, gone } = entry;
  const isStart = entry.action.endsWith('.start');
  return (
    <li className="border-t py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <p>
          <span className="font-medium">
            {isStart ? verbOf(entry.action) : `${entry.who} ${verbOf(entry.action)}`}
          </span>
          {isStart ? null : (
            <time dateTime={entry.at} className="small text-ink-soft">
              {' '}
              {whenText(entry.at)}
            </time>
          )}
          {entry.version === null ? null : (
            <span className="fine text-ink-soft"> · version {entry.version}</span>
          )}
        </p>
        {values && !isNow ? (
          <Button size="small" variant="outline" onClick={() => onTake(values, gone)}>
            Put these values into the form
            <span className="sr-only"> of version {entry.version}</span>
          </Button>
        ) : null}
        {isNow && values ? <span className="fine text-ink-soft">Current version</span> : null}
      </div>
      {values && !isNow && gone.length > 0 ? (
        <p className="small mt-1 text-ink-soft">
          {gone.map((field) => labels[field] ?? fieldWords(field)).join(' and ')}: what this version
          showed is no longer kept. The present picture stays.
        </p>
      ) : null}
      {changes.length > 0 ? (
        <dl className="small mt-3 grid gap-3">
          {changes.map(({ field, before, after }) => (
            <div key={field}>
              <dt className="text-ink-soft">{labels[field] ?? fieldWords(field)}</dt>
              <dd className="mt-0.5 grid gap-1 wrap-anywhere whitespace-pre-wrap">
                <del className="bg-danger-wash px-2 py-1 no-underline">
                  <span className="sr-only">Before: </span>
                  {showValue?.(field, before) ?? valueWords(before)}
                </del>
                <ins className="bg-leaf-wash px-2 py-1 no-underline">
                  <span className="sr-only">After: </span>
                  {showValue?.(field, after) ?? valueWords(after)}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </li>
  );
}

type Values = Readonly<Record<string, unknown>>;

/**
 * @param gone fields whose picture is no longer kept: they stay as they are now
 * @param toInput how a record goes into its form
 */
export function inputOfVersion<Rec, Input extends object>({
  record,
  values,
  gone,
  toInput,
}: {
  record: Rec;
  values: Values;
  gone: readonly string[];
  toInput: (record: Rec) => Input;
}): Values {
  const present = toInput(record) as Values;
  return {
    ...toInput({ ...record, ...values }),
    ...Object.fromEntries(
      gone.filter((field) => field in present).map((field) => [field, present[field]]),
    ),
  };
}
