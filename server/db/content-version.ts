/** Counts the writes that may change what a visitor is shown, so that an answer kept in memory knows when it is old. */
import type { KyselyPlugin, RootOperationNode } from 'kysely';
import type { Reader, Tx } from '#server/db/database.ts';

/** Nothing of these stands on a public page or in a public list. Every table not named here counts. */
const UNSEEN = new Set([
  'added_records',
  'audit',
  'booking_cells',
  'booking_requests',
  'bookings',
  'days_off',
  'diary_blocks',
  'design_reports',
  'design_search',
  'enquiries',
  'enquiry_designs',
  'enquiry_messages',
  'enquiry_notes',
  'enquiry_photos',
  'jobs',
  'mail_messages',
  'mail_suppressions',
  'migrations',
  'owner_sessions',
  'page_views',
  'quote_acceptances',
  'quote_numbers',
  'quote_versions',
  'quotes',
  'removed_samples',
  'sign_in_attempts',
  'sign_in_delays',
]);
/** How long another node's write may stay unseen, in milliseconds. */
const ASK_EVERY_MS = 2000;
const KEY = 'content_version';

export type ContentVersion = {
  /** Runs the work of a transaction and marks the transaction when it wrote what visitors see. */
  watch<T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<{ result: T; isContent: boolean }>;
  /** To be called when a transaction that wrote content has been committed. */
  committed(): void;
  /** Equal only while nothing has changed. */
  read(): Promise<string>;
};

/** `shared`: several nodes write to the database, so each leaves a mark in it and looks for those of others. */
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

/** Sees every statement of a transaction before it runs, so that no repo has to remember to say what it wrote. */
function noticeWrites(onContent: () => void): KyselyPlugin {
  return {
    transformQuery({ node }) {
      if (writtenTables(node).some((name) => !UNSEEN.has(name))) onContent();
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
