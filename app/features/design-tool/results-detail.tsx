import { useSaysVat } from '#app/lib/site.ts';
import type { Design } from '#contracts/design.ts';
import { ComparisonTable } from './comparison-table.tsx';
import { KeepDesigns } from './keep-designs.tsx';
import { descriptionAsRead } from '#contracts/design-words.ts';
import { ReadingPanel } from './reading-panel.tsx';
import type { Corrections, KeptContact } from './session-store.ts';
import { UnderstoodPanel } from './understood-panel.tsx';
import type { Results } from './use-generation.ts';
import { WishesTable } from './wishes-table.tsx';

/** Below the three cards: what was read, each wish, the comparison, keeping them, and what was understood. */
export function ResultsDetail({
  results,
  designs,
  isBusy,
  onAgain,
  onContact,
}: {
  results: Results;
  /** Null until they have been fetched again after a reload. */
  designs: readonly Design[] | null;
  isBusy: boolean;
  onAgain: (corrections: Corrections) => void;
  onContact: (contact: KeptContact | null) => void;
}) {
  const saysVat = useSaysVat();
  return (
    <>
      {results.reading ? (
        <div className="wrap mt-20 lg:mt-28">
          <ReadingPanel
            text={descriptionAsRead(results.request.designDescription)}
            reading={results.reading}
            isBusy={isBusy}
            onAgain={onAgain}
          />
        </div>
      ) : null}
      {designs?.some((design) => design.wishes.length > 0) ? (
        <div className="wrap mt-20 lg:mt-28">
          <WishesTable designs={designs} />
        </div>
      ) : null}
      {designs && designs.length > 1 ? (
        <div className="mt-20 bg-linen py-16 lg:mt-28 lg:py-24">
          <div className="wrap">
            <h2 className="display-3">Side by side</h2>
            <p className="mt-2 max-w-prose text-ink-soft">
              All figures are measured on the plans.{saysVat ? ' Prices include VAT.' : ''}
            </p>
            <div className="mt-8">
              <ComparisonTable designs={designs} />
            </div>
          </div>
        </div>
      ) : null}
      {designs && designs.length > 0 && results.sessionId ? (
        <div className="wrap mt-20 noscript:hidden lg:mt-28">
          <KeepDesigns
            key={results.sessionId}
            sessionId={results.sessionId}
            contact={results.contact ?? null}
            onContact={onContact}
          />
        </div>
      ) : null}
      <div className="wrap mt-20 lg:mt-28">
        <UnderstoodPanel
          facts={results.facts}
          sessionId={results.sessionId ?? ''}
          isBusy={isBusy}
          onAgain={onAgain}
        />
      </div>
    </>
  );
}
