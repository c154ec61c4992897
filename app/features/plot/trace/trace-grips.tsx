import { Move } from 'lucide-react';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { metres } from '#app/features/studio/names.ts';
import type { Projection } from '../plot-view.ts';
import { lengthBetween, movedBy, type Placement } from './placement.ts';
import type { TraceState } from './use-trace.ts';

const NUDGE_MM = 100,
  SMALL_NUDGE_MM = 10;
const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
const GRIP =
  'absolute z-10 flex size-9 -translate-1/2 touch-none items-center justify-center rounded-full focus-visible:z-20';

type Held = 'picture' | 0 | 1;

/** What a picture is placed by: itself, and the two points whose distance is known. */
export function TraceGrips({ state, projection }: { state: TraceState; projection: Projection }) {
  const drag = useRef<{ what: Held; x: number; y: number; from: Placement; isMoved: boolean }>(
    null,
  );
  const { trace } = state;
  if (!trace) return null;
  const { at } = trace;
  const moved = (from: Placement, what: Held, dx: number, dy: number): Placement => {
    if (what === 'picture') return movedBy(from, dx, dy);
    const points = from.points.map(([x, y], i) => (i === what ? [x + dx, y + dy] : [x, y]));
    return { ...from, points: points as unknown as Placement['points'] };
  };
  const handlers = (what: Held) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      drag.current = { what, x: event.clientX, y: event.clientY, from: at, isMoved: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = drag.current;
      if (!now) return;
      event.stopPropagation();
      const [dx, dy] = [event.clientX - now.x, event.clientY - now.y];
      if (!now.isMoved && Math.hypot(dx, dy) < 2) return;
      state.place(moved(now.from, what, dx / projection.k, -dy / projection.k), now.isMoved);
      now.isMoved = true;
    },
    onPointerUp: () => void (drag.current = null),
    onPointerCancel: () => void (drag.current = null),
    onKeyDown: (event: KeyboardEvent) => {
      const arrow = ARROWS[event.key];
      if (!arrow || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const by = event.altKey ? SMALL_NUDGE_MM : NUDGE_MM;
      state.place(moved(at, what, arrow[0] * by, arrow[1] * by), event.repeat);
    },
  });
  const [mx, my] = projection.toScreen([at.x, at.y]);
  const [a, b] = at.points.map((point) => projection.toScreen(point)) as [
    [number, number],
    [number, number],
  ];
  return (
    <>
      <svg aria-hidden className="pointer-events-none absolute inset-0 size-full">
        <line
          x1={a[0]}
          y1={a[1]}
          x2={b[0]}
          y2={b[1]}
          stroke="#1d4f7a"
          strokeWidth={2}
          strokeDasharray="6 4"
        />
      </svg>
      <button
        type="button"
        aria-label="Move what is laid underneath"
        {...handlers('picture')}
        style={{ left: mx, top: my }}
        className={`${GRIP} cursor-move`}
      >
        <span className="flex size-8 items-center justify-center rounded-full border-2 border-[#1d4f7a] bg-[#fffdf8] text-[#1d4f7a]">
          <Move aria-hidden size={17} strokeWidth={1.8} />
        </span>
      </button>
      {([0, 1] as const).map((i) => {
        const [left, top] = i ? b : a;
        return (
          <button
            key={i}
            type="button"
            aria-label={`Point ${'AB'[i]}, ${metres(lengthBetween(at))} from point ${'BA'[i]} as it lies now`}
            {...handlers(i)}
            style={{ left, top }}
            className={`${GRIP} cursor-crosshair`}
          >
            <svg aria-hidden width={36} height={36} viewBox="-18 -18 36 36">
              <circle r={11} fill="#fffdf8" fillOpacity={0.35} stroke="#1d4f7a" strokeWidth={2} />
              <path d="M-16 0H-3M3 0H16M0-16V-3M0 3V16" stroke="#1d4f7a" strokeWidth={1.5} />
            </svg>
            <span className="pointer-events-none absolute -top-2.5 -right-1 rounded-sm bg-[#1d4f7a] px-1 text-[11px] leading-4 font-semibold text-[#fffdf8]">
              {'AB'[i]}
            </span>
          </button>
        );
      })}
    </>
  );
}
