import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askAssistant } from './ask-assistant.ts';
import { conversation } from './chat-store.ts';

type Asked = { init: RequestInit; answer: (response: string) => void; fail: () => void };
let asked: Asked[] = [];

beforeEach(() => {
  asked = [];
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal(
    'fetch',
    (_url: string, init: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        asked.push({
          init,
          answer: (response) => resolve(Response.json({ response })),
          fail: () => reject(new TypeError('no network')),
        });
        init.signal!.addEventListener('abort', () => reject(init.signal!.reason));
      }),
  );
});
afterEach(() => {
  conversation.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
const said = () =>
  conversation
    .read()
    .slice(1)
    .map((one) => one.content);
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('an answer is added to its question', async () => {
  expect(askAssistant('  When is garlic planted? ', null)).toBe(true);
  expect(conversation.isAwaiting()).toBe(true);
  asked[0]!.answer('In October.');
  await settled();
  expect(said()).toEqual(['When is garlic planted?', 'In October.']);
  expect(conversation.isAwaiting()).toBe(false);
});

test('nothing is asked for empty words, or while an answer is awaited', () => {
  expect(askAssistant('   ', null)).toBe(false);
  expect(askAssistant('one', null)).toBe(true);
  expect(askAssistant('two', null)).toBe(false);
  expect(asked).toHaveLength(1);
});

test('a conversation begun anew stays empty when the answer to the old one comes, and its question is called off', async () => {
  askAssistant('one', null);
  conversation.clear();
  expect(asked[0]!.init.signal!.aborted).toBe(true);
  asked[0]!.answer('late');
  await settled();
  expect(said()).toEqual([]);
  expect(console.error).not.toHaveBeenCalled();

  // Nor does the late end of the old one close the wait for the new one.
  expect(askAssistant('two', null)).toBe(true);
  await settled();
  expect(conversation.isAwaiting()).toBe(true);
  asked[1]!.answer('second');
  await settled();
  expect(said()).toEqual(['two', 'second']);
});

test('a failure is shown once, and asking again replaces it', async () => {
  askAssistant('one', 'hello@example.com');
  asked[0]!.fail();
  await settled();
  expect(conversation.read().at(-1)).toMatchObject({ failed: 'one', isUser: false });
  expect(conversation.isAwaiting()).toBe(false);
  askAssistant('one', null);
  asked[1]!.answer('yes');
  await settled();
  expect(said()).toEqual(['one', 'yes']);
});

test('a page that is not served securely can ask too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(askAssistant('one', null)).toBe(true);
  expect(conversation.read().at(-1)!.id).toMatch(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  );
});
