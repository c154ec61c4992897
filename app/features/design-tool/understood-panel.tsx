import type { BriefFact } from '#contracts/design.ts';
import { FactRow } from '#app/ui/fact-row.tsx';
import { CorrectionsForm } from './corrections-form.tsx';
import type { Corrections } from './session-store.ts';

/** What was understood, each with where it came from, and the way to put it right. */
export function UnderstoodPanel({
  facts,
  sessionId,
  isBusy,
  onAgain,
}: {
  facts: readonly BriefFact[];
  sessionId: string;
  isBusy: boolean;
  onAgain: (corrections: Corrections) => void;
}) {
  if (facts.length === 0) return null;
  return (
    <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2 xl:gap-x-24">
      <section aria-labelledby="understood">
        <h2 id="understood" className="display-3">
          What we understood
        </h2>
        <p className="mt-2 max-w-prose text-ink-soft">
          Each fact and where it came from. Please correct anything we assumed wrongly.
        </p>
        <dl className="mt-6 border-t">
          {facts.map((fact) => (
            <FactRow
              key={fact.id}
              fact={fact}
              className="items-baseline py-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
              labelClassName="max-sm:col-span-2"
            />
          ))}
        </dl>
      </section>
      <section aria-labelledby="put-right" className="lg:sticky lg:top-28 lg:self-start">
        <h2 id="put-right" className="display-3">
          Change something
        </h2>
        <p className="mt-2 max-w-prose text-ink-soft">
          Correct what is wrong, or change what you would like to see differently, and we’ll draw
          three new designs.
        </p>
        <CorrectionsForm
          key={facts.map((fact) => fact.id + fact.value).join()}
          facts={facts}
          sessionId={sessionId}
          isBusy={isBusy}
          onAgain={onAgain}
        />
      </section>
    </div>
  );
}
