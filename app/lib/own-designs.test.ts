import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findOwnSession, isOwnDesign, rememberOwnDesigns } from './own-designs.ts';

const KEY = 'plotwright-own-designs';
const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a plain id is an own design without a proof, and stays one when others are remembered', () => {
  stored.set(
    KEY,
    JSON.stringify([
      'dsn_before',
      { id: 'dsn_proved', sessionId: 'ses_a' },
      7,
      null,
      { id: 3 },
      { sessionId: 'ses_b' },
    ]),
  );
  expect([isOwnDesign('dsn_before'), findOwnSession('dsn_before')]).toEqual([true, null]);
  rememberOwnDesigns(['dsn_new'], 'ses_new');
  expect([isOwnDesign('dsn_before'), findOwnSession('dsn_before')]).toEqual([true, null]);
  expect([findOwnSession('dsn_proved'), findOwnSession('dsn_new')]).toEqual(['ses_a', 'ses_new']);
  expect(isOwnDesign('dsn_of_another')).toBe(false);
});

test('what cannot be read is no list', () => {
  for (const text of ['{', '{}', '"dsn_a"', 'null']) {
    stored.set(KEY, text);
    expect([isOwnDesign('dsn_a'), findOwnSession('dsn_a')], text).toEqual([false, null]);
  }
});
