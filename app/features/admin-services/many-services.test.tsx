/** However many services there are, each can be reached and moved. */
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import {
  type AdminService,
  MOST_SERVICES_IN_ORDER,
  ServiceOrderInput,
} from '#contracts/admin-services.ts';
import { makeQueryClient } from '#app/lib/query-client.ts';
import { SERVICES_PATH, ServicesManager } from './services-manager.tsx';

const makeServices = (count: number) =>
  Array.from({ length: count }, (_, index): AdminService => ({
    id: `srv_${index}`,
    title: `Service ${index + 1}`,
    description: 'What it is',
    shortDescription: 'What it is',
    imageUrl: '',
    picture: null,
    isUnfetched: false,
    icon: null,
    order: index + 1,
    active: true,
    version: 1,
    updatedAt: '2026-11-20T09:00:00.000Z',
  }));

function draw(count: number, search = ''): string {
  const client = makeQueryClient();
  client.setQueryData([SERVICES_PATH], makeServices(count));
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[`/admin/dashboard?tab=services${search}`]}>
        <ServicesManager />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

test('all of 61 services are listed, and each can be moved', () => {
  const markup = draw(61);
  for (const name of ['Service 1', 'Service 60', 'Service 61'])
    expect(markup).toContain(`>${name}</h3>`);
  expect(markup).toContain('aria-label="Move Service 61 up"');
  expect(markup).not.toContain('Show all services to change their order');
});

test('services beyond the sortable number are on the next page', () => {
  const most = MOST_SERVICES_IN_ORDER;
  expect(ServiceOrderInput.safeParse({ ids: makeServices(most).map(({ id }) => id) }).success).toBe(
    true,
  );
  expect(
    ServiceOrderInput.safeParse({ ids: makeServices(most + 1).map(({ id }) => id) }).success,
  ).toBe(false);
  expect(draw(most)).toContain(`aria-label="Move Service ${most} up"`);
  expect(draw(most)).not.toContain('Pages of services');
  expect(draw(most + 1)).toContain('Page 1 of 2');
  expect(draw(most + 1, '&page=2')).toContain(`>Service ${most + 1}</h3>`);
});
