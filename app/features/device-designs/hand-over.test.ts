import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Operation } from '#engine/model/operation.ts';
import { keepDraft, readDraft } from '#app/features/studio/draft.ts';
import { deviceStudioId } from './device-studio-id.ts';
import { handOver } from './hand-over.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('what was changed on the device waits for the design in the same place, and is forgotten here', () => {
  const operations: Operation[] = [{ kind: 'material', areaId: 'terrace', material: 'porcelain' }];
  keepDraft(deviceStudioId('form-1', 1), { version: 0, operations });
  handOver('form-1', ['dsn_a', 'dsn_b', 'dsn_c']);
  expect(readDraft('dsn_b')).toMatchObject({ version: 0, operations });
  expect(stored.size).toBe(1);
});
