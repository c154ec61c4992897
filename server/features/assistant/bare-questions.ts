/** Questions of which only the nouns were typed: "lilies cats", "green potatoes safe?". */
import { LIVESTOCK_WORDS, PET_WORDS } from '#content/assistant/everyday-words.ts';
import { singularText } from '#server/features/assistant/words.ts';

const ANIMAL = [
  ...PET_WORDS,
  ...LIVESTOCK_WORDS,
  'rabbit',
  'rabbits',
  'child',
  'children',
  'kid',
  'kids',
  'toddler',
  'toddlers',
  'baby',
  'babies',
];
const PART =
  'leaf|leave|leaves|bulb|seed|berry|berries|clipping|cutting|pruning|flower|plant|petal|root|stem|skin|stone|pip|pollen|green|raw|unripe|and|in|with|to|for|around|near|my|the|a|n|or|safe|toxic';
const HARM = new RegExp(
  `^(?:(?:are|is|green|raw|unripe) ){0,3}@(?: (?:${PART}))* (?:${[...new Set(ANIMAL.map(singularText))].join('|')}|guinea pig)(?: (?:safe|ok))?$`,
);
const SAFE =
  /^(?:(?:are|is|green|raw|the|my) ){0,3}@(?: (?:leaf|leave|bulb|seed|berry|plant|flower|root|sap|tuber))? safe$/;

/**
 * Whether a message names a plant and then an animal or a child, and asks for nothing else: what is asked is whether it does
 * harm. The plant comes first, for "cat mint" and "goat willow" are names.
 * @param text words put right. @param labels the plants named in it, in the singular
 */
export function asksHarm(text: string, labels: readonly string[]): boolean {
  const [label] = labels;
  if (label === undefined || labels.length > 1) return false;
  const left = singularText(text).replace(label, '@');
  return HARM.test(left) || SAFE.test(left);
}
