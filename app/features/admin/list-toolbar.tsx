import { Search } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { TIME_SORT_LABELS, TIME_SORTS } from '#contracts/records.ts';
import { wholeNumber } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/field.tsx';
import type { ListState } from './use-list-tools.ts';

type Option = { value: string; label: string };
/** Of a list of what came in, the newest first unless asked otherwise. */
export const TIME_ORDERS: readonly Option[] = TIME_SORTS.map((value) => ({
  value,
  label: TIME_SORT_LABELS[value],
}));
export type ToolbarFilter = { id: string; label: string; options: readonly Option[] };

/** The toolbar above a list: search, filters, order, and counts. Shown before the list is loaded and if that fails, without the counts. */
export function ListToolbar({
  state,
  label,
  filters = [],
  sorts = [],
  countOf,
  found,
  total,
  noun,
}: {
  state: ListState;
  /** Of the search box: "Search services". */
  label: string;
  filters?: readonly ToolbarFilter[];
  sorts?: readonly Option[];
  /** How many a filter's option would leave. */
  countOf?: ((filterId: string, value: string) => number) | undefined;
  found: number | undefined;
  total: number | undefined;
  /** One and many: ['service', 'services']. */
  noun: readonly [string, string];
}) {
  return (
    <div className="mb-5">
      <div className="flex flex-wrap gap-3">
        <SearchBox label={label} text={state.text} onText={state.setText} />
        {filters.map((filter) => (
          <ToolbarSelect
            key={filter.id}
            label={filter.label}
            value={state.filter(filter.id)}
            onChange={(value) => state.setFilter(filter.id, value)}
          >
            {filter.options.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
                {countOf ? ` (${wholeNumber(countOf(filter.id, value))})` : ''}
              </option>
            ))}
          </ToolbarSelect>
        ))}
        {sorts.length > 1 ? (
          <ToolbarSelect
            label="Order"
            value={state.sort || sorts[0]!.value}
            onChange={(value) => state.setSort(value === sorts[0]!.value ? '' : value)}
          >
            {sorts.map(({ value, label: words }) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </ToolbarSelect>
        ) : null}
      </div>
      <div className="mt-2 flex min-h-9 flex-wrap items-center gap-x-4">
        {/* Without a count it leaves no gap before what follows, and is still there to be read out. */}
        <p role="status" className="small figures text-ink-soft empty:absolute">
          {found === undefined || total === undefined
            ? null
            : state.isNarrowed
              ? `${wholeNumber(found)} of ${wholeNumber(total)} ${noun[1]}`
              : `${wholeNumber(total)} ${total === 1 ? noun[0] : noun[1]}`}
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

function SearchBox({
  label,
  text,
  onText,
}: {
  label: string;
  text: string;
  onText: (text: string) => void;
}) {
  const id = useId();
  return (
    <div className="relative min-w-0 flex-[2_1_16rem]">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        aria-hidden
        size={18}
        strokeWidth={1.6}
        className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-ink-soft"
      />
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

function ToolbarSelect({
  label,
  value,
  onChange,
  children,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  return (
    <Select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="min-w-0 flex-[1_1_13rem] [&_select]:h-11!"
    >
      {children}
    </Select>
  );
}

/**
 * From page to page of a long list; nothing where there is one page.
 * @param pages not known where this page could not be fetched: then there is the way back
 */
export function PageLinks({
  state,
  pages,
  label,
}: {
  state: Pick<ListState, 'page' | 'setPage'>;
  pages: number | undefined;
  label: string;
}) {
  const { page, setPage } = state;
  if (pages === undefined ? page <= 1 : pages <= 1) return null;
  return (
    <nav aria-label={`Pages of ${label}`} className="mt-8 flex flex-wrap items-center gap-4">
      <PageButton isOff={page <= 1} onClick={() => setPage(page - 1)}>
        Previous
      </PageButton>
      <p className="small figures text-ink-soft">
        Page {wholeNumber(page)}
        {pages === undefined ? null : ` of ${wholeNumber(pages)}`}
      </p>
      <PageButton isOff={pages === undefined || page >= pages} onClick={() => setPage(page + 1)}>
        Next
      </PageButton>
    </nav>
  );
}

/** Not disabled at the last page: the pressed button would lose focus. */
function PageButton({
  isOff,
  onClick,
  children,
}: {
  isOff: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Button
      size="small"
      variant="outline"
      aria-disabled={isOff}
      onClick={isOff ? undefined : onClick}
    >
      {children}
    </Button>
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
