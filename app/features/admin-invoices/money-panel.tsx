/** The stages of an accepted quote: the invoice of each, and whether it is paid. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { londonDay } from '#contracts/london-time.ts';
import { DUE_DAYS, type Invoice, type QuoteMoney } from '#contracts/invoices.ts';
import { pencePounds } from '#contracts/quote-words.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { ListLoading, ListNotFetched } from '#app/features/admin/list-body.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { showToast } from '#app/ui/toast.ts';
import { InvoiceState } from './invoice-state.tsx';
import { SendButton } from './send-button.tsx';
import { TakeBackDialog } from './take-back-dialog.tsx';

const moneyUrl = (quoteId: string) => `${ADMIN_API.quotes}/${quoteId}/money`;
const invoiceUrl = (invoice: Invoice, what: string) =>
  `${ADMIN_API.invoices}/${invoice.id}/${what}`;

export function MoneyPanel({ quoteId }: { quoteId: string }) {
  const client = useQueryClient();
  const url = moneyUrl(quoteId);
  const query = useQuery({
    queryKey: [url],
    queryFn: ({ signal }) => adminFetch<QuoteMoney>(url, { signal }),
    staleTime: 0,
  });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (work: () => Promise<QuoteMoney>, done: string): Promise<boolean> => {
    setIsBusy(true);
    setFailure(null);
    try {
      client.setQueryData([url], await work());
      void client.invalidateQueries({
        predicate: ({ queryKey: [key] }) =>
          typeof key === 'string' &&
          (key.startsWith(ADMIN_API.invoices) || key.startsWith(ADMIN_API.money)),
      });
      showToast({ title: done });
      return true;
    } catch (error) {
      setFailure(reasonOf(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const { data: money } = query;
  if (!money)
    return query.isError ? (
      <ListNotFetched query={query}>The payments could not be loaded.</ListNotFetched>
    ) : (
      <ListLoading label="Loading the payments" />
    );
  const { stages, invoices, totalPence, invoicedPence, paidPence } = money;
  const credited = invoices.filter((one) => one.credits !== null || one.creditedBy !== null);
  return (
    <section aria-labelledby="quote-money" className="mt-12">
      <h2 id="quote-money" className="display-3">
        Payments
      </h2>
      <p className="figures mt-2 text-ink-soft">
        {pencePounds(totalPence)} agreed, {pencePounds(invoicedPence)} invoiced,{' '}
        {pencePounds(paidPence)} paid. No money is taken here: you note what has come in.
      </p>
      {failure ? (
        <Notice tone="error" className="mt-4">
          <p>{failure}</p>
        </Notice>
      ) : null}
      <ol className="mt-4 border-t">
        {stages.map((stage) => (
          <li key={stage.n} className="border-b py-4">
            <div className="flex items-start gap-x-6">
              <div className="min-w-0 flex-1">
                <h3 className="font-medium">{stage.title}</h3>
                <p className="small text-ink-soft">{stage.when}</p>
              </div>
              <p className="figures">{pencePounds(stage.pence)}</p>
            </div>
            {stage.invoice ? (
              <InvoiceActions invoice={stage.invoice} isBusy={isBusy} onRun={run} />
            ) : (
              <Button
                size="small"
                variant="outline"
                className="mt-3"
                disabled={isBusy}
                onClick={() =>
                  void run(
                    () =>
                      adminFetch<QuoteMoney>(url, {
                        method: 'POST',
                        json: { stage: stage.n, dueDays: DUE_DAYS },
                      }),
                    'Invoice made',
                  )
                }
              >
                Make the invoice<span className="sr-only"> of {stage.title}</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
      {credited.length > 0 ? (
        <details className="mt-4">
          <summary className="small min-h-6 cursor-pointer text-ink-soft">
            Taken back ({credited.length})
          </summary>
          <ul className="small mt-2 grid gap-2">
            {credited.map((one) => (
              <li key={one.id} className="figures">
                <a href={invoiceUrl(one, 'file')} className="underline">
                  {one.number}
                </a>
                : {one.title}, {pencePounds(one.totalPence)}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

type Run = (work: () => Promise<QuoteMoney>, done: string) => Promise<boolean>;

function InvoiceActions({
  invoice,
  isBusy,
  onRun,
}: {
  invoice: Invoice;
  isBusy: boolean;
  onRun: Run;
}) {
  const [isPaying, setIsPaying] = useState(false);
  const [isCrediting, setIsCrediting] = useState(false);
  const note = (paidOn: string | null, how: string) =>
    adminFetch<QuoteMoney>(invoiceUrl(invoice, 'paid'), {
      method: 'POST',
      ifMatch: invoice.version,
      json: { paidOn, how },
    });
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-3">
        <span className="figures font-medium">{invoice.number}</span>
        <InvoiceState invoice={invoice} />
        {invoice.paidHow ? <span className="small text-ink-soft">{invoice.paidHow}</span> : null}
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          size="small"
          variant="outline"
          href={invoiceUrl(invoice, 'file')}
          aria-label={`${invoice.number} as a PDF`}
        >
          PDF
        </Button>
        {invoice.paidOn === null ? (
          <>
            <SendButton invoice={invoice} url={invoiceUrl(invoice, 'send')} isBusy={isBusy} />
            <Button
              size="small"
              disabled={isBusy}
              aria-expanded={isPaying}
              onClick={() => setIsPaying(!isPaying)}
            >
              Mark as paid
            </Button>
          </>
        ) : (
          <Button
            size="small"
            variant="outline"
            disabled={isBusy}
            onClick={() => void onRun(() => note(null, ''), 'Marked as not paid')}
          >
            Mark as not paid
          </Button>
        )}
        <Button
          size="small"
          variant="outline"
          disabled={isBusy}
          onClick={() => setIsCrediting(true)}
        >
          {invoice.paidOn === null ? 'Take it back' : 'Pay it back'}
        </Button>
      </div>
      {isPaying && invoice.paidOn === null ? (
        <PaidForm
          isBusy={isBusy}
          onPaid={async (paidOn, how) => {
            if (await onRun(() => note(paidOn, how), 'Marked as paid')) setIsPaying(false);
          }}
        />
      ) : null}
      {isCrediting ? (
        <TakeBackDialog
          invoice={invoice}
          isBusy={isBusy}
          onStay={() => setIsCrediting(false)}
          onTaken={async (json) => {
            setIsCrediting(false);
            await onRun(
              () => adminFetch<QuoteMoney>(invoiceUrl(invoice, 'credit'), { method: 'POST', json }),
              'Credit note made',
            );
          }}
        />
      ) : null}
    </div>
  );
}

function PaidForm({
  isBusy,
  onPaid,
}: {
  isBusy: boolean;
  onPaid: (paidOn: string, how: string) => Promise<void>;
}) {
  const [paidOn, setPaidOn] = useState(() => londonDay(new Date()));
  const [how, setHow] = useState('');
  return (
    <form
      className="mt-4 flex max-w-2xl flex-wrap items-end gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void onPaid(paidOn, how);
      }}
    >
      <Field label="Paid on" className="flex-[0_1_12rem]">
        {(parts) => (
          <Input
            {...parts}
            type="date"
            required
            value={paidOn}
            onChange={(event) => setPaidOn(event.target.value)}
          />
        )}
      </Field>
      <Field label="How" optional className="flex-[1_1_12rem]">
        {(parts) => (
          <Input
            {...parts}
            value={how}
            maxLength={80}
            placeholder="Bank transfer"
            onChange={(event) => setHow(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" disabled={isBusy} aria-busy={isBusy}>
        Save
      </Button>
    </form>
  );
}
