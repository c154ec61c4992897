import { useEffect, useState } from 'react';

export const STEP_MS = 5_000;
export const STEP = 10;
export const CAP = 90;
const MESSAGES = [
  [60_000, 'Finalizing your personalized designs...'],
  [45_000, 'Generating garden visualizations...'],
  [30_000, 'Creating detailed plant recommendations...'],
  [15_000, 'Generating creative design concepts...'],
  [1_000, 'Analyzing your garden requirements...'],
] as const;

/** How far along a generation is shown after so long: 10 every 5 s, never above 90 until it is done. */
export function progressAt(elapsedMs: number): { value: number; message: string } {
  return {
    value: Math.min(CAP, Math.floor(elapsedMs / STEP_MS) * STEP),
    message: MESSAGES.find(([from]) => elapsedMs >= from)?.[1] ?? '',
  };
}

/** Progress while `isRunning`; back at the start afterwards. */
export function useProgress(isRunning: boolean): { value: number; message: string } {
  const [elapsed, setElapsed] = useState(0);
  useEffect(() => {
    if (!isRunning) return;
    const start = performance.now();
    const timer = setInterval(() => setElapsed(performance.now() - start), 250);
    return () => {
      clearInterval(timer);
      setElapsed(0);
    };
  }, [isRunning]);
  return progressAt(elapsed);
}
