/** Sums of a period, for a VAT return or the accounts, and its invoices as a table. */
import { useState } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { PeriodTotals, Totals } from '#contracts/invoice-totals.ts';
import { addDays, dateInWords, isDate, londonDay, readDate } from '#contracts/london-time.ts';
import { pencePounds } from '#contracts/quote-words.ts';
import { countOf } from '#engine/model/format.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { downloadFile } from '#app/features/admin/download-file.ts';
import { ListLoading, ListNotFetched } from '#app/features/admin/list-body.tsx';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { Button } from '#app/ui/button.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Field, FieldError, Input } from '#app/ui/field.tsx';

/** The three full months before a day: what a return is most often for. */
export function lastThreeMonths(today: string): { from: string; to: string } {
  const { year, month } = readDate(today);
  const first = (index: number) =>
    `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}-01`;
  const now = year * 12 + month - 1;
  return { from: first(now - 3), to: addDays(first(now), -1) };
}

export function PeriodTotalsPart() {
  const [period, setPeriod] = useState(() => lastThreeMonths(londonDay(new Date())));
  const isPeriod = isDate(period.from) && isDate(period.to) && period.from <= period.to;
  return (
    <Disclosure summary="Totals of a period, for a VAT return or the accounts" className="mb-8">
      <div className="grid max-w-3xl gap-5">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First day">
            {(parts) => (
              <Input
                {...parts}
                type="date"
                value={period.from}
                onChange={(event) => setPeriod({ ...period, from: event.target.value })}
              />
            )}
          </Field>
          <Field
            label="Last day"
            error={
              isDate(period.from) && isDate(period.to) && !isPeriod
                ? 'The last day has to come after the first'
                : undefined
            }
          >
            {(parts) => (
              <Input
                {...parts}
                type="date"
                value={period.to}
                onChange={(event) => setPeriod({ ...period, to: event.target.value })}
              />
            )}
          </Field>
        </div>
        {isPeriod ? <Sums {...period} /> : null}
      </div>
    </Disclosure>
  );
}

function Sums({ from, to }: { from: string; to: string }) {
  const asked = new URLSearchParams({ from, to }).toString();
  const query = useAdminList<PeriodTotals>(`${ADMIN_API.invoices}/totals?${asked}`);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { data } = query;
  const download = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await downloadFile(`${ADMIN_API.invoices}/export?${asked}`, 'invoices.csv');
    } catch (error) {
      setFailure(`Failed to make the file: ${reasonOf(error)}`);
    } finally {
      setIsBusy(false);
    }
  };
  if (!data)
    return query.isError ? (
      <ListNotFetched query={query}>The totals could not be loaded.</ListNotFetched>
    ) : (
      <ListLoading label="Loading the totals" rows={2} />
    );
  return (
    <div role="status" className="grid gap-6">
      <p className="figures">
        {dateInWords(data.from)} to {dateInWords(data.to)}
      </p>
      <div className="grid gap-6 sm:grid-cols-2">
        <Column title="By the date of the invoice" totals={data.invoiced} />
        <Column title="By the day of payment (cash accounting)" totals={data.paid} />
      </div>
      <p className="small text-ink-soft">
        Credit notes are taken off. On a VAT return the VAT belongs to box 1 and the net of VAT to
        box 6, from the column that your scheme goes by. What you have bought (boxes 4 and 7) is not
        known here.
      </p>
      <div>
        <Button
          variant="outline"
          size="small"
          disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => void download()}
        >
          {isBusy ? 'Making the file…' : 'Download these (CSV)'}
        </Button>
        {failure ? <FieldError id="period-export">{failure}</FieldError> : null}
      </div>
    </div>
  );
}

function Column({ title, totals }: { title: string; totals: Totals }) {
  const { invoices, creditNotes, netPence, vatPence, totalPence, rates } = totals;
  const rows: (readonly [string, number])[] = [
    ['Net of VAT', netPence],
    ...rates
      .filter((one) => one.rate !== 0)
      .map((one) => [`VAT at ${one.rate}% on ${pencePounds(one.netPence)}`, one.vatPence] as const),
    ['VAT', vatPence],
    ['Total', totalPence],
  ];
  return (
    <section aria-label={title} className="min-w-0">
      <h3 className="font-medium">{title}</h3>
      <p className="small figures text-ink-soft">
        {countOf(invoices, 'invoice')}, {countOf(creditNotes, 'credit note')}
      </p>
      <dl className="figures mt-2 border-t">
        {rows.map(([label, pence]) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 border-b py-2">
            <dt>{label}</dt>
            <dd>{pencePounds(pence)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
