/** Which way a garden looks, as far as what is said of its sun and shade tells. Angles in degrees clockwise from north. */
import type { SunSaid } from '#engine/model/ground-said.ts';

/** Where the sun stands at an hour of summer time, near enough: due south at one, some 17° an hour. */
const azimuthAt = (hour: number): number => 180 + (hour - 13) * 17;
const FIRST_HOUR = 6;
const LAST_HOUR = 20.5;

/** Times of day by their middle hour. */
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:mornings?|first thing|breakfast|sunrise|before (?:work|lunch|noon))\b/, 9],
  [
    /\b(?:evenings?|sunsets?|sundown|last of the sun|last light|late|after work|night|tea ?time)\b/,
    18.5,
  ],
  [/\b(?:afternoons?|after (?:lunch|dinner|midday|noon))\b/, 16],
  [
    /\b(?:all day|whole day|full day|most of the day|noon|midday|middle of the day|lunch ?times?|at lunch|dinner ?time)\b/,
    13,
  ],
];
const HOUR = String.raw`(?:about |around |like |maybe |roughly |gone )?(?:(\d{1,2})(?:[.:]\d\d)?(?:ish)? ?(am|pm|o'clock)?|(noon|midday|lunch(?: ?time)?|dinner(?: ?time)?|tea ?time|bed ?time|dusk|sunset))`;
const FROM_TO = new RegExp(
  String.raw`\b(?:from |between )?${HOUR} ?(?:to|til|till|until|-|–|and) ?${HOUR}`,
);
const FROM = new RegExp(String.raw`\b(?:from|after|past) ${HOUR}|\b${HOUR} (?:onwards?|on)\b`);
const UNTIL = new RegExp(String.raw`\b(?:until|till?|'til|before|up to) ${HOUR}`);
const BY = new RegExp(String.raw`\bby ${HOUR}`);

const NAMED_HOURS: Readonly<Record<string, number>> = {
  noon: 12,
  midday: 12,
  lunch: 12.5,
  dinner: 12.5,
  tea: 17,
  bed: LAST_HOUR,
  dusk: LAST_HOUR,
  sunset: LAST_HOUR,
};
/** `isLast`: "until 8" is in the evening, "from 8" in the morning. */
function hourOf(isLast: boolean, digits?: string, half?: string, name?: string): number | null {
  if (name) return NAMED_HOURS[name.replace(/ ?time$/, '')] ?? null;
  const value = Number(digits);
  if (!digits || value < 1 || value > 21) return null;
  if (half === 'am' || value >= 12) return value;
  return half === 'pm' || value < (isLast ? 10 : FIRST_HOUR) ? value + 12 : value;
}

/** The middle of the hours that a clause speaks of. `isDark`: "by noon" it is dark from noon on. */
function hourIn(clause: string, isDark: boolean): number | null {
  const range = FROM_TO.exec(clause);
  if (range) {
    const from = hourOf(false, range[1], range[2], range[3]);
    const to = hourOf(true, range[4], range[5], range[6]);
    if (from !== null && to !== null && to > from) return (from + to) / 2;
  }
  const from = FROM.exec(clause);
  if (from) {
    const hour = hourOf(false, from[1] ?? from[4], from[2] ?? from[5], from[3] ?? from[6]);
    if (hour !== null) return (hour + LAST_HOUR) / 2;
  }
  const by = BY.exec(clause);
  if (by) {
    const hour = hourOf(isDark, by[1], by[2], by[3]);
    if (hour !== null) return isDark ? (hour + LAST_HOUR) / 2 : hour;
  }
  const until = UNTIL.exec(clause);
  if (until) {
    const hour = hourOf(true, until[1], until[2], until[3]);
    if (hour !== null) return (FIRST_HOUR + hour) / 2;
  }
  return TIMES.find(([pattern]) => pattern.test(clause))?.[1] ?? null;
}

const HOUSE =
  /\b(?:patio|terrace|kitchen|back door|doors?|step|house end|near end|house(?! on| in| behind)|by the house|conservatory|living room)\b|\b(?:in|into|through|at|on) (?:my|our|the|his|her) (?:back |rear )?(?:bedroom|bathroom|dining room|sitting room|study)\b/;
