/** Lengths, areas and compass points as people write them. Lengths in metres, areas in m². */
import { FOOT_M } from '#engine/model/feet.ts';
import { NUMBER_WORDS as WORDS } from '#engine/model/number-words.ts';

const SHARES: Record<string, number> = {
  half: 0.5,
  third: 1 / 3,
  quarter: 0.25,
  fifth: 0.2,
  eighth: 0.125,
  tenth: 0.1,
};
/** A grown-up's pace is 0.75 to 0.9 m. */
const PACE = 0.8;
const UNITS: [RegExp, number][] = [
  [/^(?:mm|millimet(?:re|er)s?|mil)$/, 0.001],
  [/^(?:cms?|centimet(?:re|er)s?)$/, 0.01],
  [/^(?:m|ms|mt|mtr|mtrs|met(?:re|er)s?)$/, 1],
  [/^(?:ft|feet|foot|f|'|′|’)$/, FOOT_M],
  [/^(?:in|ins|inch|inches|"|″|”)$/, 0.0254],
  [/^(?:yd|yds|yards?)$/, 0.9144],
  [/^(?:paces?|steps?|strides?)$/, PACE],
  [/^(?:km|kilomet(?:re|er)s?)$/, 1000],
];
const ACRE = 4046.86;
const TOKEN = /\d+(?:[.,]\d+)*|[a-z]+|½|¼|¾|['"′″’”]|[^\s\w]/giu;

type Unit = { metres: number } | { square: number };
export type Figures = {
  metres: number[];
  areaM2: number | null;
  /** 4 to 6 where a width runs from one to another. */
  taperTo: number | null;
  isApproximate: boolean;
};

const APPROXIMATE =
  /\b(?:about|approx|approximately|around|roughly|ish|nearly|maybe|give or take|or so|just under|just over|almost|circa|say|reckon|probably|more or less|paces|steps|strides|guess)\b|~|\dish\b/i;

/** "1,200" is twelve hundred, "1,5" one and a half. */
function numberOf(text: string): number {
  if (/^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)) return Number(text.replaceAll(',', ''));
  return Number(text.replace(',', '.'));
}

function unitAt(tokens: readonly string[], i: number): { unit: Unit; next: number } | null {
  const token = tokens[i]?.toLowerCase();
  if (!token) return null;
  const after = tokens[i + 1]?.toLowerCase() ?? '';
  if (/^(?:acres?)$/.test(token)) return { unit: { square: ACRE }, next: i + 1 };
  if (/^(?:hectares?|ha)$/.test(token)) return { unit: { square: 10_000 }, next: i + 1 };
  if (/^(?:sqm|sqms|msq|sqmt|smq)$/.test(token)) return { unit: { square: 1 }, next: i + 1 };
  if (/^(?:sqft|sqf)$/.test(token)) return { unit: { square: FOOT_M * FOOT_M }, next: i + 1 };
  if (/^(?:sq|square)$/.test(token)) {
    const skip = after === '.' ? 2 : 1;
    const unit = UNITS.find(([pattern]) => pattern.test(tokens[i + skip]?.toLowerCase() ?? ''));
    if (unit) return { unit: { square: unit[1] * unit[1] }, next: i + skip + 1 };
    return null;
  }
  const unit = UNITS.find(([pattern]) => pattern.test(token));
  if (!unit) return null;
  const isSquared =
    after === '²' ||
    after === '2' ||
    (/^(?:squared?|sq)$/.test(after) && !/^\d/.test(tokens[i + 2] ?? ''));
  return {
    unit: isSquared ? { square: unit[1] * unit[1] } : { metres: unit[1] },
    next: i + (isSquared ? 2 : 1),
  };
}

/** Every figure of a phrase with its unit; figures without one take the next unit said, metres where none is. */
export function figuresOf(phrase: string): Figures {
  const text = phrase
    .replace(/\b(?:of )?(?:my|his|her|our) (?:own )?(?=(?:paces?|steps|strides)\b)/gi, '')
    .replace(/(\d)\s*x\s*(?=\d)/gi, '$1 by ')
    .replace(/×/g, ' by ')
    .replace(/(\d)([a-z])/gi, '$1 $2')
    .replace(/m\s?2\b|m²/gi, 'sqm')
    .replace(/ft\s?2\b|ft²/gi, 'sqft');
  const tokens = text.match(TOKEN) ?? [];
  const found: { value: number; unit: Unit | null; joins: string }[] = [];
  let joins = '';
  for (let i = 0; i < tokens.length;) {
    const token = tokens[i]!.toLowerCase();
    let value: number | null = null;
    let next = i + 1;
    if (/^\d/.test(token)) value = numberOf(token);
    else if (token === '½') value = 0.5;
    else if (token === '¼') value = 0.25;
    else if (token === '¾') value = 0.75;
    else if (
      token in WORDS &&
      !/^(?:a|an|half|both|couple|pair)$/.test(token) &&
      (token !== 'one' || unitAt(tokens, next))
    ) {
      value = WORDS[token]!;
      // "twenty five", "sixty-five"
      if (tokens[next] === '-' && (WORDS[tokens[next + 1]?.toLowerCase() ?? ''] ?? 0) >= 1) next++;
      const unitWord = tokens[next]?.toLowerCase() ?? '';
      if (
        value >= 20 &&
        value % 10 === 0 &&
        (WORDS[unitWord] ?? 0) >= 1 &&
        (WORDS[unitWord] ?? 0) < 10 &&
        !/^an?$/.test(unitWord)
      ) {
        value += WORDS[unitWord]!;
        next++;
      }
    } else if (/^(?:half|third|quarter|fifth|tenth|eighth)$/.test(token)) {
      const share = SHARES[token]!;
      // "a third of an acre", "half an acre", "three quarters"
      let j = next;
      while (/^(?:of|an|a)$/.test(tokens[j]?.toLowerCase() ?? '')) j++;
      if (unitAt(tokens, j)) {
        value = share;
        next = j;
      }
    } else if (/^(?:an|a)$/.test(token) && unitAt(tokens, next)) value = 1;
    if (value === null) {
      joins += ` ${token}`;
      i = next;
      continue;
    }
    if (tokens[next]?.toLowerCase() === 'hundred') {
      value *= 100;
      next++;
    }
    if (tokens[next] === '½') {
      value += 0.5;
      next++;
    }
    // "nine and a half", "5 and half"
    const half = /^and (?:a )?half(?= |$)/i.exec(tokens.slice(next, next + 3).join(' '))?.[0];
    if (half) {
      value += 0.5;
      next += half.split(' ').length;
    }
    // a fraction written with a stroke: "1/3 acre"
    if (tokens[next] === '/' && /^\d+$/.test(tokens[next + 1] ?? '')) {
      value /= Number(tokens[next + 1]);
      next += 2;
    }
    while (/^(?:of|an|odd)$/i.test(tokens[next] ?? '') && unitAt(tokens, next + 1)) next++;
    const unit = unitAt(tokens, next);
    if (unit) {
      next = unit.next;
      // feet and inches: "9'6", "12ft 6in"
      if (
        'metres' in unit.unit &&
        unit.unit.metres === FOOT_M &&
        /^\d/.test(tokens[next] ?? '') &&
        Number(tokens[next]) < 12 &&
        !/^(?:by|to|-)$/i.test(tokens[next - 1] ?? '')
      ) {
        const inches = unitAt(tokens, next + 1);
        const isInches = inches && 'metres' in inches.unit && inches.unit.metres === 0.0254;
        if (isInches || !inches) {
          value += Number(tokens[next]) / 12;
          next = isInches ? inches.next : next + 1;
        }
      }
      // "13 metres 40"
      if (
        'metres' in unit.unit &&
        unit.unit.metres === 1 &&
        /^[1-9]\d$/.test(tokens[next] ?? '') &&
        /^m/i.test(tokens[next - 1] ?? '') &&
        /^(?:and|by|x|,|wide|long|deep|across|)$/i.test(tokens[next + 1] ?? '')
      ) {
        value += Number(tokens[next]) / 100;
        next++;
      }
      // "a metre and a half", "an acre and three quarters"
      const more = /^and (?:a (half|third|quarter)|three quarters)(?= |$)/i.exec(
        tokens.slice(next, next + 3).join(' '),
      );
      if (more) {
        value += more[1] ? SHARES[more[1].toLowerCase()]! : 0.75;
        next += 3;
      }
    }
    found.push({ value, unit: unit?.unit ?? null, joins });
    joins = '';
    i = next;
  }
  let last: Unit | null = null;
  for (let i = found.length - 1; i >= 0; i--) {
    if (found[i]!.unit) last = found[i]!.unit;
    else if (last && ('metres' in last || /\b(?:by|to|or|-)\b|-/.test(found[i + 1]?.joins ?? '')))
      found[i]!.unit = last;
  }
  // a unit said first goes on: "30ft x 70"
  let before: Unit | null = null;
  for (const one of found) {
    if (one.unit) before = one.unit;
    else if (before && 'metres' in before) one.unit = before;
  }
  const squares = found.filter((one) => one.unit && 'square' in one.unit);
  const lengths = found.filter((one) => !one.unit || 'metres' in one.unit);
  const inMetres = (one: (typeof found)[number]) =>
    round(one.value * (one.unit && 'metres' in one.unit ? one.unit.metres : 1));
  const isRange = ({ joins: between }: (typeof found)[number]) =>
    /^(?: m| ft)? (?:to|-|–|down to)$/.test(between) ||
    /\b(?:narrow\w*|taper\w*|going down|across the far end|on the short)\b/.test(between) ||
    (TWO_ENDS.test(between) && !TWO_WAYS.test(phrase));
  const areas = squares.map((one) => one.value * (one.unit as { square: number }).square);
  const metres = lengths.map(inMetres).filter((value) => value > 0);
  // "twenty foot square" is as much each way: nobody tells of a garden of two square metres
  const side = EACH_WAY.test(phrase) && areas.length === 1 && areas[0]! < LEAST_SQUARE_M2;
  if (side && !metres.length) {
    const unit = Math.sqrt((squares[0]!.unit as { square: number }).square);
    const length = round(squares[0]!.value * unit);
    return {
      metres: [length, length],
      areaM2: null,
      taperTo: null,
      isApproximate: APPROXIMATE.test(phrase),
    };
  }
  let taperTo: number | null = null;
  if (metres.length === 2 && isRange(lengths[1]!)) taperTo = metres[1]!;
  const isSquare = /\bsquare\b|\beach way\b/i.test(phrase) && !areas.length && metres.length === 1;
  return {
    metres: isSquare ? [metres[0]!, metres[0]!] : taperTo === null ? metres : [metres[0]!],
    areaM2: areas.length
      ? round(areas.length > 1 ? Math.sqrt(areas[0]! * areas.at(-1)!) : areas[0]!)
      : null,
    taperTo,
    isApproximate: APPROXIMATE.test(phrase),
  };
}

const EACH_WAY =
  /\b(?:m|met(?:re|er)s?|ft|foot|feet|yards?|yds?) ?(?:square|sq)\b(?! (?:m|f|y))|\d ?(?:m|ft) ?sq(?:uare)?\b(?! ?(?:m|f|y))/i;
const LEAST_SQUARE_M2 = 10;

/** Between two widths: "11 across the back of the house, only about 6", "6.8 at the house and 6.4", "9 at the wide end and down to". */
const TWO_ENDS =
  /\b(?:(?:at|across|by) the (?:house|back|front|near|far|other|wide|wider|narrow|top|bottom)\b|down to\b)/i;
/** One length is across and the other along. */
const TWO_WAYS =
  /\b(?:long|length|deep|depth|by)\b|\d\s*[x×]\s*\d|\d\s*(?:m|metres?|ft|feet|foot|['"])*\s*(?:down|back)\b/i;

const round = (value: number): number => Math.round(value * 1000) / 1000;

const POINTS: [RegExp, string][] = [
  [/\bnorth[ -]?(?:north[ -]?)?east|\bn\.?e\b|\b(?:nne|ene)\b/i, 'NE'],
  [/\bnorth[ -]?(?:north[ -]?)?west|\bn\.?w\b|\b(?:nnw|wnw)\b/i, 'NW'],
  [/\bsouth[ -]?east|\bs\.?e\b|\bsse\b|\bese\b/i, 'SE'],
  [/\bsouth[ -]?west|\bs\.?w\b|\bssw\b|\bwsw\b/i, 'SW'],
  [/\bnorth|\bn\b/i, 'N'],
  [/\bsouth|\bs\b/i, 'S'],
  [/\beast|\be\b/i, 'E'],
  [/\bwest|\bw\b/i, 'W'],
];
/** The compass point in a phrase, or null. */
export function pointOf(phrase: string): string | null {
  const degrees = DEGREES.exec(phrase);
  if (degrees && Number(degrees[1]) <= 360)
    return EIGHTHS[Math.round(Number(degrees[1]) / 45) % 8]!;
  return POINTS.find(([pattern]) => pattern.test(phrase))?.[1] ?? null;
}
/** A bearing, as a telephone gives it. */
const DEGREES = /\b(\d{1,3}) ?(?:degrees\b|deg\b|°)/i;
const EIGHTHS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'];
/** The point across from it. */
export const opposite = (point: string | null): string | null =>
  point && EIGHTHS[(EIGHTHS.indexOf(point) + 4) % 8]!;

const PACED =
  /\b(?:i|we|he|she|someone|somebody)(?:'ve| have)? paced?\b|\b(?:\d+|\w+ty|\w+teen|ten|twelve|nine|eight) (?:of )?(?:my |his |her |our )?(?:paces|strides|steps(?: (?:long|wide|by|of width|down and)))\b|\b(?:of )?my (?:paces|steps|strides)\b/i;
/** The garden was measured by walking it. */
export const isPaced = (text: string): boolean => PACED.test(text.replace(/[’‘]/g, "'"));
