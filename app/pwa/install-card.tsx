import { Share, SquarePlus, X } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/button.tsx';
import type { InstallOffer } from './install-prompt.ts';

const CONTROLS = 'main :is(.button-look, button, input, select, textarea)';
const LOOK_AFTER_MS = 100;

/** Whether the card would cover a button or field of the page; looked at again as the page scrolls or changes. */
function useCoversControl(card: RefObject<HTMLElement | null>): boolean {
  const [covers, setCovers] = useState(true);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      const own = card.current?.getBoundingClientRect();
      if (!own) return;
      const isCovered = (control: Element) => {
        const box = control.getBoundingClientRect();
        return (
          box.width > 0 &&
          box.right > own.left &&
          box.left < own.right &&
          box.bottom > own.top &&
          box.top < own.bottom
        );
      };
      setCovers([...document.querySelectorAll(CONTROLS)].some(isCovered));
    };
    const lookSoon = () => (timer ??= setTimeout(look, LOOK_AFTER_MS));
    look();
    const changes = new ResizeObserver(lookSoon);
    const main = document.querySelector('main');
    if (main) changes.observe(main);
    addEventListener('scroll', lookSoon, { passive: true });
    addEventListener('resize', lookSoon);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      removeEventListener('scroll', lookSoon);
      removeEventListener('resize', lookSoon);
    };
  }, [card]);
  return covers;
}

/** Offers to put the site on the home screen: bottom right, only where it covers nothing, and after any question about consent. */
export function InstallCard({
  firmName,
  offer,
  onInstall,
  onDismiss,
}: {
  firmName: string;
  offer: Exclude<InstallOffer, 'none'>;
  onInstall: () => void;
  onDismiss: () => void;
}) {
  const card = useRef<HTMLElement>(null);
  const isHidden = useCoversControl(card);
  return (
    <section
      ref={card}
      aria-labelledby="install-heading"
      className={classNames(
        'no-print fixed right-3 bottom-3 z-40 w-[min(22rem,calc(100vw-1.5rem))] border bg-sheet',
        'animate-[rise-in_240ms_var(--ease-calm)] p-3 pl-4 shadow-float sm:right-6 sm:bottom-6',
        '[body:has([data-consent])_&]:hidden',
        isHidden && 'invisible',
      )}
    >
      <div className="flex items-center gap-3">
        <img
          src="/icons/icon-192.png"
          alt=""
          width={36}
          height={36}
          className="size-9 shrink-0 rounded-sm"
        />
        <div className="min-w-0 flex-1">
          <h2
            id="install-heading"
            className="font-display text-[1.25rem] leading-[1.1] font-semibold"
          >
            Add to your home screen
          </h2>
          <p className="fine text-ink-soft">{firmName}</p>
        </div>
        <button
          type="button"
          onClick={onDismiss}
          aria-label="Close"
          className="inline-flex size-10 shrink-0 items-center justify-center self-start rounded-full hover:bg-stone"
        >
          <X aria-hidden size={18} strokeWidth={1.6} />
        </button>
      </div>
      {offer === 'offered' ? (
        <>
          <p className="fine mt-2 text-ink-soft">
            The calendar, the calculator and your saved designs then open offline too.
          </p>
          <div className="mt-2 flex gap-3">
            <Button size="small" onClick={onInstall}>
              Install
            </Button>
            <Button size="small" variant="quiet" onClick={onDismiss}>
              Later
            </Button>
          </div>
        </>
      ) : (
        <>
          <ol className="fine mt-2 grid gap-1 text-ink-soft">
            <li className="flex items-start gap-2.5">
              <Share aria-hidden size={18} strokeWidth={1.6} className="shrink-0 text-clay" />
              <span>Tap the share button in Safari.</span>
            </li>
            <li className="flex items-start gap-2.5">
              <SquarePlus aria-hidden size={18} strokeWidth={1.6} className="shrink-0 text-clay" />
              <span>
                Choose <strong className="font-medium text-ink">Add to Home Screen</strong>.
              </span>
            </li>
          </ol>
          <Button size="small" className="mt-2" onClick={onDismiss}>
            Got it
          </Button>
        </>
      )}
    </section>
  );
}
