import { useEffect } from 'react';
import { startOffline } from './registration.ts';

/** Starts what lets the site work without a network, once the page is live. */
export function useOffline(): void {
  useEffect(() => {
    startOffline();
    // Their code comes after the page's own; what waits to be sent is not in a hurry.
    const idle = setTimeout(() => void import('./outbox.ts').then((outbox) => outbox.startOutbox()).catch(() => undefined), 1_500);
    return () => clearTimeout(idle);
  }, []);
}
