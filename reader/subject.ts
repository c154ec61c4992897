/** Whether a text is English, and whether it is about a garden at all. */
import { findPhrases } from './lexicon.ts';
import type { Words } from './words.ts';

const COMMON = new Set(
  'the and a an to of is are it in on with for my our we i you have has but not be at so that this there would like want from up out by or as if very just all some no any one can was were me'.split(
    ' ',
  ),
);
/** A text shorter than this is taken as English: "Patio, lawn, 10 x 12 m". */
const SHORT = 8;

export function isEnglish({ words }: Words): boolean {
  const letters = words.filter((word) => /\p{L}/u.test(word.text));
  if (letters.length < SHORT) return true;
  const common = letters.filter((word) => COMMON.has(word.text)).length / letters.length;
  let listed = 0;
  for (const { from, to } of findPhrases(words)) listed += to - from;
  return common >= 0.12 || listed / letters.length >= 0.25;
}

const GARDEN =
  /^(?:garden|gardens|gardening|yard|courtyard|patio|plot|lawn|grass|plants?|planting|flowers?|border|borders|beds?|trees?|shrubs?|hedge|fence|paving|slabs|decking|terrace|balcony|landscap\w+|soil|clay|pond|shed|greenhouse|pergola|trampoline|turf|veg|vegetables?|fruit|herbs|roses|weeds|bbq|rockery|gravel|allotment|outdoors?|outside|alfresco|pots|planters|railings?|driveway|meadow|orchard|compost|paddock)$/;
const ELSEWHERE =
  /^(?:worktops?|oven|hob|dishwasher|fridge|splashback|cabinets?|cupboards|bathroom|ensuite|bath|shower|bedrooms?|wardrobes?|carpets?|wallpaper|curtains|loft|attic|plastering|rewiring|boiler|radiators|laminate|curriculum|employer|degree|university|qualifications|career|salary|software|javascript|python|programming|invoice|recipe|ingredients|tablespoon|teaspoon|preheat|flour|gearbox|mortgage|lorem|ipsum|essay|homework|poem|hotel|flight|bitcoin|crypto|casino|backlinks|mattress|hallway|staircase|solicitor|tribunal|diagnosis|prescription|invoice)$/;

/** Rooms, unless a garden is spoken of too: there are kitchens outdoors. */
const INDOORS =
  /^(?:kitchen|cooker|units|island|lounge|hall|landing|conservatory|office|website|car|engine)$/;

/** Open to the sky, at the foot of a house. */
const LIGHT_COURT = /\blight[- ]?(?:court|well)s?\b/i;
/** What nobody has indoors. */
const OUTDOORS =
  /^(?:plant:(?!trees?$|oak$|bay$|box$|mint$|basil$|ivy$).*|place:(?:side|front|roof|courtyard|balcony)|feature:(?:firepit|trampoline|swing|sandpit|climbingframe|hottub|hens|bbq|gazebo|arch|hammock|wildlife|waterbutt|raisedbed|artificialgrass))$/;
const outdoors = (words: Words): number =>
  new Set(
    findPhrases(words.words).flatMap(({ senses }) =>
      senses.map(({ kind, concept }) => `${kind}:${concept}`).filter((one) => OUTDOORS.test(one)),
    ),
  ).size;

/** False for a text about something else: a kitchen, a recipe, a poem. `mentions`: how many things were read in it. */
export function isAboutGarden(all: Words, mentions: number): boolean {
  const { words, text } = all;
  const garden =
    new Set(words.filter((word) => GARDEN.test(word.text)).map((word) => word.text)).size +
    (LIGHT_COURT.test(text) ? 1 : 0) +
    outdoors(all);
  const other = new Set(words.filter((word) => ELSEWHERE.test(word.text)).map((word) => word.text))
    .size;
  const indoors = words.some((word) => INDOORS.test(word.text));
  if (garden === 0 && (mentions === 0 || other > 0 || indoors)) return false;
  return !(other >= 2 && garden <= 1 && mentions <= 2) && !(other >= 4 && other > 2 * garden);
}
