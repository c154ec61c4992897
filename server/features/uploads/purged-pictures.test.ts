/** What becomes of the pictures of records that are deleted, restored, and deleted for good. */
import { DAY_MS } from '#contracts/london-time.ts';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { folderStorage } from '#server/adapters/storage/folder.ts';
import { emptyBin, purgeFromBin, restoreFromBin } from '#server/features/bin/use-cases.ts';
import { binProviders } from '#server/features/bin-providers.ts';
import { findSitePictures } from '#server/features/site-pictures/use-cases.ts';
import { uploadPicture } from '#server/features/uploads/use-cases.ts';
import type { Storage } from '#server/ports/storage.ts';
import { DATABASES, makeTempFolder } from '#tests/support/databases.ts';
import { makeImage } from '#tests/support/images.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { serviceRecord } from '#server/features/services/record.ts';
import { addRecord, deleteRecord, updateRecord } from '#server/records/edit.ts';
import { RECORDS } from '#server/records/list.ts';
import { KINDS } from '#tests/support/picture-records.ts';

test('every record that names pictures is tried here', () => {
  expect(KINDS.map(({ record }) => record.kind).toSorted()).toEqual(
    RECORDS.filter((record) => record.pictures.length > 0)
      .map((record) => record.kind)
      .toSorted(),
  );
});

