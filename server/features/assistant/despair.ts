/** Somebody who may harm or kill themselves: read before anything else, and never argued away by a garden's word. */
import { PERSON_WORDS } from '#content/assistant/everyday-words.ts';
import { freshSuicide, NOT_HUNG } from '#server/features/assistant/deaths.ts';
import { DESPAIRING, joinsTheDead } from '#server/features/assistant/despairing.ts';
import { GO_YOURSELF, onPurpose } from '#server/features/assistant/swallowed.ts';
import { isWish } from '#server/features/assistant/told.ts';

/** Told of what did it, or of the work it happened at. */
export const AT_WORK =
  '(?: (?:badly|again|slightly|quite|a bit|really|bad))*(?: (?:on|with|while|whilst|by|when|trying|falling|lifting|getting|off|from|against|in (?:the|my|our) (?:garden|shed|greenhouse|allotment|border|hedge))\\b| \\w+ing\\b)';
const any = (...patterns: string[]): RegExp =>
  new RegExp(patterns.map((pattern) => `\\b(?:${pattern})`).join('|'));

/** "I want to die my fence green", "to die back": of paint and of borders. */
const DIES =
  'die\\b(?! (?:back|down|off|away|out|naturally|laughing|(?:of|from|with) (?:laughter|laughing|embarrassment|shame|boredom|thirst)|(?:my|the|our|her|his) (?:fence|shed|decking|deck|wall|gate|hair|daffodils?|jeans|jumpers?|wool|fabric|clothes|shirts?|dress|curtains|cushions|patio|grass|lawn|eggs|paving|slabs)))';
/** Plants seem to want it too. */
const NOT_OF_PLANTS =
  '(?<!\\bseems? to )(?<!^(?:why (?:do|does) )?(?:my|our|the|these|all my) (?:(?!(?:life|wife|husband|mum|dad|sons?|daughter|kids?|head|heart)\\b)\\w+ )(?:(?!(?:i|and|but|so|just)\\b)\\w+ )?)';
const HEIGHTS =
  '(?:(?:the|a|my|his|her|our|that|this|some) )?(?:\\w+ )?(?:bridge|cliff|train|building|lorry|roof|balcony|window|tower|viaduct|car park)';

