import { expect, test } from 'vitest';
import { makeQueryClient } from './query-client.ts';

test('nothing is automatically refetched, stale or retried', () => {
  const { queries, mutations } = makeQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    retry: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});
