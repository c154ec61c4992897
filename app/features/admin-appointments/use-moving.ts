/** Moving an appointment in the grid: by the arrow keys, by a mouse, or by a finger that rests on it first. */
import { useQueryClient } from '@tanstack/react-query';
import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from 'react';
import type { AdminAppointment } from '#contracts/appointments.ts';
import { daysBetween } from '#contracts/london-time.ts';
import { adminFetch } from '#app/features/admin/admin-fetch.ts';
import { isAnythingUnsaved } from '#app/features/admin/unsaved.ts';
import { dayOf, spanInWords } from '#app/features/booking/time-words.ts';
import { OPEN_DIALOG } from '#app/ui/open-dialog.ts';
import { showToast } from '#app/ui/toast.ts';
import type { DiaryPlace } from './diary-view.ts';
import { endOf, HOUR_PX, movedBy, STEP_MINUTES } from './grid-geometry.ts';
import { type Refusal, refusalOf } from './refusal.ts';

/** 'asked': dropped there; the owner confirms before the customer is notified. */
export type Moving = {
  appointment: AdminAppointment;
  startsAt: string;
  by: 'keys' | 'drag' | 'asked';
};
/** `round` counts refusals, so that a repeated message is rendered and announced again. */
export type MoveProblem = Refusal & { appointment: AdminAppointment; round: number };

const HOLD_MS = 350;
const SLACK_PX = 6;
const STEPS: Partial<Record<string, { days: number; minutes: number }>> = {
  ArrowUp: { days: 0, minutes: -STEP_MINUTES },
  ArrowDown: { days: 0, minutes: STEP_MINUTES },
  ArrowLeft: { days: -1, minutes: 0 },
  ArrowRight: { days: 1, minutes: 0 },
};

export const canMove = ({ state, isPast }: AdminAppointment): boolean =>
  state === 'booked' && !isPast;
const wordsOf = (appointment: AdminAppointment, startsAt: string) =>
  spanInWords(startsAt, endOf(appointment, startsAt));

/** @param layer the list over the day columns, for their width */
export function useMoving(place: DiaryPlace, layer: RefObject<HTMLElement | null>) {
  const client = useQueryClient();
  const [moving, setMoving] = useState<Moving | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<MoveProblem | null>(null);
  const [said, setSaid] = useState('');
  const wasDragged = useRef(false);
  const stopDrag = useRef<(() => void) | null>(null);
  useEffect(() => () => stopDrag.current?.(), []);

  const save = async (appointment: AdminAppointment, startsAt: string) => {
    // When moved on the grid, another dialog may open before the answer comes; keep the question and refusal until then.
    const isAsked = moving?.by === 'asked' || problem !== null;
    /** Only if it is out of view, and never while another dialog is open over these days. */
    const lookAt = (at: string) => {
      const isCovered =
        isAnythingUnsaved() || (!isAsked && document.querySelector(OPEN_DIALOG) !== null);
      if (!isCovered && !place.dates.includes(dayOf(at))) place.show({ date: dayOf(at) });
    };
    setIsSaving(true);
    try {
      await adminFetch(`/api/admin/appointments/${appointment.id}/move`, {
        method: 'POST',
        json: { startsAt },
        ifMatch: appointment.version,
      });
      await client.invalidateQueries();
      setSaid(`Moved: ${appointment.name}, ${wordsOf(appointment, startsAt)}`);
      showToast({
        title: 'Appointment moved',
        description: `${appointment.name}: ${wordsOf(appointment, startsAt)}`,
      });
      lookAt(startsAt);
      setProblem(null);
    } catch (error) {
      const refusal = refusalOf(error);
      // Not awaited: offline it would delay showing the reason.
      void client.invalidateQueries();
      lookAt((refusal.current ?? appointment).startsAt);
      setProblem((before) => ({ appointment, ...refusal, round: (before?.round ?? 0) + 1 }));
    } finally {
      setMoving(null);
      setIsSaving(false);
    }
  };
  const leave = (appointment: AdminAppointment) => {
    setMoving(null);
    setSaid(`Not moved: ${appointment.name}, ${wordsOf(appointment, appointment.startsAt)}`);
    place.show({ date: dayOf(appointment.startsAt) });
  };

  const onKeyDown = (event: KeyboardEvent, appointment: AdminAppointment) => {
    if (!canMove(appointment) || isSaving) return;
    const own = moving?.by === 'keys' && moving.appointment.id === appointment.id ? moving : null;
    const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : STEPS[event.key];
    if (!step && !(own && ['Enter', ' ', 'Escape'].includes(event.key))) return;
    event.preventDefault();
    if (!step)
      return own && event.key !== 'Escape' && own.startsAt !== appointment.startsAt
        ? void save(appointment, own.startsAt)
        : leave(appointment);
    const startsAt = movedBy(own?.startsAt ?? appointment.startsAt, step);
    if (Date.parse(startsAt) <= Date.now()) return setSaid('That time has passed.');
    setMoving({ appointment, startsAt, by: 'keys' });
    setSaid(wordsOf(appointment, startsAt));
    if (!place.dates.includes(dayOf(startsAt))) place.show({ date: dayOf(startsAt) });
  };
  const onBlur = (appointment: AdminAppointment) => {
    if (moving?.by === 'keys' && moving.appointment.id === appointment.id && !isSaving)
      leave(appointment);
  };

  const onPointerDown = (event: PointerEvent, appointment: AdminAppointment) => {
    wasDragged.current = false;
    if (
      event.button !== 0 ||
      !canMove(appointment) ||
      isSaving ||
      !layer.current ||
      stopDrag.current
    )
      return;
    stopDrag.current = followPointer(event.nativeEvent, {
      layer: layer.current,
      columns: place.dates.length,
      onMove: (column, minutes) => {
        const startsAt = movedBy(appointment.startsAt, {
          days: daysBetween(dayOf(appointment.startsAt), place.dates[column]!),
          minutes,
        });
        wasDragged.current = true;
        setMoving({ appointment, startsAt, by: 'drag' });
        return startsAt;
      },
      onEnd: (startsAt) => {
        stopDrag.current = null;
        setMoving(
          startsAt === null || startsAt === appointment.startsAt
            ? null
            : { appointment, startsAt, by: 'asked' },
        );
      },
    });
  };
  /** Whether a click only ended a drag and must open nothing. */
  const endsDrag = () => {
    const wasPulled = wasDragged.current;
    wasDragged.current = false;
    return wasPulled;
  };
  return {
    moving,
    isSaving,
    problem,
    said,
    save,
    leave,
    closeProblem: () => setProblem(null),
    onKeyDown,
    onBlur,
    onPointerDown,
    endsDrag,
  };
}

