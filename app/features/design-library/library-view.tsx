import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { API } from '#contracts/routes.ts';
import type { LibraryResponse } from '#contracts/library.ts';
import type { LibrarySort } from '#contracts/library-words.ts';
import { callApi } from '#app/lib/call-api.ts';
import { useAddressParams } from '#app/lib/use-address-params.ts';
import { countOf } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Input, Select } from '#app/ui/field.tsx';
import { hasFailed } from '#app/lib/query-client.ts';
import { LoadFailed } from '#app/ui/load-failed.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { LibraryCard } from './library-card.tsx';
import {
  filterDesigns,
  readFilters,
  SEARCH_LIMIT,
  SORTS,
  writeFilters,
  type Filters,
} from './library-filters.ts';
import { LibraryPages } from './library-pages.tsx';
import { useSearchText } from './search-text.ts';

/** One page of the library under its own address; the first one as it is has none to add. */
export function libraryQuery(filters: Filters) {
  const params = writeFilters(filters).toString();
  const url = params ? `${API.designLibrary}?${params}` : API.designLibrary;
  // Fetched offline too: answered from the cached list, or shown as a failure.
  return {
    queryKey: [url],
    queryFn: () => callApi<LibraryResponse>(url),
    networkMode: 'always' as const,
  };
}
export const FIRST_PAGE: Filters = readFilters(new URLSearchParams());

/** A library that fits on one page is looked through here, at once and without a network; a larger one by the server. */
function useLibrary(filters: Filters) {
  const first = useQuery(libraryQuery(FIRST_PAGE));
  const isWhole = first.data?.pages === 1;
  const asked = useQuery({
    ...libraryQuery(filters),
    enabled: first.data !== undefined && !isWhole,
    placeholderData: keepPreviousData,
  });
  if (!first.data || !isWhole)
    return {
      query: first.data ? asked : first,
      library: asked.data,
      types: first.data?.types ?? null,
      isEmpty: false,
    };
  const designs = filterDesigns(first.data.designs, filters);
  return {
    query: first,
    library: { ...first.data, designs, total: designs.length },
    types: first.data.types,
    isEmpty: first.data.total === 0,
  };
}

/** The library with its search, its filter, its order and its pages. */
export function LibraryView() {
  const { params, change: changeAddress } = useAddressParams();
  const filters = readFilters(params);
  const { query, library, types, isEmpty } = useLibrary(filters);
  const { text, type, send } = useSearchText(filters.search);
  // Whatever is looked for begins with its first page.
  const change = (next: Partial<Filters>) => {
    if (next.search !== undefined) send(next.search);
    changeAddress((latest) => writeFilters({ ...readFilters(latest), page: 1, ...next }), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const clear = () => {
    type('');
    change({ search: '', type: '' });
  };

  const failure = hasFailed(query) ? (
    <LoadFailed
      title="The design library could not be loaded"
      className="mt-8"
      onRetry={() => query.refetch()}
    >
      {query.error ? <p>{query.error.message}</p> : null}
    </LoadFailed>
  ) : null;
  if (!types) return failure ?? <LibrarySkeleton />;
  // What cannot be found now can still be changed.
  const controls = (
    <Controls text={text} onText={type} filters={filters} types={types} onChange={change} />
  );
  if (!library || failure)
    return (
      <>
        {controls}
        {failure ?? <LibrarySkeleton />}
      </>
    );
  return (
    <>
      {controls}
      <p aria-live="polite" className="figures mt-6 text-ink-soft">
        {countOf(library.total, 'design')} found
      </p>
      {library.designs.length > 0 ? (
        <ul
          aria-busy={query.isFetching}
          className="mt-8 grid gap-x-10 gap-y-16 md:grid-cols-2 lg:gap-x-14 lg:gap-y-24"
        >
          {library.designs.map((design) => (
            <li key={design.id} className="min-w-0 lg:even:translate-y-16">
              <LibraryCard design={design} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyLibrary isFiltered={!isEmpty} onClear={clear} />
      )}
      <LibraryPages filters={filters} page={library.page} pages={library.pages} />
    </>
  );
}

function Controls({
  text,
  onText,
  filters,
  types,
  onChange,
}: {
  text: string;
  onText: (text: string) => void;
  filters: Filters;
  types: { value: string; label: string }[];
  onChange: (next: Partial<Filters>) => void;
}) {
  const id = useId();
  const { afterPause } = useAddressParams();
  useEffect(() => {
    if (text === filters.search) return undefined;
    // The URL follows once typing pauses, so that each letter is not a history entry.
    return afterPause(200, () => onChange({ search: text }));
  });
  return (
    <div
      role="search"
      aria-label="Design library"
      className="grid gap-4 border-y py-6 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="sm:col-span-2 lg:col-span-1">
        <label htmlFor={`${id}-search`} className="small font-medium">
          Search
        </label>
        <Input
          id={`${id}-search`}
          type="search"
          value={text}
          maxLength={SEARCH_LIMIT}
          onChange={(event) => onText(event.target.value)}
          placeholder="Courtyard, apple, gravel…"
          className="mt-1.5"
        />
      </div>
      <div>
        <label htmlFor={`${id}-type`} className="small font-medium">
          Project type
        </label>
        <Select
          id={`${id}-type`}
          value={filters.type}
          onChange={(event) => onChange({ type: event.target.value, search: text })}
          className="mt-1.5"
        >
          <option value="">All types</option>
          {types.map((type) => (
            <option key={type.value} value={type.value}>
              {type.label}
            </option>
          ))}
        </Select>
      </div>
      <div>
        <label htmlFor={`${id}-sort`} className="small font-medium">
          Order
        </label>
        <Select
          id={`${id}-sort`}
          value={filters.sort}
          onChange={(event) => onChange({ sort: event.target.value as LibrarySort, search: text })}
          className="mt-1.5"
        >
          {Object.entries(SORTS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}

function EmptyLibrary({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  return (
    <div className="mt-8 border-y py-16 text-center">
      <p className="display-3">
        {isFiltered ? 'No designs match that' : 'The library has no gardens yet'}
      </p>
      <p className="mx-auto mt-3 max-w-md text-ink-soft">
        {isFiltered
          ? 'Try fewer words or another type, or have a design drawn for your own plot.'
          : 'Describe yours, and share it here if you like.'}
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <Button to="/ai-design-tool">Create a design</Button>
        {isFiltered ? (
          <Button variant="outline" onClick={onClear}>
            Clear the search
          </Button>
        ) : null}
      </div>
    </div>
  );
}

export function LibrarySkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading the design library</span>
      <Skeleton className="h-28" />
      <div className="mt-16 grid gap-x-14 gap-y-16 md:grid-cols-2">
        {[0, 1, 2, 3].map((index) => (
          <div key={index}>
            <Skeleton className="aspect-[8/5]" />
            <Skeleton className="mt-6 h-9 w-2/3" />
            <Skeleton className="mt-4 h-16" />
          </div>
        ))}
      </div>
    </div>
  );
}
