/** A list that cannot be fetched again says so above what it has shown before. */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { PlantsManager } from '#app/features/admin-plants/plants-manager.tsx';
import { PortfolioManager } from '#app/features/admin-portfolio/portfolio-manager.tsx';
import { ServicesManager } from '#app/features/admin-services/services-manager.tsx';
import { TestimonialsManager } from '#app/features/admin-testimonials/testimonials-manager.tsx';
import { IdeasList } from '#app/features/admin-designs/ideas-list.tsx';
import { RequestsList } from '#app/features/admin-designs/requests-list.tsx';
import { BinList } from '#app/features/admin-bin/bin-list.tsx';
import { CancellationsList } from '#app/features/admin-complaints/cancellations-list.tsx';
import { ComplaintsList } from '#app/features/admin-complaints/complaints-list.tsx';
import { EnquiriesManager } from '#app/features/admin-enquiries/enquiries-manager.tsx';
import { QuoteList } from '#app/features/admin-quotes/quote-list.tsx';
import { MailManager } from '#app/features/admin-mail/mail-manager.tsx';
import { makeQueryClient } from '#app/lib/query-client.ts';

const NO_PLANTS = {
  plants: [],
  total: 0,
  page: 1,
  pageSize: 12,
  counts: { vegetables: 0, fruits: 0, herbs: 0, flowers: 0 },
  flagged: { months: 0, picture: 0, unfetched: 0, alt: 0, description: 0, designs: 0 },
  all: 0,
};
const LISTS: { what: ReactElement; data: unknown; failed: string; before: string }[] = [
  {
    what: <PortfolioManager />,
    data: [],
    failed: 'Failed to load portfolio projects.',
    before: 'No portfolio projects found.',
  },
  {
    what: <TestimonialsManager />,
    data: [],
    failed: 'Failed to load testimonials.',
    before: 'No testimonials found.',
  },
  {
    what: <PlantsManager />,
    data: NO_PLANTS,
    failed: 'Failed to load plants. Please try again later.',
    before: 'Get started by adding a new plant.',
  },
  {
    what: <ServicesManager />,
    data: [],
    failed: 'Failed to load services. Please try again later.',
    before: 'Get started by adding a new service.',
  },
  {
    what: <IdeasList />,
    data: {
      items: [],
      counts: { all: 0, designs: 0, design_ideas: 0 },
      total: 0,
      page: 1,
      pages: 1,
    },
    failed: 'Failed to fetch design ideas',
    before: 'No designs yet',
  },
  {
    what: <RequestsList />,
    data: { items: [], counts: { open: 0, answered: 0, all: 0 }, page: 1, pages: 1 },
    failed: 'Failed to load requests. Please try again later.',
    before: 'No requests yet',
  },
  {
    what: <MailManager isOwner={false} />,
    data: { items: [], counts: {}, sender: null, owner: 'office@example.org', page: 1, pages: 1 },
    failed: 'The messages could not be loaded.',
    before: 'No messages yet',
  },
  {
    what: <BinList />,
    data: [],
    failed: 'Failed to load the bin. Please try again later.',
    before: 'The bin is empty',
  },
  {
    what: <ComplaintsList />,
    data: { items: [], counts: {}, isMailed: true, page: 1, pages: 1 },
    failed: 'The complaints could not be loaded.',
    before: 'No complaints',
  },
  {
    what: <CancellationsList />,
    data: { items: [], counts: {}, page: 1, pages: 1 },
    failed: 'The notices could not be loaded.',
    before: 'No cancelled contracts',
  },
  {
    what: <EnquiriesManager />,
    data: { items: [], counts: {}, page: 1, pages: 1 },
    failed: 'The enquiries could not be loaded.',
    before: 'No open enquiries',
  },
  {
    what: <QuoteList />,
    data: { items: [], counts: {}, page: 1, pages: 1 },
    failed: 'The quotes could not be loaded.',
    before: 'No quotes yet',
  },
];

const draw = (client: QueryClient, what: ReactElement) =>
  renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter>{what}</MemoryRouter>
    </QueryClientProvider>,
  );

/** A list whose last refetch failed. */
function drawFailed(what: ReactElement, data: unknown): string {
  const client = makeQueryClient();
  const { queries } = client.getDefaultOptions();
  // Drawn as it failed, and not as it is asked for again.
  client.setDefaultOptions({ queries: { ...queries, retryOnMount: false } });
  // The first render fetches the list by its own URL.
  draw(client, what);
  const [query] = client.getQueryCache().getAll();
  query!.setState({
    data,
    status: 'error',
    error: new Error('The database is busy.'),
    dataUpdatedAt: data === undefined ? 0 : 1,
    errorUpdatedAt: 2,
    errorUpdateCount: 1,
    fetchStatus: 'idle',
  });
  return draw(client, what);
}

/** Asked for page by page, as the search and the filters say. */
const ASKED = LISTS.filter(({ data }) => !Array.isArray(data));

test.each(ASKED)('fetched for the first time: $failed', ({ what, failed, before }) => {
  const markup = drawFailed(what, undefined);
  for (const words of [
    failed,
    'The database is busy.',
    'Try Again',
    'type="search"',
    'aria-busy="false"',
  ])
    expect(markup).toContain(words);
  expect(markup).not.toContain(before);
});

test('what is read out of a failure is not the button, whose words change', () => {
  const [alert, button] = drawFailed(<ComplaintsList />, undefined)
    .split('role="alert"')[1]!
    .split('<button');
  expect(alert).toContain('The complaints could not be loaded.');
  expect(alert!.match(/<\/div>/g)).toHaveLength(2);
  expect(button).toContain(`aria-describedby="${/^ id="([^"]+)"/.exec(alert!)![1]}"`);
});

test.each(LISTS)('$failed', ({ what, data, failed, before }) => {
  const markup = drawFailed(what, data);
  for (const words of [failed, 'The database is busy.', 'Try Again', before])
    expect(markup).toContain(words);
  expect(markup.indexOf(failed)).toBeLessThan(markup.indexOf(before));
});
