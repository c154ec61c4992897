import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleServices } from '#content/services/sample-services.ts';
import { AdminStats } from '#contracts/admin-stats.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { makeParts, startTestServer, type TestServer } from '#tests/support/server.ts';

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
});
