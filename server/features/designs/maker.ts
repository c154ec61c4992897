/** Who asked for a design: the browser that was given the id of its request, and no one else. */
import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** A link is passed on, and a shared one is everybody's: it proves nothing. Samples have no maker. */
export const isMaker = (
  row: { sample: number; session_id: string },
  sessionId: string | undefined,
): boolean => row.sample === 0 && timingSafeEqual(digest(sessionId ?? ''), digest(row.session_id));
