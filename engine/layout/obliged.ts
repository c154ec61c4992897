/** The one move that every plan of a letter has to make. */
import type { Parts, Setting } from './stages.ts';
import { isMet } from './wishes.ts';

/** From here on a seat has ground of its own. */
const OWN_SEAT_MM2 = 45e6;

/** True where what the letter asks for first has no ground on this plan. */
export function lacksHeart({ ask, frame, parts }: Pick<Setting, 'ask' | 'frame'> & Parts): boolean {
  const { heart } = ask;
  if (heart === null) return false;
  if (heart === 'lawn') return !parts.some(({ kind }) => kind === 'lawn');
  // fruit stands against fences and in beds too
  if (heart === 'orchard') return false;
  // on a small plot one sits on the floor at the door
  if (heart === 'seat' && frame.area < OWN_SEAT_MM2) return false;
  return ask.items.some(({ id }) => id === heart) && !isMet({ parts }, heart);
}
