import { useEffect, useRef, type RefObject } from 'react';

/** True while the component is mounted; check before navigating after an await. */
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
