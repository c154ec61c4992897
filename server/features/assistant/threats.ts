/** A crime under way, and violence at home: who comes at once, and who listens. */
import { PERSON_WORDS } from '#content/assistant/everyday-words.ts';
import { isPast, isPrevention, isWish } from '#server/features/assistant/told.ts';

const TODDLERS = new Set([
  'toddler',
  'toddlers',
  'baby',
  'babys',
  'babies',
  'bub',
  'infant',
  'newborn',
  'kid',
  'kids',
  'child',
  'childs',
  'children',
  'kiddo',
  'people',
  'someone',
  'somebody',
]);
const KIN = `(?:${PERSON_WORDS.filter((word) => !TODDLERS.has(word)).join('|')}|ex)`;
const ANYONE = `(?:${PERSON_WORDS.join('|')})`;
const STRANGER =
  '(?:someone|somebody|(?<=\\bthere are )(?:men|lads|people)|burglars?|thieves|intruders?|prowlers?|youths|my ex|(?:a|an|the|some|this|strange|two|three|these|several) (?:\\w+ )?(?:man|men|woman|person|youths?|lads|teenagers?|stranger|intruder|burglar|thief|prowler|guy|gang))';
const NOW =
  '(?: (?:is|are|s|just|currently|now|still|right now|outside|here|has started|in my garden|in the garden))+';
const HOME =
  '(?:garden|house|home|shed|garage|kitchen|drive|driveway|back door|front door|door|window|conservatory|greenhouse|property|hallway|bedroom|porch)';
const any = (...patterns: string[]): RegExp =>
  new RegExp(patterns.map((pattern) => `\\b(?:${pattern})`).join('|'));

const CRIME = any(
  `(?:${STRANGER}|someones|somebodys)(?:${NOW})? (?:breaking (?:in|into|down|the)|stealing|nicking|robbing|burgling|trying to (?:steal|nick|rob|burgle|kidnap|snatch)|trying to (?:get|break|force|climb|come) (?:in|into|through|over)|climbing (?:in|into|over|through)|(?:attacking|following|chasing|threatening|stalking) (?:me|us|my)|setting (?:light|fire) to|trying (?:the|my|our) (?:doors?|windows?|handles?)|smashing (?:my|our|the|up))\\b`,
  `(?:there is|theres|there are|ive got|we have|weve got|i can see|i can hear) (?:a |an |some )?(?:\\w+ )?(?:man|men|burglars?|intruders?|strangers?|prowlers?|someone|somebody|thief|thieves) (?:is |trying |hiding |lurking )*(?:in|on|at|outside|to get in) (?:my|our|the)(?: \\w+)? ?${HOME}\\b(?! (?:club|centre|design|group|every|who (?:does|cuts|mows|is (?:building|laying|doing))|(?:doing|laying|cutting|mowing|building|working|measuring|putting|fitting|helping)))`,
  `(?:someone|somebody|someones|somebodys)(?: is)? (?:in|inside|outside|hiding in|lurking in|at) (?:my|our|the)(?: \\w+)? ?${HOME}\\b(?= (?:with a (?!(?:plan|view|good|nice|lot|trailer|mower|van)\\b)|now|right now|and|at night|help|trying|who wont|what|in the dark|please)\\b|$)`,
  '(?:^|^(?:help )?were |(?:im|i am|we are) )being (?:burgled|robbed|attacked|followed|stalked|mugged|chased|threatened|held|broken into)\\b(?! (?:by (?:a |an |the |my |some )?(?:\\w+ )?(?:aphids?|slugs?|bees?|wasps?|birds?|dogs?|cats?|geese|goose|swans?|moss|ivy|insects?|midges|pests?)))',
  `(?:i|ive|we|weve|he|hes|she|shes|(?:my|our) ${ANYONE}) (?:(?:have|has|had|just|been|got|was|were|gotten) )+(?:stabbed|mugged|assaulted|shot|beaten up|strangled|raped|jumped by|attacked)\\b(?! (?:by|from|with) (?:a |an |the |my |next doors |some |neighbours )?(?:\\w+ )?(?:dogs?|cats?|wasps?|bees?|hornets?|swans?|goose|geese|cockerel|gulls?|seagulls?|midges|mosquito\\w*|ants?|birds?|horse|cow|bull|rams?|squirrel|rats?|fox|thorns?|brambles?|roses?|cactus|cane|fork|nail|knife while|flu|shot))`,
  `(?:someone|somebody|a (?:man|stranger|burglar)) (?:has |have |just )*(?:hit|punched|attacked|stabbed|mugged|robbed|pushed|kicked|grabbed|threatened|assaulted) (?:me|us|my ${ANYONE})\\b`,
  '(?:my|the|our) (?:house|home|shed) is being (?:burgled|robbed|broken into)',
  'break ?in happening',
  'burglar(?:y)? (?:right )?now',
);
const DOES =
  '(?:hits|hitting|hit|beats|beating|beat up|punches|punched|punching|kicks|kicked|kicking|strangles|strangled|strangling|chokes|choked|slaps|slapped|slapping|attacks|attacked|attacking|abuses|abusing|abused|hurts|hurting|stabbed|threatens|threatened|threatening|shoves|shoved|grabbed|raped|assaulted|throttled|burns|coming at|came at|going for|went for)';
