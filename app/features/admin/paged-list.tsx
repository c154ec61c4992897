/** A list that the server searches, filters, counts and sends page by page. */
import type { ReactNode } from 'react';
import { ListBody } from './list-body.tsx';
import { ListEmpty, ListToolbar, PageLinks, type ToolbarFilter } from './list-toolbar.tsx';
import { SearchCut } from './search-cut.tsx';
import { useAdminList } from './use-admin-list.ts';
import type { ListState } from './use-list-tools.ts';

type Page<Item, Name extends string> = {
  items: readonly Item[];
  /** Under the present search, of each list. */
  counts: Readonly<Record<Name, number>>;
  page: number;
  pages: number;
  isCut?: boolean | undefined;
};
type Asked = Readonly<Record<string, string | undefined>>;

/** @param asked parameters of the call besides search and page; those that are empty are left out */
export function usePagedList<T>(path: string, state: ListState, asked: Asked) {
  const given = Object.entries({ ...asked, search: state.search }).filter(([, value]) => value);
  const params = [['page', String(state.page)], ...given] as [string, string][];
  const url = `${path}?${new URLSearchParams(params).toString()}`;
  return Object.assign(useAdminList<T>(url), { url });
}

/** The options of a filter that chooses a list; the one without a value comes first. */
export const listOptions = <Name extends string>(
  labels: Readonly<Record<Name, string>>,
  names: readonly Name[],
  first: Name,
): ToolbarFilter['options'] => [
  { value: '', label: labels[first] },
  ...names.filter((name) => name !== first).map((name) => ({ value: name, label: labels[name] })),
];

const capital = (text: string) => `${text[0]!.toUpperCase()}${text.slice(1)}`;

export function PagedList<Item extends { id: string }, Name extends string>({
  state,
  query,
  list,
  search,
  filters,
  sorts = [],
  countOf,
  total,
  noun,
  none,
  failed = `The ${noun[1]} could not be loaded.`,
  loading = `Loading the ${noun[1]}`,
  items = query.data?.items,
  gap,
  children,
}: {
  state: ListState;
  query: ReturnType<typeof useAdminList<Page<Item, Name>>>;
  /** The list that is shown. */
  list: NoInfer<Name>;
  /** The words in the search box. */
  search: string;
  filters: readonly ToolbarFilter[];
  sorts?: ToolbarFilter['options'];
  /** How many a filter's option would leave: unless given, of its list. */
  countOf?: (data: Page<Item, Name>, id: string, value: string) => number;
  /** How many there are in all: unless given, under the present search. */
  total?: number | undefined;
  /** One and many: ['quote', 'quotes']. */
  noun: readonly [string, string];
  /** Where there is nothing at all. */
  none: readonly [title: string, words: string];
  failed?: string;
  loading?: string;
  items?: readonly Item[] | undefined;
  /** Between the rows, in place of lines. */
  gap?: 'gap-4' | 'gap-5';
  children: (item: Item) => ReactNode;
}) {
  const { data } = query;
  const all = data?.counts as Readonly<Record<string, number>> | undefined;
  const count = countOf ?? ((_data, _id, value) => all![value || 'all']!);
  return (
    <>
      <ListToolbar
        state={state}
        label={search}
        filters={filters}
        sorts={sorts}
        countOf={data && ((id, value) => count(data, id, value))}
        found={data?.counts[list]}
        total={total ?? all?.all}
        noun={noun}
      />
      <SearchCut isCut={data?.isCut} many={noun[1]} />
      <ListBody query={query} label={capital(noun[1])} failed={failed} loading={loading}>
        {/* A page whose last row was deleted says nothing of the other pages. */}
        {items?.length === 0 && !data?.counts[list] ? (
          <ListEmpty {...(state.isNarrowed ? {} : { title: none[0] })}>
            {state.isNarrowed ? `No ${noun[0]} matches. Try other words, or show all.` : none[1]}
          </ListEmpty>
        ) : null}
        {items ? (
          <ul className={gap ? `grid ${gap}` : 'border-t'}>
            {items.map((item) => (
              <li key={item.id} className={gap ? undefined : 'border-b'}>
                {children(item)}
              </li>
            ))}
          </ul>
        ) : null}
        <PageLinks
          state={{ page: data?.page ?? state.page, setPage: state.setPage }}
          pages={data?.pages}
          label={noun[1]}
        />
      </ListBody>
    </>
  );
}
