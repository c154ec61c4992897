/** Records in the owner's own order: pulled up and down, or moved by key; shown at once, and taken back when it cannot be saved. */
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { classNames } from '#app/lib/class-names.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { adminFetch } from './admin-fetch.ts';
import { reasonOf } from './call-reason.ts';
import type { RowProps, Stored } from './record-description.ts';
import { useListCache } from './use-admin-list.ts';
import { moveRow, useDragOrder } from './use-drag-order.ts';
import { useFailure } from './use-failure.ts';

type Ordered = Stored & { order: number };
type Order<Rec> = {
  /** Of the list, and of the call that takes `{ ids }` in their new order. */
  path: string;
  orderPath: string;
  /** The public list that shows the same order. */
  publicPath: string;
  nameOf: (record: Rec) => string;
  /** One and many: ['service', 'services']. */
  noun: readonly [string, string];
};

function useOrder<Rec extends Ordered>(
  records: readonly Rec[],
  { path, orderPath, publicPath, nameOf, noun }: Order<Rec>,
) {
  const cache = useListCache<Rec>(path, [publicPath]);
  const [announced, setAnnounced] = useState('');
  const { failure, clear, fail } = useFailure();
  /** The list as the server last had it, while moves are on their way. */
  const saved = useRef<readonly Rec[] | null>(null);
  const wanted = useRef<readonly string[] | null>(null);

  /** One call at a time, always with the latest order, so that quick moves cannot overtake each other. */
  const send = async () => {
    while (wanted.current) {
      const ids = wanted.current;
      wanted.current = null;
      try {
        const rows = await adminFetch<Rec[]>(orderPath, { method: 'PUT', json: { ids } });
        saved.current = rows;
        if (!wanted.current) cache.set(rows);
      } catch (error) {
        wanted.current = null;
        cache.set(saved.current ?? records);
        setAnnounced('');
        fail(`Failed to update ${noun[0]}: ${reasonOf(error)}`);
      }
    }
    saved.current = null;
    cache.renew();
  };

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= records.length) return;
    clear();
    const isSending = saved.current !== null;
    saved.current ??= records;
    const rows = moveRow(records, from, to).map((record, index) => ({
      ...record,
      order: index + 1,
    }));
    cache.set(rows);
    wanted.current = rows.map(({ id }) => id);
    setAnnounced(`${nameOf(records[from]!)} is now ${to + 1} of ${records.length}`);
    if (!isSending) void send();
  };
  return { move, announced, failure };
}

export function OrderedRows<Rec extends Ordered>({
  records,
  isWhole,
  onEdit,
  onDelete,
  order,
  picture,
  facts,
  marks,
}: Omit<RowProps<Rec>, 'onCopy'> & {
  order: Order<Rec>;
  picture: (record: Rec) => ReactNode;
  /** Under the name. */
  facts: (record: Rec) => ReactNode;
  /** Before the buttons: what is special about it, or missing. */
  marks: (record: Rec) => ReactNode;
}) {
  const { move, announced, failure } = useOrder(records, order);
  const { list, start, styleOf, draggedIndex } = useDragOrder(move);
  const helpId = useId();
  // A row that was moved by key keeps the focus, wherever it is now.
  const focused = useRef<{ id: string; part: string } | null>(null);
  useEffect(() => {
    const wanted = focused.current;
    if (!wanted) return;
    focused.current = null;
    list.current
      ?.querySelector<HTMLElement>(
        `[data-row="${CSS.escape(wanted.id)}"] [data-part="${wanted.part}"]`,
      )
      ?.focus();
  });
  return (
    <>
      <p id={helpId} className="sr-only">
        Drag it up or down, or press the arrow keys; Home and End take it to the ends.
      </p>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {failure ? (
        <Notice
          tone="error"
          title="The order could not be saved. It is as it was before."
          className="mb-4"
        >
          <p>{failure}</p>
        </Notice>
      ) : null}
      {isWhole || records.length < 2 ? null : (
        <p className="small mb-4 text-ink-soft">Show all {order.noun[1]} to change their order.</p>
      )}
      <ol ref={list} className={classNames('border-t', draggedIndex !== null && 'select-none')}>
        {records.map((record, index) => {
          const name = order.nameOf(record);
          return (
            <li
              key={record.id}
              data-row={record.id}
              style={styleOf(index)}
              className={classNames('border-b bg-paper', draggedIndex === index && 'shadow-float')}
            >
              <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-3 py-4 sm:grid-cols-[auto_9rem_minmax(0,1fr)_auto] sm:items-center sm:gap-x-5">
                {isWhole ? (
                  <MoveButtons
                    name={name}
                    index={index}
                    count={records.length}
                    helpId={helpId}
                    onGrab={(event) => start(event, index)}
                    onMove={(to, part) => {
                      focused.current = { id: record.id, part };
                      move(index, to);
                    }}
                  />
                ) : (
                  <span aria-hidden />
                )}
                <div className="sm:contents">
                  {picture(record)}
                  <div className="mt-3 min-w-0 sm:mt-0">
                    <h3 className="display-4 wrap-anywhere">{name}</h3>
                    {facts(record)}
                  </div>
                </div>
                <div className="col-start-2 flex flex-wrap items-center gap-2.5 sm:col-start-auto sm:justify-end">
                  {marks(record)}
                  <Button size="small" variant="outline" onClick={() => onEdit(record)}>
                    Edit<span className="sr-only"> {name}</span>
                  </Button>
                  <Button
                    size="small"
                    variant="outline"
                    className="text-danger!"
                    onClick={() => onDelete(record)}
                  >
                    Delete<span className="sr-only"> {name}</span>
                  </Button>
                </div>
              </div>
            </li>
          );
        })}
      </ol>
    </>
  );
}

const PART =
  'inline-flex size-9 items-center justify-center rounded-sm text-ink-soft hover:bg-stone hover:text-ink aria-disabled:opacity-35';

function MoveButtons({
  name,
  index,
  count,
  helpId,
  onGrab,
  onMove,
}: {
  name: string;
  index: number;
  count: number;
  helpId: string;
  onGrab: (event: PointerEvent<HTMLElement>) => void;
  onMove: (to: number, part: string) => void;
}) {
  const onKeyDown = (event: KeyboardEvent) => {
    const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: count - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onMove(to, 'grip');
  };
  return (
    <div className="flex flex-col items-center">
      <button
        type="button"
        data-part="up"
        aria-disabled={index === 0}
        aria-label={`Move ${name} up`}
        onClick={() => onMove(index - 1, 'up')}
        className={PART}
      >
        <ArrowUp aria-hidden size={18} strokeWidth={1.6} />
      </button>
      <button
        type="button"
        data-part="grip"
        aria-label={`Move ${name}`}
        aria-describedby={helpId}
        onPointerDown={onGrab}
        onKeyDown={onKeyDown}
        className={classNames(PART, 'cursor-grab! touch-none active:cursor-grabbing!')}
      >
        <GripVertical aria-hidden size={19} strokeWidth={1.6} />
      </button>
      <button
        type="button"
        data-part="down"
        aria-disabled={index === count - 1}
        aria-label={`Move ${name} down`}
        onClick={() => onMove(index + 1, 'down')}
        className={PART}
      >
        <ArrowDown aria-hidden size={18} strokeWidth={1.6} />
      </button>
    </div>
  );
}
