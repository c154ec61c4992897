/** Searching, filtering, sorting and paging a list. The state is in the URL, so that a reload keeps it. */
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAddressParams } from '#app/lib/use-address-params.ts';

export type FilterSpec<T> = {
  id: string;
  label: string;
  /** The first is "all" and has the value ''. */ options: readonly {
    value: string;
    label: string;
    test?: (item: T) => boolean;
  }[];
};
export type SortSpec<T> = { value: string; label: string; compare?: (a: T, b: T) => number };

const TYPING_MS = 250;

export type ListState = {
  /** The search box's text. */
  text: string;
  setText: (text: string) => void;
  /** What is searched for: follows the typing. */
  search: string;
  /** Of a filter; '' for all. */
  filter: (id: string) => string;
  setFilter: (id: string, value: string) => void;
  /** '' for the first one. */
  sort: string;
  setSort: (value: string) => void;
  /** From 1. */
  page: number;
  setPage: (page: number) => void;
  isNarrowed: boolean;
  clear: () => void;
};

/** @param filterIds the filters' query parameters */
export function useListState(filterIds: readonly string[]): ListState {
  const { params, change: changeAddress, afterPause } = useAddressParams();
  const search = params.get('q') ?? '';
  const [text, setText] = useState(search);
  const change = (next: Readonly<Record<string, string>>, { keepsPage = false } = {}) =>
    changeAddress(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries({
          ...(keepsPage ? {} : { page: '' }),
          ...next,
        })) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true, preventScrollReset: true },
    );

  // The URL may change from outside, as by a link from the attention list.
  const written = useRef(search);
  useEffect(() => {
    if (search !== written.current) {
      written.current = search;
      setText(search);
    }
  }, [search]);
  useEffect(() => {
    if (text.trim() === written.current) return;
    return afterPause(TYPING_MS, () => {
      written.current = text.trim();
      change({ q: text.trim() });
    });
  });

  return {
    text,
    setText,
    search,
    filter: (id) => params.get(id) ?? '',
    setFilter: (id, value) => change({ [id]: value }),
    sort: params.get('sort') ?? '',
    setSort: (value) => change({ sort: value }),
    page: Math.max(1, Math.trunc(Number(params.get('page') ?? '1')) || 1),
    setPage: (page) => change({ page: page === 1 ? '' : String(page) }, { keepsPage: true }),
    isNarrowed: search !== '' || filterIds.some((id) => (params.get(id) ?? '') !== ''),
    clear: () => {
      written.current = '';
      setText('');
      change({ q: '', ...Object.fromEntries(filterIds.map((id) => [id, ''])) });
    },
  };
}

export type ListSpec<T> = {
  /** What of an item is searched. */
  searchIn: (item: T) => readonly (string | null | undefined)[];
  filters?: readonly FilterSpec<T>[];
  sorts?: readonly SortSpec<T>[];
  pageSize?: number;
};

/** Every word has to be found somewhere; capitals and accents do not matter. */
export function findMatches<T>(
  items: readonly T[],
  search: string,
  searchIn: ListSpec<T>['searchIn'],
): T[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...items];
  return items.filter((item) => {
    const text = plain(searchIn(item).filter(Boolean).join('\n'));
    return words.every((word) => text.includes(word));
  });
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

export type ListTools<T> = ListState & {
  rows: readonly T[];
  /** Before and after narrowing. */
  total: number;
  found: number;
  pages: number;
  /** How many each option of a filter would leave, the others as they are. */
  countOf: (filterId: string, value: string) => number;
  filters: readonly FilterSpec<T>[];
  sorts: readonly SortSpec<T>[];
};

/** For a list that is wholly in the browser. */
export function useListTools<T>(
  items: readonly T[],
  { searchIn, filters = [], sorts = [], pageSize = 60 }: ListSpec<T>,
): ListTools<T> {
  const state = useListState(filters.map((filter) => filter.id));
  const passes = (item: T, spec: FilterSpec<T>, value: string) =>
    spec.options.find((option) => option.value === value)?.test?.(item) ?? true;
  const matches = useMemo(
    () => findMatches(items, state.search, searchIn),
    [items, state.search, searchIn],
  );
  const found = matches.filter((item) =>
    filters.every((spec) => passes(item, spec, state.filter(spec.id))),
  );
  const compare = (sorts.find((sort) => sort.value === state.sort) ?? sorts[0])?.compare;
  const sorted = compare ? found.toSorted(compare) : found;
  const pages = Math.max(1, Math.ceil(sorted.length / pageSize));
  const page = Math.min(state.page, pages);
  return {
    ...state,
    page,
    pages,
    filters,
    sorts,
    rows: sorted.slice((page - 1) * pageSize, page * pageSize),
    total: items.length,
    found: found.length,
    countOf: (filterId, value) =>
      matches.filter((item) =>
        filters.every((spec) =>
          passes(item, spec, spec.id === filterId ? value : state.filter(spec.id)),
        ),
      ).length,
  };
}
