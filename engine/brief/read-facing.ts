/** Which way the garden faces: the way a person at the house looks out over it. */
import type { CompassPoint, Fact } from '../model/brief.ts';
import { COMPASS } from '../model/brief.ts';
import type { Sayings } from './plot-words.ts';
import { quoteOf } from './text.ts';
import type { Text } from './text.ts';

const DIRECTION =
  '(?:due )?(nne|ene|ese|sse|ssw|wsw|wnw|nnw|(?:north|south|east|west)(?:erly)?(?: ?[-/]? ?(?:east|west)(?:erly)?)?|ne|nw|se|sw|n|s|e|w)';
const LONG =
  '(?:(?:due|roughly|pretty much|mostly|almost|approximately|about|directly|more or less|broadly|slightly) ){0,2}(nne|ene|ese|sse|ssw|wsw|wnw|nnw|(?:north|south|east|west)(?:erly)?(?: ?[-/]? ?(?:east|west)(?:erly)?)?|ne|nw|se|sw)';
const LETTER = LONG.replace(/\)$/, '|[nesw])');

function pointOf(words: string): CompassPoint | null {
  // the middle of sixteen points goes to the nearest of eight: SSW is S
  if (/^[nesw]{3}$/.test(words)) return words[0]!.toUpperCase() as CompassPoint;
  const clean = words.replace(/erly|ern|due|[-/ ]/g, '');
  const short = clean
    .replace('north', 'n')
    .replace('south', 's')
    .replace('east', 'e')
    .replace('west', 'w')
    .toUpperCase();
  return (COMPASS as readonly string[]).includes(short) ? (short as CompassPoint) : null;
}
export const opposite = (point: CompassPoint): CompassPoint =>
  COMPASS[(COMPASS.indexOf(point) + 4) % 8]!;

/** Nouns that face somewhere without the garden doing so. */
const NOT_GARDEN =
  /\b(?:wall|fence|border|bed|slope|neighbour|neighbours|kitchen window|side wall|hedge|boundary)s?\b/;

