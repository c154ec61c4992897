/** Bringing in rows of a file: looked at first, then all of the good ones in one transaction, and taken back in one step. */
import { createHash } from 'node:crypto';
import type { z } from 'zod';
import { readTable } from '#contracts/csv-read.ts';
import {
  type ImportDone,
  ImportInput,
  type ImportKind,
  type ImportList,
  type ImportReport,
  IMPORT_PIECE_ROWS,
  tooManyRows,
} from '#contracts/imports.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { inChunks } from '#server/db/chunks.ts';
import type { Reader, Tx } from '#server/db/database.ts';
import { findRow, insertRows, listRows, listSome, updateRows } from '#server/db/rows.ts';
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
/** Of a hash, enough that no two of 200,000 rows are taken for one (72 bits). */
const KEY_LETTERS = 12;
const RECORD_OF: Partial<Record<ImportKind, AnyRecord>> = {
  reviews: testimonialRecord,
  plants: plantRecord,
  projects: portfolioRecord,
};

type Checked = { report: ImportReport; good: { key: string; values: Record<string, unknown> }[] };

/** @throws AppError invalid for a file that cannot be read at all */
async function check(
  db: Reader,
  ctx: Context,
  { kind, text, into }: z.infer<typeof ImportInput>,
): Promise<Checked> {
  const table = readTable(text);
  const count = table.length - 1;
  const refuse = (message: string) => {
    throw new AppError('invalid', message, [{ field: 'text', message }]);
  };
  if (count < 1) refuse('The file has no rows below its headings.');
  if (count > IMPORT_PIECE_ROWS) refuse(tooManyRows(count, IMPORT_PIECE_ROWS));
  const rows = readRows(kind, table, { now: ctx.clock.now() });
  if (!rows) throw new AppError('invalid', 'None of the columns is matched to a field.');
  const told = rows.flatMap((row) => ('good' in row ? [row.good] : []));
  const here = await findKnownEmails(db, [...new Set(told.flatMap(({ email }) => email ?? []))]);
  const before = into ? await findKeys(db, into, told) : new Set<string>();
  const seen = new Set<string>();
  const good = told.filter(({ key, email }) => {
    if (seen.has(key) || before.has(hashOf(key)) || (email !== undefined && here.has(email)))
      return false;
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

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

/** Of these rows, the hashes of those that earlier pieces of the file have brought in. */
async function findKeys(
  db: Reader,
  into: string,
  told: readonly { key: string }[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const some of inChunks(told.map(({ key }) => hashOf(key))))
    for (const { key_hash: hash } of await listSome(db, 'import_rows', ['key_hash'], {
      import_id: into,
      key_hash: some,
    }))
      found.add(hash!);
  return found;
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
  const asked = ImportInput.parse(input);
  const { report, good } = await check(ctx.db.read, ctx, asked);
  return asked.isPiece
    ? { ...report, keys: good.map(({ key }) => hashOf(key).slice(0, KEY_LETTERS)) }
    : report;
}

/** All good rows of a file or of a piece of one, or where anything fails none of them. @throws AppError invalid; conflict for a file that is in already; not-found for a piece of what has been taken back; ZodError */
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
  const { kind, text, into, isPiece = false } = input;
  const hash = createHash('sha256').update(`${kind}\n${text}`).digest('hex');
  const id = into ?? ctx.ids.make('imp');
  const done = await ctx.db.write(async (tx) => {
    const joined = into ? await findRow(tx, 'imports', { id, kind, undone_at: null }) : undefined;
    if (into && !joined)
      throw new AppError(
        'not-found',
        'What this piece belongs to has been taken back. Please choose the file again.',
      );
    const earlier = joined
      ? undefined
      : await findRow(tx, 'imports', { file_hash: hash, undone_at: null });
    if (earlier)
      throw new AppError(
        'conflict',
        'These rows have been brought in already. Take them back first if you want them anew.',
      );
    const { good, report } = await check(tx, ctx, input);
    if (good.length === 0 && !isPiece)
      throw new AppError('invalid', 'No row of the file can be brought in as it is.');
    if (joined)
      await updateRows(tx, 'imports', { id }, { row_count: joined.row_count + good.length });
    else
      await insertRows(tx, 'imports', {
        id,
        kind,
        row_count: good.length,
        created_at: ctx.clock.now().toISOString(),
        file_hash: hash,
      });
    const ids = await addAll(tx, ctx, queue, kind, good);
    const made = good.map(({ key }, at) => ({
      record_id: ids[at]!,
      import_id: id,
      key_hash: hashOf(key),
    }));
    for (const some of inChunks(made)) await insertRows(tx, 'import_rows', ...some);
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

/** @returns the ids of what came of the rows, in their order */
async function addAll(
  tx: Tx,
  ctx: Context,
  queue: Queue,
  kind: ImportKind,
  rows: Checked['good'],
): Promise<string[]> {
  const record = RECORD_OF[kind];
  const made = rows.map(({ values }) => ({ id: ctx.ids.make(record?.idPrefix ?? 'enq'), values }));
  if (record)
    for (const { id, values } of made) await addIn(tx, { ctx, record, queue, input: values }, id);
  else
    await bringIn(
      tx,
      ctx,
      made.map(({ id, values }) => ({ id, given: values as BroughtIn })),
    );
  return made.map(({ id }) => id);
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
    const made = (await listSome(tx, 'import_rows', ['record_id'], { import_id: id })).map(
      (one) => one.record_id,
    );
    if (!RECORD_OF[row.kind])
      for (const some of inChunks(made)) {
        const went = await binBroughtIn(tx, ctx, some);
        gone.removed += went.removed;
        gone.kept += went.kept;
      }
    else
      for (const one of made) {
        const went = await binOne(tx, ctx, RECORD_OF[row.kind]!, one);
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
async function binOne(
  tx: Tx,
  ctx: Context,
  record: AnyRecord,
  id: string,
): Promise<boolean | null> {
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
