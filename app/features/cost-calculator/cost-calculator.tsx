import { useEffect, useRef, useState } from 'react';
import type { OfferedKind } from '#contracts/appointment-kinds.ts';
import type { PriceList } from '#contracts/price-list.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { EstimateSheet } from './estimate-sheet.tsx';
import type { Metres } from './measured-figure.tsx';
import { useCalculator } from './use-calculator.ts';

export const CALCULATOR_HINT =
  'Please select a service type and garden size to calculate your estimate';
/** Until the page is live the browser itself keeps the button back; it looks the same in both. */
const HELD_BACK =
  '[form:not(:has([name=service]:checked):has([name=size]:checked))_&]:cursor-not-allowed [form:not(:has([name=service]:checked):has([name=size]:checked))_&]:opacity-55';

/** The price list on the left, the estimate on its sheet on the right. Without scripts the form asks the server. */
export function CostCalculator({
  list,
  settings,
  kinds,
  isLive,
}: {
  list: PriceList;
  settings: BusinessSettings | null;
  kinds: readonly OfferedKind[];
  isLive: boolean;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [metres, setMetres] = useState<Metres | null>(null);
  const calculator = useCalculator(list);
  const { choice, estimate, isCalculating, isComplete, calculate } = calculator;
  const wasCalculating = useRef(false);
  useEffect(() => {
    // The pressed button has unmounted: focus moves to the figures.
    if (wasCalculating.current && estimate) heading.current?.focus();
    wasCalculating.current = isCalculating;
  }, [isCalculating, estimate]);
  return (
    <form
      method="get"
      action="/cost-calculator"
      onSubmit={(event) => {
        event.preventDefault();
        calculate();
      }}
      className="wrap grid gap-x-16 gap-y-14 pb-28 lg:grid-cols-[minmax(0,1fr)_minmax(0,27rem)] lg:pb-40 xl:grid-cols-[minmax(0,1fr)_minmax(0,35rem)] xl:gap-x-24 print:block print:p-0"
    >
      <div className="no-print min-w-0">
        <ChoiceForm
          list={list}
          choice={choice}
          choose={calculator.choose}
          onMetres={setMetres}
          isSizeKnown={calculator.isSizeKnown}
        />
      </div>
      <aside
        aria-label="Your estimate"
        className={classNames(
          'min-w-0 lg:self-start',
          estimate === null && 'lg:sticky lg:top-28 xl:top-36',
        )}
      >
        <div className="border bg-sheet px-5 py-7 sm:px-9 sm:py-9 print:border-0 print:p-0 print:[zoom:0.82]">
          {estimate ? (
            <EstimateSheet
              list={list}
              estimate={estimate}
              choice={choice}
              metres={metres}
              settings={settings}
              kinds={kinds}
              headingRef={heading}
            />
          ) : (
            <BlankSheet isCalculating={isCalculating} />
          )}
          <div className={classNames('no-print', estimate ? 'hidden' : 'mt-8')}>
            {isComplete ? null : <p className="small mb-4 text-ink-soft">{CALCULATOR_HINT}</p>}
            <Button
              type="submit"
              size="large"
              disabled={isLive && (!isComplete || isCalculating)}
              className={classNames('w-full', HELD_BACK)}
            >
              {isCalculating ? 'Calculating…' : 'Calculate Cost'}
            </Button>
          </div>
        </div>
        <p role="status" className="sr-only">
          {isCalculating ? 'Calculating your estimate' : ''}
        </p>
      </aside>
    </form>
  );
}

/** A ruled sheet that waits for its figures. */
function BlankSheet({ isCalculating }: { isCalculating: boolean }) {
  return (
    <div>
      <h2 className="display-3">Your estimate</h2>
      <p className="small mt-1 text-ink-soft">
        {isCalculating
          ? 'Adding it up.'
          : 'Every line with its price, what it pays for and what it leaves out.'}
      </p>
      <div aria-hidden className="mt-6 border-t border-line-strong">
        {[60, 42, 50].map((width) => (
          <div key={width} className="flex h-14 items-center justify-between border-b">
            {isCalculating ? (
              <>
                <span style={{ width: `${width}%` }}>
                  <Skeleton className="h-3.5" />
                </span>
                <Skeleton className="h-3.5 w-16" />
              </>
            ) : null}
          </div>
        ))}
        <div className="flex h-20 items-center justify-between border-b-3 border-double border-line-strong font-display text-[1.625rem] font-semibold text-ink-faint">
          Total
          {isCalculating ? <Skeleton className="h-9 w-32" /> : <span>£</span>}
        </div>
      </div>
    </div>
  );
}
