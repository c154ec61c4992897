import { ArrowLeft } from 'lucide-react';
import { useMemo } from 'react';
import type { StudioView } from '#contracts/studio.ts';
import type { DrawnPlot } from '#engine/model/drawn-plot.ts';
import { applyOperation } from '#engine/operations/apply.ts';
import { PlotCanvas } from '#app/features/plot/plot-canvas.tsx';
import { PlotTable } from '#app/features/plot/plot-table.tsx';
import { TracePanel } from '#app/features/plot/trace/trace-panel.tsx';
import { useTrace } from '#app/features/plot/trace/use-trace.ts';
import { usePlotEdits } from '#app/features/plot/use-plot-edits.ts';
import { Button } from '#app/ui/button.tsx';
import { FieldError } from '#app/ui/field.tsx';
import { STAGE, STAGE_SIDE } from './stage-looks.ts';
import type { Studio, StudioState } from './studio-store.ts';
import { useDesignAgain } from './use-design-again.ts';

/** The plot by hand, in the place of the plan: its corners, its lengths and the door; then the garden is designed for it. */
export function PlotStage({
  view,
  studio,
  state,
  start,
  sessionId,
  onClose,
}: {
  view: StudioView;
  studio: Studio;
  state: StudioState;
  start: DrawnPlot;
  sessionId: string;
  onClose: () => void;
}) {
  const edits = usePlotEdits(start);
  const traced = useTrace(view.id);
  const { layout, site } = state.model;
  return (
    <>
      <div className={STAGE}>
        <PlotCanvas
          edits={edits}
          traced={traced}
          under={{ areas: layout.areas.map((area) => area.region), boundary: site.boundary }}
        />
      </div>
      <div className={STAGE_SIDE}>
        <div>
          <div className="flex items-start justify-between gap-4">
            <h2 className="display-4">The plot</h2>
            <Button variant="quiet" size="small" className="shrink-0 underline" onClick={onClose}>
              <ArrowLeft aria-hidden size={15} strokeWidth={1.7} />
              Back to the plan
            </Button>
          </div>
          <p className="small mt-2 text-ink-soft">
            Drag a corner, or type where it lies. The small circles on the sides make a new corner;
            the door is dragged along the house.
          </p>
        </div>
        <TracePanel edits={edits} state={traced} />
        <PlotTable edits={edits} />
        {edits.isChanged ? (
          <Keep studio={studio} state={state} plot={edits.plot} onKept={onClose} />
        ) : null}
        <DesignAgain
          studio={studio}
          id={view.id}
          sessionId={sessionId}
          plot={edits.isChanged ? edits.plot : null}
        />
      </div>
    </>
  );
}

/** A plot that differs by little keeps the garden that stands; where it cannot, why. */
function Keep({
  studio,
  state: { model, plants },
  plot,
  onKept,
}: {
  studio: Studio;
  state: StudioState;
  plot: DrawnPlot;
  onKept: () => void;
}) {
  const operation = useMemo(() => ({ kind: 'plot' as const, ...plot }), [plot]);
  const outcome = useMemo(
    () => applyOperation(model, operation, { plants }),
    [model, operation, plants],
  );
  return (
    <div className="grid gap-3 border-t pt-5">
      {'refused' in outcome ? (
        <p className="small text-ink-soft">
          <span className="font-medium text-ink">This garden cannot be kept on it.</span>{' '}
          {outcome.refused}
        </p>
      ) : (
        <>
          <Button
            className="justify-self-start"
            onClick={() => {
              if (studio.change(operation, 'The garden is kept on the plot as it is drawn.'))
                onKept();
            }}
          >
            Keep this garden on it
          </Button>
          <p className="small text-ink-soft">
            What lies along the boundary gives or takes the ground; all else stays where it is. It
            can be undone.
          </p>
        </>
      )}
    </div>
  );
}

/** Three gardens for the plot as it is drawn now. */
function DesignAgain({
  studio,
  id,
  sessionId,
  plot,
}: {
  studio: Studio;
  id: string;
  sessionId: string;
  /** Null where it is as it was. */
  plot: DrawnPlot | null;
}) {
  const { isBusy, fault, design } = useDesignAgain(studio, id, sessionId);
  return (
    <div className="grid gap-3 border-t pt-5">
      {fault ? <FieldError id="plot-again-fault">{fault}</FieldError> : null}
      <Button
        variant="outline"
        className="justify-self-start"
        aria-disabled={isBusy || !plot}
        aria-busy={isBusy}
        aria-describedby={fault ? 'plot-again-fault' : 'plot-again-hint'}
        onClick={() => void (plot && design({ outline: plot }))}
      >
        {isBusy ? 'Drawing three gardens…' : 'Design again for this plot'}
      </Button>
      <p id="plot-again-hint" className="small text-ink-soft">
        {plot
          ? 'Three gardens are laid out for the plot as it is drawn, with the boundary, the house and what stands as you put them. This one stays, with every change that you made.'
          : 'The plot is as it was.'}
      </p>
    </div>
  );
}
