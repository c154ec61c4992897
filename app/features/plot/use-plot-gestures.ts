/** Corners and the door dragged over the drawing, with mouse, finger or pen. */
import { useRef, useState, type PointerEvent as ReactPointerEvent } from 'react';
import { type DrawnPlot, type PlotEdit, sideOf } from '#engine/model/drawn-plot.ts';
import type { Point } from '#engine/model/shapes.ts';
import { drawn } from '#engine/operations/plot/edit.ts';
import { plotFault } from '#engine/operations/plot/faults.ts';
import { type Guide, snapCorner } from '#engine/operations/plot/snap.ts';
import type { usePlanView } from '#app/features/studio/use-plan-view.ts';
import type { PlotEdits } from './use-plot-edits.ts';
import { plotInWords } from './plot-words.ts';

/** A press that moves less is a tap, px. */
const TAP_PX = 5;
/** A line catches a corner from so near, px. */
const REACH_PX = 12;
const STEP_MM = 50;

export type PlotGrip = { kind: 'corner' | 'side'; at: number } | { kind: 'door' };
export const asPlotGrip = (grip: PlotGrip) => ({ 'data-plot-grip': JSON.stringify(grip) });
const gripOf = (target: EventTarget | null): PlotGrip | null => {
  const text = (target as Element | null)
    ?.closest?.('[data-plot-grip]')
    ?.getAttribute('data-plot-grip');
  return text ? (JSON.parse(text) as PlotGrip) : null;
};

/** The plot as it would be, with what caught the corner and why it would be none. */
export type Ghost = {
  plot: DrawnPlot;
  edit: PlotEdit;
  guides: readonly Guide[];
  fault: string | null;
};
type Drag = { grip: PlotGrip | null; x: number; y: number; isMoved: boolean };

export function usePlotGestures(
  edits: PlotEdits,
  /** A point of the screen on the ground, mm, and pixels by millimetre. */
  ground: { at(clientX: number, clientY: number): { x: number; y: number }; k: number },
  view: ReturnType<typeof usePlanView>,
) {
  const drag = useRef<Drag | null>(null);
  const [ghost, setGhost] = useState<Ghost | null>(null);
  const [isDragging, setDragging] = useState(false);
  const drop = () => {
    drag.current = null;
    setGhost(null);
    setDragging(false);
  };

  function ghostOf(grip: PlotGrip, clientX: number, clientY: number): Ghost | null {
    const { plot } = edits;
    const to = ground.at(clientX, clientY);
    const reach = REACH_PX / ground.k;
    if (grip.kind === 'door') {
      const [[x0], [x1]] = [plot.corners[0]!, plot.corners[1]!];
      const middle = Math.round((x0 + x1) / 2);
      const x = Math.abs(to.x - middle) < reach ? middle : Math.round(to.x / STEP_MM) * STEP_MM;
      return madeOf(plot, { kind: 'door', x }, []);
    }
    if (grip.kind === 'corner') {
      const { x, y, guides } = snapCorner(plot, grip.at, to, reach);
      return madeOf(plot, { kind: 'corner', at: grip.at, x, y }, guides);
    }
    // a new corner is caught by the same lines as if it stood there already
    const whole = { x: Math.round(to.x), y: Math.round(to.y) };
    const trial = drawn(plot, { kind: 'add', at: grip.at, ...whole });
    if ('refused' in trial)
      return {
        plot,
        edit: { kind: 'add', at: grip.at, ...whole },
        guides: [],
        fault: trial.refused,
      };
    const caught =
      grip.at === 0
        ? { x: Math.round(to.x / STEP_MM) * STEP_MM, y: 0, guides: [] }
        : snapCorner(trial.plot, grip.at + 1, to, reach);
    return madeOf(plot, { kind: 'add', at: grip.at, x: caught.x, y: caught.y }, caught.guides);
  }

  function onPointerDown(event: ReactPointerEvent<HTMLElement>): void {
    if (event.button !== 0) return;
    if (view.fingerDown(event.pointerId, event.clientX, event.clientY)) return drop();
    event.currentTarget.setPointerCapture(event.pointerId);
    const grip = gripOf(event.target);
    if (grip?.kind === 'corner') edits.select(grip.at);
    drag.current = { grip, x: event.clientX, y: event.clientY, isMoved: false };
  }

  function onPointerMove(event: ReactPointerEvent<HTMLElement>): void {
    if (view.fingerMove(event.pointerId, event.clientX, event.clientY)) return drop();
    const now = drag.current;
    if (!now) return;
    const { clientX: x, clientY: y } = event;
    if (!now.isMoved && Math.hypot(x - now.x, y - now.y) < TAP_PX) return;
    if (!now.isMoved) setDragging(true);
    now.isMoved = true;
    if (now.grip) setGhost(ghostOf(now.grip, x, y));
    else {
      view.panBy(x - now.x, y - now.y);
      now.x = x;
      now.y = y;
    }
  }

  function onPointerUp(event: ReactPointerEvent<HTMLElement>): void {
    view.fingerUp(event.pointerId);
    const now = drag.current;
    const last = now?.isMoved && now.grip ? ghostOf(now.grip, event.clientX, event.clientY) : null;
    drop();
    if (last) commit(edits, last);
    else if (now && !now.isMoved && now.grip?.kind === 'side') addOn(edits, now.grip.at);
  }
  function onPointerCancel(event: ReactPointerEvent<HTMLElement>): void {
    view.fingerUp(event.pointerId);
    drop();
  }
  return {
    ghost,
    isDragging,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  };
}

function madeOf(plot: DrawnPlot, edit: PlotEdit, guides: readonly Guide[]): Ghost {
  const next = drawn(plot, edit);
  return 'refused' in next
    ? { plot, edit, guides: [], fault: next.refused }
    : { plot: next.plot, edit, guides, fault: plotFault(next.plot) };
}

const commit = (edits: PlotEdits, { plot, edit, fault }: Ghost): void => {
  if (fault) edits.refuse(`${fault} The plot stays as it was.`);
  else edits.edit(edit, `${plotInWords(plot)}.`);
};

/** Where a side takes a new corner: in its middle, and beside the door on the house wall. */
export function middleOfSide(plot: DrawnPlot, at: number): Point {
  const [a, b] = sideOf(plot, at);
  if (at > 0) return [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
  const { doorX } = plot;
  const end = doorX - a[0] > b[0] - doorX ? a[0] : b[0];
  return [Math.round((end + doorX) / 2), 0];
}

/** A corner there. */
export function addOn(edits: PlotEdits, at: number): void {
  const [x, y] = middleOfSide(edits.plot, at);
  edits.edit(
    { kind: 'add', at, x, y },
    'A corner was added. Move it with the arrow keys, or type its position.',
  );
}
