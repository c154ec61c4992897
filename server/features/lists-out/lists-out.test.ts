/** Lists taken out: whole, in order, as both kinds of file, harmless in a spreadsheet, for the owner alone. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LISTS_OUT_API, type ListsOut } from '#contracts/lists-out.ts';
import type { ChangePage } from '#contracts/admin-changes.ts';
import { LISTS_OUT } from '#server/features/lists-out-providers.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { asOwner } from '#tests/support/owner.ts';
import { BEFORE, keepOneOfEach, NO_LIMITS } from '#tests/support/owner-records.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

/** More than is read at once, twice over. */
const MANY = 1_203;

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let owner: Awaited<ReturnType<typeof asOwner>>;
  beforeAll(async () => {
    server = await startTestServer({
      kind,
      rateLimits: NO_LIMITS,
      parts: { clock: { now: () => BEFORE } },
    });
    owner = await asOwner(server);
    const rows = Array.from({ length: MANY }, (_one, at) => ({
      id: `enq_${String((at * 7919) % MANY).padStart(6, '0')}`,
      request_key: `key-${at}`,
      source: 'general' as const,
      state: 'received' as const,
      state_times: '{}',
      name: at === 0 ? '=HYPERLINK("http://elsewhere.example")' : `Person ${at}`,
      email: `p${at}@example.org`,
      phone: null,
      postcode: 'RM1 3DS',
      preferred_times: null,
      message: at === 1 ? 'Two lines,\nand "quotes"' : null,
      budget_pence: at === 1 ? 1_250_000 : null,
      access: '{}',
      calculator: null,
      choices: '[]',
      site_facts: '[]',
      waiting_since: null,
      // Many of one moment: the id settles their order.
      created_at: `2026-11-${String(1 + Math.floor(at / 400)).padStart(2, '0')}T09:00:00.000Z`,
      updated_at: '2026-11-20T09:00:00.000Z',
      last_activity_at: '2026-11-20T09:00:00.000Z',
      deleted_at: at === 2 ? '2026-11-20T09:00:00.000Z' : null,
    }));
    await server.container.db.write(async (tx) => {
      for (let at = 0; at < rows.length; at += 100)
        await tx
          .insertInto('enquiries')
          .values(rows.slice(at, at + 100))
          .execute();
    });
  });
  afterAll(() => server.close());
  const take = (name: string, format: string) =>
    owner({ method: 'POST', url: `${LISTS_OUT_API}/${name}?as=${format}` });

  test('every row stands in both files once, the oldest first, without what is in the bin', async () => {
    const json = (await take('enquiries', 'json')).json<{
      rows: { name: string; receivedAt: string; budgetPounds: number | null }[];
    }>();
    expect(json.rows).toHaveLength(MANY - 1);
    expect(new Set(json.rows.map(({ name }) => name)).size).toBe(MANY - 1);
    const times = json.rows.map(({ receivedAt }) => receivedAt);
    expect(times).toEqual(times.toSorted());
    expect(json.rows.find(({ name }) => name === 'Person 1')!.budgetPounds).toBe(12_500);
    const answer = await take('enquiries', 'csv');
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="enquiries-\d{4}-/,
    );
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body.startsWith('\uFEFFReference,Received,State')).toBe(true);
    expect(answer.body.match(/@example\.org/g)).toHaveLength(MANY - 1);
    // Neither a formula nor a broken line.
    expect(answer.body).toContain(`"'=HYPERLINK(""http://elsewhere.example"")"`);
    expect(answer.body).toContain('"Two lines,\nand ""quotes"""');
  });

  test('each list has as many rows as it says, with the fields it names', async () => {
    await keepOneOfEach(server);
    const { items } = (await owner({ url: LISTS_OUT_API })).json<ListsOut>();
    expect(items.map(({ name }) => name)).toEqual(LISTS_OUT.map(({ name }) => name));
    for (const { name, count } of items) {
      const { rows } = (await take(name, 'json')).json<{ rows: Record<string, unknown>[] }>();
      expect([name, rows.length]).toEqual([name, count]);
      const csv = await take(name, 'csv');
      expect([name, csv.statusCode]).toEqual([name, 200]);
    }
    expect(items.filter(({ count }) => count === 0)).toEqual([]);
  });

  test('taking one out is kept in the history, and a list that is not there is said', async () => {
    await take('plants', 'csv');
    const { changes } = (await owner({ url: '/api/admin/changes?kind=people' })).json<ChangePage>();
    expect(changes[0]!.sentence).toBe('The owner took a list out of the site as a file');
    expect((await take('passwords', 'csv')).statusCode).toBe(404);
    expect((await take('plants', 'exe')).statusCode).toBe(400);
  });
});
