/** Bringing the plan closer and moving it: with the wheel, two fingers or buttons. */
import { useEffect, useRef, useState, type RefObject } from 'react';

export type View = { zoom: number; x: number; y: number };
const WHOLE: View = { zoom: 1, x: 0, y: 0 };
const MOST = 8;

/** The view after zooming about a point of the frame, px from its corner. */
function zoomed(view: View, by: number, px: number, py: number): View {
  const zoom = Math.max(1, Math.min(MOST, view.zoom * by));
  const ratio = zoom / view.zoom;
  return { zoom, x: px - (px - view.x) * ratio, y: py - (py - view.y) * ratio };
}
/** Kept so that some of the plan is always in sight. */
function within(view: View, frame: HTMLElement | null): View {
  if (!frame) return view;
  const { clientWidth: w, clientHeight: h } = frame;
  const clamp = (value: number, size: number) =>
    Math.max(size - size * view.zoom, Math.min(0, value));
  return { ...view, x: clamp(view.x, w), y: clamp(view.y, h) };
}

export function usePlanView(frame: RefObject<HTMLElement | null>) {
  const [view, setView] = useState<View>(WHOLE);
  const fingers = useRef(new Map<number, { x: number; y: number }>());

  const zoomBy = (by: number, at?: { x: number; y: number }) => {
    const element = frame.current;
    if (!element) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const px = at ? at.x - left : width / 2,
      py = at ? at.y - top : height / 2;
    setView((now) => within(zoomed(now, by, px, py), element));
  };
  const panBy = (dx: number, dy: number) =>
    setView((now) => within({ ...now, x: now.x + dx, y: now.y + dy }, frame.current));

  // React listens to the wheel passively, and the page would scroll as well.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      const by = Math.exp(-event.deltaY / 300);
      setView((now) => within(zoomed(now, by, event.clientX - left, event.clientY - top), element));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [frame]);

  /** @returns whether two fingers are down, so that nothing is dragged */
  const fingerDown = (id: number, x: number, y: number): boolean => {
    fingers.current.set(id, { x, y });
    return fingers.current.size > 1;
  };
  /** Moves and zooms the plan with two fingers. @returns whether it did */
  const fingerMove = (id: number, x: number, y: number): boolean => {
    const own = fingers.current.get(id);
    if (!own) return false;
    const other = [...fingers.current].find(([key]) => key !== id)?.[1];
    fingers.current.set(id, { x, y });
    if (!other) return false;
    const was = Math.hypot(own.x - other.x, own.y - other.y);
    const is = Math.hypot(x - other.x, y - other.y);
    panBy((x - own.x) / 2, (y - own.y) / 2);
    if (was > 20) zoomBy(is / was, { x: (x + other.x) / 2, y: (y + other.y) / 2 });
    return true;
  };
  const fingerUp = (id: number) => void fingers.current.delete(id);

  return { view, zoomBy, panBy, whole: () => setView(WHOLE), fingerDown, fingerMove, fingerUp };
}

export type PlanView = ReturnType<typeof usePlanView>;
