import { useId, useMemo, useState } from 'react';
import { ringArea } from '#engine/geometry/region.ts';
import type { Point } from '#engine/model/shapes.ts';
import { plotFault } from '#engine/operations/plot/faults.ts';
import { cornersOf, plotAlong } from '#engine/operations/plot/outline-from.ts';
import { metres } from '#app/features/studio/names.ts';
import { Button } from '#app/ui/button.tsx';
import { Select } from '#app/ui/field.tsx';
import { plotInWords } from '../plot-words.ts';
import type { PlotEdits } from '../use-plot-edits.ts';
import { carriedWith, toGround } from './placement.ts';
import type { TraceState } from './use-trace.ts';

/** So many outlines of a drawing are offered, the largest first. */
const MOST_OFFERED = 12;
const LEAST_M2 = 4;

/** An outline of the drawing taken as the plot, with the house along one of its sides. */
export function OutlineChoice({ edits, state }: { edits: PlotEdits; state: TraceState }) {
  const id = useId();
  const { lines, at } = state.trace!;
  const outlines = useMemo(
    () =>
      lines!
        .filter(({ points, isClosed }) => isClosed && points.length > 2)
        .map(({ points }) => cornersOf(points.map((point) => toGround(at, point))))
        .map((corners) => ({ corners, m2: ringArea(corners) / 1e6 }))
        .filter(({ m2 }) => m2 >= LEAST_M2)
        .toSorted((a, b) => b.m2 - a.m2)
        .slice(0, MOST_OFFERED),
    [lines, at],
  );
  const [chosen, setChosen] = useState(0);
  const [side, setSide] = useState<number | null>(null);
  const { corners } = outlines[chosen] ?? outlines[0] ?? {};
  if (!corners)
    return (
      <p className="small text-ink-soft">
        It has no closed outline that could be the plot: draw the corners over it.
      </p>
    );
  const lowest = side ?? lowestSide(corners);
  const plot = plotAlong(corners, Math.min(lowest, corners.length - 1));
  const fault = plotFault(plot);
  const take = () => {
    if (!edits.draw(plot, `The plot is the outline of the drawing: ${plotInWords(plot)}.`)) return;
    const from = [corners[lowest]!, corners[(lowest + 1) % corners.length]!] as const;
    state.place(carriedWith(at, from, [plot.corners[0]!, plot.corners[1]!]));
    state.setPlacing(false);
    setSide(0);
  };
  return (
    <div className="grid gap-3">
      <div className="grid gap-3">
        <div>
          <label htmlFor={`${id}-ring`} className="fine block text-ink-soft">
            The plot is
          </label>
          <Select
            id={`${id}-ring`}
            className="mt-1 [&>select]:h-10"
            value={Math.min(chosen, outlines.length - 1)}
            onChange={(event) => {
              setChosen(Number(event.target.value));
              setSide(null);
            }}
          >
            {outlines.map(({ corners: ring, m2 }, i) => (
              // oxlint-disable-next-line react/no-array-index-key -- an outline is its number
              <option key={i} value={i}>
                {Math.round(m2)} m², {ring.length} corners
              </option>
            ))}
          </Select>
        </div>
        <div>
          <label htmlFor={`${id}-side`} className="fine block text-ink-soft">
            The house is along
          </label>
          <Select
            id={`${id}-side`}
            className="mt-1 [&>select]:h-10"
            value={lowest}
            onChange={(event) => setSide(Number(event.target.value))}
          >
            {corners.map((corner, i) => {
              const next = corners[(i + 1) % corners.length]!;
              return (
                // oxlint-disable-next-line react/no-array-index-key -- a side is its number
                <option key={i} value={i}>
                  Side {i + 1}, {metres(Math.hypot(next[0] - corner[0], next[1] - corner[1]))}
                </option>
              );
            })}
          </Select>
        </div>
      </div>
      {fault ? <p className="small text-ink-soft">{fault}</p> : null}
      <Button
        size="small"
        variant="outline"
        className="justify-self-start"
        aria-disabled={fault !== null}
        onClick={() => {
          if (!fault) take();
        }}
      >
        Take this outline as the plot
      </Button>
    </div>
  );
}

/** The house stands at the bottom of most plans. */
function lowestSide(corners: readonly Point[]): number {
  let best = 0,
    least = Infinity;
  corners.forEach(([x, y], i) => {
    const [nx, ny] = corners[(i + 1) % corners.length]!;
    // runs to the right, below all else
    if (nx - x > Math.abs(ny - y) && y + ny < least) [best, least] = [i, y + ny];
  });
  return best;
}
