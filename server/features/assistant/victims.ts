/** Whom something may have befallen: people, children, pets and livestock, by the words people use for them. */
import { LIVESTOCK_WORDS, PERSON_WORDS, PET_WORDS } from '#content/assistant/everyday-words.ts';

/** Breeds, as their people call them and write them. */
const BREEDS =
  'staffie staffies staffy bulldogs frenchie frenchies springer springers cocker cockers spaniels cockerpoo cockapoos cavachon labradoodles labradors labs goldendoodle maltipoo jackapoo sprocker rottweiler rottie doberman boxer pointer setter retrievers terriers jack shih bichon lhasa pomeranian maltese weimaraner malamute akita samoyed newfoundland bernese mastiff pitbull bullmastiff beagles pugs huskies collies whippets greyhounds dachshunds daxie weimy kelpie heeler saluki wolfhound deerhound bengal burmese persian sphynx coon'.split(
    ' ',
  );
const LONG_BREEDS = ['maine coon', 'shih tzu', 'great dane', 'jack russell', 'st bernard'];
/** Words that are also tools, trees or paint, and no breed without somebody's "my" before them. */
const NOT_ALONE = new Set([
  'boxer',
  'pointer',
  'setter',
  'jack',
  'persian',
  'cocker',
  'cockers',
  'newfoundland',
  'labs',
  'bernese',
  'maltese',
  'coon',
  'shih',
  'heeler',
  'burmese',
  'bengal',
]);
export const PETS: readonly string[] = [
  ...PET_WORDS,
  ...LONG_BREEDS,
  ...BREEDS.filter((word) => !NOT_ALONE.has(word)),
  `(?<=\\b(?:my|our|his|her|their|the) )(?:${[...NOT_ALONE].join('|')})`,
];
export const PERSONS: readonly string[] = PERSON_WORDS;
export const group = (words: readonly string[]): string => `(?:${words.join('|')})`;
/** Rabbits and birds are pets only when somebody owns them; in a garden they are also what eats the lettuce. */
export const OWNED =
  '(?:my|our|his|her|their|the|childs|kids|daughters|sons|pet|house) (?:\\w+ )?rabbit|(?:my|our|his|her|their|pet) (?:\\w+ )?(?:rabbits|bird|mouse|rat)|(?:let|have|keep|own) (?:the|some|my|our|two) rabbits';
export const PET = new RegExp(`\\b(?:${group(PETS)}|${OWNED})\\b`);
export const YOUNG =
  '(?:\\d+|two|three|four|five|six|one) ?(?:yr|year|month|week)s? ?olds?|\\d+ ?(?:yo|mo)|little (?:one|boy|girl|man)|lo|dd|ds|dc';
export const PERSON = new RegExp(`\\b(?:${group(PERSONS)}|${YOUNG})\\b`);
export const ADULT = /\b(?:i|ive|we|weve|husband|wife|partner|friend|mate)\b/;
export const YOUNG_WORDS = PERSONS.filter(
  (word) =>
    ![
      'husband',
      'wife',
      'partner',
      'friend',
      'mate',
      'man',
      'woman',
      'lady',
      'person',
      'people',
      'neighbour',
      'neighbor',
      'colleague',
    ].includes(word),
);
export const YOUNG_ONE = `(?:${group(YOUNG_WORDS)}|${YOUNG})`;
export const CHILD = new RegExp(`\\b${YOUNG_ONE}\\b`);
export const VICTIM = `(?:${group([...PETS, ...PERSONS])}|${OWNED}|${YOUNG}|i|ive|we|weve|he|hes|she|shes)`;
export const LIVESTOCK = new RegExp(`\\b${group(LIVESTOCK_WORDS)}\\b`);
const PETS_ALONE = new RegExp(
  `\\b(?:${group(PETS.filter((word) => !LIVESTOCK_WORDS.includes(word)))}|${OWNED})\\b`,
);

/** Whether it is told of livestock alone, and of no pet of the house and of nobody. */
export const isOfLivestock = (text: string): boolean =>
  LIVESTOCK.test(text) && !PETS_ALONE.test(text) && !CHILD.test(text);

/** Words of somebody's own body and self, so that "my dog bit my hand" is not told of the dog alone. */
const SELF =
  /\b(?:me|myself|im|i am|ive (?:been|got)|i (?:got|was|fell|feel|cut|have been)|my (?:\w+ )?(?:hands?|fingers?|thumb|arms?|legs?|foot|feet|face|eyes?|head|throat|skin|tongue|lips?))\b/;
/** Who comes to a garden and is no child of the house. */
export const BITTEN = `(?:${[...PERSONS, 'postman', 'postie', 'postwoman', 'gardener', 'builder', 'plumber', 'courier', 'driver', 'delivery \\w+', 'window cleaner', 'visitor', 'guest', 'workman', 'worker', 'tenant', 'stranger', 'jogger', 'cyclist'].join('|')})`;
/** "Bitten by a dog": the animal did it and is not hurt. */
const BY_ANIMAL = new RegExp(
  `\\b(?:bitten|bit|kicked|butted|scratched|attacked|trampled|thrown|gored|pecked|knocked over) (?:by|off) (?:a |an |the |my |our |his |her |their |next doors |neighbours )?(?:\\w+ )?${group(PETS)}\\b`,
  'g',
);
/** "The dog bit the postman": so it did there. */
const ANIMAL_DID = new RegExp(
  `\\b(?:my |our |the |a |next doors |neighbours )?${group(PETS)} (?:has |just |have )*(?:bit|bitten|attacked) (?=(?:the|a|our|my|his|her|their|next doors) (?:\\w+ )?${BITTEN}\\b)`,
  'g',
);
/** Who is hurt: an animal, a person, or either as far as one can tell. */
export function whomOf(said: string): 'animal' | 'person' | 'either' {
  const text = said
    .replaceAll(BY_ANIMAL, ' ')
    .replaceAll(ANIMAL_DID, ' ')
    .replace(/^(?:\w+ ){0,2}(?:dog|cat|horse|ferret) bites?\b/, ' ');
  if (!PET.test(text)) return 'person';
  return PERSON.test(text) || SELF.test(text) ? 'either' : 'animal';
}
