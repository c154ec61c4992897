/** Runs once after a while, even if nobody asks again meanwhile; does not keep the process alive. */
export type Timer = {
  /** The first of several wins, until it has run. */
  set(afterMs: number): void;
};

/** Clocks do not agree to the millisecond: what is asked for at once comes a little later. */
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
