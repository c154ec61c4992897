import { DAY_MS } from '#contracts/london-time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const PLANT = {
  name: 'Sent twice',
  category: 'herbs',
  sunRequirement: 'Full Sun',
  plantingPeriod: 'April',
};
const SERVICE = {
  title: 'Sent twice',
  description: 'Said at some length.',
  shortDescription: 'In short.',
  imageUrl: '',
  icon: null,
  order: 9,
};
const WORDS = { name: 'Sent twice', location: 'Upminster', text: 'They came when they said.' };
const PROJECT = { title: 'Sent twice', description: 'Brick and fern.' };

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind });
  });
  afterAll(() => server.close());

  test.each([
    ['plants', PLANT],
    ['services', SERVICE],
    ['testimonials', WORDS],
    ['portfolio', PROJECT],
  ])(
    'of %s, one adding that is sent three times at once adds one record',
    async (name, payload) => {
      const send = await asOwner(server);
      const add = () =>
        send({
          method: 'POST',
          url: `/api/admin/${name}`,
          headers: { 'idempotency-key': `form-of-${name}-1` },
          payload,
        });
      const answers = await Promise.all([add(), add(), add()]);
      expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201]);
      expect(new Set(answers.map((answer) => answer.json<{ id: string }>().id)).size).toBe(1);
      const added = await server.container.db.read
        .selectFrom('audit')
        .select('subject')
        .where('action', '=', `${name}.add`)
        .execute();
      expect(added).toHaveLength(1);
    },
  );

  test('a key is kept as long as a draft is kept on a device', async () => {
    const { db } = server.container;
    const send = await asOwner(server);
    const add = () =>
      send({
        method: 'POST',
        url: '/api/admin/plants',
        headers: { 'idempotency-key': 'form-left-for-weeks' },
        payload: { ...PLANT, name: 'Left for weeks' },
      });
    const first = (await add()).json<{ id: string }>().id;
    await db.write((tx) =>
      tx
        .updateTable('added_records')
        .set({ added_at: new Date(Date.now() - 30 * DAY_MS).toISOString() })
        .where('request_key', '=', 'form-left-for-weeks')
        .execute(),
    );
    expect((await add()).json<{ id: string }>().id).toBe(first);
  });

  test.each([
    ['plants', PLANT],
    ['services', SERVICE],
    ['testimonials', WORDS],
    ['portfolio', PROJECT],
  ])(
    'of %s, what was added and then deleted is added anew from the same form, once',
    async (name, payload) => {
      const send = await asOwner(server);
      const add = (words: object) =>
        send({
          method: 'POST',
          url: `/api/admin/${name}`,
          headers: { 'idempotency-key': `form-of-${name}-deleted` },
          payload: words,
        });
      const first = (await add(payload)).json<{ id: string }>().id;
      expect(
        (await send({ method: 'DELETE', url: `/api/admin/${name}/${first}` })).statusCode,
      ).toBeLessThan(300);
      const other = { ...payload, description: 'Said in other words.' };
      const answers = await Promise.all([add(other), add(other), add(other)]);
      expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201]);
      const [second, ...same] = answers.map((answer) => answer.json<{ id: string }>().id);
      expect([second === first, same]).toEqual([false, [second, second]]);
      // The key now belongs to the new record: other input counts as a conflict.
      expect(
        (await add({ ...payload, description: 'Third words.', text: 'Third words.' })).statusCode,
      ).toBe(409);
    },
  );

  test('without a key every sending adds, and keys are forgotten in the end', async () => {
    const { db } = server.container;
    await db.write((tx) =>
      tx.updateTable('added_records').set({ added_at: '2020-01-01T00:00:00.000Z' }).execute(),
    );
    const send = await asOwner(server);
    const add = (headers: Record<string, string>) =>
      send({ method: 'POST', url: '/api/admin/portfolio', headers, payload: PROJECT });
    const ids = [
      await add({}),
      await add({}),
      await add({ 'idempotency-key': 'form-of-portfolio-1' }),
    ].map((answer) => answer.json<{ id: string }>().id);
    expect(new Set(ids).size).toBe(3);
    expect(await db.read.selectFrom('added_records').select('request_key').execute()).toEqual([
      { request_key: 'form-of-portfolio-1' },
    ]);
  });
});