type Following = {
  layer: HTMLElement;
  columns: number;
  /** @param minutes offset from its original time @returns the target */
  onMove: (column: number, minutes: number) => string;
  /** null if cancelled. */
  onEnd: (startsAt: string | null) => void;
};

/** A mouse drags at once; touch needs a long press, so that the page can be scrolled. @returns a function that cancels */
function followPointer(
  down: globalThis.PointerEvent,
  { layer, columns, onMove, onEnd }: Following,
): () => void {
  const isTouch = down.pointerType === 'touch';
  const [startX, startY] = [down.clientX, down.clientY + scrollY];
  const listening = new AbortController();
  const { signal } = listening;
  let isPulled = false;
  let latest: string | null = null;
  const update = (x: number, y: number) => {
    const { left, width } = layer.getBoundingClientRect();
    const column = Math.min(columns - 1, Math.max(0, Math.floor(((x - left) / width) * columns)));
    latest = onMove(column, ((y + scrollY - startY) / HOUR_PX) * 60);
  };
  const hold = isTouch
    ? setTimeout(() => {
        isPulled = true;
        update(down.clientX, down.clientY);
      }, HOLD_MS)
    : undefined;
  const end = (startsAt: string | null) => {
    clearTimeout(hold);
    listening.abort();
    onEnd(startsAt);
  };
  addEventListener(
    'pointermove',
    (moved) => {
      if (moved.pointerId !== down.pointerId) return;
      if (
        !isPulled &&
        Math.hypot(moved.clientX - startX, moved.clientY + scrollY - startY) < SLACK_PX
      )
        return;
      if (!isPulled && isTouch) return end(null);
      isPulled = true;
      update(moved.clientX, moved.clientY);
    },
    { signal },
  );
  addEventListener(
    'pointerup',
    (up) => up.pointerId === down.pointerId && end(isPulled ? latest : null),
    { signal },
  );
  addEventListener('pointercancel', () => end(null), { signal });
  addEventListener('keydown', (pressed) => pressed.key === 'Escape' && end(null), { signal });
  // Prevents scrolling and the context menu during a touch drag.
  addEventListener('touchmove', (touched) => isPulled && touched.preventDefault(), {
    signal,
    passive: false,
  });
  if (isTouch) addEventListener('contextmenu', (menu) => menu.preventDefault(), { signal });
  return () => end(null);
}
