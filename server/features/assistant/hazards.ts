/** Chemicals breathed in or walked through, burns, batteries, and what has been dug up or drilled into. */
import { group, PERSON, PET, PETS, PERSONS } from '#server/features/assistant/victims.ts';
import { isPast, isWish } from '#server/features/assistant/told.ts';

const CHEMICAL =
  '(?:weed ?killers?|glyphosate|round ?up|pesticides?|insecticides?|herbicides?|fungicides?|bug spray|moss ?killer|bleach|brick (?:acid|cleaner)|patio cleaner|acid|creosote|chlorine|ammonia|fumes|chemicals?|rat poison|slug pellets?|antifreeze|petrol|paraffin|diesel|preservative|spray(?:ed|ing))';
const WEAK =
  '(?:sick(?! of)|ill|unwell|poorly|dizzy|queasy|nauseous|faint|drowsy|vomit\\w*|coughing|light ?headed|confused(?! (?:about|by|which|what|how|with|over)\\b)|shaking|shaky|a headache|headaches?|drooling|limp|lethargic|wobbly)';
/** Between whom it befell and how they are. */
const IS =
  '(?: (?:is|are|was|has|have|been|now|got|gone|went|seems?|looks?|feels?|feeling|being|very|really|quite|a|bit|not|still|so|suddenly|started|keeps?)){1,4}';
const ILL_PET = new RegExp(`\\b${group(PETS)}${IS} ${WEAK}\\b`);
const ILL_PERSON = new RegExp(
  `\\b(?:(?:feel|feels|feeling|felt|makes me|made me|im|i am|hes|shes|ive got|i have|i got)(?: (?:very|really|quite|a|bit|so|being|now|all|been|still))* ${WEAK}|(?:${group(PERSONS)}|he|she|i|ive|we)${IS} ${WEAK})\\b|^(?:(?:bad|got|have|a) )*(?:headache|dizzy|nauseous|light ?headed)\\b|\\b(?:cant|cannot|can not|couldnt|wont) stop coughing\\b`,
);
/** "I feel awful", and neither of a choice nor of somebody else. */
const FEELS = new RegExp(
  `(?:^|\\b(?:${group(PERSONS)}|i|im|ive|he|she|hes|shes|we) )(?:feel|feels|feeling|felt)(?: (?:very|really|quite|a|bit|so|now|all|been|still))* (?:awful|terrible|rough|funny|strange)\\b(?! (?:about|for|that|because)\\b)`,
);
const OF_CHEMICALS = new RegExp(`\\b${CHEMICAL}\\b`);
/** A paw or a tongue in it, and not asked when it may. */
const WALKED = new RegExp(
  `\\b${group(PETS)}\\b(?: (?!(?:can|could|will|may|should|safe|if)\\b)\\w+){0,3}? (?:walked|ran|run|rolled|trod|stood|stepped|went|been|lay|lain|paddled|rubbed|brushed|has got) (?:\\w+ ){0,4}?${CHEMICAL}\\b`,
);
const MIXED = /\b(?:mix(?:ed|ing|ture)|fumes|together)\b/;
const BLEACH = /\b(?:bleach|chlorine|hypochlorite)\b/;
const ACID =
  /\b(?:acid|vinegar|ammonia|descaler|toilet cleaner|brick cleaner|patio cleaner|drain cleaner|limescale)\b/;

/** Charcoal and gas that burn where the air does not change. */
const INDOORS =
  /\b(?:bbq|barbecue|barbie|charcoal|patio heater|gas heater|generator|fire ?pit|stove)\b(?: \w+){0,4}? (?:inside|indoors|in(?:to)? (?:(?:the|my|our|a|his|her) )?(?:\w+ )?(?:greenhouse|shed|tent|conservatory|garage|summer ?house|caravan|house|kitchen|polytunnel|garden room))\b/;
const GASSED = /\b(?:headaches?|dizzy|drowsy|sleepy|faint\w*|confused|nauseous|carbon monoxide)\b/;
/** Said of what burns, or has burnt a moment ago. */
const LIT =
  /\b(?:lit|light(?:ed|ing)|(?<!\b(?:wood|log) )burning|smoulder\w*|going|used|using|took|taken|brought|bringing|overnight|to keep (?:us )?warm|asleep|sleeping|slept|for warmth)\b/;
