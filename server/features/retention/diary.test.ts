/** Times that the owner kept and days off go with the appointments of their time: a reason may name somebody. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBlock, removeBlock } from '#server/features/appointments/manage.ts';
import { addDayOff } from '#server/features/settings/days-off.ts';
import { expireDiary } from '#server/features/appointments/expire.ts';
import { jobHandlers } from '#server/features/job-handlers.ts';
import { RETENTION_JOB } from '#server/features/retention/jobs.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let now = new Date('2026-06-01T09:00:00.000Z');
  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterAll(() => server.close());
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');
  const signal = new AbortController().signal;
  const work = () =>
    jobHandlers(server.container).flatMap((handlers) => handlers[RETENTION_JOB] ?? [])[0]!({
      payload: {},
      jobId: 'job_test',
      attempt: 1,
      signal,
      step: (_name, doing) => doing(),
    });
  const left = async () => {
    const { read } = server.container.db;
    const [blocks, days] = await Promise.all([
      read.selectFrom('diary_blocks').select('reason').orderBy('ends_at').execute(),
      read.selectFrom('days_off').select('reason').orderBy('to_date').execute(),
    ]);
    return [blocks.map((row) => row.reason), days.map((row) => row.reason)];
  };

  test('three years after they ended, and not a day before; what the record of changes kept of them goes along', async () => {
    const block = (day: string, reason: string) =>
      addBlock({
        ctx: owner(),
        input: { startsAt: `${day}T10:30:00.000Z`, endsAt: `${day}T12:00:00.000Z`, reason },
      });
    const old = await block('2026-06-02', 'Survey for Wilhelmina');
    const given = await block('2026-06-03', 'Given back');
    await block('2026-06-20', 'Later');
    const off = await addDayOff({
      ctx: owner(),
      input: { from: '2026-05-30', to: '2026-06-02', reason: 'Wedding of Wilhelmina' },
    });
    await addDayOff({
      ctx: owner(),
      input: { from: '2026-06-01', to: '2026-06-20', reason: 'Long' },
    });
    await removeBlock({ ctx: owner(), id: given.id });
    // The last day off is over when it has ended in London, an hour before midnight in UTC.
    for (const [time, reasons] of [
      [
        '2029-06-02T11:59:59.999Z',
        [
          ['Survey for Wilhelmina', 'Later'],
          ['Wedding of Wilhelmina', 'Long'],
        ],
      ],
      ['2029-06-02T22:59:59.999Z', [['Later'], ['Wedding of Wilhelmina', 'Long']]],
      ['2029-06-02T23:00:00.001Z', [['Later'], ['Long']]],
    ] as const) {
      now = new Date(time);
      await work();
      expect(await left(), time).toEqual(reasons);
    }
    const trail = await server.container.db.read
      .selectFrom('audit')
      .select(['actor', 'action', 'subject', 'detail', 'before', 'after'])
      .where('topic', '=', 'appointments')
      .orderBy('at')
      .orderBy('action')
      .execute();
    expect(
      trail
        .filter(({ subject }) => [`diary-blocks:${old.id}`, `days-off:${off.id}`].includes(subject))
        .map(({ before, after }) => [before, after]),
    ).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(
      trail
        .filter(({ action }) => action.startsWith('appointments.expire'))
        .map(({ actor, action, subject, detail }) => [actor, action, subject, detail]),
    ).toEqual([
      [`job:${RETENTION_JOB}`, 'appointments.expire-blocks', 'diary-blocks', '{"count":1}'],
      [`job:${RETENTION_JOB}`, 'appointments.expire-days-off', 'days-off', '{"count":1}'],
    ]);
    expect(trail.filter(({ after }) => after !== null).map(({ action }) => action)).toEqual([
      'appointments.block',
      'appointments.block',
      'appointments.day-off',
    ]);
  });

  test('only the server itself may do this', async () => {
    await expect(
      expireDiary({ ctx: owner(), before: now.toISOString(), signal }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});
