/** Numbers with units, as people write lengths and areas. Everything comes out in metres or square metres. */
import type { Text, Token } from './text.ts';

export type Amount = {
  /** Metres, square metres, or the bare number when there is no unit. */
  value: number;
  kind: 'length' | 'area' | 'bare';
  /** The unit's size in metres (or square metres), for a neighbour that has none. */
  unit: number | null;
  from: number;
  to: number;
};

const ONES: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
const FRACTIONS: Record<string, number> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
};
const FOOT = 0.3048;
const LENGTHS: Record<string, number> = {
  m: 1,
  pace: 0.75,
  stride: 0.8,
  metre: 1,
  meter: 1,
  mtr: 1,
  mt: 1,
  ms: 1,
  metere: 1,
  mts: 1,
  metr: 1,
  ft: FOOT,
  foot: FOOT,
  feet: FOOT,
  fts: FOOT,
  "'": FOOT,
  yd: 0.9144,
  yard: 0.9144,
  cm: 0.01,
  mm: 0.001,
  centimetre: 0.01,
  centimeter: 0.01,
  millimetre: 0.001,
  in: 0.0254,
  inch: 0.0254,
  inche: 0.0254,
  '"': 0.0254,
};
const AREAS: Record<string, number> = {
  m2: 1,
  sqm: 1,
  msq: 1,
  ft2: FOOT * FOOT,
  sqft: FOOT * FOOT,
  yd2: 0.8361,
  acre: 4046.86,
  hectare: 10_000,
  ha: 10_000,
  sqyd: 0.8361,
};

/** The number at token i, with the token after it: "12", "1,200", "12 1/2", "twenty-five", "a hundred and twenty", "half a". */
export function numberAt(
  tokens: readonly Token[],
  i: number,
): { value: number; to: number } | null {
  const token = tokens[i];
  if (!token) return null;
  if (token.kind === 'number') return digitsAt(tokens, i);
  const word = token.text;
  const next = tokens[i + 1]?.text;
  if (word === 'half' && next !== 'way') return fraction(tokens, i + 1, 0.5);
  if (word === 'quarter') return fraction(tokens, i + 1, 0.25);
  if (word === 'third') return fraction(tokens, i + 1, 1 / 3);
  if (
    (word === 'a' || word === 'an') &&
    (next === 'half' || next === 'quarter' || next === 'third' || next === 'eighth')
  ) {
    return fraction(
      tokens,
      i + 2,
      next === 'half' ? 0.5 : next === 'quarter' ? 0.25 : next === 'third' ? 1 / 3 : 0.125,
    );
  }
  if ((word === 'two' && next === 'third') || (word === 'two' && next === 'thirds'))
    return fraction(tokens, i + 2, 2 / 3);
  if (word === 'three' && (next === 'quarter' || next === 'quarters'))
    return fraction(tokens, i + 2, 0.75);
  return wordsAt(tokens, i);
}
/** "of a", "of an", "a", "an" after a fraction belong to it. */
function fraction(
  tokens: readonly Token[],
  at: number,
  value: number,
): { value: number; to: number } {
  let to = at;
  if (tokens[to]?.text === 'of') to++;
  if (tokens[to]?.text === 'a' || tokens[to]?.text === 'an') to++;
  return { value, to };
}
function digitsAt(tokens: readonly Token[], i: number): { value: number; to: number } {
  const text = tokens[i]!.text;
  let value =
    FRACTIONS[text] ??
    Number(
      /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
        ? text.replace(/,/g, '')
        : text.replace(/,/g, '.'),
    );
  let to = i + 1;
  const next = tokens[to];
  if (next && FRACTIONS[next.text] !== undefined) {
    value += FRACTIONS[next.text]!;
    to++;
  }
  // 12 1/2, and 1/2 alone
  else if (
    next?.kind === 'number' &&
    tokens[to + 1]?.text === '/' &&
    tokens[to + 2]?.text === '2' &&
    next.text === '1'
  ) {
    value += 0.5;
    to += 3;
  } else if (
    next?.text === '/' &&
    /^[1-9]$/.test(text) &&
    /^[2-8]$/.test(tokens[to + 1]?.text ?? '')
  ) {
    return fraction(tokens, to + 2, value / Number(tokens[to + 1]!.text));
  } else if (
    next?.text === 'and' &&
    tokens[to + 1]?.text === 'a' &&
    tokens[to + 2]?.text === 'half'
  ) {
    value += 0.5;
    to += 3;
  }
  if (!Number.isFinite(value)) value = 0;
  if (tokens[to]?.text === 'hundred') {
    value *= 100;
    to++;
  }
  // nothing on the ground is longer; keeps sums finite whatever is typed
  return { value: Math.min(value, 1e6), to };
}
function wordsAt(tokens: readonly Token[], i: number): { value: number; to: number } | null {
  let to = i,
    value = 0,
    seen = false;
  const word = (k: number) => tokens[k]?.text ?? '';
  if (word(to) === 'a' && (word(to + 1) === 'hundred' || word(to + 1) === 'thousand')) {
    value = word(to + 1) === 'hundred' ? 100 : 1000;
    to += 2;
    seen = true;
  } else if (word(to) === 'hundred') return null;
  else if (ONES[word(to)] !== undefined) {
    value = ONES[word(to)]!;
    to++;
    seen = true;
    if (value >= 20 && (ONES[word(to)] ?? 99) < 10) value += ONES[word(to++)]!;
    if (word(to) === 'hundred') {
      value *= 100;
      to++;
    } else if (word(to) === 'thousand') {
      value *= 1000;
      to++;
    }
  }
  if (!seen) return null;
  if (value >= 100) {
    const and = word(to) === 'and' ? 1 : 0;
    const rest = ONES[word(to + and)];
    if (rest !== undefined && rest < 100) {
      value += rest;
      to += and + 1;
      if (rest >= 20 && (ONES[word(to)] ?? 99) < 10) value += ONES[word(to++)]!;
    }
  }
  if (word(to) === 'and' && word(to + 1) === 'a' && word(to + 2) === 'half') {
    value += 0.5;
    to += 3;
  }
  return { value, to };
}

