/** Crops and flowers of one summer that are named in the brief's words: who writes beetroot wants beetroot. */
import type { Brief } from '../model/brief.ts';
import type { Plant } from '../model/plant.ts';

const CROPS: readonly Plant['category'][] = ['vegetable', 'herb', 'annual'];
const SOFT_FRUIT = /^(?:Ribes|Rubus|Fragaria|Vaccinium)\b/;
/** Words that say something else as well. */
const OTHERS: Record<string, RegExp> = {
  sage: /\bsage\b(?!.?(?:green|colou?r|paint))/i,
  mint: /\bmint\b(?!.?(?:green|condition|colou?r))/i,
  bay: /\bbay (?:trees?|leaf|leaves)\b/i,
  pea: /(?<!\bsweet[ -])\bpeas\b|\bsugar ?snaps?\b/i,
  squash: /\bsquash(?:es)?\b(?! (?:court|club|ball))/i,
  blackcurrant: /\bblack ?currants?\b|\bcurrants?\b[^.;\n]{0,12}\bblack\b/i,
  redcurrant: /\bred ?currants?\b|\bcurrants?\b[^.;\n]{0,22}\bred\b|\bred and black ?currants?\b/i,
  'chilli pepper': /\bchill?i(?:e?s)?\b|\bpeppers?\b(?! ?(?:mill|tree|corn|pot|spray))/i,
  garlic: /(?<!\bwild[ -])\bgarlic\b/i,
  kale: /\bkale\b|\bcouves?\b|\bcavolo nero\b|\bcollards?\b|\bcollard greens\b/i,
  coriander: /\bcoriander\b|\bcilantro\b|\bdhania\b/i,
  'broad bean': /\bbroad beans?\b/i,
  'runner bean':
    /\b(?:runner|climbing|pole) beans?\b|(?:,|\band|\bgrow(?:ing)?|\bsome|\ba few) beans\b/i,
};
const DENIED =
  /\b(?:no|not|nothing|never|don'?t|doesn'?t|hates?|without|allergic to|except|already (?:have|grow|got)|tired of|too much|(?:mother|mum|father|dad|nan|gran\w*|neighbour|aunt\w*|uncle)['’]?s)\b[^.;,\n]{0,24}$/i;

const patterns = new WeakMap<Plant, RegExp | null>();
/** Finds the plant's plain name in words; null for what is no crop. */
function patternOf(plant: Plant): RegExp | null {
  let found = patterns.get(plant);
  if (found === undefined) {
    const head = plant.commonName
      .replace(/ ?['‘(].*$/, '')
      .toLowerCase()
      .trim();
    const isCrop = CROPS.includes(plant.category) || SOFT_FRUIT.test(plant.latinName);
    found = !isCrop
      ? null
      : (OTHERS[head] ??
        new RegExp(
          `\\b${head.replace(/y$/, '(?:y|ies)').replace(/ /g, '[ -]?')}(?:s|es)?\\b`,
          'i',
        ));
    patterns.set(plant, found);
  }
  return found;
}

/** True when words name the crop. */
export const saysCropIn = (words: string, plant: Plant): boolean =>
  patternOf(plant)?.test(words) === true;

/** True when a name of one word is the crop's: "chillies", and no "wild garlic". */
export const isCropCalled = (name: string, plant: Plant): boolean =>
  /^\S+$/.test(name.trim()) && saysCropIn(name, plant);

/** True when the brief asks for the crop in so many words. */
export function saysCrop({ description }: Brief, plant: Plant): boolean {
  const at = patternOf(plant)?.exec(description);
  return !!at && !DENIED.test(description.slice(0, at.index));
}
