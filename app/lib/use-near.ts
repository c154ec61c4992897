import { useEffect, useRef, useState } from 'react';

/** Whether an element has come near what is seen, once. @param ahead how far before it, as a share of the screen's height */
export function useNear<E extends Element>(ahead = '60%') {
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
    return () => observer.disconnect();
  }, [isNear, ahead]);
  return { ref, isNear };
}
