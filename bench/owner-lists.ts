/**
 * The owner's lists over 1,000 and over 100,000 enquiries, and how much more the long one costs. On the embedded database,
 * and on PostgreSQL where BENCH_DATABASE_URL names an empty database.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { sampleBusiness } from '../content/settings/business.ts';
import type { Context } from '../server/context.ts';
import { type Database, openPostgres, openSqlite } from '../server/db/database.ts';
import { migrate } from '../server/db/migrate.ts';
import { listEnquiries } from '../server/features/enquiries/read-for-owner.ts';
import { LISTS_OUT } from '../server/features/lists-out-providers.ts';
import { takeListOut } from '../server/features/lists-out/use-cases.ts';
import { relatedRecords } from '../server/features/related-records.ts';
import { SEARCH_PROVIDERS } from '../server/features/search-providers.ts';
import { searchEverything } from '../server/features/search/use-cases.ts';
import { addSetting } from '../server/features/settings/repo.ts';
import { SETTING_KEYS } from '../server/features/settings/use-cases.ts';
import { readToday } from '../server/features/today/use-cases.ts';
import { median, row } from './report.ts';

const FEW = 1_000;
const MANY = 100_000;
const TRIES = 5;

export async function benchOwnerLists(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plotwright-bench-'));
  await measure('embedded', openSqlite(dataDir));
  rmSync(dataDir, { recursive: true, force: true });
  const url = process.env.BENCH_DATABASE_URL;
  if (url) await measure('PostgreSQL', openPostgres(url));
}

async function measure(name: string, db: Database): Promise<void> {
  try {
    await migrate(db);
    await db.write((tx) =>
      addSetting(tx, SETTING_KEYS.business, sampleBusiness, '2026-01-01T00:00:00.000Z'),
    );
    const ctx: Context = {
      actor: { kind: 'owner' },
      requestId: 'bench',
      db,
      clock: { now: () => new Date('2026-11-26T09:00:00Z') },
      ids: { make: (prefix) => `${prefix}_${Math.random().toString(36).slice(2)}` },
      related: relatedRecords,
    };
    const works: readonly [what: string, work: () => Promise<unknown>][] = [
      ['enquiries, first page', () => listEnquiries({ ctx, query: {} })],
      ['  the last page', () => listEnquiries({ ctx, query: { page: 99_999, list: 'all' } })],
      ['  searched for a name', () => listEnquiries({ ctx, query: { search: 'Person 77 ' } })],
      ['  searched in vain', () => listEnquiries({ ctx, query: { search: 'quincunx' } })],
      [
        'the search over everything',
        () => searchEverything({ ctx, providers: SEARCH_PROVIDERS, query: { q: 'Person 77 ' } }),
      ],
      ['the page of the day', () => readToday({ ctx })],
      ['the list taken out as CSV', () => takeOut(ctx)],
    ];
    await fill(db, 0, FEW);
    const few = await timesOf(works);
    await fill(db, FEW, MANY);
    if (db.kind === 'postgres') await sql`analyze`.execute(db.read);
    const many = await timesOf(works);
    works.forEach(([what], at) =>
      row(
        `${what} (${name})`,
        `${few[at]!.toFixed(1)} ms, ${many[at]!.toFixed(0)} ms`,
        `× ${(many[at]! / few[at]!).toFixed(1)} for × ${MANY / FEW} the rows`,
      ),
    );
  } finally {
    await db.close();
  }
}

async function timesOf(works: readonly [string, () => Promise<unknown>][]): Promise<number[]> {
  const medians = [];
  for (const [, work] of works) {
    const times = [];
    for (let at = 0; at < TRIES; at += 1) {
      const from = performance.now();
      await work();
      times.push(performance.now() - from);
    }
    medians.push(median(times));
  }
  return medians;
}

async function takeOut(ctx: Context): Promise<void> {
  const pieces = await takeListOut({ ctx, lists: LISTS_OUT, name: 'enquiries', format: 'csv' });
  for await (const piece of pieces) if (piece === '') throw new Error('an empty piece');
}

/** One in fifty waits for an answer; most are closed long since. */
async function fill(db: Database, from: number, until: number): Promise<void> {
  for (let start = from; start < until; start += 500)
    await db.write(async (tx) => {
      const rows = Array.from({ length: Math.min(500, until - start) }, (_one, index) => {
        const at = start + index;
        const isOpen = at % 50 === 0;
        const time = new Date(Date.UTC(2022, 0, 1) + at * 1_400_000).toISOString();
        return {
          id: `enq_bench${at}`,
          request_key: `bench-${at}`,
          source: 'general' as const,
          state: isOpen ? ('received' as const) : ('closed' as const),
          closing: isOpen ? null : ('owner' as const),
          state_times: JSON.stringify({ received: time }),
          name: `Person ${at} of Romford`,
          email: `person${at}@example.org`,
          phone: '01708 555 000',
          postcode: 'RM1 3DS',
          preferred_times: null,
          message: 'We would like a new terrace, a lawn for the children and some planting.',
          budget_pence: 1_500_000,
          access: '{}',
          calculator: null,
          choices: '[]',
          site_facts: '[]',
          waiting_since: isOpen ? time : null,
          created_at: time,
          updated_at: time,
          last_activity_at: time,
        };
      });
      // SQLite takes so many values at once and no more.
      for (let part = 0; part < rows.length; part += 100)
        await tx
          .insertInto('enquiries')
          .values(rows.slice(part, part + 100))
          .execute();
    });
}
