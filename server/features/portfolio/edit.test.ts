import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdminProject, PortfolioInput } from '#contracts/admin-portfolio.ts';
import { ChangedError } from '#server/errors.ts';
import { FETCH_PICTURE_JOB } from '#server/features/site-pictures/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { generateInputs } from '#tests/support/generated-json.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import {
  asSampleProject,
  listPortfolio,
  portfolioRecord,
} from '#server/features/portfolio/record.ts';
import { listNamedPictures } from '#server/records/pictures.ts';
import { recordBin } from '#server/records/bin.ts';
import { addRecord, deleteRecord, listRecords, updateRecord } from '#server/records/edit.ts';
import { countSamples, removeSamples, seedRecords } from '#server/records/samples.ts';

const input = (title: string, more: object = {}) => ({
  title,
  description: 'Brick and fern.',
  afterImageUrl: '/uploads/site/after-1600.jpg',
  ...more,
});
const sample = (id: string) => ({
  id,
  title: `Sample ${id}`,
  description: 'Drawn for a brief.',
  category: 'family' as const,
  tags: ['brick'],
  featured: false,
  beforeImageUrl: `/uploads/site/samples/${id}.jpg`,
  afterImageUrl: `/uploads/site/samples/${id}.jpg`,
});

describe.each(DATABASES)('the portfolio on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind });
  });
  afterAll(() => server.close());
  const owner = () => server.container.contextFor({ kind: 'owner' }, 'test');
  const visitor = () => server.container.contextFor({ kind: 'visitor' }, 'test');
  const system = () => server.container.contextFor({ kind: 'system' }, 'test');
  const parts = () => ({ ctx: owner(), queue: server.container.queue });
  const add = (given: object) => addRecord({ record: portfolioRecord, ...parts(), input: given });
  const editSample = (id: string, more: object) =>
    updateRecord({
      record: portfolioRecord,
      ...parts(),
      id,
      input: { ...sample(id), ...more },
      baseVersion: null,
    });
  const seedSamples = (...ids: string[]) =>
    server.container.db.write((tx) =>
      seedRecords({
        ctx: system(),
        tx,
        record: portfolioRecord,
        samples: ids.map(sample).map(asSampleProject),
      }),
    );
  const shown = async () => (await listPortfolio({ ctx: visitor() })).map((one) => one.title);
  const auditOf = (id: string) =>
    server.container.db.read
      .selectFrom('audit')
      .selectAll()
      .where('subject', '=', `portfolio:${id}`)
      .orderBy('version')
      .execute();

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

  test('a change keeps what it was before, and the second of two windows is told', async () => {
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

  test('nobody but the owner may do any of it', async () => {
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

  describe('over HTTP', () => {
    const url = '/api/admin/portfolio';

    test('an adding that is sent again adds one, and with other words both are shown', async () => {
      const send = await asOwner(server);
      const add = (payload: object, key = 'form-1234567890') =>
        send({ method: 'POST', url, headers: { 'idempotency-key': key }, payload });
      const first = AdminProject.parse((await add(input('Answer lost'))).json());
      const second = await add(input('Answer lost'));
      expect([second.statusCode, AdminProject.parse(second.json())]).toEqual([201, first]);
      const other = await add(input('Answer lost, and better said'));
      expect([other.statusCode, other.json<{ current: AdminProject }>().current]).toMatchObject([
        409,
        { id: first.id, title: 'Answer lost', version: 1 },
      ]);
      expect(
        (await listRecords({ record: portfolioRecord, ctx: owner() })).filter((one) =>
          one.title.startsWith('Answer lost'),
        ),
      ).toHaveLength(1);
      expect(await auditOf(first.id)).toHaveLength(1);
      expect((await add(input('Answer lost'), 'form-0987654321')).json<AdminProject>().id).not.toBe(
        first.id,
      );
      await deleteRecord({ record: portfolioRecord, ctx: owner(), id: first.id });
      const anew = await add(input('Answer lost'));
      expect([anew.statusCode, anew.json<AdminProject>().id === first.id]).toEqual([201, false]);
      expect((await add(input('Answer lost'), 'no key')).statusCode).toBe(400);
    });

    test('strangers are refused, and the owner adds, changes, deletes and restores', async () => {
      for (const [method, path] of [
        ['GET', url],
        ['POST', url],
        ['PUT', `${url}/prj_1`],
        ['DELETE', `${url}/prj_1`],
      ] as const) {
        expect(
          (
            await server.app.inject({
              method,
              url: path,
              headers: { origin: 'http://localhost:80' },
              ...(method === 'GET' ? {} : { payload: input('Mine') }),
            })
          ).statusCode,
          method,
        ).toBe(401);
      }
      const send = await asOwner(server);
      const added = await send({
        method: 'POST',
        url,
        payload: input('Over HTTP', { tags: 'a, b' }),
      });
      expect(added.statusCode).toBe(201);
      const { id, version } = AdminProject.parse(added.json());
      const changed = await send({
        method: 'PUT',
        url: `${url}/${id}`,
        headers: { 'if-match': `"${version}"` },
        payload: input('Over HTTP again'),
      });
      expect([changed.statusCode, AdminProject.parse(changed.json()).version]).toEqual([200, 2]);
      const late = await send({
        method: 'PUT',
        url: `${url}/${id}`,
        headers: { 'if-match': `"${version}"` },
        payload: input('Too late'),
      });
      expect([late.statusCode, late.json<{ current: AdminProject }>().current.title]).toEqual([
        409,
        'Over HTTP again',
      ]);
      expect((await server.app.inject('/api/portfolio')).body).toContain('Over HTTP again');
      expect((await send({ method: 'DELETE', url: `${url}/${id}` })).json()).toEqual({
        success: true,
        message: 'Project deleted',
      });
      expect((await server.app.inject('/api/portfolio')).body).not.toContain('Over HTTP again');
      expect((await send({ method: 'DELETE', url: `${url}/${id}` })).statusCode).toBe(404);
      expect(
        (await send({ method: 'PUT', url: `${url}/%00`, payload: input('Nowhere') })).statusCode,
      ).toBe(400);
      expect((await send({ method: 'POST', url, payload: { title: '' } })).json()).toMatchObject({
        errors: [
          { field: 'title', message: 'Title is required' },
          { field: 'description', message: 'Description is required' },
        ],
      });
    });

    test('whatever is sent is kept exactly as parsed, or refused with a message', async () => {
      const send = await asOwner(server);
      const good = {
        title: 'A garden',
        description: 'Brick and fern.',
        category: 'family',
        tags: ['a', 'b'],
        beforeImageUrl: '',
        afterImageUrl: '/uploads/site/a.jpg',
        featured: true,
        sample: false,
      };
      let kept = 0;
      for (const given of generateInputs(good, 400)) {
        const answer = await send({
          method: 'POST',
          url,
          headers: { 'content-type': 'application/json' },
          payload: JSON.stringify(given),
        });
        const parsed = PortfolioInput.safeParse(given);
        if (!parsed.success) {
          expect(
            [answer.statusCode, answer.json<{ message: string }>().message.length > 0],
            JSON.stringify(given),
          ).toEqual([400, true]);
          continue;
        }
        expect(answer.statusCode, JSON.stringify(given)).toBe(201);
        const { id } = AdminProject.parse(answer.json());
        const stored = (await listRecords({ record: portfolioRecord, ctx: owner() })).find(
          (one) => one.id === id,
        );
        expect(stored).toMatchObject({
          ...parsed.data,
          beforeImageUrl: parsed.data.beforeImageUrl || parsed.data.afterImageUrl,
          sample: parsed.data.sample ?? false,
        });
        await deleteRecord({ record: portfolioRecord, ctx: owner(), id });
        kept += 1;
      }
      expect(kept).toBeGreaterThan(80);
      expect(kept).toBeLessThan(320);
    });
  });
});
