import { useEffect, useRef, useState } from 'react';
import type { BookingKind } from '#contracts/site-content.ts';
import type { OutsideServices } from '#contracts/site-info.ts';
import { Button } from '#app/ui/button.tsx';
import { APPOINTMENT_KINDS } from './appointment-kinds.ts';
import { showOutsideCalendar } from './outside-widget.ts';

const PATIENCE_MS = 5_000;
type Outside = NonNullable<OutsideServices['booking']>;

/** The firm's calendar with an outside service, 600 px high. Nothing is asked of that service before the button is pressed. */
export function OutsideCalendar({
  outside,
  url,
  kind,
  email,
  isWanted,
  onWant,
}: {
  outside: Outside;
  url: string;
  kind: BookingKind;
  email: string | null;
  isWanted: boolean;
  onWant: () => void;
}) {
  if (isWanted)
    return <LoadedCalendar key={kind} outside={outside} url={url} kind={kind} email={email} />;
  return (
    <div className="flex h-[600px] flex-col items-start justify-center border bg-sheet px-6 sm:px-12">
      <h3 className="display-3">Choose a time with {outside.name}</h3>
      <p className="mt-4 max-w-prose text-ink-soft">
        Our appointments are managed by {outside.company}. Its calendar loads from its own servers
        when you press the button: it then sees your IP address and may set its own cookies, under{' '}
        <a
          href={outside.privacyUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="text-link text-ink"
        >
          its privacy policy
        </a>
        .
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button size="large" onClick={onWant}>
          Load the {outside.name} calendar
        </Button>
        <Elsewhere outside={outside} url={url} email={email} />
      </div>
    </div>
  );
}

function LoadedCalendar({
  outside,
  url,
  kind,
  email,
}: {
  outside: Outside;
  url: string;
  kind: BookingKind;
  email: string | null;
}) {
  const holder = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'waiting' | 'shown' | 'late'>('waiting');
  useEffect(() => {
    const element = holder.current;
    if (!element) return;
    // Outside React's own tree: the provider's script writes into it.
    const parent = document.createElement('div');
    parent.className = 'h-full min-w-[min(320px,100%)] overflow-auto';
    element.append(parent);
    const onLoad = () => setState('shown');
    const watcher = new MutationObserver(() => {
      const frame = parent.querySelector('iframe');
      if (!frame || frame.title !== '') return;
      frame.title = `${APPOINTMENT_KINDS[kind].label}: choose a time`;
      frame.addEventListener('load', onLoad);
    });
    watcher.observe(parent, { childList: true, subtree: true });
    const timer = setTimeout(
      () => setState((now) => (now === 'waiting' ? 'late' : now)),
      PATIENCE_MS,
    );
    showOutsideCalendar(outside.provider, { kind, url, parent }).catch(() => setState('late'));
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
      parent.remove();
    };
  }, [outside, url, kind]);
  return (
    <div>
      <div className="relative h-[600px] border bg-sheet">
        {state === 'shown' ? null : (
          <div role="status" className="absolute inset-x-0 top-0 px-6 py-8 sm:px-12">
            {state === 'waiting' ? (
              <p className="text-ink-soft">Loading the {outside.name} calendar…</p>
            ) : (
              <>
                <p className="font-medium">The {outside.name} calendar is not answering.</p>
                <p className="small mt-1 mb-4 max-w-prose text-ink-soft">
                  Something in between may be blocking it. You can open it in a new tab, or write to
                  us.
                </p>
                <Elsewhere outside={outside} url={url} email={email} />
              </>
            )}
          </div>
        )}
        <div ref={holder} className="relative h-full [&_iframe]:size-full" />
      </div>
      {state === 'shown' ? (
        <div className="mt-3">
          <Elsewhere outside={outside} url={url} email={email} />
        </div>
      ) : null}
    </div>
  );
}

function Elsewhere({
  outside,
  url,
  email,
}: {
  outside: Outside;
  url: string;
  email: string | null;
}) {
  return (
    <p className="small flex flex-wrap gap-x-6 gap-y-1">
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className="text-link inline-flex min-h-8 items-center"
      >
        Open booking page<span className="sr-only"> at {outside.name} in a new tab</span>
      </a>
      {email ? (
        <a href={`mailto:${email}`} className="text-link inline-flex min-h-8 items-center">
          Write to us instead
        </a>
      ) : null}
    </p>
  );
}
