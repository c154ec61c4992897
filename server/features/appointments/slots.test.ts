import { describe, expect, test } from 'vitest';
import { bankHolidays, isDayOff } from '#contracts/bank-holidays.ts';
import { type AppointmentKind, DEFAULT_APPOINTMENT_KINDS } from '#contracts/appointment-kinds.ts';
import { type Slot } from '#contracts/appointments.ts';
import { addDays, londonParts, momentOf, weekdayOf, DAY_MS } from '#contracts/london-time.ts';
import type { OpenHours } from '#contracts/week.ts';
import {
  type Calendar,
  type Engagement,
  findSlots,
  fitsIn,
  isClear,
  isSlotFree,
  type LatLng,
  travelMinutes,
} from '#server/features/appointments/slots.ts';

const kindOf = (more: Partial<AppointmentKind> = {}): AppointmentKind => ({
  ...DEFAULT_APPOINTMENT_KINDS[0]!,
  noticeHours: 0,
  ...more,
});
const EMPTY: Calendar = {
  openingHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '17:00' })),
  daysOff: [],
  engagements: [],
};
const ROMFORD = { latitudeDeg: 51.575, longitudeDeg: 0.183 };
const GUILDFORD = { latitudeDeg: 51.236, longitudeDeg: -0.57 };
const timesOn = (
  date: string,
  kind = kindOf(),
  calendar = EMPTY,
  now = '2026-01-01T00:00:00.000Z',
  place: LatLng | null = null,
) =>
  findSlots({
    kind: { ...kind, horizonDays: 365 },
    calendar,
    now,
    fromDate: date,
    days: 1,
    place,
  }).map((slot) => londonParts(slot.startsAt).time);
const engagement = (
  startsAt: string,
  minutes: number,
  more: Partial<Engagement> = {},
): Engagement => ({
  startsAt,
  endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
  bufferBefore: 0,
  bufferAfter: 0,
  isOnSite: false,
  place: null,
  ...more,
});

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

test('what stands in the diary takes its time and its buffers with it', () => {
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

/** The same numbers for the same seed, so that a case that fails can be looked at. */
function generator(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  return {
    whole: (from: number, to: number) => from + Math.floor(next() * (to - from + 1)),
    chance: (share: number) => next() < share,
  };
}

type Rules = {
  kind: AppointmentKind;
  hours: readonly OpenHours[];
  daysOff: Calendar['daysOff'];
  now: string;
};

/** Written apart from the maker: the rules as the owner would say them. */
function isKept(slot: Slot, { kind, hours, daysOff, now }: Rules): boolean {
  const { date, time } = londonParts(slot.startsAt);
  const [from, to] = [Date.parse(slot.startsAt), Date.parse(slot.endsAt)];
  return (
    to - from === kind.minutes * 60_000 &&
    hours.some(
      (one) =>
        one.weekday === weekdayOf(date) &&
        one.from <= time &&
        to <= Date.parse(momentOf(date, one.to)),
    ) &&
    !isDayOff(date, daysOff) &&
    from - Date.parse(now) >= kind.noticeHours * 3_600_000 &&
    date <= londonParts(Date.parse(now) + kind.horizonDays * DAY_MS).date
  );
}

const CASES = process.env.LONG ? 1_000 : 25;
describe('over generated calendars', () => {
  const STARTS = [
    '2026-03-25',
    '2026-10-21',
    '2028-02-25',
    '2026-12-21',
    '2027-03-20',
    '2026-06-01',
  ];

  test('every time offered keeps every rule, and what is taken leaves none that it spoils', () => {
    let offered = 0;
    const broken: string[] = [];
    for (let seed = 1; seed <= CASES; seed += 1) {
      const random = generator(seed);
      const clock = (minutes: number) =>
        `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      const hours: OpenHours[] = [1, 2, 3, 4, 5, 6, 7]
        .filter(() => random.chance(0.8))
        .map((weekday) => {
          const from = random.whole(0, 60) * 15 + random.whole(0, 2);
          return {
            weekday,
            from: clock(from),
            to: clock(Math.min(1439, from + random.whole(2, 40) * 15)),
          };
        });
      const kind = kindOf({
        minutes: random.whole(2, 24) * 5,
        bufferBefore: random.whole(0, 6) * 5,
        bufferAfter: random.whole(0, 6) * 5,
        noticeHours: random.whole(0, 60),
        horizonDays: random.whole(1, 20),
        isOnSite: random.chance(0.5),
      });
      const fromDate = STARTS[seed % STARTS.length]!;
      const daysOff = random.chance(0.3)
        ? [{ from: addDays(fromDate, 2), to: addDays(fromDate, random.whole(2, 4)) }]
        : [];
      const calendar: Calendar = { openingHours: hours, daysOff, engagements: [] };
      const now = momentOf(fromDate, clock(random.whole(0, 1439)));
      // The diary fills up with what is offered, as it would.
      const taken: Engagement[] = [];
      for (let turn = 0; turn < 12; turn += 1) {
        const place = random.chance(0.8)
          ? {
              latitudeDeg: 51.2 + random.whole(0, 60) / 100,
              longitudeDeg: random.whole(-60, 60) / 100,
            }
          : null;
        const slots = findSlots({
          kind,
          calendar: { ...calendar, engagements: taken },
          now,
          fromDate,
          days: 21,
          place,
        });
        offered += slots.length;
        broken.push(
          ...slots
            .filter((slot) => !isKept(slot, { kind, hours, daysOff, now }))
            .map((slot) => `seed ${seed}: ${slot.startsAt}`),
        );
        const chosen = slots[random.whole(0, slots.length - 1)];
        if (!chosen) break;
        expect(
          isSlotFree(
            { kind, calendar: { ...calendar, engagements: taken }, now, place },
            chosen.startsAt,
          ),
        ).toBe(true);
        taken.push({
          ...chosen,
          bufferBefore: kind.bufferBefore,
          bufferAfter: kind.bufferAfter,
          isOnSite: kind.isOnSite,
          place,
        });
        expect(
          isSlotFree(
            { kind, calendar: { ...calendar, engagements: taken }, now, place },
            chosen.startsAt,
          ),
        ).toBe(false);
      }
      for (const [index, one] of taken.entries())
        for (const other of taken.slice(index + 1))
          expect(isClear(one, other), `seed ${seed}`).toBe(true);
    }
    expect(broken).toEqual([]);
    expect(offered).toBeGreaterThan(CASES * 20);
  });

  test('no bank holiday of ten years is offered', () => {
    for (let year = 2026; year < 2036; year += 1)
      for (const { date } of bankHolidays(year))
        expect(
          timesOn(date, kindOf({ horizonDays: 365 }), EMPTY, `${year}-01-01T00:00:00.000Z`),
        ).toEqual([]);
  });

  test('nor is Christmas Day, Boxing Day or New Year’s Day, where the firm works at weekends too', () => {
    const everyDay = {
      ...EMPTY,
      openingHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        weekday,
        from: '08:00',
        to: '17:00',
      })),
    };
    for (let year = 2026; year < 2036; year += 1)
      for (const day of ['01-01', '12-25', '12-26'])
        expect(
          timesOn(`${year}-${day}`, kindOf(), everyDay, `${year - 1}-12-31T00:00:00.000Z`),
          `${year}-${day}`,
        ).toEqual([]);
    expect(timesOn('2026-12-27', kindOf(), everyDay)).not.toEqual([]);
  });
});
