/** Lawns that are spoken of as one that is there. */
import type { Brief, Wish } from '../model/brief.ts';

const NEW_GRASS =
  /\b(?:new|fresh|re-?(?:turf|seed|lay|laid|lawn)\w*|turf\w*|seed\w*|sown?|level\w*|flat\w*)\b/i;
/** "The lawn", "our bit of grass". */
const ONE_THERE =
  /\b(?:the|our|my|his|her|their|existing|current|old)\s+(?:\w+\s+){0,2}(?:lawn|grass)\b/i;

/** Lawns that are asked for, of whatever kind. */
export const lawnsAsked = ({ wishes }: Pick<Brief, 'wishes'>): Wish[] =>
  wishes.filter(({ feature, held }) => feature === 'lawn' && held === null);
/** It is to be made anew. */
export const isNewLawn = ({ quote }: Wish): boolean => NEW_GRASS.test(quote);
/** Whoever names the lawn has one. */
export const isLawnThere = (wish: Wish): boolean => ONE_THERE.test(wish.quote) && !isNewLawn(wish);
