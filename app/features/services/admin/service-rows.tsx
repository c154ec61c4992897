import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { isUndescribed, UNFETCHED_LABEL } from '#contracts/admin-pictures.ts';
import type { AdminService } from '#contracts/admin-services.ts';
import { useDragOrder } from '#app/features/admin/use-drag-order.ts';
import { classNames } from '#app/lib/class-names.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { imagesOf } from '../service-images.ts';
import { useServiceOrder } from './use-service-order.ts';

type Props = {
  services: readonly AdminService[];
  /** Only the whole list can be put in order. */ isWhole: boolean;
  onEdit: (service: AdminService) => void;
  onDelete: (service: AdminService) => void;
};

export function ServiceRows({ services, isWhole, onEdit, onDelete }: Props) {
  const { move, announced, failure } = useServiceOrder(services);
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
  const moveByKey = (service: AdminService, from: number, to: number, part: string) => {
    focused.current = { id: service.id, part };
    move(from, to);
  };
  return (
    <>
      <p id={helpId} className="sr-only">
        Pull it up or down, or press the arrow keys; Home and End take it to the ends.
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
      {isWhole || services.length < 2 ? null : (
        <p className="small mb-4 text-ink-soft">Show all services to change their order.</p>
      )}
      <ol ref={list} className={classNames('border-t', draggedIndex !== null && 'select-none')}>
        {services.map((service, index) => (
          <li
            key={service.id}
            data-row={service.id}
            style={styleOf(index)}
            className={classNames('border-b bg-paper', draggedIndex === index && 'shadow-float')}
          >
            <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-3 py-4 sm:grid-cols-[auto_9rem_minmax(0,1fr)_auto] sm:items-center sm:gap-x-5">
              {isWhole ? (
                <MoveParts
                  service={service}
                  index={index}
                  count={services.length}
                  helpId={helpId}
                  onGrab={(event) => start(event, index)}
                  onMove={(to, part) => moveByKey(service, index, to, part)}
                />
              ) : (
                <span aria-hidden />
              )}
              <div className="sm:contents">
                <ServiceThumb service={service} />
                <div className="mt-3 min-w-0 sm:mt-0">
                  <h3 className="display-4 wrap-anywhere">{service.title}</h3>
                  <p className="fine figures mt-1 text-ink-soft">Order {service.order}</p>
                  <p className="small mt-1.5 line-clamp-2 max-w-prose wrap-anywhere text-ink-soft">
                    {service.shortDescription}
                  </p>
                </div>
              </div>
              <div className="col-start-2 flex flex-wrap items-center gap-2.5 sm:col-start-auto sm:justify-end">
                {service.isUnfetched ? <Badge tone="amber">{UNFETCHED_LABEL}</Badge> : null}
                {isUndescribed(service.picture) ? (
                  <Badge tone="amber">Picture not described</Badge>
                ) : null}
                {service.active ? null : <Badge tone="amber">Inactive</Badge>}
                <Button size="small" variant="outline" onClick={() => onEdit(service)}>
                  Edit<span className="sr-only"> {service.title}</span>
                </Button>
                <Button
                  size="small"
                  variant="outline"
                  className="text-danger!"
                  onClick={() => onDelete(service)}
                >
                  Delete<span className="sr-only"> {service.title}</span>
                </Button>
              </div>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

const PART =
  'inline-flex size-9 items-center justify-center rounded-sm text-ink-soft hover:bg-stone hover:text-ink aria-disabled:opacity-35';

function MoveParts({
  service,
  index,
  count,
  helpId,
  onGrab,
  onMove,
}: {
  service: AdminService;
  index: number;
  count: number;
  helpId: string;
  onGrab: (event: React.PointerEvent<HTMLElement>) => void;
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
        aria-label={`Move ${service.title} up`}
        onClick={() => onMove(index - 1, 'up')}
        className={PART}
      >
        <ArrowUp aria-hidden size={18} strokeWidth={1.6} />
      </button>
      <button
        type="button"
        data-part="grip"
        aria-label={`Move ${service.title}`}
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
        aria-label={`Move ${service.title} down`}
        onClick={() => onMove(index + 1, 'down')}
        className={PART}
      >
        <ArrowDown aria-hidden size={18} strokeWidth={1.6} />
      </button>
    </div>
  );
}

/** Its own picture, or the drawing that visitors see in its place. */
function ServiceThumb({ service }: { service: AdminService }) {
  const images = imagesOf(service);
  const [tried, setTried] = useState(0);
  const url = images[Math.min(tried, images.length - 1)]!;
  return (
    <Picture
      key={url}
      picture={url === service.imageUrl ? service.picture : null}
      url={url}
      alt=""
      sizes="9rem"
      className={classNames(
        'aspect-[3/2] w-36 overflow-hidden bg-stone sm:w-full',
        // The picture alone: dimmed words would be too pale to read.
        !service.active && 'opacity-60',
      )}
      imageClassName="size-full object-cover"
      {...(tried < images.length - 1 ? { onFail: () => setTried(tried + 1) } : {})}
    />
  );
}