const DESPAIR = any(
  ...DESPAIRING,
  // Whatever stands before it, but for a stumble on the steps.
  '(?<!\\b(?:nearly|almost) )kil+(?:s|ing|ed)? my ?self(?! laughing\\b)',
  '(?:nearly|almost) killed my ?self\\b(?! (?:laughing|on|tripping|falling|slipping|lifting|digging|carrying|climbing|over)\\b)',
  // "Will kill me" is said of plants and of wives, "is killing me" of lawns and backs.
  '(?<!\\b(?:can|could|will|would|does|do|might|may|wont|ll)\\b(?: (?!you\\b)\\w+){0,6} )kill me\\b(?! (?:if|when|for|over|unless)\\b)',
  '(?:suici|sucid|suicd|suisid|siucid)\\w*',
  `${NOT_OF_PLANTS}(?:(?:want(?:ed|ing)?|wish) to+|all i want(?: to do)? is(?: to)?) ${DIES}`,
  `(?:i|id|we) (?:\\w+ )?like to ${DIES}`,
  // Asked of others and of plants it is fear, and no wish: "is she going to die", "am i going to die".
  `(?:i am|im|i was|i feel) (?:\\w+ ){0,2}?(?:ready|going) to ${DIES}`,
  '(?:^|(?:want|going|about|ready) to |(?:will|ill|might|just|should|and|imma) )kms\\b(?! (?:away|from|to|of|per)\\b)',
  '(?<!\\bthe )end(?:ing|ed)? it all\\b(?! (?:with|for) (?:the|this|that|my|our)\\b)',
  'end(?:ing)? my (?:own )?life',
  'tak(?:e|ing) my (?:own )?life',
  'self ?harm\\w*',
  '(?:wish|wished) (?:i|that i) (?:was|were) dead',
  '(?:dont|do not) want to (?:live|be alive|wake up|be here any ?more|go on)\\b',
  'better off (?:dead|without me)',
  'no (?:point|reason) (?:in living|to live)',
  '(?:the|what|any|whats the) point (?:of|in) (?:living|being alive)',
  '(?:hang|drown|shoot)(?:ing)? myself\\b(?! (?:a|an|some|the|up|out|one)\\b)',
  'hate my life',
  'nothing (?:left )?to live for',
  '(?:no one|nobody|anyone) (?:would|will) miss me',
  'i (?:cant|cannot|can not) (?:cope|take (?:it|this)) any ?more$',
  'i want to disappear$',
  '(?:im|i am|i feel|feeling) (?:so |very |really |completely |totally |just )*(?:hopeless|worthless|depressed)$',
  '^(?:(?:help|please|sorry) )*i (?:just |really )?(?:cant|cannot|can not) cope(?: with life)?$',
  '(?:hurt|cut|burn(?:t|ed)?|harm(?:ed)?) my ?self (?:on purpose|deliberately)',
  // Nobody needs to know how much of it would be enough.
  '(?:lethal|fatal|deadly) (?:dose|amount|quantity)\\b(?! (?:for|to) (?:\\w+ )?(?:dogs?|cats?|rabbits?|horses?|pets?|slugs?|bees|fish))',
  '(?:dose|how (?:much|many))\\b.* (?:kills?|to kill) (?:a |an )?(?:human|person|man|woman|adult|someone|somebody)\\b',
  '(?:how (?:much|many)|enough)\\b.* kill me\\b',
  'kill me (?:quick\\w*|fast\\w*|pain\\w*)',
  '(?:going|want|wanted|ready) to end it$',
  '(?:like|about|of) ending it$',
  'i (?:cant|cannot|can not) go on(?: any ?more| like this)?$',
  'life (?:is not|isnt|is no longer) worth',
  'unaliv(?:e|ing)\\b',
  'top(?:ping)? my ?self\\b(?! up\\b)',
  '(?:tired|done|had enough|sick) (?:of|with) (?:living|(?:my )?life)(?=$| (?:any ?more|now|like this|and|so|help|please)\\b)',
  '(?:i|id|want|wish)\\b(?: \\w+){0,5}? never wake up\\b(?! (?:early|before|in time|to)\\b)',
  '(?:going to|gonna|about to|might|will|ill) do something stupid$',
  `want(?:ed)? to be with my (?:late |dead )?(?:${PERSON_WORDS.join('|')})(?: (?:again|who|that|he|she|has|have|is|now|since|just))* (?:passed|died|dead|gone)\\b`,
  `how (?:much|many)\\b(?: (?!(?:for|before|until|till|weeks?|days?|months?|years?|hours?|causes?|plants?|lawns?|weeds?|grass|trees?|slugs?)\\b)\\w+){1,6} to+ die$`,
  `how (?:much|many)\\b(?: (?!(?:frosts?|cold|sun|salt|rain|heat|snow|plants|flowers|weeds|species)\\b)\\w+){1,6} (?:fatal|lethal|deadly)(?=$| (?:(?:to|for) (?:me|(?:an? )?(?:humans?|people|person|adult|man|woman|someone|somebody))|if|when)\\b)`,
  '(?:want(?:ed)?|going|thinking|planning|thought|tempted|might|may|could|will)\\b(?: \\w+){0,3} (?:take|taking) an overdose',
  'jump(?:ing)? (?:off|from|in front of|under) (?:a |the )?(?:bridge|cliff|train|building|lorry)',
  `i(?:m|d|ll|ve)?\\b(?: \\w+){0,4}? (?:want|going|thinking|about|ready|could|might|will) (?:to |of )?jump(?:ing)? (?:off|from|out of|in front of|under) ${HEIGHTS}\\b`,
);
/** Wrists, of which nothing says that it happened at work. */
const WRISTS = any(
  '(?:slit|slash)(?:t?ing|ed)? (?:\\w+ )?my (?:own )?wrists?',
  `cut(?:ting)? (?:open )?my (?:own )?(?:wrists|wrist$|wrist open)\\b(?!${AT_WORK})`,
);
const OWN_HARM = '(?:hurt|harm|injur(?:e|ing)|cut|poison)(?:t?ing)? my ?self';
const WANTS_HARM = any(
  `(?<!\\b(?:dont|not|avoid|without|never|not want) )(?:want(?:ed|ing)? to|wanna|going to|gonna|think(?:ing)? (?:of|about)|thoughts? (?:of|about)|feel(?:ing)? like|urge to|plan(?:ning)? to|ways? to|how to|cant stop) (?:\\w+ )?${OWN_HARM}\\b`,
);
const SELF_HARM = any(`(?:hurt|harm|injur(?:e|ing))(?:ing)? my ?self\\b(?!${AT_WORK})`);
const NOT_TO =
  /\b(?:avoid|without|dont|not|stop|prevent|how (?:do|can) i (?:not|avoid)|worried about|afraid of|scared of) (?:\w+ ){0,2}?(?:hurting|hurt|injuring|cutting) my ?self\b/;
