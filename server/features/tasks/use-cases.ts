/** Notes and tasks about people. */
import { londonDay } from '#contracts/london-time.ts';
import { type OpenTasks, type Task, TaskDoneInput, TaskInput } from '#contracts/tasks.ts';
import { type Context, requireOwner } from '#server/context.ts';
import { writeAudit } from '#server/db/audit.ts';
import {
  deleteByIds,
  findRow,
  insertRows,
  listRows,
  type RowOf,
  updateRows,
} from '#server/db/rows.ts';
import { AppError } from '#server/errors.ts';

type TaskRow = RowOf<'tasks'>;
const MOST_LISTED = 50;
const GONE = 'This note or task is no longer there.';

const present = (ctx: Context, row: TaskRow): Task => ({
  id: row.id,
  email: row.email,
  text: row.text,
  dueOn: row.due_on,
  doneAt: row.done_at,
  isLate: row.done_at === null && row.due_on !== null && row.due_on < londonDay(ctx.clock.now()),
  createdAt: row.created_at,
});

/** Of one person: what is to be done first, then the newest. */
export async function listTasksOf({
  ctx,
  email,
}: {
  ctx: Context;
  email: string;
}): Promise<Task[]> {
  requireOwner(ctx);
  const rows = await listRows(ctx.db.read, 'tasks', { email }, '-created_at', 'id');
  const rank = (row: TaskRow) => (row.done_at === null && row.due_on !== null ? 0 : 1);
  return rows
    .toSorted((a, b) => rank(a) - rank(b) || (a.due_on ?? '').localeCompare(b.due_on ?? ''))
    .map((row) => present(ctx, row));
}

/** Everybody's, the earliest first. */
export async function listOpenTasks({ ctx }: { ctx: Context }): Promise<OpenTasks> {
  requireOwner(ctx);
  const rows = await ctx.db.read
    .selectFrom('tasks')
    .selectAll()
    .where('done_at', 'is', null)
    .where('due_on', 'is not', null)
    .orderBy('due_on')
    .orderBy('id')
    .limit(MOST_LISTED)
    .execute();
  return { items: rows.map((row) => present(ctx, row)) };
}

/** Sent twice it is one. @throws AppError invalid */
export async function addTask({ ctx, input }: { ctx: Context; input: unknown }): Promise<Task> {
  requireOwner(ctx);
  const { email, text, dueOn, requestKey } = TaskInput.parse(input);
  const at = ctx.clock.now().toISOString();
  const row = await ctx.db.write(async (tx) => {
    const known = await findRow(tx, 'tasks', { request_key: requestKey });
    if (known) return known;
    const added: TaskRow = {
      id: ctx.ids.make('tsk'),
      request_key: requestKey,
      email,
      text,
      due_on: dueOn || null,
      done_at: null,
      created_at: at,
      updated_at: at,
    };
    await insertRows(tx, 'tasks', added);
    await writeAudit(tx, ctx, { action: 'tasks.add', subject: `tasks:${added.id}` });
    return added;
  });
  return present(ctx, row);
}

/** @throws AppError not-found */
export async function setTaskDone({
  ctx,
  id,
  input,
}: {
  ctx: Context;
  id: string;
  input: unknown;
}): Promise<Task> {
  requireOwner(ctx);
  const { isDone } = TaskDoneInput.parse(input);
  const at = ctx.clock.now().toISOString();
  const row = await ctx.db.write(async (tx) => {
    const before = await findRow(tx, 'tasks', { id });
    if (!before) throw new AppError('not-found', GONE);
    const done_at = isDone ? (before.done_at ?? at) : null;
    if (done_at === before.done_at) return before;
    await updateRows(tx, 'tasks', { id }, { done_at, updated_at: at });
    await writeAudit(tx, ctx, {
      action: isDone ? 'tasks.done' : 'tasks.reopen',
      subject: `tasks:${id}`,
    });
    return { ...before, done_at };
  });
  return present(ctx, row);
}

/** @throws AppError not-found */
export async function removeTask({ ctx, id }: { ctx: Context; id: string }): Promise<void> {
  requireOwner(ctx);
  await ctx.db.write(async (tx) => {
    if (!(await findRow(tx, 'tasks', { id }))) throw new AppError('not-found', GONE);
    await deleteByIds(tx, 'tasks', [id]);
    await writeAudit(tx, ctx, { action: 'tasks.remove', subject: `tasks:${id}` });
  });
}
