/** Thousands of plants as one list: only what is near the screen is fetched, drawn and kept up to date. */
import { startTransition, useDeferredValue, useEffect, useRef, useState } from 'react';
import type { AdminPlantPage } from '#contracts/admin-plants.ts';
import type { PlantCategory } from '#contracts/site-words.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { ListFailed } from '#app/features/admin/list-toolbar.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { wholeNumber } from '#app/lib/format.ts';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { CATEGORY_LABELS } from '../calendar-filters.ts';
import { AdminPlantCard, type CardActions } from './admin-plant-card.tsx';
import { CHUNK_SIZE, type ListView, listUrl } from './plant-calls.ts';

const GRID = 'grid gap-5 sm:grid-cols-2 xl:grid-cols-3';
/** How far outside the screen a part is still there, in CSS pixels above and below. */
const NEAR = '1000px 0px';

/** A heading and all plants of a category. */
export function CategoryGroup({ category, count, view, isFirst, ...actions }: { category: PlantCategory; count: number; view: ListView; isFirst: boolean } & CardActions) {
  const parts = Math.ceil(count / CHUNK_SIZE);
  return (
    <section aria-labelledby={`plants-of-${category}`} className="mt-10 first:mt-0">
      <h3 id={`plants-of-${category}`} className="mb-5 flex items-baseline justify-between gap-4 border-b border-line-strong pb-2">
        <span className="display-4">{CATEGORY_LABELS[category]}</span>
        <span className="figures small text-ink-soft">{wholeNumber(count)}</span>
      </h3>
      <div className="grid gap-5">
        {Array.from({ length: parts }, (_, index) => (
          <Chunk key={index} url={listUrl({ ...view, category }, index + 1)} size={Math.min(CHUNK_SIZE, count - index * CHUNK_SIZE)} startsNear={isFirst && index === 0} {...actions} />
        ))}
      </div>
    </section>
  );
}

function Chunk({ url, size, startsNear, ...actions }: { url: string; size: number; startsNear: boolean } & CardActions) {
  const { box, isNear, height } = useNearness(startsNear);
  return (
    <div ref={box} style={height === null ? undefined : { minHeight: height }}>
      {isNear ? <ChunkCards url={url} size={size} {...actions} /> : height === null ? <Ground size={size} /> : null}
    </div>
  );
}

/** Near or not; and how high what was drawn is, so that nothing moves when it goes. */
function useNearness(startsNear: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(startsNear);
  const [held, setHeld] = useState<{ height: number; width: number } | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const observer = new IntersectionObserver((entries) => {
      const { isIntersecting, boundingClientRect: { height, width } } = entries.at(-1)!;
      // What has the keyboard's focus stays.
      const stays = isIntersecting || element.contains(document.activeElement);
      // Cards are made in pieces, between the frames of a list that is being scrolled.
      startTransition(() => {
        setNear(stays);
        setHeld(stays ? null : { height, width });
      });
    }, { rootMargin: NEAR });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { box, isNear, height: isNear || held === null || held.height === 0 ? null : held.height };
}

function ChunkCards({ url, size, ...actions }: { url: string; size: number } & CardActions) {
  const query = useAdminList<AdminPlantPage>(url);
  const page = useDeferredValue(query.data);
  if (page) {
    return (
      <ul className={GRID}>
        {page.plants.map((plant) => (
          <li key={plant.id} className="min-w-0">
            <AdminPlantCard plant={plant} {...actions} />
          </li>
        ))}
      </ul>
    );
  }
  if (query.isError) {
    return (
      <ListFailed reason={reasonOf(query.error)} onRetry={() => void query.refetch()}>
        Failed to load plants. Please try again later.
      </ListFailed>
    );
  }
  return <Ground size={size} isLoading />;
}

/** As high as the cards will about be. */
function Ground({ size, isLoading = false }: { size: number; isLoading?: boolean }) {
  return (
    <div className={GRID} aria-hidden>
      {isLoading
        ? Array.from({ length: size }, (_, index) => <Skeleton key={index} className="h-[21rem]" />)
        : <GroundHeight size={size} />}
    </div>
  );
}

/** One box per number of columns, of which the screen's width shows one. */
function GroundHeight({ size }: { size: number }) {
  return [1, 2, 3].map((columns) => (
    <div key={columns} className={COLUMN_LOOKS[columns]} style={{ height: `${Math.ceil(size / columns) * 22.25 - 1.25}rem` }} />
  ));
}
const COLUMN_LOOKS: Record<number, string> = { 1: 'sm:hidden', 2: 'hidden sm:block xl:hidden', 3: 'hidden xl:block' };
