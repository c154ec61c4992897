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

  test('what has a picture without a description is counted for each kind of record, and the line leads to just those', async () => {
    const { db, clock } = server.container;
    const call = await asOwner(server);
    const lines = async () =>
      AdminStats.parse((await call({ url: '/api/admin/stats' })).json())
        .attention.filter((one) => one.id.endsWith('-alt'))
        .map(({ title, to }) => [title, to]);
    const keep = (url: string) =>
      db.write((tx) =>
        tx
          .insertInto('site_pictures')
          .values({
            url,
            alt: '',
            width: 16,
            height: 9,
            jpeg_url: url,
            avif: '[]',
            jpeg: '[]',
            placeholder: null,
            created_at: clock.now().toISOString(),
          })
          .execute(),
      );
    const [before, after, plant] = [
      '/uploads/site/before-1600.jpg',
      '/uploads/site/after-1600.jpg',
      '/uploads/site/medlar-1600.jpg',
    ];
    for (const url of [before, after, plant]) await keep(url);
    const add = async (path: string, payload: object) => {
      const made = await call({ method: 'POST', url: path, payload });
      expect(made.statusCode < 300 ? '' : made.body).toBe('');
    };
    expect(await lines()).toEqual([]);
    await add('/api/admin/plants', {
      name: 'Medlar',
      category: 'fruits',
      plantingPeriod: 'November to March',
      harvestingPeriod: 'October',
      sunRequirement: 'Full Sun',
      description: 'Bletted.',
      imageUrl: plant,
    });
    const ofPlants = [
      '1 plant has a picture without a description',
      '/admin/dashboard?tab=plants&only=alt#dashboard-panel',
    ];
    expect(await lines()).toEqual([ofPlants]);
    await add('/api/admin/portfolio', {
      title: 'A long garden',
      description: 'Made longer.',
      category: 'modern',
      tags: ['lawn'],
      beforeImageUrl: before,
      afterImageUrl: after,
      featured: false,
    });
    const ofProjects = [
      '1 project has a picture without a description',
      '/admin/dashboard?tab=portfolio&show=undescribed#dashboard-panel',
    ];
    expect(await lines()).toEqual([ofProjects, ofPlants]);
    for (const title of ['Lighting', 'Ponds'])
      await add('/api/admin/services', {
        title,
        description: 'Whatever lights a garden up.',
        shortDescription: 'Light outside',
        imageUrl: after,
        icon: null,
        order: 90,
        active: true,
      });
    expect(await lines()).toEqual([
      [
        '2 services have a picture without a description',
        '/admin/dashboard?tab=services&show=undescribed#dashboard-panel',
      ],
      ofProjects,
      ofPlants,
    ]);
  });

  test('what names a picture of another site that could not be fetched is counted for each kind of record, and the line leads to just those', async () => {
    const { db, clock } = server.container;
    const call = await asOwner(server);
    const lines = async () =>
      AdminStats.parse((await call({ url: '/api/admin/stats' })).json())
        .attention.filter((one) => one.id.endsWith('-unfetched'))
        .map(({ title, to }) => [title, to]);
    const [gone, waiting, fetched] = [
      'https://pictures.example/gone.jpg',
      'https://pictures.example/waiting.jpg',
      'https://pictures.example/fetched.jpg',
    ];
    const failed = (url: string) =>
      db.write((tx) =>
        tx
          .insertInto('outside_pictures')
          .values({
            url,
            failures: 1,
            problem: 'The picture could not be fetched. There is none.',
            try_again_at: clock.now().toISOString(),
          })
          .execute(),
      );
    for (const url of [gone, fetched]) await failed(url);
    await db.write((tx) =>
      tx
        .insertInto('site_pictures')
        .values({
          url: fetched,
          alt: 'A lawn',
          width: 16,
          height: 9,
          jpeg_url: '/uploads/remote/a-1600.jpg',
          avif: '[]',
          jpeg: '[]',
          placeholder: null,
          created_at: clock.now().toISOString(),
        })
        .execute(),
    );
    const add = async <T extends object>(path: string, payload: object) =>
      (await call({ method: 'POST', url: path, payload })).json<T>();
    const plant = {
      category: 'fruits',
      plantingPeriod: 'November',
      sunRequirement: 'Full Sun',
      description: 'Bletted.',
    };
    const project = { description: 'Made longer.', category: 'modern', tags: [] };
    const service = {
      description: 'Whatever lights a garden up.',
      shortDescription: 'Light outside',
      icon: null,
      order: 90,
      active: true,
    };
    for (const url of [waiting, fetched]) {
      await add('/api/admin/plants', { ...plant, name: `Quince ${url}`, imageUrl: url });
      await add('/api/admin/portfolio', { ...project, title: `Kept ${url}`, afterImageUrl: url });
      await add('/api/admin/services', { ...service, title: `Kept ${url}`, imageUrl: url });
    }
    expect(await lines()).toEqual([]);
    const quince = await add<{ id: string }>('/api/admin/plants', {
      ...plant,
      name: 'Quince',
      imageUrl: gone,
    });
    const shed = await add<{ id: string }>('/api/admin/portfolio', {
      ...project,
      title: 'Before the shed',
      beforeImageUrl: gone,
      afterImageUrl: '/uploads/site/x.jpg',
    });
    const lights = await add<{ id: string }>('/api/admin/services', {
      ...service,
      title: 'Lights',
      imageUrl: gone,
    });
    const words = 'a picture that could not be fetched';
    expect(await lines()).toEqual([
      [`1 service has ${words}`, '/admin/dashboard?tab=services&show=unfetched#dashboard-panel'],
      [`1 project has ${words}`, '/admin/dashboard?tab=portfolio&show=unfetched#dashboard-panel'],
      [`1 plant has ${words}`, '/admin/dashboard?tab=plants&only=unfetched#dashboard-panel'],
    ]);
    const listed = async (path: string) =>
      (await call({ url: path }))
        .json<{ id: string; isUnfetched: boolean }[]>()
        .filter((one) => one.isUnfetched)
        .map((one) => one.id);
    expect([await listed('/api/admin/services'), await listed('/api/admin/portfolio')]).toEqual([
      [lights.id],
      [shed.id],
    ]);
    const plants = (await call({ url: '/api/admin/plants?only=unfetched' })).json<{
      plants: { id: string; gaps: string[] }[];
      flagged: { unfetched: number };
      total: number;
    }>();
    expect([
      plants.plants.map(({ id, gaps }) => [id, gaps]),
      plants.flagged.unfetched,
      plants.total,
    ]).toEqual([[[quince.id, ['unfetched']]], 1, 1]);
  });

  test('a stranger sees no figures', async () => {
    expect((await server.app.inject('/api/admin/stats')).statusCode).toBe(401);
  });
});
