/** A car that is to be parked off the road, and what comes with it: its kerb, its charger, the bins and the door beside it. */
import type { CarSaid, DoorSaid } from '#engine/model/ground-said.ts';
import { sentencesIn } from './clauses.ts';
import { wordsAt } from './facings.ts';
import type { Seen } from './features.ts';
import type { RawMention } from './mentions.ts';

const CARS = String.raw`(?:one|two|three|four|1|2|3|4|a|another|the|our|my|both|his|her)(?: (?:small|big|family|electric|second|more|other|extra))? (?:cars?|vans?|vehicles?)`;
/** Words that mean parking and nothing else. */
const OFF_THE_ROAD = new RegExp(
  String.raw`\b${CARS} (?:parked )?(?:off|in off) (?:of )?(?:the |our )?(?:road|street|pavement)\b|\boff[- ](?:road|street) parking\b|\b(?:room|space|a spot|a place|somewhere|parking|a bay|a drive(?:way)?|hard ?standing) (?:for|to park|to put) ${CARS}\b|\b(?:park|fit|get|bring|pull) ${CARS} (?:in|on|off|there|at the front)\b`,
  'gi',
);
/** "2 cars need to stay": of what stands about on wheels, ground for it is what stays. */
const CARS_STAY = new RegExp(
  String.raw`\b(?:[1-4]|one|two|three|four|both|our|the)(?: \w+)? (?:cars?|vans?)(?: (?:still|both|all))? (?:(?:need|have|want|ha)s? to|must|should|(?:to|can) still)(?: still)? (?:stay|fit|park|be parked|get in|be able to park|have room)\b`,
  'gi',
);
/** "The electric car is coming in March and I want it off the road." */
const IT_OFF_THE_ROAD =
  /\b(?:car|van|vehicle|mini|tesla|leaf|motor)s?\b[^.;!?\n]{0,60}\b(?:it|him|her|them|this|that) off (?:of )?(?:the |our )?(?:road|street|pavement)\b/gi;
const CHARGER =
  /\b(?:(?:ev|electric car|car|electric vehicle)[- ]?(?:charger|charging point|charge point)|charg(?:er|ing point|e point)(?= (?:on|by|at|to|for)\b))[^.;,!?\n]{0,28}/gi;
/** "One space, on the right where the kerb is dropped": of a front garden that is a car's. */
const KERB_SPACE =
  /\b(?:one|a|single|two|both) (?:car |parking )?(?:space|bay|spot)s?\b(?=[^.;!?\n]{0,50}\b(?:kerb|charger|off the road|for (?:the|one|a|our|my) (?:\w+ )?car)\b)/gi;
/** "The three bins need to live somewhere." */
const HOMELESS = String.raw`(?=(?:,? (?:and )?\d? ?(?:mowers?|scooters?|prams?|buggy))? (?:all |both )?(?:(?:need|have|want)s?(?: got)? (?:to (?:live|go|stand|be (?:out of sight|hidden|stored|kept))|a (?:home|place|spot)|somewhere|hiding)|out of (?:sight|view)|by the (?:garage|gate|side)))`;
const BINS_HOMELESS = new RegExp(
  String.raw`\b(?:(?:the|our|my|two|three|four|five|\d) )*(?:wheelie )?bins${HOMELESS}`,
  'gi',
);
const BIKES_HOMELESS = new RegExp(
  String.raw`\b(?:(?:the|our|my|kids'?|two|three|four|five|\d) )*(?:bikes|bicycles)(?: and (?:the )?scooters)?${HOMELESS}`,
  'gi',
);
const BINS =
  /\b(?:\d|one|two|three|four|five|six)(?: (?:big|large))? (?:wheelie|wheeled|wheely) bins?\b/gi;
