import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ServiceInput } from '#contracts/admin-services.ts';
import { ChangedError } from '#server/errors.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { listServices, serviceRecord } from '#server/features/services/record.ts';
import { recordBin } from '#server/records/bin.ts';
import {
  addRecord,
  deleteRecord,
  listRecords,
  reorderRecords,
  updateRecord,
} from '#server/records/edit.ts';
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

describe.each(DATABASES)('services on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind });
  });
  afterAll(() => server.close());
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');
  const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'test');
  const shown = async () => (await listServices({ ctx: visitor() })).map((one) => one.title);
  const auditOf = (id: string) =>
    server.container.db.read
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', `services:${id}`)
      .orderBy('at')
      .orderBy('version')
      .execute();

  test('a service is added, changed and shown, each time with what changed in the audit', async () => {
    const added = await addRecord({
      record: serviceRecord,
      ctx: owner(),
      queue: server.container.queue,
      input: input('Paving'),
    });
    expect(await shown()).toContain('Paving');
    const changed = await updateRecord({
      record: serviceRecord,
      ctx: owner(),
      queue: server.container.queue,
      id: added.id,
      input: input('Paving and steps'),
      baseVersion: added.version,
    });
    expect(changed).toMatchObject({ title: 'Paving and steps', version: 2 });
    const rows = await auditOf(added.id);
    expect(rows.map((row) => [row.action, row.version])).toEqual([
      ['services.add', 1],
      ['services.update', 2],
    ]);
    expect(JSON.parse(rows[1]!.before!)).toMatchObject({ title: 'Paving' });
    expect(JSON.parse(rows[1]!.after!)).toMatchObject({ title: 'Paving and steps' });
  });

  test('the second of two windows is refused, and sees what the first has saved', async () => {
    const added = await addRecord({
      record: serviceRecord,
      ctx: owner(),
      queue: server.container.queue,
      input: input('Fences'),
    });
    await updateRecord({
      record: serviceRecord,
      ctx: owner(),
      queue: server.container.queue,
      id: added.id,
      input: input('Fences and gates'),
      baseVersion: 1,
    });
    const second = updateRecord({
      record: serviceRecord,
      ctx: owner(),
      queue: server.container.queue,
      id: added.id,
      input: input('Walls'),
      baseVersion: 1,
    });
    await expect(second).rejects.toThrow(ChangedError);
    await expect(second).rejects.toMatchObject({
      current: { title: 'Fences and gates', version: 2 },
    });
    expect(
      await updateRecord({
        record: serviceRecord,
        ctx: owner(),
        queue: server.container.queue,
        id: added.id,
        input: input('Walls'),
        baseVersion: 2,
      }),
    ).toMatchObject({ version: 3 });
  });

  test('a deleted service vanishes, can be restored without being published, and does not come back once it has gone', async () => {
    const added = await addRecord({
      record: serviceRecord,
      ctx: owner(),
      queue: server.container.queue,
      input: input('Ponds'),
    });
    await deleteRecord({ record: serviceRecord, ctx: owner(), id: added.id });
    expect(await shown()).not.toContain('Ponds');
    await expect(
      updateRecord({
        record: serviceRecord,
        ctx: owner(),
        queue: server.container.queue,
        id: added.id,
        input: input('Ponds'),
        baseVersion: null,
      }),
    ).rejects.toMatchObject({ code: 'not-found' });
    expect(
      await recordBin(serviceRecord, server.container).listDeleted({ ctx: owner() }),
    ).toContainEqual(expect.objectContaining({ id: added.id, title: 'Ponds' }));

    await recordBin(serviceRecord, server.container).restore({ ctx: owner(), id: added.id });
    expect(
      (await listRecords({ record: serviceRecord, ctx: owner() })).find(
        (one) => one.id === added.id,
      ),
    ).toMatchObject({ active: false });
    await expect(
      recordBin(serviceRecord, server.container).purge({ ctx: owner(), id: added.id }),
    ).rejects.toMatchObject({ code: 'not-found' });

    await deleteRecord({ record: serviceRecord, ctx: owner(), id: added.id });
    await recordBin(serviceRecord, server.container).purge({ ctx: owner(), id: added.id });
    const system = server.container.contextFor({ kind: 'system' }, 'test');
    await server.container.db.write((tx) =>
      seedRecords({
        ctx: system,
        tx,
        record: serviceRecord,
        samples: [{ ...input('Ponds'), imageUrl: '', icon: null, id: added.id }],
      }),
    );
    expect(
      (await listRecords({ record: serviceRecord, ctx: owner() })).map((one) => one.title),
    ).not.toContain('Ponds');
  });

  test('a new order is kept, and an old list is refused', async () => {
    const first = await addRecord({
      record: serviceRecord,
      ctx: owner(),
      queue: server.container.queue,
      input: input('First'),
    });
    const ids = (await listRecords({ record: serviceRecord, ctx: owner() })).map((one) => one.id);
    const turned = ids.toReversed();
    expect(
      (await reorderRecords({ record: serviceRecord, ctx: owner(), ids: turned })).map(
        (one) => one.id,
      ),
    ).toEqual(turned);
    await expect(
      reorderRecords({
        record: serviceRecord,
        ctx: owner(),
        ids: turned.filter((id) => id !== first.id),
      }),
    ).rejects.toMatchObject({ code: 'conflict' });
    await expect(
      reorderRecords({
        record: serviceRecord,
        ctx: owner(),
        ids: [...turned.slice(1), turned[1]!],
      }),
    ).rejects.toMatchObject({ code: 'conflict' });
  });

  test('only the owner may do any of it', async () => {
    await expect(listRecords({ record: serviceRecord, ctx: visitor() })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(
      addRecord({
        record: serviceRecord,
        ctx: visitor(),
        queue: server.container.queue,
        input: input('Mine'),
      }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      deleteRecord({ record: serviceRecord, ctx: visitor(), id: 'srv_1' }),
    ).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(
      recordBin(serviceRecord, server.container).restore({ ctx: visitor(), id: 'srv_1' }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});
