/** Windows beyond the boundary that look in, by the side that they stand on; and units by the house that want air. */
import type { LookerSaid, UnitSaid, WallSide } from '#engine/model/ground-said.ts';
import { sentencesIn } from './clauses.ts';

const LOOKS =
  /\b(?:overlook(?:s|ed|ing)?|looks? (?:straight |right )?(?:in|into|down|over)\b|looking (?:straight |right )?(?:in|into|down|at|over)\b|star(?:es?|ing) (?:in|down|at)\b|see(?:s|ing)? (?:straight |right )?(?:in|into|us|me|what we(?:'re|['’]re| are))\b|peer\w*|gawp\w*)/i;
const WHO =
  /\b(?:neighbou?r\w*'?|next door'?s?|houses?|flats?|windows?|bedrooms?|balcon(?:y|ies)|extension|dormer|block|people|school|office|they|he|she|upstairs|bus(?:es)?|top deck|double[- ]deckers?|passers[- ]?by|walkers)\b/i;
const UPPER =
  /\b(?:upstairs|first[- ]floor|second[- ]floor|upper|bedrooms?|landing|loft|dormer|balcon(?:y|ies)|flats?|bathroom windows?|storey|top deck|double[- ]deckers?|bus(?:es)?)\b/i;
/** Ourselves looking out, or a thing that is looked at. */
const OUT =
  /\b(?:we|i|you|house|garden) (?:can |could |have |has )?(?:overlooks?|looks? (?:out|over|down|at|onto))|\b(?:looks?|looking) (?:like|for|after|forward|good|at it|a mess|at (?:something|a|blocks|weeds|the))|\boverlook(?:s|ing) (?:the )?(?:fields?|park|sea|river|church|valley|canal|railway|woods?)\b|\bnot (?:really )?overlooked\b|\bnobody (?:looks|overlooks)\b/i;
const SIDES: readonly (readonly [RegExp, WallSide])[] = [
  [/\b(?:on|at|from|to) (?:the |our )?left\b|\bleft[- ]hand\b|\bleft (?:side|neighbour)/i, 'left'],
  [
    /\b(?:on|at|from|to) (?:the |our )?right\b|\bright[- ]hand\b|\bright (?:side|neighbour)/i,
    'right',
  ],
  [
    /\b(?:at|from|across|behind|along|to) (?:the )?(?:back|rear|end|bottom)\b|\bbehind(?: us)?\b|\bback(?:s)? on ?to us\b/i,
    'back',
  ],
];

/** "Screening to the right: they have added a balcony". */
const SCREENED_FROM =
  /\b(?:screen(?:ing|ed)?|privacy|shield(?:ed)?|hid(?:e|den))\b[^.;]{0,40}\b(?:neighbou?r\w*|next door|balcon(?:y|ies)|windows?|flats?|road|street|bus(?:es)?|footpath)\b/i;
/** Where the road lies, of which what passes there looks in. */
const ROAD = String.raw`(?:road|street|lane|bus stop|footpath|pavement|railway)`;
const ROAD_AT = new RegExp(
  String.raw`\b(left|right|back|rear|end|bottom)\b(?:[- ]?hand)?(?: (?:side|fence|wall|boundary|one))?[^.;!?]{0,36}\b${ROAD}\b|\b${ROAD}\b[^.;!?]{0,24}\b(?:on|at|along|down) (?:the |our )?(left|right|back|rear|end|bottom)\b`,
  'i',
);
const PASSES =
  /\b(?:top deck|double[- ]deckers?|bus(?:es)?|passers[- ]?by|people|walkers|trains?)\b/i;
const EVERYWHERE: readonly (readonly [RegExp, readonly WallSide[]])[] = [
  [
    /\bthree (?:sets of |lots of )?(?:neighbou?rs|houses|sides)\b|\b(?:all|every) (?:round|around|sides?)\b/i,
    ['left', 'right', 'back'],
  ],
  [
    /\b(?:both|two) (?:sides|sets of neighbou?rs|neighbou?rs)\b|\beither side\b/i,
    ['left', 'right'],
  ],
];

