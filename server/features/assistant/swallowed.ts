/** Pills by the number, chemicals that were drunk, poison that was taken on purpose, and plants that were taken for others and eaten. */
import { isPast } from '#server/features/assistant/told.ts';
import { whomOf } from '#server/features/assistant/victims.ts';

const TAKEN = '(?:taken|took|taking|swallow(?:ed|s)|eaten|ate|necked|downed|popped|had)';
export const MEDICINE =
  '(?:pills|tablets|capsules|painkillers|paracetamols?|ibuprofen|aspirins?|codeine|co ?codamol|antidepressants|anti depressants|sleeping (?:pills|tablets)|sleepers|diazepam|valium|tramadol|morphine|lithium|sertraline|citalopram|amitriptyline|propranolol|beta blockers|antihistamines|nytol|insulin|medication|meds|xanax|zopiclone)';
const TENS =
  '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|a hundred|hundreds of|dozens? of|ten|twelve|fifteen|sixteen|twenty four|thirty two)';
const MANY = `(?:(?:about|around|over|nearly|like|roughly|at least|more than|some|up to) )?(?:too many|too much|lots of|lots|loads of|loads|a lot of|so many|all|handfuls of|(?:a |an |the |my |his |her |this |that )?(?:\\w+ )?(?:packets?|packs?|box(?:es)?|bottles?|strips?|handfuls?|load|bunch|jars?|tubs?|sheets?) of|9|[1-9]\\d{1,2}|${TENS})`;
/** More than anybody is told to take; of ponds and cut flowers there are tablets too. */
export const TOO_MANY = `${TAKEN} ${MANY}(?: (?:of|my|his|her|the|their|our|more|mums|dads|nans|grans|grandads|wifes|husbands|heart|old|strong|different|prescription|those|these))* (?:\\w+ )?${MEDICINE}\\b(?! (?:of|for|in|to) (?:(?:the|my|our) )?(?:\\w+ )?(?:activator|cleaner|chlorine|compost|fertili[sz]er|weed|rooting|dishwasher|bin|pond|pool|water|roses|plants|pots|slow|feed|lawn|drain|hot tub|vase))`;

const DRANK =
  '(?:drank|drunk|drinking|drinks|swallow(?:ed|s|ing)|gulped|sipped|swigged|downed|necked|ate|eaten|eating|eats|ingested|consumed|taken a (?:swig|sip|drink|gulp|mouthful) of|had a (?:swig|sip|drink|gulp|mouthful) of)';
const CHEMICAL =
  '(?:weed ?killers?|glyphosate|round ?up|gallup|paraquat|diquat|herbicides?|pesticides?|insecticides?|fungicides?|bug (?:spray|killer)|ant (?:killer|powder|bait)|wasp (?:killer|spray|powder)|moss ?killer|root ?kill\\w*|stump killer|rat (?:poison|bait)|mouse (?:poison|bait)|bleach|antifreeze|de ?icer|screen ?wash|brake fluid|(?:brick|battery|hydrochloric|sulphuric) acid|acid|(?:drain|patio|oven|toilet|brick|brush|decking|path|concrete) ?(?:cleaner|unblocker)|caustic soda|lye|ammonia|chlorine|creosote|wood (?:preservative|stain|treatment)|paint (?:stripper|thinners?)|thinners?|white spirit|turps|turpentine|meths|methylated spirits|paraffin|petrol|diesel|lamp oil|lighter fluid|fire ?lighters?|(?:dishwasher|washing|laundry) (?:tablets?|capsules?|pods?|liquid)|poison(?! (?:ivy|oak|berr\\w+|plants?))|arsenic|cyanide|strychnine|lime|cement|sodium chlorate|jeyes fluid|disinfectant)';
/** A liquid or a powder of the shed in somebody's stomach; neither the lawn nor the weeds have one. */
const DRANK_CHEMICAL = new RegExp(
  `(?<!\\b(?:lawn|grass|soil|ground|weeds?|roses?|plants?|nettles?|ants?|slugs?|rats?|mice|mouse|moss|roots?|stump|brambles|ivy)(?: (?:has|have|just|all|had))* )(?<!\\b(?:if|when|can|could|would|will|may|might|should|stop|from|people|anyone|that)(?: \\w+){0,3} )\\b${DRANK}(?: (?!(?:sprayed|treated|covered|that|which|had|after|before|near|by|beside|while|without|then|on|off|where)\\b)\\w+){0,6}? ${CHEMICAL}\\b(?! (?:free|resistant|for (?:the|my)))`,
);
const TOOK_POISON =
  /\b(?:taken|took|taking|had) (?:some |the |a )?(?:rat |mouse )?poison\b(?! (?:ivy|oak|out|off|away|to|from|down|back))/;
