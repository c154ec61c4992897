import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { AdminProject, PortfolioInput } from '#contracts/admin-portfolio.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { generateInputs, inputCount } from '#tests/support/generated-json.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';
import { portfolioRecord } from '#server/features/portfolio/record.ts';
import { deleteRecord, listRecords } from '#server/records/edit.ts';
import { portfolioDesk, input } from '#tests/support/portfolio-desk.ts';

describe.each(DATABASES)('the portfolio on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind });
  });
  afterAll(() => server.close());
  const { owner, auditOf } = portfolioDesk(() => server);

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
      for (const given of generateInputs(good, inputCount(400))) {
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
      expect(kept).toBeGreaterThan(inputCount(400) * 0.2);
      expect(kept).toBeLessThan(inputCount(400) * 0.8);
    });
  });
});
