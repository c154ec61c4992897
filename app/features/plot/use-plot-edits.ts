/** A plot that is drawn: its changes forwards and back, the corner that is selected, and what was wrong with the last try. */
import { useRef, useState } from 'react';
import type { DrawnPlot, PlotEdit } from '#engine/model/drawn-plot.ts';
import { plotFault } from '#engine/operations/plot/faults.ts';
import { editPlot } from '#engine/operations/plot/edit.ts';

/** Arrow presses that follow one another so soon are one change. */
const GESTURE_MS = 900;

type History = { plots: readonly DrawnPlot[]; done: number };

export type PlotEdits = ReturnType<typeof usePlotEdits>;

export function usePlotEdits(start: DrawnPlot) {
  const [history, setHistory] = useState<History>({ plots: [start], done: 0 });
  const [selected, setSelected] = useState(0);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [said, setSaid] = useState('');
  const last = useRef({ what: '', at: 0 });
  const plot = history.plots[history.done]!;
  const go = (by: number, words: string) => {
    const done = Math.max(0, Math.min(history.plots.length - 1, history.done + by));
    if (done === history.done) return;
    last.current = { what: '', at: 0 };
    setHistory({ ...history, done });
    setSelected((at) => Math.min(at, history.plots[done]!.corners.length - 1));
    setRefusal(null);
    setSaid(words);
  };
  return {
    start,
    plot,
    selected,
    refusal,
    said,
    isChanged: JSON.stringify(plot) !== JSON.stringify(start),
    canUndo: history.done > 0,
    canRedo: history.done < history.plots.length - 1,
    /** @returns whether it was made; why not is shown, and the plot stays as it was */
    edit(edit: PlotEdit, words: string): boolean {
      const outcome = editPlot(plot, edit);
      if ('refused' in outcome) {
        setRefusal(outcome.refused);
        setSaid(outcome.refused);
        return false;
      }
      const what = `${edit.kind} ${'at' in edit ? edit.at : ''}`;
      const now = Date.now();
      const joins =
        (edit.kind === 'corner' || edit.kind === 'door') &&
        what === last.current.what &&
        now - last.current.at < GESTURE_MS;
      last.current = { what, at: now };
      const kept = history.plots.slice(0, joins ? history.done : history.done + 1);
      setHistory({ plots: [...kept, outcome.plot], done: kept.length });
      setSelected((at) =>
        edit.kind === 'add'
          ? newCorner(plot, outcome.plot)
          : Math.min(at, outcome.plot.corners.length - 1),
      );
      setRefusal(null);
      setSaid(words);
      return true;
    },
    /** Another plot altogether. @returns whether it is one */
    draw(next: DrawnPlot, words: string): boolean {
      const fault = plotFault(next);
      if (fault) {
        setRefusal(fault);
        setSaid(fault);
        return false;
      }
      last.current = { what: '', at: 0 };
      const kept = history.plots.slice(0, history.done + 1);
      setHistory({ plots: [...kept, next], done: kept.length });
      setSelected(0);
      setRefusal(null);
      setSaid(words);
      return true;
    },
    select(at: number) {
      last.current = { what: '', at: 0 };
      setSelected(at);
    },
    refuse(why: string) {
      setRefusal(why);
      setSaid(why);
    },
    undo: () => go(-1, 'Undone.'),
    redo: () => go(1, 'Done again.'),
  };
}

function newCorner(before: DrawnPlot, after: DrawnPlot): number {
  const known = new Set(before.corners.map(String));
  return Math.max(
    0,
    after.corners.findIndex((corner) => !known.has(String(corner))),
  );
}
