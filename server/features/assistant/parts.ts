/** The questions that a message or a letter asks, each in its own words. Pure. */
import { normalise, topicalWords } from './words.ts';

/** How a question begins, as people type it. */
const BEGINS =
  '(?:how|whats?|when|where|which|why|who|whose|is|are|am|can|could|will|would|should|shd|shall|do|does|did|any idea)';
/** Where one question of a sentence ends and the next begins: "…, and do you …", "… also is it …". */
const NEXT = new RegExp(
  `(?:,|;| -)?\\s+(?:and|also|plus)(?:,? (?:also|then|if so))?,?\\s+(?=${BEGINS}\\b)`,
  'i',
);
const SENTENCES = /[^.!?\n]+[.!?]*/g;
const ASKS = new RegExp(`^(?:(?:and|also|but|so|oh|ps|please|then)\\b[ ,:]*)*${BEGINS}\\b`, 'i');
/** Asked in a sentence that begins otherwise: "the shed roof is asbestos, can I …", "tell me whether …". */
const ASKS_LATE = new RegExp(
  `(?:[,:;–-]\\s*|\\b(?:tell (?:me|us)|know|wonder(?:ing)?|ask(?:ing)?|sure|say|idea|advise)\\s+)(?=(?:if|whether|${BEGINS})\\b)`,
  'i',
);

export type AskedPart = {
  /** As written, without spaces at its ends. */
  text: string;
  start: number;
  end: number;
  /** Its sentence ends with a question mark. */
  isMarked: boolean;
  /** Its sentence begins with something else. */
  isLate: boolean;
  /** How many characters of it come before what asks. */
  asksFrom: number;
};

/** Of "the roof is old, can I …" what stands before "can". */
function beginOf(text: string): number {
  if (ASKS.test(text)) return 0;
  const found = ASKS_LATE.exec(text);
  return found ? found.index + found[0].length : 0;
}

/** Sentences that ask something, those that ask twice in two parts. */
export function askedParts(message: string): AskedPart[] {
  return [...message.matchAll(SENTENCES)].flatMap(({ 0: whole, index }) => {
    const isMarked = whole.trimEnd().endsWith('?');
    const isLate = !ASKS.test(whole.trim());
    if (isLate && !ASKS_LATE.test(whole)) return [];
    let at = index;
    return whole.split(NEXT).flatMap((piece): AskedPart[] => {
      const start = message.indexOf(piece, at);
      at = start + piece.length;
      const text = piece.trim();
      if (topicalWords(text).length === 0) return [];
      const from = start + piece.indexOf(text);
      return [
        { text, start: from, end: from + text.length, isMarked, isLate, asksFrom: beginOf(text) },
      ];
    });
  });
}

/** Says of what it asks only "it" or "they". */
export const leansOn = (part: string): boolean =>
  /\b(?:it|its|they|them|these|those)\b/.test(normalise(part));
