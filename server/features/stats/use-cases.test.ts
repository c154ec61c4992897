import { lastDays, londonDay, sumByDay } from '#contracts/london-time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleServices } from '#content/services/sample-services.ts';
import { AdminStats } from '#contracts/admin-stats.ts';
import { addViews } from '#server/features/page-views/use-cases.ts';
import { shareDesign } from '#server/features/designs/share.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns } from '#tests/support/designs.ts';
import { asOwner } from '#tests/support/owner.ts';
import {
  formRequest,
  GARDEN_FORM,
  makeParts,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';

test("hours of UTC are added up by London's days, across the change of the clocks", () => {
  const days = lastDays('2026-10-26', 3);
  expect(days).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
  expect(
    sumByDay(days, [
      { hour: '2026-10-23T23', count: 1 },
      { hour: '2026-10-24T22', count: 2 },
      { hour: '2026-10-24T23', count: 4 },
      { hour: '2026-10-25T23', count: 8 },
      { hour: '2026-10-26T00', count: 16 },
      { hour: '2026-10-20T00', count: 32 },
    ]),
  ).toEqual([3, 12, 16]);
  expect(londonDay(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02');
});

describe.each(DATABASES)('the figures on %s', (kind) => {
  let server: TestServer;
  let now = new Date('2026-11-20T10:00:00Z');
  beforeAll(async () => {
    const { content } = makeParts({ db: null as never }, '/nowhere');
    server = await startTestServer({
      kind,
      parts: {
        clock: { now: () => now },
        content: {
          ...content,
          services: [
            ...sampleServices,
            { ...sampleServices[0]!, id: 'srv_bare', title: 'Bare', imageUrl: '' },
          ],
        },
      },
    });
  });
  afterAll(() => server.close());

  test('designs, requests and opened pages are counted by day, and what needs attention leads to where it is put right', async () => {
    await server.app.inject(formRequest(GARDEN_FORM));
    await addViews({
      ctx: server.container.contextFor({ kind: 'system' }, 'test'),
      rows: [
        { day: '2026-11-20', path: '/services', views: 7 },
        { day: '2026-11-21', path: '/', views: 2 },
        { day: '2026-01-01', path: '/', views: 1 },
      ],
    });
    now = new Date('2026-11-21T10:00:00Z');
    await server.app.inject(
      formRequest({
        ...GARDEN_FORM,
        designDescription: 'Another garden 9 by 9 metres with a pond',
      }),
    );
    await server.app.inject({
      method: 'POST',
      url: '/api/enquiries',
      payload: {
        name: 'Ada Field',
        email: 'ada@example.org',
        message: 'A garden, please.',
        requestKey: 'key-of-the-enquiry',
      },
    });
    const { queue, db } = server.container;
    await db.write((tx) =>
      queue.enqueue(tx, { kind: 'retention', key: 'broken', payload: {}, maxAttempts: 1 }),
    );
    await queue.fail((await queue.claim(['retention']))!, 'The disk is full.');

    const answer = await (await asOwner(server))({ url: '/api/admin/stats' });
    expect(answer.statusCode).toBe(200);
    const stats = AdminStats.parse(answer.json());
    const figure = (id: string) => stats.figures.find((one) => one.id === id)!;
    expect(stats.days.length).toBe(30);
    expect(figure('designs')).toMatchObject({ total: 6, today: 3, yesterday: 3 });
    expect(figure('views')).toMatchObject({ total: 10, today: 2, yesterday: 7 });
    expect(figure('enquiries')).toMatchObject({ total: 1, today: 1, yesterday: 0 });
    expect(stats.pages).toEqual([
      { path: '/services', views: 7 },
      { path: '/', views: 2 },
    ]);
    expect(stats.storage.databaseBytes).toBeGreaterThan(10_000);
    expect(stats.attention.find((one) => one.id === 'services-picture')).toMatchObject({
      title: '1 service has no picture',
      to: '/admin/dashboard?tab=services&show=no-picture#dashboard-panel',
    });
    expect(stats.attention.find((one) => one.id === 'sample-facts')).toMatchObject({ count: 4 });
    expect(stats.attention[0]).toMatchObject({ id: 'failed-jobs', urgent: true });
    expect(stats.failedJobs).toMatchObject([
      { what: 'Removing what has been kept long enough', error: 'The disk is full.' },
    ]);
  });

  test('a design counts as shared on the day it came into the library, whenever it was made; what is taken out counts in neither sum nor day', async () => {
    const shared = async () =>
      AdminStats.parse(
        (await (await asOwner(server))({ url: '/api/admin/stats' })).json(),
      ).figures.find((one) => one.id === 'shared')!;
    now = new Date('2026-12-01T10:00:00Z');
    const { sessionId, ids } = await makeDesigns(server, {
      designDescription: 'A garden of 8 by 10 metres that is shared later',
    });
    const before = await shared();
    now = new Date('2026-12-11T10:00:00Z');
    const share = (id: string, isShared: boolean) =>
      shareDesign({
        ctx: server.container.contextFor({ kind: 'visitor' }, 'test'),
        id,
        input: { shared: isShared, sessionId },
      });
    for (const id of ids.slice(0, 2)) await share(id, true);
    expect(await shared()).toMatchObject({ total: before.total + 2, today: 2, yesterday: 0 });
    now = new Date('2026-12-12T10:00:00Z');
    await share(ids[0]!, false);
    const after = await shared();
    expect(after).toMatchObject({ total: before.total + 1, today: 0, yesterday: 1 });
    expect(after.byDay.reduce((sum, count) => sum + count, 0)).toBe(after.total);
    // Shown again, it counts on the day it first came there.
    await share(ids[0]!, true);
    expect(await shared()).toMatchObject({ total: before.total + 2, today: 0, yesterday: 2 });
    now = new Date('2026-11-21T10:00:00Z');
  });

  test('a stranger sees no figures', async () => {
    expect((await server.app.inject('/api/admin/stats')).statusCode).toBe(401);
  });
});
