/** That somebody may be in danger: what to do at once, and that the conversation stays with it until they ask for something else. */
import type { Alarm } from '#server/features/assistant/answer.ts';
import { alarmOfEaten, factsOf } from '#server/features/assistant/danger.ts';
import { answerSmallTalk } from '#server/features/assistant/guard-answers.ts';
import { alarmOfHurt } from '#server/features/assistant/injuries.ts';
import type { Reading } from '#server/features/assistant/read-question.ts';
import { whomOf } from '#server/features/assistant/victims.ts';

/** What to do at once. @returns null where nobody seems to be in danger */
export function alarmOf(reading: Reading): Alarm | null {
  const hurt = alarmOfHurt(reading);
  const eaten = hurt?.level === 'first' ? null : alarmOfEaten(reading);
  if (!hurt || !eaten) return hurt ?? eaten;
  // The ambulance first, then what the tables say; a scratch comes after what was eaten.
  const isAnimals = whomOf(reading.typed) === 'animal' && hurt.level === 'contact';
  const facts = factsOf(reading);
  return hurt.level === 'minor' || isAnimals ? eaten : { ...hurt, text: `${facts ? hurt.text.replace(facts, '') : hurt.text}\n\n${eaten.text}` };
}

/** "It was only one berry", "he seems fine", "my wife says no". */
const TELLS = /^(?:(?:no|yes|yeah|well|but|and|ok|okay|sorry|oh|so|hi|thanks|thank you|please|actually|also|now|what if) )*(?:(?:it|they|that|this|those|he|she|the (?:dog|cat|child|baby|puppy|kitten|horse|vet|doctor|plant|berry|berries|leaf|leaves)|my (?:dog|cat|son|daughter|child|baby|toddler|husband|wife|mum|dad|puppy|kitten|horse|hand|finger|eye|eyes|throat)) (?:\w+ )?(?:was|were|is|are|has|had|have|only|just|seems?|looks?|feels?|might|may|could|did|didnt|doesnt|isnt|wasnt|hasnt|ate|spat|swallowed|threw|vomited|cant|wont|will|happened|went|got|says?|keeps?|must|should)|hes|shes|theyre|its|i (?:think|gave|rang|called|saw|washed|rinsed|cant|dont|didnt|feel|am (?:fine|ok|okay|worried|scared|not sure)|have (?:rung|called|rinsed|washed))|im (?:fine|ok|okay|worried|scared|not sure|sure)|only|just|no |not |nobody|nothing|everyone|everything|still)\b/;
/** Words of sickrooms and telephones. */
const OF_BODIES = /\b(?:he|she|him|her|hes|shes|vets?|doctors?|gp|hospital|a&e|ambulance|111|999|105|symptoms?|signs|sick|ill|fine|better|worse|only (?:a|one|two|the|some|little)|just (?:a|one|two)|a (?:little|tiny|bit|few|nibble|lick)|swallow\w*|spat|spit|breath\w*|asleep|sleepy|sleep|drowsy|rash|pain\w*|bleed\w*|hurts?|stings?|swell\w*|swollen|numb|ring|phone|emergency|serious|dangerous|die|dead|dying|poison\w*|toxic|lethal|fatal|wait|worry|worried|monitor|throw up|vomit\w*|salt water|charcoal|milk|antidote|hours?|minutes?|yesterday|ago|last night|are you sure|really|definitely|necessary|need to pay|cost of the vet|weigh\w*|kg|drink|is it (?:ok|okay|safe|alright|fine|bad|live)|can i (?:still|carry on|just|touch|use|fix|repair|tape)|should i|do i (?:need|have) to?|how many|tape|stitches|tetanus)\b/;
/** Another subject, whatever pronoun stands in it. */
const OF_GARDEN = /\b(?:plant(?:ed|ing|s)?|grow\w*|sow\w*|prun\w*|harvest\w*|get rid|remov\w*|dig (?:it|them|out|up)|cut (?:it|them) (?:down|back|out)|replac\w*|instead|alternatives?|garden|design\w*|patio|fenc\w*|lawn|hedge (?:cutting|for)|compost|soil|mulch\w*|price|quote|book|appointment|weather|jobs?|tall|hardy|shade|flower(?:s|ing)?)\b/;

/** Whether what is said after an alarm still belongs to it. */
function isAfterwards(own: Reading, alarmed: Reading): boolean {
  if (answerSmallTalk(own) && !/\b(?:he|she|it|fine|better|worse|still)\b/.test(own.typed)) return false;
  const isSamePlant = own.plants.every((mention) => alarmed.plants.some((one) => one.label === mention.label));
  const words = own.typed.split(' ').length;
  const isWork = own.service !== null || own.extras.length > 0 || own.unlisted.length > 0 || own.about !== null || own.place !== null;
  const isAskedFor = own.plants.length > 0 && alarmed.plants.length === 0 && /^(?:and |or |but )?what (?:about|if)\b/.test(own.typed);
  if (!isWork && (isAskedFor || (TELLS.test(own.typed) && !/\bwhat (?:can|should|could) i (?:plant|grow|sow)\b/.test(own.typed)))) return true;
  if (OF_GARDEN.test(own.typed) || isWork || own.months.length > 0 || !isSamePlant || /\bwhat else\b|^(?:which|what) (?:other|plants|flowers)\b/.test(own.typed)) return false;
  return OF_BODIES.test(own.typed) || (words <= 4 && own.problem === null && own.plants.length === 0 && own.traits.length === 0);
}

const AGAIN: Record<Alarm['kind'], string> = {
  eaten: 'I cannot tell from here, and a little can do harm hours after it was eaten, so please do not leave it at that. It is right to ring even when all seems well.',
  hurt: 'I cannot judge that from here, so please let somebody who can.',
  despair: 'I am still only a garden program, and you deserve a person who listens.',
  mains: 'Please keep away until they have said that it is safe, even if nothing seems to be wrong.',
};

/** The alarm that a question leaves standing, given the one before it, with the reading that raised it. */
export type Standing = { alarm: Alarm; reading: Reading } | null;
/** @param before what stood until now */
export function standingAlarm(before: Standing, own: Reading): Standing {
  const alarm = alarmOf(own);
  if (alarm) return { alarm, reading: own };
  return before && isAfterwards(own, before.reading) ? before : null;
}

/** The numbers once more, and what the tables hold of a plant named only now. */
export function answerAgain({ alarm, reading }: NonNullable<Standing>, own: Reading): string {
  const facts = own.plants.length > 0 && reading.plants.length === 0 && alarm.kind === 'eaten' ? factsOf(own) : '';
  return `${AGAIN[alarm.kind]}\n\n${alarm.text}${facts}`;
}
