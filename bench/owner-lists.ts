/**
 * The owner's lists and searches over a great firm's years: 100,000 designs, 50,000 enquiries, 5,000,000 page views, and what
 * comes with them (owner-lists-fill.ts). On the embedded database, and on PostgreSQL where BENCH_DATABASE_URL names an empty one
 * on this machine (a filled one is measured as it is). Figures are milliseconds of the processor, ours and the database's, which
 * are the same on a busy machine; by the clock stands beside them.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { sampleBusiness } from '../content/settings/business.ts';
import type { Context } from '../server/context.ts';
import { type Database, openPostgres, openSqlite } from '../server/db/database.ts';
import { migrate } from '../server/db/migrate.ts';
import { folderStorage } from '../server/adapters/storage/folder.ts';
import { readDiary } from '../server/features/appointments/manage.ts';
import { listQuestions } from '../server/features/assistant/questions.ts';
import { listBin } from '../server/features/bin/use-cases.ts';
import { type BinParts, binProviders } from '../server/features/bin-providers.ts';
import { listBookingRequests } from '../server/features/booking-requests/manage.ts';
import { listChangePage } from '../server/features/changes/use-cases.ts';
import { listComplaints } from '../server/features/complaints/manage.ts';
import { listDesignIdeas } from '../server/features/designs/ideas.ts';
import { listEnquiries } from '../server/features/enquiries/read-for-owner.ts';
import { readHistory } from '../server/features/history/use-cases.ts';
import { readMoney } from '../server/features/invoices/money.ts';
import { listInvoices } from '../server/features/invoices/list.ts';
import { LISTS_OUT } from '../server/features/lists-out-providers.ts';
import { takeListOut } from '../server/features/lists-out/use-cases.ts';
import { listMails } from '../server/features/mail/manage.ts';
import { listLibrary } from '../server/features/library/use-cases.ts';
import { findNamed } from '../server/features/people/named.ts';
import { readPersonPage } from '../server/features/people/person-page.ts';
import { findPerson } from '../server/features/people/use-cases.ts';
import { MENTIONS, personalDataProviders } from '../server/features/personal-data-providers.ts';
import { readNumbers } from '../server/features/numbers/use-cases.ts';
import { listQuotes } from '../server/features/quotes/list.ts';
import { relatedRecords } from '../server/features/related-records.ts';
import { SEARCH_PROVIDERS } from '../server/features/search-providers.ts';
import { searchEverything } from '../server/features/search/use-cases.ts';
import { addSetting } from '../server/features/settings/repo.ts';
import { SETTING_KEYS } from '../server/features/settings/use-cases.ts';
import { readStats } from '../server/features/stats/use-cases.ts';
import { listOpenTasks } from '../server/features/tasks/use-cases.ts';
import { readToday } from '../server/features/today/use-cases.ts';
import { fillYears } from './owner-lists-fill.ts';
import { cpuSeconds } from './processor.ts';
import { median, row } from './report.ts';

/** The processor's time is counted in hundredths of a second: of so many it is known to a millisecond. */
const TRIES = 10;
const PERSON = { email: 'person1234@example.org' };
/** Nothing that is measured puts work off. */
const NO_QUEUE = {} as BinParts['queue'];

export async function benchOwnerLists(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'plotwright-bench-'));
  await measure('embedded', openSqlite(dataDir), dataDir);
  const url = process.env.BENCH_DATABASE_URL;
  if (url) await measure('PostgreSQL', openPostgres(url), dataDir);
  rmSync(dataDir, { recursive: true, force: true });
}