/** A cut of one's own, of which nothing says that it happened at work. */
export const OWN_CUT = any(`cut(?:ting)? my ?self\\b(?!${AT_WORK})`);

/** Another person, of whom something dear is told or feared. */
const OTHER = `(?:${PERSON_WORDS.join('|')}|he|hes|she|shes|they|theyre)`;
const THEMSELVES = '(?:him|his|her|them|their) ?sel(?:f|ves)';
/** "My neighbour says the tree wants to die" is told of the tree. */
const HE = `${OTHER}\\b(?: (?!(?:the|my|our|a|an|i|im|me|it|its|because|plants?|trees?)\\b)\\w+){0,6}?`;
/** Said of ladders and slabs. */
const AT_RISK =
  '(?! (?:(?:up|on|off|with|over|down) (?:that|the|those|this|my|our|his|her|these|a) (?:\\w+ )?(?:ladders?|steps?|stairs|slabs?|paths?|patio|ice|decking|slope|wall|chain ?saw|mower|strimmer|axe|hose|fork|rake|digger|trailer)|falling|climbing|lifting|carrying|tripping|slipping|digging|working|mowing|doing|laughing)\\b)';
const OTHERS = any(
  `(?<!\\b(?:nearly|almost|practically|not|never|how (?:do|does|can)) )kill(?:ing)? ${THEMSELVES}\\b${AT_RISK}`,
  `${HE} (?:wants?|wanted|wishes|wished|ready|would like|threaten\\w*) to (?:${DIES}|be dead\\b)`,
  `${HE} (?:wants?|wanted|going|about|planning|trying|tried|ready|threaten\\w*) to end (?:it all\\b|it$|everything$)`,
  `${HE} (?:wishes|wished|wish|says|said)(?: that)? (?:he|she|they) (?:(?:was|were) dead|(?:was|were|had) never (?:been )?born|wasnt (?:here|alive))\\b`,
  `${HE} (?:doesnt|does not|didnt|dont|do not) want to (?:live|be alive|wake up|be here any ?more|go on)\\b(?! (?:here|there|in|with|near|next)\\b)`,
  `${HE} (?:wants?|wanted|going|threaten\\w*|trying|tried|planning|about|talk(?:s|ed|ing)|think(?:s|ing)|thought|might|may|will|says?)\\b(?: \\w+){0,3}? (?:end|ending|take|taking) (?:his|her|their) (?:own )?li(?:fe|ves)\\b(?! (?:back|easier|in)\\b)`,
  `${HE} (?:wants?|wanted|going|threaten\\w*|trying|tried|planning|about|might|may|will)\\b(?: \\w+){0,3}? (?:hang|shoot|top)(?:p?ing)? ${THEMSELVES}\\b(?! (?:up|a|an|out)\\b)`,
  `${HE} (?:wants?|wanted|threaten\\w*|trying|tried|attempt\\w*|planning|talk(?:s|ed|ing)|think(?:s|ing))(?: (?:to|of|about))? (?:hurt|harm|cut|poison|drown|burn)(?:t?ing)? ${THEMSELVES}\\b(?!${AT_WORK})`,
  `${HE} (?:is |has been |keeps? |started |been )?(?:cuts|cutting|harms|harming|burning) ${THEMSELVES}\\b(?!${AT_WORK})`,
  `${HE} (?:is |has been |keeps? |started )?(?:self ?harm\\w*|suicid\\w*)`,
  `${HE} (?:wants?|wanted|going|threaten\\w*|trying|tried|about|ready) to jump (?:off|from|out of|in front of|under) ${HEIGHTS}\\b`,
);
/** A person, and neither a neighbour's tree nor baby slugs. */
const AGAINST_OTHERS = new RegExp(
  `\\b(?:how (?:do|can|could|would|to)|want to|wanted to|going to|ways? to|plants? to|used? to)(?: (?:i|you|we|one))? (?:\\w+ )?(?:poison|kill|murder) (?:(?:my|a|the|our|his|her|some|next doors) )?(?:${PERSON_WORDS.join('|')})(?= (?:with|using|quickly|slowly|without|by|and)\\b|$)`,
);
/** Asked for the easy way, or for one that nobody finds out; slugs and pets are asked about elsewhere. */
const PAINLESS = any(
  'painless\\w*(?: \\w+){0,4}? (?:die|death|dying|poison\\w*)\\b',
  '(?:die|death|dying|poison\\w*)\\b(?: \\w+){0,4}? painless',
  'kills?(?: (?:you|me|quick\\w*|and|someone|somebody))* painless',
);
const UNTRACEABLE = any(
  '(?:untraceable|undetectable|without (?:a )?trace)\\b.*\\bpoison',
  'poison\\w*\\b.*\\b(?:untraceable|undetectable|without (?:a )?trace)\\b',
);
const OF_PESTS =
  /\b(?:slugs?|snails?|ants?|rats?|mice|mouse|moles?|wasps?|weeds?|rabbits?|squirrels?|pigeons?|insects?|aphids|dogs?|cats?|pets?|fish|hens?|chickens?|horses?|pellets?|traps?|plants? die|lawn|grass|trees?|stumps?|ivy|brambles?)\b/;
