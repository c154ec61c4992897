import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { connectionOfBrowser, type ConnectionState } from './connection.ts';

/** The line may be lost before the banner is fetched: the page then says so in words alone, and stays. */
const ConnectionBanner = lazy(() => import('./connection-banner.tsx').then((module) => ({ default: module.ConnectionBanner }), () => ({ default: BareNotice })));

const BARE_WORDS = { offline: 'No Internet Connection', vpn: 'VPN Connection Detected', slow: 'Slow Connection' };

function BareNotice({ state, onDismiss }: { state: keyof typeof BARE_WORDS; onDismiss: () => void }) {
  const [role, look] = state === 'offline' ? ['alert', 'bg-danger'] : ['status', 'bg-ink'];
  return (
    <p role={role} className={`no-print small text-paper ${look}`}>
      <span className="wrap flex flex-wrap gap-x-3 py-3">
        <strong className="font-semibold">{BARE_WORDS[state]}</strong>
        {state === 'offline' ? 'Please check your internet connection and try again.' : null}
        <button type="button" onClick={onDismiss} className="min-h-6 underline">
          Dismiss
        </button>
      </span>
    </p>
  );
}

const subscribe = (listener: () => void) => connectionOfBrowser().subscribe(listener);
const read = (): ConnectionState => connectionOfBrowser().read();

/** Fetches the banner when there is something to say, and ahead of need, since without a network it cannot be fetched. */
export function ConnectionNotice() {
  const state = useSyncExternalStore(subscribe, read, () => 'good' as const);
  const [dismissed, setDismissed] = useState<ConnectionState>('good');
  // What was dismissed may be said again once it has been well in between.
  if (dismissed !== 'good' && dismissed !== state) setDismissed('good');
  useEffect(() => {
    const idle = setTimeout(() => void import('./connection-banner.tsx').catch(() => undefined), 4_000);
    return () => clearTimeout(idle);
  }, []);
  if (state === 'good' || state === dismissed) return null;
  return (
    <Suspense fallback={null}>
      <ConnectionBanner state={state} onDismiss={() => setDismissed(state)} />
    </Suspense>
  );
}
