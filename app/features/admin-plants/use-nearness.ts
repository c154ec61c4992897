/** Which parts of a long list are near the screen, and how high they were when they left it. */
import { startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** How far outside the screen a part is still there, in CSS pixels above and below. */
const NEAR = '700px 0px';

/** Heights in CSS pixels: of a part, and of its entries in their order. */
export type Heights = { part: number; entries: readonly number[] };
export type Nearness = { isNear: boolean; isFromBelow: boolean; heights: Heights | null };

const NOWHERE = { isNear: false, isFromBelow: false };

/** @param startsNear for the part that a list opens with */
export function useNearness(startsNear: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const width = useSyncExternalStore(
    watchWidth,
    () => window.innerWidth,
    () => 0,
  );
  const [place, setPlace] = useState({ ...NOWHERE, isNear: startsNear });
  const [held, setHeld] = useState<(Heights & { width: number }) | null>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    return watchNearness(element, ({ isIntersecting, boundingClientRect, rootBounds }) => {
      // What has the keyboard's focus stays.
      const isNear = isIntersecting || element.contains(document.activeElement);
      const heights = isNear ? null : heightsOf(element);
      const isFromBelow = boundingClientRect.top < (rootBounds?.top ?? 0);
      // Drawn between the frames of a list that is being scrolled.
      startTransition(() => {
        setPlace((was) =>
          was.isNear === isNear ? was : { isNear, isFromBelow: isNear && isFromBelow },
        );
        if (heights) setHeld({ ...heights, width: window.innerWidth });
      });
    });
  }, []);
  const nearness: Nearness = { ...place, heights: held?.width === width ? held : null };
  return { box, nearness };
}

/** @returns null where the entries are not all there, or the list is in a panel that is not shown */
function heightsOf(element: HTMLElement): Heights | null {
  const list = element.querySelector(':scope > ul[data-whole]');
  const part = element.offsetHeight;
  return list && part > 0
    ? { part, entries: Array.from(list.children, (entry) => (entry as HTMLElement).offsetHeight) }
    : null;
}

function watchWidth(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}

const watchers = new WeakMap<Element, (entry: IntersectionObserverEntry) => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all parts: each more of them costs part of every frame. @returns what ends the watching */
function watchNearness(
  element: Element,
  onChange: (entry: IntersectionObserverEntry) => void,
): () => void {
  observer ??= new IntersectionObserver(
    (entries) => entries.forEach((entry) => watchers.get(entry.target)?.(entry)),
    { rootMargin: NEAR },
  );
  watchers.set(element, onChange);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
