/** Calendar files from the public web: fetched within a size and a time, read in a thread that may be ended. */
import { createPool } from '#server/engine-pool/pool.ts';
import { findWorkerScript, startThread } from '#server/engine-pool/workers.ts';
import { ProviderError } from '#server/errors.ts';
import { fetchPublic, type FetchPublicOptions } from '#server/outbound/fetch-public.ts';
import type { OutsideCalendars } from '#server/ports/outside-calendar.ts';
import type { CalendarReply, CalendarTask } from './calendar-worker.ts';

const MOST_BYTES = 10 * 1024 * 1024;
/** Somebody may wait for it. */
const FETCH_LIMIT_MS = 10_000;
/** A file of 10 MB takes two seconds on an idle core. */
const READ_LIMIT_MS = 15_000;
const QUEUE_LIMIT = 10;
const IDLE_MS = 5_000;
/** Some hosts send a generic content type; what is in it decides. */
const ACCEPT = /^(?:text\/(?:calendar|plain|x-vcalendar)|application\/(?:ics|octet-stream))/i;
const CALENDAR = {
  name: 'calendar',
  accept: 'text/calendar,text/plain;q=0.5',
  tooLong: 'The calendar is larger than 10 MB.',
};

/** @param fetching of the tests */
export function publicWebCalendars({
  root,
  built = false,
  readLimitMs = READ_LIMIT_MS,
  fetching = {},
}: {
  root: string;
  built?: boolean;
  readLimitMs?: number;
  fetching?: Partial<FetchPublicOptions>;
}): OutsideCalendars {
  const pool = createPool({
    script: findWorkerScript({
      root,
      name: 'calendar',
      source: 'server/adapters/outside-calendar/calendar-worker.ts',
      built,
    }),
    start: startThread,
    size: 1,
    timeoutMs: readLimitMs,
    queueLimit: QUEUE_LIMIT,
    idleMs: IDLE_MS,
  });
  return {
    async read(url, { from, to }, signal) {
      const bytes = await fetchPublic(url, {
        wanted: CALENDAR,
        maxBytes: MOST_BYTES,
        limitMs: FETCH_LIMIT_MS,
        accept: ACCEPT,
        signal,
        ...fetching,
      });
      const task: CalendarTask = {
        text: new TextDecoder().decode(bytes),
        from: Date.parse(from),
        to: Date.parse(to),
      };
      const reply = await pool.run<CalendarReply>('read', task, null, { signal }).catch(() => {
        throw new ProviderError('too-long', 'Reading the calendar takes too long.');
      });
      if (reply === 'no-calendar')
        throw new ProviderError('bad-output', 'What is at this address is not a calendar.');
      if (reply === 'too-many')
        throw new ProviderError('too-long', 'The calendar holds more entries than can be read.');
      return reply;
    },
    close: () => pool.close(),
  };
}
