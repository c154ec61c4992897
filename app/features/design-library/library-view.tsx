import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { API } from '#contracts/routes.ts';
import type { LibraryDesign } from '#contracts/library.ts';
import { fetchJson } from '#app/lib/fetch-json.ts';
import { countOf } from '#app/lib/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Input, Select } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { LibraryCard } from './library-card.tsx';
import { filterDesigns, readFilters, SORTS, typesOf, writeFilters, type Filters, type Sort } from './library-filters.ts';

export const libraryQuery = {
  queryKey: [API.designLibrary],
  queryFn: () => fetchJson<{ designs: LibraryDesign[] }>(API.designLibrary),
};

/** The library with its search, its filter and its order. */
export function LibraryView() {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const query = useQuery(libraryQuery);
  const change = (next: Partial<Filters>) => setParams(writeFilters({ ...filters, ...next }), { replace: true, preventScrollReset: true });

  // What is typed is ahead of the address, which follows once the typing pauses.
  const [text, setText] = useState(filters.search);
  const clear = () => {
    setText('');
    change({ search: '', type: '' });
  };

  if (query.isPending) return <LibrarySkeleton />;
  if (query.isError) {
    return (
      <Notice tone="error" title="The design library could not be loaded">
        <p>{query.error.message}</p>
        <div className="mt-4">
          <Button size="small" variant="outline" onClick={() => void query.refetch()}>
            Try Again
          </Button>
        </div>
      </Notice>
    );
  }
  const { designs } = query.data;
  const shown = filterDesigns(designs, filters);
  return (
    <>
      <Controls text={text} onText={setText} filters={filters} types={typesOf(designs)} onChange={change} />
      <p aria-live="polite" className="figures mt-6 text-ink-soft">
        {countOf(shown.length, 'design')} found
      </p>
      {shown.length > 0 ? (
        <ul className="mt-8 grid gap-x-10 gap-y-16 md:grid-cols-2 lg:gap-x-14 lg:gap-y-24">
          {shown.map((design) => (
            <li key={design.id} className="min-w-0 lg:even:translate-y-16">
              <LibraryCard design={design} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyLibrary isFiltered={designs.length > 0} onClear={clear} />
      )}
    </>
  );
}

function Controls({ text, onText, filters, types, onChange }: { text: string; onText: (text: string) => void; filters: Filters; types: { value: string; label: string }[]; onChange: (next: Partial<Filters>) => void }) {
  const id = useId();
  useEffect(() => {
    if (text === filters.search) return;
    // The address follows once the typing pauses, so that each letter is not a step of its own.
    const timer = setTimeout(() => onChange({ search: text }), 200);
    return () => clearTimeout(timer);
  });
  return (
    <div role="search" aria-label="Design library" className="grid gap-4 border-y py-6 sm:grid-cols-2 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="sm:col-span-2 lg:col-span-1">
        <label htmlFor={`${id}-search`} className="small font-medium">
          Search
        </label>
        <Input id={`${id}-search`} type="search" value={text} onChange={(event) => onText(event.target.value)} placeholder="Courtyard, apple tree, gravel…" className="mt-1.5" />
      </div>
      <div>
        <label htmlFor={`${id}-type`} className="small font-medium">
          Project type
        </label>
        <Select id={`${id}-type`} value={filters.type} onChange={(event) => onChange({ type: event.target.value, search: text })} className="mt-1.5">
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
        <Select id={`${id}-sort`} value={filters.sort} onChange={(event) => onChange({ sort: event.target.value as Sort, search: text })} className="mt-1.5">
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
      <p className="display-3">{isFiltered ? 'No design answers to that' : 'The library is waiting for its first garden'}</p>
      <p className="mx-auto mt-3 max-w-md text-ink-soft">
        {isFiltered ? 'Try fewer words or another type, or have one drawn for your own plot.' : 'Describe yours, and share it here if you like.'}
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
