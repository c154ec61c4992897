import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makePictureSaver } from './picture-saver.ts';
import type { PictureSaying } from './picture-words.ts';

const REST_MS = 600;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const start: PictureSaying = { alt: 'A bench', focal: null };
function open(send: (words: Partial<PictureSaying>) => Promise<void> = () => Promise.resolve()) {
  const sent: Partial<PictureSaying>[] = [];
  const told: string[] = [];
  const saver = makePictureSaver(start, {
    restMs: REST_MS,
    send: (words) => {
      sent.push(words);
      return send(words);
    },
    tell: (state) => void told.push(state),
    fail: (error) => void told.push((error as Error).message),
  });
  return { saver, sent, told };
}
const rest = () => vi.advanceTimersByTimeAsync(REST_MS);

test('only what was typed last is sent, after a rest, and one after the other', async () => {
  let arrive = () => {};
  const { saver, sent, told } = open(
    () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  );
  saver.save({ alt: 'A b' });
  saver.save({ alt: 'A bench by' });
  await rest();
  saver.save({ alt: 'A bench by the wall' });
  await rest();
  expect(sent).toEqual([{ alt: 'A bench by' }]);
  arrive();
  await rest();
  expect(sent).toEqual([{ alt: 'A bench by' }, { alt: 'A bench by the wall' }]);
  expect(told.at(-1)).toBe('saving');
  arrive();
  await rest();
  expect(told.at(-1)).toBe('saved');
});

test('reverted words are sent if another window has saved others', async () => {
  const { saver, sent } = open();
  saver.follow({ alt: 'A bench, by the other window', focal: null });
  saver.save({ alt: 'A bench' });
  await rest();
  expect(sent).toEqual([{ alt: 'A bench' }]);
});

test('a picture being sent is not compared with the one before it', async () => {
  const { saver, sent } = open();
  saver.save({ alt: 'A seat' });
  saver.follow({ alt: 'A seat', focal: null });
  await rest();
  expect(sent).toEqual([{ alt: 'A seat' }]);
});

test('closing early saves at once, and a failure is still reported', async () => {
  const { saver, sent, told } = open(() =>
    Promise.reject(new Error('The server could not be reached.')),
  );
  saver.save({ alt: 'A seat' });
  await saver.flush();
  expect([sent, told.at(-1)]).toEqual([[{ alt: 'A seat' }], 'The server could not be reached.']);
  saver.save({ alt: 'A seat' });
  await rest();
  expect(sent).toHaveLength(2);
});
