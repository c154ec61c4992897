import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { AdminQuoteRow, AdminQuotesPage } from '#contracts/admin-quotes.ts';
import { dayWords, pencePounds, QUOTE_STATE_LABELS, QUOTE_STATES } from '#contracts/quote-words.ts';
import { PagedList, usePagedList } from '#app/features/admin/paged-list.tsx';
import { useListState } from '#app/features/admin/use-list-tools.ts';
import { dayText } from '#app/features/admin/when.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { STATE_TONES } from './state-tones.ts';

const OPTIONS = [
  { value: '', label: 'All quotes' },
  ...QUOTE_STATES.map((state) => ({ value: state, label: QUOTE_STATE_LABELS[state] })),
];

/** All quotes, by state, searched, page by page. */
export function QuoteList() {
  const list = useListState(['state']);
  const state = QUOTE_STATES.find((one) => one === list.filter('state'));
  const query = usePagedList<AdminQuotesPage>(ADMIN_API.quotes, list, { state });
  return (
    <>
      <p className="mb-6">
        <Button to="/admin/quotes/new">New quote</Button>
      </p>
      <PagedList
        state={list}
        query={query}
        list={state ?? 'all'}
        search="Search numbers, names, postcodes"
        filters={[{ id: 'state', label: 'Show', options: OPTIONS }]}
        noun={['quote', 'quotes']}
        none={[
          'No quotes yet',
          'A quote is drafted from an enquiry or a design, line by line, or from nothing.',
        ]}
      >
        {(row) => <Row row={row} />}
      </PagedList>
    </>
  );
}

function Row({ row }: { row: AdminQuoteRow }) {
  const name = row.number ?? 'Draft';
  return (
    <article
      aria-label={`${name}, ${row.name}`}
      className="flex flex-wrap items-start gap-x-6 gap-y-2 py-4"
    >
      <div className="min-w-0 flex-[1_1_18rem]">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={STATE_TONES[row.state]}>{QUOTE_STATE_LABELS[row.state]}</Badge>
          {row.hasDraft ? <Badge>New version in draft</Badge> : null}
          <span className="fine figures text-ink-soft">{dayText(row.updatedAt)}</span>
        </p>
        <h2 className="mt-1.5 font-medium wrap-anywhere">
          <SiteLink
            to={`/admin/quotes/${row.id}`}
            className="inline-block min-h-6 underline decoration-line-strong underline-offset-[0.25em] hover:decoration-current"
          >
            {row.number ? `${row.number}: ` : ''}
            {row.title || 'Without a title'}
          </SiteLink>
        </h2>
        <p className="small text-ink-soft wrap-anywhere">
          {[row.name || 'No customer yet', row.postcode].filter(Boolean).join(', ')}
        </p>
      </div>
      <p className="figures text-right">
        {pencePounds(row.totalPence)}
        {row.validUntil && (row.state === 'sent' || row.state === 'change-asked') ? (
          <span className="small block text-ink-soft">until {dayWords(row.validUntil)}</span>
        ) : null}
      </p>
    </article>
  );
}
