/** Reads a postcode as people type it: any case, with or without a space, O for 0 and I for 1. */

export type ReadPostcode = { outcode: string; postcode: string | null };

const LETTER_FOR: Record<string, string> = { '0': 'O', '1': 'I' };
const DIGIT_FOR: Record<string, string> = { O: '0', I: '1', L: '1' };
const INWARD = /^[0-9][ABD-HJLNP-UW-Z]{2}$/;
const OUTWARD = /^[A-Z]{1,2}[0-9][0-9A-Z]?$/;

/** The inward half with its digit and letters put right, or null. */
function repairInward(text: string): string | null {
  if (text.length !== 3) return null;
  const digit = DIGIT_FOR[text[0]!] ?? text[0]!;
  const inward =
    digit +
    Array.from(text.slice(1))
      .map((c) => LETTER_FOR[c] ?? c)
      .join('');
  return INWARD.test(inward) ? inward : null;
}

/** Every reading of an outward half when O/0 and I/L/1 may have been confused; the text as typed comes first. */
function readingsOfOutward(text: string): string[] {
  let readings = [''];
  for (const c of text) {
    const other = LETTER_FOR[c] ?? DIGIT_FOR[c];
    readings = readings.flatMap((r) => (other ? [r + c, r + other] : [r + c]));
  }
  return readings.filter((r) => OUTWARD.test(r));
}

/** The first code of a part of inner London, where each has a letter more: "W1A" for "W1"; null where there is none. */
function firstWithin(text: string, isKnown: (outcode: string) => boolean): string | null {
  const codes = readingsOfOutward(text)
    .filter((reading) => /^[A-Z]{1,2}[0-9]$/.test(reading))
    .flatMap((reading) => Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => reading + letter));
  return codes.find(isKnown) ?? null;
}

/**
 * The outward code and, when both halves are there, the full postcode as the post writes it ("RM1 1AA").
 * `isKnown` tells which outward codes exist. Null when the text cannot be a postcode or no reading of it exists.
 */
export function readPostcode(
  text: string,
  isKnown: (outcode: string) => boolean,
): ReadPostcode | null {
  const halves = text
    .toUpperCase()
    .trim()
    .split(/[\s-]+/)
    .map((half) => half.replace(/[^A-Z0-9]/g, ''))
    .filter(Boolean);
  const joined = halves.join('');
  if (joined.length < 2 || joined.length > 7) return null;
  const known = (outward: string) => readingsOfOutward(outward).find(isKnown) ?? null;
  if (joined.length >= 5) {
    const inward = repairInward(joined.slice(-3));
    const outcode = inward ? known(joined.slice(0, -3)) : null;
    if (inward && outcode) return { outcode, postcode: `${outcode} ${inward}` };
  }
  // an outward code alone, or with a piece of the inward half ("RM1 1")
  const alone = halves.length > 1 ? halves[0]! : joined;
  const outcode =
    known(alone) ??
    (halves.length === 1 && joined.length > 4 ? null : known(joined)) ??
    firstWithin(alone, isKnown);
  return outcode && (halves.length > 1 ? (halves[1]?.length ?? 0) < 3 : true)
    ? { outcode, postcode: null }
    : null;
}
