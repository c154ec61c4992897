import { DAY_MS } from '#contracts/london-time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { KEPT, limitOf } from '#content/policies/kept.ts';
import { createDesignMaker } from '#server/features/designs/create.ts';
import type { SampleMark } from '#server/features/designs/sample-marks.ts';
import { createSampleSession } from '#server/features/designs/sample-session.ts';
import { jobHandlers } from '#server/features/job-handlers.ts';
import { setRequestAnswered } from '#server/features/booking-requests/manage.ts';
import { sendBookingRequest } from '#server/features/booking-requests/use-cases.ts';
import { enqueueRetention, RETENTION_JOB } from '#server/features/retention/jobs.ts';
import type { JobHandler } from '#server/jobs/worker.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const START = new Date('2026-11-22T09:00:00Z');
const THREE_YEARS_LATER = new Date('2029-11-22T09:00:00Z');
const INPUT = {
  designDescription: 'A family garden 8 by 10 metres behind our house',
  projectType: 'family' as const,
  preferences: [],
  share: true,
  postcode: 'RM1 3DS',
};

const SAMPLE: SampleMark = {
  sessionId: 'ses_sample',
  designId: 'dsn_sampleSampleSampleSamp',
  pick: 0,
  hero: false,
};

test('the limit is three years back to the minute', () => {
  expect(limitOf(THREE_YEARS_LATER, KEPT.designYears)).toBe('2026-11-22T09:00:00.000Z');
});

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let now = START;
  const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'req_test');
  const system = () => server.container.contextFor({ kind: 'system' }, 'req_test');
  const count = async (table: 'design_sessions' | 'designs' | 'booking_requests') =>
    (await server.container.db.read.selectFrom(table).selectAll().execute()).length;

  /** Does what is queued of some kinds, one after another. */
  async function work(kinds: readonly string[]): Promise<void> {
    const { queue } = server.container;
    const handlers: Record<string, JobHandler> = Object.assign(
      {},
      ...jobHandlers(server.container),
    );
    for (let job = await queue.claim(kinds); job; job = await queue.claim(kinds)) {
      const { payload, id } = job;
      await handlers[job.kind]!({
        payload,
        jobId: id,
        attempt: 1,
        signal: new AbortController().signal,
        step: (_name, doing) => doing(),
      });
      await queue.finish(job);
    }
  }

  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => now } } });
    const create = createDesignMaker(server.container);
    await create({ ctx: visitor(), input: INPUT });
    await createSampleSession(server.container, {
      ctx: system(),
      request: { ...INPUT, designDescription: 'A sample garden 8 by 10 metres' },
      mark: SAMPLE,
    });
    await sendBookingRequest({
      ctx: visitor(),
      queue: server.container.queue,
      origin: 'https://example.org',
      isMailed: true,
      input: {
        kind: 'site-assessment',
        name: 'A Visitor',
        email: 'visitor@example.org',
        requestKey: 'request-one',
      },
    });
    await work(['design-picture']);
    now = new Date('2028-01-01T09:00:00Z');
    await create({
      ctx: visitor(),
      input: { ...INPUT, designDescription: 'A later garden 8 by 10 metres behind our house' },
    });
    await sendBookingRequest({
      ctx: visitor(),
      queue: server.container.queue,
      origin: 'https://example.org',
      isMailed: true,
      input: {
        kind: 'site-assessment',
        name: 'A Visitor',
        email: 'visitor@example.org',
        requestKey: 'request-two',
      },
    });
  });
  afterAll(() => server.close());

  test('nothing goes a moment too early', async () => {
    const before = await count('design_sessions');
    now = THREE_YEARS_LATER;
    await enqueueRetention({ ctx: system(), queue: server.container.queue });
    await work([RETENTION_JOB]);
    expect(await count('design_sessions')).toBe(before);
    expect(await count('booking_requests')).toBe(2);
  });

  test('after three years the words, the designs, the pictures and their files are gone, and the next day is queued', async () => {
    const { db, storage } = server.container;
    const old = await db.read
      .selectFrom('design_sessions')
      .select('id')
      .where('sample', '=', 0)
      .where('created_at', '<', '2027-01-01')
      .executeTakeFirstOrThrow();
    const pictures = await db.read.selectFrom('design_pictures').selectAll().execute();
    expect(pictures.length).toBe(4);
    const sessions = await count('design_sessions');
    const requests = await db.read
      .selectFrom('booking_requests')
      .select('id')
      .orderBy('created_at')
      .execute();
    for (const { id } of requests)
      await setRequestAnswered({
        ctx: server.container.contextFor({ kind: 'owner' }, 'req_test'),
        id,
        input: { answered: true },
      });
    now = new Date(THREE_YEARS_LATER.getTime() + DAY_MS);
    await work([RETENTION_JOB]);
    expect(await count('design_sessions')).toBe(sessions - 1);
    // Those of the later visitor, and the sample, which is as old as what went.
    expect(await count('designs')).toBe(4);
    expect(await count('booking_requests')).toBe(1);
    expect(
      (await db.read.selectFrom('design_pictures').select('design_id').execute()).map(
        (row) => row.design_id,
      ),
    ).toEqual([SAMPLE.designId]);
    const isThere = async (key: string) => {
      const file = await storage.open(key);
      file?.stream.destroy();
      return file !== null;
    };
    for (const picture of pictures)
      expect(await isThere(picture.jpeg_key), picture.design_id).toBe(
        picture.design_id === SAMPLE.designId,
      );
    const files = (await db.read.selectFrom('files').select('key').execute()).map((row) => row.key);
    expect(files.length).toBeGreaterThan(0);
    expect(
      files.filter((key) =>
        pictures.some(
          (picture) => picture.design_id !== SAMPLE.designId && picture.jpeg_key === key,
        ),
      ),
    ).toEqual([]);
    expect(
      await db.read
        .selectFrom('audit')
        .select('actor')
        .where('action', '=', 'designs.expire')
        .where('subject', '=', old.id)
        .execute(),
    ).toEqual([{ actor: `job:${RETENTION_JOB}` }]);
    // Of the request that went nothing is kept in the record of changes but that it was answered; of the other all of it.
    const answered = await db.read
      .selectFrom('audit')
      .select(['subject', 'before', 'after'])
      .where('action', '=', 'booking-requests.answer')
      .execute();
    expect(
      answered
        .map((row) => [row.subject, row.before !== null, row.after !== null])
        .toSorted((one) => (one[1] ? 1 : -1)),
    ).toEqual([
      [requests[0]!.id, false, false],
      [requests[1]!.id, true, true],
    ]);
    const queued = await db.read
      .selectFrom('jobs')
      .select(['key', 'status'])
      .where('kind', '=', RETENTION_JOB)
      .where('status', '=', 'queued')
      .execute();
    expect(queued).toEqual([{ key: 'retention:2029-11-24', status: 'queued' }]);
  });

  test('a step that fails keeps neither the other steps nor the next day from being done', async () => {
    const { container } = server;
    now = new Date(now.getTime() + 10 * DAY_MS);
    await sendBookingRequest({
      ctx: visitor(),
      queue: container.queue,
      origin: 'https://example.org',
      isMailed: true,
      input: {
        kind: 'site-assessment',
        name: 'A Visitor',
        email: 'visitor@example.org',
        requestKey: 'request-three',
      },
    });
    const old = new Date(now.getTime() - 91 * DAY_MS).toISOString();
    await container.db.write((tx) =>
      tx.updateTable('mail_messages').set({ created_at: old }).execute(),
    );
    expect(
      (await container.db.read.selectFrom('mail_messages').select('id').execute()).length,
    ).toBeGreaterThan(0);
    // The first step finds no table.
    await container.db.write((tx) =>
      tx.schema.alterTable('design_sessions').renameTo('design_sessions_away').execute(),
    );
    const handlers: Record<string, JobHandler> = Object.assign({}, ...jobHandlers(container));
    await expect(
      handlers[RETENTION_JOB]!({
        payload: {},
        jobId: 'job_test',
        attempt: 5,
        signal: new AbortController().signal,
        step: (_name, doing) => doing(),
      }),
    ).rejects.toThrow(/design_sessions/);
    await container.db.write((tx) =>
      tx.schema.alterTable('design_sessions_away').renameTo('design_sessions').execute(),
    );
    expect(await container.db.read.selectFrom('mail_messages').select('id').execute()).toEqual([]);
    const keys = (
      await container.db.read
        .selectFrom('jobs')
        .select('key')
        .where('kind', '=', RETENTION_JOB)
        .where('status', '=', 'queued')
        .execute()
    ).map(({ key }) => key);
    expect(keys).toContain('retention:2029-12-04');
  });

  test('only the server itself may delete', async () => {
    await expect(
      enqueueRetention({ ctx: visitor(), queue: server.container.queue }),
    ).rejects.toThrow('Only the server itself');
  });
});
