import { vatMode } from '#contracts/vat-words.ts';
import { type ReactNode, type RefObject, useSyncExternalStore } from 'react';
import {
  COMPLEXITY_WORDS,
  vatOf,
  writeChoice,
  type Choice,
  type Estimate,
} from '#content/calculator/estimate.ts';
import { PRICE_MOVERS, VAT_RATE } from '#content/calculator/price-facts.ts';
import { afterEstimate } from '#content/policies/appointment-words.ts';
import type { OfferedKind } from '#contracts/appointment-kinds.ts';
import { type PriceList, sizeBands } from '#contracts/price-list.ts';
import type { BusinessSettings } from '#contracts/site-info.ts';
import {
  capitalise,
  longDate,
  lowerFirst,
  percent,
  pounds,
  poundsAndPence,
} from '#engine/model/format.ts';
import { sharePage } from '#app/lib/share.ts';
import { ArrowLink } from '#app/ui/arrow-link.tsx';
import { Button } from '#app/ui/button.tsx';
import { MeasuredFigure, type Metres } from './measured-figure.tsx';

/** Shows pence only where there are any. */
const money = (pence: number) =>
  pence % 100 === 0 ? pounds(pence / 100) : poundsAndPence(pence / 100);
const toTop = () => window.scrollTo(0, 0);

