import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { connectionOfBrowser, type ConnectionState } from './connection.ts';
import { CONNECTION_WORDS } from './connection-words.ts';
import { useBannerHeight } from './use-banner-height.ts';

/** The line may be lost before the banner is fetched: the page then says so in words alone, and stays. */
const ConnectionBanner = lazy(() =>
  import('./connection-banner.tsx').then(
    (module) => ({ default: module.ConnectionBanner }),
    () => ({ default: BareNotice }),
  ),
);

/** In words alone, without the banner's own look. */
export function BareNotice({
  state,
  onDismiss,
}: {
  state: Exclude<ConnectionState, 'good'>;
  onDismiss: () => void;
}) {
  const element = useBannerHeight<HTMLParagraphElement>();
  const { title, text } = CONNECTION_WORDS[state];
  const [role, look] = state === 'offline' ? ['alert', 'bg-danger'] : ['status', 'bg-ink'];
  return (
    <p ref={element} role={role} className={`no-print small sticky top-0 z-50 text-paper ${look}`}>
      <span className="wrap flex flex-wrap gap-x-3 py-3">
        <strong className="font-semibold">{title}</strong>
        {text}
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
    const idle = setTimeout(
      () => void import('./connection-banner.tsx').catch(() => undefined),
      4_000,
    );
    return () => clearTimeout(idle);
  }, []);
  if (state === 'good' || state === dismissed) return null;
  return (
    <Suspense fallback={null}>
      <ConnectionBanner state={state} onDismiss={() => setDismissed(state)} />
    </Suspense>
  );
}
