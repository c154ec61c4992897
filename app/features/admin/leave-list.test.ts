import { expect, test } from 'vitest';
import { makeQueryClient } from '#app/lib/query-client.ts';
import { leaveList } from './leave-list.ts';

type Row = { id: string; isOpen: boolean };
const row = (id: string, isOpen = true): Row => ({ id, isOpen });
const leave = (client: ReturnType<typeof makeQueryClient>) =>
  leaveList<Row>(
    client,
    '/api/admin/rows',
    ({ id }) => id === 'b',
    ({ isOpen }) => ['all', isOpen ? 'open' : 'settled'],
  );

test('what was deleted leaves every fetched part of its list, and its counts, before that is fetched again', () => {
  const client = makeQueryClient();
  const counts = { all: 3, open: 2, settled: 1 };
  const elsewhere = { items: [row('c', false)], counts, page: 2, pages: 2 };
  client.setQueryData(['/api/admin/rows?list=all&page=1'], {
    items: [row('a'), row('b')],
    counts,
    total: 9,
    page: 1,
    pages: 2,
  });
  client.setQueryData(['/api/admin/rows?list=open&page=1'], {
    items: [row('b')],
    counts,
    page: 1,
    pages: 1,
  });
  client.setQueryData(['/api/admin/rows?list=all&page=2'], elsewhere);
  client.setQueryData(['/api/admin/rows-of-another-kind?page=1'], { items: [row('b')], counts });
  client.setQueryData(['/api/admin/rows/b'], row('b'));
  leave(client);
  const lowered = { all: 2, open: 1, settled: 1 };
  expect(client.getQueryData(['/api/admin/rows?list=all&page=1'])).toEqual({
    items: [row('a')],
    counts: lowered,
    total: 8,
    page: 1,
    pages: 2,
  });
  expect(client.getQueryData(['/api/admin/rows?list=open&page=1'])).toEqual({
    items: [],
    counts: lowered,
    page: 1,
    pages: 1,
  });
  // What does not show it does not say whether it counted it: the server says that.
  expect(client.getQueryData(['/api/admin/rows?list=all&page=2'])).toBe(elsewhere);
  expect(client.getQueryData(['/api/admin/rows-of-another-kind?page=1'])).toMatchObject({
    items: [row('b')],
  });
  expect(client.getQueryData(['/api/admin/rows/b'])).toEqual(row('b'));
});

test('a list that has not come yet stays to be fetched', () => {
  const client = makeQueryClient();
  leave(client);
  expect(client.getQueryCache().getAll()).toEqual([]);
});
