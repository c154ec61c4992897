/** The log of complaints in the owner's hands. */
import type { z } from 'zod';
import {
  type AdminComplaint,
  COMPLAINT_KIND_LABELS,
  COMPLAINT_STATE_LABELS,
  type ComplaintsPage,
  ComplaintsQuery,
  type ComplaintState,
  ComplaintStepInput,
  HandComplaintInput,
  MOST_COMPLAINT_DAYS,
  STEPS_OF,
} from '#contracts/complaints.ts';
import { addDays, londonParts, momentOf } from '#contracts/london-time.ts';
import { type Context, readingIn, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { findRow, insertRows, updateVersion } from '#server/db/rows.ts';
import { AppError, ChangedError } from '#server/errors.ts';
import {
  type ComplaintRow,
  complaints,
  listsOn,
  ORDER,
} from '#server/features/complaints/complaint.ts';
import { tellOfComplaint, tellOfStep } from '#server/features/complaints/notifications.ts';
import { dueOf, storedOf } from '#server/features/complaints/send.ts';
import { eraseMailsAbout } from '#server/features/mail/erase-about.ts';
import type { Queue } from '#server/jobs/queue.ts';
import { deleteSubmissions, presentOne } from '#server/submissions/definition.ts';
import { countLists, listPage } from '#server/submissions/list.ts';
import { linkOf, storeOnce, type TellParts } from '#server/submissions/send.ts';

const todayOf = (ctx: Context) => londonParts(ctx.clock.now().toISOString()).date;
type Order = { ctx: Context; id: string };

/** One page, what has to be answered first. */
export async function listComplaints({
  ctx,
  query,
  isMailed,
}: {
  ctx: Context;
  query: unknown;
  isMailed: boolean;
}): Promise<ComplaintsPage> {
  const { list = 'all', ...asked } = ComplaintsQuery.parse(query);
  const lists = listsOn(todayOf(ctx));
  const page = await listPage({ ctx, submission: complaints, lists, list, order: ORDER, ...asked });
  return { ...page, isMailed };
}

/** What waits for the owner. */
export const countOpenComplaints = ({
  ctx,
}: {
  ctx: Context;
}): Promise<{ open: number; overdue: number }> =>
  countLists(ctx.db.read, complaints, listsOn(todayOf(ctx)));

async function requireKept(db: Context['db']['read'], id: string): Promise<ComplaintRow> {
  const row = await findRow(db, 'complaints', { id });
  if (!row) throw new AppError('not-found', 'This complaint is no longer kept.');
  return row;
}

const readForOwner = async (ctx: Context, id: string): Promise<AdminComplaint> =>
  presentOne(ctx, complaints, await requireKept(ctx.db.read, id));

/** One that came another way. Its clock runs from the day it came. @throws AppError invalid for a day to come; conflict with the one that this key stands for, where it says something else */
export async function addComplaintByHand({
  ctx,
  input: given,
  ...parts
}: { ctx: Context; input: unknown } & TellParts): Promise<AdminComplaint> {
  requireOwner(ctx);
  const input = HandComplaintInput.parse(given);
  const today = todayOf(ctx);
  if (input.receivedOn > today)
    throw new AppError('invalid', 'The day it came is still to come.', [
      { field: 'receivedOn', message: 'Please enter a day that is not in the future' },
    ]);
  const { row, isNew } = await storeOnce({
    ctx,
    submission: complaints,
    requestKey: input.requestKey,
    parts,
    verb: 'enter',
    values: (at) => ({
      ...storedOf(input),
      source: input.source,
      received_at: input.receivedOn === today ? at : momentOf(input.receivedOn, '12:00'),
      due_on: dueOf(input.receivedOn),
      updated_at: at,
    }),
    audit: (entered) => ({
      detail: { kind: entered.kind, source: entered.source },
      version: 1,
      after: keptOf(entered),
    }),
    tell: tellOfComplaint,
  });
  const current = await presentOne(ctx, complaints, row);
  if (!isNew && !isSameComplaint(row, input))
    throw new AppError('conflict', ENTERED_ALREADY, undefined, current);
  return current;
}

const ENTERED_ALREADY =
  'This complaint was entered already, before you changed what stands here. Please look at it in the log; what you typed is kept.';

function isSameComplaint(
  row: ComplaintRow,
  input: Omit<z.output<typeof HandComplaintInput>, 'requestKey'>,
): boolean {
  const texts = ['email', 'phone', 'concerning', 'remedy'] as const;
  const isSame =
    row.kind === input.kind &&
    row.source === input.source &&
    row.name === input.name &&
    row.message === input.message;
  return (
    isSame &&
    londonParts(row.received_at).date === input.receivedOn &&
    texts.every((name) => (row[name] ?? '') === input[name])
  );
}

/** Where a step leads; the state stays where none is named. */
const LEADS_TO: Partial<Record<ComplaintStepInput['kind'], ComplaintState>> = {
  acknowledge: 'acknowledged',
  extend: 'acknowledged',
  answer: 'answered',
  close: 'closed',
  reopen: 'acknowledged',
};

/**
 * Notes, acknowledges, puts off, answers, closes or opens again.
 * @param baseVersion the version the step was decided on; null asks nothing
 * @throws AppError not-found, impossible, invalid; ChangedError
 */
export async function takeStep({
  ctx,
  id,
  input,
  baseVersion,
  ...parts
}: Order & { input: unknown; baseVersion: number | null } & TellParts): Promise<AdminComplaint> {
  requireOwner(ctx);
  const step = ComplaintStepInput.parse(input);
  const link = await linkOf(ctx, complaints, id);
  await ctx.db.write(async (tx) => {
    const before = await requireKept(tx, id);
    if (baseVersion !== null && before.version !== baseVersion)
      throw new ChangedError(await presentOne(readingIn(ctx, tx), complaints, before));
    if (!STEPS_OF[before.state].includes(step.kind))
      throw new AppError(
        'impossible',
        `This cannot be done now: the complaint’s state is “${COMPLAINT_STATE_LABELS[before.state]}”.`,
      );
    const dueOn =
      step.kind === 'extend' ? requireLater(before, step.dueOn, todayOf(ctx)) : before.due_on;
    const at = ctx.clock.now().toISOString();
    const stepId = ctx.ids.make('cst');
    const values = { state: LEADS_TO[step.kind] ?? before.state, due_on: dueOn };
    await updateVersion(tx, 'complaints', before, { ...values, updated_at: at });
    const { kind, text } = step;
    await insertRows(tx, 'complaint_steps', { id: stepId, complaint_id: id, kind, text, at });
    await writeAudit(tx, ctx, {
      action: `complaints.${step.kind}`,
      subject: `complaints:${id}`,
      detail: { from: before.state },
      version: before.version + 1,
      before: keptOf(before),
      after: keptOf({ ...before, ...values }),
    });
    await tellOfStep({ ctx, tx, row: { ...before, due_on: dueOn }, link, step, stepId, ...parts });
  });
  parts.queue.announce();
  return readForOwner(ctx, id);
}

/** What the record of changes keeps of a complaint: of what kind it is and its state; nothing of its sender or their words. */
const keptOf = (row: ComplaintRow) => ({
  kind: COMPLAINT_KIND_LABELS[row.kind],
  receivedAt: row.received_at,
  state: COMPLAINT_STATE_LABELS[row.state],
  answerDue: row.due_on,
});

const badDay = (message: string) =>
  new AppError('invalid', `${message}.`, [{ field: 'dueOn', message }]);

function requireLater(before: ComplaintRow, dueOn: string, today: string): string {
  const last = addDays(londonParts(before.received_at).date, MOST_COMPLAINT_DAYS);
  if (dueOn <= before.due_on) throw badDay('The new day has to come after the present one');
  if (dueOn < today) throw badDay('The new day is over: please choose today or a later one');
  if (dueOn > last) throw badDay(`An answer can be put off by ${MOST_COMPLAINT_DAYS} days at most`);
  return dueOn;
}

/** For good, and its mails with it: one that was entered by mistake. The audit keeps that there was one. @throws AppError not-found */
export async function deleteComplaint({ ctx, id, queue }: Order & { queue: Queue }): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const before = await requireKept(tx, id);
    await deleteSubmissions(tx, complaints, [id]);
    await eraseMailsAbout(tx, ctx, { queue, kind: 'complaints', id });
    await writeAudit(tx, ctx, {
      action: 'complaints.delete',
      subject: `complaints:${id}`,
      before: keptOf(before),
    });
  });
}
