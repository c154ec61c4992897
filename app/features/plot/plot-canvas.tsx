import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { MOST_CORNERS } from '#engine/model/drawn-plot.ts';
import type { Point } from '#engine/model/shapes.ts';
import { metres } from '#app/features/studio/names.ts';
import { usePlanView } from '#app/features/studio/use-plan-view.ts';
import { ZoomButtons } from '#app/features/studio/zoom-buttons.tsx';
import { PlotDrawing, type Under } from './plot-drawing.tsx';
import { TraceGrips } from './trace/trace-grips.tsx';
import { TraceLayer } from './trace/trace-layer.tsx';
import type { TraceState } from './trace/use-trace.ts';
import { type Fit, fitOf, projectionOf } from './plot-view.ts';
import { cornerInWords, plotInWords } from './plot-words.ts';
import type { PlotEdits } from './use-plot-edits.ts';
import {
  addOn,
  asPlotGrip,
  type Ghost,
  middleOfSide,
  usePlotGestures,
} from './use-plot-gestures.ts';

const NUDGE_MM = 100,
  SMALL_NUDGE_MM = 10;
const ARROWS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
/** The paper is light in either theme. */
const ON_PAPER = { '--clay': '#a04b29', '--focus': '#24301f' } as CSSProperties;
const GRIP =
  'absolute size-7 -translate-1/2 touch-none rounded-full outline-offset-0 focus-visible:z-10';
/** A shorter side, on the screen, has no room for the handle that adds a corner, px. */
const LEAST_SIDE_PX = 90;

