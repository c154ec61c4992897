/** Towns and districts by the names people use for them. */
import { SUBURBS } from '#content/assistant/suburbs.ts';
import { allOutcodes, type Outcode, outcodeOf } from '#content/places/place-of.ts';
import { normalise } from './words.ts';

/** Names that are words too: believed only after a word of place. */
const ALSO_WORDS = new Set(
  'bath rugby bury reading dover stone sandwich sale hove hull deal ware hope rye wells battle poole stoke highland barking ash wye hale street hook ripley newport capel hartley hythe ditton witham bow mole lee angel bank temple richmond stratford southend oval arun ferry ely flint barnet merton mid sutton kew'.split(
    ' ',
  ),
);
const OF_PLACE = new Set(
  'to in at near around from cover serve serving do visit round by of and or about past towards reach including'.split(
    ' ',
  ),
);

/** "Kingston" of "Kingston upon Thames", "Brighton" and "Hove" of "Brighton and Hove". */
function partsOf(name: string): string[] {
  const plain = name
    .replace(/, (?:City|County) of$/, '')
    .replace(/^(?:City|County) of /, '')
    .replace(/^County | City$/g, '');
  const parts = plain
    .split(/, | and | & /)
    .map((part) =>
      part.split(/(?: |-)(?:upon|on|under|in|with)(?: |-)/i)[0]!.replace(/^Royal /, ''),
    );
  return [plain, ...parts];
}

let towns: Map<string, Outcode> | null = null;
/** A district wins over a village of its name: Leeds is a city before it is a village in Kent. */
function townIndex(): Map<string, Outcode> {
  if (towns) return towns;
  towns = new Map();
  const add = (name: string | null | undefined, row: Outcode, isFirm = false) => {
    const key = name ? normalise(name) : '';
    if (key.length >= 3 && (isFirm || !towns!.has(key))) towns!.set(key, row);
  };
  const rows = allOutcodes();
  for (const row of rows) add(row.district, row, !towns.has(normalise(row.district)));
  for (const row of rows) add(row.town, row);
  for (const [name, outcode] of Object.entries(SUBURBS)) add(name, outcodeOf(outcode)!);
  // Of two that share a part, as Kingston, the one near us is meant.
  for (const row of rows.toSorted((a, b) => Number(b.town !== null) - Number(a.town !== null)))
    for (const name of [row.town, row.district])
      for (const part of name ? partsOf(name) : []) add(part, row);
  return towns;
}

/** A town that a normalised text names. */
export function townOf(text: string): { name: string; row: Outcode } | null {
  const words = text.split(' ');
  for (let length = 4; length >= 1; length -= 1) {
    for (let i = 0; i + length <= words.length; i += 1) {
      const key = words.slice(i, i + length).join(' ');
      const row = townIndex().get(key);
      const isAlone = words.length === length;
      if (
        !row ||
        (length === 1 &&
          (ALSO_WORDS.has(key) || key.length < 4) &&
          !isAlone &&
          !OF_PLACE.has(words[i - 1] ?? ''))
      )
        continue;
      return {
        name: words
          .slice(i, i + length)
          .map((word) =>
            ['and', 'upon', 'on', 'in', 'under'].includes(word)
              ? word
              : word.charAt(0).toUpperCase() + word.slice(1),
          )
          .join(' '),
        row,
      };
    }
  }
  return null;
}
