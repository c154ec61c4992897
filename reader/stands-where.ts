/** Where a thing stands and how large it is, from the words after its name. Lengths in metres. */
import type { CompassPoint } from '#engine/model/brief.ts';
import type { MentionPlace } from '#engine/model/reading.ts';
import { LENGTH } from './clauses.ts';
import { figuresOf, pointOf } from './figures.ts';
import { placeAt } from './places.ts';

/** What may lie between a thing and its place or size. A figure is one piece: split into digits a long one would be tried in every way. */
const LINK =
  /^(?:[\s,(:–—-]|'s\b|\b(?:is|are|it'?s|its|stands?|standing|sits?|sitting|lies|lives?|runs?|built|parked|tucked|stuck|which|that|about|approx(?:imately)?|roughly|some|maybe|comes?|eats?|takes?(?: up)?|measures|measuring|one|far|very|in the|to the (?:street|road|house|door|gate)|hidden|say|near enough|more or less|bang|dead|right|just|up|down|all|on|it|he|she|they|we|i|put|has|currently|obviously|again|upside|halfway|half way|(?:two|2) thirds|a third|at|in|the|of|on plan|by|feet|foot|ft|m|metres?|x|long|wide|high|deep|square|round|size|and|only|huge|old|lovely|ancient|massive|big|small)\b|\b\d+(?:\.\d+)?(?:(?:m|ft)\b|\s?['"]\b)?)*$/i;
const PAIR = new RegExp(
  String.raw`(${LENGTH}|\d+(?:[.,]\d+)?) ?(?:x|by|×) ?(${LENGTH}|\d+(?:[.,]\d+)?)`,
  'i',
);
/** Both figures without a unit are feet from here on: sheds are sold so. */
const FEET_FROM = 5;
const LEAST_M = 0.4,
  MOST_M = 16;
/** "Eleven feet of it". */
const ALONE = new RegExp(
  String.raw`(${LENGTH}|(?:seven|eight|nine|ten|eleven|twelve|fifteen|twenty) (?:feet|foot|ft|metres?)) (?:of it|long)\b`,
  'i',
);

/** Measured in metres where another length of the text is, and none in feet. */
export const isMetric = (text: string): boolean =>
  /\d ?(?:m|metres?|meters?)\b/i.test(text) && !/\d ?(?:ft|foot|feet|')/i.test(text);

function sizeOf(pair: RegExpExecArray, inMetres: boolean): number[] | null {
  const [, a, b] = pair,
    hasUnit = /[a-z'"]/i.test(`${a}${b}`),
    isFeet = !hasUnit && !inMetres && Math.max(Number(a), Number(b)) >= FEET_FROM;
  const { metres } = figuresOf(
    isFeet ? `${a} ft by ${b} ft` : `${a} by ${b}${hasUnit ? '' : ' m'}`,
  );
  return metres.length === 2 && metres.every((m) => m >= LEAST_M && m <= MOST_M) ? metres : null;
}

/** Its size, said right after it or at the beginning of a later piece of its sentence. */
export function sizeIn(said: string, inMetres: boolean): { metres: number[]; at: number } | null {
  const found = linked(said, (piece) => {
    const pair = PAIR.exec(piece);
    const metres = pair && sizeOf(pair, inMetres);
    if (metres) return { index: pair.index, value: metres };
    const alone = ALONE.exec(piece);
    return alone && { index: alone.index, value: figuresOf(alone[1]!).metres.slice(0, 1) };
  });
  return found?.value.length ? { metres: found.value, at: found.at } : null;
}

/** A later piece of the sentence begins after a mark, or after the words of a place: "comes down in one corner and takes 90cm by 2 m". */
const PIECE =
  /[,(–—]|\.(?= (?:yes\b|it'?s ))|\b(?:corner|fence|middle|centre|side|bottom|house|door|end)\b/gi;
/** What is found right after a name, or where a piece of the sentence after it begins. */
function linked<T>(
  said: string,
  find: (piece: string) => { index: number; value: T } | null,
): { value: T; at: number } | null {
  for (const start of [
    0,
    ...[...said.matchAll(PIECE)].map((match) => match.index + match[0].length),
  ]) {
    const piece = said.slice(start),
      found = find(piece);
    if (found && LINK.test(piece.slice(0, found.index)))
      return { value: found.value, at: start + found.index };
  }
  return null;
}
/** Its place, said as its size is. */
export const placeSaid = (said: string): MentionPlace | null =>
  linked(said, (piece) => {
    const found = placeAt(piece);
    return found && { index: found.index, value: found.place };
  })?.value ?? null;

const POINT = String.raw`(?:north|south)(?:[- ]?(?:east|west))?|east|west`;
const AT_A_POINT = new RegExp(
  String.raw`\b(?:on|along|against|at|near|by|in) the (${POINT})(?:ern)? (?:fence|wall|boundary|hedge|side|edge|border|corner|end)\b`,
  'i',
);
/** "On the north-west fence": which way from the middle of the garden. */
export const pointIn = (said: string): CompassPoint | null => {
  const found = linked(said, (piece) => {
    const match = AT_A_POINT.exec(piece);
    return match && { index: match.index, value: match[1]! };
  });
  return found && (pointOf(found.value) as CompassPoint | null);
};

const LISTED = String.raw`(?:(?!\b(?:then|and)\b)[^,;:])`,
  A_PLACE = String.raw`^(?:and |then |so )?(?:(?:on|in|at|down|along|up|over|against|near|by|outside|to)\b|(?:far|back|bottom|top|dead)\b)`,
  SAID_TO_BE = String.raw`\b(?:is|are|there'?s|there (?:is|are)|stands?|sits?|we(?: have|'ve(?: got)?)|i(?: have|'ve(?: got)?))\b`;
/** "On the left going up is a garage, then a shed": the place comes first, and a list follows it, of which each item is short. */
export const INVERTED = new RegExp(
  String.raw`${A_PLACE}[^,;:]{0,50}${SAID_TO_BE}(?:${LISTED}{0,24}(?:,|\bthen\b|\band\b))*${LISTED}{0,12}$`,
  'i',
);
