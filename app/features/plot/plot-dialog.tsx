import { useState } from 'react';
import { usualProportion } from '#engine/brief/plot-shape.ts';
import type { DrawnPlot } from '#engine/model/drawn-plot.ts';
import { rectanglePlot } from '#engine/operations/plot/measure.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { PlotCanvas } from './plot-canvas.tsx';
import { PlotTable } from './plot-table.tsx';
import { TracePanel } from './trace/trace-panel.tsx';
import { useTrace } from './trace/use-trace.ts';
import { usePlotEdits } from './use-plot-edits.ts';

/** Width and depth until the visitor gives them. */
const USUAL_MM = [8000, 11_000] as const;

function usualPlot(areaM2: number): DrawnPlot {
  if (!(areaM2 >= 4 && areaM2 <= 2500)) return rectanglePlot(...USUAL_MM);
  const width = Math.round(Math.sqrt(areaM2 / usualProportion(areaM2)) * 10) * 100;
  return rectanglePlot(width, Math.round((areaM2 * 1e6) / width));
}

/** The plot drawn before there is any garden: on the form of the design tool. */
export function PlotDialog({
  plot,
  areaM2,
  onDone,
  onClose,
}: {
  /** As it was drawn before. */
  plot: DrawnPlot | null;
  /** As it stands in the form; a rectangle of it is begun with. */
  areaM2: number;
  onDone: (plot: DrawnPlot) => void;
  onClose: () => void;
}) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  const edits = usePlotEdits(plot ?? usualPlot(areaM2));
  const traced = useTrace('form');
  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title="Draw your plot"
      description="Seen from above, with the house at the bottom."
      staysOpenOutside
      footer={
        <>
          <Button
            onClick={() => {
              onDone(edits.plot);
              close();
            }}
          >
            Use this plot
          </Button>
          <Button variant="outline" onClick={close}>
            Cancel
          </Button>
        </>
      }
    >
      <div className="grid gap-6 md:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="h-[42svh] min-h-64 border md:sticky md:top-0 md:h-[58svh]">
          <PlotCanvas edits={edits} under={null} traced={traced} />
        </div>
        <div className="grid content-start gap-4">
          <p className="small text-ink-soft">
            Drag a corner, or type its position. The small circles on the sides add a corner; drag
            the door along the house.
          </p>
          <TracePanel edits={edits} state={traced} />
          <PlotTable edits={edits} />
        </div>
      </div>
    </Dialog>
  );
}