describe.each(DATABASES)('on %s', (database) => {
  let server: TestServer;
  const folder = makeTempFolder();
  let now = new Date();
  let refuses = false;
  beforeAll(async () => {
    const storage = folderStorage(folder);
    const stubborn: Storage = {
      ...storage,
      remove: async (key) => {
        if (refuses) throw new Error('the disk is gone');
        await storage.remove(key);
      },
    };
    server = await startTestServer({
      kind: database,
      parts: { clock: { now: () => now }, storage: stubborn },
    });
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const ctx = () => server.container.contextFor({ kind: 'owner' }, 'test');
  const change = () => ({ ctx: ctx(), queue: server.container.queue });
  const keepers = () => binProviders(server.container);
  let width = 20;
  async function upload(): Promise<string> {
    const { storage, siteImages } = server.container;
    return (
      await uploadPicture({
        ctx: ctx(),
        storage,
        siteImages,
        bytes: await makeImage('png', (width += 1), 20),
      })
    ).imageUrl;
  }
  async function filesOf(url: string): Promise<string[]> {
    const picture = (await findSitePictures({ ctx: ctx(), urls: [url] })).get(url);
    return picture ? [...picture.avif, ...picture.jpeg].map((size) => size.url) : [];
  }
  /** The one answer that all of them get. */
  async function answerOf(files: readonly string[]): Promise<number> {
    const answers = new Set(
      await Promise.all(files.map(async (file) => (await server.app.inject(file)).statusCode)),
    );
    expect([answers.size, files.length > 1]).toEqual([1, true]);
    return [...answers][0]!;
  }
  async function isStored(files: readonly string[]): Promise<boolean> {
    const opened = await Promise.all(
      files.map(async (file) => {
        const found = await server.container.storage.open(file.slice('/uploads/'.length));
        found?.stream.destroy();
        return found !== null;
      }),
    );
    expect(new Set(opened).size).toBe(1);
    return opened[0]!;
  }

  describe.each(KINDS)('$record.kind', ({ record, input }) => {
    const { kind } = record;
    const purge = (id: string) => purgeFromBin({ ctx: ctx(), keepers: keepers(), kind, id });
    const restore = (id: string) => restoreFromBin({ ctx: ctx(), keepers: keepers(), kind, id });
    async function addWith(url: string): Promise<string> {
      return (await addRecord({ record, ...change(), input: input(url) })).id;
    }
    async function binned(url: string): Promise<string> {
      const id = await addWith(url);
      await deleteRecord({ record, ctx: ctx(), id });
      return id;
    }

    test('in the bin its picture is kept and not served; restored, it is served again', async () => {
      const url = await upload();
      const files = await filesOf(url);
      const id = await addWith(url);
      expect(await answerOf(files)).toBe(200);
      await deleteRecord({ record, ctx: ctx(), id });
      expect([await answerOf(files), await isStored(files)]).toEqual([404, true]);
      await restore(id);
      expect(await answerOf(files)).toBe(200);
    });

    test('sent again for another record it is shown in the form, to the owner alone, until that record is saved', async () => {
      const bytes = await makeImage('png', (width += 1), 20);
      const send = async () =>
        (
          await uploadPicture({
            ctx: ctx(),
            storage: server.container.storage,
            siteImages: server.container.siteImages,
            bytes,
          })
        ).imageUrl;
      const url = await send();
      await binned(url);
      expect(await send()).toBe(url);
      const files = await filesOf(url);
      const call = await asOwner(server);
      for (const file of files) {
        const shown = await call({ url: file });
        expect([shown.statusCode, shown.headers['cache-control']]).toEqual([
          200,
          'private, no-store',
        ]);
      }
      expect(await answerOf(files)).toBe(404);
      await addWith(url);
      expect(await answerOf(files)).toBe(200);
    });

    test('deleted for good it takes its picture along, row and files, at once', async () => {
      const [url, replaced] = [await upload(), await upload()];
      const [files, old] = [await filesOf(url), await filesOf(replaced)];
      const { id } = await addRecord({ record, ...change(), input: input(replaced) });
      await updateRecord({ record, ...change(), id, input: input(url), baseVersion: null });
      await deleteRecord({ record, ctx: ctx(), id });
      await purge(id);
      expect([await answerOf(files), await isStored(files), await filesOf(url)]).toEqual([
        404,
        false,
        [],
      ]);
      // An older version of it had another one, which nobody can put back any more.
      expect([await answerOf(old), await isStored(old)]).toEqual([404, false]);
    });

    test('after thirty days in the bin the same happens by itself', async () => {
      const url = await upload();
      const files = await filesOf(url);
      await binned(url);
      now = new Date(now.getTime() + 31 * DAY_MS);
      await emptyBin({
        ctx: server.container.contextFor({ kind: 'job', job: 'retention' }, 'test'),
        keepers: keepers(),
        signal: new AbortController().signal,
      });
      expect([await answerOf(files), await isStored(files), await filesOf(url)]).toEqual([
        404,
        false,
        [],
      ]);
    });

    test('a picture that another record shows stays, and is served as long as that one is seen', async () => {
      const url = await upload();
      const files = await filesOf(url);
      const id = await binned(url);
      const other = await addRecord({
        record: serviceRecord,
        ...change(),
        input: KINDS[0]!.input(url),
      });
      expect(await answerOf(files)).toBe(200);
      await purge(id);
      expect([await answerOf(files), await isStored(files)]).toEqual([200, true]);
      await deleteRecord({ record: serviceRecord, ctx: ctx(), id: other.id });
      expect([await answerOf(files), await isStored(files)]).toEqual([404, true]);
      const again = await binned(url);
      await purge(again);
      expect(await isStored(files)).toBe(true);
      await purgeFromBin({ ctx: ctx(), keepers: keepers(), kind: 'services', id: other.id });
      expect(await isStored(files)).toBe(false);
    });

    test('one that another record names by a smaller size stays as well', async () => {
      const url = await upload();
      const files = await filesOf(url);
      const id = await binned(url);
      const { id: other } = await addRecord({
        record: serviceRecord,
        ...change(),
        input: KINDS[0]!.input(files.find((file) => file !== url)!),
      });
      expect(await answerOf(files)).toBe(200);
      await purge(id);
      expect(await answerOf(files)).toBe(200);
      await deleteRecord({ record: serviceRecord, ctx: ctx(), id: other });
    });

    test('what was kept of a picture of another site goes too, and so does what is known of one that could not be fetched', async () => {
      const { db, storage } = server.container;
      const [kept, failed] = [
        `https://pictures.example/${kind}/kept.jpg`,
        `https://pictures.example/${kind}/failed.jpg`,
      ];
      const key = `remote/${kind}-1600.jpg`;
      await storage.put(key, new Uint8Array([1]));
      await db.write(async (tx) => {
        await tx
          .insertInto('site_pictures')
          .values({
            url: kept,
            alt: '',
            width: 16,
            height: 9,
            jpeg_url: `/uploads/${key}`,
            avif: '[]',
            jpeg: '[]',
            placeholder: null,
            created_at: now.toISOString(),
          })
          .execute();
        await tx
          .insertInto('outside_pictures')
          .values({ url: failed, failures: 1, problem: 'No.', try_again_at: now.toISOString() })
          .execute();
      });
      for (const url of [kept, failed]) await purge(await binned(url));
      expect([
        (await server.app.inject(`/uploads/${key}`)).statusCode,
        await storage.open(key),
      ]).toEqual([404, null]);
      expect(
        await db.read
          .selectFrom('outside_pictures')
          .select('url')
          .where('url', '=', failed)
          .execute(),
      ).toEqual([]);
    });

    test('files that cannot be removed at once keep nothing from going; they have no row, and the daily sweep takes them', async () => {
      const url = await upload();
      const files = await filesOf(url);
      const id = await binned(url);
      refuses = true;
      await purge(id).finally(() => {
        refuses = false;
      });
      expect([await filesOf(url), await isStored(files)]).toEqual([[], true]);
      await expect(restore(id)).rejects.toMatchObject({ code: 'not-found' });
    });
  });

  test('which files are hidden is looked up once, and not again for every file that is served', async () => {
    const [shown, gone] = [await upload(), await upload()];
    const [files, hidden] = [await filesOf(shown), await filesOf(gone)];
    await addRecord({ record: serviceRecord, ...change(), input: KINDS[0]!.input(shown) });
    const { id } = await addRecord({
      record: serviceRecord,
      ...change(),
      input: KINDS[0]!.input(gone),
    });
    await deleteRecord({ record: serviceRecord, ctx: ctx(), id });
    expect([await answerOf(files), await answerOf(hidden)]).toEqual([200, 404]);
    const select = vi.spyOn(server.container.db.read, 'selectFrom');
    expect([await answerOf(files), await answerOf(hidden)]).toEqual([200, 404]);
    const tables = select.mock.calls.map(([table]) => table);
    select.mockRestore();
    // On PostgreSQL another node's writes are asked for every two seconds, in one row.
    expect(tables.filter((table) => (table as string) !== 'settings')).toEqual([]);
  });
});
