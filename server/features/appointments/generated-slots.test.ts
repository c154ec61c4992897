import { describe, expect, test } from 'vitest';
import { bankHolidays, isDayOff } from '#contracts/bank-holidays.ts';
import type { AppointmentKind } from '#contracts/appointment-kinds.ts';
import type { Slot } from '#contracts/appointments.ts';
import { addDays, londonParts, momentOf, weekdayOf, DAY_MS } from '#contracts/london-time.ts';
import type { OpenHours } from '#contracts/week.ts';
import {
  type Calendar,
  type Engagement,
  findSlots,
  isClear,
  isSlotFree,
} from '#server/features/appointments/slots.ts';
import { kindOf, EMPTY, timesOn } from '#tests/support/slot-cases.ts';

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
