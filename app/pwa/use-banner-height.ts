import { type RefObject, useEffect, useRef } from 'react';

/** The height of the banner at the top of the screen, below which the header sticks. @returns the ref of its element */
export function useBannerHeight<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(([entry]) => {
      root.style.setProperty(
        '--banner-height',
        `${Math.ceil(entry?.borderBoxSize[0]?.blockSize ?? 0)}px`,
      );
    });
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--banner-height');
    };
  }, []);
  return element;
}