/** The plot, whose corners and door are taken hold of; everything it does the table does as well. */
export function PlotCanvas({
  edits,
  under,
  traced,
}: {
  edits: PlotEdits;
  under: Under | null;
  /** What is drawn over. */
  traced: TraceState;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const view = usePlanView(frame);
  const held = useRef<Fit | null>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const watcher = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  const [isHeld, setHeld] = useState(false);
  const fresh = fitOf([edits.plot], size);
  // while something is dragged the ground stays where it is
  const fit = isHeld && held.current ? held.current : fresh;
  const projection = projectionOf(fit, size, view.view);
  const at = (clientX: number, clientY: number) => {
    const box = frame.current!.getBoundingClientRect();
    return projection.toGround(clientX - box.left, clientY - box.top);
  };
  const { ghost, isDragging, handlers } = usePlotGestures(edits, { at, k: projection.k }, view);
  useEffect(() => {
    if (isDragging) held.current = fit;
    setHeld(isDragging);
    // the fit that stands when the drag begins
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isDragging]);

  const plot = ghost?.plot ?? edits.plot;
  const isReady = size.width > 0;
  const style = (point: Point): CSSProperties => {
    const [left, top] = projection.toScreen(point);
    return { left, top };
  };
  return (
    <div style={ON_PAPER} className="relative size-full min-h-0 bg-[#faf7f0] text-[#24301f]">
      <div
        ref={frame}
        role="group"
        aria-label={`The plot: ${plotInWords(edits.plot)}. The arrow keys move a corner, or the door, by 10 centimetres, with Alt by 1.`}
        {...handlers}
        className="absolute inset-0 touch-none overflow-hidden select-none"
      >
        {isReady ? (
          <>
            {traced.trace ? <TraceLayer trace={traced.trace} projection={projection} /> : null}
            <PlotDrawing
              isTraced={traced.trace !== null}
              plot={plot}
              selected={edits.selected}
              ghost={ghost}
              under={traced.isPlacing ? null : under}
              projection={projection}
            />
            {traced.isPlacing && traced.trace ? (
              <TraceGrips state={traced} projection={projection} />
            ) : (
              <Grips edits={edits} ghost={ghost} projection={projection} style={style} />
            )}
          </>
        ) : null}
      </div>
      {ghost?.fault ? (
        <p className="small pointer-events-none absolute inset-x-3 top-3 bg-[#f8e3de] px-3 py-2 text-[#7d1d13]">
          {ghost.fault}
        </p>
      ) : null}
      <ZoomButtons view={view} what="drawing" className="right-3" />
    </div>
  );
}

/** What is taken hold of: real buttons, so that the keyboard finds them. */
function Grips({
  edits,
  ghost,
  projection,
  style,
}: {
  edits: PlotEdits;
  /** While something is being dragged no new corners are offered. */
  ghost: Ghost | null;
  projection: ReturnType<typeof projectionOf>;
  style: (point: Point) => CSSProperties;
}) {
  const { plot, selected } = edits;
  const { corners } = plot;
  // under the pointer
  const shown = ghost?.plot.corners.length === corners.length ? ghost.plot : plot;
  const isFull = corners.length >= MOST_CORNERS;
  const nudge = (event: KeyboardEvent): readonly [number, number] | null => {
    const arrow = ARROWS[event.key];
    if (!arrow || event.ctrlKey || event.metaKey) return null;
    event.preventDefault();
    event.stopPropagation();
    const by = event.altKey ? SMALL_NUDGE_MM : NUDGE_MM;
    return [arrow[0] * by, arrow[1] * by];
  };
  const onCornerKey = (event: KeyboardEvent, at: number) => {
    const [x, y] = corners[at]!;
    const by = nudge(event);
    if (by) {
      const to = { x: x + by[0], y: y + by[1] };
      edits.edit(
        { kind: 'corner', at, ...to },
        `${metres(to.x - corners[0]![0])} along the house, ${metres(at < 2 ? 0 : to.y)} from it.`,
      );
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      removeCorner(edits, at);
    }
  };
  return (
    <>
      {ghost || isFull
        ? null
        : corners.map(([x, y], at) => {
            const [nx, ny] = corners[(at + 1) % corners.length]!;
            if (Math.hypot(nx - x, ny - y) * projection.k < LEAST_SIDE_PX) return null;
            return (
              <button
                key={`side ${at}`}
                type="button"
                aria-label={`Add a corner after corner ${at + 1}`}
                {...asPlotGrip({ kind: 'side', at })}
                onClick={(event) => {
                  // a press of the pointer is the drawing's; this is the keyboard's
                  if (event.detail === 0) addOn(edits, at);
                }}
                style={style(middleOfSide(plot, at))}
                className={`${GRIP} group cursor-copy`}
              >
                <span className="mx-auto block size-3 rounded-full border border-[#8a8c7c] bg-[#fffdf8] group-hover:border-clay group-hover:bg-[#f3d9cc]" />
              </button>
            );
          })}
      <button
        type="button"
        aria-label={`Garden door, ${metres(plot.doorX - corners[0]![0])} from the left end of the house wall`}
        {...asPlotGrip({ kind: 'door' })}
        onKeyDown={(event) => {
          const by = nudge(event);
          if (by) moveDoor(edits, plot.doorX + by[0]);
        }}
        style={style([shown.doorX, 0])}
        className={`${GRIP} flex cursor-ew-resize items-center justify-center`}
      >
        <span className="block h-3.5 w-5 rounded-[3px] border-2 border-clay bg-[#fffdf8]" />
      </button>
      {corners.map((_, at) => (
        <button
          // oxlint-disable-next-line react/no-array-index-key -- a corner is its number
          key={`corner ${at}`}
          id={`plot-corner-${at}`}
          type="button"
          aria-label={cornerInWords(plot, at)}
          aria-pressed={at === selected}
          {...asPlotGrip({ kind: 'corner', at })}
          onFocus={() => edits.select(at)}
          onKeyDown={(event) => onCornerKey(event, at)}
          style={style(shown.corners[at]!)}
          className={`${GRIP} flex cursor-move items-center justify-center`}
        >
          <span
            className={`figures flex size-5 items-center justify-center rounded-full border-2 border-clay text-[11px] leading-none font-semibold ${at === selected ? 'bg-clay text-[#fffdf8]' : 'bg-[#fffdf8] text-[#24301f]'}`}
          >
            {at + 1}
          </span>
        </button>
      ))}
    </>
  );
}

export const moveDoor = (edits: PlotEdits, x: number): boolean =>
  edits.edit(
    { kind: 'door', x },
    `The door: ${metres(x - edits.plot.corners[0]![0])} from the left end of the house wall.`,
  );

/** The corner before it is next for the keyboard. */
export function removeCorner(edits: PlotEdits, at: number): void {
  const isCanvas = document.activeElement?.id === `plot-corner-${at}`;
  if (!edits.edit({ kind: 'remove', at }, `Corner ${at + 1} was taken away.`) || !isCanvas) return;
  requestAnimationFrame(() =>
    document.getElementById(`plot-corner-${Math.max(0, at - 1)}`)?.focus(),
  );
}
