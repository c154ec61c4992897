import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { DAY_MS } from '#contracts/london-time.ts';
import { bookAppointment } from '#server/features/appointments/book.ts';
import { expireAppointments } from '#server/features/appointments/expire.ts';
import { appointmentJobs } from '#server/features/appointments/jobs.ts';
import { appointmentPersonalData } from '#server/features/appointments/personal-data.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { diaryDesk } from '#tests/support/diary-desk.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('appointments on %s', (kind) => {
  let server: TestServer;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-23T09:00:00.000Z');
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
  });
  afterEach(() => server.close());
  const { visitor, owner, parts, input, free } = diaryDesk(() => server);
  const mails = async () =>
    (
      await server.container.db.read
        .selectFrom('mail_messages')
        .select(['key', 'to_address'])
        .orderBy('key')
        .execute()
    ).map((row) => row.key.replace(/bkg_[\w-]+/, 'X'));

  test('erasing a person frees their time, removes what is known of them and sends no reminder; other appointments stay', async () => {
    const slots = await free();
    const { row, link } = await bookAppointment({
      ctx: visitor(),
      input: input(slots[20]!, { email: 'Gone@example.org', message: 'A secret gate' }),
      ...parts(),
    });
    await bookAppointment({ ctx: visitor(), input: input(slots[30]!), ...parts() });
    const order = { ctx: owner(), email: 'gone@example.org' };
    expect((await appointmentPersonalData.find(order)).map((one) => one.id)).toEqual([row.id]);
    const files: string[] = [];
    for await (const file of appointmentPersonalData.files(order))
      files.push(new TextDecoder().decode(file.bytes));
    expect(files.join('\n')).toContain('A secret gate');
    const { done } = await server.container.db.write((tx) =>
      appointmentPersonalData.erase(tx, order),
    );
    expect(done).toEqual([{ what: 'Appointments', count: 1 }]);
    expect(await free()).toContain(slots[20]);
    expect(
      (await server.app.inject(`/api/appointments/${link.slice('/visit/'.length)}`)).statusCode,
    ).toBe(404);
    const before = await mails();
    now = new Date(Date.parse(row.starts_at) - DAY_MS);
    await appointmentJobs(parts(), (job, id) =>
      server.container.contextFor({ kind: 'job', job }, id),
    )['appointment-reminder']!({
      payload: { id: row.id, startsAt: row.starts_at },
      jobId: 'job_1',
      attempt: 1,
      signal: new AbortController().signal,
      step: (_name, run) => run(),
    });
    expect(await mails()).toEqual(before);
    expect(await server.container.db.read.selectFrom('bookings').select('email').execute()).toEqual(
      [{ email: 'ada@example.org' }],
    );
  });

  test('an appointment that ended three years ago is deleted with its slot; only the server may do this', async () => {
    const { row } = await bookAppointment({
      ctx: visitor(),
      input: input((await free())[0]!),
      ...parts(),
    });
    const signal = new AbortController().signal;
    const job = server.container.contextFor({ kind: 'job', job: 'retention' }, 'test');
    await expect(
      expireAppointments({ ctx: owner(), before: row.ends_at, signal }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    expect(await expireAppointments({ ctx: job, before: row.ends_at, signal })).toBe(0);
    expect(
      await expireAppointments({
        ctx: job,
        before: new Date(Date.parse(row.ends_at) + 1).toISOString(),
        signal,
      }),
    ).toBe(1);
    expect(
      await server.container.db.read.selectFrom('booking_cells').selectAll().execute(),
    ).toEqual([]);
  });
});
