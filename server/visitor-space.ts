/** Whether there is room for what visitors store: a full disk would shut the owner out of their own site. */
import { AppError } from '#server/errors.ts';
import type { Clock } from '#server/ports/clock.ts';

/** Below so many free bytes the owner is told, and visitors store nothing more: what is left is for the owner's own work. */
export const LEAST_FREE_BYTES = 1_000_000_000;
/** Of all visitors together: some two thousand photographs. */
const PHOTOGRAPH_BYTES_A_DAY = 2_000_000_000;
/** A disk does not fill within seconds. */
const ASKED_EVERY_MS = 3_000;

export type VisitorSpace = {
  /** Before files or designs of a visitor are kept. @throws AppError unavailable */
  requireRoom(): Promise<void>;
  /** Before a photograph is kept: the same, and no more than a day's measure of them. @throws AppError unavailable */
  takePhotograph(bytes: number): Promise<void>;
};

export type VisitorSpaceOptions = {
  clock: Clock;
  /** null where the system does not say. */
  readFreeBytes(): Promise<number | null>;
};

/** One a process; the day's measure is this process's own. */
export function visitorSpace({ clock, readFreeBytes }: VisitorSpaceOptions): VisitorSpace {
  let asked: { at: number; free: Promise<number | null> } | null = null;
  let photographs = { day: '', bytes: 0 };

  async function requireRoom(): Promise<void> {
    const now = clock.now().getTime();
    if (asked === null || Math.abs(now - asked.at) >= ASKED_EVERY_MS) asked = { at: now, free: readFreeBytes() };
    const free = await asked.free;
    if (free !== null && free < LEAST_FREE_BYTES) throw new AppError('unavailable', 'Nothing more can be stored here just now, so this has not been kept. Please try again later, or ring us.');
  }

  return {
    requireRoom,
    async takePhotograph(bytes) {
      await requireRoom();
      const day = clock.now().toISOString().slice(0, 10);
      if (photographs.day !== day) photographs = { day, bytes: 0 };
      if (photographs.bytes + bytes > PHOTOGRAPH_BYTES_A_DAY) throw new AppError('unavailable', 'More photographs have been sent to us today than we can keep. Please send this one tomorrow, or by e-mail.');
      photographs.bytes += bytes;
    },
  };
}
