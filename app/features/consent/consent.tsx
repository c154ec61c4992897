import { lazy, Suspense } from 'react';
import { useIsLive } from '#app/lib/use-is-live.ts';
import { SETTINGS_EVENT } from './settings-event.ts';

/** Without a measurement id no consent is requested and nothing is measured. */
const Banner = lazy(() => import('./consent-banner.tsx').catch(() => ({ default: () => null })));

/** Asks about analytics where an id is configured; otherwise there is nothing to ask and nothing is loaded. */
export function Consent({ analyticsId }: { analyticsId: string | null }) {
  const isLive = useIsLive();
  return isLive && analyticsId !== null ? (
    <Suspense fallback={null}>
      <Banner analyticsId={analyticsId} />
    </Suspense>
  ) : null;
}

/** Opens the question again, to read, change or withdraw the answer. */
export function CookieSettingsButton({
  analyticsId,
  className,
}: {
  analyticsId: string | null;
  className: string;
}) {
  const isLive = useIsLive();
  return isLive && analyticsId !== null ? (
    <button
      type="button"
      onClick={() => dispatchEvent(new Event(SETTINGS_EVENT))}
      className={className}
    >
      Cookie settings
    </button>
  ) : null;
}
