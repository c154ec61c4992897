/** Counts writes that may change public pages, for cache invalidation. */
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import type { RecordTables } from '#server/records/list.ts';

/** Whether anything of a table is on a public page or in a public list: a new table has to say so. Records always are. */
export const VISITORS_SEE: Readonly<Record<Exclude<keyof Tables, keyof RecordTables>, boolean>> = {
  added_records: false,
  assistant_questions: false,
  audit: false,
  booking_cells: false,
  invoices: false,
  tasks: false,
  imports: false,
  import_rows: false,
  invoice_numbers: false,
  booking_requests: false,
  bookings: false,
  brand_files: true,
  busy_calendars: false,
  busy_times: false,
  client_counts: false,
  cancellation_notices: false,
  complaint_steps: false,
  complaints: false,
  days_off: false,
  board_marks: false,
  design_arrangements: false,
  design_boards: false,
  design_changes: false,
  design_pictures: true,
  design_reports: false,
  design_search: false,
  design_sessions: true,
  design_versions: false,
  designs: true,
  diary_blocks: false,
  enquiries: false,
  enquiry_designs: false,
  enquiry_messages: false,
  enquiry_notes: false,
  enquiry_photos: false,
  files: true,
  jobs: false,
  mail_messages: false,
  mail_suppressions: false,
  model_usage: false,
  migrations: false,
  outside_pictures: true,
  owner_sessions: false,
  passkeys: false,
  passkey_challenges: false,
  colleagues: false,
  page_views: false,
  quote_acceptances: false,
  quote_numbers: false,
  quote_versions: false,
  quotes: false,
  rates: true,
  removed_samples: false,
  settings: true,
  sign_in_attempts: false,
  sign_in_delays: false,
  site_pictures: true,
};
/** Maximum delay before another node's write is noticed, ms. */
const ASK_EVERY_MS = 2000;
const KEY = 'content_version';

export type ContentVersion = {
  /** Runs a transaction and bumps the version if it wrote anything visitors see. */
  watch<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<{ result: T; isContent: boolean }>;
  /** To be called when a transaction that wrote content has been committed. */
  committed(): void;
  /** Equal only while nothing has changed. */
  read(): Promise<string>;
};

/** `shared`: several nodes write to the database, so each records its changes there and polls for the others'. */
export function contentVersion(
  shared: { db: Reader; makeMark(): string; now(): number } | null,
): ContentVersion {
  let writes = 0;
  let mark = '';
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  const ask = async ({ db, now }: NonNullable<typeof shared>) => {
    const from = now();
    mark =
      (await db.selectFrom('settings').select('value').where('key', '=', KEY).executeTakeFirst())
        ?.value ?? '';
    askedAt = from;
  };

  return {
    async watch(tx, work) {
      let isContent = false;
      const result = await work(
        tx.withPlugin(
          noticeWrites(() => {
            isContent = true;
          }),
        ),
      );
      // Last of all, so that nodes wait for each other no longer than for the commit.
      if (isContent && shared) {
        const row = { value: shared.makeMark(), updated_at: new Date(shared.now()).toISOString() };
        await tx
          .insertInto('settings')
          .values({ key: KEY, ...row })
          .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
          .execute();
      }
      return { result, isContent };
    },
    committed() {
      writes += 1;
    },
    async read() {
      if (shared && shared.now() - askedAt >= ASK_EVERY_MS) {
        asking ??= ask(shared).finally(() => {
          asking = null;
        });
        await asking;
      }
      return `${writes}:${mark}`;
    },
  };
}

/** Inspects every statement of a transaction, so that repos need not report their writes. */
function noticeWrites(onContent: () => void): KyselyPlugin {
  return {
    transformQuery({ node }) {
      if (
        writtenTables(node).some((name) => VISITORS_SEE[name as keyof typeof VISITORS_SEE] ?? true)
      )
        onContent();
      return node;
    },
    transformResult: async ({ result }) => result,
  };
}

/** Migrations change tables before anything is answered, and raw statements only take locks: neither is a write here. */
function writtenTables(node: RootOperationNode): string[] {
  if (node.kind === 'InsertQueryNode') return node.into ? [node.into.table.identifier.name] : [];
  if (node.kind === 'UpdateQueryNode') return node.table ? namesIn(node.table) : [];
  return node.kind === 'DeleteQueryNode' ? node.from.froms.flatMap(namesIn) : [];
}

function namesIn(node: { kind: string }): string[] {
  if (node.kind === 'TableNode')
    return [(node as unknown as { table: { identifier: { name: string } } }).table.identifier.name];
  if (node.kind === 'AliasNode')
    return namesIn((node as unknown as { node: { kind: string } }).node);
  // Written in a way not met before: it counts, rather than be overlooked.
  return [''];
}
