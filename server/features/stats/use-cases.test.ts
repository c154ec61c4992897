import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleServices } from '#content/services/sample-services.ts';
import { AdminStats } from '#contracts/admin-stats.ts';
import { lastDays, londonDay, sumByDay } from '#server/days.ts';
import { addViews } from '#server/features/page-views/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { formRequest, GARDEN_FORM, makeParts, startTestServer, type TestServer } from '#tests/support/server.ts';

test('hours of UTC are added up by London\'s days, across the change of the clocks', () => {
  const days = lastDays('2026-10-26', 3);
  expect(days).toEqual(['2026-10-24', '2026-10-25', '2026-10-26']);
  expect(sumByDay(days, [{ hour: '2026-10-23T23', count: 1 }, { hour: '2026-10-24T22', count: 2 }, { hour: '2026-10-24T23', count: 4 }, { hour: '2026-10-25T23', count: 8 }, { hour: '2026-10-26T00', count: 16 }, { hour: '2026-10-20T00', count: 32 }])).toEqual([3, 12, 16]);
  expect(londonDay(new Date('2026-07-01T23:30:00Z'))).toBe('2026-07-02');
});

describe.each(DATABASES)('the figures on %s', (kind) => {
  let server: TestServer;
  let now = new Date('2026-11-20T10:00:00Z');
  beforeAll(async () => {
    const { content } = makeParts({ db: null as never }, '/nowhere');
    server = await startTestServer({ kind, parts: { clock: { now: () => now }, content: { ...content, services: [...sampleServices, { ...sampleServices[0]!, id: 'srv_bare', title: 'Bare', imageUrl: '' }] } } });
  });
  afterAll(() => server.close());

  test('designs, requests and opened pages are counted by day, and what needs attention leads to where it is put right', async () => {
    await server.app.inject(formRequest(GARDEN_FORM));
    await addViews({ ctx: server.container.contextFor({ kind: 'system' }, 'test'), rows: [{ day: '2026-11-20', path: '/services', views: 7 }, { day: '2026-11-21', path: '/', views: 2 }, { day: '2026-01-01', path: '/', views: 1 }] });
    now = new Date('2026-11-21T10:00:00Z');
    await server.app.inject(formRequest({ ...GARDEN_FORM, designDescription: 'Another garden 9 by 9 metres with a pond' }));
    const { queue, db } = server.container;
    await db.write((tx) => queue.enqueue(tx, { kind: 'retention', key: 'broken', payload: {}, maxAttempts: 1 }));
    await queue.fail((await queue.claim(['retention']))!, 'The disk is full.');

    const answer = await (await asOwner(server))({ url: '/api/admin/stats' });
    expect(answer.statusCode).toBe(200);
    const stats = AdminStats.parse(answer.json());
    const figure = (id: string) => stats.figures.find((one) => one.id === id)!;
    expect(stats.days.length).toBe(30);
    expect(figure('designs')).toMatchObject({ total: 6, today: 3, yesterday: 3 });
    expect(figure('views')).toMatchObject({ total: 10, today: 2, yesterday: 7 });
    expect(figure('requests')).toMatchObject({ total: 0, today: 0 });
    expect(stats.pages).toEqual([{ path: '/services', views: 7 }, { path: '/', views: 2 }]);
    expect(stats.storage.databaseBytes).toBeGreaterThan(10_000);
    expect(stats.attention.find((one) => one.id === 'services-picture')).toMatchObject({ title: '1 service has no picture', to: '/admin/dashboard?tab=services&show=no-picture' });
    expect(stats.attention.find((one) => one.id === 'sample-facts')).toMatchObject({ count: 4 });
    expect(stats.attention[0]).toMatchObject({ id: 'failed-jobs', urgent: true });
    expect(stats.failedJobs).toMatchObject([{ what: 'Removing what has been kept long enough', error: 'The disk is full.' }]);
  });

  test('every picture without a description counts once, of services, of before and after, and of plants', async () => {
    const { db, clock } = server.container;
    const call = await asOwner(server);
    const alt = async () => AdminStats.parse((await call({ url: '/api/admin/stats' })).json()).attention.find((one) => one.id === 'alt');
    const keep = (url: string) => db.write((tx) => tx.insertInto('site_pictures').values({ url, alt: '', width: 16, height: 9, jpeg_url: url, avif: '[]', jpeg: '[]', placeholder: null, created_at: clock.now().toISOString() }).execute());
    const [before, after, plant] = ['/uploads/site/before-1600.jpg', '/uploads/site/after-1600.jpg', '/uploads/site/medlar-1600.jpg'];
    for (const url of [before, after, plant]) await keep(url);
    expect(await alt()).toBeUndefined();
    const medlar = { name: 'Medlar', category: 'fruits', plantingPeriod: 'November to March', harvestingPeriod: 'October', sunRequirement: 'Full Sun', description: 'Bletted.', imageUrl: plant };
    const made = await call({ method: 'POST', url: '/api/admin/plants', payload: medlar });
    expect(made.statusCode < 300 ? '' : made.body).toBe('');
    expect(await alt()).toMatchObject({ count: 1, to: '/admin/dashboard?tab=plants' });
    const project = { title: 'A long garden', description: 'Made longer.', category: 'modern', tags: ['lawn'], beforeImageUrl: before, afterImageUrl: after, featured: false };
    const kept = await call({ method: 'POST', url: '/api/admin/portfolio', payload: project });
    expect(kept.statusCode < 300 ? '' : kept.body).toBe('');
    expect(await alt()).toMatchObject({ count: 3, to: '/admin/dashboard?tab=portfolio&show=attention' });
  });

  test('a stranger sees no figures', async () => {
    expect((await server.app.inject('/api/admin/stats')).statusCode).toBe(401);
  });
});
