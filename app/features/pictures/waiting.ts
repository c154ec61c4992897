/** How often a page asks whether its pictures are done. Times in milliseconds. */
import type { DesignPicture, DesignPictures, PictureKind } from '#contracts/design.ts';

const FIRST_MS = 1_500;
const LONGEST_MS = 5_000;
const GROWTH = 1.3;
const MOST_FAULTS = 5;

/** The pause before asking again, after so many answers that brought nothing new. */
export function pauseAfter(quietAnswers: number): number {
  return Math.min(LONGEST_MS, Math.round(FIRST_MS * GROWTH ** Math.max(0, quietAnswers)));
}

/** Whether there is anything to ask for. A lost connection is tried a few times; a design that is gone is not. */
export function isWorthAsking(
  answer: DesignPictures | undefined,
  error: Error | null,
  faults: number,
): boolean {
  if (error) return !/^4\d\d:/.test(error.message) && faults < MOST_FAULTS;
  return (answer?.pending.length ?? 0) > 0;
}

/** A summary of an answer: the quality of each kind, and the pending kinds. Equal text means no news. */
export function newsOf({ pictures, pending }: DesignPictures): string {
  return [...pictures.map((picture) => `${picture.kind} ${picture.quality}`), '|', ...pending].join(
    ',',
  );
}

export const pictureOf = (
  pictures: readonly DesignPicture[],
  kind: PictureKind,
): DesignPicture | null => pictures.find((picture) => picture.kind === kind) ?? null;

/** The first of these kinds that there is. */
export function firstOf(
  pictures: readonly DesignPicture[],
  kinds: readonly PictureKind[],
): DesignPicture | null {
  for (const kind of kinds) {
    const found = pictureOf(pictures, kind);
    if (found) return found;
  }
  return null;
}

export type PictureState = 'there' | 'pending' | 'failed' | 'none';
/** The state of a kind. Any quality counts as available. */
export function stateOf(
  { pictures, pending, failed }: DesignPictures,
  kind: PictureKind,
): PictureState {
  if (pictureOf(pictures, kind)) return 'there';
  if (pending.includes(kind)) return 'pending';
  return failed.includes(kind) ? 'failed' : 'none';
}