/** The facing as read, or null. Whole sentences of the form "house faces north" are turned about for a back garden. */
export function readFacing(text: Text, say: Sayings, position: string): Fact<CompassPoint> | null {
  const fact = (
    point: CompassPoint | null,
    span: { from: number; to: number },
  ): Fact<CompassPoint> | null =>
    point
      ? { value: point, source: { kind: 'read', quote: quoteOf(text, span.from, span.to) } }
      : null;
  const words = (from: number, to: number) =>
    text.tokens
      .slice(Math.max(0, from), to)
      .filter((t) => t.sentence === here)
      .map((t) => t.text)
      .join(' ');
  const back = position !== 'front';
  let here = 0;
  let first: Fact<CompassPoint> | null = null;

  // "south-facing", "facing south west": the garden unless a wall or the house is named
  for (const found of [
    ...say.all(
      new RegExp(
        `\\b${DIRECTION} ?-? ?(?:facing|faced|aspect|orientated|orientation|oriented)\\b`,
        'g',
      ),
    ),
    ...say.all(
      new RegExp(
        `\\b(?:facing|faces|aspect|orientation|orientated|oriented|face|looks|looking|points|pointing|backs onto the|garden is to the)(?: is| of| ?:| to| towards| out)?(?: the)? ${LETTER}\\b`,
        'g',
      ),
    ),
  ]) {
    const point = pointOf(found.groups[0]!);
    // one letter counts when it is a capital: "faces E"
    if (
      found.groups[0]!.length === 1 &&
      !/\b[NESW]$/.test(quoteOf(text, found.from, found.to)) &&
      !/^[nesw] ?-? ?facing/i.test(quoteOf(text, found.from, found.to))
    )
      continue;
    here = text.tokens[found.from]!.sentence;
    const before = words(found.from - 6, found.from),
      after = words(found.to, found.to + 2);
    if (
      /^(?:facing )?(?:wall|fence|border|bed|side|slope|boundary|hedge|window|corner|windows|aspect wall)/.test(
        after,
      ) ||
      /\bnot (?:quite )?$/.test(`${before} `)
    )
      continue;
    if (
      NOT_GARDEN.test(before.split(' , ').at(-1)!.replace(/^.*,$/, '')) &&
      !/\bgarden\b/.test(before)
    )
      continue;
    // "the back of the house faces" is the garden's own facing; "the front", or "the house", is the opposite
    // "away from the house, faces west": the house is only passed by
    const subject = words(found.from - 9, found.from)
      .replace(
        /\b(?:from|behind|off|to|near|by|at|beside|of) (?:the|our|my) (?:back of the )?(?:house|home|property|bungalow|semi|cottage)\b/g,
        (m) => (m.startsWith('of') ? m : ''),
      )
      .split(' ')
      .slice(-6)
      .join(' ');
    const house =
      /\b(?:house|home|property|front|bungalow|semi|cottage)\b/.test(subject) ||
      /^(?:house|home|property|bungalow|semi|front\b(?! garden))/.test(after);
    const rear =
      /\b(?:back|rear|garden|patio doors?|kitchen|plot|yard|courtyard|terrace)\b/.test(before) ||
      /^(?:back|rear|garden|plot)/.test(after);
    const read = fact(point && house && !rear && back ? opposite(point) : point, found);
    // a garden or a house that faces somewhere outweighs a terrace that does
    if (
      house ||
      /\b(?:garden|plot|yard|it|back|rear)\b/.test(before) ||
      /^(?:back |rear |front )?(?:garden|plot|yard|courtyard)/.test(after)
    )
      return read;
    first ??= read;
  }
  if (first) return first;
  const short =
    say.find(
      /\b(?:faces|facing|aspect|orientation|direction) ?: ?(n|s|e|w|ne|nw|se|sw|nne|ene|ese|sse|ssw|wsw|wnw|nnw)\b/,
    ) ?? say.find(/\b((?:north|south)(?: ?-? ?(?:east|west))?erly|(?:east|west)erly)\b/);
  // a bare direction between marks, or after the size: "12 m x 8 m, SW."
  const alone =
    short ??
    say.find(
      new RegExp(
        `(?:^|[.,;(/-] |\\d |\\b(?:m|metres|meters|ft|feet|foot|long|deep|wide|w|l|d) )${LONG} ?(?:aspect |i think |i believe |probably |roughly |ish )?(?:[.,;)]|-|$)`,
      ),
    ) ??
    bothSides(say);
  if (alone) return fact(pointOf(alone.groups[0]!), alone);
  // "the house is on the north side": the garden lies to its south
  const houseSide = say.find(
    new RegExp(
      `\\b(?:house|home|property|building)(?: (?:is|sits|stands|lies|being))?(?: located| set)? (?:(?:on|at|to|along|in) the |(?=\\w+ of the (?:garden|plot)))${LONG}(?:ern)?(?: (?:side|end|edge|boundary|of the (?:garden|plot)))?\\b`,
    ),
  );
  if (houseSide) {
    const point = pointOf(houseSide.groups[0]!);
    return fact(point ? opposite(point) : null, houseSide);
  }
  const gardenSide =
    say.find(
      new RegExp(
        `\\b(?:garden|plot|yard|courtyard|terrace)(?: (?:is|sits|lies|runs))?(?: located)? (?:on|at|to) the ${LONG}(?:ern)?(?: (?:side|end|of|elevation))\\b`,
      ),
    ) ??
    say.find(
      new RegExp(
        `\\b(?:runs?|extends?|stretches|goes)(?: away)?(?: to(?:wards)?)?(?: the)? ${LONG}(?:wards?)?(?: from the house| away from)\\b`,
      ),
    );
  if (gardenSide) return fact(pointOf(gardenSide.groups[0]!), gardenSide);
  const view = say.find(
    new RegExp(
      `\\b(?:views?|outlook|vista|look(?:s|ing)?|look out)(?: \\w+){0,2}? ${LONG}(?:wards?)?\\b`,
    ),
  );
  if (view && back) return fact(pointOf(view.groups[0]!), view);
  return fromSun(
    say,
    (at) => {
      here = text.tokens[at]!.sentence;
      return words(at - 8, at);
    },
    fact,
  );
}

/** "South and west." is south-west. */
function bothSides(say: Sayings): { from: number; to: number; groups: string[] } | null {
  const found = say.find(
    /(?:^|[.,;(] )(north|south) (?:and|&|\/|to) (east|west) ?(?:facing |aspect )?(?:[.,;)]|$)/,
  );
  return found ? { ...found, groups: [found.groups.join('')] } : null;
}

