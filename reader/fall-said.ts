/** Which way the ground falls, and how far, where it is told in so many words: "drops about half a metre to the end". */
import type { FallSaid } from '#engine/model/ground-said.ts';
import { LENGTH, sentencesIn } from './clauses.ts';
import { dampIn } from './damp-said.ts';
import { figuresOf, pointOf } from './figures.ts';
import { inFigures, NUMBER_WORDS } from '#engine/model/number-words.ts';

const FALL = String.raw`(?:falls?|drops|drop of|slopes?(?! up)|sloping(?! up)|falling|dropping|runs? down|dips|goes down|going down|tilts)`;
const RISE = String.raw`(?:rises?|rising|climbs|climbing(?! frame)|slopes? up|sloping up|goes up)`;
const LITTLE = String.raw`(?: |,|approx\.?|approximately|down|away|about|around|by|some|roughly|nearly|almost|maybe|of|gently|steeply|slightly|a bit|just over|just under|probably|all)*`;
/** Begins at the verb: how far, and what follows within a few words. */
const from = (rest: string): RegExp =>
  new RegExp(String.raw`^(${FALL}|${RISE})\b${LITTLE}(${LENGTH})?[^.;]{0,24}?\b${rest}`, 'i');
const ACROSS = from(
  String.raw`(?:from (?:the )?(left|right)(?:[- ]hand)?(?: side)? to (?:the )?(?:left|right)|(?:to|towards?|down to) (?:the |our )?(left|right)\b)`,
);
const FAR = String.raw`(?:to|towards?|at|by|down to) (?:the |our )?(?:\w+ )?(?:end|back(?! door)|rear|bottom|far end|back fence)|(?:away|from) (?:the |our )?(?:(?:back|rear) of (?:the |our )?)?house|house to (?:the )?(?:\w+ )?(?:end|back|rear|fence|bottom)|going away|from (?:the )?back door|over (?:the|its) (?:whole |full |\d+ ?m )?(?:length|garden|depth|plot)|(?:over|in) (?:the )?\d+ ?m\b|over (?:that|it|those|this)\b|from (?:the )?front to (?:the )?back`;
const NEAR = String.raw`(?:to|towards?) (?:the |our )?(?:house|back door|kitchen|patio)|from (?:the )?(?:(?:back|rear)(?! door| of (?:the |our )?house)|end|bottom)`;
const ALONG = from(String.raw`(?:(${NEAR})|(${FAR}))\b`);
const TO_POINT = new RegExp(
  String.raw`^${FALL}\b(?: |gently|steeply|slightly|down|away|to|towards?|the|due)*\b(north|south|east|west|[ns][ew])(?:[- ]?(east|west))?\b`,
  'i',
);
const LOWER = new RegExp(
  String.raw`\b(left|right)(?:[- ]hand)? side (?:is|lies|sits) (?:(?:about |around )?(${LENGTH}) )?(lower|higher)\b`,
  'i',
);
/** "The top is 5 metres higher than the kitchen floor." */
const HIGHER = new RegExp(
  String.raw`\b(?:top|far end|end|back|rear|bottom|back fence|upper part) (?:of (?:it|the garden|our garden) )?(?:is|are|lies|sits|stands|must be|ends up)\b${LITTLE}(${LENGTH})(?: or so)? (higher|lower|above|below)(?! (?:fence|hedge|wall))`,
  'i',
);
/** Steps up a hill that were counted, and how high each is where that was said. */
const COUNTED_STEPS = new RegExp(
  String.raw`\b(\d{1,2}|(?:twenty|thirty|fou?rty|fifty|sixty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen) (?!(?:of )?(?:my|his|her|our)\b)(?:[a-z]+ ){0,3}?steps\b(?! (?:long|wide|by|of width|from|across|x)\b)(?:[^.;]{0,40}?\b(?:each|apiece)\b[^.;]{0,16}?(${LENGTH}))?`,
  'i',
);
const UPHILL =
    /\b(?:steep|hill|climb\w*|mountain|slopes? up|goes up|up from the house|up the (?:bank|hill|slope))\b/i,
  DOWNHILL =
    /\b(?:downhill|slopes? (?:down|away)|goes down|falls? away|down the (?:bank|hill|slope))\b/i;
/** Fewer are told of one wall or one bank, and are read with the levels. */
const LEAST_STEPS = 15;
/** A riser outdoors, metres. */
const RISER_M = 0.17;
const VERB = new RegExp(String.raw`\b(?:${FALL}|${RISE})\b`, 'gi');
/** The figure may stand after the way: "slopes up away from the house, about 70 cm". */
const LATER = new RegExp(
  String.raw`^[^.;\d]{0,44}?\b(?:about|perhaps|maybe|probably|nearly|almost|some|roughly|around|is|it['’]s|approx|by) (${LENGTH})(?! (?:deep|wide|long|high|across))`,
  'i',
);
/** Sun, water, floors and what is next door fall too. */
const OTHER =
  /\b(?:sun|sunlight|light|shadow|water|rain|leaves|ball|temperature|neighbour\w*|next door|wall|patio|drive|paving|pipe|roof|money|price|stays)\b[^.;]{0,60}$/i;
