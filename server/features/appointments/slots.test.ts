import { expect, test } from 'vitest';
import { londonParts, momentOf } from '#contracts/london-time.ts';
import type { OpenHours } from '#contracts/week.ts';
import {
  findSlots,
  fitsIn,
  type LatLng,
  travelMinutes,
} from '#server/features/appointments/slots.ts';
import {
  kindOf,
  EMPTY,
  ROMFORD,
  GUILDFORD,
  timesOn,
  engagement,
} from '#tests/support/slot-cases.ts';

test('a free Tuesday has every quarter hour from opening until it no longer fits', () => {
  const times = timesOn('2026-06-16');
  expect(times[0]).toBe('08:00');
  expect(times.at(-1)).toBe('16:30');
  expect(times).toHaveLength(35);
});

test('weekends, bank holidays and days off have none', () => {
  expect(timesOn('2026-06-20')).toEqual([]);
  expect(timesOn('2026-05-25')).toEqual([]);
  expect(
    timesOn('2026-06-16', kindOf(), {
      ...EMPTY,
      daysOff: [{ from: '2026-06-15', to: '2026-06-16' }],
    }),
  ).toEqual([]);
});

test('a diary entry takes its time and its buffers', () => {
  const booked = engagement(momentOf('2026-06-16', '10:00'), 30, {
    bufferBefore: 10,
    bufferAfter: 15,
  });
  const times = timesOn('2026-06-16', kindOf({ bufferAfter: 15 }), {
    ...EMPTY,
    engagements: [booked],
  });
  expect(times.filter((time) => time >= '09:00' && time < '11:15')).toEqual([
    '09:00',
    '10:45',
    '11:00',
  ]);
});

test('visits keep the drive between them apart, calls do not', () => {
  const visit = engagement(momentOf('2026-06-16', '10:00'), 60, { isOnSite: true, place: ROMFORD });
  const calendar = { ...EMPTY, engagements: [visit] };
  const far = timesOn('2026-06-16', kindOf({ isOnSite: true }), calendar, undefined, GUILDFORD);
  const near = timesOn('2026-06-16', kindOf({ isOnSite: true }), calendar, undefined, ROMFORD);
  const call = timesOn('2026-06-16', kindOf(), calendar);
  const firstAfter = (times: string[]) => times.find((time) => time >= '10:00');
  expect(firstAfter(call)).toBe('11:00');
  expect(firstAfter(near)).toBe('11:00');
  expect(firstAfter(far)! > '14:00').toBe(true);
  expect(travelMinutes(ROMFORD, null)).toBe(45);
  expect(travelMinutes(ROMFORD, GUILDFORD)).toBe(travelMinutes(GUILDFORD, ROMFORD));
});

test('a call or a kept time between two visits leaves time for the drive', () => {
  const at = (time: string) => momentOf('2026-06-16', time);
  const own = (minutes: number, isOnSite = false) =>
    kindOf({ minutes, isOnSite, bufferBefore: 0, bufferAfter: 0 });
  const visit = (time: string, place: LatLng | null) =>
    engagement(at(time), 45, { isOnSite: true, place });
  // 10:45 to 12:00 with a drive of 45 minutes where a place is not known: 30 minutes are left over, at either end or between.
  const engagements = [visit('10:00', ROMFORD), visit('12:00', null)];
  const between = (times: string[]) => times.filter((time) => time > '10:30' && time < '12:00');
  expect(between(timesOn('2026-06-16', own(30), { ...EMPTY, engagements }))).toEqual([
    '10:45',
    '11:00',
    '11:15',
    '11:30',
  ]);
  expect(between(timesOn('2026-06-16', own(35), { ...EMPTY, engagements }))).toEqual([]);
  // A kept time takes the drive's place for a later visit too; at the same garden there is none.
  const kept = engagement(at('11:00'), 30);
  const firstAfter = (place: LatLng) =>
    timesOn(
      '2026-06-16',
      own(45, true),
      { ...EMPTY, engagements: [visit('10:00', null), kept] },
      undefined,
      place,
    ).find((time) => time >= '10:45');
  expect(firstAfter(ROMFORD)).toBe('12:00');
  expect(
    timesOn(
      '2026-06-16',
      own(45, true),
      { ...EMPTY, engagements: [visit('10:00', ROMFORD), kept] },
      undefined,
      ROMFORD,
    ).find((time) => time >= '10:45'),
  ).toBe('11:30');
  expect(fitsIn(engagement(at('11:20'), 35), engagements)).toBe(false);
  expect(fitsIn(engagement(at('12:45'), 35), engagements)).toBe(true);
});

test('notice and horizon are kept to the minute and to the day', () => {
  const kind = kindOf({ noticeHours: 24, horizonDays: 14 });
  const slots = findSlots({
    kind,
    calendar: EMPTY,
    now: '2026-06-16T09:07:00.000Z',
    fromDate: '2026-06-16',
    days: 60,
    place: null,
  });
  expect(slots[0]!.startsAt).toBe('2026-06-17T09:15:00.000Z');
  expect(londonParts(slots.at(-1)!.startsAt).date).toBe('2026-06-30');
});

test('on the days when the clocks change the times are those of the clock', () => {
  const always: OpenHours[] = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    from: '00:00',
    to: '06:00',
  }));
  const calendar = { ...EMPTY, openingHours: always };
  expect(timesOn('2026-03-29', kindOf(), calendar).filter((time) => time.startsWith('01'))).toEqual(
    [],
  );
  expect(timesOn('2026-03-29', kindOf(), calendar).filter((time) => time === '02:00')).toHaveLength(
    1,
  );
  expect(timesOn('2026-10-25', kindOf(), calendar).filter((time) => time.startsWith('01'))).toEqual(
    ['01:00', '01:15', '01:30', '01:45'],
  );
  expect(
    timesOn('2028-02-29', kindOf(), { ...EMPTY, openingHours: always }, '2028-01-01T00:00:00.000Z'),
  ).not.toEqual([]);
});
