import { useEffect, useRef, type RefObject } from 'react';

/** Whether what asked still stands when a late answer comes: who has gone elsewhere meanwhile is not led away from there. */
export function useIsHere(): Readonly<RefObject<boolean>> {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return isHere;
}
