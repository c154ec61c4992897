import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { phoneDigits, phoneEnd } from '#server/db/phone-sql.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const MANY = 5_000;

/** What the owner opens most, as it is asked for: none may look through a whole table. */
const ASKED: [name: string, query: RawBuilder<unknown>, index: RegExp][] = [
  [
    'the enquiries of one person',
    sql`select * from enquiries where lower(email) = 'a4000@example.org'`,
    /enquiries_by_small_email/,
  ],
  [
    'the quotes of one person',
    sql`select * from quotes where lower(email) = 'a4000@example.org'`,
    /quotes_by_small_email/,
  ],
  [
    'the invoices of a quote',
    sql`select * from invoices where quote_id = 'q4000'`,
    /invoices_quote/,
  ],
  [
    'the notes of an enquiry',
    sql`select * from enquiry_notes where enquiry_id = 'e4000'`,
    /enquiry_notes_by_enquiry/,
  ],
  [
    'the enquiries with a telephone number',
    sql`select * from enquiries where ${phoneEnd(phoneDigits('phone'))} = '04000' and ${phoneDigits('phone')} like '%170804000' escape '!' order by created_at, id limit 100`,
    /enquiries_by_phone_end/,
  ],
  [
    'the enquiries whose time is over',
    sql`select id from enquiries where last_activity_at < '2020-01-02' order by last_activity_at limit 100`,
    /enquiries_by_activity/,
  ],
  [
    'what has changed, the newest first',
    sql`select id from audit order by at desc, id desc limit 50`,
    /audit_in_order/,
  ],
];

describe.each(DATABASES)('indexes on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    const { db } = server.container;
    const n =
      kind === 'postgres'
        ? sql`generate_series(1, ${sql.lit(MANY)}) as many(n)`
        : sql`(with recursive many(n) as (select 1 union all select n + 1 from many where n < ${sql.lit(MANY)}) select n from many) as many`;
    const fills = [
      sql`insert into enquiries (id, request_key, source, state, state_times, name, email, phone, access, choices, site_facts, created_at, updated_at, last_activity_at)
        select 'e' || n, 'k' || n, 'general', 'closed', '{}', 'Ada', 'A' || n || '@example.org', '01708 ' || (100000 + n), '{}', '[]', '[]', '2026-01-01', '2026-01-01', '2026-01-01' from ${n}`,
      sql`insert into enquiry_notes (id, enquiry_id, text, created_at) select 'n' || n, 'e' || n, 'x', '2026-01-01' from ${n}`,
      sql`insert into quotes (id, state, name, email, phone, address, postcode, created_at, updated_at)
        select 'q' || n, 'draft', 'Ada', 'A' || n || '@example.org', '', '', '', '2026-01-01', '2026-01-01' from ${n}`,
      sql`insert into invoices (id, number, quote_id, stage, body, total_pence, due_on, created_at, updated_at)
        select 'i' || n, 'INV-' || n, 'q' || n, 0, '{}', 1, '2026-01-01', '2026-01-01', '2026-01-01' from ${n}`,
      sql`insert into audit (id, at, actor, action, subject, request_id, detail)
        select 'a' || n, '2026-01-01', 'owner', 'x.y', 'x', 'r', '{}' from ${n}`,
    ];
    for (const fill of fills) await db.write((tx) => fill.execute(tx));
    await db.write((tx) => sql`analyze`.execute(tx));
  });
  afterAll(() => server.close());

  test.each(ASKED)('%s', async (_name, query, index) => {
    const explain = kind === 'postgres' ? sql`explain ${query}` : sql`explain query plan ${query}`;
    const { rows } = await explain.execute(server.container.db.read);
    expect(JSON.stringify(rows)).toMatch(index);
  });
});
