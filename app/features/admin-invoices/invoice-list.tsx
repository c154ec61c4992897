/** All invoices, searched, page by page, and the table for the accountant. */
import { useState } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import { dateInWords } from '#contracts/london-time.ts';
import {
  type Invoice,
  INVOICE_LISTS,
  type InvoiceList as ListName,
  type InvoicesPage,
} from '#contracts/invoices.ts';
import { pencePounds } from '#contracts/quote-words.ts';
import { listOptions, PagedList, usePagedList } from '#app/features/admin/paged-list.tsx';
import { useListState } from '#app/features/admin/use-list-tools.ts';
import { downloadFile } from '#app/features/admin/download-file.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { PeriodTotalsPart } from './period-totals.tsx';
import { HowToPayPart } from './how-to-pay.tsx';
import { InvoiceState } from './invoice-state.tsx';

const LABELS: Record<ListName, string> = {
  open: 'Not paid',
  overdue: 'Overdue',
  paid: 'Paid',
  all: 'All invoices',
};
const LISTS = listOptions(LABELS, INVOICE_LISTS, 'open');

export function InvoiceList() {
  const state = useListState(['list']);
  const list: ListName = INVOICE_LISTS.find((one) => one === state.filter('list')) ?? 'open';
  const query = usePagedList<InvoicesPage>(ADMIN_API.invoices, state, { list });
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const download = async () => {
    setIsBusy(true);
    setFailure(null);
    try {
      await downloadFile(`${ADMIN_API.invoices}/export`, 'invoices.csv');
    } catch (error) {
      setFailure(`Failed to make the file: ${reasonOf(error)}`);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <div className="mb-6">
        <Button
          variant="outline"
          disabled={isBusy}
          aria-busy={isBusy}
          onClick={() => void download()}
        >
          {isBusy ? 'Making the file…' : 'Download all for the accountant (CSV)'}
        </Button>
        {failure ? <FieldError id="invoices-export">{failure}</FieldError> : null}
      </div>
      <HowToPayPart />
      <PeriodTotalsPart />
      <PagedList
        state={state}
        query={query}
        list={list}
        search="Search numbers, names, quotes"
        filters={[{ id: 'list', label: 'Show', options: LISTS }]}
        countOf={({ counts }, _id, value) => counts[(value || 'open') as ListName]}
        noun={['invoice', 'invoices']}
        none={[
          'Nothing is owed to you',
          'Once a customer accepts a quote, open it and press “Make the invoice” beside a stage of payment: the deposit first, then each stage as it is reached. The invoice gets the next number, is a PDF to send, and appears here until you mark it as paid.',
        ]}
      >
        {(invoice) => <Row invoice={invoice} />}
      </PagedList>
    </>
  );
}

function Row({ invoice }: { invoice: Invoice }) {
  return (
    <article
      aria-label={`${invoice.number}, ${invoice.name}`}
      className="flex flex-wrap items-start gap-x-6 gap-y-2 py-4"
    >
      <div className="min-w-0 flex-[1_1_18rem]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <InvoiceState invoice={invoice} />
          {invoice.credits ? <Badge>Credit note</Badge> : null}
          <span className="fine figures text-ink-soft">{dateInWords(invoice.issuedOn)}</span>
        </p>
        <h2 className="mt-1.5 font-medium wrap-anywhere">
          <SiteLink
            to={`/admin/quotes/${invoice.quoteId}`}
            className="inline-block min-h-6 underline decoration-line-strong underline-offset-[0.25em] hover:decoration-current"
          >
            {invoice.number}: {invoice.title}
          </SiteLink>
        </h2>
        <p className="small text-ink-soft wrap-anywhere">
          {[invoice.name, invoice.work, invoice.quoteNumber].filter(Boolean).join(', ')}
        </p>
      </div>
      <p className="figures text-right">{pencePounds(invoice.totalPence)}</p>
    </article>
  );
}
