import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Operation } from '#engine/model/operation.ts';
import { keepDraft, readDraft } from '#app/features/studio/draft.ts';
import { deviceStudioId } from './device-studio-id.ts';
import { handOver } from './hand-over.ts';

const stored = new Map<string, string>();
const sent: unknown[] = [];
let isUp = true;
beforeEach(() => {
  stored.clear();
  sent.length = 0;
  isUp = true;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (!isUp) return Promise.reject(new TypeError('no network'));
    sent.push([url, JSON.parse(String(init.body))]);
    return Promise.resolve(Response.json({ version: 1 }));
  });
});
afterEach(() => vi.unstubAllGlobals());

const operations: Operation[] = [{ kind: 'material', areaId: 'terrace', material: 'porcelain' }];
const changed = () => keepDraft(deviceStudioId('form-1', 1), { version: 0, operations });

test('what was changed on the device is sent for the design in the same place, and forgotten here', async () => {
  changed();
  await handOver('form-1', ['dsn_a', 'dsn_b', 'dsn_c'], 'ses_1');
  expect(sent).toEqual([
    ['/api/designs/dsn_b/changes', { sessionId: 'ses_1', version: 0, operations }],
  ]);
  expect(stored.size).toBe(0);
});

test('what could not be sent waits in the studio of the design', async () => {
  changed();
  isUp = false;
  await handOver('form-1', ['dsn_a', 'dsn_b', 'dsn_c'], 'ses_1');
  expect(readDraft('dsn_b')?.operations).toEqual(operations);
  expect(readDraft(deviceStudioId('form-1', 1))).toBeNull();
});