const NO_HARM =
  '(?! (?:with (?:a |an |the |his |her |this |that )?(?:\\w+ )?(?:bill|quote|invoice|price|costs?|idea|question|news|ball|football|suggestion|request|divorce|list|plan|hose|water|snowball)|to (?:it|the)|up for|about|that|at (?:cards|chess|golf|bingo|tennis)|by accident|accidentally|for (?:a|the)|in (?:the|a|our) (?:show|competition|race|game|vegetable|flower)|back$))';
const AT_HOME = any(
  `(?:(?:${KIN})|he|hes|she|shes|they)(?: (?:is|has|just|keeps?|always|often|sometimes|started|been|will|s|really|regularly|still|have|are|now))* ${DOES} (?:me|us|my (?:mum|mom|sister|brother|kids|children|daughter|son|baby|wife|husband|dad|nan|gran)|his (?:wife|kids|children|girlfriend)|her (?:kids|children|husband))\\b${NO_HARM}`,
  `(?<!\\b(?:i|we|im|id|ill|how to|can you)(?: \\w+){0,2} )(?:threaten(?:s|ed|ing)?|says?|said|going|wants?|trying|tried)(?: (?:hes|shes|he is|she is|hell|shell|he will|she will|that|going))* (?:to )?(?:kill|murder|stab|shoot|hurt|burn) (?:me|us|my (?:${ANYONE}))\\b(?! (?:if|when|for|over|because|once|unless|with (?:kindness|a look)|grass|roses?|lawn|plants?))`,
  `(?:scared|afraid|frightened|terrified) of (?:my (?:husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mum|mother|son|daughter|brother|stepdad|flatmate|landlord|neighbour)|him|her|what (?:he|she) (?:will|might|could|ll) do)(?=$| (?:and|he|she|hes|shes|help|please|when|hitting|hurting|what|at home|again|tonight|to me)\\b)`,
  '(?:scared|afraid|frightened|terrified|not safe) (?:to go|at|to be at) home\\b',
  `(?:husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mum|son|he|she) (?:wont|will not|doesnt|never|does not) lets? me (?:leave(?! (?:the|my|our|it|any|some|a|his|her|them|him|things|leaves|grass)\\b(?! (?:house|home|flat|room|bedroom)\\b))|out(?= (?:of the (?:house|flat)|help|at all|alone)\\b|$)|go out|go anywhere|see (?:my|any)|use (?:my|the) phone|have (?:any |my )?(?:money|phone))\\b`,
  'my ex (?:is |keeps |has |s )*(?:outside|stalking|following|harassing|threatening|at my door|turning up|broken in|breaking in|in my (?:garden|house))',
  'my ex\\b.*\\bwont leave\\b',
  '(?:domestic|sexual) (?:abuse|violence|assault)',
  'abusive (?:husband|wife|partner|relationship|ex|boyfriend|girlfriend|marriage|father|dad|mother|home)',
  '(?:im|i am|being) (?:being )?abused(?=$| (?:by|at|help|please))',
  '(?:trafficked|held against my will|forced to work|locked me in|locked in by my|modern slavery)\\b',
);

const FIFTY_FIVE =
  'If you cannot speak, call 999 from a mobile, listen, and press 55 when you are asked.';
const OF_CRIME = `Call 999 now if it is happening, or if anybody is hurt or in danger. Go where you are safe, lock the door, and do not go out to them. ${FIFTY_FIVE} When it is over and nobody is in danger, ring the police on 101.`;
const OF_HOME = `Call 999 now if you or your children are in danger or hurt. ${FIFTY_FIVE} It is not your fault. The National Domestic Abuse Helpline listens day and night, for free, on 0808 2000 247, and the Men's Advice Line on 0808 8010 327. I am a garden program and cannot help with this, but these people can. If somebody else looks at this telephone, close this page and clear the conversation.`;

/** @returns whom to call; null where nobody seems to be under attack */
export function threatOf(text: string): string | null {
  if (AT_HOME.test(text) && !isPast(text)) return OF_HOME;
  return CRIME.test(text) &&
    !isPast(text) &&
    !isWish(
      text.replaceAll(
        /\bgarden(?= with an? (?:\w+ )?(?:torch|knife|crowbar|gun|bat|hammer|axe|machete|mask|hood))/g,
        'house',
      ),
    ) &&
    !isPrevention(text)
    ? OF_CRIME
    : null;
}
/** Threats to kill are no wish to die. */
export const withoutThreats = (text: string): string => text.replace(AT_HOME, ' ');
