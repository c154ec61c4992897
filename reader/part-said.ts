/** The ground that is told of is a part of a garden, away from the house: "the far end of our garden", "just the last third". */
import type { PartSaid } from '#engine/model/ground-said.ts';

const PIECE = String.raw`(?:far|other|top|bottom|back|very|last|furthest|lower|upper|rear) (?:\w+ )?(?:end|bit|part|third|half|quarter|section|corner|strip|piece)`;
const OURS = String.raw`(?:of|in|at) (?:our|my|the|this|a) (?:\w+ )?(?:garden|plot)`;
const SAID: readonly RegExp[] = [
  // "Ideas wanted for the far end of our garden"
  new RegExp(
    String.raw`\b(?:ideas?|help|suggestions?|advice|plans?|designs?|inspiration|looking|what to do|what (?:can|should|would) (?:i|we|you) do|want to do|redo|redoing|sort(?:ing)? out|tackl\w+)\b[^.?!\n]{0,40}\b(?:for|with|at|about|is|on)? ?(?:just |only )?the ${PIECE} ${OURS}`,
    'i',
  ),
  // "what I'm describing is just the last third", "it's only the bottom bit of the garden"
  new RegExp(
    String.raw`\b(?:what (?:i am|i'm|we are|we're) (?:describing|asking about|talking about)|this|it|the (?:bit|part|area) (?:in question)?)(?: is|'s) (?:really )?(?:just|only) the ${PIECE}\b`,
    'i',
  ),
  // "I can have the back half of our garden"
  new RegExp(
    String.raw`\b(?:can have|have been given|was given|been given|is giving me|gave me) the ${PIECE} ${OURS}`,
    'i',
  ),
];

/** Null where the whole garden is told of. */
export function partIn(raw: string): PartSaid | null {
  const text = raw.replace(/[’‘]/g, "'");
  for (const pattern of SAID) {
    const found = pattern.exec(text);
    if (!found) continue;
    const quote = new RegExp(`the ${PIECE}(?: ${OURS})?`, 'i').exec(found[0])!;
    const start = found.index + quote.index;
    return { quote: raw.slice(start, start + quote[0].length) };
  }
  return null;
}