/** The estimate, line by line: what each sum pays for, what it leaves out, and what could move it. */
export function EstimateSheet({
  list,
  estimate,
  choice,
  metres,
  settings,
  kinds,
  headingRef,
}: {
  list: PriceList;
  estimate: Estimate;
  choice: Choice;
  metres: Metres | null;
  settings: BusinessSettings | null;
  kinds: readonly OfferedKind[];
  headingRef: RefObject<HTMLHeadingElement | null>;
}) {
  const { service, size, basePrice, baseCovers, additionalServices, total, timeframe, complexity } =
    estimate;
  const band = sizeBands(list)[size];
  const mode = settings ? vatMode(settings) : 'included';
  const vat = vatOf(total, mode === 'included');
  const isSplit = service.isMonthly && additionalServices.length > 0;
  return (
    <>
      <Letterhead settings={settings} />
      <h2 ref={headingRef} tabIndex={-1} className="display-3 scroll-mt-16 outline-none">
        {service.name}
      </h2>
      <p className="small mt-1 text-ink-soft">
        {band.label} garden, {lowerFirst(band.band)}. Prices of {longDate(list.priceDate)}.
      </p>

      <dl className="mt-6 border-t border-line-strong">
        <Line
          name={service.name}
          detail={baseCovers}
          price={service.isMonthly ? `${money(basePrice)} a month` : money(basePrice)}
        />
        {additionalServices.map((line) => (
          <Line key={line.id} name={line.name} detail={line.covers} price={money(line.pence)} />
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 border-y-3 border-double border-line-strong py-4">
          <dt className="font-display text-[1.625rem] leading-none font-semibold">
            {isSplit ? 'The first month' : service.isMonthly ? 'Each month' : 'Total'}
          </dt>
          <dd
            data-testid="total"
            className="figures font-display text-[clamp(2.5rem,2rem+1.6vw,3.5rem)] leading-none font-medium tracking-[-0.02em]"
          >
            {money(total)}
          </dd>
        </div>
      </dl>
      <p className="small mt-3 text-ink-soft">
        {
          {
            included: `Including ${money(vat)} of VAT at ${percent(VAT_RATE)}.`,
            added: `Plus ${money(vat)} of VAT at ${percent(VAT_RATE)}: ${money(total + vat)} to pay.`,
            none: `${money(total)} to pay.`,
          }[mode]
        }
        {isSplit ? ` After the first month, ${money(basePrice)} a month.` : ''}
      </p>

      {metres ? (
        <MeasuredFigure estimate={estimate} metres={metres} list={list} mode={mode} />
      ) : null}

      <dl className="mt-6 grid grid-cols-2 gap-6 border-b pb-6">
        <Fact label="Timeframe" value={capitalise(timeframe)}>
          {service.isMonthly
            ? 'Ended with a month’s notice.'
            : `From the day work begins${additionalServices.length > 0 ? ', before the extras' : ''}.`}
        </Fact>
        <Fact label="Complexity" value={complexity}>
          {COMPLEXITY_WORDS[complexity]}
        </Fact>
      </dl>

      <div className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2 print:grid-cols-2">
        <Points title="It includes" items={service.includes} />
        <Points title="It leaves out" items={service.excludes} />
      </div>
      <div className="mt-6 border-t pt-5">
        <Points title="What could change it" items={PRICE_MOVERS} />
      </div>
      <p className="small mt-5 text-ink-soft">
        This is an estimate from our price list, not a quotation. {afterEstimate(kinds)}
      </p>

      <div className="no-print mt-7 grid gap-3 sm:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <Button to="/booking" onClick={toTop}>
          Get Accurate Quote
        </Button>
        <Button to="/booking" variant="outline" onClick={toTop}>
          Book Free Consultation
        </Button>
      </div>
      <div className="no-print mt-5 flex flex-wrap items-center gap-x-6 gap-y-1">
        <ArrowLink to={`/enquiry/new?${writeChoice(choice, list).toString()}`}>
          Send us this estimate
        </ArrowLink>
        <ArrowLink to="/ai-design">Design it to see quantities</ArrowLink>
        <Button variant="quiet" onClick={() => window.print()}>
          Print this estimate
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            void sharePage(
              shareable(writeChoice(choice, list), service.name, money(total)),
              'Link copied to clipboard!',
            )
          }
        >
          Share it
        </Button>
      </div>
    </>
  );
}

function shareable(choice: URLSearchParams, name: string, total: string) {
  return {
    title: `Estimate: ${name}`,
    text: `${name}, about ${total}`,
    url: `${location.origin}/cost-calculator?${choice.toString()}`,
  };
}

function Line({ name, detail, price }: { name: string; detail: string; price: string }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 border-b py-3">
      <dt>
        <span className="block font-medium">{name}</span>
        <span className="small block text-ink-soft">{detail}</span>
      </dt>
      <dd className="figures text-right whitespace-nowrap">{price}</dd>
    </div>
  );
}

function Fact({ label, value, children }: { label: string; value: string; children: ReactNode }) {
  return (
    <div>
      <dt className="small text-ink-soft">{label}</dt>
      <dd>
        <span className="figures block font-display text-[1.5rem] leading-tight font-semibold">
          {value}
        </span>
        <span className="small mt-0.5 block text-ink-soft">{children}</span>
      </dd>
    </div>
  );
}

function Points({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      <ul className="small mt-2 grid gap-1.5 text-ink-soft">
        {items.map((item) => (
          <li
            key={item}
            className="relative pl-5 before:absolute before:top-[0.72em] before:left-0 before:h-px before:w-2.5 before:bg-clay"
          >
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}

const never = () => () => {};
/** Known to the browser alone: the server's day may be another. */
function todayInWords(): string {
  const now = new Date();
  return longDate(
    `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`,
  );
}

/** Heads the printed sheet as the firm's own paper would. */
function Letterhead({ settings }: { settings: BusinessSettings | null }) {
  const today = useSyncExternalStore(never, todayInWords, () => '');
  if (!settings) return null;
  return (
    <div className="print-only mb-10 hidden border-b-3 border-double border-line-strong pb-5">
      <div className="flex items-end justify-between gap-8">
        <div>
          <p className="font-display text-[22pt] leading-none font-semibold">{settings.firmName}</p>
          <p className="fine mt-2">{settings.strapline}</p>
        </div>
        <p className="fine shrink-0 text-right">
          {settings.phone}
          <br />
          {settings.email}
        </p>
      </div>
      <div className="fine mt-4 flex justify-between gap-8">
        <p>{settings.address.join(', ')}</p>
        <p>Estimate of {today}</p>
      </div>
    </div>
  );
}
