import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarRows } from '#content/calendar/calendar.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { PlantInput } from '#contracts/admin-plants.ts';
import { ChangedError } from '#server/errors.ts';
import { readReference } from '#server/features/designs/reference.ts';
import { describeSitePicture } from '#server/features/site-pictures/use-cases.ts';
import {
  listCalendarPlants,
  readCatalogue,
  readDrawnCatalogue,
  seedPlants,
} from '#server/features/plants/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { generateInputs, type Json } from '#tests/support/generated-json.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { countPlantFlags, listAdminPlants } from '#server/features/plants/admin-list.ts';
import { plantRecord } from '#server/features/plants/record.ts';
import { recordBin } from '#server/records/bin.ts';
import { addRecord, deleteRecord, updateRecord } from '#server/records/edit.ts';

/** What the specification's call sends, and no more. */
const bare = (name: string, more: Record<string, Json> = {}): Record<string, Json> => ({
  name,
  category: 'vegetables',
  imageUrl: '',
  sunRequirement: 'Full Sun',
  sowingPeriod: '',
  plantingPeriod: 'March - April',
  harvestingPeriod: '',
  description: '',
  ...more,
});

describe.each(DATABASES)('the planting calendar on %s', (kind) => {
  let server: TestServer;
  let send: Awaited<ReturnType<typeof asOwner>>;
  beforeAll(async () => {
    const { container } = (server = await startTestServer());
    await server.close();
    server = await startTestServer({
      kind,
      parts: {
        content: { ...container.content, plants: catalogue.plants, calendar: calendarRows },
      },
    });
    send = await asOwner(server);
  });
  afterAll(() => server.close());

  const context = (kindOfActor: 'owner' | 'visitor' | 'system') =>
    server.container.contextFor({ kind: kindOfActor }, 'test');
  const change = () => ({ ctx: context('owner'), queue: server.container.queue });
  const add = (input: unknown) => addRecord({ record: plantRecord, ...change(), input });
  const list = (query: object = {}) => listAdminPlants({ ctx: context('owner'), query });
  const inCalendar = async () =>
    (await listCalendarPlants({ ctx: context('visitor') })).map((plant) => plant.name);
  const auditOf = (id: string) =>
    server.container.db.read
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', `plants:${id}`)
      .orderBy('at')
      .orderBy('version')
      .execute();
  /** Stands in the calendar and in the engine's catalogue. */
  const inBoth = calendarRows.find((row) => catalogue.plants.some((plant) => plant.id === row.id))!;

  test('the specification’s eight fields make a whole plant, shown at once', async () => {
    const plant = await add(bare('  Crosne  '));
    expect(plant).toMatchObject({
      name: 'Crosne',
      category: 'vegetables',
      imageUrl: '',
      sunRequirement: 'Full Sun',
      sowingPeriod: null,
      plantingPeriod: 'March - April',
      harvestingPeriod: null,
      description: null,
      latinName: null,
      floweringPeriod: null,
      difficulty: null,
      isLondonSuitable: false,
      isMoistureLoving: false,
      soils: ['clay', 'sandy', 'loam'],
      gardenTypes: ['vegetables', 'mixed'],
      heightM: null,
      spacingCm: null,
      version: 1,
      gaps: ['picture', 'description'],
      isInDesigns: false,
    });
    expect(await inCalendar()).toContain('Crosne');
    expect(
      (await readCatalogue({ ctx: context('visitor') })).plants.map((one) => one.id),
    ).not.toContain(plant.id);
  });

  test('each category brings the gardens it is grown in', async () => {
    for (const [category, gardens] of [
      ['fruits', ['vegetables', 'mixed']],
      ['herbs', ['herbs', 'mixed']],
      ['flowers', ['flowers', 'mixed']],
    ] as const) {
      expect((await add(bare(`A plant of ${category}`, { category }))).gardenTypes).toEqual(
        gardens,
      );
    }
  });

  test('a change keeps what it does not name, and the audit has both versions', async () => {
    const added = await add(
      bare('Oca', {
        latinName: 'Oxalis tuberosa',
        heightM: 0.3,
        isLondonSuitable: true,
        soils: ['loam', 'clay', 'loam'],
        difficulty: 'beginner',
      }),
    );
    const changed = await updateRecord({
      record: plantRecord,
      ...change(),
      id: added.id,
      baseVersion: 1,
      input: { ...bare('Oca of New Zealand', { plantingPeriod: 'May' }), id: 'somebody-else' },
    });
    expect(changed).toMatchObject({
      id: added.id,
      name: 'Oca of New Zealand',
      plantingPeriod: 'May',
      latinName: 'Oxalis tuberosa',
      heightM: 0.3,
      isLondonSuitable: true,
      soils: ['clay', 'loam'],
      difficulty: 'beginner',
      version: 2,
    });
    const emptied = await updateRecord({
      record: plantRecord,
      ...change(),
      id: added.id,
      baseVersion: 2,
      input: bare('Oca', { latinName: '', heightM: null, difficulty: null }),
    });
    expect(emptied).toMatchObject({ latinName: null, heightM: null, difficulty: null });
    const rows = await auditOf(added.id);
    expect(rows.map((row) => [row.action, row.version])).toEqual([
      ['plants.add', 1],
      ['plants.update', 2],
      ['plants.update', 3],
    ]);
    expect(JSON.parse(rows[1]!.before!)).toMatchObject({
      name: 'Oca',
      latinName: 'Oxalis tuberosa',
    });
    expect(JSON.parse(rows[1]!.after!)).toMatchObject({ name: 'Oca of New Zealand' });
  });

  test('the second of two windows is told, and sees what the first has saved', async () => {
    const added = await add(bare('Skirret'));
    await updateRecord({
      record: plantRecord,
      ...change(),
      id: added.id,
      baseVersion: 1,
      input: bare('Skirret, first'),
    });
    const second = updateRecord({
      record: plantRecord,
      ...change(),
      id: added.id,
      baseVersion: 1,
      input: bare('Skirret, second'),
    });
    await expect(second).rejects.toThrow(ChangedError);
    await expect(second).rejects.toMatchObject({ current: { name: 'Skirret, first', version: 2 } });
  });

  test('a period in which no month can be read is kept and flagged, not refused', async () => {
    const plant = await add(
      bare('Medlar', {
        plantingPeriod: 'when the leaves have gone',
        imageUrl: '/botanical/beetroot.jpg',
        description: 'Bletted.',
      }),
    );
    expect(plant).toMatchObject({ plantingPeriod: 'when the leaves have gone', gaps: ['months'] });
    const found = await list({ only: 'months' });
    expect(found.plants.map((one) => one.name)).toContain('Medlar');
    expect(found.plants.every((one) => one.gaps.includes('months'))).toBe(true);
    const mended = await updateRecord({
      record: plantRecord,
      ...change(),
      id: plant.id,
      baseVersion: 1,
      input: bare('Medlar', { plantingPeriod: 'November – February', sowingPeriod: 'autumn' }),
    });
    expect(mended.gaps).toContain('months');
    expect(
      (
        await updateRecord({
          record: plantRecord,
          ...change(),
          id: plant.id,
          baseVersion: 2,
          input: bare('Medlar', { plantingPeriod: 'November – February' }),
        })
      ).gaps,
    ).not.toContain('months');
  });

  test('what the engine knows of a plant outlives its changes in the calendar, and a new version’s sample leaves the changes alone', async () => {
    const before = (await readCatalogue({ ctx: context('visitor') })).plants.find(
      (plant) => plant.id === inBoth.id,
    );
    const changed = await updateRecord({
      record: plantRecord,
      ...change(),
      id: inBoth.id,
      baseVersion: 1,
      input: bare('My own beauty'),
    });
    expect(changed.isInDesigns).toBe(true);
    await server.container.db.write((tx) =>
      seedPlants({ ctx: context('system'), tx, plants: catalogue.plants, calendar: calendarRows }),
    );
    expect(
      (await readCatalogue({ ctx: context('visitor') })).plants.find(
        (plant) => plant.id === inBoth.id,
      ),
    ).toEqual(before);
    expect(await inCalendar()).toContain('My own beauty');
    expect((await list({ only: 'designs', search: 'my own beauty' })).total).toBe(1);
  });

  test('a plant that only designs use is no part of the calendar', async () => {
    const alone = catalogue.plants.find((plant) =>
      calendarRows.every((row) => row.id !== plant.id),
    )!;
    const refusal = { code: 'not-found' };
    await expect(
      updateRecord({
        record: plantRecord,
        ...change(),
        id: alone.id,
        baseVersion: null,
        input: bare('Taken'),
      }),
    ).rejects.toMatchObject(refusal);
    await expect(
      deleteRecord({ record: plantRecord, ctx: context('owner'), id: alone.id }),
    ).rejects.toMatchObject(refusal);
    await expect(
      recordBin(plantRecord, server.container).purge({ ctx: context('owner'), id: alone.id }),
    ).rejects.toMatchObject(refusal);
    await expect(
      deleteRecord({ record: plantRecord, ctx: context('owner'), id: 'nothing-like-it' }),
    ).rejects.toMatchObject(refusal);
  });

  test('a deleted plant is neither shown nor planted, comes back from the bin, and once gone stays gone but for the gardens that have it', async () => {
    const { id } = inBoth;
    const planted = async () =>
      (await readCatalogue({ ctx: context('visitor') })).plants.some((plant) => plant.id === id);
    const isShown = async () =>
      (await listCalendarPlants({ ctx: context('visitor') })).some((plant) => plant.id === id);
    await deleteRecord({ record: plantRecord, ctx: context('owner'), id });
    expect([await planted(), await isShown()]).toEqual([false, false]);
    expect(
      await recordBin(plantRecord, server.container).listDeleted({ ctx: context('owner') }),
    ).toContainEqual(expect.objectContaining({ id, kind: 'plants' }));
    await expect(
      updateRecord({
        record: plantRecord,
        ...change(),
        id,
        baseVersion: null,
        input: bare('Late'),
      }),
    ).rejects.toMatchObject({ code: 'not-found' });

    await recordBin(plantRecord, server.container).restore({ ctx: context('owner'), id });
    expect([await planted(), await isShown()]).toEqual([true, true]);

    await deleteRecord({ record: plantRecord, ctx: context('owner'), id });
    await recordBin(plantRecord, server.container).purge({ ctx: context('owner'), id });
    await server.container.db.write((tx) =>
      seedPlants({ ctx: context('system'), tx, plants: catalogue.plants, calendar: calendarRows }),
    );
    expect([await planted(), await isShown()]).toEqual([false, false]);
    expect(
      (await recordBin(plantRecord, server.container).listDeleted({ ctx: context('owner') })).map(
        (entry) => entry.id,
      ),
    ).not.toContain(id);
    await expect(
      recordBin(plantRecord, server.container).restore({ ctx: context('owner'), id }),
    ).rejects.toMatchObject({ code: 'not-found' });
    const { catalogue: drawn, retired } = await readDrawnCatalogue({ ctx: context('visitor') });
    expect([drawn.plants.some((plant) => plant.id === id), retired]).toEqual([true, [id]]);
    expect(
      (await readReference({ ctx: { ...context('visitor'), db: { ...server.container.db } } }))
        .retired,
    ).toEqual([id]);
  });

  test('a plant of the calendar alone leaves nothing behind when it goes for good', async () => {
    const { id } = await add(bare('Gone'));
    await deleteRecord({ record: plantRecord, ctx: context('owner'), id });
    await recordBin(plantRecord, server.container).purge({
      ctx: server.container.contextFor({ kind: 'job', job: 'purge' }, 'test'),
      id,
    });
    expect(
      await server.container.db.read
        .selectFrom('plants')
        .select('id')
        .where('id', '=', id)
        .execute(),
    ).toEqual([]);
  });

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

  test('a plant whose picture nobody has described is counted and found until it is described, whatever else shows the picture', async () => {
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

  test('nobody but the owner may do any of it', async () => {
    const forbidden = { code: 'forbidden' };
    const ctx = context('visitor');
    await expect(listAdminPlants({ ctx, query: {} })).rejects.toMatchObject(forbidden);
    await expect(
      addRecord({ record: plantRecord, ...change(), ctx, input: bare('Mine') }),
    ).rejects.toMatchObject(forbidden);
    await expect(
      updateRecord({
        record: plantRecord,
        ...change(),
        ctx,
        id: inBoth.id,
        baseVersion: null,
        input: bare('Mine'),
      }),
    ).rejects.toMatchObject(forbidden);
    await expect(deleteRecord({ record: plantRecord, ctx, id: inBoth.id })).rejects.toMatchObject(
      forbidden,
    );
    await expect(
      recordBin(plantRecord, server.container).restore({ ctx, id: inBoth.id }),
    ).rejects.toMatchObject(forbidden);
    await expect(
      recordBin(plantRecord, server.container).purge({ ctx, id: inBoth.id }),
    ).rejects.toMatchObject(forbidden);
  });

  test('whatever is sent is stored as it was read or refused in words', async () => {
    const good = bare('Generated', {
      latinName: 'Genus',
      floweringPeriod: 'May',
      difficulty: 'expert',
      isLondonSuitable: true,
      soils: ['clay'],
      gardenTypes: ['mixed'],
      heightM: 1.5,
      spacingCm: 30,
    });
    let stored = 0;
    let refused = 0;
    for (const input of generateInputs(good, 300, 7)) {
      const answer = await send({
        method: 'POST',
        url: '/api/admin/plants',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify(input),
      });
      if (answer.statusCode === 201) {
        stored += 1;
        const { id } = answer.json<{ id: string }>();
        const read = PlantInput.parse(input);
        const row = await server.container.db.read
          .selectFrom('plants')
          .select('calendar')
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
        for (const [field, value] of Object.entries(read))
          if (value !== undefined)
            expect((JSON.parse(row.calendar!) as Record<string, unknown>)[field], field).toEqual(
              value === '' && field !== 'imageUrl' ? null : value,
            );
      } else {
        refused += 1;
        expect(answer.statusCode, answer.body).toBe(400);
        expect(answer.json<{ message: string }>().message.length).toBeGreaterThan(5);
      }
    }
    expect(Math.min(stored, refused)).toBeGreaterThan(20);
    expect((await server.app.inject('/api/plants')).statusCode).toBe(200);
    expect((await send({ url: '/api/admin/plants?pageSize=100' })).statusCode).toBe(200);
  });

  describe('the calls', () => {
    const json = (
      method: 'POST' | 'PUT',
      url: string,
      body: object,
      headers: Record<string, string> = {},
    ) => send({ method, url, payload: body, headers });

    test('a plant is added, changed and deleted over HTTP, and visitors see it at once', async () => {
      const added = await json('POST', '/api/admin/plants', bare('Chayote'));
      expect(added.statusCode).toBe(201);
      const { id } = added.json<{ id: string }>();
      expect((await server.app.inject('/api/plants')).body).toContain('Chayote');
      expect((await send({ url: `/api/admin/plants/${id}` })).json()).toEqual(added.json());
      expect((await send({ url: '/api/admin/plants/nothing-like-it' })).statusCode).toBe(404);
      expect(
        (
          await json(
            'PUT',
            `/api/admin/plants/${id}`,
            { id, ...bare('Chayote, christophine') },
            { 'if-match': '"1"' },
          )
        ).json(),
      ).toMatchObject({ name: 'Chayote, christophine', version: 2 });
      expect(
        (
          await json('PUT', `/api/admin/plants/${id}`, bare('Chayote'), { 'if-match': '"1"' })
        ).json(),
      ).toMatchObject({ status: 409, current: { name: 'Chayote, christophine' } });
      expect((await server.app.inject('/api/plants')).body).toContain('Chayote, christophine');
      expect(
        (
          await send({
            method: 'DELETE',
            url: `/api/admin/plants/${id}`,
            headers: { 'if-match': '"2"' },
          })
        ).json(),
      ).toEqual({ success: true, message: 'Plant deleted' });
      expect((await server.app.inject('/api/plants')).body).not.toContain('Chayote');
      expect((await send({ method: 'DELETE', url: `/api/admin/plants/${id}` })).statusCode).toBe(
        404,
      );
    });

    test.each([
      [{ name: 'A' }, 'Name must be at least 2 characters'],
      [{ name: null }, 'Name must be at least 2 characters'],
      [{ category: '' }, 'Category is required'],
      [{ category: 'trees' }, 'Category is required'],
      [{ imageUrl: 'somewhere' }, 'Please enter a valid URL or upload an image'],
      [{ sunRequirement: '' }, 'Sun requirement is required'],
      [{ plantingPeriod: '  ' }, 'Planting period is required'],
      [{ heightM: -1 }, 'Please enter the height in metres, up to 60'],
      [{ spacingCm: 'wide' }, 'Please enter the spacing in centimetres, up to 2,000'],
      [{ soils: ['chalk'] }, 'Please choose from clay, sandy and loam'],
    ])('%o is refused with a sentence at its field', async (more, message) => {
      const answer = await json('POST', '/api/admin/plants', bare('Refused', more as never));
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        400,
        message,
      ]);
      expect(answer.json<{ errors: { field: string }[] }>().errors[0]!.field).toMatch(
        new RegExp(`^${Object.keys(more)[0]}`),
      );
    });

    test.each([
      '?page=0',
      '?pageSize=101',
      '?category=trees',
      '?sort=colour',
      '?only=mine',
      '?page=one',
      `?search=${'x'.repeat(201)}`,
    ])('the list refuses %s', async (query) => {
      const answer = await send({ url: `/api/admin/plants${query}` });
      expect(answer.statusCode).toBe(400);
      expect(answer.json<{ message: string }>().message).toMatch(/^(Please|There|The)/);
    });

    test('strangers are sent away', async () => {
      expect((await server.app.inject('/api/admin/plants')).statusCode).toBe(401);
      expect(
        (
          await server.app.inject({
            method: 'POST',
            url: '/api/admin/plants',
            payload: bare('Mine'),
            headers: { origin: 'http://localhost:80' },
          })
        ).statusCode,
      ).toBe(401);
    });
  });
});
