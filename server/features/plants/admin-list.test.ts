import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarRows } from '#content/calendar/calendar.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { describeSitePicture } from '#server/features/site-pictures/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { countPlantFlags } from '#server/features/plants/admin-list.ts';
import { plantRecord } from '#server/features/plants/record.ts';
import { updateRecord } from '#server/records/edit.ts';
import { plantDesk, bare } from '#tests/support/plant-desk.ts';

describe.each(DATABASES)('the planting calendar on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    const { container } = (server = await startTestServer());
    await server.close();
    server = await startTestServer({
      kind,
      parts: {
        content: { ...container.content, plants: catalogue.plants, calendar: calendarRows },
      },
    });
  });
  afterAll(() => server.close());

  const { context, change, add, list, inCalendar } = plantDesk(() => server);

  test('the list is searched without accents, quotation marks or capitals, and signs of the query language are letters', async () => {
    await add(bare("Apple 'Bramley’s Seedling' à l’ancienne", { latinName: 'Malus 100%_x' }));
    for (const search of ['bramleys', 'SEEDLING apple', 'ancienne a', '100%_', '‘Bramley'])
      expect((await list({ search })).total, search).toBeGreaterThan(0);
    for (const search of ['100__', 'bramley%x', 'zeppelin', "' or 1=1 --", '\\'])
      expect((await list({ search })).total, search).toBe(0);
    expect((await list({ search: ' '.repeat(20) })).total).toBe((await list()).total);
  });

  test('pages follow one another without a gap or a double, category by category', async () => {
    for (const sort of ['name', 'name-desc', 'changed'] as const) {
      const first = await list({ sort, pageSize: 37 });
      const seen = [...first.plants];
      for (let page = 2; seen.length < first.total; page += 1)
        seen.push(...(await list({ sort, pageSize: 37, page })).plants);
      expect(new Set(seen.map((plant) => plant.id)).size).toBe(first.total);
      expect([...new Set(seen.map((plant) => plant.category))]).toEqual([
        'vegetables',
        'fruits',
        'herbs',
        'flowers',
      ]);
      expect(
        seen.map((plant) => plant.category).filter((category, i, all) => category !== all[i - 1]),
      ).toHaveLength(4);
      for (const category of ['vegetables', 'herbs'] as const)
        expect(seen.filter((plant) => plant.category === category)).toHaveLength(
          first.counts[category],
        );
      expect((await list({ sort, page: 99_999 })).plants).toEqual([]);
    }
  });

  test('what needs attention is counted as it is listed', async () => {
    const { all, ...flags } = await countPlantFlags({ ctx: context('owner') });
    const page = await list();
    expect([all, flags]).toEqual([page.all, page.flagged]);
    expect(all).toBe((await inCalendar()).length);
    for (const only of ['months', 'picture', 'alt', 'description', 'designs'] as const)
      expect((await list({ only })).total, only).toBe(flags[only]);
  });

  test('a plant with an undescribed picture is counted and found until it is described, whatever else shows the picture', async () => {
    const url = '/uploads/site/quince-1600.jpg';
    const at = '2026-11-20T09:00:00.000Z';
    await server.container.db.write((tx) =>
      tx
        .insertInto('site_pictures')
        .values({
          url,
          alt: ' ',
          width: 16,
          height: 9,
          jpeg_url: url,
          avif: '[]',
          jpeg: '[]',
          placeholder: null,
          created_at: at,
        })
        .execute(),
    );
    const before = (await list()).flagged.alt;
    const quince = await add(bare('Quince', { imageUrl: url, description: 'Golden.' }));
    const medlar = await add(
      bare('Medlar of the quince', {
        imageUrl: '/botanical/beetroot.jpg',
        description: 'Bletted.',
      }),
    );
    expect([quince.gaps, medlar.gaps]).toEqual([['alt'], []]);
    const undescribed = await list({ only: 'alt', search: 'quince' });
    expect([
      undescribed.plants.map((plant) => plant.id),
      undescribed.total,
      undescribed.flagged.alt,
    ]).toEqual([[quince.id], 1, before + 1]);
    expect(
      (
        await updateRecord({
          record: plantRecord,
          ...change(),
          id: medlar.id,
          baseVersion: 1,
          input: bare('Medlar of the quince', { imageUrl: url, description: 'Bletted.' }),
        })
      ).gaps,
    ).toEqual(['alt']);
    expect((await list({ only: 'alt', search: 'quince' })).total).toBe(2);
    await describeSitePicture({
      ctx: context('owner'),
      input: { url, alt: 'A golden quince among its leaves' },
    });
    expect([
      (await list({ only: 'alt', search: 'quince' })).total,
      (await list()).flagged.alt,
      (await list({ search: 'quince' })).plants.flatMap((plant) => plant.gaps),
    ]).toEqual([0, before, []]);
  });

  test('what stands beside the entries is what the entries say', async () => {
    const { plants } = await list({ pageSize: 100, category: 'flowers' });
    const rows = await server.container.db.read
      .selectFrom('plants')
      .select([
        'id',
        'lacks_picture',
        'lacks_description',
        'lacks_months',
        'calendar_category',
        'image_url',
      ])
      .execute();
    for (const plant of plants) {
      const row = rows.find((one) => one.id === plant.id)!;
      expect([
        row.lacks_months,
        row.lacks_picture,
        row.lacks_description,
        row.calendar_category,
        row.image_url,
      ]).toEqual([
        ...['months', 'picture', 'description'].map((gap) =>
          Number(plant.gaps.includes(gap as 'months')),
        ),
        'flowers',
        plant.imageUrl,
      ]);
    }
  });
});
