/**
 * What the owner's lists really ask of the database, taken from the use cases themselves and explained by it: none sorts or
 * looks through a whole large table to show a page, or to find a word.
 */
import {
  CompiledQuery,
  createQueryId,
  type KyselyPlugin,
  type RootOperationNode,
  sql,
} from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SETTING_KEYS } from '#server/features/settings/use-cases.ts';
import { sampleBusiness } from '#content/settings/business.ts';
import type { Context } from '#server/context.ts';
import { addSetting } from '#server/features/settings/repo.ts';
import { listChangePage } from '#server/features/changes/use-cases.ts';
import { listEnquiries } from '#server/features/enquiries/read-for-owner.ts';
import { listMails } from '#server/features/mail/manage.ts';
import { listQuotes } from '#server/features/quotes/list.ts';
import { listOpenTasks } from '#server/features/tasks/use-cases.ts';
import { readToday } from '#server/features/today/use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const MANY = 4_000;
const LARGE = ['enquiries', 'quotes', 'audit', 'mail_messages', 'tasks'] as const;

const LISTS: [name: string, read: (ctx: Context) => Promise<unknown>][] = [
  ['enquiries that wait', (ctx) => listEnquiries({ ctx, query: {} })],
  ['all enquiries', (ctx) => listEnquiries({ ctx, query: { list: 'all' } })],
  ['quotes', (ctx) => listQuotes({ ctx, query: {} })],
  ['mail', (ctx) => listMails({ ctx, query: {}, sender: null })],
  ['changes', (ctx) => listChangePage({ ctx, query: {} })],
  ['enquiries by a word', (ctx) => listEnquiries({ ctx, query: { search: 'a77@exam' } })],
  ['quotes by a word', (ctx) => listQuotes({ ctx, query: { search: 'a77@exam' } })],
  ['mail by a word', (ctx) => listMails({ ctx, query: { search: 'a77@exam' }, sender: null })],
  ['tasks', (ctx) => listOpenTasks({ ctx })],
  ['the day', (ctx) => readToday({ ctx })],
];

describe.each(DATABASES)('the owner’s lists on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    const { db } = server.container;
    const n =
      kind === 'postgres'
        ? sql`generate_series(1, ${sql.lit(MANY)}) as many(n)`
        : sql`(with recursive many(n) as (select 1 union all select n + 1 from many where n < ${sql.lit(MANY)}) select n from many) as many`;
    const at = '2026-01-01T00:00:00.000Z';
    const fills = [
      sql`insert into enquiries (id, request_key, source, state, state_times, name, email, access, choices, site_facts, waiting_since, created_at, updated_at, last_activity_at)
        select 'e' || n, 'k' || n, 'general', case when n % 50 = 0 then 'received' else 'closed' end, '{}', 'Ada', 'a' || n || '@example.org', '{}', '[]', '[]', case when n % 50 = 0 then ${sql.lit(at)} end, ${sql.lit(at)}, ${sql.lit(at)}, ${sql.lit(at)} from ${n}`,
      sql`insert into quotes (id, state, name, email, phone, address, postcode, created_at, updated_at)
        select 'q' || n, 'draft', 'Ada', 'a' || n || '@example.org', '', '', '', ${sql.lit(at)}, ${sql.lit(at)} from ${n}`,
      sql`insert into audit (id, at, actor, action, subject, request_id, detail)
        select 'a' || n, ${sql.lit(at)}, 'owner', 'settings.update', 'settings:firm', 'r', '{}' from ${n}`,
      sql`insert into tasks (id, request_key, email, text, done_at, created_at, updated_at)
        select 't' || n, 'k' || n, 'a' || n || '@example.org', 'x', ${sql.lit(at)}, ${sql.lit(at)}, ${sql.lit(at)} from ${n}`,
    ];
    for (const fill of fills) await db.write((tx) => fill.execute(tx));
    await db.write((tx) => addSetting(tx, SETTING_KEYS.business, sampleBusiness, at));
    await db.write((tx) => sql`analyze`.execute(tx));
  });
  afterAll(() => server.close());

  /** Every statement that a use case reads by, as the database is asked. */
  async function statementsOf(read: (ctx: Context) => Promise<unknown>): Promise<CompiledQuery[]> {
    const nodes: RootOperationNode[] = [];
    const listening: KyselyPlugin = {
      transformQuery({ node }) {
        nodes.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const ctx = server.container.contextFor({ kind: 'owner' }, 'test');
    await read({ ...ctx, db: { ...ctx.db, read: ctx.db.read.withPlugin(listening) } });
    const executor = ctx.db.read.getExecutor();
    // What asks for nothing of nobody is answered without looking.
    return nodes
      .map((node) => executor.compileQuery(node, createQueryId()))
      .filter((query) => !query.sql.includes('1 = 0'));
  }

  /** Large tables that would be read from the first row to the last. */
  async function wholeTables(query: CompiledQuery): Promise<string[]> {
    const { db } = server.container;
    if (kind !== 'postgres') {
      const { rows } = await db.read.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`explain query plan ${query.sql}`, [...query.parameters]),
      );
      return rows.flatMap(({ detail }) => {
        const [, table] = /^SCAN (\w+)(?! USING)(?: AS \w+)?$/.exec(detail) ?? [];
        // A page of a long list that is sorted first is a whole table too; what words have narrowed down may be sorted.
        const isSorted =
          detail === 'USE TEMP B-TREE FOR ORDER BY' &&
          /\blimit \?(?: offset \?)?$/.test(query.sql) &&
          !query.sql.includes('json_each');
        return isSorted ? ['a sorted page'] : LARGE.filter((one) => one === table);
      });
    }
    return db.write(async (tx) => {
      // A short table is read whole because that is quicker; whether an index could serve is the question.
      await sql`set local enable_seqscan = off`.execute(tx);
      const { rows } = await tx.executeQuery(
        CompiledQuery.raw(`explain ${query.sql}`, [...query.parameters]),
      );
      return LARGE.filter((one) => JSON.stringify(rows).includes(`Seq Scan on ${one}`));
    });
  }

  test.each(LISTS)('%s', async (_name, read) => {
    const statements = await statementsOf(read);
    expect(statements.length).toBeGreaterThan(0);
    const found: string[] = [];
    for (const statement of statements)
      for (const table of await wholeTables(statement)) found.push(`${table}: ${statement.sql}`);
    expect(found).toEqual([]);
  });
});
