/** Every length in a description: whose it is and which way it runs, from the words round it. Metres. */
import { sentencesIn } from './clauses.ts';
import { figuresOf } from './figures.ts';
import {
  AFTER_IT,
  headBefore,
  LED_UP_TO,
  type MeasureOf,
  type Named,
  namedBy,
  NOUN,
} from './measure-owners.ts';
import { NUMBER_WORDS } from '#engine/model/number-words.ts';

export type MeasureSaid = {
  /** The middle of a range: "9 or 10". */
  metres: number;
  /** Across, away from the house, upwards, or from one thing to another. */
  axis: 'w' | 'd' | 'h' | 'far' | null;
  /** The end of the plot that it is the width of, or the hand that it is the length of. */
  at: 'house' | 'back' | 'left' | 'right' | null;
  /** What is measured: the plot, ground within it, or a thing; null where the words do not tell. */
  of: MeasureOf | null;
  /** "patio". */
  name: string | null;
  /** What is measured stands right beside it: "patio is 6 metres", "a 5 m fence". */
  isTight: boolean;
  /** It is set across the one before: "12 by 9". */
  isAcross: boolean;
  isApproximate: boolean;
  sentence: number;
  start: number;
  end: number;
};

const TENS = 'twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety';
const ONES = 'one|two|three|four|five|six|seven|eight|nine';
const WORD = String.raw`(?:${TENS})(?:[- ](?:${ONES}))?|${ONES}|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|a hundred(?: and (?:${TENS}|ten))?`;
const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?|(?:${WORD})\b)`;
const unitsWith = (ahead: string): string =>
  String.raw`(?:mm|cm|millimet(?:re|er)s?|centimet(?:re|er)s?|m|ms|mt|mtrs?|met(?:re|er)s?|ft|feet|foot|yds?|yards?|in(?:ch(?:es)?)|(?:of )?(?:my|his|her|our) (?:own )?(?:paces?|steps|strides?)|paces?|strides?|steps${ahead}|['"])`;
/** Steps are paces only where something is as many of them long. */
const UNIT = unitsWith(
    String.raw`(?= (?:on the (?:left|right)|long|wide|deep|across|by|x|down and|of (?:width|length)|from (?:the )?(?:house|door|back door|kitchen) to)\b)`,
  ),
  ANY_UNIT = unitsWith('');
const AND_HALF = String.raw`(?: and a half| and a bit)?`;
const FIGURE = new RegExp(
  String.raw`(?<![\w£$.,/'"-])(?:half an?|an?(?= (?:met|foot|pace|good met|yard (?:and|wide|deep|long|high)))|${NUMBER})(?:(?: ?- ?| to | or |, maybe )${NUMBER}(?! ?\d))?${AND_HALF}(?: ?-?${UNIT}(?![a-z]))?(?: ?\d{1,2} ?(?:in(?:ch(?:es)?)?|")(?![a-z])|(?<=')\d{1,2}(?!\d| ?(?:x|by))|(?<=foot|feet) (?:${ONES}|ten|eleven)(?= (?:wide|long|deep|high|across|by|x)\b)|(?<=m|met(?:re|er)s?) (?:[1-9]\d|(?:${TENS})(?:[- ](?:${ONES}))?)(?= ?(?:by|x|deep|wide|long|high|across|,|\.|$)))?${AND_HALF}|(?<=\d ?(?:m|ft|')? ?[x×/*] ?)${NUMBER}(?: ?-?${UNIT}(?![a-z]))?`,
  'gi',
);
const HAS_UNIT = new RegExp(
  String.raw`${ANY_UNIT}(?: ?\d+(?: ?(?:in\w*|"))?)?(?: and a (?:half|bit))?$`,
  'i',
);

const SOME = String.raw`(?: |,|\(|\)|or so|ish|odd|about|approx\.?|approximately|roughly|maybe|perhaps|around|some|nearly|almost|only|just|under|over|say|i'd say|i would say|i think|i suppose|and|but|it's|it is|is|are|that's|which is|not quite|another|or|then|at (?:the )?most|at least|more or less|probably|apparently)*`;
const BETWEEN_SIDES = new RegExp(
  String.raw`^(?:${SOME}(?:wide|long|deep|across|in (?:length|width|depth))?\.?)${SOME}(?:by|x|×|\*|/)${SOME}$`,
  'i',
);
const WIDE = String.raw`(?:wide|across|broad|(?:in|of) (?:width|breadth)|side to side|left to right|width|breadth)`;
const LONG = String.raw`(?:long|deep|(?:in|of) (?:length|depth)|length|depth|front to back|down(?! side)|(?:straight |going )?back(?! (?:of|door|wall|fence|garden))|from (?:the )?(?:house|back door|door|kitchen|back of the house)(?: door| wall)? (?:to|down to|until)|(?:from (?:the |our |my )?(?:[a-z']+ ){1,3}?(?:right |all the way )?(?:down |back |up ))?to the (?:back |rear |end |far |bottom )?(?:fence|hedge|wall|boundary|railway|garage|bottom|end))`;
const TALL = String.raw`(?:high|tall|higher|lower|thick|above|below|up from|drop|fall|rise|in height|height|of (?:drop|fall|soil|water)|dia\w*|square met\w*|sq)`;
const AWAY = String.raw`(?:from|off|away|in from|out from|apart|either side|each side|centres|of (?:my|the) (?:way|time))`;
const AXES_AFTER: readonly (readonly [RegExp, MeasureSaid['axis']])[] = [
  [new RegExp(String.raw`^${SOME}${TALL}\b`, 'i'), 'h'],
  [new RegExp(String.raw`^${SOME}${WIDE}\b`, 'i'), 'w'],
  [new RegExp(String.raw`^${SOME}${LONG}\b`, 'i'), 'd'],
  [new RegExp(String.raw`^${SOME}(?:out |in |down )?${AWAY}\b`, 'i'), 'far'],
];
/** Before a number that has no unit an adjective tells its way too: "long as the house, maybe 7". */
const BARE_BEFORE: readonly (readonly [RegExp, MeasureSaid['axis']])[] = [
  [/\b(?:wide|across)\b[^.;,]*$/i, 'w'],
  [/\b(?:long|deep|depth|back from|goes back|runs back)\b[^.;]*$/i, 'd'],
];
const AXES_BEFORE: readonly (readonly [RegExp, MeasureSaid['axis']])[] = [
  [
    /\b(?:heights?|rises?|rising|falls?|falling|drops?|dropping|slopes?|sloping|climbs?|stands|up to)\b[^.;,]*$/i,
    'h',
  ],
  [/\b(?:width|breadth|frontage)\b[^.;,:]*:?[^.;,:]*$/i, 'w'],
  [
    /\b(?:length|depth|front to back|house to|door to|back wall to|goes back|runs back|comes out)\b[^.;,:]*:?[^.;,:]*$/i,
    'd',
  ],
];
const AT: readonly (readonly [RegExp, MeasureSaid['at']])[] = [
  [
    /\b(?:at|by|across|along|near) (?:the )?(?:back (?:wall )?of the )?(?:house|near|kitchen|front)\b|\bhouse end\b/i,
    'house',
  ],
  [
    /\b(?:at|by|along|across|on|towards) (?:the )?(?:very )?(?:rear|back|far|end|bottom|other end|railway|top|lane)\b(?! of the house)/i,
    'back',
  ],
  [/\b(?:on|down|along) (?:the )?left\b|\bleft (?:boundary|side|fence)\b/i, 'left'],
  [/\b(?:on|down|along) (?:the )?right\b|\bright (?:boundary|side|fence)\b/i, 'right'],
];

/** "13 m along the back of the house": the width there. */
const ALONG_THE_HOUSE =
  /^[^.,;:(]{0,8}?\b(?:along|across) (?:the )?(?:back (?:wall )?of (?:the |our )?)?(?:house|kitchen)\b/i;
/** "Left side is straight, 17 m": how long it is. */
const SIDE_IS =
  /\b(?:left|right)(?:[- ]hand)?(?: (?:side|boundary|fence|wall|hedge|one))* (?:is|runs|measures)\b[^.;\d]{0,24}$/i;

const APPROXIMATE =
  /\b(?:about|approx\w*|around|roughly|maybe|perhaps|nearly|almost|say|think|guess|reckon|probably|something like|ish)\b|~/i;
const SIDE_OF_LAST = new RegExp(String.raw`^[^,;:(]{0,16}?\b(?:${WIDE}|${LONG}|${TALL})\b`, 'i');
const A_NUMBER = new RegExp(NUMBER, 'gi');

type Raw = { text: string; start: number; end: number; hasUnit: boolean };
function figuresIn(sentence: string): Raw[] {
  return [...sentence.matchAll(FIGURE)]
    .map((match) => ({
      text: match[0],
      start: match.index,
      end: match.index + match[0].length,
      hasUnit: HAS_UNIT.test(match[0]) && /\d|[a-z]{2}/i.test(match[0]),
    }))
    .filter(({ text, hasUnit }) => hasUnit || !/^(?:half an?|an?|one)$/i.test(text));
}

const unitOf = (text: string): string | null =>
  new RegExp(`${ANY_UNIT}(?![a-z])`, 'i').exec(
    text.replace(/^(?:half an?|an?|[a-z]+ty|\d[\d.,]*)/i, ''),
  )?.[0] ?? null;

/** Its middle where two numbers are said of one. */
function metresOf(text: string, unit: string): number | null {
  const apart = /^(.*?\bm(?:et(?:re|er)s?)?) (\d{2}|[a-z]+ty(?:[- ][a-z]+)?)$/i.exec(text);
  if (apart) {
    const [whole, rest] = [metresOf(apart[1]!, unit), figuresOf(`${apart[2]} cm`).metres[0]];
    return whole === null || rest === undefined ? whole : Math.round((whole + rest) * 1000) / 1000;
  }
  const inches = /^(.*?\b(?:foot|feet)) ([a-z]+)$/i.exec(text);
  if (inches && NUMBER_WORDS[inches[2]!.toLowerCase()] !== undefined) {
    const whole = metresOf(inches[1]!, unit);
    return whole === null
      ? null
      : Math.round((whole + NUMBER_WORDS[inches[2]!.toLowerCase()]! * 0.0254) * 1000) / 1000;
  }
  const spoken = text
    .replace(/ and a bit\b/i, '')
    .replace(/^half an?\b/i, '0.5')
    .replace(/^an?\b/i, '1');
  const halved = / and a half\b/i.test(spoken);
  const bare = spoken.replace(/ and a half\b/i, '');
  const numbers = [...bare.matchAll(A_NUMBER)].map(([n]) => n);
  const isRange =
    numbers.length === 2 && /(?:-| to | or |, maybe )/.test(bare) && !/'|ft \d|foot \d/.test(bare);
  const parts = isRange
    ? numbers.map((n) => figuresOf(`${n} ${unit}`).metres[0])
    : [figuresOf(unitOf(bare) ? bare : `${bare} ${unit}`).metres[0]];
  if (parts.some((m) => m === undefined)) return null;
  const metres = parts.reduce<number>((sum, m) => sum + m!, 0) / parts.length;
  const half = halved ? (figuresOf(`1 ${unit}`).metres[0] ?? 0) / 2 : 0;
  return Math.round((metres + half) * 1000) / 1000;
}

/** "Sixty by thirty" of who counts in fives and names no metre is in feet. */
function isInFeet(text: string): boolean {
  const value = figuresOf(`${text} m`).metres[0] ?? 0;
  return value >= LEAST_BARE_FEET && value % 5 === 0;
}
const LEAST_BARE_FEET = 20;
const METRES = /\d ?m\b|\bmet(?:re|er)s?\b/i;

export function measuresIn(text: string): MeasureSaid[] {
  const out: MeasureSaid[] = [];
  let subject: Named | null = null;
  const isMetric = METRES.test(text);
  sentencesIn(text).forEach(({ text: sentence, start }, at) => {
    const raws = figuresIn(sentence);
    let usedUnit: string | null = null;
    let last: MeasureSaid | null = null;
    let lastRaw = -2;
    raws.forEach((raw, i) => {
      const before = raws[i - 1],
        after = raws[i + 1];
      const gap = before ? sentence.slice(before.end, raw.start) : '',
        gapAfter = after ? sentence.slice(raw.end, after.start) : '';
      const isAcross = before !== undefined && BETWEEN_SIDES.test(gap) && lastRaw === i - 1;
      const leads = after !== undefined && BETWEEN_SIDES.test(gapAfter);
      // "70 odd long"
      const right = sentence
        .slice(raw.end, after ? after.start : raw.end + 60)
        .replace(/^ ?-?(?:odd|ish)\b/i, '')
        .split(/[.;]/)[0]!;
      const lead = sentence.slice(before ? before.end : 0, raw.start);
      const next =
        AXES_AFTER.find(([pattern]) => pattern.test(right.replace(/,.*$/, '')))?.[1] ?? null;
      const isBare = !raw.hasUnit;
      // a word that is the side of the figure before is not that of this one
      const own = lead.replace(before ? SIDE_OF_LAST : /^$/, '').slice(-64);
      const axis =
        next ??
        AXES_BEFORE.find(([pattern]) => pattern.test(own))?.[1] ??
        (isBare && !leads && !isAcross
          ? (BARE_BEFORE.find(([pattern]) => pattern.test(own))?.[1] ?? null)
          : null);
      const end =
        AT.find(([pattern]) => pattern.test(right.split(/,| and | but /)[0]!))?.[1] ??
        AT.find(([pattern]) => pattern.test(lead.slice(-36)))?.[1] ??
        null;
      // a number alone is a length where it has a side, or is set across another
      if (
        isBare &&
        !isAcross &&
        !leads &&
        !(axis !== null && axis !== 'far') &&
        !(end && last?.axis === 'w')
      )
        return;
      if (
        /^\s*(?:%|years?|yrs?|months?|weeks?|days?|hours?|minutes?|mins?|am\b|pm\b|people|of us|kids|[a-z]+ers\b|o'?clock|k\b|grand|quid|pounds?|acres?|hectares?|sqm|sq\b|square (?:m|f|y)|m2|m²|²|litres?|kg|degrees|°|in \d)/i.test(
          right,
        )
      )
        return;
      const beside = leads ? after : isAcross ? before : undefined;
      const unit: string =
        unitOf(raw.text) ??
        (after && unitOf(after.text)) ??
        usedUnit ??
        (beside && !isMetric && isInFeet(raw.text) && isInFeet(beside.text) ? 'ft' : 'm');
      const metres = metresOf(raw.text, unit);
      if (metres === null || metres <= 0 || metres > 400) return;
      if (raw.hasUnit) usedUnit = unit;
      const whole = sentence.slice(0, raw.start);
      const follows = namedBy(
        AFTER_IT.exec(
          sentence
            .slice(raw.end)
            .replace(new RegExp(`^ ?(?:wide|long|deep|high|tall)\\b`, 'i'), ''),
        ),
      );
      const head = headBefore(whole);
      const since = head ? whole.slice(head.at) : whole;
      const owner = ((): Named | null => {
        if (follows) return { ...follows, isTight: true };
        if (isAcross && last)
          return last.of && { of: last.of, name: last.name!, isTight: last.isTight };
        if (!head) return subject && { ...subject, isTight: false };
        // "a dog, and it is 9 m long": what "it" is, the words do not tell
        const isUnclear =
          head.of !== 'plot' && /\bit'?s?\b/i.test(since) && !/\b(?:which|that)\b/i.test(since);
        return isUnclear ? null : head;
      })();
      const made: MeasureSaid = {
        metres,
        axis:
          axis ??
          (ALONG_THE_HOUSE.test(right)
            ? 'w'
            : (end === 'left' || end === 'right') && SIDE_IS.test(own)
              ? 'd'
              : end && last?.axis === 'w'
                ? 'w'
                : null),
        at: end,
        of: owner?.of ?? null,
        name: owner?.name ?? null,
        isTight: owner?.isTight === true,
        isAcross,
        isApproximate:
          APPROXIMATE.test(lead.slice(-24)) ||
          /\b(?:ish|or so)\b/i.test(right.slice(0, 8)) ||
          /pace|step|stride/i.test(unit),
        sentence: at,
        start: start + raw.start,
        end: start + raw.end,
      };
      if (isAcross && last && last.of !== made.of && follows) {
        last.of = made.of;
        last.name = made.name;
        last.isTight = made.isTight;
      }
      out.push(made);
      last = made;
      lastRaw = i;
    });
    const first = [...sentence.matchAll(NOUN)].find(
      ({ index }) => !LED_UP_TO.test(sentence.slice(Math.max(0, index - 44), index)),
    );
    const named = namedBy(first ?? null);
    subject = named?.of === 'plot' ? named : null;
  });
  return out;
}