/** From when the sun comes: weaker, so it is asked last. */
function fromSun(
  say: Sayings,
  before: (at: number) => string,
  fact: (
    point: CompassPoint | null,
    span: { from: number; to: number },
  ) => Fact<CompassPoint> | null,
): Fact<CompassPoint> | null {
  const rules: [RegExp, CompassPoint][] = [
    [/\bsun (?:only )?(?:in the )?pm\b/, 'W'],
    [
      /\bsun (?:only )?(?:in the )?am\b|\bsun (?:only )?(?:until|till|til|up to) (?:about |around )?(?:9|10|11|12|nine|ten|eleven|twelve)(?: ?am| o'clock|\b(?! ?pm))/,
      'E',
    ],
    [
      /\bno (?:direct )?sun(?:light|shine)? (?:before|until|till|til) (?:about |around |the )?(?:1|2|3|one|two|three|lunch(?:time)?|midday|noon|afternoon|late)\b|\bsun (?:\w+ )?from (?:about |around )?(?:1|2|3|one|two|three) ?(?:pm|o'clock)?(?: onwards| on| till| until)/,
      'W',
    ],
    [
      /\bsun (?:\w+ ){0,3}?from (?:dawn|sunrise|first thing|early(?: morning)?|breakfast|the morning) (?:til|till|until|to) (?:about |around )?(?:1|2|3|4|one|two|three|four|mid afternoon|early afternoon)\b/,
      'SE',
    ],
    [
      /\bsun(?:shine)? (?:only |just )?first thing\b|\bloses? the sun (?:by|at|around|before|after) (?:about )?(?:lunch(?:time| time)?|midday|noon|12|1|one|two|2)\b|\bsun (?:has |is )?gone by (?:about )?(?:lunch(?:time| time)?|midday|noon|12|1|one|two|2)\b/,
      'E',
    ],
    [
      /\bsun (?:\w+ ){0,3}?from (?:about |around )?(?:10|11|12|eleven|midday|noon|lunch(?:time| time)?)(?: ?am| ?pm)? (?:til|till|until|to|through to|right through to) (?:it sets|sunset|evening|dusk|dark|night|the evening)\b/,
      'SW',
    ],
    [
      /\bsun sets (?:behind|over|at the back of) (?:the|our|my) house\b|\bsun rises (?:at|over|behind) the (?:end|bottom|back|far end)\b|\b(?:evening|late) sun (?:is |only )?(?:at|in|on|hits|reaches) the (?:very )?(?:bottom|far end|end)\b|\bsun in the evening at the (?:bottom|far end|end|back of the garden)\b/,
      'E',
    ],
    [
      /\bsun sets (?:at|over|behind) the (?:end|bottom|back|far end)\b|\bsun rises (?:behind|over) (?:the|our|my) house\b/,
      'W',
    ],
    [
      /\b(?:sun|sunny|sunshine) (?:nearly |almost |pretty much )?all day\b|\ball day sun\b|\bsun from (?:morning|dawn|sunrise) (?:to|till|until|through to) (?:night|evening|dusk|sunset)\b/,
      'S',
    ],
    [
      /\b(?:sun|sunshine|sunny) (?:only )?(?:in|during) the (?:late )?(?:afternoons?|evenings?)\b|\b(?:afternoon|evening) sun(?:shine)?\b|\bsun (?:only )?(?:after|from) (?:lunch|midday|noon)\b/,
      'W',
    ],
    [
      /\b(?:sun|sunshine|sunny) (?:only )?(?:in|during) the mornings?\b|\bmorning sun(?:shine)?\b|\bsun (?:only )?(?:until|till|up to) (?:lunch(?:time| time)?|midday|noon|(?:about |around )?(?:1|2|12|one|two) ?pm)\b/,
      'E',
    ],
    [
      /\b(?:gets?|have|has|see|sees|there is|with) (?:almost |virtually |hardly any|very little|no|barely any)(?: direct)? sun(?:light|shine)?\b/,
      'N',
    ],
  ];
  for (const [pattern, point] of rules) {
    const found = say.find(pattern);
    // "somewhere to sit in the evening sun" is a wish, not a fact
    if (
      found &&
      !/\b(?:sit|seat|seating|catch|catches|enjoy|somewhere|bench|breakfast|drinks|coffee|chairs)\b/.test(
        before(found.from),
      )
    )
      return fact(point, found);
  }
  return null;
}
