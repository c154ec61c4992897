/** A form is taken once, however often it is sent, and followed behind a private link. */
import type { Insertable } from 'kysely';
import type { Context } from '#server/context.ts';
import { type AuditEntry, writeAudit } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { findRow, insertOnce, type RowOf } from '#server/db/rows.ts';
import type { Tables } from '#server/db/tables.ts';
import { AppError } from '#server/errors.ts';
import type { Queue } from '#server/jobs/queue.ts';
import { linkToken, readLinkToken } from '#server/links.ts';
import { rejectBots } from '#server/reject-bots.ts';
import {
  referenceOf,
  type Submission,
  type SubmissionTable,
} from '#server/submissions/definition.ts';

/** `isMailed`: whether e-mails leave at all. */
export type TellParts = { queue: Queue; origin: string; isMailed: boolean };
/** `link`: the private link's path. */
export type Telling<Table extends SubmissionTable> = TellParts & {
  ctx: Context;
  tx: Tx;
  row: RowOf<Table>;
  link: string;
};
type Of<Table extends SubmissionTable> = Pick<
  Submission<Table, { reference: string }>,
  'table' | 'topic' | 'subjectOf' | 'idPrefix' | 'link'
>;

/** Do not call inside a transaction (see linkToken). */
export const linkOf = async (
  ctx: Context,
  { link }: Of<SubmissionTable>,
  id: string,
): Promise<string> => (link ? `${link.path}/${await linkToken(ctx, link.purpose, id)}` : '');

type Storing<Table extends SubmissionTable> = {
  ctx: Context;
  submission: Of<Table>;
  requestKey: string;
  /** All but the id and the key. @param at when it was sent, ISO */
  values(at: string): Omit<Insertable<Tables[Table]>, 'id' | 'request_key'>;
  /** What the audit row has besides its subject. */
  audit(row: RowOf<Table>): Omit<AuditEntry, 'action' | 'subject'>;
  /** Writes the mails, in the transaction that stores it. */
  tell(telling: Telling<Table>): Promise<void>;
  parts: TellParts;
  verb?: string;
};

/** @returns the row that its key stands for, stored now or before */
export async function storeOnce<Table extends SubmissionTable>({
  ctx,
  submission,
  requestKey,
  values,
  audit,
  tell,
  parts,
  verb = 'send',
}: Storing<Table>): Promise<{ row: RowOf<Table>; isNew: boolean }> {
  const { table } = submission;
  const id = ctx.ids.make(submission.idPrefix);
  const link = await linkOf(ctx, submission, id);
  const row = await ctx.db.write(async (tx) => {
    const whole = { id, request_key: requestKey, ...values(ctx.clock.now().toISOString()) };
    if (!(await insertOnce(tx, table, whole as unknown as Insertable<Tables[Table]>))) return null;
    const stored = (await findRow(tx, table, { id } as object))!;
    await writeAudit(tx, ctx, {
      action: `${submission.topic}.${verb}`,
      subject: submission.subjectOf(id),
      ...audit(stored),
    });
    await tell({ ctx, tx, row: stored, link, ...parts });
    return stored;
  });
  if (row) parts.queue.announce();
  const known = row ?? (await findRow(ctx.db.read, table, { request_key: requestKey } as object));
  if (!known) throw sentAlready();
  return { row: known, isNew: row !== null };
}

export type Sent = { reference: string; link: string; isNew: boolean };

/** What a visitor sends. @throws AppError invalid from a program; conflict when the same key was used for somebody else's */
export async function sendOnce<Table extends SubmissionTable>({
  input,
  ...storing
}: Omit<Storing<Table>, 'requestKey'> & {
  input: { requestKey: string; email: string; website?: string | undefined };
}): Promise<Sent> {
  rejectBots(input);
  const { row, isNew } = await storeOnce({ ...storing, requestKey: input.requestKey });
  const { id, email } = row as { id: string; email: string | null };
  if (email !== input.email) throw sentAlready();
  const { ctx, submission } = storing;
  return { reference: referenceOf(id), link: await linkOf(ctx, submission, id), isNew };
}

export const sentAlready = () =>
  new AppError(
    'conflict',
    'This form was already sent with other details. Please reload the page and send it again.',
  );

/** What a private link leads to. @throws AppError not-found */
export async function findByLink<Table extends SubmissionTable>(
  ctx: Context,
  { table, link }: Of<Table>,
  token: string,
): Promise<RowOf<Table>> {
  const id = await readLinkToken(ctx, link!.purpose, token);
  const row = id === null ? undefined : await findRow(ctx.db.read, table, { id } as object);
  if (!row) throw new AppError('not-found', link!.gone);
  return row;
}
