/** Words of one's own wish to die that share a verb with the garden's: living, going on, ending, joining, and the way to it. */
const END =
  '(?=$| (?:any ?more|any longer|no more|now|tonight|today|at all|for good|help|please|sorry|and (?:i|im|my|its|be|die|want|just|so|no one|nobody)|but i|because (?:i|im|my|of (?:my|him|her))|so i|since (?:he|she|they|my|we lost))\\b)';
const CANNOT = '(?:cant|cannot|can not|couldnt|wont)';
const STARTS =
  '^(?:(?:i|im|ive|have|just|really|honestly|so|and|but|please|help|sorry|hi|hello|think|tbh|literally|feeling|feel|am|we) )*';
const TIRED = '(?:tired|fed up|had enough|sick|weary|bored|exhausted|done|sick and tired)';
const WANTS =
  '(?:want(?:ed|ing)?(?: to)?|wanna|going to|gonna|ready to|about to|plan(?:ning)? to|might|may|will|ill|should|could|need to|have to|feel like|think(?:ing)? (?:of|about)|thoughts (?:of|about)|thought (?:of|about)|dream(?:ing)? (?:of|about)|tempted to|wish i could)';
const BY = '(?:my ?self|me|yourself|someone|somebody|a (?:person|human|man|woman))';

/** Of paint, wool and borders, and of jokes. */
const NOT_DYED =
  '(?! (?:back|down|off|away|out|naturally|laughing|(?:of|from|with) (?:laughter|laughing|embarrassment|shame|boredom|thirst|heat|hunger|excitement|happiness)|(?:my|the|our|her|his|some|a|an|it|them|with) |wool|fabric|cloth|yarn|cotton|hair|eggs|silk|clothes|grass|wood|for(?! me\\b)|when (?:i|we) (?:saw|see|got|get|opened|heard)|every time|than (?!live|go on|be alive|carry on)))';

