/** Runs a callback once after a delay; does not keep the process alive. */
export type Timer = {
  /** Ignored while already set. */
  set(afterMs: number): void;
};

/** Adds a little, since clocks do not agree to the millisecond. */
const SOONEST_MS = 50;

export function createTimer(run: () => void): Timer {
  let timer: NodeJS.Timeout | null = null;
  return {
    set(afterMs) {
      timer ??= setTimeout(
        () => {
          timer = null;
          run();
        },
        Math.max(SOONEST_MS, afterMs),
      ).unref();
    },
  };
}
