/** How long an address waits after wrong passwords. */

const FREE_FAILURES = 5;
const LONGEST_MS = 15 * 60_000;
/** After a day of quiet an address begins anew. */
const FORGET_MS = 24 * 3_600_000;

/**
 * The first five cost nothing; then one second, two, four, and no more than fifteen minutes.
 * @param failures in a row, the latest included
 * @returns milliseconds
 */
export function delayAfter(failures: number): number {
  return failures < FREE_FAILURES
    ? 0
    : Math.min(1000 * 2 ** Math.min(failures - FREE_FAILURES, 20), LONGEST_MS);
}

/** Failures that still count. `failedAt` is an ISO time. */
export function countingFailures({
  failures,
  failedAt,
  now,
}: {
  failures: number;
  failedAt: string | null;
  now: Date;
}): number {
  return failedAt !== null && now.getTime() - Date.parse(failedAt) < FORGET_MS ? failures : 0;
}

/** "3 seconds", "1 minute", "15 minutes": never shorter than the wait is. */
export function describeWait(waitMs: number): string {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
