import { DAY_MS } from '#contracts/london-time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BinEntry } from '#contracts/records.ts';
import type { ServiceInput } from '#contracts/admin-services.ts';
import type { BinProvider } from '#server/db/records.ts';
import { AppError } from '#server/errors.ts';
import { emptyBin, listBin, purgeFromBin, restoreFromBin } from '#server/features/bin/use-cases.ts';
import { binProviders } from '#server/features/bin-providers.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { serviceRecord } from '#server/features/services/record.ts';
import { addRecord, deleteRecord, listRecords } from '#server/records/edit.ts';

const input = (title: string): ServiceInput => ({
  title,
  description: 'Ten letters and more.',
  shortDescription: 'Short words',
  imageUrl: '',
  icon: null,
  order: 1,
  active: true,
});

describe.each(DATABASES)('the bin on %s', (kind) => {
  let server: TestServer;
  let now = Date.parse('2026-11-22T09:00:00Z');
  beforeAll(async () => {
    server = await startTestServer({
      kind,
      parts: { clock: { now: () => new Date((now += 1_000)) } },
    });
  });
  afterAll(() => server.close());
  const context = (actor: 'owner' | 'visitor' | 'job') =>
    server.container.contextFor(
      actor === 'job' ? { kind: 'job', job: 'retention' } : { kind: actor },
      'test',
    );
  const keepers = () => binProviders(server.container);
  const bin = () => listBin({ ctx: context('owner'), keepers: keepers() });
  const { signal } = new AbortController();
  const empty = (over = keepers()) => emptyBin({ ctx: context('job'), keepers: over, signal });
  async function deleted(title: string): Promise<string> {
    const { id } = await addRecord({
      record: serviceRecord,
      ctx: context('owner'),
      queue: server.container.queue,
      input: input(title),
    });
    await deleteRecord({ record: serviceRecord, ctx: context('owner'), id });
    return id;
  }
  const titles = async () => (await bin()).map((entry) => entry.title);

  test('it tells what lies in it, the last deleted first, and when each goes', async () => {
    await deleted('First');
    await deleted('Second');
    const entries = await bin();
    expect(entries.slice(0, 2).map((entry) => entry.title)).toEqual(['Second', 'First']);
    const [entry] = entries;
    expect(Date.parse(entry!.goesAt) - Date.parse(entry!.deletedAt)).toBe(30 * DAY_MS);
    expect(entry).toMatchObject({
      kind: 'services',
      onRestore: expect.stringContaining('inactive'),
    });
  });

  test('a restored record leaves the bin, and a second try says that it is not there', async () => {
    const id = await deleted('Ponds');
    const order = { ctx: context('owner'), keepers: keepers(), kind: 'services' as const, id };
    await restoreFromBin(order);
    expect(await titles()).not.toContain('Ponds');
    expect(
      (await listRecords({ record: serviceRecord, ctx: context('owner') })).map((one) => one.title),
    ).toContain('Ponds');
    await expect(restoreFromBin(order)).rejects.toMatchObject({ code: 'not-found' });
    await expect(purgeFromBin(order)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('after thirty days it goes for good, and not a moment sooner', async () => {
    const id = await deleted('Old walls');
    now += 30 * DAY_MS - 60_000;
    await empty();
    expect(await titles()).toContain('Old walls');
    const young = await deleted('Young walls');
    now += 120_000;
    expect(await empty()).toBeGreaterThan(0);
    expect(await titles()).toEqual(['Young walls']);
    await expect(
      restoreFromBin({ ctx: context('owner'), keepers: keepers(), kind: 'services', id }),
    ).rejects.toMatchObject({ code: 'not-found' });
    await restoreFromBin({
      ctx: context('owner'),
      keepers: keepers(),
      kind: 'services',
      id: young,
    });
  });

  test('one record that cannot be removed does not hold up the others, and the run is taken up again', async () => {
    const id = await deleted('Gravel');
    now += 31 * DAY_MS;
    const stuck: BinEntry = {
      kind: 'plants',
      id: 'stuck',
      title: 'Stuck',
      deletedAt: '2020-01-01T00:00:00.000Z',
      goesAt: '2020-01-31T00:00:00.000Z',
      onRestore: '',
    };
    const broken: BinProvider = {
      kind: 'plants',
      listDeleted: async () => [stuck],
      restore: async () => undefined,
      purge: async () => {
        throw new Error('the disk is gone');
      },
    };
    const gone: BinProvider = {
      ...broken,
      kind: 'designs',
      purge: async () => {
        throw new AppError('not-found', 'restored just now');
      },
    };
    const others = keepers();
    await expect(empty([broken, gone, ...others])).rejects.toMatchObject({ code: 'unavailable' });
    expect((await bin()).map((entry) => entry.id)).not.toContain(id);
    expect(await empty([gone])).toBe(0);
  });

  test('over HTTP it answers the owner alone', async () => {
    const id = await deleted('Arches');
    expect((await server.app.inject({ url: '/api/admin/bin' })).statusCode).toBe(401);
    const send = await asOwner(server);
    expect((await send({ url: '/api/admin/bin' })).json()).toContainEqual(
      expect.objectContaining({ id, title: 'Arches' }),
    );
    expect(
      (await send({ method: 'POST', url: `/api/admin/bin/services/${id}/restore` })).json(),
    ).toMatchObject({ success: true });
    expect(
      (await send({ method: 'POST', url: `/api/admin/bin/services/${id}/restore` })).statusCode,
    ).toBe(404);
    await send({ method: 'DELETE', url: `/api/admin/services/${id}` });
    expect(
      (await send({ method: 'DELETE', url: `/api/admin/bin/services/${id}` })).json(),
    ).toMatchObject({ success: true });
    expect((await send({ method: 'DELETE', url: `/api/admin/bin/secrets/${id}` })).statusCode).toBe(
      400,
    );
  });

  test('no one else may look into it or empty it', async () => {
    const order = {
      ctx: context('visitor'),
      keepers: keepers(),
      kind: 'services' as const,
      id: 'srv_1',
    };
    await expect(listBin(order)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(restoreFromBin(order)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(purgeFromBin(order)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(emptyBin({ ...order, ctx: context('owner'), signal })).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
