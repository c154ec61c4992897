import { ArrowLeft, LayoutGrid } from 'lucide-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { StudioView } from '#contracts/studio.ts';
import type { DrawnPlot } from '#engine/model/drawn-plot.ts';
import { plotOf } from '#engine/operations/plot/measure.ts';
import { Button } from '#app/ui/button.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { Additions } from './additions.tsx';
import { AreaInspector } from './area-inspector.tsx';
import { ClashDialog } from './clash-dialog.tsx';
import { FaultList } from './fault-list.tsx';
import { CheckList, FiguresPanel, WishList } from './figures-panel.tsx';
import { nameOfLock, nameOfSelection } from './names.ts';
import { ObjectList } from './object-list.tsx';
import { isLocked, LockButton, lockOf, toggleLock } from './lock-button.tsx';
import { OtherWays } from './other-ways.tsx';
import { PlantInspector } from './plant-inspector.tsx';
import { PlotPanel } from './plot-panel.tsx';
import { PlotStage } from './plot-stage.tsx';
import { STAGE_SIDE } from './stage-looks.ts';
import { Stage } from './stage.tsx';
import { SayField } from './say-field.tsx';
import { StandingInspector } from './standing-inspector.tsx';
import { StudioBar } from './studio-bar.tsx';
import { StudioId } from './studio-id.ts';
import { createStudio, type Studio, type StudioState } from './studio-store.ts';
import { TakeAway } from './take-away.tsx';
import { ThingInspector } from './thing-inspector.tsx';
import { useEstimate } from './use-estimate.ts';
import { useLost } from './use-design-again.ts';
import { useKeptFresh } from './use-kept-fresh.ts';
import { ZoneInspector } from './zone-inspector.tsx';
import { Versions } from './versions.tsx';

/** The studio itself: the plan, and beside it what is selected, what it costs, and what is not right yet. */
export function Workspace({
  view,
  sessionId,
  onDone,
}: {
  view: StudioView;
  sessionId: string;
  /** In place of leaving for the design's own page, where it has none. */
  onDone?: () => void;
}) {
  const [studio] = useState(() => createStudio(view, sessionId));
  const state = useSyncExternalStore(studio.subscribe, studio.read, studio.read);
  const estimate = useEstimate(state, view.prices);
  const [isPutOff, setPutOff] = useState(false);
  /** The plot as it is when one begins to draw it. */
  const [drawnPlot, setDrawnPlot] = useState<DrawnPlot | null>(null);
  useEffect(() => studio.start(), [studio]);
  useKeptFresh(view.id, state.save === 'saved' && state.history.done ? state.history : null);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element).matches('input, select, textarea');
      if (isTyping || !(event.ctrlKey || event.metaKey)) return;
      const key = event.key.toLowerCase();
      if (key === 'z' && !event.shiftKey) studio.undo();
      else if (key === 'y' || (key === 'z' && event.shiftKey)) studio.redo();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [studio]);

  return (
    <StudioId value={view.id}>
      <div className="flex min-h-dvh flex-col lg:h-dvh">
        <StudioBar
          studio={studio}
          state={state}
          estimate={estimate}
          leadsTo={view.enquiryId ? `/admin/enquiries/${view.enquiryId}` : `/design/${view.id}`}
          title={view.title}
          isOfDevice={view.isOfDevice === true}
          onDone={onDone}
          onChoose={() => setPutOff(false)}
        />
        <div className="flex min-h-0 flex-1 flex-col lg:flex-row">
          {drawnPlot ? (
            <PlotStage
              view={view}
              studio={studio}
              state={state}
              start={drawnPlot}
              sessionId={sessionId}
              onClose={() => setDrawnPlot(null)}
            />
          ) : (
            <>
              <Stage studio={studio} state={state} title={view.title} />
              <Side
                view={view}
                studio={studio}
                state={state}
                sessionId={sessionId}
                estimate={estimate}
                onDrawPlot={() => setDrawnPlot(plotOf(state.model.site))}
              />
            </>
          )}
        </div>
        <p aria-live="polite" className="sr-only">
          {state.said}
        </p>
        <ClashDialog
          studio={studio}
          clash={state.clash}
          isPutOff={isPutOff}
          onPutOff={() => setPutOff(true)}
        />
      </div>
    </StudioId>
  );
}

