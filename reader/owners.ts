/** Whose the fence, hedge or wall of each side is, and in what state. */
import type { OwnerSaid, WallSide } from '#engine/model/ground-said.ts';
import { sentencesIn } from './clauses.ts';

const EDGE = /\b(?:fenc\w+|hedges?|walls?|boundar(?:y|ies)|panels?|trellis|railings?)\b/i;
const SIDE = String.raw`(left|right|back|rear|end|bottom|[LR])(?:[- ]hand)?(?: side)?`;
const OURS = String.raw`(?:is |are |belongs? to |= ?|\(|: ?|- ?)?(?:all |also |definitely |both )*(?:ours|mine|(?:belongs? )?to (?:us|me)\b|our responsibility)`;
const THEIRS = String.raw`(?:is |are |= ?|\(|: ?|- ?)?(?:all |also )*(?:theirs|his|hers|next door'?s|(?:belongs? )?to (?:the )?(?:neighbou?rs?|next door|no\.? ?\d+|number \d+)|(?:the )?neighbou?r'?s|no\.? ?\d+(?:'s)?|number \d+(?:'s)?|(?:the )?(?:management company|council|railway|school|developer|chapel|farmer|farm)(?:'s|s)?)`;
const SHARED = String.raw`(?:is |are |= ?|\()?(?:shared|a party (?:fence|wall))`;
const BETWEEN = String.raw`(?: (?:one|fence|hedge|wall|boundary|fencing|panels?|hand))*(?: is| are)? ?`;
const SAID: readonly (readonly [RegExp, OwnerSaid['whose']])[] = [
  [new RegExp(String.raw`\b${SIDE}${BETWEEN}${OURS}`, 'gi'), 'ours'],
  [new RegExp(String.raw`\b${SIDE}${BETWEEN}${THEIRS}`, 'gi'), 'theirs'],
  [new RegExp(String.raw`\b${SIDE}${BETWEEN}${SHARED}`, 'gi'), 'shared'],
];
const FAILING =
  /\b(?:fall(?:ing|en)(?: down| over)?|rotten|rotting|rotted|broken|collaps\w+|blown (?:down|over)|on its last legs|knackered|held up|leaning|wobbl\w+|gappy|3 down|down since)\b/i;

const sideOf = (word: string): WallSide =>
  /^(?:left|l)$/i.test(word) ? 'left' : /^(?:right|r)$/i.test(word) ? 'right' : 'back';

/** Each side once, in the order told. */
export function ownersIn(text: string): OwnerSaid[] {
  const out: OwnerSaid[] = [];
  const sentences = sentencesIn(text);
  sentences.forEach(({ text: sentence }, i) => {
    // "boundary right = ours. left = no 16." goes on about the boundary
    const isOfEdges =
      EDGE.test(sentence) ||
      (out.length > 0 && EDGE.test(sentences[i - 1]?.text ?? '')) ||
      (/=/.test(sentence) && out.length > 0);
    if (!isOfEdges) return;
    for (const [pattern, whose] of SAID)
      for (const match of sentence.matchAll(pattern)) {
        const side = sideOf(match[1]!);
        if (out.some((one) => one.side === side)) continue;
        const after = sentence
          .slice(match.index, match.index + match[0].length + 34)
          .split(/[,;(]| (?:left|right|back|L|R)\b(?! is)/)[0]!;
        const kind = /\bhedge/i.test(match[0])
          ? 'hedge'
          : /\bwall/i.test(match[0])
            ? 'wall'
            : /\bfenc|panel/i.test(match[0])
              ? 'fence'
              : null;
        out.push({ side, whose, kind, isFailing: FAILING.test(after), quote: match[0].trim() });
      }
  });
  return out;
}
