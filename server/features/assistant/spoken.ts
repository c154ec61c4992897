/** A message as its writer would say it to a stranger: what telephones shorten and what is said at home, in plain words. */
import { PERSON_WORDS, PET_WORDS, TEXT_SPEAK } from '#content/assistant/everyday-words.ts';

/** Those of whom one speaks singly, so that "my dads collapsed" is told of one. */
const PLURALS = new Set(['children', 'people', 'kids', 'sons', 'childs', 'dogs', 'cats']);
const ONE = [...PERSON_WORDS, ...PET_WORDS].filter((word) => !PLURALS.has(word) && word.length > 2);
/** What has befallen somebody, said straight after them; "my dads collapsed shed" is no such thing. */
const BEFALLEN = [
  '(?:just |really |also |now |only just )?(?:collapsed|fainted|fallen|drowning|drowned|choking|choked|unconscious|unresponsive|passed (?:out|away)|blacked out|died|dead|dropped dead|keeled over|electrocuted|swallowed|eaten|hanged|hung|suicidal|threatening to|talking about|going to (?:kill|jump|die|hang|end)|vomiting|bleeding)(?= (?!(?:in love|for|out (?:with|of)|down (?:shed|fence|tree)|sheds?|fences?|roses?|tree|hedge|lawn|wall|flowers?|plants?|on gravel|right|keen|against|in (?:weeds?|debt)|hearts?)\\b)|$)',
  '(?:not|stopped|isnt|struggling) (?:breathing|moving|responding|waking|to breathe|conscious|wake)',
  '(?:had|having) (?:a|an|his|her|another) (?:(?:bad|nasty|funny|mini|massive|big|suspected|bit of a) )*(?:fall|stroke|heart|fit|seizure|turn|asthma|accident|allergic|reaction|shock|overdose)',
  'dying(?=$| (?:help|please|what|now|in)\\b)',
  'on the (?:floor|ground)',
  'trapped (?:under|in|by)',
  'stuck (?:under|in)',
  'been (?:stung|bitten|electrocuted|hit|crushed|poisoned|run over|knocked)',
  'got (?:chest|a thorn|something in|no pulse)',
  'gone (?:blue|floppy|limp|grey|purple|white as)',
  'turn(?:ed|ing) (?:blue|grey|purple)',
  'fell (?:off|out|down|over|in|through|from)(?! (?:in )?love)',
  '(?:cut|broken|broke|burnt|burned|hurt|crushed|trapped|lost|chopped|sliced|injured|banged|hit) (?:his|her|their|him|the (?:end|tip|top)|a (?:finger|leg|arm|thumb|wrist))\\b',
].join('|');
/** What one is, and has not done. */
const IS =
  /^(?:just |really |also |now )?(?:not|isnt|struggling|having|dying|on the|trapped|stuck|turning|drowning|choking|unconscious|unresponsive|dead|suicidal|vomiting|bleeding|threatening|talking|going to)\b/;
const IS_BEFALLEN = new RegExp(`\\b(${ONE.join('|')})s (?=${BEFALLEN})`, 'g');

/** "Me throats closing up", "my legs bleeding". */
const PART_IS =
  /\b((?:my|his|her) (?:throat|tongue|face|chest|heart|nose|mouth|lip|hand|arm|leg|foot|head|finger|thumb|eye|wrist|ankle))s (?=(?:closing|closed|swelling|swollen|swelled|tight|tightening|bleeding|broken|gone (?:blue|numb|tight)|stopped|burning|stinging|killing|dropped|drooping)\b)/g;

const KIN =
  'dad|mum|nan|gran|grandad|wife|husband|son|daughter|brother|sister|mate|friend|partner|dog|cat|baby|child|lad|lass|toddler|uncle|auntie|girlfriend|boyfriend|kids|children';
/** "Me throat", and neither "give me hand shears" nor "it hit me head on". */
const MY = new RegExp(
  `(?<!\\b(?:give|gives|gave|send|show|tell|lend|get|got me|buy|sell|quote|price|charge|cost|design|plan|build|mow|call|find|make|help|let|hand|between|of|for|with|from|about|to|like|than) )\\bme (?=(?:(?:left|right|poor|little|old|big|own) )?(?:${KIN}|throat|tongue|lips?|face(?! brick)|mouth|nose|eyes?|ears?|chest|heart(?! out)|belly|stomach|hands?(?! (?:shears|tools?|trowel|fork|drawn|made))|fingers?|thumbs?|arms?|wrists?|elbows?|shoulders?|legs?|knees?|ankles?|foot|feet|toes?|skin|head(?! on\\b)|neck|life|spade|fork(?! out)|mower|drill(?! bit)|digger|strimmer|shed|house|garden|lawn|pond|hedge|greenhouse|fence|bbq|barbecue|ladder|gas bottle|back (?:hurts|aches|is|has|gone|went)))|(?<=\\b(?:kill|killed|hang|harm|hurt|cut|drown|top|shoot|poison) )me (?=own\\b|life\\b)`,
  'g',
);

/** @param text words in lower case, without apostrophes. @returns the same with "tmrw" as tomorrow, "me mam" as my mum and "my dads collapsed" as my dad has */
export function spellOut(text: string): string {
  const plain = text
    .split(' ')
    .map((word) => (Object.hasOwn(TEXT_SPEAK, word) ? TEXT_SPEAK[word]! : word))
    .join(' ');
  return plain
    .replace(MY, 'my ')
    .replace(PART_IS, '$1 is ')
    .replace(
      IS_BEFALLEN,
      (_, one: string, at: number, whole: string) =>
        `${one} ${IS.test(whole.slice(at + one.length + 2)) ? 'is' : 'has'} `,
    );
}