function Side({
  view,
  studio,
  state,
  sessionId,
  estimate,
  onDrawPlot,
}: {
  view: StudioView;
  studio: Studio;
  state: StudioState;
  sessionId: string;
  estimate: number | null;
  onDrawPlot: () => void;
}) {
  const lost = useLost();
  const [wanted, setWanted] = useState(0);
  return (
    <div className={STAGE_SIDE}>
      <FiguresPanel state={state} estimate={estimate} />
      {lost ? (
        <Notice tone="warning" title="Not everything could be taken along">
          {lost}
        </Notice>
      ) : null}
      {view.isOfDevice ? null : <SayField studio={studio} />}
      {view.isOfDevice ? (
        <p className="small text-ink-soft">
          What you change is kept on this device, and goes on with the garden once your description
          has been sent. Words, new things and other ways come then as well.
        </p>
      ) : null}
      {state.refusal ? (
        <Notice tone="error" title="That could not be done">
          {state.refusal}
        </Notice>
      ) : null}
      <FaultList studio={studio} state={state} />
      <Selected
        studio={studio}
        state={state}
        onLayRound={view.isOfDevice ? null : () => setWanted(wanted + 1)}
      />
      <div className="border-t">
        {view.isOfDevice ? null : (
          <>
            <Additions studio={studio} state={state} />
            <OtherWays studio={studio} state={state} sessionId={sessionId} wanted={wanted} />
          </>
        )}
        <ObjectList studio={studio} state={state} />
        <WishList state={state} />
        {view.enquiryId || view.isOfDevice ? null : (
          <PlotPanel
            studio={studio}
            state={state}
            view={view}
            sessionId={sessionId}
            onDraw={onDrawPlot}
          />
        )}
        {view.isOfDevice ? null : (
          <>
            <Versions studio={studio} state={state} sessionId={sessionId} />
            <TakeAway studio={studio} title={view.title} />
          </>
        )}
        <CheckList state={state} />
      </div>
    </div>
  );
}

/** What is selected, under its name; and else how to begin. */
function Selected({
  studio,
  state,
  onLayRound,
}: {
  studio: Studio;
  state: StudioState;
  /** The rest is to be laid out round what is selected; none where nothing can be laid out anew. */
  onLayRound: (() => void) | null;
}) {
  const { model, selection } = state;
  const heading = useRef<HTMLHeadingElement>(null);
  const key = selection ? JSON.stringify(selection) : null;
  const wasInList = useRef(false);
  useEffect(() => {
    // Chosen in the list: what was chosen comes next, for the keyboard too.
    const { activeElement } = document;
    wasInList.current = Boolean(activeElement?.closest('li'));
    if (key && wasInList.current) heading.current?.focus();
  }, [key]);
  if (!selection)
    return (
      <p className="text-ink-soft">
        Choose something on the plan or in the list. Drag it to move it; pull the handles of a piece
        of ground to make it larger or smaller; add what is missing.
      </p>
    );
  const thing =
    selection.kind === 'thing'
      ? model.layout.furnishings.find((one) => one.id === selection.id)
      : undefined;
  const area =
    selection.kind === 'area'
      ? model.layout.areas.find((one) => one.id === selection.id)
      : undefined;
  const lock = lockOf(state, selection);
  const name = nameOfSelection(state, selection);
  return (
    <section aria-labelledby="studio-selected" className="border-t-2 border-clay pt-4">
      <div className="flex items-start justify-between gap-4">
        <h2
          id="studio-selected"
          ref={heading}
          tabIndex={-1}
          className="display-4 scroll-mt-[calc(5.25rem+43svh)] outline-none md:scroll-mt-[calc(4rem+55svh)] lg:scroll-mt-6"
        >
          {name}
        </h2>
        <span className="flex shrink-0 items-center gap-1">
          {lock ? <LockButton studio={studio} state={state} of={lock} /> : null}
          <Button
            variant="quiet"
            size="small"
            className="underline"
            onClick={() => studio.select(null, 'Nothing is selected.')}
          >
            <ArrowLeft aria-hidden size={15} strokeWidth={1.7} />
            All
          </Button>
        </span>
      </div>
      {lock && onLayRound ? (
        <Button
          size="small"
          variant="outline"
          className="mt-2"
          onClick={() => {
            if (!isLocked(state.locks, lock)) toggleLock(studio, state, lock);
            onLayRound();
          }}
        >
          <LayoutGrid aria-hidden size={15} strokeWidth={1.7} />
          Lay out the rest round it
        </Button>
      ) : null}
      {(thing || selection.kind === 'plant') && lock ? (
        <p className="fine mt-1 text-ink-soft">
          {isLocked(state.locks, lock) ? 'Locked' : 'Lock: it is locked'} with{' '}
          {nameOfLock(state, lock)}, {thing ? 'on which it stands' : 'in which it grows'}.
        </p>
      ) : null}
      <div className="mt-3">
        {thing ? <ThingInspector key={key} studio={studio} state={state} thing={thing} /> : null}
        {area ? <AreaInspector key={key} studio={studio} state={state} area={area} /> : null}
        {selection.kind === 'standing' ? (
          <StandingInspector key={key} studio={studio} state={state} id={selection.id} />
        ) : null}
        {selection.kind === 'zone' ? (
          <ZoneInspector key={key} studio={studio} state={state} id={selection.id} />
        ) : null}
        {selection.kind === 'tree' || selection.kind === 'plant' ? (
          <PlantInspector key={key} studio={studio} state={state} selection={selection} />
        ) : null}
      </div>
    </section>
  );
}
