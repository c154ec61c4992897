import { countRows, walkRows } from '#server/db/rows.ts';
import type { ListOut } from '#server/features/lists-out/provider.ts';

export const tasksOut: ListOut = {
  name: 'tasks',
  label: 'Notes and tasks about people',
  isPersonal: true,
  columns: {
    createdAt: 'Written',
    email: 'About',
    text: 'What',
    dueOn: 'By',
    doneAt: 'Done',
  },
  count: (ctx) => countRows(ctx.db.read, 'tasks', {}),
  async *rows(ctx) {
    for await (const rows of walkRows(ctx.db.read, 'tasks', {}))
      yield rows.map((row) => ({
        createdAt: row.created_at,
        email: row.email,
        text: row.text,
        dueOn: row.due_on,
        doneAt: row.done_at,
      }));
  },
};
