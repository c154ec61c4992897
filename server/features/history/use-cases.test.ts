import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServiceInput } from '#contracts/admin-services.ts';
import { emptyAudit } from '#server/db/audit.ts';
import { listChanges } from '#server/db/changes.ts';
import { readHistory } from '#server/features/history/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { serviceRecord } from '#server/features/services/record.ts';
import { recordBin } from '#server/records/bin.ts';
import { addRecord, deleteRecord, listRecords, updateRecord } from '#server/records/edit.ts';
import { seedRecords } from '#server/records/samples.ts';

const input = (title: string, more: Partial<ServiceInput> = {}): ServiceInput => ({
  title,
  description: 'Ten letters and more.',
  shortDescription: 'Short words',
  imageUrl: '',
  icon: null,
  order: 1,
  active: true,
  ...more,
});

test('only what differs is a change, in words, and what is never typed is left out', () => {
  const before = {
    id: 'a',
    title: 'Paving',
    tags: ['stone', 'clay'],
    active: true,
    note: null,
    order: 1,
    picture: { width: 3 },
  };
  const after = {
    id: 'b',
    title: 'Paving',
    tags: ['stone'],
    active: false,
    note: 'New',
    order: 2,
    picture: null,
  };
  expect(listChanges(before, after)).toEqual([
    { field: 'tags', before: 'stone, clay', after: 'stone' },
    { field: 'active', before: 'Yes', after: 'No' },
    { field: 'note', before: null, after: 'New' },
    { field: 'order', before: '1', after: '2' },
  ]);
  expect(listChanges({ a: '', b: [] }, { a: null, b: undefined })).toEqual([]);
});

