import { useEffect, useMemo, useRef, useState, type CSSProperties } from 'react';
import { movableEdges } from '#engine/operations/edges.ts';
import { boundBecause, sizeRangeOf } from '#engine/operations/limits.ts';
import { listZones } from '#engine/operations/plot/zones.ts';
import { listStanding } from '#engine/operations/plot/standing.ts';
import { openSides } from '#engine/operations/stretch.ts';
import { FaultBar } from './fault-bar.tsx';
import { FaultMarks } from './fault-marks.tsx';
import { GhostBar, GhostMarks } from './ghost-ways.tsx';
import { LockMarks } from './lock-marks.tsx';
import { drawStudioPlan } from './plan-drawing.ts';
import { planKeys } from './plan-keys.ts';
import { PlanOverlay } from './plan-overlay.tsx';
import type { Studio, StudioState } from './studio-store.ts';
import { useToldFault } from './told-fault.ts';
import { usePlanGestures } from './use-plan-gestures.ts';
import { usePlanView } from './use-plan-view.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** The paper is light in either theme, and so is what is drawn over it. */
const ON_PAPER = {
  '--clay': '#a04b29',
  '--sheet': '#fffdf8',
  '--amber': '#7d5a12',
  '--amber-wash': '#f4e8c8',
  '--focus': '#24301f',
} as CSSProperties;

/** The plan, on which things are taken hold of; everything it does the list and the fields do as well. */
export function PlanView({
  studio,
  state,
  title,
}: {
  studio: Studio;
  state: StudioState;
  title: string;
}) {
  const frameRef = useRef<HTMLDivElement>(null);
  const paperRef = useRef<SVGSVGElement>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const view = usePlanView(frameRef);
  const told = useToldFault(studio, state);
  const { model, plants, selection, shown } = state;
  const drawing = useMemo(
    () => drawStudioPlan(shown ?? model, plants, title),
    [shown, model, plants, title],
  );
  const { frame, width, height } = drawing;
  const way = state.ghosts?.ways.find(({ id }) => id === state.ghosts?.at);

  useEffect(() => {
    const element = frameRef.current;
    if (!element) return;
    const watcher = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);

  const fit = Math.min(size.width / width, size.height / height) || 1;
  const unit = 1 / (fit * view.view.zoom);
  const toPaper = (x: number, y: number) => {
    const matrix = paperRef.current?.getScreenCTM();
    return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
  };
  const { ghost, sprig, put, pulled, laid, guides, handlers } = usePlanGestures(
    studio,
    frame,
    toPaper,
    view,
    (mark) => (mark.kind === 'mend' ? told.mend() : told.tell(mark.id)),
  );

  const thing =
    selection?.kind === 'thing'
      ? (model.layout.furnishings.find((one) => one.id === selection.id) ?? null)
      : null;
  const area =
    selection?.kind === 'area'
      ? (model.layout.areas.find((one) => one.id === selection.id) ?? null)
      : null;
  const standing =
    selection?.kind === 'standing'
      ? listStanding(model).find(({ id }) => id === selection.id)
      : undefined;
  const zone =
    selection?.kind === 'zone' ? listZones(model).find(({ id }) => id === selection.id) : undefined;
  const sprouting = selection?.kind === 'plant' || selection?.kind === 'tree' ? selection : null;
  const edges = useMemo(() => (area ? movableEdges(model, area) : []), [model, area]);
  const sides = useMemo(() => (area ? openSides(model, area) : []), [model, area]);

  const onKeyDown = planKeys({
    studio,
    state,
    frame,
    view,
    thing,
    area,
    standing,
    zone,
    sprouting,
  });

  return (
    <div style={ON_PAPER} className="relative h-full min-h-0 bg-[#faf7f0]">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the list and the fields do the same */}
      <div
        ref={frameRef}
        role="region"
        tabIndex={0}
        aria-label={`Plan of ${title}. Choose things in the list; with the plan in focus, the arrow keys move what is selected by 10 centimetres, with Alt by 1; R turns it, D puts another one, Delete takes it out, and L locks it.`}
        onKeyDown={onKeyDown}
        {...handlers}
        className="size-full touch-none overflow-hidden outline-offset-[-3px] select-none"
      >
        <div
          className="relative size-full origin-top-left"
          style={{
            transform: `translate(${view.view.x}px, ${view.view.y}px) scale(${view.view.zoom})`,
          }}
        >
          <div
            aria-hidden
            className={`absolute inset-0 transition-opacity motion-reduce:transition-none [&>svg]:size-full ${way && !shown ? 'opacity-45' : ''}`}
            // Our own drawing: every text in it is escaped (engine/drawing/to-svg.ts).
            dangerouslySetInnerHTML={{ __html: drawing.svg }}
          />
          <svg
            ref={paperRef}
            aria-hidden
            viewBox={`0 0 ${width} ${height}`}
            className="absolute inset-0 size-full"
          >
            <LockMarks model={shown ?? model} locks={state.locks} frame={frame} unit={unit} />
            {way && !shown ? (
              <GhostMarks model={model} ghost={way} frame={frame} unit={unit} />
            ) : null}
            {shown ? null : (
              <>
                <PlanOverlay
                  model={model}
                  frame={frame}
                  selection={selection}
                  ghost={ghost}
                  pulled={pulled}
                  laid={laid}
                  edges={edges}
                  sides={sides}
                  canResize={
                    thing !== null && sizeRangeOf(thing) !== null && !boundBecause(model, thing)
                  }
                  put={put}
                  sprig={sprig}
                  reshaping={state.reshaping}
                  guides={guides}
                  unit={unit}
                />
                <FaultMarks
                  faults={state.faults}
                  told={told.fault?.id ?? null}
                  canMend={!told.isUnmended}
                  frame={frame}
                  width={width}
                  unit={unit}
                />
              </>
            )}
          </svg>
        </div>
      </div>
      {shown ? (
        <p className="small absolute inset-x-0 top-3 mx-auto flex w-fit max-w-[calc(100%-1.5rem)] items-center gap-3 border border-clay bg-[#fffdf8] px-3 py-1 text-[#24301f]">
          Another way, only looked at
          <button
            type="button"
            className="min-h-8 font-medium underline"
            onClick={() => studio.show(null, 'The plan shows your garden.')}
          >
            Back to yours
          </button>
        </p>
      ) : null}
      <GhostBar studio={studio} state={state} />
      <FaultBar told={told} />
      <ZoomButtons view={view} what="plan" className="left-1/2 -translate-x-1/2" />
    </div>
  );
}
