/** The owner's notes about a person, and tasks with the day by which they are to be done. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { Task } from '#contracts/tasks.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { requestKeys } from '#app/lib/make-id.ts';
import { Button } from '#app/ui/button.tsx';
import { Field, Input, Textarea } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { TaskRow } from './task-row.tsx';

export function PersonTasks({
  email,
  tasks,
  onChanged,
}: {
  email: string;
  tasks: readonly Task[];
  onChanged: () => unknown;
}) {
  const client = useQueryClient();
  const [keyOf] = useState(() => requestKeys());
  const [text, setText] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const renew = async () => {
    await onChanged();
    await client.invalidateQueries({ queryKey: [ADMIN_API.tasks] });
  };
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    setIsBusy(true);
    setFailure(null);
    try {
      await work();
      await renew();
      return true;
    } catch (error) {
      setFailure(reasonOf(error));
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  const add = async () => {
    const input = { email, text: text.trim(), dueOn };
    const isAdded = await run(() =>
      adminFetch(ADMIN_API.tasks, { method: 'POST', json: { ...input, requestKey: keyOf(input) } }),
    );
    if (!isAdded) return;
    setText('');
    setDueOn('');
  };
  return (
    <section aria-labelledby="tasks" className="min-w-0 border bg-sheet p-5 sm:p-7">
      <h2 id="tasks" className="display-4">
        Notes and tasks
      </h2>
      <p className="small mt-1 text-ink-soft">
        Only you see these. With a date, a note becomes a task and appears on Today.
      </p>
      {tasks.length > 0 ? (
        <ul className="mt-4 border-t">
          {tasks.map((task) => (
            <li key={task.id} className="border-b py-3">
              <TaskRow
                task={task}
                isBusy={isBusy}
                onDone={(isDone) =>
                  void run(() =>
                    adminFetch(`${ADMIN_API.tasks}/${task.id}/done`, {
                      method: 'POST',
                      json: { isDone },
                    }),
                  )
                }
                onRemove={() =>
                  void run(() => adminFetch(`${ADMIN_API.tasks}/${task.id}`, { method: 'DELETE' }))
                }
              />
            </li>
          ))}
        </ul>
      ) : null}
      <form
        className="mt-5 grid gap-4"
        data-draft={`person-task-${email}`}
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Field label="What">
          {(parts) => (
            <Textarea
              {...parts}
              name="text"
              required
              maxLength={1000}
              rows={2}
              className="min-h-20!"
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          )}
        </Field>
        <Field label="By" optional hint="Leave it empty for a note.">
          {(parts) => (
            <Input
              {...parts}
              name="dueOn"
              type="date"
              value={dueOn}
              onChange={(event) => setDueOn(event.target.value)}
            />
          )}
        </Field>
        {failure ? (
          <Notice tone="error">
            <p>{failure}</p>
          </Notice>
        ) : null}
        <div>
          <Button type="submit" disabled={isBusy || text.trim() === ''} aria-busy={isBusy}>
            {dueOn ? 'Add the task' : 'Add the note'}
          </Button>
        </div>
      </form>
    </section>
  );
}
