import { useEffect, useRef, useState } from 'react';

/**
 * Whether an element has come near what is seen, once.
 * @param ahead how far before it, as a share of the screen's height
 * @param afterMs from then on it counts as near wherever it is: what is to be there for printing too
 */
export function useNear<E extends Element>(ahead = '60%', afterMs?: number) {
  const ref = useRef<E>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${ahead} 0px` },
    );
    observer.observe(element);
    const timer = afterMs === undefined ? undefined : setTimeout(() => setNear(true), afterMs);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [isNear, ahead, afterMs]);
  return { ref, isNear };
}