const ASKS_INDOORS =
  /^(?!.*\b(?:stoves?|store|storing|log|wood)\b)(?:(?:hi|hello|please|and|so) )*(?:can|could|is it|are we|should|may|would it|do you think|how (?:do|can)|whats the best)\b.*\b(?:use|using|light|cook|burn|grill|run|have|bring|take|put)\b.*\b(?:tent|inside|indoors|caravan|conservatory|awning|kitchen|house|garage|greenhouse|shed|gazebo)\b/;
const NEVER_INDOORS =
  'Never: a barbecue, charcoal, a gas heater or a generator belongs in the open air, even when it seems to have gone out, and not in a tent, a caravan, a shed or a house. It gives off carbon monoxide, which has no smell and kills people in their sleep. Call 999 now if anybody near one has a headache, is dizzy, sick, drowsy or confused, and get everybody out into fresh air.';
const MONOXIDE =
  'Get everybody out into fresh air now, animals too, and do not go back for the barbecue or the heater: whatever burns indoors gives off carbon monoxide, which has no smell and kills. Call 999 now if anyone has a headache, is dizzy, drowsy, sick or confused, even if it gets better outside. Otherwise ring NHS 111, and do not go in again until it has been aired and the fire is out.';
const MIXTURE =
  'Get out into fresh air now, with everybody else, and do not go back to pour it away: bleach and an acid or another cleaner give off a poisonous gas together. Call 999 now if anyone coughs, breathes hard, has a tight chest or is drowsy. Rinse eyes and skin that it has touched with plenty of water, for 20 minutes, and take off what it has wetted. If all seem well, ring NHS 111 even so: the lungs can suffer hours later.';
export const FRESH_AIR =
  'Go out into fresh air now, take off what the spray has wetted, and wash it off the skin. Call 999 if breathing is hard or anyone is drowsy or confused, otherwise ring NHS 111 with the packet at hand.';
const LICKED =
  'Ring your vet now, or the Animal PoisonLine on 01202 509000, which answers day and night and charges for a consultation, with the packet or the name of the product at hand. Keep the animal off the place and from licking itself, and wash wet paws and fur with plenty of lukewarm water.';

/** Somebody who is unwell beside a chemical, a dangerous mixture, or an animal that has walked through one. @returns what to do; null where nothing of it is told */
export function chemicalOf(text: string): string | null {
  // "My wife is ill and we want a garden without weedkiller."
  if (isPast(text) || (isWish(text) && !/\b(?:after|since|from)\b/.test(text))) return null;
  const isIll = ILL_PERSON.test(text) || FEELS.test(text);
  if (
    INDOORS.test(text) &&
    (isIll || GASSED.test(text) || (LIT.test(text) && !ASKS_INDOORS.test(text) && !isPast(text)))
  )
    return MONOXIDE;
  if (INDOORS.test(text) && ASKS_INDOORS.test(text)) return NEVER_INDOORS;
  if (
    MIXED.test(text) &&
    BLEACH.test(text) &&
    ACID.test(text) &&
    (isIll || !/^(?:can|could|should|is|what|how|do)\b/.test(text))
  )
    return MIXTURE;
  if (!OF_CHEMICALS.test(text)) return null;
  if (
    PET.test(text) &&
    (ILL_PET.test(text) || (WALKED.test(text) && !/\b(?:dry|dried)\b/.test(text)))
  )
    return isIll ? `${FRESH_AIR}\n\n${LICKED}` : LICKED;
  return isIll ? FRESH_AIR : null;
}

const BURNT =
  /\b(?:burn(?:t|ed)|scald(?:s|ed)?|(?:a|an|bad|deep|some|my|his|her|have|has|got|third degree) burns?|burns? (?:on|to|is|are|has))\b/;
const OF_SOMEBODY =
  /\b(?:me|my ?self|himself|herself|him|skin|(?:my|his|her|their|childs|sons|daughters|husbands|wifes|mums|dads) (?:\w+ )?(?:fingers?|thumbs?|hands?|arms?|wrists?|shoulders?|legs?|knees?|feet|foot|toes?|face|neck|chest|back|stomach|body|head|eyes?))\b/;
const GRAVE =
  /\b(?:badly|severe(?:ly)?|deep(?:ly)?|white|charred|blackened|black|waxy|leathery|third degree|petrol|flames?|flared|boiling|all over|whole|huge|large|face)\b/;
