import { afterEach, expect, test, vi } from 'vitest';
afterEach(() => vi.unstubAllGlobals());

import { sendOutbox } from './outbox-send.ts';
import type { Outbox, OutboxEntry } from './outbox-store.ts';

const entryOf = (key: string, more: Partial<OutboxEntry> = {}): OutboxEntry => ({
  key,
  kind: 'booking',
  url: '/api/booking-requests',
  encoding: 'json',
  fields: { requestKey: key, name: 'A' },
  context: null,
  keptAt: '2026-11-22T10:00:00Z',
  state: 'waiting',
  answer: null,
  ...more,
});

function memoryOutbox(...first: OutboxEntry[]): Outbox & { entries: Map<string, OutboxEntry> } {
  const entries = new Map(first.map((entry) => [entry.key, entry]));
  return {
    entries,
    list: async () => [...entries.values()],
    put: async (entry) => void entries.set(entry.key, entry),
    remove: async (key) => void entries.delete(key),
    close: () => undefined,
  };
}
/** Like the browser's: one holder at a time. */
function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, work: () => Promise<unknown>) => (last = last.then(work, work)),
  } as unknown as LockManager;
}

test('what waits is sent once, though two ask at the same time, and its fields are forgotten', async () => {
  const outbox = memoryOutbox(
    entryOf('a'),
    entryOf('b', {
      kind: 'design',
      encoding: 'form',
      url: '/api/design',
      fields: { designDescription: 'x', requestKey: 'b' },
    }),
  );
  const sent: { url: string; init: RequestInit }[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return Response.json({ reference: url });
  };
  vi.stubGlobal('fetch', fetch);
  const locks = oneAtATime();
  expect(await Promise.all([sendOutbox({ outbox, locks }), sendOutbox({ outbox, locks })])).toEqual(
    [0, 0],
  );
  expect(sent.map((one) => one.url)).toEqual(['/api/booking-requests', '/api/design']);
  expect(JSON.parse(String(sent[0]!.init.body))).toEqual({ requestKey: 'a', name: 'A' });
  expect([...(sent[1]!.init.body as FormData)]).toEqual([
    ['designDescription', 'x'],
    ['requestKey', 'b'],
  ]);
  expect(outbox.entries.get('a')).toMatchObject({
    state: 'sent',
    fields: {},
    answer: { reference: '/api/booking-requests' },
  });
});

test.each([500, 503, 429, 408])('a server that answers %i is asked again later', async (status) => {
  const outbox = memoryOutbox(entryOf('a'));
  vi.stubGlobal('fetch', async () => new Response('busy', { status }));
  expect(await sendOutbox({ outbox, locks: undefined })).toBe(1);
  expect(outbox.entries.get('a')).toMatchObject({ state: 'waiting', fields: { name: 'A' } });
});

test('a line that breaks keeps everything', async () => {
  const outbox = memoryOutbox(entryOf('a'), entryOf('b'));
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendOutbox({ outbox, locks: undefined })).toBe(2);
  expect([...outbox.entries.values()].every((entry) => entry.state === 'waiting')).toBe(true);
});

test('what the server will never take is not sent again, and its words are kept', async () => {
  const outbox = memoryOutbox(entryOf('a'));
  let calls = 0;
  const fetch = async () => {
    calls += 1;
    return Response.json({ message: 'That is no e-mail address.' }, { status: 422 });
  };
  vi.stubGlobal('fetch', fetch);
  await sendOutbox({ outbox, locks: undefined });
  await sendOutbox({ outbox, locks: undefined });
  expect(calls).toBe(1);
  expect(outbox.entries.get('a')).toMatchObject({
    state: 'refused',
    answer: { message: 'That is no e-mail address.' },
  });
});
