import { expect, test } from 'vitest';
import { AdminCallError } from './admin-fetch.ts';
import { textTroubleOf } from './text-sending.tsx';

test('a text whose answer was lost is not called unsent', () => {
  expect(
    textTroubleOf(new AdminCallError(0, 'no-answer', 'The server could not be reached.')),
  ).toEqual({ kind: 'unsure', reason: 'The server could not be reached.' });
  expect(textTroubleOf(new AdminCallError(502, 'internal', 'Something went wrong.'))).toEqual({
    kind: 'unsure',
    reason: 'Something went wrong.',
  });
  expect(textTroubleOf(new AdminCallError(503, 'unavailable', 'The disk is nearly full.'))).toEqual(
    { kind: 'refused', reason: 'The disk is nearly full.' },
  );
  expect(textTroubleOf(new AdminCallError(400, 'invalid', 'Please write a message'))).toEqual({
    kind: 'refused',
    reason: 'Please write a message',
  });
});

test('what its key has sent already is shown, and it is known where that is gone', () => {
  const known = (current: unknown) =>
    textTroubleOf(new AdminCallError(409, 'conflict', 'Sent already.', { current }));
  expect(known({ id: 'msg_1', text: 'We come on Monday.' })).toEqual({
    kind: 'known',
    text: 'We come on Monday.',
  });
  expect(known(undefined)).toEqual({ kind: 'known', text: null });
});
