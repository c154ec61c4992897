import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { longDate } from '#engine/model/format.ts';
import { Button } from '#app/ui/button.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { choose, closeSettings, consentStore, expiryOf, openSettings } from './consent-store.ts';
import { startAnalytics, stopAnalytics } from './google-analytics.ts';
import { SETTINGS_EVENT } from './settings-event.ts';

/** Asks once, at the foot of the page, and carries out the answer. Both answers look alike and take one press. */
export default function ConsentBanner({ analyticsId }: { analyticsId: string }) {
  const { isOpen, choice, wasOpenedByHand } = useSyncExternalStore(
    consentStore.subscribe,
    consentStore.read,
    consentStore.read,
  );
  const isAccepted = choice?.choice === 'accepted';
  useEffect(() => {
    if (isAccepted) startAnalytics(analyticsId);
    else stopAnalytics(analyticsId);
  }, [isAccepted, analyticsId]);
  useEffect(() => {
    addEventListener(SETTINGS_EVENT, openSettings);
    return () => removeEventListener(SETTINGS_EVENT, openSettings);
  }, []);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isOpen && wasOpenedByHand) heading.current?.focus();
  }, [isOpen, wasOpenedByHand]);

  if (!isOpen) return null;
  return (
    <section
      aria-labelledby="consent-title"
      data-consent
      className="no-print sticky bottom-0 z-30 border-t border-line-strong bg-sheet"
    >
      <div className="wrap grid gap-x-12 gap-y-4 py-5 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
        <div className="max-w-3xl">
          <h2
            ref={heading}
            id="consent-title"
            tabIndex={-1}
            className="display-4 pr-10 outline-none"
          >
            May we count which pages are read?
          </h2>
          <p className="small mt-1.5 text-ink-soft">
            With Google Analytics, which sets cookies and is told the pages you open, never what you
            type. Nothing of it is loaded unless you accept, and everything works the same if you do
            not.{' '}
            <SiteLink to="/cookie-policy" className="text-link text-ink">
              Cookie Policy
            </SiteLink>
          </p>
          {choice ? (
            <p className="small mt-1.5">
              You {choice.choice} this on {longDate(choice.at)}. We ask again on{' '}
              {longDate(expiryOf(choice.at).toISOString())}.
            </p>
          ) : null}
        </div>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="ink" onClick={() => choose('rejected')}>
            Reject
          </Button>
          <Button variant="ink" onClick={() => choose('accepted')}>
            Accept
          </Button>
        </div>
        {choice ? (
          <button
            type="button"
            aria-label="Close the cookie settings"
            onClick={closeSettings}
            className="absolute top-2 right-2 inline-flex size-11 items-center justify-center text-ink-soft hover:text-ink"
          >
            <X aria-hidden size={20} strokeWidth={1.5} />
          </button>
        ) : null}
      </div>
    </section>
  );
}
