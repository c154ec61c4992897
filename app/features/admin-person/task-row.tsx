import { dateInWords } from '#contracts/london-time.ts';
import type { Task } from '#contracts/tasks.ts';
import { dayText } from '#app/features/admin/when.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Checkbox } from '#app/ui/checkbox.tsx';

/** A note or a task; a task is ticked off. */
export function TaskRow({
  task,
  isBusy,
  onDone,
  onRemove,
}: {
  task: Task;
  isBusy: boolean;
  onDone: (isDone: boolean) => void;
  onRemove?: () => void;
}) {
  const when =
    task.dueOn === null
      ? `Note of ${dayText(task.createdAt)}`
      : task.doneAt
        ? `Done ${dayText(task.doneAt)}`
        : `By ${dateInWords(task.dueOn)}`;
  return (
    <div>
      {task.dueOn === null ? (
        <p className="whitespace-pre-line wrap-anywhere">{task.text}</p>
      ) : (
        <Checkbox
          label={
            <span className={task.doneAt ? 'text-ink-soft line-through' : 'wrap-anywhere'}>
              {task.text}
            </span>
          }
          checked={task.doneAt !== null}
          disabled={isBusy}
          onChange={(event) => onDone(event.target.checked)}
        />
      )}
      <p className="small mt-1 flex flex-wrap items-center gap-x-3 text-ink-soft">
        {task.isLate ? <Badge tone="danger">Late</Badge> : null}
        <span className="figures">{when}</span>
        {onRemove ? (
          <Button size="small" variant="quiet" disabled={isBusy} onClick={onRemove}>
            Remove<span className="sr-only">: {task.text}</span>
          </Button>
        ) : null}
      </p>
    </div>
  );
}
