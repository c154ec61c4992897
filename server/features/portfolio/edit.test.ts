import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChangedError } from '#server/errors.ts';
import { FETCH_PICTURE_JOB } from '#server/features/site-pictures/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { listPortfolio, portfolioRecord } from '#server/features/portfolio/record.ts';
import { listNamedPictures } from '#server/records/pictures.ts';
import { recordBin } from '#server/records/bin.ts';
import { addRecord, deleteRecord, listRecords, updateRecord } from '#server/records/edit.ts';
import { countSamples, removeSamples } from '#server/records/samples.ts';
import { portfolioDesk, input } from '#tests/support/portfolio-desk.ts';

describe.each(DATABASES)('the portfolio on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind });
  });
  afterAll(() => server.close());
  const { owner, visitor, system, parts, add, editSample, seedSamples, shown, auditOf } =
    portfolioDesk(() => server);

  test('the given payload is enough: modern, no tags, and the picture of after in the place of one before', async () => {
    const added = await add(input('A courtyard'));
    expect(added).toMatchObject({
      category: 'modern',
      tags: [],
      featured: false,
      sample: false,
      version: 1,
      beforeImageUrl: '/uploads/site/after-1600.jpg',
      afterImageUrl: '/uploads/site/after-1600.jpg',
    });
    expect(await shown()).toContain('A courtyard');
  });

  test('tags come as a list or with commas between, trimmed, without empty ones and without doubles', async () => {
    expect(
      (await add(input('Tags', { tags: ' brick, ,Fern ,  fern,  oak   pergola ' }))).tags,
    ).toEqual(['brick', 'Fern', 'oak pergola']);
    expect((await add(input('Tags', { tags: ['brick', ' ', 'fern, BRICK'] }))).tags).toEqual([
      'brick',
      'fern',
    ]);
    await expect(
      add(input('Tags', { tags: Array.from({ length: 13 }, (_, i) => `tag ${i}`) })),
    ).rejects.toThrow('Please keep to 12 tags');
  });

  test.each([
    [{ title: ' ' }, 'Title is required'],
    [{ title: undefined }, 'Title is required'],
    [{ description: '' }, 'Description is required'],
    [{ description: 'x'.repeat(4_001) }, 'Please keep the description under 4,000 characters'],
    [{ category: 'luxury' }, 'Please choose modern, family or wildlife'],
    [{ afterImageUrl: 'garden.jpg' }, 'Please enter a valid URL or upload an image'],
    [{ afterImageUrl: '/uploads/\u0000.jpg' }, 'Please enter a valid URL or upload an image'],
    [
      { beforeImageUrl: 'https://example.com/\ud800.jpg' },
      'Please enter a valid URL or upload an image',
    ],
    [{ tags: 7 }, 'Please enter the tags with commas between them'],
  ])('%j is refused in plain words', async (wrong, message) => {
    await expect(add(input('Wrong', wrong))).rejects.toThrow(message);
  });

  test('a change keeps the earlier version, and the second of two windows is refused', async () => {
    const added = await add(
      input('Fences', { tags: 'oak', beforeImageUrl: '/uploads/site/before-1600.jpg' }),
    );
    const changed = await updateRecord({
      record: portfolioRecord,
      ...parts(),
      id: added.id,
      input: input('Fences and gates'),
      baseVersion: 1,
    });
    expect(changed).toMatchObject({ title: 'Fences and gates', version: 2, tags: [] });
    const rows = await auditOf(added.id);
    expect(rows.map((row) => [row.action, row.version])).toEqual([
      ['portfolio.add', 1],
      ['portfolio.update', 2],
    ]);
    expect(JSON.parse(rows[1]!.before!)).toMatchObject({
      title: 'Fences',
      tags: ['oak'],
      beforeImageUrl: '/uploads/site/before-1600.jpg',
    });
    const second = updateRecord({
      record: portfolioRecord,
      ...parts(),
      id: added.id,
      input: input('Walls'),
      baseVersion: 1,
    });
    await expect(second).rejects.toThrow(ChangedError);
    await expect(second).rejects.toMatchObject({
      current: { title: 'Fences and gates', version: 2 },
    });
  });

  test('a deleted project vanishes, keeps its pictures while it can be restored, and never comes back once it has gone', async () => {
    await seedSamples('pond');
    await deleteRecord({ record: portfolioRecord, ctx: owner(), id: 'pond' });
    expect(await shown()).not.toContain('Sample pond');
    expect(await listNamedPictures({ ctx: system() })).toContain('/uploads/site/samples/pond.jpg');
    await expect(
      updateRecord({
        record: portfolioRecord,
        ...parts(),
        id: 'pond',
        input: input('Pond'),
        baseVersion: null,
      }),
    ).rejects.toMatchObject({ code: 'not-found' });
    await seedSamples('pond');
    expect(await shown()).not.toContain('Sample pond');

    expect(
      await recordBin(portfolioRecord, server.container).listDeleted({ ctx: owner() }),
    ).toContainEqual(expect.objectContaining({ id: 'pond', title: 'Sample pond' }));
    await recordBin(portfolioRecord, server.container).restore({ ctx: owner(), id: 'pond' });
    expect(await shown()).toContain('Sample pond');

    await deleteRecord({ record: portfolioRecord, ctx: owner(), id: 'pond' });
    await recordBin(portfolioRecord, server.container).purge({ ctx: owner(), id: 'pond' });
    await seedSamples('pond');
    expect(await shown()).not.toContain('Sample pond');
  });

  test('an edited sample stays a sample, and a drawn garden never passes for finished work', async () => {
    await seedSamples('meadow');
    expect(await editSample('meadow', { title: 'My meadow' })).toMatchObject({
      title: 'My meadow',
      sample: true,
    });
    await expect(editSample('meadow', { sample: false })).rejects.toMatchObject({
      code: 'invalid',
      errors: [{ field: 'sample', message: expect.stringContaining('drawn by the design tool') }],
    });
    const photo = '/uploads/site/photo-1600.jpg';
    expect(
      await editSample('meadow', { afterImageUrl: photo, beforeImageUrl: photo, sample: false }),
    ).toMatchObject({ sample: false });
    expect(
      await add(input('From a design', { afterImageUrl: '/uploads/designs/ab12-1600.jpg' })),
    ).toMatchObject({ sample: true });
  });

  test('a picture of another site is asked for, and no visitor is sent there', async () => {
    const url = 'https://pictures.example.com/garden one.jpg';
    const added = await add(input('From elsewhere', { afterImageUrl: url }));
    expect(added.afterImageUrl).toBe('https://pictures.example.com/garden%20one.jpg');
    expect(
      (await listPortfolio({ ctx: visitor() })).find((one) => one.id === added.id),
    ).toMatchObject({ afterImageUrl: '', beforeImageUrl: '' });
    const jobs = await server.container.db.read
      .selectFrom('jobs')
      .select('payload')
      .where('kind', '=', FETCH_PICTURE_JOB)
      .execute();
    expect(jobs.map((job) => (JSON.parse(job.payload) as { url: string }).url)).toEqual([
      'https://pictures.example.com/garden%20one.jpg',
    ]);
  });

  test('samples are removed together, can be restored, and a new version brings none; what the owner made of one stays', async () => {
    await seedSamples('one', 'two', 'mine');
    const own = await add(input('Ours'));
    const copy = await add({
      ...input('A copy with our words', { afterImageUrl: '/uploads/site/photo-1600.jpg' }),
      sample: true,
    });
    await editSample('mine', { title: 'In our words' });
    const count = await countSamples({ record: portfolioRecord, ctx: owner() });
    expect(await removeSamples({ record: portfolioRecord, ctx: owner() })).toBe(count);
    await seedSamples('one', 'two', 'three');
    const left = (await listRecords({ record: portfolioRecord, ctx: owner() })).map(
      (one) => one.id,
    );
    expect(left).toEqual(expect.arrayContaining([own.id, copy.id, 'mine']));
    expect(left.filter((id) => ['one', 'two', 'three'].includes(id))).toEqual([]);
    await recordBin(portfolioRecord, server.container).restore({ ctx: owner(), id: 'two' });
    expect([await shown(), await countSamples({ record: portfolioRecord, ctx: owner() })]).toEqual([
      expect.arrayContaining(['Sample two']),
      1,
    ]);
    expect((await auditOf('one')).at(-1)).toMatchObject({
      action: 'portfolio.delete',
      after: null,
    });
  });

  test('only the owner may do any of it', async () => {
    const ctx = visitor();
    const queue = server.container.queue;
    await expect(listRecords({ record: portfolioRecord, ctx })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(
      addRecord({ record: portfolioRecord, ctx, queue, input: input('Mine') }),
    ).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(
      updateRecord({
        record: portfolioRecord,
        ctx,
        queue,
        id: 'prj_1',
        input: input('Mine'),
        baseVersion: null,
      }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(deleteRecord({ record: portfolioRecord, ctx, id: 'prj_1' })).rejects.toMatchObject(
      { code: 'forbidden' },
    );
    await expect(removeSamples({ record: portfolioRecord, ctx })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(
      recordBin(portfolioRecord, server.container).restore({ ctx, id: 'prj_1' }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      recordBin(portfolioRecord, server.container).purge({ ctx, id: 'prj_1' }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });
});
