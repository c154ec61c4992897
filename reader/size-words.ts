/** A garden's size by a word alone: "a tiny yard", "it's a big garden". Used only where no figure tells it. */
import type { SizeWordSaid } from '#engine/model/ground-said.ts';

/** Of a usual garden of its kind, how much each word makes. */
const SHARES: readonly (readonly [string, number])[] = [
  [
    'tiny|titchy|minute|minuscule|postage[- ]stamp(?:[- ]sized)?|pocket[- ](?:sized|handkerchief)|scrap of a|(?:small|little|tiny) scrap of a',
    0.3,
  ],
  ['small|smallish|smaller|compact|little|modest|not (?:very |that |a )?(?:big|large|huge)', 0.6],
  ['big|biggish|large|largish|good[- ]sized|generous', 2],
  ['huge|enormous|massive|very (?:big|large)|really (?:big|large)', 3],
];
const GROUND = String.raw`(?:(?:back|rear|front|town|city|family|shady|sunny|square|terrace|terraced|urban|london|victorian|new|old|brick|paved|walled|side|narrow|long|thin|north|south|east|west|facing|[nsew]{1,2})[ -])*(?:garden|yard|courtyard|plot|outdoor space|outside space|patio garden)\b(?!(?:'s)? (?:room|shed|centre|tools?|furniture|office|gate|bench|table|waste|party|path|wall|pond|cent|studio|building|bar|of (?:flowers|roses)))`;
/** Somebody else's, an earlier one, one that is wished for, or a part of it. */
const NOT_OURS =
  /\b(?:old|last|previous|next door(?:'s)?|neighbour(?:'s|s)?|mum's|dad's|her|his|their|used to have|(?:i|she|he|we|they) had(?: a)?|after is(?: one)?|a house with a|grew up (?:in|with)|for a|like a|friend's|sister's|brother's|no|isn't a|not a|want(?:s|ed)?(?: a)?|would (?:like|love) a)\s+(?:\w+\s+)?$/i;

/** Null where no word tells the size. */
export function sizeWordIn(raw: string): SizeWordSaid | null {
  const text = raw.replace(/[’‘]/g, "'");
  const scrap =
    /\b(?:small|little|tiny|wee) scrap\b(?! (?:heap|of (?:grass|lawn|land|paper|wood)))/i.exec(
      text,
    );
  if (scrap) return { share: 0.3, quote: raw.slice(scrap.index, scrap.index + scrap[0].length) };
  for (const [words, share] of SHARES) {
    const found =
      new RegExp(String.raw`\b(?:${words}) ${GROUND}`, 'i').exec(text) ??
      new RegExp(
        String.raw`\b(?:garden|yard|courtyard|plot)(?:'s| is|,? (?:which|it)(?:'s| is))(?: (?:quite|fairly|very|really|rather|pretty|only|a bit|just))* (?:${words})\b(?! (?:\w+ ){0,2}(?:scale|mess|problem|job|issue|disappointment|bit|place|too))`,
        'i',
      ).exec(text);
    if (found && !NOT_OURS.test(text.slice(Math.max(0, found.index - 30), found.index)))
      return { share, quote: raw.slice(found.index, found.index + found[0].length) };
  }
  return null;
}
