import { afterEach, expect, test, vi } from 'vitest';
import { sendPassword } from './send-password.ts';
import { readFlag } from './session-flag.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(status: number, body: unknown): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));
}

test('a 200 answer with success false is a refusal and does not sign in', async () => {
  answerWith(200, { success: false, message: 'Try later.' });
  expect(await sendPassword('secret')).toEqual({ kind: 'refused', message: 'Try later.' });
  expect(readFlag(Date.now())).toBe('signed-out');
});

test('a refusal without a message says "Invalid password"', async () => {
  answerWith(401, {});
  expect(await sendPassword('secret')).toEqual({ kind: 'refused', message: 'Invalid password' });
});

test('success true signs this browser in', async () => {
  answerWith(200, { success: true, message: 'Signed in.' });
  expect(await sendPassword('secret')).toEqual({ kind: 'done' });
  expect(readFlag(Date.now())).toBe('signed-in');
});