const POISONED_SELF = /\bpoison(?:ed|ing) (?:my|him|her|them) ?sel(?:f|ves)\b/;

const PURPOSE = /\b(?:on purpose|deliberately|intentionally)\b/;
const TOOK_IN = /\b(?:ate|eaten|eat|eating|eats|took|taken|swallowed|drank|drunk|chewed)\b/;
const NOT_PEOPLE =
  /\b(?:slugs?|snails?|pigeons?|deer|squirrels?|rabbits?|caterpillars?|birds|cuttings?|out|down|away|photos?|neighbours? (?:took|has taken)|grass|dirt|mud|soil|lunch|dinner|bit|fence)\b/;
/** Somebody has swallowed something to come to harm. @returns null where nobody has; else whether it is whoever writes */
export function onPurpose(text: string): 'self' | 'other' | null {
  if (isPast(text) || whomOf(text) === 'animal') return null;
  const isIt =
    (PURPOSE.test(text) && TOOK_IN.test(text) && !NOT_PEOPLE.test(text)) ||
    POISONED_SELF.test(text) ||
    TOOK_POISON.test(text);
  return isIt
    ? /\b(?:i|ive|im|myself)\b/.test(text) ||
      !/\b(?:my|our|he|she|they|his|her|hes|shes)\b/.test(text)
      ? 'self'
      : 'other'
    : null;
}

const GO =
  'Call 999 or go to A&E now, even if they seem well, and say what was swallowed, how much and when. Do not make them sick, and give nothing to eat or drink unless you are told to. Rinse the mouth and wipe it off the face and hands. Take the bottle, the packet or its label with you.';
/** @returns what to do where a person has drunk or eaten a chemical; null where nobody has */
export const drunkOf = (text: string): string | null =>
  !isPast(text) &&
  whomOf(text) !== 'animal' &&
  DRANK_CHEMICAL.test(text) &&
  !/^(?:what|which|how|can|could|is|are|should|does|do|will) /.test(text)
    ? GO
    : null;
/** For who has done it to themselves. */
export const GO_YOURSELF =
  'Call 999 or go to A&E now, even if you feel well: some poisons do their harm hours later. Say what you have taken, how much and when, and take what is left of it with you. Do not make yourself sick.';

const MISTAKEN =
  /\b(?:by mistake|by accident|accidentally|instead of|mistook|mistaken|mistaking|(?:thought|thinking|assumed|assuming|believing) (?:it|they|that|these|those) (?:was|were|is|are)|mixed (?:\w+ ){0,6}?(?:up|with)|mixed up|confus(?:ed|ing)|wrong (?:one|plant|bulbs?|berry|berries|leaf|leaves|mushrooms?|herbs?|root))\b/;
const DISH =
  '(?:soup|stew|salad|curry|pesto|smoothie|sandwich(?:es)?|omelette|casserole|dinner|risotto|pie|jam|stir ?fry|pasta|tea|broth)';
const INGESTED = new RegExp(
  `\\b(?:ate|eaten|drank|drunk|swallowed|tasted|chewed|cooked|fried|roasted|boiled)\\b(?! (?:my|our|his|her|their|a|the) (?:lunch|dinner|breakfast|supper|meal|sandwich(?:es)?)\\b)|\\b(?:had|put|used|added|chopped|threw|chucked)\\b(?: \\w+){0,5}? (?:in|into|to) (?:(?:the|a|my|our|his|her) )?${DISH}\\b|\\bmade (?:\\w+ ){0,4}?${DISH}\\b`,
);
const BY_THINGS =
  /\b(?:mower|strimmer|shredder|chipper|pigeons?|slugs?|snails?|deer|squirrels?|rabbits? (?:has|have|ate)|sprayed|spraying|mowed|planted|dug|bought|ordered)\b/;
const TAKEN_FOR =
  /\b(?:mistook|mistaken|mistaking|thought (?:it|they|these|those) (?:was|were)|mixed (?:\w+ ){0,6}?up|mixed up|confus(?:ed|ing))\b/;
/** Taken for another plant, and not only had instead of something. */
export const isTakenForAnother = (text: string): boolean =>
  TAKEN_FOR.test(text) && ateByMistake(text);
/** "Picked lily of the valley instead of wild garlic and ate it." */
export const ateByMistake = (text: string): boolean =>
  MISTAKEN.test(text) &&
  INGESTED.test(text) &&
  !BY_THINGS.test(text) &&
  !/^(?:how|what|which|can|could|is|are|should|do|does|will|why) /.test(text);
