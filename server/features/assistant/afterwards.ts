/** What is said after an alarm, and whether it still belongs to it. */
import type { Alarm } from '#server/features/assistant/answer.ts';
import { answerSmallTalk } from '#server/features/assistant/guard-answers.ts';
import type { Reading } from '#server/features/assistant/read-question.ts';

/** "It was only one berry", "he seems fine", "my wife says no". */
const TELLS =
  /^(?:(?:no|yes|yeah|well|but|and|ok|okay|sorry|oh|so|hi|thanks|thank you|please|actually|also|now|what if) )*(?:(?:it|they|that|this|those|he|she|the (?:dog|cat|child|baby|puppy|kitten|horse|vet|doctor|plant|berry|berries|leaf|leaves)|my (?:dog|cat|son|daughter|child|baby|toddler|husband|wife|mum|dad|puppy|kitten|horse|hand|finger|eye|eyes|throat)) (?:\w+ )?(?:was|were|is|are|has|had|have|only|just|seems?|looks?|feels?|might|may|could|did|didnt|doesnt|isnt|wasnt|hasnt|ate|spat|swallowed|threw|vomited|cant|wont|will|happened|went|got|says?|keeps?|must|should)|hes|shes|theyre|its|i (?:think|gave|rang|called|saw|washed|rinsed|cant|dont|didnt|feel|am (?:fine|ok|okay|worried|scared|not sure)|have (?:rung|called|rinsed|washed))|im (?:fine|ok|okay|worried|scared|not sure|sure)|only|just|no |not |nobody|nothing|everyone|everything|still)\b/;
/** Words of sickrooms and telephones. */
const OF_BODIES =
  /\b(?:he|she|him|her|hes|shes|vets?|doctors?|gp|hospital|a&e|ambulance|111|999|105|symptoms?|signs|sick|ill|fine|better|worse|only (?:a|one|two|the|some|little)|just (?:a|one|two)|a (?:little|tiny|bit|few|nibble|lick)|swallow\w*|spat|spit|breath\w*|asleep|sleepy|sleep|drowsy|faint|dizzy|rash|pain\w*|bleed\w*|blood|wound|hurts?|stings?|swell\w*|swollen|numb|ring|phone|emergency|serious|dangerous|die|dead|dying|poison\w*|toxic|lethal|fatal|wait|worry|worried|monitor|throw up|vomit\w*|salt water|charcoal|milk|antidote|hours?|minutes?|yesterday|ago|last night|are you sure|really|definitely|necessary|need to pay|cost of the vet|weigh\w*|kg|drink|is it (?:ok|okay|safe|alright|fine|bad|live)|can i (?:still|carry on|just|touch|use|fix|repair|tape)|should i|do i (?:need|have) to?|how many|tape|bandag\w*|dressing|tourniquet|stitches|tetanus|antihistamines?|paracetamol|ibuprofen|painkillers?|aspirin)\b/;
/** Another subject, whatever pronoun stands in it. */
const OF_GARDEN =
  /\b(?:plant(?:ed|ing|s)?|grow\w*|sow\w*|prun\w*|harvest\w*|get rid|remov\w*|dig (?:it|them|out|up)|cut (?:it|them) (?:down|back|out)|replac\w*|instead|alternatives?|garden|design\w*|patio|fenc\w*|lawn|hedge (?:cutting|for)|compost|soil|mulch\w*|price|quote|book|appointment|weather|jobs?|tall|hardy|shade|flower(?:s|ing)?)\b/;

/** Asked, and not only told. */
const ASKED =
  /^(?:(?:and|ok|okay|so|but|also|then|thanks|thank you|hi|hello|please|anyway|right|now|can you help me) )*(?:when|whens|how|hows|what|whats|which|where|why|can|could|should|is it|is there|are there|do|does|will|would|best|any|tell me about|help me (?:with|design|plan|choose)|i (?:need|want|would like) (?:a|an|to (?:plant|grow|sow|build|lay|book))\b)\b|\b(?:prices?|costs?|quote)\b/;
const GARDEN_THING =
  /\b(?:sow(?:n|ing)?|seeds|seedlings?|plant(?:ing|ed|s)?|grow(?:ing|n)?|prun\w*|harvest\w*|mow(?:ing|er)?|lawns?|turf|hedg(?:e|es|ing)|compost\w*|mulch\w*|soil|gardens?|gardening|patios?|paving|fences?|fencing|decking|ponds?|borders?|beds?|pots?|greenhouse|flower(?:s|ing)?|bulbs|shrubs?|climbers?|vegetables?|veg|herbs|moss|weeds?|weeding|slugs?|snails?|aphids|blight|mildew|site visit|appointments?)\b/;