describe.each(DATABASES)('the history on %s', (kind) => {
  let server: TestServer;
  let now = Date.parse('2026-11-22T09:00:00Z');
  beforeAll(async () => {
    server = await startTestServer({
      kind,
      parts: { clock: { now: () => new Date((now += 1_000)) } },
    });
  });
  afterAll(() => server.close());
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');
  const parts = () => ({ ctx: owner(), queue: server.container.queue });
  const historyOf = (id: string) =>
    readHistory({ ctx: owner(), storage: server.container.storage, kind: 'services', id });

  test('each change is listed with who, when and what changed, newest first', async () => {
    const { id } = await addRecord({ record: serviceRecord, ...parts(), input: input('Paving') });
    await updateRecord({
      record: serviceRecord,
      ...parts(),
      id,
      input: input('Paving and steps', { active: false }),
      baseVersion: 1,
    });
    const entries = await historyOf(id);
    expect(entries.map(({ action, version, who }) => [action, version, who])).toEqual([
      ['services.update', 2, 'The owner'],
      ['services.add', 1, 'The owner'],
    ]);
    expect(entries[0]!.changes).toEqual([
      { field: 'title', before: 'Paving', after: 'Paving and steps' },
      { field: 'active', before: 'Yes', after: 'No' },
    ]);
    expect(entries[1]).toMatchObject({ changes: [], values: { title: 'Paving', active: true } });
    expect(Date.parse(entries[0]!.at)).toBeGreaterThan(Date.parse(entries[1]!.at));
  });

  test('what an older version held can be saved again, and becomes a new version', async () => {
    const { id } = await addRecord({ record: serviceRecord, ...parts(), input: input('Walls') });
    await updateRecord({
      record: serviceRecord,
      ...parts(),
      id,
      input: input('Fences'),
      baseVersion: 1,
    });
    const [, first] = await historyOf(id);
    await updateRecord({
      record: serviceRecord,
      ...parts(),
      id,
      input: first!.values,
      baseVersion: 2,
    });
    expect(
      (await listRecords({ record: serviceRecord, ctx: owner() })).find((one) => one.id === id),
    ).toMatchObject({
      title: 'Walls',
      version: 3,
    });
    expect((await historyOf(id)).map((entry) => entry.version)).toEqual([3, 2, 1]);
  });

  test('a deletion holds no values, a restoring does, and neither is a list of changes', async () => {
    const { id } = await addRecord({ record: serviceRecord, ...parts(), input: input('Ponds') });
    await deleteRecord({ record: serviceRecord, ctx: owner(), id });
    await recordBin(serviceRecord, server.container).restore({ ctx: owner(), id });
    const [restored, deleted] = await historyOf(id);
    expect(deleted).toMatchObject({ action: 'services.delete', values: null, changes: [] });
    expect(restored).toMatchObject({
      action: 'services.restore',
      values: { title: 'Ponds', active: false },
      changes: [],
    });
  });

  test("a sample's first state is kept, although no row adds it", async () => {
    const system = server.container.contextFor({ kind: 'system' }, 'test');
    await server.container.db.write((tx) =>
      seedRecords({
        ctx: system,
        tx,
        record: serviceRecord,
        samples: [{ ...input('Lawns'), icon: null, id: 'lawns' }],
      }),
    );
    expect(await historyOf('lawns')).toEqual([]);
    await updateRecord({
      record: serviceRecord,
      ...parts(),
      id: 'lawns',
      input: input('Lawns and meadows'),
      baseVersion: 1,
    });
    expect(
      (await historyOf('lawns')).map(({ action, version, values }) => [
        action,
        version,
        values?.title,
      ]),
    ).toEqual([
      ['services.update', 2, 'Lawns and meadows'],
      ['services.start', 1, 'Lawns'],
    ]);
  });

  test('each version says which of its pictures are no longer kept', async () => {
    const { db, storage } = server.container;
    const [swept, sized, loose, elsewhere] = [
      '/uploads/site/swept-1600.jpg',
      '/uploads/site/sized-1600.jpg',
      '/uploads/designs/loose-1600.jpg',
      'https://pictures.example/a.jpg',
    ];
    await db.write((tx) =>
      tx
        .insertInto('site_pictures')
        .values({
          url: sized,
          alt: '',
          width: 16,
          height: 9,
          jpeg_url: sized,
          avif: '[]',
          jpeg: '[]',
          placeholder: null,
          created_at: new Date(now).toISOString(),
        })
        .execute(),
    );
    await storage.put('designs/loose-1600.jpg', new Uint8Array([1]));
    const { id } = await addRecord({
      record: serviceRecord,
      ...parts(),
      input: input('Steps', { imageUrl: swept }),
    });
    for (const [index, imageUrl] of [sized, loose, elsewhere, ''].entries())
      await updateRecord({
        record: serviceRecord,
        ...parts(),
        id,
        input: input('Steps', { imageUrl }),
        baseVersion: index + 1,
      });
    expect((await historyOf(id)).map(({ version, gone }) => [version, gone])).toEqual([
      [5, []],
      [4, []],
      [3, []],
      [2, []],
      [1, ['imageUrl']],
    ]);
  });

  test('what was erased is not told, but that something was done is', async () => {
    const { id } = await addRecord({ record: serviceRecord, ...parts(), input: input('Hedges') });
    await updateRecord({
      record: serviceRecord,
      ...parts(),
      id,
      input: input('Tall hedges'),
      baseVersion: 1,
    });
    await server.container.db.write((tx) => emptyAudit(tx, `services:${id}`));
    const entries = await historyOf(id);
    expect(entries).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toContain('edges');
  });

  test('over HTTP it answers the owner alone, and an unknown kind is refused in words', async () => {
    const { id } = await addRecord({ record: serviceRecord, ...parts(), input: input('Ditches') });
    const url = `/api/admin/history?kind=services&id=${id}`;
    expect((await server.app.inject({ url })).statusCode).toBe(401);
    const send = await asOwner(server);
    expect((await send({ url })).json()).toMatchObject([
      { action: 'services.add', values: { title: 'Ditches' } },
    ]);
    expect((await send({ url: '/api/admin/history?kind=services&id=srv_unknown' })).json()).toEqual(
      [],
    );
    expect((await send({ url: '/api/admin/history?kind=secrets&id=1' })).statusCode).toBe(400);
  });

  test('no one else may read it', async () => {
    await expect(
      readHistory({
        ctx: server.container.contextFor({ kind: 'visitor' }, 'test'),
        storage: server.container.storage,
        kind: 'services',
        id: 'lawns',
      }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});