const FAR =
  /\b(?:bottom|far (?:end|wall|fence|side|corner)|(?!house|near|this|week)\w+ end|back (?:fence|wall|boundary|corner|part|bit|end)|top|end of (?:the|our|my) garden|at the (?:back|end|rear)|further down|railway end)\b/;
const LEFT = /\bleft\b/;
const RIGHT = /\bright\b(?! (?:on|in|up|down|now|through|next|by|outside|against)\b)/;
const SUN = /\b(?:sun|sunny|sunshine|sunlight)\b/;
const SHADE = /\b(?:shade|shady|shaded|shadow|dark)\b/;
const NONE =
  /\b(?:no|none|never|nothing|loses?|lost|gone|goes off|off|isn't|not)\b(?! (?:till?|until|before))/;
/** Hopes, plants and other gardens say nothing of this one. */
const NO_FACT =
  /\b(?:want|wants|like|likes|love|need|needs|wish|somewhere|someplace|place (?:to|for)|if|hope|plants?|flowers?|should|could|would|whatever|ideally|for (?:shade|the sun)|hidden|lower|loungers?|old house|trees?|neighbours?'?s?|next door'?s?|oaks?|sycamores?|pergola|sail|canopy|umbrella|parasol|front)\b/;
const COMES_FROM =
  /\b(?:comes?(?: up| in| round| over)?|rises?|up) (?:\w+ ){0,2}?(?:over|from|behind|above|across|that)\b|\b(?:comes up|rises?|coming up) (?:at|by|on|in|beyond)\b|\bfrom the (?:left|right|back|bottom|end)\b/;
const GOES_DOWN =
  /\b(?:goes|sets?|going|drops?|disappears?) (?:down|behind|over|round)\b|\bsets\b|\bsetting sun\b|\bsun (?:is )?setting\b/;
/** "And it goes down behind our house": of the sun of the clause before. */
const IT_MOVES =
  /^(?:then )?(?:it )?(?:(?:comes|coming) up|rises|(?:goes|going) down|sets|disappears|(?:goes|drops) (?:behind|over))\b/;
const SETS_NEXT = /^ ?(?:then )?(?:it )?(?:sets|goes down)\b/i;
/** "No sun until about four": from then on there is some. */
const NO_SUN_UNTIL =
  /\b(?:no|not any|never any|without any) (?:real |direct |proper )?sun(?:shine|light)?(?: at all| here| on it)? (?:until|till?|before) (?:about |around |after |gone |nearly )?(\w+)/g;
const HOURS_IN_WORDS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
};
const RISES_OR_SETS = /\b(?:up|rises?|sets)\b/;
/** What the sun does, said as a thing. */
const SUNRISE = /\bsunrises?\b(?: is)?(?= (?:over|from|behind|above|across|at)\b)/g,
  SUNSET = /\bsunsets?\b(?: is| are)?(?= (?:over|behind|at|beyond|across)\b)/g;
/** What the sun stands over: what lies ahead as one looks out of the house, or the house itself. */
const AHEAD = /\b(?:back|bottom|end|fence|hedge)\b/,
  THE_HOUSE =
    /\b(?:behind|over|above|from behind) (?:the |our |my )?(?:house|roof)\b(?! (?:behind|opposite|at|on|in|to|next|over)\b)|\b(?:at|from|round|in|on) the front\b|\bfront of (?:the |our )?house\b/;

/** A face of the garden's edge that is lit, and not the ground about there. */
const FACE =
  /\b(?:left|right)(?:[- ]?hand)?(?:[- ]?side)? (?:wall|fence|side|hedge|boundary|one)\b/;

type Place = { isHouse: boolean; isFar: boolean; side: -90 | 90 | null };
function placeIn(clause: string): Place | null {
  const isHouse = HOUSE.test(clause);
  const isFar = !isHouse && FAR.test(clause);
  const side = LEFT.test(clause) ? -90 : RIGHT.test(clause) ? 90 : null;
  return isHouse || isFar || side !== null ? { isHouse, isFar, side } : null;
}

