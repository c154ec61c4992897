/** What is laid under a plot: on the screen, and kept on the device. Its changes go back one by one. */
import { useEffect, useRef, useState } from 'react';
import type { Placement } from './placement.ts';
import type { Trace } from './trace.ts';

const store = () => import('./trace-store.ts');
/** While one move goes on, only where it has come to is kept. */
const KEEP_MOVES_AFTER_MS = 400;
const MOST_BACK = 50;

export type TraceState = ReturnType<typeof useTrace>;

/** @param key of the design, under which the device keeps it */
export function useTrace(key: string) {
  const [trace, setTrace] = useState<Trace | null>(null);
  const [isPlacing, setPlacing] = useState(false);
  const [isKept, setKept] = useState(true);
  const [before, setBefore] = useState<readonly Placement[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef<string | null>(null);

  useEffect(() => {
    let isGone = false;
    void store()
      .then(({ readTrace }) => readTrace(key))
      .then((kept) => {
        if (!isGone && kept)
          setTrace(
            (now) =>
              now ?? { ...kept, url: kept.picture ? URL.createObjectURL(kept.picture) : null },
          );
      })
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [key]);
  useEffect(() => {
    const old = shown.current;
    shown.current = trace?.url ?? null;
    if (old && old !== shown.current) URL.revokeObjectURL(old);
  }, [trace]);

  /** `goesOn`: one move with the last one, so that the device need not keep each step of it. */
  const set = (next: Trace | null, goesOn = false) => {
    setTrace(next);
    clearTimeout(timer.current);
    const keep = () =>
      void store()
        .then(({ keepTrace }) => keepTrace(key, next))
        .then(setKept);
    if (goesOn) timer.current = setTimeout(keep, KEEP_MOVES_AFTER_MS);
    else keep();
  };
  return {
    trace,
    isPlacing,
    isKept,
    canUndo: before.length > 0,
    lay(next: Trace) {
      set(next);
      setBefore([]);
      setPlacing(true);
    },
    remove() {
      set(null);
      setBefore([]);
      setPlacing(false);
    },
    setPlacing,
    fade(strength: number) {
      if (trace) set({ ...trace, strength }, true);
    },
    place(at: Placement | null, goesOn = false) {
      if (!trace || !at) return;
      if (!goesOn) setBefore([...before, trace.at].slice(-MOST_BACK));
      set({ ...trace, at }, goesOn);
    },
    undo() {
      const last = before.at(-1);
      if (!trace || !last) return;
      setBefore(before.slice(0, -1));
      set({ ...trace, at: last });
    },
  };
}
