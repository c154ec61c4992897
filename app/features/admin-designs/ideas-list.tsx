import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import {
  type DesignIdeasPage,
  IDEA_FILTER_LABELS,
  IDEA_FILTERS,
  type IdeaFilter,
} from '#contracts/admin-designs.ts';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { TIME_SORTS } from '#contracts/records.ts';
import { ListBody } from '#app/features/admin/list-body.tsx';
import {
  ListEmpty,
  ListToolbar,
  PageLinks,
  TIME_ORDERS,
} from '#app/features/admin/list-toolbar.tsx';
import { usePagedList } from '#app/features/admin/paged-list.tsx';
import type { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { SearchCut } from '#app/features/admin/search-cut.tsx';
import { useListState } from '#app/features/admin/use-list-tools.ts';
import { countOf, wholeNumber } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast.ts';
import { ViewTabs } from '#app/ui/view-tabs.tsx';
import { DeleteIdea } from './delete-idea.tsx';
import { IdeaCard } from './idea-card.tsx';
import { IdeaDialog } from './idea-dialog.tsx';
import { EMPTY_WORDS } from './idea-words.ts';
import { lastSeen, type Opened } from './renew-designs.ts';

const PANEL = 'ideas-panel';

/** AI Design Management: what visitors asked the design tool for, and what they shared. */
export function IdeasList() {
  const state = useListState([]);
  const filter: IdeaFilter = IDEA_FILTERS.find((one) => one === state.filter('source')) ?? 'all';
  const sort = TIME_SORTS.find((one) => one === state.sort);
  const query = usePagedList<DesignIdeasPage>(ADMIN_API.designIdeas, state, { filter, sort });
  const { data } = query;
  const refresh = () => {
    showToast({ title: 'Refreshing', description: 'Updating design data...' });
    void query.refetch();
  };
  return (
    <section aria-labelledby="ideas-heading">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 id="ideas-heading" className="display-3">
            AI Design Management
          </h2>
          {data ? (
            <p className="small figures mt-1 text-ink-soft">
              {countOf(data.total, 'design')} in total
            </p>
          ) : null}
        </div>
        <Button variant="outline" onClick={refresh} aria-busy={query.isFetching}>
          <RefreshCw aria-hidden size={17} strokeWidth={1.7} />
          Refresh
        </Button>
      </div>
      <Notice tone="warning" className="mb-6">
        Deleting designs removes them from the Design Library and Hero Carousel and cannot be
        undone.
      </Notice>
      <Found query={query} filter={filter} state={state} />
    </section>
  );
}

function Found({
  query,
  filter,
  state,
}: {
  query: ReturnType<typeof useAdminList<DesignIdeasPage>>;
  filter: IdeaFilter;
  state: ReturnType<typeof useListState>;
}) {
  const { data } = query;
  const [seen, setOpened] = useState<Opened>(null);
  const opened = lastSeen(seen, data?.items ?? []);
  if (opened !== seen) setOpened(opened);
  const empty = EMPTY_WORDS[filter];
  // A page whose last row was deleted says nothing of the other pages.
  const isEmpty = data?.items.length === 0 && !data.counts[filter];
  return (
    <>
      <ViewTabs
        label="Which designs"
        tabs={IDEA_FILTERS.map((id) => ({
          id,
          label: data
            ? `${IDEA_FILTER_LABELS[id]} (${wholeNumber(data.counts[id])})`
            : IDEA_FILTER_LABELS[id],
        }))}
        active={filter}
        panelId={PANEL}
        onChange={(id) => state.setFilter('source', id === 'all' ? '' : id)}
        className="mb-5"
      />
      <div
        id={PANEL}
        role="tabpanel"
        aria-labelledby={`${PANEL}-${filter}`}
        tabIndex={0}
        className="focus-visible:outline-offset-8"
      >
        <ListToolbar
          state={state}
          label="Search descriptions, postcodes, titles, people"
          sorts={TIME_ORDERS}
          found={data?.counts[filter]}
          total={state.isNarrowed ? data?.total : data?.counts[filter]}
          noun={['design', 'designs']}
        />
        <SearchCut isCut={data?.isCut} many="designs" />
        <ListBody
          query={query}
          label="Designs"
          failed="Failed to fetch design ideas"
          loading="Loading designs"
        >
          {isEmpty && !state.search ? (
            <ListEmpty title={empty.title}>{empty.text}</ListEmpty>
          ) : null}
          {isEmpty && state.search ? (
            <ListEmpty>No design matches. Try other words, or show all.</ListEmpty>
          ) : null}
          {data ? (
            <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
              {data.items.map((idea) => (
                <li key={`${idea.source}:${idea.id}`} className="min-w-0">
                  <IdeaCard
                    idea={idea}
                    onOpen={() => setOpened({ kind: 'look', idea })}
                    onDelete={() => setOpened({ kind: 'delete', idea })}
                  />
                </li>
              ))}
            </ul>
          ) : null}
          <PageLinks
            state={{ page: data?.page ?? state.page, setPage: state.setPage }}
            pages={data?.pages}
            label="designs"
          />
        </ListBody>
      </div>
      {opened?.kind === 'look' ? (
        <IdeaDialog idea={opened.idea} onClose={() => setOpened(null)} />
      ) : null}
      {opened?.kind === 'delete' ? (
        <DeleteIdea idea={opened.idea} onClose={() => setOpened(null)} />
      ) : null}
    </>
  );
}
