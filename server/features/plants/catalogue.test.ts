import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calendarRows } from '#content/calendar/calendar.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { readReference } from '#server/features/designs/reference.ts';
import {
  listCalendarPlants,
  readCatalogue,
  readDrawnCatalogue,
  seedPlants,
} from '#server/features/plants/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { plantRecord } from '#server/features/plants/record.ts';
import { recordBin } from '#server/records/bin.ts';
import { deleteRecord, updateRecord } from '#server/records/edit.ts';
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

  const { context, change, add, list, inCalendar, inBoth } = plantDesk(() => server);

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
    // what was known of it then; a newer version knows of a danger
    await server.container.db.write((tx) =>
      tx
        .updateTable('plants')
        .set({ data: JSON.stringify({ ...before, toxicity: null }) })
        .where('id', '=', inBoth.id)
        .execute(),
    );
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
});
