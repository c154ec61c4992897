/** Rings once after a while, whether or not anybody comes meanwhile; a process that has nothing else to do ends without it. */
export type Alarm = {
  /** The first of several wins, until it has rung. */
  set(afterMs: number): void;
};

/** Clocks do not agree to the millisecond: what is asked for at once comes a little later. */
const SOONEST_MS = 50;

export function createAlarm(ring: () => void): Alarm {
  let timer: NodeJS.Timeout | null = null;
  return {
    set(afterMs) {
      timer ??= setTimeout(
        () => {
          timer = null;
          ring();
        },
        Math.max(SOONEST_MS, afterMs),
      ).unref();
    },
  };
}
