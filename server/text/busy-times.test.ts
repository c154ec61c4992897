/** What calendar programs write, and when it keeps the firm busy. */
import { describe, expect, test } from 'vitest';
import { readBusyTimes } from '#server/text/busy-times.ts';

const WINDOW = { from: Date.parse('2026-11-01T00:00:00Z'), to: Date.parse('2027-11-01T00:00:00Z') };
const LONDON = [
  'BEGIN:VTIMEZONE',
  'TZID:GMT Standard Time',
  'BEGIN:STANDARD',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0000',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T010000',
  'TZOFFSETFROM:+0000',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', ...lines, 'END:VEVENT'];
const file = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
function busy(...lines: string[]): string[] {
  const times = readBusyTimes(file(...lines), WINDOW);
  if (typeof times === 'string') throw new Error(times);
  return times.map(({ startsAt, endsAt }) => `${startsAt.slice(0, 16)} ${endsAt.slice(0, 16)}`);
}

describe('one entry', () => {
  test.each<[string, string[], string]>([
    [
      'in UTC',
      ['DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z'],
      '2026-12-01T10:00 2026-12-01T11:00',
    ],
    [
      'without a zone is London’s',
      ['DTSTART:20270601T100000', 'DURATION:PT90M'],
      '2027-06-01T09:00 2027-06-01T10:30',
    ],
    [
      'in a zone that the file does not describe',
      ['DTSTART;TZID=Europe/Paris:20270601T100000', 'DURATION:PT1H'],
      '2027-06-01T08:00 2027-06-01T09:00',
    ],
    [
      'in a zone that nobody knows',
      ['DTSTART;TZID=Somewhere:20261201T100000', 'DURATION:PT1H'],
      '2026-12-01T10:00 2026-12-01T11:00',
    ],
    ['of a whole day', ['DTSTART;VALUE=DATE:20270601'], '2027-05-31T23:00 2027-06-01T23:00'],
    [
      'of several days',
      ['DTSTART;VALUE=DATE:20261224', 'DTEND;VALUE=DATE:20261228'],
      '2026-12-24T00:00 2026-12-28T00:00',
    ],
    [
      'that began before the window',
      ['DTSTART:20261031T220000Z', 'DTEND:20261101T020000Z'],
      '2026-10-31T22:00 2026-11-01T02:00',
    ],
  ])('%s', (_, lines, expected) => {
    expect(busy(...event(...lines))).toEqual([expected]);
  });

  test.each([
    ['was cancelled', 'STATUS:CANCELLED'],
    ['is marked as free', 'TRANSP:TRANSPARENT'],
    ['is free by Outlook', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'],
  ])('keeps nothing that %s', (_, line) => {
    expect(busy(...event('DTSTART:20261201T100000Z', 'DURATION:PT1H', line))).toEqual([]);
  });

  test('keeps nothing that came from our own feed, that has passed, or that takes no time', () => {
    expect(
      busy(
        'BEGIN:VEVENT',
        'UID:bkg_1@plotwright',
        'DTSTART:20261201T100000Z',
        'DURATION:PT1H',
        'END:VEVENT',
        ...event('DTSTART:20250101T100000Z', 'DURATION:PT1H'),
        ...event('DTSTART:20261203T100000Z'),
      ),
    ).toEqual([]);
  });
});

describe('repeats', () => {
  test('follow the clock over the change of March, by the zone that the file describes', () => {
    const times = busy(
      ...LONDON,
      ...event(
        'DTSTART;TZID=GMT Standard Time:20270322T100000',
        'DTEND;TZID=GMT Standard Time:20270322T110000',
        'RRULE:FREQ=WEEKLY;COUNT=2',
      ),
    );
    expect(times).toEqual([
      '2027-03-22T10:00 2027-03-22T11:00',
      '2027-03-29T09:00 2027-03-29T10:00',
    ]);
  });

  test('leave out what was deleted, and move what was moved, even into the time that is looked at', () => {
    const times = busy(
      ...event(
        'DTSTART:20261130T100000Z',
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;COUNT=3',
        'EXDATE:20261207T100000Z',
      ),
      ...event('RECURRENCE-ID:20261214T100000Z', 'DTSTART:20261215T120000Z', 'DURATION:PT2H'),
    );
    expect(times).toEqual([
      '2026-11-30T10:00 2026-11-30T11:00',
      '2026-12-15T12:00 2026-12-15T14:00',
    ]);
  });

  test('without an end stop with the window, and begin however long ago', () => {
    const times = busy(...event('DTSTART:20110103T080000Z', 'DURATION:PT30M', 'RRULE:FREQ=DAILY'));
    expect(times).toHaveLength(365);
    expect(times[0]).toBe('2026-11-01T08:00 2026-11-01T08:30');
    // Every other Monday and Thursday: the same weeks, however many have passed.
    const rule = 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;WKST=MO';
    const other = busy(...event('DTSTART:20110103T080000Z', 'DURATION:PT30M', rule));
    expect(other.slice(0, 3).map((one) => one.slice(0, 10))).toEqual([
      '2026-11-02',
      '2026-11-05',
      '2026-11-16',
    ]);
  });

  test('of every second are refused, and so is what is no calendar', () => {
    const endless = file(
      ...event('DTSTART:20110103T080000Z', 'DURATION:PT1S', 'RRULE:FREQ=SECONDLY'),
    );
    expect(readBusyTimes(endless, WINDOW)).toBe('too-many');
    for (const text of ['<!doctype html><p>Sign in</p>', '', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n'])
      expect(readBusyTimes(text, WINDOW)).toBe('no-calendar');
  });
});

test('what overlaps or touches is one time, and busy times without entries are read too', () => {
  expect(
    busy(
      ...event('DTSTART:20261201T100000Z', 'DTEND:20261201T110000Z'),
      ...event('DTSTART:20261201T103000Z', 'DTEND:20261201T120000Z'),
      'BEGIN:VFREEBUSY',
      'UID:f',
      'FREEBUSY;FBTYPE=BUSY:20261201T120000Z/PT1H,20261202T090000Z/20261202T100000Z',
      'FREEBUSY;FBTYPE=FREE:20261203T090000Z/PT1H',
      'END:VFREEBUSY',
    ),
  ).toEqual(['2026-12-01T10:00 2026-12-01T13:00', '2026-12-02T09:00 2026-12-02T10:00']);
});
