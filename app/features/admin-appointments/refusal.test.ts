import { describe, expect, test } from 'vitest';
import { AdminCallError } from '#app/features/admin/admin-fetch.ts';
import { refusalOf } from './refusal.ts';

const SERVER_WORDS =
  'This was changed in another window after you opened it. Both versions are kept: please choose which to keep.';
const changed = (state: string) =>
  new AdminCallError(409, 'changed', SERVER_WORDS, {
    current: {
      state,
      startsAt: '2026-11-24T10:30:00.000Z',
      endsAt: '2026-11-24T11:15:00.000Z',
      version: 2,
    },
  });

describe('why the diary could not be changed', () => {
  test('an appointment moved elsewhere is shown with its current time, and no choice is offered', () => {
    const { message, current, isAsItWas } = refusalOf(changed('booked'));
    expect(message).toBe(
      'It has since been changed, in another window or by the customer. It is now on Tuesday 24 November 2026, 10:30 to 11:15.',
    );
    expect([current?.version, isAsItWas]).toEqual([2, false]);
  });

  test('an appointment cancelled elsewhere has no time', () => {
    expect(refusalOf(changed('cancelled')).message).toBe(
      'It has since been cancelled, in another window or by the customer.',
    );
  });

  test('a time that is taken leaves it as it was; of anything else nothing is claimed', () => {
    const slots = [{ startsAt: '2026-11-24T12:00:00.000Z', endsAt: '2026-11-24T12:45:00.000Z' }];
    expect(
      refusalOf(
        new AdminCallError(409, 'conflict', 'Something else stands there.', { current: { slots } }),
      ),
    ).toEqual({ message: 'Something else stands there.', slots, current: null, isAsItWas: true });
    expect(refusalOf(new AdminCallError(0, 'no-answer', 'Not reached.'))).toEqual({
      message: 'Not reached.',
      slots: [],
      current: null,
      isAsItWas: false,
    });
  });
});