function roadSide(text: string): WallSide | null {
  const found = ROAD_AT.exec(text),
    word = (found?.[1] ?? found?.[2])?.toLowerCase();
  return word === undefined ? null : word === 'left' || word === 'right' ? word : 'back';
}

/** Each side once. */
export function lookersIn(text: string): LookerSaid[] {
  const out: LookerSaid[] = [];
  for (const { text: sentence } of sentencesIn(text)) {
    const looks = LOOKS.test(sentence) && WHO.test(sentence);
    // a sight that is to be hidden does not look in
    const screened = SCREENED_FROM.test(sentence) && !/\b(?:view|sight) of\b/i.test(sentence);
    if (!(looks || screened) || OUT.test(sentence)) continue;
    const own = SIDES.find(([pattern]) => pattern.test(sentence))?.[1];
    const road = own === undefined && PASSES.test(sentence) ? roadSide(text) : null;
    const sides = own
      ? [own]
      : (EVERYWHERE.find(([pattern]) => pattern.test(sentence))?.[1] ?? (road ? [road] : []));
    for (const side of sides)
      if (!out.some((one) => one.side === side))
        out.push({ side, isUpper: UPPER.test(sentence), quote: around(sentence) });
  }
  return out;
}

/** Of a long sentence the words about the look. */
function around(sentence: string): string {
  const at = (LOOKS.exec(sentence) ?? SCREENED_FROM.exec(sentence))?.index ?? 0,
    from = sentence.length > 120 && at > 60 ? sentence.lastIndexOf(' ', at - 50) + 1 : 0;
  return sentence.slice(from, from + 120);
}

/** Windows above that look down on the garden, in the words said: whoever wants to sit unseen wants a roof. */
export function seenFromAboveIn(text: string): string | null {
  for (const { text: sentence } of sentencesIn(text))
    if (LOOKS.test(sentence) && UPPER.test(sentence) && WHO.test(sentence) && !OUT.test(sentence))
      return sentence.slice(0, 120);
  return null;
}

const UNIT =
  /\b(?:air[- ]source (?:heat pump|unit|pump)|air source|heat pumps?|ashp|air[- ]con(?:ditioning)?(?: unit)?|oil tank|lpg tank|gas tank)\b/i;
const NOT_OURS = /\b(?:next door|neighbour)\w*'?s?\b[^.]{0,20}$/i;
const GONE = /\b(?:disused|going|gone|removed|remove|taken out|take out|old)\b/i;
const HIDE =
  /\b(?:screen\w*|hid(?:e|es|ing|den)|disguis\w*|cover(?:ed)? up|ugl\w+|eyesore|out of sight|in the middle of the picture)\b/i;

/** A heat pump, air conditioner or tank that stands and stays. */
export function unitIn(text: string): UnitSaid | null {
  for (const { text: sentence, start } of sentencesIn(text)) {
    const unit = UNIT.exec(sentence);
    if (!unit) continue;
    const before = sentence.slice(0, unit.index);
    if (
      NOT_OURS.test(before) ||
      GONE.test(sentence.slice(Math.max(0, unit.index - 14), unit.index + 40))
    )
      continue;
    const isTank = /tank/i.test(unit[0]);
    return {
      what: isTank ? 'tank' : 'heat pump',
      name: isTank
        ? unit[0].toLowerCase()
        : /con/i.test(unit[0])
          ? 'air conditioner'
          : 'air source unit',
      side: /\bleft\b/i.test(sentence) ? 'left' : /\bright\b/i.test(sentence) ? 'right' : null,
      isToBeScreened: HIDE.test(sentence),
      quote: sentence.slice(0, 120),
      start,
      end: start + sentence.length,
    };
  }
  return null;
}
