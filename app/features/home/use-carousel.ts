import { useCallback, useEffect, useMemo, useState } from 'react';
import type { HeroImage } from '#contracts/library.ts';
import { useMediaQuery } from '#app/lib/use-media-query.ts';

export const ADVANCE_MS = 6_000;
/** The picture after the first is fetched once the page has had its own, and in time to be turned to. */
const NEXT_AFTER_MS = 2_500;

/** Pictures that failed, for as long as the visitor stays on the site. */
let failedBefore: ReadonlySet<string> = new Set();

/**
 * The turning of the pictures: from a given start, on by one every six seconds while more than one is usable,
 * never on its own where the visitor asked for stillness or pressed pause. A picture that fails leaves the rotation for the visit.
 */
export function useCarousel(all: readonly HeroImage[], start: number) {
  const [failed, setFailed] = useState(failedBefore);
  const [currentId, setCurrentId] = useState<string | null>(all[start]?.id ?? null);
  const [isPaused, setPaused] = useState(false);
  const [isSettled, setSettled] = useState(false);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');

  const usable = useMemo(() => all.filter((image) => !failed.has(image.id)), [all, failed]);
  const found = usable.findIndex((image) => image.id === currentId);
  const index = found === -1 ? 0 : found;
  const current = usable[index] ?? null;
  const following = usable.length > 1 ? (usable[(index + 1) % usable.length] ?? null) : null;
  const next = isSettled ? following : null;
  const canTurn = usable.length > 1 && reducedMotion === false;
  const isTurning = canTurn && !isPaused;

  const goTo = useCallback(
    (target: number) => {
      const image = usable[(target + usable.length) % usable.length];
      if (image) setCurrentId(image.id);
    },
    [usable],
  );

  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), NEXT_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => goTo(index + 1), ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [isTurning, goTo, index]);

  const drop = (id: string) => {
    if (id === current?.id && following) setCurrentId(following.id);
    failedBefore = new Set(failedBefore).add(id);
    setFailed(failedBefore);
  };

  return { usable, index, current, next, canTurn, isTurning, isPaused, setPaused, goTo, drop };
}