/** `lit`: the hand that the sun falls on. */
type Vote = { facing: number; weight: number; lit?: 'left' | 'right' };
/** What a clause tells: which way the garden looks if it is so. */
function voteOf(clause: string, hour: number | null, place: Place | null): Vote | null {
  const sets = GOES_DOWN.test(clause);
  const side = place?.side ?? null;
  // the sun itself stands over a side of the garden
  if (isOver(clause)) {
    const at =
      hour !== null ? azimuthAt(hour) : sets ? 280 : /\bup\b|\brises?\b/.test(clause) ? 80 : 180;
    const from = side ?? (THE_HOUSE.test(clause) ? 180 : AHEAD.test(clause) ? 0 : null);
    if (from !== null) return { facing: at - from, weight: 1 };
    if (/\bhouse opposite\b/.test(clause)) return null;
  }
  const isDark = isDarkIn(clause);
  const at = azimuthAt(hour ?? 13);
  const lit = isDark ? at + 180 : at;
  const weight = isDark ? 0.7 : hour !== null ? 1 : 0.6;
  if (place?.isHouse) return { facing: lit, weight };
  // what lies to the left of the way one looks is lit from the right, and the far end from the house
  if (place?.isFar) return { facing: lit + 180 - (side ?? 0) / 2, weight: weight * 0.6 };
  if (side !== null)
    return {
      facing: lit + side,
      weight: weight * (hour !== null && FACE.test(clause) && !/\bfrom\b/.test(clause) ? 0.8 : 0.5),
      ...(isDark ? {} : { lit: side < 0 ? ('left' as const) : ('right' as const) }),
    };
  return hour !== null && !isDark ? { facing: lit, weight: 0.8 } : null;
}
/** The sun itself is said to stand over something. */
const isOver = (clause: string): boolean =>
  SUN.test(clause) && (GOES_DOWN.test(clause) || COMES_FROM.test(clause));
/** "At the front" is no other garden where the sun stands there. */
const factsOf = (clause: string): string =>
  isOver(clause) ? clause.replace(THE_HOUSE, ' ') : clause;
const isDarkIn = (clause: string): boolean =>
  NONE.test(clause) || (SHADE.test(clause) && !SUN.test(clause));

const POINTS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
/** Votes that pull apart tell nothing: this share of them has to be left when they are added. */
const AGREEMENT = 0.7;
const LEAST = 0.55;

const CLAUSES =
  /,| but | because | then | and (?=otherwise|the|it|gone|in |at |by |evening|after|then |(?:sets|rises|comes up|goes (?:down|behind)|drops behind|disappears)\b)| which (?=is(?! where the sun)|gets)/i;

/** "The sun goes behind the flats at 3": an hour of the afternoon. */
function settingAt(clause: string): number | null {
  const at = GOES_DOWN.test(clause) ? AT_HOUR.exec(clause) : null;
  return at ? hourOf(true, at[1], at[2], at[3]) : null;
}
const AT_HOUR = new RegExp(String.raw`\bat ${HOUR}`);
const GETS_IT = /\b(?:gets?|has|have|holds|loses) it\b/;
/** "Behind the flats", of which another sentence says on which hand they stand. */
function behindIn(clause: string, text: string): Place | null {
  if (!GOES_DOWN.test(clause)) return null;
  const name = /\b(?:behind|over) (?:the |our |that |his |her )?([a-z]{4,})\b/.exec(clause)?.[1];
  if (!name || /^(?:house|trees?|roofs?|fence|hill|neighbours?)$/.test(name)) return null;
  const plain = text.toLowerCase();
  const at = new RegExp(
    String.raw`\b(left|right)\b(?:[- ]hand)?(?: side)?[^.;!?]{0,50}\b${name}\b|\b${name}\b[^.;!?]{0,40}\b(?:on|to) (?:the|our) (left|right)\b`,
  ).exec(plain);
  // "comes in over the left and sets behind the garage" is no place of the garage's
  const hand = at && !GOES_DOWN.test(at[0]) ? (at[1] ?? at[2]) : null;
  return hand ? { isHouse: false, isFar: false, side: hand === 'left' ? -90 : 90 } : null;
}

