/** A floor that stays, told in passing: "the York stone floor is original and stays", "the terrace is not to be altered". */
import type { Seen } from './features.ts';
import { wordsAt } from './facings.ts';
import type { RawMention } from './mentions.ts';

const FLOOR = String.raw`(?:york ?stone|quarry tiles?|(?:encaustic |victorian |old |original )tiles?|flagstones?|stone flags|setts|patio|terrace|(?:sand|lime)stone|paving|slabs)(?: (?:floor|paving|patio|terrace|flags))?`;
const STAYS = String.raw`(?:stays?|staying|to stay|must stay|(?:is|are) original|not to be (?:altered|changed|touched|moved|lifted)|must ?n[o']t be (?:altered|changed|touched|lifted))`;
const SAID = new RegExp(
  String.raw`\b(?:the|our|an?|this|that|original|existing|old) (?:\w+ )?(${FLOOR})\b(?:(?!\b(?:shed|tree|if|not|n't|whether|would|could|but)\b)[^.;\n]){0,60}?\b${STAYS}\b`,
  'gi',
);
/** "Keep the old quarry tiles." */
const KEPT = new RegExp(
  String.raw`(?<!\b(?:not|n't|to|if|would|could|or) )\b(?:keep|keeping|leave|save|retain)(?:ing)? (?:the|our|my|all the|those|these) (?:\w+ )?(${FLOOR})\b`,
  'gi',
);
/** "We had the patio redone last year": nobody lays it anew. */
const NEW_LAID = new RegExp(
  String.raw`\b(?:had|got|have had) (?:the|our|a|a new|new) (?:\w+ )?(${FLOOR})(?: area)? (?:re)?(?:done|laid|placed|newed|built|put in|put down)\b[^.;\n]{0,24}?\b(?:last (?:year|summer|spring|autumn|month)|this (?:year|spring|summer)|recently|just|(?:a|one|two|three|couple of|few) years? ago|in 20\d\d)\b`,
  'gi',
);
const CERTAINTY = 0.8;

export function floorsThatStay(seen: Seen, found: readonly RawMention[]): RawMention[] {
  const text = seen.words.text.replace(/’/g, "'");
  return [...text.matchAll(SAID), ...text.matchAll(KEPT), ...text.matchAll(NEW_LAID)].flatMap(
    (match): RawMention[] => {
      const at = match.index + match[0].indexOf(match[1]!);
      const { from, to } = wordsAt(seen, at, at + match[1]!.length);
      if (from < 0 || to <= from) return [];
      const there = found.find((one) => one.from < to && from < one.to);
      if (!there)
        return [
          { from, to, kind: 'feature', concept: 'patio', status: 'keep', certainty: CERTAINTY },
        ];
      if (there.kind === 'material' || there.concept === 'patio' || there.certainty < CERTAINTY) {
        there.kind = 'feature';
        there.concept = 'patio';
        there.status = 'keep';
        there.certainty = Math.max(there.certainty, CERTAINTY);
      }
      return [];
    },
  );
}