/** Whatever could do harm, be it asked ever so lightly. */
const OF_HARM =
  /\b(?:poison\w*|toxic\w*|toxins?|deadl\w+|lethal\w*|fatal\w*|dangerous|harmful|kills?|killed|killing|killer|dead|die|dies|died|dying|death|suicid\w*|overdose|doses?|quick\w*|pain\w*|swallow\w*|eat|ate|eaten|eating|edible|drink\w*|drank|chew\w*|tea|weed ?killers?|glyphosate|round ?up|pesticides?|insecticides?|herbicides?|fungicides?|pellets?|chemicals?|bleach|acid|chlorine|ammonia|creosote|antifreeze|petrol|fumes|gas|exhaust|tablets?|pills?|medication|paracetamol|rope|noose|hang|hanged|hanging(?! baskets?)|strangl\w*|drown\w*|jump\w*|knife|knives|blades?|razor|wrists?|bleed\w*|blood|gun|shotgun|train|trains|myself|hurts?|do it|end it|point|alive|berries|berry|safe)\b/;
const AMOUNT = /\bhow (?:much|many)\b/;

/** Whether a question is plainly about the work of a garden, and about nothing that could do harm. */
export function isClearWork(own: Reading): boolean {
  if (OF_HARM.test(own.typed) || OF_HARM.test(own.text) || !ASKED.test(own.typed)) return false;
  const namesPlant = own.plants.length > 0 || own.unheld.length > 0;
  if (namesPlant && AMOUNT.test(own.typed)) return false;
  return (
    GARDEN_THING.test(own.text) ||
    own.service !== null ||
    (namesPlant &&
      (own.acts.length > 0 ||
        own.asks.some((one) => ['size', 'spacing', 'hardy', 'when', 'depth'].includes(one))))
  );
}

/** Said when help has been rung for, and nothing is asked. */
export const isThanks = (own: Reading): boolean =>
  /\b(?:thank(?:s| you)?|cheers|ta)\b/.test(own.typed) &&
  own.typed.split(' ').length <= 8 &&
  own.plants.length === 0 &&
  own.service === null &&
  own.asks.length === 0 &&
  own.acts.length === 0 &&
  !/\b(?:not|worse|still|cant|isnt|wont|but|if|should|can|what|how|is (?:it|he|she))\b/.test(
    own.typed,
  );
/** Whoever was told of has not come through. Who only seems dead is still 999's. */
export const hasDied = (own: Reading): boolean =>
  /^(?:(?:and|but|sadly|oh|so|no|sorry|just) )*(?:he|she|they|it) (?:(?:has|have|had|just|sadly|now) )*(?:died|passed away|didnt make it)\b(?! (?:to|back|off)\b)/.test(
    own.typed,
  );

/** Current, gas and water, though a garden has lamps and barbecues too. */
const OF_MAINS =
  /\b(?:switch\w*|turn(?:ed|ing)? (?:\w+ ){0,4}?(?:on|off)|lit|light (?:the|a|my|up)|smell\w*|cables?|wires?|pipes?|leak\w*|pull (?:\w+ ){0,3}?out|stop ?(?:tap|cock)|electric\w*|sparks?|spade|fork|carry on|keep|still|go (?:back|inside|in|home)|windows?|doors?|house|here|there)\b/;

/** Whether what is said after an alarm still belongs to it. */
export function isAfterwards(
  own: Reading,
  { alarm, reading }: { alarm: Alarm; reading: Reading },
): boolean {
  if (alarm.kind === 'mains') return !isClearWork(own) || OF_MAINS.test(own.typed);
  if (
    alarm.kind === 'eaten' &&
    (own.plants.length > 0 || own.unheld.length > 0) &&
    own.service === null &&
    own.place === null &&
    !isClearWork(own) &&
    !OF_GARDEN.test(own.typed)
  )
    return true;
  if (answerSmallTalk(own) && !/\b(?:he|she|it|fine|better|worse|still)\b/.test(own.typed))
    return false;
  const isSamePlant = own.plants.every((mention) =>
    reading.plants.some((one) => one.label === mention.label),
  );
  const words = own.typed.split(' ').length;
  const isWork =
    own.service !== null ||
    own.extras.length > 0 ||
    own.unlisted.length > 0 ||
    own.about !== null ||
    own.place !== null;
  const isAskedFor =
    own.plants.length > 0 &&
    reading.plants.length === 0 &&
    /^(?:and |or |but )?what (?:about|if)\b/.test(own.typed);
  if (
    !isWork &&
    (isAskedFor ||
      (TELLS.test(own.typed) &&
        !/\bwhat (?:can|should|could) i (?:plant|grow|sow)\b/.test(own.typed)))
  )
    return true;
  if (
    OF_GARDEN.test(own.typed) ||
    isWork ||
    own.months.length > 0 ||
    !isSamePlant ||
    /\bwhat else\b|^(?:which|what) (?:other|plants|flowers)\b/.test(own.typed)
  )
    return false;
  return (
    OF_BODIES.test(own.typed) ||
    (words <= 4 && own.problem === null && own.plants.length === 0 && own.traits.length === 0)
  );
}