/** "16 m from the yard wall to the top fence, and rises 2.5 m over that": no wall that falls. */
const MEASURED_FROM = /\b(?:from|to) (?:the |our )?(?:[a-z]+ )?(?:wall|patio|drive|paving)\b/gi;
const FROM_A_WALL = /\bfrom (?:the |our )?(?:[a-z]+ )?wall to\b/i;
/** "I'd put the rise at 3 m or a bit over." */
const BY_NOUN = new RegExp(
  String.raw`\b(?:the|a|total|overall|whole) (rise|fall|drop|climb|height difference|difference in (?:level|height))(?: at| is| of| being| must be| would be| to be| to the (?:top|end|bottom|back) (?:is|of))?(?: about| around| roughly| maybe| some)? (${LENGTH})`,
  'i',
);
/** "The garden tips the wrong way"; paving that does is laid anew. */
const TIPS =
  /\b(?:ground|garden|plot|whole lot|yard) (?:all )?(?:tips?|slopes?|falls?|runs?|drains?|leans?) (?:the wrong way|(?:back |in )?(?:to|into|towards?) (?:the |our )?(?:porch|house|front door|back door))\b/i;
const MOST_M = 20;

const sized = (length: string | undefined): number | null => {
  const metres = length ? figuresOf(length).metres[0] : undefined;
  return metres !== undefined && metres >= 0.1 && metres <= MOST_M ? metres : null;
};
const isRise = (verb: string): boolean => new RegExp(`^${RISE}$`, 'i').test(verb);
const other = (hand: 'left' | 'right'): 'left' | 'right' => (hand === 'left' ? 'right' : 'left');
const handOf = (word: string): 'left' | 'right' => (/left/i.test(word) ? 'left' : 'right');

const A_SLOPE_THAT = new RegExp(
  String.raw`^slopes? (?:that |which |and (?:it )?|, )?(?:${FALL}|${RISE})\b`,
  'i',
);
/** What the words from a verb on tell; null where they tell of no way. */
function saidFrom(words: string, quote: string): FallSaid | null {
  // "on a slope that goes up away from the house": the verb after it tells the way
  if (A_SLOPE_THAT.test(words)) return null;
  const across = ACROSS.exec(words);
  if (across) {
    const low = across[3] ? other(handOf(across[3])) : handOf(across[4]!);
    return { to: isRise(across[1]!) ? other(low) : low, metres: sized(across[2]), quote };
  }
  const along = ALONG.exec(words);
  if (along) {
    const isToHouse = along[3] !== undefined;
    return {
      to: isRise(along[1]!) === isToHouse ? 'away' : 'house',
      metres: sized(along[2]) ?? sized(LATER.exec(words.slice(along[0].length))?.[1]),
      quote,
    };
  }
  const point = TO_POINT.exec(words),
    compass = point && pointOf(`${point[1]}${point[2] ?? ''}`);
  return compass ? { to: compass as FallSaid['to'], metres: null, quote } : null;
}

/** The whole rise by the steps that climb it; null where they are not counted, or no hill is told of. */
function bySteps(text: string): FallSaid | null {
  const plain = text.replace(/[’‘]/g, "'"),
    found = COUNTED_STEPS.exec(plain);
  if (!found) return null;
  const count = NUMBER_WORDS[found[1]!.toLowerCase()] ?? Number(inFigures(found[1]!));
  if (!(count >= LEAST_STEPS)) return null;
  const around = plain.slice(Math.max(0, found.index - 160), found.index + found[0].length + 120);
  const up = UPHILL.test(around);
  if (!up && !DOWNHILL.test(around)) return null;
  const each = sized(found[2]) ?? RISER_M;
  return {
    to: up ? 'house' : 'away',
    metres: Math.round(count * each * 100) / 100,
    quote: found[0],
  };
}

/** Null where it was not told. What comes with a figure counts before what does not. */
export function fallIn(text: string): FallSaid | null {
  let bare: FallSaid | null = null;
  const paving = dampIn(text)?.paving;
  for (const { text: sentence, start } of sentencesIn(text)) {
    const quote = sentence.slice(0, 120);
    const side = LOWER.exec(sentence);
    if (side && !OTHER.test(sentence.slice(0, side.index))) {
      const hand = handOf(side[1]!);
      return { to: /lower/i.test(side[3]!) ? hand : other(hand), metres: sized(side[2]), quote };
    }
    const higher = HIGHER.exec(sentence);
    if (
      higher &&
      !/\b(?:neighbour\w*|next door\w*)\b[^.;,]*$/i.test(sentence.slice(0, higher.index))
    )
      return {
        to: /higher|above/i.test(higher[2]!) ? 'house' : 'away',
        metres: sized(higher[1]),
        quote: higher[0],
      };
    for (const { index } of sentence.matchAll(VERB)) {
      if (
        OTHER.test(sentence.slice(0, index).replace(MEASURED_FROM, '')) ||
        paving?.start === start + index
      )
        continue;
      const said = saidFrom(sentence.slice(index), quote);
      if (said && FROM_A_WALL.test(sentence.slice(0, index))) said.isBeyondWall = true;
      if (said?.metres) return said;
      bare ??= said;
    }
  }
  return bySteps(text) ?? byNoun(text) ?? bare ?? tipped(text);
}

/** A rise told as a thing of its own, of ground that goes up or down hill. */
function byNoun(text: string): FallSaid | null {
  const found = BY_NOUN.exec(text);
  const metres = found && sized(found[2]);
  if (!metres) return null;
  const up = /rise|climb/i.test(found[1]!) || UPHILL.test(text) || /\buphill\b/i.test(text);
  const down = /fall|drop/i.test(found[1]!) || DOWNHILL.test(text);
  return up === down ? null : { to: up ? 'house' : 'away', metres, quote: found[0] };
}

function tipped(text: string): FallSaid | null {
  const found = TIPS.exec(text);
  return found && { to: 'house', metres: null, quote: found[0] };
}