/** "Front, 7 m by 5.5.", "Need ideas for front of house": who begins with it writes of it. */
const BEGINS_WITH_FRONT =
  /^front(?= ?[,:.])|^(?:hi,? |hello,? )?(?:just|only) (?:the |our |my )?front\b(?! (?:door|wall|room))|\bit(?:'?s| is) (?:just |only )?the front of (?:a|our|my|the)\b|(?<=^[^.!?\n]{0,60})(?<!\b(?:in|at|to|from|on|off|out) (?:the |our )?)\bfront (?:garden|yard|of (?:the |our |my )?(?:house|bungalow|home|property|flat))\b|(?<=^[^.!?\n]{0,90}\b(?:garden|gravel|planting|beds?|space|patch|plot|area) (?:at|to|in) the )front of (?:the |our |my )?(?:house|bungalow|home|property)\b/gi;
const DENIED =
  /\b(?:no|not|n['’]t|never|without|instead of|rather than|nobody|could|would|like a)\b[^.;,\n]{0,24}$/i;
const SAID_CERTAINTY = 0.85,
  HALF = 0.5,
  NOTHING = 0.2;

type Saying = { kind: string; concept: string; status: string; pattern: RegExp };
const SAYINGS: readonly Saying[] = [
  { kind: 'feature', concept: 'parking', status: 'wanted', pattern: OFF_THE_ROAD },
  { kind: 'feature', concept: 'parking', status: 'wanted', pattern: IT_OFF_THE_ROAD },
  { kind: 'feature', concept: 'parking', status: 'wanted', pattern: CARS_STAY },
  { kind: 'feature', concept: 'power', status: 'wanted', pattern: CHARGER },
  { kind: 'feature', concept: 'bins', status: 'wanted', pattern: BINS },
  { kind: 'feature', concept: 'parking', status: 'wanted', pattern: KERB_SPACE },
  { kind: 'feature', concept: 'bins', status: 'wanted', pattern: BINS_HOMELESS },
  { kind: 'feature', concept: 'store', status: 'wanted', pattern: BIKES_HOMELESS },
  { kind: 'place', concept: 'front', status: 'fact', pattern: BEGINS_WITH_FRONT },
];

/** What is told of cars and bins in so many words, whatever was learnt; what was found of the same is trusted more. */
export function carsSaid(seen: Seen, found: readonly RawMention[]): RawMention[] {
  const { text } = seen.words;
  return SAYINGS.flatMap(({ kind, concept, status, pattern }) =>
    [...text.matchAll(pattern)].flatMap((match): RawMention[] => {
      const start = match.index,
        end = start + match[0].trimEnd().length;
      if (kind === 'feature' && DENIED.test(text.slice(Math.max(0, start - 40), start))) return [];
      const { from, to } = wordsAt(seen, start, end);
      if (from < 0 || to <= from) return [];
      const there = found.filter((one) => one.from < to && from < one.to);
      const same = there.find((one) => one.kind === kind && one.concept === concept);
      if (same) {
        // bins that stand about want a place as much as new ones
        if (pattern === CARS_STAY) Object.assign(same, { from, to, status });
        if (same.status === 'stands' || same.certainty < SAID_CERTAINTY) same.status = status;
        same.certainty = Math.max(same.certainty, SAID_CERTAINTY);
        return [];
      }
      // ground for a car is that and nothing else, whatever it was taken for
      if (concept === 'parking')
        for (const one of there) if (one.kind === kind && !same) one.certainty = NOTHING;
      // a charger is no work of art, whatever it was taken for
      const other = concept === 'power' && there.find((one) => one.kind === kind);
      if (other) other.concept = concept;
      return there.some(({ certainty }) => certainty >= HALF)
        ? []
        : [{ from, to, kind, concept, status, certainty: SAID_CERTAINTY }];
    }),
  );
}

const KERB =
  /\b(?:dropped?|drop|lowered) kerb\b|\bkerb(?:'s|’s| is| was)(?: already)? (?:dropped|lowered)\b/i;
const hand = (words: string): 'left' | 'right' | null => {
  const sides = new Set(
    [...words.matchAll(/\b(left|right)\b/gi)].map(([side]) => side.toLowerCase()),
  );
  return sides.size === 1 ? ([...sides][0] as 'left' | 'right') : null;
};

/** Where the kerb is lowered for a car; null where nothing is said of one. */
export function carIn(text: string): CarSaid | null {
  for (const { text: sentence } of sentencesIn(text)) {
    const kerb = KERB.exec(sentence);
    if (
      !kerb ||
      /\b(?:no|not wanting|don['’]t want)\b[^.;,]{0,12}$/i.test(sentence.slice(0, kerb.index))
    )
      continue;
    return {
      kerb: hand(sentence.slice(kerb.index)) ?? hand(sentence.slice(0, kerb.index)),
      quote: sentence.trim().slice(0, 120),
    };
  }
  return null;
}

const DOOR = String.raw`(?:(?:front|back|patio|french|garden|kitchen|glass|sliding|main) doors?|bi-?folds?(?: doors?)?|doors?)`;
const SIDE = String.raw`(left|right|middle|centre)(?:[- ]hand)?(?: side)?`;
/** The door itself is told to stand at a side of the house. */
const DOOR_AT = new RegExp(
  String.raw`\b${DOOR}(?:,? (?:which |that )?(?:is|are|opens?|stands?|comes? out|being)(?: along| out)?)?(?: just| all| over)? (?:on|to|at|in|along) (?:the |our )?${SIDE}\b(?! (?:where|by|fence|boundary|corner|wall|looks|is|of (?!cent|mid)))`,
  'gi',
);
/** What stands beside a door, or is reached from it, has the side, and so has a neighbour. */
const BESIDE =
  /\b(?:left|right|side|next|from|through|to|outside|by|beside|near|communal|out of|of|shed|garage|neighbou?r['’]?s?) (?:the |our |my )?$/i;

/** On which hand the door to the garden stands, seen from the house; null where nobody said. */
export function doorIn(text: string): DoorSaid | null {
  for (const match of text.matchAll(DOOR_AT)) {
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    const isPathTo = /\bpath to (?:the |our |my )?$/i.test(before);
    if (!isPathTo && BESIDE.test(before)) continue;
    const side = match[1]!.toLowerCase();
    return {
      side: side === 'centre' ? 'middle' : (side as DoorSaid['side']),
      quote: match[0].trim(),
    };
  }
  return null;
}
