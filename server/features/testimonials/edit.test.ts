import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { whyNotShown } from '#contracts/admin-testimonials.ts';
import { ChangedError } from '#server/errors.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { portfolioRecord } from '#server/features/portfolio/record.ts';
import { testimonialRecord } from '#server/features/testimonials/record.ts';
import { recordBin } from '#server/records/bin.ts';
import { addRecord, deleteRecord, listRecords, updateRecord } from '#server/records/edit.ts';
import { countSamples, removeSamples } from '#server/records/samples.ts';
import {
  testimonialDesk,
  given,
  withEvidence,
  sample,
  NOW,
} from '#tests/support/testimonial-desk.ts';

describe.each(DATABASES)('testimonials on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { clock: { now: () => NOW } } });
  });
  afterAll(() => server.close());
  const { owner, visitor, add, edit, seedSamples, shown, auditOf } = testimonialDesk(() => server);

  test('the five given fields are enough, and are published', async () => {
    const added = await add(given('Ada Field'));
    expect(added).toMatchObject({
      name: 'Ada Field',
      rating: 4,
      date: '2026-11-22',
      permission: true,
      source: 'Not recorded',
      sample: false,
      version: 1,
    });
    expect(await shown(added.id)).toMatchObject({
      name: 'Ada Field',
      text: 'They came back for the last light.',
    });
    const { rating: _, ...noRating } = given('Ben');
    expect(await add(noRating)).toMatchObject({ rating: 5 });
  });

  test.each([
    [{ permission: false }, 'Not shown: permission is missing'],
    [{ source: '  ' }, 'Not shown: it is not said where the words came from'],
    [{ permission: false, source: '' }, 'Not shown: permission and source are missing'],
  ])(
    'words sent with %j are kept and not shown, and the owner is told why',
    async (missing, reason) => {
      const added = await add(withEvidence('Cleo Marsh', missing));
      expect(whyNotShown(added)).toBe(reason);
      expect(await shown(added.id)).toBeUndefined();
      await edit(added.id, withEvidence('Cleo Marsh'));
      expect(await shown(added.id)).toMatchObject({ name: 'Cleo Marsh' });
    },
  );

  test('a change that names the five fields alone leaves the evidence standing', async () => {
    const added = await add(withEvidence('Dora', { incentive: true, permission: false }));
    expect(await edit(added.id, given('Dora Hill', { rating: '3' }))).toMatchObject({
      name: 'Dora Hill',
      rating: 3,
      date: '2026-05-04',
      source: 'Google review',
      permission: false,
      incentive: true,
    });
  });

  test('visitors are told of something given in return and of the project, never of the source', async () => {
    const project = await addRecord({
      record: portfolioRecord,
      ctx: owner(),
      queue: server.container.queue,
      input: { title: 'Long border', description: 'Grasses.' },
    });
    const added = await add(withEvidence('Eve', { incentive: true, projectId: project.id }));
    expect(await shown(added.id)).toEqual({
      id: added.id,
      name: 'Eve',
      location: 'Romford',
      rating: 4,
      text: 'They came back for the last light.',
      featured: false,
      date: '2026-05-04',
      sample: false,
      incentive: true,
      project: { id: project.id, title: 'Long border' },
    });
    await deleteRecord({ record: portfolioRecord, ctx: owner(), id: project.id });
    expect(await shown(added.id)).toMatchObject({ project: null });
    expect(await edit(added.id, withEvidence('Eve', { projectId: project.id }))).toMatchObject({
      projectId: project.id,
    });
    await expect(add(withEvidence('Fay', { projectId: project.id }))).rejects.toMatchObject({
      code: 'invalid',
      errors: [{ field: 'projectId' }],
    });
  });

  test.each([
    [{ name: ' ' }, 'Name is required'],
    [{ location: '' }, 'Location is required'],
    [{ text: undefined }, 'Text is required'],
    [{ rating: 0 }, 'Please choose a rating from 1 to 5'],
    [{ rating: 4.5 }, 'Please choose a rating from 1 to 5'],
    [{ rating: '6' }, 'Please choose a rating from 1 to 5'],
    [{ date: '2026-02-30' }, 'Please enter the date on which the words were given'],
    [
      { date: '2027-01-01' },
      'This date lies in the future. Please enter the date on which the words were given.',
    ],
  ])('%j is refused in plain words', async (wrong, message) => {
    await expect(add(withEvidence('Wrong', wrong))).rejects.toThrow(message);
  });

  test("a sample stays a sample until its words are a client's", async () => {
    await seedSamples('s1');
    expect(await edit('s1', { ...sample('s1'), rating: 3 })).toMatchObject({
      sample: true,
      rating: 3,
    });
    await expect(
      edit('s1', { ...sample('s1'), sample: false, permission: true }),
    ).rejects.toMatchObject({ code: 'invalid', errors: [{ field: 'text' }] });
    await expect(
      edit('s1', given('Gwen', { sample: false, permission: true })),
    ).rejects.toMatchObject({ code: 'invalid', errors: [{ field: 'source' }] });
    expect(await edit('s1', withEvidence('Gwen', { sample: false }))).toMatchObject({
      sample: false,
      source: 'Google review',
    });
  });

  test('words given without a date get the day that it is in London', async () => {
    const clock = { now: () => new Date('2026-06-30T23:30:00Z') };
    const { date } = await addRecord({
      record: testimonialRecord,
      queue: server.container.queue,
      ctx: { ...owner(), clock },
      input: given('Late'),
    });
    expect(date).toBe('2026-07-01');
  });

  test('a change is checked against the record as it is when the change is written', async () => {
    await seedSamples('raced');
    const { db } = server.container;
    const words = { ...withEvidence('Raced'), text: 'Still said by nobody.' };
    const ctx = {
      ...owner(),
      db: {
        ...db,
        write: async <T>(work: Parameters<typeof db.write<T>>[0]) => {
          await edit('raced', { ...words, source: undefined, sample: true });
          return db.write(work);
        },
      },
    };
    await expect(
      updateRecord({
        record: testimonialRecord,
        queue: server.container.queue,
        ctx,
        id: 'raced',
        input: { ...words, sample: false },
        baseVersion: null,
      }),
    ).rejects.toThrow('These words were written as a sample');
  });

  test('the second of two windows is refused, and each change keeps the earlier version', async () => {
    const added = await add(withEvidence('Hal'));
    await edit(added.id, withEvidence('Hal Green'), 1);
    const second = edit(added.id, withEvidence('Hal Brown'), 1);
    await expect(second).rejects.toThrow(ChangedError);
    await expect(second).rejects.toMatchObject({ current: { name: 'Hal Green', version: 2 } });
    expect(
      (await auditOf(added.id)).map((row) => [
        row.action,
        row.version,
        JSON.parse(row.before ?? '{}').name ?? null,
      ]),
    ).toEqual([
      ['testimonials.add', 1, null],
      ['testimonials.update', 2, 'Hal'],
    ]);
  });

  test('a deleted one can be restored; once it has gone, nothing of the person is left', async () => {
    const added = await add(withEvidence('Ivy Lane'));
    await deleteRecord({ record: testimonialRecord, ctx: owner(), id: added.id });
    expect(await shown(added.id)).toBeUndefined();
    expect(
      await recordBin(testimonialRecord, server.container).listDeleted({ ctx: owner() }),
    ).toContainEqual(expect.objectContaining({ id: added.id, title: 'Ivy Lane, Romford' }));
    await recordBin(testimonialRecord, server.container).restore({ ctx: owner(), id: added.id });
    expect(await shown(added.id)).toMatchObject({ name: 'Ivy Lane' });
    await deleteRecord({ record: testimonialRecord, ctx: owner(), id: added.id });
    await recordBin(testimonialRecord, server.container).purge({ ctx: owner(), id: added.id });
    const rows = await auditOf(added.id);
    expect(rows.map((row) => row.action)).toEqual([
      'testimonials.add',
      'testimonials.delete',
      'testimonials.restore',
      'testimonials.delete',
      'testimonials.purge',
    ]);
    expect(JSON.stringify(rows)).not.toContain('Ivy');
  });

  test('samples are removed together, and a new version brings none', async () => {
    await seedSamples('s2', 's3');
    const own = await add(withEvidence('Jo'));
    const untouched = (await listRecords({ record: testimonialRecord, ctx: owner() })).filter(
      (one) => one.sample && one.version === 1,
    );
    expect(await countSamples({ record: testimonialRecord, ctx: owner() })).toBe(untouched.length);
    expect(await removeSamples({ record: testimonialRecord, ctx: owner() })).toBe(untouched.length);
    await seedSamples('s2', 's3', 's4');
    expect(
      (await listRecords({ record: testimonialRecord, ctx: owner() })).filter((one) =>
        ['s2', 's3', 's4'].includes(one.id),
      ),
    ).toEqual([]);
    expect(await shown(own.id)).toMatchObject({ name: 'Jo' });
    await recordBin(testimonialRecord, server.container).restore({ ctx: owner(), id: 's3' });
    expect(await shown('s3')).toMatchObject({ sample: true });
  });

  test('only the owner may do any of it', async () => {
    const ctx = visitor();
    await expect(listRecords({ record: testimonialRecord, ctx })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(
      addRecord({
        record: testimonialRecord,
        queue: server.container.queue,
        ctx,
        input: given('Mine'),
      }),
    ).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(
      updateRecord({
        record: testimonialRecord,
        queue: server.container.queue,
        ctx,
        id: 'tst_1',
        input: given('Mine'),
        baseVersion: null,
      }),
    ).rejects.toMatchObject({ code: 'forbidden' });
    await expect(
      deleteRecord({ record: testimonialRecord, ctx, id: 'tst_1' }),
    ).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(removeSamples({ record: testimonialRecord, ctx })).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(
      recordBin(testimonialRecord, server.container).restore({ ctx, id: 'tst_1' }),
    ).rejects.toMatchObject({
      code: 'forbidden',
    });
    await expect(
      recordBin(testimonialRecord, server.container).purge({ ctx, id: 'tst_1' }),
    ).rejects.toMatchObject({
      code: 'forbidden',
    });
  });
});
