import { useState } from 'react';
import type { DrawnPlot } from '#engine/model/drawn-plot.ts';
import { Button } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { PlotCanvas } from './plot-canvas.tsx';
import { PlotTable } from './plot-table.tsx';
import { usePlotEdits } from './use-plot-edits.ts';

/** The plot drawn before there is any garden: on the form of the design tool. */
export function PlotDialog({
  start,
  onDone,
  onClose,
}: {
  start: DrawnPlot;
  onDone: (plot: DrawnPlot) => void;
  onClose: () => void;
}) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose();
  };
  const edits = usePlotEdits(start);
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
          <PlotCanvas edits={edits} under={null} />
        </div>
        <div className="grid content-start gap-4">
          <p className="small text-ink-soft">
            Drag a corner, or type where it lies. The small circles on the sides make a new corner;
            the door is dragged along the house.
          </p>
          <PlotTable edits={edits} />
        </div>
      </div>
    </Dialog>
  );
}
