import type { BusyTime } from '#contracts/busy-calendars.ts';
import type { AdminAppointment, Block } from '#contracts/appointments.ts';
import { classNames } from '#app/lib/class-names.ts';
import { spanInWords, timeOf } from '#app/features/booking/time-words.ts';
import { endOf, HOUR_PX, type Hours } from './grid-geometry.ts';
import { isAsked, standOf } from './diary-view.ts';

export type Box = { column: number; columns: number; from: number; to: number; hours: Hours };

/** No smaller than a finger can press. */
const LEAST_PX = 26;

function placeOf({ column, columns, from, to, hours }: Box) {
  const top = Math.max(0, ((from - hours.first * 60) / 60) * HOUR_PX);
  const bottom = Math.min(
    (hours.last - hours.first) * HOUR_PX,
    ((to - hours.first * 60) / 60) * HOUR_PX,
  );
  return {
    top,
    height: Math.max(LEAST_PX, bottom - top),
    left: `${(column / columns) * 100}%`,
    width: `${100 / columns}%`,
  };
}

const TILE =
  'relative flex size-full overflow-hidden rounded-sm border border-l-[3px] px-1.5 py-0.5 text-left text-[0.8125rem] leading-snug transition-shadow focus-visible:z-10 focus-visible:outline-offset-0 lg:px-2';
const isOver = ({ state }: AdminAppointment) => state === 'done' || state === 'missed';

type Handlers = {
  onOpen: () => void;
  onKeyDown: (event: React.KeyboardEvent) => void;
  onBlur: () => void;
  onPointerDown: (event: React.PointerEvent) => void;
};

/** One appointment in the grid: opened by a press, moved by pulling or by the arrow keys. */
export function AppointmentTile({
  appointment,
  startsAt,
  box,
  isMoving,
  isMovable,
  hintId,
  ...on
}: {
  appointment: AdminAppointment;
  /** The time it is shown at; differs while it is moved. */ startsAt: string;
  box: Box;
  isMoving: boolean;
  isMovable: boolean;
  hintId: string;
} & Handlers) {
  const { name, label, postcode, isOnSite, state } = appointment;
  const endsAt = endOf(appointment, startsAt);
  const isLow = box.to - box.from < 40;
  return (
    <li
      className={classNames('pointer-events-auto absolute p-px', isMoving && 'z-20')}
      style={placeOf(box)}
    >
      <button
        type="button"
        aria-label={[spanInWords(startsAt, endsAt), name, label, postcode, standOf(appointment)]
          .filter(Boolean)
          .join(', ')}
        aria-describedby={isMovable ? hintId : undefined}
        onClick={on.onOpen}
        onKeyDown={on.onKeyDown}
        onBlur={on.onBlur}
        onPointerDown={on.onPointerDown}
        className={classNames(
          TILE,
          isLow ? 'items-center gap-1.5' : 'flex-col',
          'touch-pan-y select-none [-webkit-touch-callout:none]',
          isOver(appointment)
            ? 'border-line-strong bg-stone text-ink-soft'
            : isAsked(appointment)
              ? 'border-amber bg-amber-wash text-ink'
              : isOnSite
                ? 'border-clay bg-clay-wash text-ink'
                : 'border-leaf bg-leaf-wash text-ink',
          isMovable && 'cursor-grab',
          isMoving ? 'cursor-grabbing shadow-float ring-2 ring-clay' : 'hover:shadow-float',
        )}
      >
        <span className="figures shrink-0">{timeOf(startsAt)}</span>
        <span
          className={classNames(
            'min-w-0 truncate font-medium',
            state === 'missed' && 'line-through',
          )}
        >
          {name}
        </span>
        {box.to - box.from >= 60 ? (
          <span className="truncate text-ink-soft">
            {isAsked(appointment)
              ? standOf(appointment)
              : [label, postcode].filter(Boolean).join(', ')}
          </span>
        ) : null}
      </button>
    </li>
  );
}

/** Another calendar of the owner's is busy: lies under everything, and lets a press through to the time. */
export function BusyTile({ time, box }: { time: BusyTime; box: Box }) {
  return (
    <li className="pointer-events-none absolute p-px" style={placeOf(box)}>
      <p
        className={classNames(
          TILE,
          'border-dashed border-line-strong bg-[repeating-linear-gradient(135deg,transparent_0_7px,var(--line)_7px_8px)] text-ink-soft',
        )}
      >
        <span className="self-start bg-linen px-0.5">
          <span className="sr-only">{spanInWords(time.startsAt, time.endsAt)}, </span>
          Busy: {time.calendar}
        </span>
      </p>
    </li>
  );
}

/** Time the owner keeps. */
export function BlockTile({ block, box, onOpen }: { block: Block; box: Box; onOpen: () => void }) {
  return (
    <li className="pointer-events-auto absolute p-px" style={placeOf(box)}>
      <button
        type="button"
        aria-label={`Kept free, ${spanInWords(block.startsAt, block.endsAt)}${block.reason ? `, ${block.reason}` : ''}`}
        onClick={onOpen}
        className={classNames(
          TILE,
          'border-line-strong bg-linen bg-[repeating-linear-gradient(135deg,transparent_0_7px,var(--line)_7px_8px)] text-ink-soft hover:text-ink',
        )}
      >
        <span className="self-start bg-linen px-0.5">{block.reason || 'Kept free'}</span>
      </button>
    </li>
  );
}
