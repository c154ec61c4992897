/** What was put by hand in the studio and finds no place on the plot as it is now. */
import type { Brief, Problem } from '../../model/brief.ts';
import type { Place } from '../../model/site.ts';
import { withByHand } from '../../site/by-hand.ts';
import { makeSite } from '../../site/make-site.ts';

export const LOST_BY_HAND = 'by-hand-lost';

/** What of it found no place, as a note; nothing where all did. */
export function lostByHand(brief: Brief, place: Place): Problem[] {
  const { byHand, ...read } = brief;
  if (!byHand) return [];
  const { lost } = withByHand(makeSite(read, place), byHand);
  return lost.length
    ? [
        {
          code: LOST_BY_HAND,
          severity: 'note',
          message: `On the plot as it is now this found no place: ${lost.join('; ')}.`,
        },
      ]
    : [];
}
