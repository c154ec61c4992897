import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { plantLines } from '#engine/care/plant-lines.ts';
import { careCalendar } from './care-calendar.ts';

const plantOf = (start: string) => catalogue.plants.find((one) => one.latinName.startsWith(start))!;
const care = plantLines(
  ['Lavandula angustifolia', 'Fagus', "Achillea 'Terracotta'", 'Wisteria'].map((start) => ({
    plant: plantOf(start),
    count: 3,
  })),
);
const design = { id: 'dsn_1234567890', title: 'The Long Lawn', care, shared: false };
const at = (now: string, firstYear?: number) =>
  careCalendar(design, { now: new Date(now), firstYear, origin: 'https://example.org' })
    .replaceAll('\r\n ', '')
    .split('BEGIN:VEVENT')
    .slice(1);

test('a month is one day that comes back every year, with what it takes', () => {
  const events = at('2026-04-10T12:00:00Z');
  const august = events.find((one) => /SUMMARY:August in the garden: /.test(one))!;
  expect(august).toContain('DTSTART;VALUE=DATE:20260801');
  expect(august).toMatch(/RRULE:FREQ=YEARLY\r\n/);
  expect(august).toMatch(/trim to a mound in late August/);
  expect(august).toMatch(/Every year\\, \d+ min\\; shears/);
});
test('what is done once is there once, and what is done every third year comes every third', () => {
  const events = at('2026-04-10T12:00:00Z');
  expect(events.find((one) => /plant between November and March/.test(one))).toMatch(/COUNT=1/);
  const split = events.find((one) => /split every third April/.test(one))!;
  expect(split).toContain('RRULE:FREQ=YEARLY;INTERVAL=3');
  expect(split).toContain('DTSTART;VALUE=DATE:20280401');
});
test('a garden planted in autumn has its first summer in the next year, unless a year is given', () => {
  expect(at('2026-11-10T12:00:00Z')[0]).toMatch(/DATE:2027/);
  expect(at('2026-11-10T12:00:00Z', 2031)[0]).toMatch(/DATE:2031/);
});
test('a private design’s address is in no calendar', () => {
  expect(at('2026-04-10T12:00:00Z').join()).not.toContain('example.org');
  expect(
    careCalendar({ ...design, shared: true }, { now: new Date(), origin: 'https://example.org' }),
  ).toContain('URL:https://example.org/design/dsn_1234567890#care');
});