const BLEW_UP =
  /\b(?:petrol|gas|bbq|barbecue|bottle|aerosol|canister|battery|(?:bon ?)?fire|firework|can|paraffin|lighter|oven|stove|heater|burner|chemicals?|acid)\b(?: \w+){0,3}? (?:exploded|blew up|flared up|went up|flashed|went off) in (?:my|his|her) face\b/;
/** A burn that no tap and no plaster answers. */
export const GRAVE_BURN = {
  test: (text: string): boolean =>
    BLEW_UP.test(text) ||
    (BURNT.test(text) &&
      GRAVE.test(text) &&
      (OF_SOMEBODY.test(text) ||
        (PERSON.test(text) &&
          /\bburned\b|\bburnt\b/.test(text) &&
          !/\b(?:lawn|grass|leaves|plants?|hedge|toast|food|wood)\b/.test(text)))),
};
export const FOR_BURNS =
  'A burn that is large, deep, white or charred, or on the face, belongs in A&E. Hold it under cool running water for 20 minutes, take off rings and what clothing does not stick to it, then lay cling film loosely over it and keep the rest of the body warm. No ice, no cream, no butter.';

const FOUND =
  '(?:found|find|dug up|dug out|digging up|uncovered|unearthed|hit|struck|discovered|there is|theres|got)';
const SHELL = new RegExp(
  `\\bunexploded\\b|\\b(?:ww2|ww1|war ?time|live|german|second world war|world war (?:two|2|one|1)) (?:\\w+ )?(?:bombs?|shells?|grenades?|mortars?|ordnance|mines?|munitions?|ammunition)\\b|\\b${FOUND} (?:(?!seed\\b|bath\\b|fizzy\\b)\\w+ ){0,4}?(?<!\\b(?:seed|bath|fat|slug) )(?:bombs?|grenades?|artillery shells?|mortar shells?|land ?mines?|ordnance|ammunition|live bullets?)\\b`,
);
const DISTURBED =
  '(?:drilled|cut|cutting|broke|broken|break|smashed|sawed|sawn|snapped|swept|disturbed|knocked|hit|ripped|crushed|cracked|demolished|hoovered|sanded|jet ?washed|mowed|strimmed|dug)';
const ASBESTOS = new RegExp(
  `\\b${DISTURBED}\\b(?: \\w+){0,5}? asbestos\\b|\\basbestos\\b(?: \\w+){0,4}? (?:dust|broke|broken|smashed|snapped|cracked|crushed|collapsed)\\b|\\bbreath\\w* (?:in )?asbestos\\b`,
);
const ASKS_FOR_WORK =
  /^(?:can|could|do|would|will) (?:you|your|u)\b|\bhow much\b|\bcost\b|\bprice\b/;

const LEAVE_SHELL =
  "Leave it as it lies: do not touch it, move it, cover it or dig round it. Get everyone well away, keep others off, and call 999 from a distance. The police bring the army's bomb disposal, and would rather come for a rusty pipe than not be called.";
const LEAVE_ASBESTOS =
  'Stop, keep everyone away and close the door or the gate. Do not sweep, brush or vacuum it, and do not break up any more: the dust is what harms. Take off dusty clothes where you stand, put them in a bag, and wash. Ask your council, or a contractor licensed by the HSE (hse.gov.uk), to test it and clear it. Tell your GP that you may have breathed it in; call 999 only if breathing is hard now.';

/** An old shell, or asbestos that has been broken into. @returns what to leave alone; null where neither was found */
export function foundOf(text: string): string | null {
  if (isPast(text)) return null;
  if (SHELL.test(text)) return LEAVE_SHELL;
  return ASBESTOS.test(text) && !ASKS_FOR_WORK.test(text) ? LEAVE_ASBESTOS : null;
}

const NOSE =
  /\b(?:put|stuck|shoved|pushed|poked|jammed|got|has|lodged|inserted) (?:\w+ ){0,4}?(?:up|in|inside|into|down) (?:his|her|their|its|my) (?:\w+ )?(?:nose|nostrils?|ears?)\b/;
export const IN_NOSE =
  'Do not dig for it, with fingers, tweezers or a cotton bud, for that drives it deeper. From a nose a child who can may blow it out gently, with the other side held shut. Ring NHS 111, or go to a minor injuries unit, to have it taken out; a button battery or a magnet wants A&E at once. Call 999 if breathing is hard.';
/** Something small where it does not belong. */
export const isInNose = (text: string): boolean => NOSE.test(text) && !isPast(text);
