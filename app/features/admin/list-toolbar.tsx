import { Search } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { wholeNumber } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/field.tsx';
import { LoadFailed } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { ListState } from './use-list-tools.ts';

type Option = { value: string; label: string };
export type ToolbarFilter = { id: string; label: string; options: readonly Option[] };

/** The line above a list: search, filters, order, and how many are shown. */
export function ListToolbar({ state, label, filters = [], sorts = [], countOf, found, total, noun }: {
  state: ListState;
  /** Of the search box: "Search services". */
  label: string;
  filters?: readonly ToolbarFilter[];
  sorts?: readonly Option[];
  /** How many a filter's option would leave. */
  countOf?: (filterId: string, value: string) => number;
  found: number;
  total: number;
  /** One and many: ['service', 'services']. */
  noun: readonly [string, string];
}) {
  return (
    <div className="mb-5">
      <div className="flex flex-wrap gap-3">
        <SearchBox label={label} text={state.text} onText={state.setText} />
        {filters.map((filter) => (
          <ToolbarSelect key={filter.id} label={filter.label} value={state.filter(filter.id)} onChange={(value) => state.setFilter(filter.id, value)}>
            {filter.options.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
                {countOf ? ` (${wholeNumber(countOf(filter.id, value))})` : ''}
              </option>
            ))}
          </ToolbarSelect>
        ))}
        {sorts.length > 1 ? (
          <ToolbarSelect label="Order" value={state.sort || sorts[0]!.value} onChange={(value) => state.setSort(value === sorts[0]!.value ? '' : value)}>
            {sorts.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </ToolbarSelect>
        ) : null}
      </div>
      <div className="mt-2 flex min-h-9 flex-wrap items-center gap-x-4">
        <p role="status" className="small figures text-ink-soft">
          {state.isNarrowed ? `${wholeNumber(found)} of ${wholeNumber(total)} ${noun[1]}` : `${wholeNumber(total)} ${total === 1 ? noun[0] : noun[1]}`}
        </p>
        {state.isNarrowed ? (
          <Button size="small" variant="quiet" onClick={state.clear}>
            Show all
          </Button>
        ) : null}
      </div>
    </div>
  );
}

function SearchBox({ label, text, onText }: { label: string; text: string; onText: (text: string) => void }) {
  const id = useId();
  return (
    <div className="relative min-w-0 flex-[2_1_16rem]">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search aria-hidden size={18} strokeWidth={1.6} className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft" />
      <input
        id={id}
        type="search"
        value={text}
        placeholder={label}
        onChange={(event) => onText(event.target.value)}
        className="h-11 w-full rounded-sm border border-line-strong bg-sheet pr-3 pl-10 placeholder:text-ink-faint hover:border-ink focus-visible:border-ink focus-visible:outline-offset-0"
      />
    </div>
  );
}

function ToolbarSelect({ label, value, onChange, children }: { label: string; value: string; onChange: (value: string) => void; children: ReactNode }) {
  return (
    <Select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)} className="min-w-0 flex-[1_1_13rem] [&_select]:h-11!">
      {children}
    </Select>
  );
}

/** From page to page of a long list; nothing where there is one page. */
export function PageLinks({ state, pages, label }: { state: Pick<ListState, 'page' | 'setPage'>; pages: number; label: string }) {
  if (pages <= 1) return null;
  const { page, setPage } = state;
  return (
    <nav aria-label={`Pages of ${label}`} className="mt-8 flex flex-wrap items-center gap-4">
      <Button size="small" variant="outline" disabled={page <= 1} onClick={() => setPage(page - 1)}>
        Previous
      </Button>
      <p className="small figures text-ink-soft">
        Page {wholeNumber(page)} of {wholeNumber(pages)}
      </p>
      <Button size="small" variant="outline" disabled={page >= pages} onClick={() => setPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}

/** In place of a list that could not be loaded. */
export function ListFailed({ children, reason, onRetry }: { children: ReactNode; reason?: string; onRetry: () => void }) {
  return (
    <LoadFailed title={children} onClick={onRetry}>
      {reason ? <p>{reason}</p> : null}
    </LoadFailed>
  );
}

/** In place of a list without entries. */
export function ListEmpty({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <div className="border-y px-4 py-14 text-center">
      {title ? <h3 className="display-4">{title}</h3> : null}
      <div className="mt-2 text-ink-soft">{children}</div>
    </div>
  );
}

/** While a list is fetched for the first time. */
export function ListLoading({ label, rows = 4 }: { label: string; rows?: number }) {
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        <Skeleton key={index} className="h-32" />
      ))}
    </div>
  );
}
