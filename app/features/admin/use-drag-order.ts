/** Putting a list in order by pulling its rows up and down, with a mouse, a pen or a finger. */
import { useEffect, useRef, useState, type CSSProperties, type PointerEvent } from 'react';

type Box = { top: number; height: number };
type Drag = { from: number; to: number; byPx: number; heightPx: number };

/** How near to the edge of the screen the page begins to move, and how far each time. */
const EDGE_PX = 72;
const STEP_PX = 12;

/** Drop position of a dragged row: after all rows whose middle is above its own. */
export function landingOf(boxes: readonly Box[], from: number, byPx: number): number {
  const pulled = boxes[from]!;
  const middle = pulled.top + pulled.height / 2 + byPx;
  return boxes.filter((box, index) => index !== from && box.top + box.height / 2 < middle).length;
}

/** A list with one row moved. */
export function moveRow<T>(rows: readonly T[], from: number, to: number): T[] {
  const rest = rows.filter((_, index) => index !== from);
  return [...rest.slice(0, to), rows[from]!, ...rest.slice(to)];
}

/** @param onMove called once, when a row is let go somewhere else */
export function useDragOrder(onMove: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const cancel = useRef<(() => void) | null>(null);
  useEffect(() => () => cancel.current?.(), []);

  const start = (event: PointerEvent<HTMLElement>, from: number) => {
    if (event.button !== 0 || !list.current || cancel.current) return;
    event.preventDefault();
    event.currentTarget.focus();
    const boxes = [...list.current.children].map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return { top: top + scrollY, height };
    });
    const startY = event.clientY + scrollY;
    const { pointerId } = event;
    let clientY = event.clientY;
    let latest: Drag = { from, to: from, byPx: 0, heightPx: boxes[from]!.height };
    const update = () => {
      const byPx = clientY + scrollY - startY;
      latest = { ...latest, byPx, to: landingOf(boxes, from, byPx) };
      setDrag(latest);
    };
    // The page follows a row that is pulled over the edge of the screen.
    const timer = setInterval(() => {
      const step = clientY < EDGE_PX ? -STEP_PX : clientY > innerHeight - EDGE_PX ? STEP_PX : 0;
      if (step === 0) return;
      scrollBy(0, step);
      update();
    }, 16);
    const stop = () => {
      clearInterval(timer);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', stop);
      removeEventListener('keydown', onKey);
      cancel.current = null;
      setDrag(null);
    };
    const move = (moved: globalThis.PointerEvent) => {
      if (moved.pointerId !== pointerId) return;
      clientY = moved.clientY;
      update();
    };
    const drop = (dropped: globalThis.PointerEvent) => {
      if (dropped.pointerId !== pointerId) return;
      stop();
      if (latest.to !== latest.from) onMove(latest.from, latest.to);
    };
    const onKey = (pressed: KeyboardEvent) => {
      if (pressed.key === 'Escape') stop();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', stop);
    addEventListener('keydown', onKey);
    cancel.current = stop;
    setDrag(latest);
  };

  const styleOf = (index: number): CSSProperties | undefined => {
    if (!drag) return undefined;
    if (index === drag.from)
      return { transform: `translateY(${drag.byPx}px)`, position: 'relative', zIndex: 10 };
    const isPassed =
      drag.from < drag.to
        ? index > drag.from && index <= drag.to
        : index >= drag.to && index < drag.from;
    return {
      transition: 'transform 150ms',
      transform: isPassed
        ? `translateY(${drag.from < drag.to ? -drag.heightPx : drag.heightPx}px)`
        : 'none',
    };
  };
  return { list, start, styleOf, draggedIndex: drag?.from ?? null };
}
