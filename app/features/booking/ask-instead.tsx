import { useEffect, useRef, useState } from 'react';
import type { BookingKind } from '#contracts/site-content.ts';
import { RequestForm } from './request-form.tsx';
import type { SentRequest } from './request-form.tsx';

type Props = {
  kind: BookingKind;
  designId: string | null;
  hours: string | null;
  onSent: (sent: SentRequest) => void;
};

/** Where no time suits, or there is no network to book over: the request, which is kept on the device until it can go out. */
export function AskInstead({ kind, designId, hours, onSent }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const open = () => setIsOpen(true);
    // It may have been opened before hydration, without an event.
    const already = navigator.onLine && !details.current?.open ? undefined : setTimeout(open);
    addEventListener('offline', open);
    return () => {
      clearTimeout(already);
      removeEventListener('offline', open);
    };
  }, []);
  return (
    <details
      ref={details}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      className="mt-6 border bg-sheet noscript:hidden"
    >
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-5 px-5 py-4 font-medium hover:bg-stone sm:px-9 [&::-webkit-details-marker]:hidden">
        No time suits? Ask for a time
        <svg
          aria-hidden
          viewBox="0 0 14 14"
          className="size-3.5 shrink-0 text-ink-soft"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
        >
          <path d={isOpen ? 'M0 7h14' : 'M0 7h14M7 0v14'} />
        </svg>
      </summary>
      {isOpen ? (
        <div className="px-5 pt-3 pb-7 sm:px-9">
          <p className="small mb-6 text-ink-soft">
            We answer by e-mail within two working days with a time; nothing is fixed until you have
            agreed to it. Without a connection it is saved on this device and sent later.
          </p>
          <RequestForm kind={kind} designId={designId} hours={hours} onSent={onSent} />
        </div>
      ) : null}
    </details>
  );
}
