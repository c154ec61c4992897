/** Changes of a drawn plot, one at a time. What a change does not name stays as it is; one that makes no garden is refused. */
import { hypot } from '../../geometry/trig.ts';
import { type DrawnPlot, MOST_CORNERS, type PlotEdit, sideOf } from '../../model/drawn-plot.ts';
import type { Mm, Point } from '../../model/shapes.ts';
import { plotFault } from './faults.ts';

/** Left of the wall on each side of the door's middle. */
const DOOR_INSET_MM: Mm = 450;

export type PlotOutcome = { plot: DrawnPlot } | { refused: string };

/** The plot with the change, or why not; the change as it was asked for, so that what is wrong can be shown. */
export function editPlot(plot: DrawnPlot, edit: PlotEdit): PlotOutcome {
  const next = drawn(plot, edit);
  if ('refused' in next) return next;
  const fault = plotFault(next.plot);
  return fault ? { refused: fault } : next;
}

/** The change alone, whatever comes of it: for what is under the pointer. @returns refused where it names nothing */
export function drawn(plot: DrawnPlot, edit: PlotEdit): PlotOutcome {
  const { corners } = plot;
  if ('at' in edit && !corners[edit.at]) return { refused: 'That corner is no longer there.' };
  switch (edit.kind) {
    case 'corner':
      return { plot: moved(plot, edit.at, edit) };
    case 'length':
      return lengthened(plot, edit);
    case 'add':
      if (corners.length >= MOST_CORNERS)
        return { refused: `A plot has ${MOST_CORNERS} corners at most.` };
      return { plot: added(plot, edit) };
    case 'remove':
      return removed(plot, edit.at);
    case 'door':
      return { plot: { ...plot, doorX: onWall(edit.x, corners[0]![0], corners[1]![0]) } };
  }
}

/** The door's middle, kept within the wall. */
function onWall(x: Mm, x0: Mm, x1: Mm): Mm {
  const inset = Math.min(DOOR_INSET_MM, (x1 - x0) / 2);
  return Math.round(Math.max(x0 + inset, Math.min(x1 - inset, x)));
}

/** The house's corners move along its wall, and the door stays in it. */
function moved(plot: DrawnPlot, at: number, { x, y }: { x: Mm; y: Mm }): DrawnPlot {
  const corners = plot.corners.map((corner, i): Point => (i === at ? [x, at < 2 ? 0 : y] : corner));
  const [x0, x1] = [corners[0]![0], corners[1]![0]];
  return { corners, doorX: at < 2 && x1 > x0 ? onWall(plot.doorX, x0, x1) : plot.doorX };
}

/** On the house wall it ends the wall there, the longer part of which stays: what lies beyond is ground beside the house. */
function added(plot: DrawnPlot, { at, x, y }: Extract<PlotEdit, { kind: 'add' }>): DrawnPlot {
  const { corners, doorX } = plot;
  if (at > 0)
    return { ...plot, corners: [...corners.slice(0, at + 1), [x, y], ...corners.slice(at + 1)] };
  const [[x0], [x1]] = [corners[0]!, corners[1]!];
  const isLeft = x < (x0 + x1) / 2;
  return {
    corners: isLeft
      ? [[x, 0], ...corners.slice(1), corners[0]!]
      : [corners[0]!, [x, 0], ...corners.slice(1)],
    doorX: isLeft ? onWall(doorX, x, x1) : onWall(doorX, x0, x),
  };
}

function lengthened(
  plot: DrawnPlot,
  { at, mm }: Extract<PlotEdit, { kind: 'length' }>,
): PlotOutcome {
  const n = plot.corners.length;
  const [from, to] = sideOf(plot, at);
  const now = hypot(to[0] - from[0], to[1] - from[1]);
  if (!(mm > 0)) return { refused: 'A side is longer than nothing.' };
  // the house stays on its line: the last side is measured from the house
  const isLast = at === n - 1;
  const by = (mm - now) / now;
  const dx = Math.round((to[0] - from[0]) * by),
    dy = Math.round((to[1] - from[1]) * by);
  const [end, beside, sign] = isLast ? [at, at - 1, -1] : [at + 1, (at + 2) % n, 1];
  const goes = new Set([end, ...(beside > 1 ? [beside] : [])]);
  const corners = plot.corners.map(([x, y], i): Point =>
    goes.has(i) ? [x + sign * dx, i < 2 ? 0 : y + sign * dy] : [x, y],
  );
  const [x0, x1] = [corners[0]![0], corners[1]![0]];
  return { plot: { corners, doorX: x1 > x0 ? onWall(plot.doorX, x0, x1) : plot.doorX } };
}

function removed(plot: DrawnPlot, at: number): PlotOutcome {
  const { corners, doorX } = plot;
  if (corners.length <= 3) return { refused: 'A plot has three corners at least.' };
  const n = corners.length;
  // an end of the house wall goes where the wall goes on beyond it, as it does where a corner was put on it
  if (at < 2) {
    const beyond = at === 0 ? n - 1 : 2;
    if (corners[beyond]![1] !== 0)
      return { refused: 'The house wall needs both its ends. Move this corner instead.' };
  }
  const rest = corners.filter((_, i) => i !== at);
  return {
    plot: { corners: at === 0 ? [rest.at(-1)!, ...rest.slice(0, -1)] : rest, doorX },
  };
}
