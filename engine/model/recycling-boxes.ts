/** Boxes and caddies for what is recycled: carried out by hand, and smaller than bins on wheels. */
const BOXES = /\b(?:(?:recycling )?box(?:es)?|cadd(?:y|ies)|food (?:waste )?bins?)\b/gi;
const BINS = /\b(?:bins?|wheel\w*)\b/i;
/** True where boxes or caddies are all that is to be stored. */
export const isBoxesOnly = (quote: string): boolean =>
  quote.search(BOXES) >= 0 && !BINS.test(quote.replace(BOXES, ''));

/** Of one box, with its lid on, mm: the caddy stands on top. */
export const BOX_MM = 450;
