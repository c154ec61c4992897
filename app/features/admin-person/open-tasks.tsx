/** What is to be done, on the page of the day. */
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { ADMIN_API } from '#contracts/admin-paths.ts';
import type { OpenTasks as Tasks, Task } from '#contracts/tasks.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { reasonOf } from '#app/features/admin/call-reason.ts';
import { useAdminList } from '#app/features/admin/use-admin-list.ts';
import { TaskRow } from './task-row.tsx';

export function OpenTasks() {
  const client = useQueryClient();
  const { data } = useAdminList<Tasks>(ADMIN_API.tasks);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const finish = async (task: Task, isDone: boolean) => {
    setIsBusy(true);
    setFailure(null);
    try {
      await adminFetch(`${ADMIN_API.tasks}/${task.id}/done`, { method: 'POST', json: { isDone } });
    } catch (error) {
      setFailure(reasonOf(error));
    }
    await client.invalidateQueries({ queryKey: [ADMIN_API.tasks] });
    setIsBusy(false);
  };
  return (
    <section aria-labelledby="open-tasks">
      <h2 id="open-tasks" className="display-3">
        To do
      </h2>
      {data && data.items.length === 0 ? (
        <p className="mt-3 text-ink-soft">
          Nothing is to be done. Open a person from the search and write what you mean to do, with a
          day: it appears here.
        </p>
      ) : null}
      {failure ? (
        <p role="alert" className="mt-3 text-danger">
          {failure}
        </p>
      ) : null}
      <ul className="mt-3">
        {(data?.items ?? []).map((task) => (
          <li key={task.id} className="border-t py-3">
            <TaskRow task={task} isBusy={isBusy} onDone={(isDone) => void finish(task, isDone)} />
            <Link
              to={`/admin/person?email=${encodeURIComponent(task.email)}`}
              className="small inline-block min-h-6 underline wrap-anywhere"
            >
              {task.email}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
