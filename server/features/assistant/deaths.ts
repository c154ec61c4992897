/** A death that has only just happened, or that is only feared: 999 comes before any condolence. */
import { PERSON_WORDS } from '#content/assistant/everyday-words.ts';
import { isPast, isWish } from '#server/features/assistant/told.ts';
import { BITTEN } from '#server/features/assistant/victims.ts';

const NOBODY = new Set(['someone', 'somebody', 'people', 'person', 'friend', 'mate']);
const KIN = BITTEN;
const WHO = `(?:${KIN}|he|she|hes|shes|they|theyre)`;
/** What a hammock, washing and the roses are hung out for. */
export const NOT_HUNG =
  '(?! (?:a|an|the|some|out|up|over|off|from the (?:monkey )?bars|upside|with)\\b)';
/** Said with "dead" by people who are well. */
export const NOT_DEAD =
  '(?! (?:against|right|keen|set|good|nice|tired|chuffed|pleased|certain|sure|wood|serious|proud|excited|happy|heads?|heading|easy|funny|jealous|honest|straight|level|centre|on (?:his|her|their) feet|to (?:me|the world)|wrong|slow|fast|busy|bored|careful|strict|cheap|simple|lucky)\\b)';
const PLACE =
  '(?:in|on|under|by|beside|at|near|outside)(?: (?:the|our|my|his|her|a|bed|home|next doors|front of))* ?(?:garden|shed|greenhouse|garage|lawn|patio|pond|pool|bed|chair|armchair|bath|bathroom|bedroom|kitchen|hallway|house|conservatory|allotment|loft|floor|grass|ground|compost|border|path|tree|woods?|car|water|sofa|front|back|steps|stairs|drive|bench|field|home)\\b';
const SEEMS =
  '(?:(?:i|we) (?:think|fear|believe|am afraid|am scared|dont know if|cant tell if)|might|may|looks like|seems|im (?:scared|afraid|worried|sure|pretty sure|not sure if)|afraid|is)';
const any = (...patterns: string[]): RegExp =>
  new RegExp(patterns.map((pattern) => `\\b(?:${pattern})`).join('|'));

/** Feared, found, or seen a moment ago. */
const JUST_DEAD = any(
  `${SEEMS}(?: that)?(?: (?:my|our|his|her|the|be|have))* (?:\\w+ )?${WHO} (?:(?:is|may|might|could|be|has|have|just|are) )*(?:dead|died|dying)\\b${NOT_DEAD}`,
  `${WHO} (?:might|may|could|looks?|seems?|appears?)(?: (?:be|to be|have|like (?:he|she)s?|is))* (?:dead|died)\\b${NOT_DEAD}`,
  `(?:found|find|come home to find|came home to|discovered) (?:(?:my|our|his|her|the|an?) )?(?:\\w+ )?${WHO.replace('|he|she|hes|shes', '|him|her')} (?:lying |was |is )?dead\\b${NOT_DEAD}`,
  `^(?:(?:help|please|omg|oh|god|my|i|think|the|our|quick) )*(?:hes|shes|(?:he|she|${KIN}) (?:is|has)) (?:just )?(?:dead|died|dropped dead)(?= (?:help|please|what|omg|quick|now|hes|shes)\\b)`,
  `^(?:(?:help|please|omg|oh|god|i think) )*(?:hes|shes|(?:he|she) is) dead$`,
  '(?:baby|babys|toddler|infant|newborn|little (?:boy|girl|one)|grandson|granddaughter) (?:is )?dead$',
  `${WHO} (?:(?:has|have|is|just|suddenly|only|now) )*(?:dropped|dropping|fell|fallen|keeled over) (?:down )?dead\\b`,
  `${WHO} (?:is |lies |lying |are )+dead ${PLACE}`,
  `${WHO} (?:has |have )?(?:only )?just (?:died|passed away|passed) ${PLACE}`,
  `${WHO} (?:has |have )(?:died|passed away) ${PLACE}(?= (?:just now|this (?:morning|minute|afternoon|evening)|and (?:i|we) (?:dont|am|need)|what|help|tonight|today)\\b)`,
  `${WHO} (?:(?:has|have|just) )*(?:died|passed away) (?:what (?:do|should|shall) (?:i|we) do|help|who do i (?:ring|call|tell))`,
);
const NO_PULSE = any('(?:no|cant (?:find|feel) (?:a|his|her)|hasnt got a|has not got a) pulse\\b');

const CALL =
  'Call 999 now, and put the telephone on loudspeaker: they say what to do, even where it seems too late.';
const CHEST =
  'Unless a doctor has said so, nobody is taken for dead: look whether they breathe, and if not, begin chest compressions as 999 tells you.';
const ALONE =
  'I am so sorry. Ask somebody to come and be with you; Samaritans listen at any hour, for free, on 116 123.';

/** @returns what to do at once where somebody may have died just now; null where nobody has, or it is long over */
export function freshDeath(text: string): string | null {
  if (isPast(text) || isWish(text)) return null;
  return JUST_DEAD.test(text) || NO_PULSE.test(text) ? `${CALL} ${CHEST}\n\n${ALONE}` : null;
}

const JUST_HUNG = any(
  `(?:has|have|hes|shes|just|s) (?:(?:gone and|only|just|sadly) )*(?:hanged|hung|killed|shot|drowned|poisoned|taken|took)\\b`,
  `(?:hanged|hung|killed|shot) (?:him|her|them)self ${PLACE}`,
);
/** @returns what comes before condolences where somebody has just ended their life; null where that is over */
export function freshSuicide(text: string): string | null {
  if (isPast(text) || isWish(text)) return null;
  return JUST_HUNG.test(text)
    ? `${CALL} Somebody who hangs is lifted and cut down at once where you can do it, and what is round the neck is loosened; if they do not breathe, begin chest compressions as 999 tells you. Ask somebody to come and be with you.`
    : 'If this has just happened, or you are not certain that help has been there, call 999 now.';
}

const KINSMAN = new RegExp(
  `\\b(?:${PERSON_WORDS.filter((word) => !NOBODY.has(word)).join('|')})\\b`,
);
/** Said of a death of which nobody says that it is over. */
export const IF_JUST_NOW = 'If this has just happened and nobody is with you yet, call 999.';
/** Whether a death may be of today: of a person, told of without a time and without a wish. */
export const mayBeFresh = (text: string): boolean =>
  KINSMAN.test(text) &&
  !isPast(text) &&
  !isWish(text) &&
  text.split(' ').length <= 9 &&
  /\b(?:died|dead|passed)\b/.test(text) &&
  !/\b(?:ago|years?|months?|weeks?|last|since|when|after|anniversary|memory|remember|late|monday|tuesday|wednesday|thursday|friday|saturday|sunday|recently|plant|rose|tree|garden (?:for|to)|want)\b/.test(
    text,
  );
