import { useEffect } from 'react';
import { outboxExists } from './outbox-exists.ts';
import { startOffline } from './registration.ts';

/** Starts what lets the site work without a network, once the page is live. */
export function useOffline(): void {
  useEffect(() => {
    startOffline();
    // Their code comes after the page's own; what waits to be sent is not in a hurry.
    const start = async () => {
      if (await outboxExists()) (await import('./outbox.ts')).startOutbox();
    };
    const idle = setTimeout(() => void start().catch(() => undefined), 1_500);
    return () => clearTimeout(idle);
  }, []);
}
