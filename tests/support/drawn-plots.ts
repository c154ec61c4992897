/** Plots as people draw them, generated: a rectangle and changes of it. */
import type { Random } from '#engine/geometry/random.ts';
import type { DrawnPlot, PlotEdit } from '#engine/model/drawn-plot.ts';
import { editPlot } from '#engine/operations/plot/edit.ts';
import { rectanglePlot } from '#engine/operations/plot/measure.ts';

/** Any change, possible or not. `by`: how far a corner goes at most, mm. */
export function anyPlotEdit({ corners }: DrawnPlot, random: Random, by = 6000): PlotEdit {
  const at = random.index(corners.length + 1);
  const [x, y] = corners[at % corners.length]!;
  const near = () => ({
    x: Math.round(x + random.between(-by, by)),
    y: Math.round(y + random.between(-by, by)),
  });
  switch (random.index(7)) {
    case 0:
      return { kind: 'length', at, mm: Math.round(random.between(-500, 20_000)) };
    case 1: {
      const [nx, ny] = corners[(at + 1) % corners.length]!;
      return {
        kind: 'add',
        at: at % corners.length,
        x: Math.round((x + nx) / 2 + random.between(-2000, 2000)),
        y: Math.round((y + ny) / 2 + random.between(-2000, 2000)),
      };
    }
    case 2:
      return { kind: 'remove', at };
    case 3:
      return { kind: 'door', x: Math.round(random.between(-3000, 15_000)) };
    default:
      return { kind: 'corner', at, ...near() };
  }
}

/** A plot that can be a garden. */
export function anyPlot(random: Random, edits = 12): DrawnPlot {
  let plot = rectanglePlot(
    Math.round(random.between(5000, 14_000)),
    Math.round(random.between(6000, 20_000)),
  );
  for (let i = 0; i < edits; i++) {
    const outcome = editPlot(plot, anyPlotEdit(plot, random, 3000));
    if ('plot' in outcome) plot = outcome.plot;
  }
  return plot;
}