/** Each a use case as the page calls it. */
export const works = (
  ctx: Context,
  dataDir: string,
  parts = { storage: folderStorage(dataDir), queue: NO_QUEUE },
  keepers = personalDataProviders(parts),
): [what: string, work: () => Promise<unknown>][] => [
  ['enquiries, first page', () => listEnquiries({ ctx, query: {} })],
  ['  all, the last page', () => listEnquiries({ ctx, query: { page: 99_999, list: 'all' } })],
  ['  one name', () => listEnquiries({ ctx, query: { search: 'akers44', list: 'all' } })],
  ['  a word in half of them', () => listEnquiries({ ctx, query: { search: 'terrace' } })],
  [
    '  two such words',
    () => listEnquiries({ ctx, query: { search: 'terrace lighting', list: 'all' } }),
  ],
  ['  two letters', () => listEnquiries({ ctx, query: { search: 'b9', list: 'all' } })],
  ['  in vain', () => listEnquiries({ ctx, query: { search: 'quincunx' } })],
  ['designs, first page', () => listDesignIdeas({ ctx, query: {} })],
  ['  the last page', () => listDesignIdeas({ ctx, query: { page: 99_999 } })],
  ['  one address', () => listDesignIdeas({ ctx, query: { search: 'person1234@' } })],
  ['  a common word', () => listDesignIdeas({ ctx, query: { search: 'terrace' } })],
  ['quotes, first page', () => listQuotes({ ctx, query: {} })],
  ['  one name', () => listQuotes({ ctx, query: { search: 'akers44' } })],
  ['  a common word', () => listQuotes({ ctx, query: { search: 'mill lane' } })],
  ['invoices, first page', () => listInvoices({ ctx, query: {} })],
  ['  one name', () => listInvoices({ ctx, query: { search: 'akers44', list: 'all' } })],
  ['  a common word', () => listInvoices({ ctx, query: { search: 'terrace', list: 'all' } })],
  ['mail, first page', () => listMails({ ctx, query: {}, sender: null })],
  ['  one address', () => listMails({ ctx, query: { search: 'person1234@' }, sender: null })],
  ['  a common word', () => listMails({ ctx, query: { search: 'enquiry' }, sender: null })],
  ['history, first page', () => listChangePage({ ctx, query: {} })],
  ['  of quotes', () => listChangePage({ ctx, query: { kind: 'quotes' } })],
  ['  of one day', () => listChangePage({ ctx, query: { from: '2024-05-01', to: '2024-05-01' } })],
  [
    '  of one record',
    () => readHistory({ ctx, kind: 'enquiries', id: 'enq_b1234', storage: parts.storage }),
  ],
  ['tasks', () => listOpenTasks({ ctx })],
  [
    'the search over everything',
    () => searchEverything({ ctx, providers: SEARCH_PROVIDERS, query: { q: 'akers44' } }),
  ],
  [
    '  a common word',
    () => searchEverything({ ctx, providers: SEARCH_PROVIDERS, query: { q: 'terrace' } }),
  ],
  [
    'a week of the diary',
    () => readDiary({ ctx, query: { from: '2026-11-02', to: '2026-11-08' } }),
  ],
  ['requests', () => listBookingRequests({ ctx, query: {} })],
  ['  one name', () => listBookingRequests({ ctx, query: { search: 'akers44' } })],
  ['complaints', () => listComplaints({ ctx, query: {}, isMailed: false })],
  ['  one name', () => listComplaints({ ctx, query: { search: 'akers44' }, isMailed: false })],
  ['questions asked in vain', () => listQuestions({ ctx, query: {} })],
  ['  a common word', () => listQuestions({ ctx, query: { search: 'terrace' } })],
  ['the bin', () => listBin({ ctx, keepers: binProviders(parts) })],
  [
    'one person’s page',
    () => readPersonPage({ ctx, keepers, providers: SEARCH_PROVIDERS, query: PERSON }),
  ],
  ['  what is held of them', () => findPerson({ ctx, keepers, ownWords: MENTIONS, input: PERSON })],
  ['  by telephone', () => findNamed({ ctx, keepers, input: { who: '01708 101234' } })],
  ['  by name', () => findNamed({ ctx, keepers, input: { who: 'Akers1234' } })],
  ['the library', () => listLibrary({ ctx, query: {} })],
  ['  a word', () => listLibrary({ ctx, query: { search: 'terrace' } })],
  ['the day', () => readToday({ ctx })],
  ['the money', () => readMoney({ ctx })],
  [
    'the dashboard',
    () => readStats({ ctx, dataDir, sample: sampleBusiness, findLastBackup: async () => null }),
  ],
  ['the numbers of twelve months', () => readNumbers({ ctx, query: {} })],
  ['(all enquiries as CSV)', () => takeOut(ctx)],
];

async function measure(name: string, db: Database, dataDir: string): Promise<void> {
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
    const filled = await db.read.selectFrom('enquiries').select('id').limit(1).execute();
    if (filled.length === 0) await fillYears(db);
    for (const [what, work] of works(ctx, dataDir)) {
      const { cpuMs, times } = await timesOf(db, work);
      row(
        `${what} (${name})`,
        `${cpuMs.toFixed(1)} ms of the processor`,
        `${median(times).toFixed(0)} ms by the clock`,
      );
    }
  } finally {
    await db.close();
  }
}

/** Once before, so that pages and statements are in memory, as they are for an owner at work. */
async function timesOf(
  db: Database,
  work: () => Promise<unknown>,
): Promise<{ cpuMs: number; times: number[] }> {
  await work();
  const times = [];
  const before = await usedMs(db);
  for (let at = 0; at < TRIES; at += 1) {
    const from = performance.now();
    await work();
    times.push(performance.now() - from);
  }
  return { cpuMs: ((await usedMs(db)) - before) / TRIES, times };
}

/** Of this process and of the database's own. */
async function usedMs(db: Database): Promise<number> {
  const { user, system } = process.cpuUsage();
  const own = (user + system) / 1000;
  if (db.kind !== 'postgres') return own;
  const { rows } = await sql<{
    pid: number;
  }>`select pid from pg_stat_activity where datname = current_database()`.execute(db.read);
  return rows.reduce((sum, { pid }) => sum + cpuSeconds(pid) * 1000, own);
}

async function takeOut(ctx: Context): Promise<void> {
  const pieces = await takeListOut({ ctx, lists: LISTS_OUT, name: 'enquiries', format: 'csv' });
  for await (const piece of pieces) if (piece === '') throw new Error('an empty piece');
}
