import { useEffect, useState } from 'react';
import { rangeWords, whyTheyDiffer } from '#content/calculator/by-metres.ts';
import type { Estimate } from '#content/calculator/estimate.ts';
import type { ByMetresAnswer } from '#contracts/by-metres.ts';
import { BY_METRES_API, isMeasured } from '#contracts/measured-services.ts';
import type { PriceList } from '#contracts/price-list.ts';
import { includingVat, type VatMode } from '#contracts/vat-words.ts';
import { longDate } from '#engine/model/format.ts';
import { callApi, CallError } from '#app/lib/call-api.ts';
import { Button } from '#app/ui/button.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';

export type Metres = { width: number; length: number };

/** @param url null: nothing is asked for */
function useMeasured(url: string | null) {
  const [answer, setAnswer] = useState<{ url: string; data?: ByMetresAnswer; failure?: string }>();
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (url === null) return;
    let isWanted = true;
    callApi<ByMetresAnswer>(url).then(
      (data) => isWanted && setAnswer({ url, data }),
      (error: unknown) =>
        isWanted &&
        setAnswer({
          url,
          failure: error instanceof CallError ? error.plain : 'The figure could not be worked out.',
        }),
    );
    return () => {
      isWanted = false;
    };
  }, [url, round]);
  const current = answer?.url === url ? answer : undefined;
  const ask = () => {
    setAnswer(undefined);
    setRound(round + 1);
  };
  return { data: current?.data, failure: current?.failure, ask };
}

/** What the designer comes to on the visitor's own metres, beside the price list's sum, and why they differ. */
export function MeasuredFigure({
  estimate,
  metres,
  list,
  mode,
}: {
  estimate: Estimate;
  metres: Metres;
  list: PriceList;
  mode: VatMode;
}) {
  const { id } = estimate.service;
  const url = `${BY_METRES_API}?${new URLSearchParams({
    service: id,
    width: String(metres.width),
    length: String(metres.length),
  }).toString()}`;
  const { data, failure, ask } = useMeasured(isMeasured(id) ? url : null);
  return (
    <section aria-label="On your own metres" className="mt-6 border-l-2 border-clay pl-5">
      <h3 className="font-medium">
        On your {metres.width} by {metres.length} m
      </h3>
      {!isMeasured(id) ? (
        <p className="small mt-1 text-ink-soft">
          This work is not priced by the size of a garden: the price list’s sum stands, and a visit
          makes it exact.
        </p>
      ) : (
        <div role="status">
          {data ? (
            <Figure data={data} estimate={estimate} list={list} mode={mode} />
          ) : failure ? (
            <>
              <p className="small mt-1 text-ink-soft">{failure}</p>
              <Button variant="quiet" size="small" onClick={ask}>
                Try again
              </Button>
            </>
          ) : (
            <>
              <span className="sr-only">Designing three gardens on your metres</span>
              <Skeleton className="mt-2 h-9 w-56 max-w-full" />
            </>
          )}
        </div>
      )}
    </section>
  );
}

function Figure({
  data,
  estimate,
  list,
  mode,
}: {
  data: ByMetresAnswer;
  estimate: Estimate;
  list: PriceList;
  mode: VatMode;
}) {
  return (
    <>
      <p
        data-testid="measured"
        className="figures mt-1 font-display text-[1.75rem] leading-tight font-medium"
      >
        {rangeWords(data)}
      </p>
      <p className="small text-ink-soft">
        Three designs{includingVat(data.hasVat ? 1 : 0)}, at our rates of {longDate(data.priceDate)}
        .
      </p>
      <h4 className="small mt-3 font-medium">Why this differs from the price list</h4>
      <ul className="small mt-1 grid list-disc gap-1.5 pl-5 text-ink-soft">
        {whyTheyDiffer({ estimate, measured: data, list, mode }).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