/** The unit at token i. */
function unitAt(
  tokens: readonly Token[],
  i: number,
): { size: number; kind: 'length' | 'area'; to: number } | null {
  const a = tokens[i]?.stem ?? '',
    b = tokens[i + 1]?.stem ?? '',
    raw = tokens[i]?.text ?? '';
  if (AREAS[a] !== undefined) return { size: AREAS[a], kind: 'area', to: i + 1 };
  if (
    (a === 'sq' || a === 'square' || a === 'squared') &&
    LENGTHS[b] !== undefined &&
    b.length > 0 &&
    b !== "'" &&
    b !== '"'
  )
    return { size: LENGTHS[b] * LENGTHS[b], kind: 'area', to: i + 2 };
  const size = LENGTHS[a] ?? LENGTHS[raw];
  if (size === undefined) return null;
  if (b === 'squared' || (b === 'sq' && !LENGTHS[tokens[i + 2]?.stem ?? '']))
    return { size: size * size, kind: 'area', to: i + 2 };
  // "in" is far oftener a word than an inch
  if (a === 'in' && size < FOOT) return null;
  return { size, kind: 'length', to: i + 1 };
}

/** Every number of the text with its unit, if any, in order. Feet and inches become one length. */
export function findAmounts(text: Text): Amount[] {
  const { tokens } = text;
  const out: Amount[] = [];
  for (let i = 0; i < tokens.length;) {
    const number = numberAt(tokens, i);
    if (!number) {
      i++;
      continue;
    }
    // "20ish foot", "12 odd metres"
    const loose =
      /^(?:ish|odd|plus|-)$/.test(tokens[number.to]?.text ?? '') && unitAt(tokens, number.to + 1)
        ? 1
        : 0;
    const unit = unitAt(tokens, number.to + loose);
    if (!unit) {
      out.push({ value: number.value, kind: 'bare', unit: null, from: i, to: number.to });
      i = number.to;
      continue;
    }
    let value = number.value * unit.size,
      to = unit.to;
    if (unit.size === FOOT) {
      const inches = numberAt(tokens, to);
      const mark = inches ? tokens[inches.to]?.text : undefined;
      if (inches && inches.value < 12 && tokens[to]!.kind === 'number') {
        if (
          mark === '"' ||
          mark === 'in' ||
          mark === 'ins' ||
          mark === 'inches' ||
          mark === 'inch'
        ) {
          value += inches.value * 0.0254;
          to = inches.to + 1;
        } else if (mark === "'" && tokens[inches.to + 1]?.text === "'") {
          value += inches.value * 0.0254;
          to = inches.to + 2;
        }
      }
    }
    out.push({ value, kind: unit.kind, unit: unit.size, from: i, to });
    i = to;
  }
  return out;
}
