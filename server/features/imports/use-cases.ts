/** Bringing in rows of a file: looked at first, then all of the good ones in one transaction, and taken back in one step. */
import { createHash } from 'node:crypto';
import { readTable } from '#contracts/csv-read.ts';
import {
  type ImportDone,
  ImportInput,
  type ImportKind,
  type ImportList,
  type ImportReport,
  MOST_IMPORT_ROWS,
} from '#contracts/imports.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { inChunks } from '#server/db/chunks.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { findRow, insertRows, listRows, updateRows } from '#server/db/rows.ts';
import { AppError } from '#server/errors.ts';
import {
  binBroughtIn,
  bringIn,
  type BroughtIn,
  findKnownEmails,
} from '#server/features/enquiries/bring-in.ts';
import { readRows } from '#server/features/imports/rows.ts';
import { plantRecord } from '#server/features/plants/record.ts';
import { portfolioRecord } from '#server/features/portfolio/record.ts';
import { testimonialRecord } from '#server/features/testimonials/record.ts';
import type { Queue } from '#server/jobs/queue.ts';
import type { AnyRecord } from '#server/records/definition.ts';
import { addIn, moveToBin } from '#server/records/edit.ts';
import { findRow as findRecord } from '#server/records/rows.ts';

const MOST_TOLD = 100;
const MOST_LISTED = 50;
const RECORD_OF: Partial<Record<ImportKind, AnyRecord>> = {
  reviews: testimonialRecord,
  plants: plantRecord,
  projects: portfolioRecord,
};

type Checked = { report: ImportReport; good: { values: Record<string, unknown> }[] };

/** @throws AppError invalid for a file that cannot be read at all */
async function check(
  db: Reader,
  ctx: Context,
  { kind, text }: { kind: ImportKind; text: string },
): Promise<Checked> {
  const table = readTable(text);
  const count = table.length - 1;
  const refuse = (message: string) => {
    throw new AppError('invalid', message, [{ field: 'text', message }]);
  };
  if (count < 1) refuse('The file has no rows below its headings.');
  if (count > MOST_IMPORT_ROWS)
    refuse(
      `The file has ${count.toLocaleString('en-GB')} rows. At most ${MOST_IMPORT_ROWS.toLocaleString('en-GB')} are brought in at once: please split it.`,
    );
  const rows = readRows(kind, table, { now: ctx.clock.now() });
  if (!rows) throw new AppError('invalid', 'None of the columns is matched to a field.');
  const told = rows.flatMap((row) => ('good' in row ? [row.good] : []));
  const here = await findKnownEmails(db, [...new Set(told.flatMap(({ email }) => email ?? []))]);
  const seen = new Set<string>();
  const good = told.filter(({ key, email }) => {
    if (seen.has(key) || (email !== undefined && here.has(email))) return false;
    seen.add(key);
    return true;
  });
  const problems = rows.flatMap((row) =>
    'words' in row ? [{ row: row.row, words: row.words }] : [],
  );
  return {
    good,
    report: {
      rows: rows.length,
      good: good.length,
      known: told.length - good.length,
      bad: problems.length,
      problems: problems.slice(0, MOST_TOLD),
    },
  };
}

/** What would be brought in; nothing is changed. @throws AppError invalid; ZodError */
export async function checkImport({
  ctx,
  input,
}: {
  ctx: Context;
  input: unknown;
}): Promise<ImportReport> {
  requireOwner(ctx);
  return (await check(ctx.db.read, ctx, ImportInput.parse(input))).report;
}

/** All good rows, or where anything fails none of them. @throws AppError invalid; conflict for a file that is in already; ZodError */
export async function runImport({
  ctx,
  queue,
  input: given,
}: {
  ctx: Context;
  queue: Queue;
  input: unknown;
}): Promise<ImportDone> {
  requireOwner(ctx);
  const input = ImportInput.parse(given);
  const { kind, text } = input;
  const hash = createHash('sha256').update(`${kind}\n${text}`).digest('hex');
  const id = ctx.ids.make('imp');
  const done = await ctx.db.write(async (tx) => {
    const earlier = await findRow(tx, 'imports', { file_hash: hash, undone_at: null });
    if (earlier)
      throw new AppError(
        'conflict',
        'These rows have been brought in already. Take them back first if you want them anew.',
      );
    const { good, report } = await check(tx, ctx, input);
    if (good.length === 0)
      throw new AppError('invalid', 'No row of the file can be brought in as it is.');
    await insertRows(tx, 'imports', {
      id,
      kind,
      row_count: good.length,
      created_at: ctx.clock.now().toISOString(),
      file_hash: hash,
    });
    const made: string[] = [];
    for (const { values } of good) made.push(await addOne(tx, ctx, queue, kind, values));
    for (const some of inChunks(made))
      await insertRows(
        tx,
        'import_rows',
        ...some.map((one) => ({ record_id: one, import_id: id })),
      );
    await writeAudit(tx, ctx, {
      action: 'imports.bring-in',
      subject: `imports:${id}`,
      detail: { kind, count: good.length },
    });
    return { id, report };
  });
  queue.announce();
  return done;
}

async function addOne(
  tx: Tx,
  ctx: Context,
  queue: Queue,
  kind: ImportKind,
  values: Record<string, unknown>,
): Promise<string> {
  const record = RECORD_OF[kind];
  const id = ctx.ids.make(record?.idPrefix ?? 'enq');
  if (record) await addIn(tx, { ctx, record, queue, input: values }, id);
  else await bringIn(tx, ctx, id, values as BroughtIn);
  return id;
}

/** Everything that came of it goes into the bin, but for what has been changed since. @throws AppError not-found; impossible where it has been undone */
export async function undoImport({
  ctx,
  id,
}: {
  ctx: Context;
  id: string;
}): Promise<{ removed: number; kept: number }> {
  requireOwner(ctx);
  return ctx.db.write(async (tx) => {
    const row = await findRow(tx, 'imports', { id });
    if (!row) throw new AppError('not-found', 'There is no such file among those brought in.');
    if (row.undone_at !== null)
      throw new AppError('impossible', 'This has been taken back already.');
    const gone = { removed: 0, kept: 0 };
    for (const { record_id: one } of await listRows(tx, 'import_rows', { import_id: id })) {
      const went = await binOne(tx, ctx, row.kind, one);
      if (went !== null) gone[went ? 'removed' : 'kept'] += 1;
    }
    await updateRows(tx, 'imports', { id }, { undone_at: ctx.clock.now().toISOString() });
    await writeAudit(tx, ctx, {
      action: 'imports.undo',
      subject: `imports:${id}`,
      detail: { kind: row.kind, ...gone },
    });
    return gone;
  });
}

/** @returns null where it is in the bin or gone already */
async function binOne(tx: Tx, ctx: Context, kind: ImportKind, id: string): Promise<boolean | null> {
  const record = RECORD_OF[kind];
  if (!record) return binBroughtIn(tx, ctx, id);
  const row = await findRecord(tx, record, id);
  if (!row || row.deleted_at !== null) return null;
  if (row.version > 1) return false;
  await moveToBin(tx, { ctx, record }, row);
  return true;
}

/** The newest first. */
export async function listImports({ ctx }: { ctx: Context }): Promise<ImportList> {
  requireOwner(ctx);
  const rows = await listRows(ctx.db.read, 'imports', {}, '-created_at', 'id');
  return rows.slice(0, MOST_LISTED).map((row) => ({
    id: row.id,
    kind: row.kind,
    rows: row.row_count,
    at: row.created_at,
    undoneAt: row.undone_at,
  }));
}
