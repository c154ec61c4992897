import { storedVat } from '#contracts/vat-words.ts';
import type { AccessLine } from '#contracts/enquiries.ts';
import { pounds, lowerFirst } from '#engine/model/format.ts';

export type ShownRange = {
  /** What it is the price of. */
  of: string;
  before: { lowPence: number; highPence: number };
  lines: readonly Pick<AccessLine, 'label' | 'answer' | 'why' | 'lowPence' | 'highPence'>[];
  after: { lowPence: number; highPence: number };
  includesVat: boolean;
  isVatFree?: boolean;
  /** Questions left open. */
  open: readonly string[];
};

const between = (low: number, high: number): string =>
  Math.round(low / 100) === Math.round(high / 100)
    ? pounds(low / 100)
    : `${pounds(low / 100)} to ${pounds(high / 100)}`;

/** A price as a range, with what each answer about the way in adds: nothing is hidden in the total. */
export function RangeLines({
  range: { of, before, lines, after, includesVat, isVatFree, open },
}: {
  range: ShownRange;
}) {
  return (
    <div>
      <dl className="border-t">
        <Row
          name={of}
          detail="Before access is taken into account"
          value={between(before.lowPence, before.highPence)}
        />
        {lines.map((line) => (
          <Row
            key={line.label}
            name={`${line.label}: ${lowerFirst(line.answer)}`}
            detail={line.why}
            value={
              line.highPence === 0 ? 'adds nothing' : `+ ${between(line.lowPence, line.highPence)}`
            }
          />
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-y-3 border-double border-line-strong py-4">
          <dt className="font-display text-[1.375rem] leading-tight font-semibold">Likely range</dt>
          <dd className="figures font-display text-[clamp(1.5rem,1.3rem+1vw,2.125rem)] leading-none font-medium">
            {between(after.lowPence, after.highPence)}
          </dd>
        </div>
      </dl>
      <p className="small mt-3 text-ink-soft">
        {
          { included: 'Including VAT. ', added: 'Plus VAT. ', none: '' }[
            storedVat({ includesVat, isVatFree })
          ]
        }
        {open.length > 0
          ? `Still open, and able to move it: ${open.join(', ').toLowerCase()}. `
          : ''}
        A range is not a quotation: a fixed sum follows a visit.
      </p>
    </div>
  );
}

function Row({ name, detail, value }: { name: string; detail: string; value: string }) {
  return (
    <div className="grid gap-x-6 border-b py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <dt className="min-w-0">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <span className="small block text-ink-soft">{detail}</span>
      </dt>
      <dd className="figures sm:text-right sm:whitespace-nowrap">{value}</dd>
    </div>
  );
}