/** Patterns in the words of a plain message, without their word boundary at the beginning. */
export const DESPAIRING: readonly string[] = [
  `(?:^|(?:i|im|still|just|really|and|keep|always) )(?:feel|feels|feeling|felt) like (?:i(?:m| am)? |just |i want to )?(?:dying|die)\\b${NOT_DYED}`,
  `${STARTS}${CANNOT} (?:go|keep|carry) on(?: (?:any ?more|no more|any longer|like this|living|with (?:my |this )?life))+`,
  `${STARTS}(?:dont|do not) (?:want|wish) to (?:go|carry|keep) on(?: living)?${END}`,
  `${STARTS}${CANNOT} (?:do|take|bear|stand|cope with|live with) (?:it|this|life|living|the pain)(?: (?:any ?more|no more|any longer))+(?=$| (?:help|please|sorry|and i|i)\\b)`,
  `${CANNOT} face (?:another (?:day|night|year)|tomorrow|life|living|the (?:day|future|world))${END}`,
  'want (?:(?:the|this|my|all the|all this) )(?:pain|suffering|hurting|misery) to (?:end|stop|be over|go away) (?:for good|for ever|forever|once and for all|and (?:i|never|not))\\b',
  `${TIRED} (?:of|with) (?:living|(?:my |this )?life|being alive|existing|existence)${END}`,
  `(?:i|ive|i have|im|feel|feeling|got|have)(?: (?:just|really|completely|totally|got|have|like ive|all|with))* (?:no|lost (?:the|my|all)(?: my)?) (?:more )?will to (?:live|go on|carry on)${END}`,
  `^(?:no|lost (?:the|my|all)) will to (?:live|go on|carry on)${END}`,
  `(?:^|i )(?:(?:just|really) )*(?:dont|do not) (?:want to|wanna) (?:be here|exist|be around|be in this world|be on this (?:earth|planet))${END}`,
  '(?:how (?:much|many)|(?:which|what) (?:plants?|berries|leaves|flowers|poison))\\b(?: \\w+){0,6}? (?:stop|stops|stopping) (?:your|my|the|a|someones|his|her|a persons|ones|a human) heart\\b(?! (?:out|s? ?ease|racing|rate))',
  `${WANTS}(?: \\w+)? ?end(?:ing)? (?:things|everything|my (?:own )?(?:suffering|misery|pain|time here)|the pain)(?=$| (?:now|tonight|today|for good|please|help|all|once and for all|permanently|forever|soon|by)\\b)`,
  '(?:want|going|ready|wanted|planning|plan|about|decided|tempted|trying) to end it(?= (?:now|tonight|today|for good|please|help|once and for all|forever|soon)\\b)',
  `(?:quick|quickest|fast|fastest|easy|easiest|best|least painful|peaceful|most peaceful|simple|simplest|good|nice|gentle|gentlest|pain ?free|surest|only)(?: \\w+)? ways?(?: out)? (?:for (?:me|someone|somebody|a person|you) )?(?:to|of) (?:die|dying|kill(?:ing)? ${BY}|be dead|end (?:it(?: all)?|my life))\\b${NOT_DYED}`,
  '(?:^|what are (?:the )?|some |any |different )ways? to die(?=$| (?:quick\\w*|fast|peaceful\\w*|painless\\w*|without pain|in my sleep)\\b)',
  '(?:how (?:do|can|could|would|should|to)(?: (?:i|you|one|someone|a person))?) die(?=$| (?:quick\\w*|fast|peaceful\\w*|in my sleep|without (?:any )?pain|tonight|now|from (?:yew|foxglove|plants?)|by)\\b)',
  `(?:help|make|let) me (?:to )?(?:die|end (?:my life|it all))(?=$| (?:please|now|quick\\w*|peaceful\\w*|in peace|tonight|fast|help)\\b)`,
  `(?:help|make|let) me (?:to )?kill my ?self\\b`,
  `${STARTS}(?:(?:got|bought|found|tied) )*(?:a|the|some|my|this) (?:\\w+ )?(?:rope|noose)(?=$| (?:ready|tied|round|around|here|in my hands?|and (?:a|the|this) (?:tree|beam|chair|branch|stool|plan|ladder)|(?:today|tonight)$|and (?:im|i am|i will|ill|i want|nothing|no))\\b)(?! around (?:the|a) (?:tree|trunk))`,
  '(?:a|the|my) noose\\b(?! (?:traps?|snares?|knot|for (?:rabbits?|a|the|my))\\b)',
  'rope (?:round|around) my neck',
  '(?:ive got|i have|i got|ive saved|i have saved|ive bought)(?: (?!(?:pond|feed|weed|chlorine|slow|fertili[sz]er|filter|algae|dishwasher)\\b)\\w+){0,5} (?:pills|tablets|paracetamol|painkillers|sleeping pills) (?:ready|saved|here|in front of me|lined up|in my hand|and (?:vodka|whisky|gin|alcohol|a bottle|a plan))',
  `(?:i|id|we) (?:just |really |also )*(?:want|wish|wanted|should|ought|deserve|would rather|rather|need|hope)(?: to| i could| i would| i)? (?:just )?(?:be dead|die)\\b${NOT_DYED}`,
  'rather (?:be dead|die than (?:live|go on|carry on))\\b',
  `i (?:should|deserve to|need to|have to|must) (?:just )?die${END}`,
  'wish(?:ed)? (?:i|that i) (?:(?:was|were|had) never (?:been )?born|wasnt (?:here|alive|born)|werent (?:here|alive)|didnt exist|could (?:just )?(?:die|disappear|stop existing)|would (?:just )?die|could (?:go to sleep|sleep) (?:forever|and never))\\b(?! (?:back|down|my|the|in (?:the|my|our) garden))',
  '(?:i|just) (?:\\w+ )?(?:want|wish|need) (?:it all|everything|all of it|life) to (?:stop|end|be over|go away)(?=$| (?:now|please|help|for good|tonight)\\b)',
  '(?:i|id|want|wish|hope|hoping|hoped)\\b(?: \\w+){0,6}? (?:not|dont|didnt|never) (?:ever )?wake up\\b(?! (?:early|before|in time|to|at|late|with|in (?:a|the) (?:cold|bad)|until|till)\\b)',
  '(?:want|wish|need|like|let me|could|i)(?: to| i could)? (?:just )?sleep forever(?=$| (?:and|please|now)\\b)',
  'want out of (?:this |my )?life\\b',
  '(?:^|(?:theres|there is|i have|i see|ive got|got|its|see|seems?) )(?:really |just |absolutely )*(?:no|not any|nothing) (?:point|reason)?(?: ?(?:in|to|left))? ?(?:me |my )?(?:going on|go on|carry(?:ing)? on|being (?:here|alive)|existing|keep(?:ing)? going|stay(?:ing)? alive|liv(?:e|ing))(?=$| (?:any ?more|any longer|like this|living|help|now|for)\\b)',
  '(?:what|whats|what is|wheres|where is) the point (?:of|in) (?:going on|carrying on|life|anything|it all|me)(?=$| (?:any ?more|now)\\b)',
  '(?:do|doing) my ?self in(?=$| (?:tonight|now|with)\\b)',
  '(?:do|doing) away with my ?self\\b',
  '(?:want|wish|need)(?:ed)? my life (?:to (?:be over|end|stop)|was over|would end|over)\\b',
  'i(?:ve|m| have| am)? (?:\\w+ )?(?:decided|chosen|determined) to (?:die|end (?:it|my life)|kill my ?self)\\b(?! back)',
  'how (?:much|many)\\b.* kill (?:you|yourself|u)\\b',
  '(?:which|what) (?:plants?|berries|berry|leaves|seeds|flowers?|mushrooms?|poisons?|pills|weed ?killers?)\\b(?: \\w+){0,4}? kill me\\b',
  '(?:dont|do not|cant|cannot) see (?:the|a|any) (?:point|reason)(?: (?:any ?more|in (?:anything|living|life|going on|carrying on)|of (?:anything|living|life|going on|carrying on)|to (?:anything|life|it all|live)))+$',
  '(?:im|i am|feel like|feel) (?:just |such |only )*a burden(?=$| (?:to|on) (?:everyone|everybody|my|them|you all|people|the world)\\b)(?! to (?:my|the) (?:garden|lawn))',
  'better off (?:if i (?:was|were) (?:dead|gone|not here)|when im (?:dead|gone))',
  'if i (?:live or die|lived or died)',
  `(?:think(?:ing)?|thoughts|dream(?:ing)?|fantasi\\w+) (?:of|about) (?:dying|my (?:own )?death|being dead|how to die|not being here)(?=$| (?:all|every|again|a lot|lately|now|tonight|constantly|help|and i|so)\\b)`,
  '(?:im|i am|going|ready|about) (?:going )?to jump$',
  'goodbye (?:cruel )?world',
  '(?:written|wrote|writing|left) (?:my|a|the|some) (?:goodbye|farewell) (?:letters?|notes?)\\b',
  '(?:if i|how many|how much)\\b(?: \\w+){0,6}? (?:paracetamol|ibuprofen|codeine|sleeping (?:pills|tablets)|antidepressants|insulin|morphine|diazepam)\\b(?! (?:to (?:feed|put|add|keep)|for|in) (?:\\w+ )?(?:flowers|roses|dogs?|cats?|headache|back|my (?:back|knee|hip|pain)))',
  `(?:poison|plant|berry|berries|pills?|tablets?|drugs?|leaf|leaves)\\b(?: \\w+){0,2}? to die (?:from|of|by|with|on)\\b${NOT_DYED}`,
  `(?:hurt|painful|painless|scary|peaceful|nice) to die\\b${NOT_DYED}`,
  'take(?: (?:me|you|someone|a person))? to die (?:from|of|by|if (?:i|you))\\b',
  'how (?:long|quick(?:ly)?|fast|soon)\\b.* kills? (?:you|me|yourself|a (?:person|human|man|woman))\\b',
  `hate (?:being alive|living|life)${END}`,
  '^(?:(?:i|my|this|feel|feels|like|think|that|whole|just) )*life (?:is|feels|seems) (?:\\w+ )?(?:pointless|meaningless|hopeless|over|unbearable|hell|worthless|shit|not worth it)\\b(?! (?:for|in) (?:the|my) (?:lawn|garden|plants?|tree))',
  '(?:dont|do not) deserve to (?:live|be alive|be here|exist)\\b',
  '^everything (?:is|feels|seems) (?:\\w+ )?(?:hopeless|pointless)(?=$| and i)',
  '^(?:(?:i|feel|feeling|am|im|so|very|really|just) )*(?:depressed|suicidal)(?=$| (?:help|please|all the time|lately|again|i (?:cant|dont|want|just|hate)|and (?:alone|lonely|i (?:cant|dont|hate)|want to die))\\b)',
  `i (?:really |just )*(?:cant|cannot|can not|dont want to) live (?:like this|without (?:him|her|them|my (?:mum|mom|dad|husband|wife|son|daughter|brother|sister|baby|partner|boyfriend|girlfriend)))${END}`,
  'i (?:wont|will not) be (?:here|around|alive) (?:tomorrow|much longer|for long|any ?more|in the morning)$',
  '(?:this is |its |is )(?:going to be )?my last (?:day|night)(?: (?:alive|on earth|here))?$',
  'my last (?:day|night|hours?) (?:alive|on earth)\\b',
  '(?:nobody|no ?one|anyone|anybody|who|everyone|they)(?: (?:would|will|even|really|ever|d|wouldnt|wont))* (?:care|notice|mind|cry|miss me|be happier|be glad) (?:if|when) (?:i|im)(?: (?:just|was|were|had|am|did|never|go|got))* (?:died?|gone|dead|disappear\\w*|kill\\w*|end(?:ed)? it|vanish\\w*|not here|wasnt here|not around)\\b',
  'voices? (?:are |is |keeps? )?tell(?:ing|s)? me to (?:die|kill|jump|hurt|do it|end)\\b',
  '^(?:please )?tell (?:my|everyone|them)(?: \\w+){0,4}? (?:goodbye|(?:i )?loved? (?:them|her|him)|im sorry(?: and goodbye)?)$',
  'want to (?:drown|starve|burn|poison|gas|electrocute) my ?self\\b',
];

/** Said of somebody who has died, and whom one would follow. */
const TO_THEM = `(?:want(?:ed)?|wish|ready|going|would like|need|hope|love|long|cant wait|rather)(?: i could| i was| id| just)*(?: to)? (?:join|be with|follow|be reunited with|go to|be back with) (?:him|her|them|my (?:mum|mom|dad|husband|wife|son|daughter|brother|sister|baby|partner|nan|gran|grandad))(?=$| (?:in heaven|up there|now|soon|again|there|tonight|so|and (?:not|i)|wherever|please|help|in death|on the other side)\\b)`;
const JOINS = new RegExp(`\\b${TO_THEM}`);
const OF_DEATH =
  /\b(?:died|dead|death|passed(?: away| on)?|heaven|(?:his|her|their) grave|lost (?:my|him|her|our)|widow(?:er|ed)?|bereaved)\b/;
/** "I want to join him", of whom a death was told, here or before. */
export const joinsTheDead = (text: string, isMourning: boolean): boolean =>
  JOINS.test(text) && (isMourning || OF_DEATH.test(text));
