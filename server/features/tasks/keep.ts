/** Notes and tasks as part of what is held of a person, and their end. */
import { type Context, requireOwner } from '#server/context.ts';
import { emptyAuditOfAll } from '#server/db/audit.ts';
import type { Tx } from '#server/db/database.ts';
import { deleteByIds, listIdsBefore, listRows, type RowOf } from '#server/db/rows.ts';
import { expireRows } from '#server/privacy/expire-rows.ts';
import type { Erasure, PersonalDataProvider } from '#server/privacy/personal-data.ts';

type TaskRow = RowOf<'tasks'>;
const subjectOf = (id: string) => `tasks:${id}`;

async function erase(tx: Tx, ctx: Context, rows: readonly TaskRow[]): Promise<Erasure> {
  requireOwner(ctx);
  const ids = rows.map((row) => row.id);
  await deleteByIds(tx, 'tasks', ids);
  await emptyAuditOfAll(tx, ids.map(subjectOf));
  return { done: [{ what: 'Notes and tasks', count: ids.length }], ids };
}

export const taskPersonalData: PersonalDataProvider = {
  name: 'tasks',
  label: 'Notes and tasks',
  async find({ ctx, email }) {
    return (await listRows(ctx.db.read, 'tasks', { email }, 'created_at', 'id')).map((row) => ({
      id: row.id,
      title: row.text.slice(0, 80),
      at: row.created_at,
      href: `/admin/person?email=${encodeURIComponent(email)}`,
      subjects: [subjectOf(row.id)],
      detail: [row.due_on === null ? 'a note of ours' : 'a task of ours'],
    }));
  },
  async *files({ ctx, email }) {
    const rows = await listRows(ctx.db.read, 'tasks', { email }, 'created_at', 'id');
    if (rows.length > 0)
      yield {
        path: 'tasks.json',
        bytes: new TextEncoder().encode(
          JSON.stringify(
            rows.map(({ request_key: _key, ...row }) => row),
            null,
            2,
          ),
        ),
      };
  },
  erase: async (tx, { ctx, email }) => erase(tx, ctx, await listRows(tx, 'tasks', { email })),
  // They hang on an e-mail address alone.
  named: async () => [],
  eraseIds: async (tx, { ctx, ids }) => erase(tx, ctx, await listRows(tx, 'tasks', { id: ids })),
};

/** @param before ISO time since which nothing has happened to them @returns how many went */
export const expireTasks = ({
  ctx,
  before,
  signal,
}: {
  ctx: Context;
  before: string;
  signal: AbortSignal;
}): Promise<number> =>
  expireRows({
    ctx,
    signal,
    action: 'tasks.expire',
    subject: 'tasks',
    list: (tx, limit) => listIdsBefore(tx, 'tasks', { column: 'updated_at', before, limit }),
    remove: (tx, ids) => deleteByIds(tx, 'tasks', ids),
    subjectFor: subjectOf,
  });
