/** The log of complaints in the owner's hands. */
import { pageOf } from '#contracts/paging.ts';
import type { z } from 'zod';
import {
  type AdminComplaint,
  COMPLAINT_KIND_LABELS,
  COMPLAINT_LISTS,
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
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import { AppError, ChangedError } from '#server/errors.ts';
import { presentForOwner } from '#server/features/complaints/present.ts';
import {
  type ComplaintRow,
  countComplaints,
  deleteComplaints,
  findComplaint,
  findComplaintByKey,
  insertComplaint,
  insertStep,
  listComplaintRows,
  updateComplaint,
} from '#server/features/complaints/repo.ts';
import { dueOf, linkOf } from '#server/features/complaints/send.ts';
import {
  tellOfComplaint,
  tellOfStep,
  type TellParts,
} from '#server/features/complaints/notifications.ts';
import { eraseMailsAbout } from '#server/features/mail/erase-about.ts';
import type { Queue } from '#server/jobs/queue.ts';

const COMPLAINTS_A_PAGE = 20;
const patternsOf = (search: string) =>
  search
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[!%_]/g, '!$&')}%`);
const todayOf = (ctx: Context) => londonParts(ctx.clock.now().toISOString()).date;

/** One page, what has to be answered first. A page beyond the last is the last. */
export async function listComplaints({
  ctx,
  query,
  isMailed,
}: {
  ctx: Context;
  query: unknown;
  isMailed: boolean;
}): Promise<ComplaintsPage> {
  requireOwner(ctx);
  const { list = 'all', search: words = '', page = 1 } = ComplaintsQuery.parse(query);
  const search = { patterns: patternsOf(words), today: todayOf(ctx) };
  const counts = Object.fromEntries(
    await Promise.all(
      COMPLAINT_LISTS.map(async (name) => [name, await countComplaints(ctx.db.read, search, name)]),
    ),
  ) as ComplaintsPage['counts'];
  const { pages, shown, offset } = pageOf(counts[list], COMPLAINTS_A_PAGE, page);
  const rows = await listComplaintRows(ctx.db.read, {
    ...search,
    list,
    limit: COMPLAINTS_A_PAGE,
    offset,
  });
  return {
    items: await presentForOwner(ctx.db.read, rows, ctx.clock.now().toISOString()),
    counts,
    page: shown,
    pages,
    isMailed,
  };
}

/** What waits for the owner. */
export async function countOpenComplaints({
  ctx,
}: {
  ctx: Context;
}): Promise<{ open: number; overdue: number }> {
  const search = { patterns: [], today: todayOf(ctx) };
  return {
    open: await countComplaints(ctx.db.read, search, 'open'),
    overdue: await countComplaints(ctx.db.read, search, 'overdue'),
  };
}

const gone = () => new AppError('not-found', 'This complaint is no longer kept.');

async function readForOwner(ctx: Context, id: string): Promise<AdminComplaint> {
  const row = await findComplaint(ctx.db.read, id);
  if (!row) throw gone();
  return (await presentForOwner(ctx.db.read, [row], ctx.clock.now().toISOString()))[0]!;
}

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
  const now = ctx.clock.now().toISOString();
  const id = ctx.ids.make('cmp');
  const link = await linkOf(ctx, id);
  const isNew = await ctx.db.write(async (tx) => {
    const added = await insertComplaint(tx, {
      id,
      request_key: input.requestKey,
      kind: input.kind,
      source: input.source,
      state: 'received',
      name: input.name,
      email: input.email || null,
      phone: input.phone || null,
      concerning: input.concerning || null,
      message: input.message,
      remedy: input.remedy || null,
      received_at: input.receivedOn === today ? now : momentOf(input.receivedOn, '12:00'),
      due_on: dueOf(input.receivedOn),
      updated_at: now,
    });
    if (!added) return false;
    const row = (await findComplaint(tx, id))!;
    await writeAudit(tx, ctx, {
      action: 'complaints.enter',
      subject: `complaints:${id}`,
      detail: { kind: input.kind, source: input.source },
      version: 1,
      after: keptOf(row),
    });
    await tellOfComplaint({ ctx, tx, row, link, ...parts });
    return true;
  });
  if (isNew) parts.queue.announce();
  if (isNew) return readForOwner(ctx, id);
  const earlier = (await findComplaintByKey(ctx.db.read, input.requestKey))!;
  const current = await readForOwner(ctx, earlier.id);
  if (!isSameComplaint(earlier, input))
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
}: {
  ctx: Context;
  id: string;
  input: unknown;
  baseVersion: number | null;
} & TellParts): Promise<AdminComplaint> {
  requireOwner(ctx);
  const step = ComplaintStepInput.parse(input);
  const link = await linkOf(ctx, id);
  await ctx.db.write(async (tx) => {
    const before = await findComplaint(tx, id);
    if (!before) throw gone();
    if (baseVersion !== null && before.version !== baseVersion)
      throw new ChangedError(
        (await presentForOwner(tx, [before], ctx.clock.now().toISOString()))[0],
      );
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
    await updateComplaint(tx, before, { ...values, updated_at: at });
    await insertStep(tx, { id: stepId, complaint_id: id, kind: step.kind, text: step.text, at });
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

/** What the record of changes keeps of a complaint: of what kind it is and how it stands; nothing of its sender or their words. */
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
export async function deleteComplaint({
  ctx,
  id,
  queue,
}: {
  ctx: Context;
  id: string;
  queue: Queue;
}): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    const before = await findComplaint(tx, id);
    if (!before) throw gone();
    await deleteComplaints(tx, [id]);
    await eraseMailsAbout(tx, ctx, { queue, kind: 'complaints', id });
    await writeAudit(tx, ctx, {
      action: 'complaints.delete',
      subject: `complaints:${id}`,
      before: keptOf(before),
    });
  });
}
