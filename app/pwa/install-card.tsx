import { Share, SquarePlus, X } from 'lucide-react';
import { Button } from '#app/ui/button.tsx';
import type { InstallOffer } from './install-prompt.ts';

/** Offers to put the site on the home screen: bottom right, out of the way of what is read, and after any question about consent. */
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
  return (
    <section
      aria-labelledby="install-heading"
      className="no-print fixed right-3 bottom-3 z-40 [body:has([data-consent])_&]:hidden w-[min(23.5rem,calc(100vw-1.5rem))] animate-[rise-in_240ms_var(--ease-calm)] border bg-sheet p-5 pr-4 shadow-float sm:right-6 sm:bottom-6"
    >
      <div className="flex items-start gap-4">
        <img
          src="/icons/icon-192.png"
          alt=""
          width={48}
          height={48}
          className="size-12 shrink-0 rounded-sm"
        />
        <div className="min-w-0 flex-1">
          <h2
            id="install-heading"
            className="font-display text-[1.5rem] leading-[1.1] font-semibold"
          >
            Add to your home screen
          </h2>
          <p className="fine mt-0.5 text-ink-soft">{firmName}</p>
        </div>
        <button
          type="button"
          onClick={onDismiss}
          aria-label="Close"
          className="-mt-2 -mr-1 inline-flex size-10 shrink-0 items-center justify-center rounded-full hover:bg-stone"
        >
          <X aria-hidden size={18} strokeWidth={1.6} />
        </button>
      </div>
      {offer === 'offered' ? (
        <>
          <p className="small mt-3 text-ink-soft">
            Install the site as an app: the calendar, the calculator and your saved designs then
            open without a connection too.
          </p>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={onInstall}>Install</Button>
            <Button variant="quiet" onClick={onDismiss}>
              Later
            </Button>
          </div>
        </>
      ) : (
        <>
          <ol className="small mt-3 grid gap-2 text-ink-soft">
            <li className="flex items-start gap-2.5">
              <Share aria-hidden size={18} strokeWidth={1.6} className="mt-1 shrink-0 text-clay" />
              <span>Tap the share button in Safari.</span>
            </li>
            <li className="flex items-start gap-2.5">
              <SquarePlus
                aria-hidden
                size={18}
                strokeWidth={1.6}
                className="mt-1 shrink-0 text-clay"
              />
              <span>
                Choose <strong className="font-medium text-ink">Add to Home Screen</strong>.
              </span>
            </li>
          </ol>
          <Button className="mt-4" onClick={onDismiss}>
            Got it
          </Button>
        </>
      )}
    </section>
  );
}
