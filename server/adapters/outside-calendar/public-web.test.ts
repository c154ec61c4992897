import { afterEach, expect, test } from 'vitest';
import { publicWebCalendars } from '#server/adapters/outside-calendar/public-web.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { type Answer, type OutsideServer, startOutside } from '#tests/support/outside-server.ts';

const WINDOW = { from: '2026-11-01T00:00:00.000Z', to: '2027-11-01T00:00:00.000Z' };
const file = (rule: string) =>
  `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:one\r\nDTSTART:20261201T100000Z\r\nDURATION:PT1H\r\n${rule}END:VEVENT\r\nEND:VCALENDAR\r\n`;
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

async function read(answer: Answer, readLimitMs = 60_000) {
  const outside: OutsideServer = await startOutside(answer);
  const calendars = publicWebCalendars({
    root: findRepositoryRoot(),
    readLimitMs,
    fetching: { mayConnect: () => true, limitMs: 5_000 },
  });
  open.push(outside, calendars);
  return calendars.read(`${outside.url}/secret.ics`, WINDOW);
}
const give =
  (text: string, type = 'text/calendar; charset=utf-8', status = 200): Answer =>
  (_request, response) =>
    void response.writeHead(status, { 'content-type': type }).end(text);

test('a calendar of another site is read in a thread', { timeout: 60_000 }, async () => {
  expect(await read(give(file('RRULE:FREQ=DAILY;COUNT=2\r\n')))).toEqual([
    { startsAt: '2026-12-01T10:00:00.000Z', endsAt: '2026-12-01T11:00:00.000Z' },
    { startsAt: '2026-12-02T10:00:00.000Z', endsAt: '2026-12-02T11:00:00.000Z' },
  ]);
});

test('a rule of repeats that is never met is given up', { timeout: 60_000 }, async () => {
  const never = file('RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30\r\n');
  await expect(read(give(never), 1_500)).rejects.toMatchObject({
    kind: 'too-long',
    message: 'Reading the calendar takes too long.',
  });
});

test.each([
  [
    'a page',
    give('<p>Sign in</p>', 'text/html'),
    'bad-output',
    'a page at this address, not a calendar',
  ],
  ['no calendar', give('hello', 'text/plain'), 'bad-output', 'is not a calendar'],
  ['nothing', give('', 'text/plain', 404), 'refused', 'no calendar at this address any more'],
  ['a closed door', give('', 'text/plain', 401), 'refused', 'does not give the calendar out (401)'],
])('%s is refused in words', { timeout: 60_000 }, async (_, answer, kind, words) => {
  const error = await read(answer).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ kind, message: expect.stringContaining(words) as string });
});