/** Of somebody who has died so, and who is mourned by whoever writes. */
const BEREAVED = any(
  '(?:took|taken|ended) (?:his|her|their) own li(?:fe|ves)',
  `hanged (?:him|her|them)self`,
  `hung (?:him|her|them)self\\b${NOT_HUNG}`,
  '(?:shot|gassed|drowned) (?:him|her|them)self\\b(?! in the foot)',
  '(?:has|have|just|he|she|son|daughter|husband|wife|mum|dad|brother|sister|partner|friend) killed (?:him|her)self',
  '(?:died|lost|death|passed away)\\b(?: \\w+){0,4}? suicide',
  'suicide of my',
);
/** Whoever writes thinks of it for themselves, whomever else the sentence names. */
const ONESELF =
  /\bmy ?self\b|\bi (?:just |really |also |too )*(?:want|wish)(?:ed)? (?:to (?:die|end)|i was dead)\b/;

const LISTENERS =
  'I am sorry that things are so hard. I am a garden program and cannot help with this, but people can, now and for free: Samaritans on 116 123 at any hour, or text SHOUT to 85258.';
const FOR_OTHERS =
  'Call 999 now if they are in danger or hurt, or have taken or eaten something, even if they seem well. Stay with them, or see that somebody does, and put what they could use out of reach where you can do so safely. For urgent advice ring NHS 111 and choose the mental health option. Samaritans on 116 123 listen at any hour, for free, to them and to you who worry about them. I am a garden program and cannot help with this, but these people can.';
const FOR_THE_ANGRY =
  'I cannot help with that. If somebody is in danger now, call 999. If you are afraid of what you might do, or of somebody at home, people listen without judging: Samaritans on 116 123 at any hour, and the National Domestic Abuse Helpline on 0808 2000 247, both for free.';
const FOR_BEREAVED =
  'I am so sorry for your loss. I am a garden program, and you deserve a person who listens: Samaritans are there for you at any hour, for free, on 116 123. Survivors of Bereavement by Suicide (uksobs.com) are people who have lost somebody in the same way, and your GP can help too. If you are in danger yourself, call 999.';
/** One kind line below whatever else is answered in the same conversation. */
export const STILL_THERE =
  'If things are hard, you do not have to carry it alone: Samaritans listen at any hour, for free, on 116 123.';

/** @param isMourning whether a death was told of before. @returns whom to ring; null where nobody seems to think of harming or killing themselves */
export function despairOf(text: string, isMourning = false): string | null {
  if (WRISTS.test(text))
    return `${LISTENERS} If you have hurt yourself, or are about to, call 999 now: press hard on the wound with a clean cloth, hold the arm up, and keep pressing until help is there.`;
  if (AGAINST_OTHERS.test(text) || (UNTRACEABLE.test(text) && !OF_PESTS.test(text)))
    return FOR_THE_ANGRY;
  const purpose = onPurpose(text);
  if (purpose !== null) return purpose === 'self' ? `${GO_YOURSELF}\n\n${LISTENERS}` : FOR_OTHERS;
  if (BEREAVED.test(text) && !ONESELF.test(text)) {
    if (isWish(text)) return null;
    const fresh = freshSuicide(text);
    return fresh === null ? FOR_BEREAVED : `${fresh}\n\n${FOR_BEREAVED}`;
  }
  if (OTHERS.test(text) && !ONESELF.test(text)) return FOR_OTHERS;
  const isDespair =
    DESPAIR.test(text) ||
    joinsTheDead(text, isMourning) ||
    WANTS_HARM.test(text) ||
    (PAINLESS.test(text) && !OF_PESTS.test(text)) ||
    (SELF_HARM.test(text) && !NOT_TO.test(text));
  return isDespair ? `${LISTENERS} If you are hurt or in danger, call 999.` : null;
}
