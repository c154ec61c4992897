/** How long what was sent is kept, and what of it is held of a person. */
import type { RawBuilder } from 'kysely';
import { type Context, requireOwner } from '#server/context.ts';
import { emptyAuditOfAll, writeAudit } from '#server/db/audit.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import {
  listByEmail,
  listByNameOrPhone,
  listIdsBefore,
  listRows,
  type RowOf,
} from '#server/db/rows.ts';
import { expireRows } from '#server/privacy/expire-rows.ts';
import type { PersonalDataProvider } from '#server/privacy/personal-data.ts';
import {
  deleteSubmissions,
  type Erasable,
  referenceOf,
  type SubmissionTable,
} from '#server/submissions/definition.ts';

export type ExpireOrder = { ctx: Context; before: string; signal?: AbortSignal };

/**
 * @param which the column whose time decides, and which rows end at all
 * @returns what deletes all that were over before a time, and says how many
 */
export const expiry =
  <Table extends SubmissionTable>(
    submission: Erasable<Table>,
    {
      subject,
      ...which
    }: { subject: string; column: keyof RowOf<Table> & string; only?: RawBuilder<boolean> },
  ) =>
  ({ ctx, before, signal }: ExpireOrder): Promise<number> =>
    expireRows({
      ctx,
      signal,
      action: `${submission.topic}.expire`,
      subject,
      list: (tx, limit) => listIdsBefore(tx, submission.table, { ...which, before, limit }),
      remove: (tx, ids) => deleteSubmissions(tx, submission, ids),
      subjectFor: submission.subjectOf,
    });

/** For good, in a transaction of the caller's; the audit keeps that there was one. */
export async function eraseSubmissions(
  tx: Tx,
  ctx: Context,
  submission: Erasable,
  { ids, verb = 'erase' }: { ids: readonly string[]; verb?: string },
): Promise<void> {
  await deleteSubmissions(tx, submission, ids);
  const { topic, subjectOf } = submission;
  await emptyAuditOfAll(tx, ids.map(subjectOf));
  for (const id of ids)
    await writeAudit(tx, ctx, { action: `${topic}.${verb}`, subject: subjectOf(id) });
}

type Row<Table extends SubmissionTable> = RowOf<Table> & { id: string; design_id?: string | null };
type Held<Table extends SubmissionTable, Shown> = {
  /** The folder in the export, and what is in it. */
  name: string;
  label: string;
  /** The columns with the time it came, and with that which its file is called after. */
  sentAt: string;
  filedAt?: string;
  present(ctx: Context, rows: readonly RowOf<Table>[]): Promise<Shown[]>;
  title(shown: Shown): string;
  /** What is held besides a name and an address. */
  detail(shown: Shown, row: RowOf<Table>): string[];
  /** Whether there is a column with a telephone number. */
  hasPhone?: boolean;
  /** What its file says. */
  file(shown: Shown, row: RowOf<Table>): object;
};

export function submissionPersonalData<Table extends SubmissionTable, Shown>(
  submission: Erasable<Table>,
  {
    name,
    label,
    sentAt,
    filedAt = sentAt,
    hasPhone = true,
    present,
    title,
    detail,
    file,
  }: Held<Table, Shown>,
): PersonalDataProvider {
  const { table, subjectOf } = submission;
  const rowsOf = (db: Reader, email: string) =>
    listByEmail(db, table, email, sentAt) as unknown as Promise<Row<Table>[]>;
  const readRows = async (ctx: Context, rows: readonly Row<Table>[]) => {
    return (await present(ctx, rows)).map((shown, index) => {
      const row = rows[index]!;
      const timeIn = (column: string) => String((row as Record<string, unknown>)[column]);
      return { id: row.id, row, shown, timeIn };
    });
  };
  const read = async (ctx: Context, email: string) =>
    readRows(ctx, await rowsOf(ctx.db.read, email));
  const held = ({ id, row, shown, timeIn }: Awaited<ReturnType<typeof read>>[number]) => ({
    id,
    title: `${title(shown)}, reference ${referenceOf(id)}`,
    at: timeIn(sentAt),
    href: null,
    subjects: [subjectOf(id)],
    detail: detail(shown, row),
  });
  const eraseIds = async (tx: Tx, ctx: Context, ids: string[]) => {
    requireOwner(ctx);
    await eraseSubmissions(tx, ctx, submission, { ids });
    return { done: [{ what: label, count: ids.length }], ids };
  };
  return {
    name,
    label,
    find: async ({ ctx, email }) => (await read(ctx, email)).map(held),
    async named({ ctx, who }) {
      const rows = (await listByNameOrPhone(ctx.db.read, table, who, {
        at: sentAt,
        phone: hasPhone ? 'phone' : null,
      })) as unknown as Row<Table>[];
      return (await readRows(ctx, rows)).map((one) => {
        const { name: named, email } = one.row as unknown as { name: string; email: string | null };
        return { ...held(one), name: named, email: email || null };
      });
    },
    async *files({ ctx, email }) {
      for (const { id, row, shown, timeIn } of await read(ctx, email))
        yield {
          path: `${timeIn(filedAt).slice(0, 10)}-${referenceOf(id)}.json`,
          bytes: new TextEncoder().encode(JSON.stringify(file(shown, row), null, 2)),
        };
    },
    erase: async (tx, { ctx, email }) =>
      eraseIds(
        tx,
        ctx,
        (await rowsOf(tx, email)).map((row) => row.id),
      ),
    eraseIds: async (tx, { ctx, ids }) =>
      eraseIds(
        tx,
        ctx,
        (await listRows(tx, table, { id: ids } as never)).map((row) => (row as Row<Table>).id),
      ),
    designIds: async ({ ctx, email }) =>
      (await rowsOf(ctx.db.read, email)).flatMap((row) => row.design_id ?? []),
  };
}