/** Null where nothing is said of sun and shade, or what is said does not agree. */
export function sunSaid(text: string): SunSaid | null {
  let east = 0,
    north = 0,
    all = 0;
  let best: { quote: string; weight: number; lit?: 'left' | 'right' } | null = null;
  let side: Place['side'] = null;
  for (const sentence of text.split(/[.;!?\n](?!\d)/)) {
    let hour: number | null = null;
    let place: Place | null = null;
    const ofSun = /\bsun(?:rise)?\b/i.test(sentence) || SUN.test(sentence.toLowerCase());
    const parts = sentence.split(CLAUSES);
    for (const [i, part] of parts.entries()) {
      const plain = part
        .toLowerCase()
        .replace(/[’‘]/g, "'")
        .replace(/\s+/g, ' ')
        // "from like 11" is no liking
        .replace(/\blike (?=\d|noon|midday|lunch)/g, '')
        .replace(NO_SUN_UNTIL, (_, hour: string) => `sun from ${HOURS_IN_WORDS[hour] ?? hour}`)
        .replace(SUNRISE, 'sun comes up')
        .replace(SUNSET, 'sun sets');
      const moves = ofSun && i > 0 && IT_MOVES.test(plain.trim());
      // "comes in over the left and sets behind the garage": what sets came up
      const clause = moves
        ? `sun ${plain}`
        : SETS_NEXT.test(parts[i + 1] ?? '')
          ? plain.replace(/\bcomes in\b/, 'comes up')
          : plain;

      // "she sits out at 8 in the morning, sun is on the step then"
      const own: { hour: number | null; place: Place | null } = {
        hour: hourIn(clause, isDarkIn(clause)) ?? settingAt(clause),
        place:
          placeIn(clause) ??
          (side !== null && /\b(?:that|this) side\b/.test(clause)
            ? { isHouse: false, isFar: false, side }
            : null) ??
          behindIn(clause, text),
      };
      side = own.place?.side ?? side;
      hour = own.hour ?? hour;
      place = own.place ?? place;
      // "sun on the bench if it can be done, the back of the house gets it until noon"
      const isOfIt = ofSun && own.hour !== null && own.place !== null && GETS_IT.test(clause);
      if (!(SUN.test(clause) || SHADE.test(clause) || isOfIt) || NO_FACT.test(factsOf(clause)))
        continue;
      if (own.hour === null && own.place === null && !isOver(clause) && !/\bthen\b/.test(clause))
        continue;
      // "goes down behind the church, to the right as you look out"
      const after =
        own.place ?? placeIn(parts[i + 1]?.toLowerCase() ?? '') ?? (moves ? null : place);
      // where it rises and sets the hour of another clause tells nothing
      const isEnd = isOver(clause) && RISES_OR_SETS.test(clause);
      const vote = voteOf(clause, isEnd ? own.hour : hour, isOver(clause) ? after : place);
      if (!vote) continue;
      const angle = (vote.facing * Math.PI) / 180;
      east += Math.sin(angle) * vote.weight;
      north += Math.cos(angle) * vote.weight;
      all += vote.weight;
      if (!best || vote.weight > best.weight)
        best = {
          quote: part.trim().replace(/^\(|(?<!\([^)]*)\)$/g, ''),
          weight: vote.weight,
          ...(vote.lit ? { lit: vote.lit } : {}),
        };
    }
  }
  const length = Math.hypot(east, north);
  if (!best || length < LEAST || length < all * AGREEMENT) return null;
  const angle = (Math.atan2(east, north) * 180) / Math.PI;
  return {
    point: POINTS[(Math.round(angle / 45) + 8) % 8]!,
    quote: best.quote,
    ...(best.lit ? { lit: best.lit } : {}),
  };
}
