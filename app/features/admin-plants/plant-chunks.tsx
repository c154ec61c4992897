/** Thousands of plants as one list: only what is near the screen is fetched, drawn and kept up to date. */
import { type CSSProperties, useCallback, useEffect, useRef, useState } from 'react';
import type { AdminPlantPage } from '#contracts/admin-plants.ts';
import type { PlantCategory } from '#contracts/site-words.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { ListFailed } from '#app/features/admin/list-body.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { wholeNumber } from '#engine/model/format.ts';
import { CATEGORY_LABELS } from '#app/features/calendar/calendar-filters.ts';
import { AdminPlantCard, type CardActions } from './admin-plant-card.tsx';
import { CHUNK_SIZE, type ListView, listUrl } from './plant-calls.ts';
import { type Nearness, useNearness } from './use-nearness.ts';

/** About how high a card is, and what lies between two. */
const CARD_HEIGHT = '21rem';
const GAP = '1.25rem';
const ROWS = '[--rows:var(--in-one)] sm:[--rows:var(--in-two)] xl:[--rows:var(--in-three)]';

/** A heading and all plants of a category. */
export function CategoryGroup({
  category,
  count,
  view,
  isFirst,
  ...actions
}: { category: PlantCategory; count: number; view: ListView; isFirst: boolean } & CardActions) {
  const parts = Math.ceil(count / CHUNK_SIZE);
  return (
    <section aria-labelledby={`plants-of-${category}`} className="mt-10 first:mt-0">
      <h3
        id={`plants-of-${category}`}
        className="mb-5 flex items-baseline justify-between gap-4 border-b border-line-strong pb-2"
      >
        <span className="display-4">{CATEGORY_LABELS[category]}</span>
        <span className="figures small text-ink-soft">{wholeNumber(count)}</span>
      </h3>
      <div>
        {Array.from({ length: parts }, (_, index) => {
          const url = listUrl({ ...view, category }, index + 1);
          return (
            <Chunk
              key={url}
              url={url}
              size={Math.min(CHUNK_SIZE, count - index * CHUNK_SIZE)}
              startsNear={isFirst && index === 0}
              {...actions}
            />
          );
        })}
      </div>
    </section>
  );
}

function Chunk({
  url,
  size,
  startsNear,
  ...actions
}: { url: string; size: number; startsNear: boolean } & CardActions) {
  const { box, nearness } = useNearness(startsNear);
  return (
    <div ref={box} className="relative mt-5 first:mt-0">
      {nearness.isNear ? (
        <ChunkCards url={url} size={size} nearness={nearness} isAtOnce={startsNear} {...actions} />
      ) : (
        <Ground size={size} height={nearness.heights?.part} />
      )}
    </div>
  );
}

function ChunkCards({
  url,
  size,
  nearness: { isFromBelow, heights },
  isAtOnce,
  ...actions
}: { url: string; size: number; nearness: Nearness; isAtOnce: boolean } & CardActions) {
  const query = useAdminList<AdminPlantPage>(url);
  const plants = query.data?.plants;
  const count = plants?.length ?? size;
  const shown = useShown(plants ? count : 0, isAtOnce);
  const isShown = (index: number) => (isFromBelow ? index >= count - shown : index < shown);
  const { list, focusFirst } = useFocusFirst(plants !== undefined && isShown(0));
  return (
    <>
      <ul
        ref={list}
        data-whole={plants && shown >= count ? '' : undefined}
        className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3"
      >
        {Array.from({ length: count }, (_, index) => {
          const plant = plants?.[index];
          return plant && isShown(index) ? (
            <li key={plant.id} className="min-w-0 [contain:layout_style]">
              <AdminPlantCard plant={plant} {...actions} />
            </li>
          ) : (
            <li
              key={`ground-${index}`}
              aria-hidden
              className="bg-stone"
              style={{ height: heights?.entries[index] ?? CARD_HEIGHT }}
            />
          );
        })}
      </ul>
      {query.error && !plants ? (
        <div className="absolute inset-0">
          <ListFailed
            className="sticky top-28"
            reason={reasonOf(query.error)}
            onRetry={query.refetch}
            onLeave={focusFirst}
          >
            Failed to load plants. Please try again later.
          </ListFailed>
        </div>
      ) : null}
    </>
  );
}

/** Gives the focus to the first card of a part whose notice had it, once that card is there: it may be the last to come. */
function useFocusFirst(isThere: boolean) {
  const list = useRef<HTMLUListElement>(null);
  const isAwaited = useRef(false);
  const giveFocus = useCallback(() => {
    const first = list.current?.querySelector<HTMLElement>(':scope > :first-child button');
    if (!isAwaited.current || !first) return;
    isAwaited.current = false;
    if (document.activeElement?.matches('body, [data-list]')) first.focus();
  }, []);
  useEffect(() => {
    if (isThere) giveFocus();
  }, [isThere, giveFocus]);
  const focusFirst = () => {
    isAwaited.current = true;
    giveFocus();
  };
  return { list, focusFirst };
}

/**
 * How many of a part's cards are rendered: one more per frame, so that scrolling stays smooth.
 * What is added to a part that was whole is there at once.
 */
function useShown(count: number, isAtOnce: boolean): number {
  const [shown, setShown] = useState(isAtOnce ? Infinity : 0);
  useEffect(() => {
    if (count === 0 || shown === Infinity) return;
    const frame = requestAnimationFrame(() => setShown(shown + 1 < count ? shown + 1 : Infinity));
    return () => cancelAnimationFrame(frame);
  }, [shown, count]);
  return shown;
}

/** As high as a part was, or will about be. */
function Ground({ size, height }: { size: number; height: number | undefined }) {
  const rows = {
    '--in-one': size,
    '--in-two': Math.ceil(size / 2),
    '--in-three': Math.ceil(size / 3),
  } as CSSProperties;
  return (
    <div
      aria-hidden
      className={ROWS}
      style={{
        ...rows,
        height: height ?? `calc(var(--rows) * (${CARD_HEIGHT} + ${GAP}) - ${GAP})`,
      }}
    />
  );
}
