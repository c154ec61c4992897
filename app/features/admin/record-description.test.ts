import { afterEach, expect, test, vi } from 'vitest';
import { removeRecord } from './record-description.ts';

afterEach(() => vi.unstubAllGlobals());

test('deleting a record names the version that was shown', async () => {
  const sent: RequestInit[] = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(init);
    return Response.json({ success: true });
  });
  await removeRecord('/api/admin/services', { id: 'one', version: 7 });
  expect(
    sent.map(({ method, headers }) => [method, (headers as Record<string, string>)['if-match']]),
  ).toEqual([['DELETE', '"7"']]);
});
