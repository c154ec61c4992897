/** What of a picture's words was changed here, and so is sent. */
import type { SizedPicture } from '#contracts/site-content.ts';

export type PictureSaying = Pick<SizedPicture, 'alt' | 'focal'>;

/** Those of the typed words that differ from what is saved; null where none does. */
export function changedWords(
  typed: Partial<PictureSaying>,
  saved: PictureSaying,
): Partial<PictureSaying> | null {
  const alt =
    typed.alt !== undefined && typed.alt.trim() !== saved.alt.trim() ? { alt: typed.alt } : {};
  const isMoved =
    typed.focal !== undefined &&
    (typed.focal?.x !== saved.focal?.x || typed.focal?.y !== saved.focal?.y);
  const words = { ...alt, ...(isMoved ? { focal: typed.focal ?? null } : {}) };
  return Object.keys(words).length > 0 ? words : null;
}
