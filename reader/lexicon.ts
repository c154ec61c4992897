/** Word lists as one look-up: the longest phrase at a word, with the kinds and concepts it may stand for. */
import * as circumstances from './lexicon/circumstances.ts';
import type { Concepts } from './lexicon/concepts.ts';
import { CUE_WORDS } from './lexicon/cues.ts';
import { PLANT_LINES } from './lexicon/plants.ts';
import * as things from './lexicon/things.ts';
import type { Word } from './words.ts';

export type Sense = { kind: string; concept: string };
/** A phrase of the lists found in a text: words `from` to `to`, exclusive. */
export type Found = { from: number; to: number; senses: Sense[] };

const LISTS: [kind: string, concepts: Concepts][] = [
  ['feature', things.FEATURE_WORDS],
  ['material', things.MATERIAL_WORDS],
  ['style', things.STYLE_WORDS],
  ['colour', things.COLOUR_WORDS],
  ['soil', circumstances.SOIL_WORDS],
  ['drainage', circumstances.DRAINAGE_WORDS],
  ['light', circumstances.LIGHT_WORDS],
  ['level', circumstances.LEVEL_WORDS],
  ['access', circumstances.ACCESS_WORDS],
  ['boundary', circumstances.BOUNDARY_WORDS],
  ['neighbour', circumstances.NEIGHBOUR_WORDS],
  ['person', circumstances.PERSON_WORDS],
  ['health', circumstances.HEALTH_WORDS],
  ['animal', circumstances.ANIMAL_WORDS],
  ['money', circumstances.MONEY_WORDS],
  ['time', circumstances.TIME_WORDS],
  ['use', circumstances.USE_WORDS],
  ['problem', circumstances.PROBLEM_WORDS],
  ['rule', circumstances.RULE_WORDS],
  ['place', circumstances.PLACE_WORDS],
];

const LONGEST = 6;
const table = new Map<string, Sense[]>();
function add(phrase: string, sense: Sense): void {
  const senses = table.get(phrase);
  if (!senses) table.set(phrase, [sense]);
  else if (!senses.some((s) => s.kind === sense.kind && s.concept === sense.concept))
    senses.push(sense);
}
/** The words as the lists and texts have them: marks apart, plain apostrophes left out. */
const plain = (text: string): string => text.replaceAll("'", '').replaceAll('-', ' ');
for (const [kind, concepts] of LISTS)
  for (const [concept, phrases] of Object.entries(concepts))
    for (const phrase of phrases.split('|')) {
      add(plain(phrase), { kind, concept });
      if (kind === 'feature' && !phrase.endsWith('s')) add(`${plain(phrase)}s`, { kind, concept });
    }
for (const line of PLANT_LINES.split('\n')) {
  const names = line.split('|');
  for (const name of names) add(plain(name), { kind: 'plant', concept: names[0]! });
}

/** Every longest phrase that begins at each word and is part of no longer one that began before it. */
export function findPhrases(words: readonly Word[]): Found[] {
  const texts = words.map((word) => plain(word.text));
  const found: Found[] = [];
  let taken = 0;
  for (let from = 0; from < words.length; from++) {
    let phrase = '';
    let best: Found | null = null;
    let parts = 0;
    for (let to = from; to < words.length && parts < LONGEST; to++) {
      if (texts[to] === '' || texts[to] === ' ') {
        if (to === from) break;
        continue; // a hyphen or an apostrophe between the parts
      }
      if (words[to]!.sentence !== words[from]!.sentence) break;
      phrase = phrase ? `${phrase} ${texts[to]}` : texts[to]!;
      parts++;
      const senses = table.get(phrase);
      if (senses) best = { from, to: to + 1, senses };
    }
    if (best && best.to > taken) {
      found.push(best);
      taken = best.to;
    }
  }
  return found;
}

const cues = new Map<string, string>();
for (const [cue, phrases] of Object.entries(CUE_WORDS))
  for (const phrase of phrases.split('|')) if (!cues.has(phrase)) cues.set(phrase, cue);
const LONGEST_CUE = 5;

/** A cue and the words it takes: `from` to `to`, exclusive. */
export type Cue = { from: number; to: number; cue: string };

/** The longest cue at each word that is part of none before it; one that is denied just before is named so ("not.want"). */
export function findCues(words: readonly Word[]): Cue[] {
  const texts = words.map((word) => plain(word.text));
  const found: Cue[] = [];
  for (let from = 0; from < words.length; from++) {
    let phrase = '';
    let best: Cue | null = null;
    for (let to = from; to < Math.min(words.length, from + LONGEST_CUE); to++) {
      if (words[to]!.sentence !== words[from]!.sentence) break;
      phrase = phrase ? `${phrase} ${texts[to]}` : texts[to]!;
      const cue = cues.get(phrase);
      if (cue) best = { from, to: to + 1, cue };
    }
    if (!best) continue;
    const last = found.at(-1);
    const isDenied =
      last &&
      last.cue === 'refuse' &&
      best.cue !== 'refuse' &&
      best.from - last.to <= 2 &&
      last.to - last.from === 1 &&
      words[last.from]!.sentence === words[from]!.sentence;
    found.push(isDenied ? { ...best, cue: `not.${best.cue}` } : best);
    from = best.to - 1;
  }
  return found;
}
