import { lazy, Suspense } from 'react';
import { readPlot, writePlot } from './session-store.ts';

const PlotField = lazy(() =>
  import('./plot-field.tsx').then((module) => ({ default: module.PlotField })),
);

/** Drawing a plot needs scripts, and its own come after the form's. */
export const PlotPlace = ({ isLive, areaM2 }: { isLive: boolean; areaM2: () => number }) => (
  <div className="mt-6 min-h-9">
    <Suspense>{isLive && <PlotField areaM2={areaM2} read={readPlot} write={writePlot} />}</Suspense>
  </div>
);
