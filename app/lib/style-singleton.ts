/** Takes the place of `react-style-singleton` (vite.config.ts), by which Radix's dialogs lock scrolling: see adoptStyles. */
import { useEffect } from 'react';
import { adoptStyles } from './adopt-styles.ts';

/** A component that applies its styles while at least one of it is mounted. */
export function styleSingleton() {
  let mounted = 0;
  let remove = () => {};
  return function Styles({ styles, dynamic = false }: { styles: string; dynamic?: boolean }) {
    useEffect(() => {
      if (mounted++ === 0) remove = adoptStyles(styles);
      return () => {
        if (--mounted === 0) remove();
      };
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- Only a dynamic one follows its styles.
    }, [dynamic && styles]);
    return null;
  };
}
