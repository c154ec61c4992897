import { expect, test } from 'vitest';
import { seenOf } from './use-enquiry.ts';

test('a press sends how many of the visitor’s messages were on the page, and whether an answer was due', () => {
  const message = (id: string, from: 'visitor' | 'owner') => ({
    id,
    from,
    text: 'Words',
    at: '2026-11-23T09:00:00.000Z',
  });
  expect(seenOf({ messages: [], replyBy: '2026-11-25T17:00:00.000Z' })).toEqual({
    messages: 0,
    isWaiting: true,
  });
  expect(
    seenOf({
      messages: [message('a', 'visitor'), message('b', 'owner'), message('c', 'visitor')],
      replyBy: null,
    }),
  ).toEqual({ messages: 2, isWaiting: false });
});
