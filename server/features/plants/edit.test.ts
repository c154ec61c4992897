import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarRows } from '#content/calendar/calendar.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { PlantInput } from '#contracts/admin-plants.ts';
import { ChangedError } from '#server/errors.ts';
import { readCatalogue } from '#server/features/plants/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { generateInputs, inputCount } from '#tests/support/generated-json.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { listAdminPlants } from '#server/features/plants/admin-list.ts';
import { plantRecord } from '#server/features/plants/record.ts';
import { recordBin } from '#server/records/bin.ts';
import { addRecord, deleteRecord, updateRecord } from '#server/records/edit.ts';
import { plantDesk, bare } from '#tests/support/plant-desk.ts';

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

  const { context, change, add, list, inCalendar, auditOf, inBoth } = plantDesk(() => server);

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

  test('the second of two windows is refused, and sees what the first has saved', async () => {
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

  test('only the owner may do any of it', async () => {
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
      harm: {
        people: 'none',
        dogs: 'high',
        cats: 'none',
        horses: 'none',
        contact: 'low',
        words: 'A warning',
      },
    });
    let stored = 0;
    let refused = 0;
    for (const input of generateInputs(good, inputCount(300), 7)) {
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
    expect(Math.min(stored, refused)).toBeGreaterThan(inputCount(300) / 15);
    expect((await server.app.inject('/api/plants')).statusCode).toBe(200);
    expect((await send({ url: '/api/admin/plants?pageSize=100' })).statusCode).toBe(200);
  });
});
