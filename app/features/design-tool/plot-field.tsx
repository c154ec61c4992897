import { lazy, Suspense, useEffect, useState } from 'react';
import type { DrawnPlot } from '#engine/model/drawn-plot.ts';
import { usualProportion } from '#engine/brief/plot-shape.ts';
import { squareMetres } from '#engine/model/format.ts';
import { areaOfPlot, rectanglePlot } from '#engine/operations/plot/measure.ts';
import { useIsLive } from '#app/lib/use-is-live.ts';
import { Button } from '#app/ui/button.tsx';
import { readPlot, writePlot } from './session-store.ts';

const PlotDialog = lazy(() =>
  import('#app/features/plot/plot-dialog.tsx').then((module) => ({ default: module.PlotDialog })),
);

/** Width and depth that nobody gave. */
const USUAL_MM = [8000, 11_000] as const;

/** "Draw your plot": what is drawn goes before every measure, and is kept in this tab. */
export function PlotField({ areaM2 }: { areaM2: () => number }) {
  const isLive = useIsLive();
  const [plot, setPlot] = useState<DrawnPlot | null>(null);
  const [start, setStart] = useState<DrawnPlot | null>(null);
  useEffect(() => {
    // Storage is read after hydration: the server has none.
    // oxlint-disable-next-line react/set-state-in-effect
    setPlot(readPlot());
  }, []);
  const take = (next: DrawnPlot | null) => {
    writePlot(next);
    setPlot(next);
  };
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden">
      <Button
        type="button"
        variant="outline"
        size="small"
        disabled={!isLive}
        onClick={() => setStart(plot ?? usualPlot(areaM2()))}
      >
        {plot ? 'Change the drawing' : 'Draw your plot'}
      </Button>
      {plot ? (
        <>
          <p className="small figures">
            Drawn: {plot.corners.length} corners, {squareMetres(areaOfPlot(plot) / 1e6)}
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
      {start ? (
        <Suspense fallback={<p role="status">Opening the drawing…</p>}>
          <PlotDialog start={start} onDone={take} onClose={() => setStart(null)} />
        </Suspense>
      ) : null}
    </div>
  );
}

function usualPlot(areaM2: number): DrawnPlot {
  if (!(areaM2 >= 4 && areaM2 <= 2500)) return rectanglePlot(...USUAL_MM);
  const width = Math.round(Math.sqrt(areaM2 / usualProportion(areaM2)) * 10) * 100;
  return rectanglePlot(width, Math.round((areaM2 * 1e6) / width));
}
