import { lazy, Suspense, useState } from 'react';
import type { DrawnPlot } from '#engine/model/drawn-plot.ts';
import { squareMetres } from '#engine/model/format.ts';
import { MakeReady } from '#app/features/device-designs/make-ready.tsx';
import { Button } from '#app/ui/button.tsx';

const PlotDialog = lazy(() =>
  import('#app/features/plot/plot-dialog.tsx').then((module) => ({ default: module.PlotDialog })),
);

/** "Draw your plot": what is drawn goes before every measure, and is kept in this tab. */
export default function PlotField({
  area,
  read,
  write,
}: {
  /** The field's value. */
  area: () => unknown;
  /** Where the drawing is kept. */
  read: () => DrawnPlot | null;
  write: (plot: DrawnPlot | null) => void;
}) {
  const [plot, setPlot] = useState<DrawnPlot | null>(read);
  const [isOpen, setOpen] = useState(false);
  const take = (next: DrawnPlot | null) => {
    write(next);
    setPlot(next);
  };
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="button" variant="outline" size="small" onClick={() => setOpen(true)}>
          {plot ? 'Change the drawing' : 'Draw your plot'}
        </Button>
        {plot ? (
          <>
            <p className="small figures">
              Drawn: {plot.corners.length} corners, {squareMetres(areaOf(plot))}
            </p>
            <Button type="button" variant="quiet" size="small" onClick={() => take(null)}>
              Leave the drawing out
            </Button>
          </>
        ) : (
          <p className="small text-ink-soft">
            For any other shape than a rectangle, or when you know its measures.
          </p>
        )}
        {isOpen ? (
          <Suspense fallback={<p role="status">Opening the drawing…</p>}>
            <PlotDialog
              plot={plot}
              areaM2={Number(area())}
              onDone={take}
              onClose={() => setOpen(false)}
            />
          </Suspense>
        ) : null}
      </div>
      <MakeReady />
    </>
  );
}

/** m²; the few lines of it save the page the whole of the geometry. */
const areaOf = ({ corners }: DrawnPlot): number =>
  corners.reduce((sum, [x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length]!;
    return sum + (x * ny - nx * y) / 2e6;
  }, 0);
