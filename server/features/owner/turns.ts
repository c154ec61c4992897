/** A first, cheap limit on attempts by one address: what goes over it is turned away from memory, before the database is asked. */

export type Turns = {
  /** @returns 0, or the milliseconds this address has to wait */
  take(address: string, now: number): number;
  /** After a right password: whoever signs in often is no flood. */
  clear(address: string): void;
};

const PER_MINUTE = 20;
const WINDOW_MS = 60_000;
const MOST_ADDRESSES = 10_000;

export function createTurns(perMinute: number = PER_MINUTE): Turns {
  const windows = new Map<string, { from: number; taken: number }>();
  return {
    take(address, now) {
      const known = windows.get(address);
      const window = known && now - known.from < WINDOW_MS ? known : { from: now, taken: 0 };
      window.taken += 1;
      if (window !== known) {
        windows.delete(address);
        windows.set(address, window);
        if (windows.size > MOST_ADDRESSES) windows.delete(windows.keys().next().value!);
      }
      return window.taken > perMinute ? window.from + WINDOW_MS - now : 0;
    },
    clear(address) {
      windows.delete(address);
    },
  };
}
