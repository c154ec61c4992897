/** Figures of speech and denials, taken out before a message is read for danger: neither a gasping lawn nor the nobody who was hurt is one. */
import { PERSON_WORDS, PET_WORDS } from '#content/assistant/everyday-words.ts';

const SOMEBODY = `(?:${[...PERSON_WORDS, ...PET_WORDS].join('|')}|i|im|he|hes|she|shes|we|they|who)`;
const THING = `(?:(?:the|my|our|these|this|those|all|some|her|his) )?(?!${SOMEBODY}\\b)\\w+`;
const MONEY =
  '(?:prices?|bills?|quotes?|costs?|invoices?|estimates?|quotations?|total|figure|news|letter|state|size|sight|weather|frost|cold|heat)';
const FURNITURE =
  '(?:table|chair|bench|stool|sofa|seat|swing|trestle|lounger|parasol|gnome|statue|scarecrow|pergola|planter|pot|bed|barbecue|bbq|trampoline|gate|arbour|sculpture|shed|heater|umbrella|hammock|spade|fork|rake|mower|gazebo)';
const LIMB = '(?:legs?|arms?|foot|feet|neck|head|face|back|shoulder|elbow|hip|toe|hand)';
const FOOD =
  '(?:sausages?|toast|dinner|food|burgers?|rubbish|leaves|wood|logs?|cakes?|candles?|rice|prunings|brash|garden waste|hedge cuttings|steak|chicken|marshmallows?)';
const EATEN_BY_RIGHT =
  '(?:slugs?|snails?|worms?|insects?|grubs?|caterpillars?|ants|flies|aphids|beetles|pests|greenfly)\\b(?! (?:pellets?|poison|bait|killer|powder))';

const SAID: readonly string[] = [
  // Denials.
  `(?:nobody|no ?one|none of (?:us|them)|nothing|not anyone|no (?:people|children|kids|animals|pets))(?: (?:is|was|were|has|have|had|got|gets|seems?|else|been|being|actually|really|badly|seriously))* (?:hurt|injured|stung|bitten|harmed|burnt|burned|ill|sick|poisoned|killed|affected|crushed|trapped|under|underneath|ate|eaten|fell|fallen|cut|hit)\\b(?: (?:it|any|them|by it|anything))?`,
  '(?:didnt|did not|hasnt|has not|havent|have not|hadnt|never)(?: (?:actually|even|really|been|yet|ever|then))* (?:eat|ate|eaten|swallow(?:ed)?|cut|fall|fell|fallen|hurt|hit|touch(?:ed)?|drink|drank|drunk|chew(?:ed)?|lick(?:ed)?|injured|burn(?:t|ed)?|poison(?:ed)?|bitten|bite|stung|break|broken|taste(?:d)?)\\b(?: (?:it|any of (?:it|them)|any|them|anything|himself|herself|myself|themselves|one|the|a|an|off|out|in|into|from)\\b){0,3}',
  '(?:im|i am|hes|shes|he is|she is|we are|theyre|they are|isnt|arent|wasnt|werent|was|were|is)(?: (?:not|thankfully not|luckily not))+ (?:hurt|injured|ill|sick|stung|bleeding|in pain|burnt|cut|poisoned|unwell|choking|bitten)\\b',
  '(?:isnt|arent|wasnt|werent) (?:hurt|injured|ill|sick|stung|bleeding|in pain|burnt|poisoned|unwell|choking|bitten)\\b',
  // Thirst, longing and weariness.
  'gasping (?:for|after) (?:(?:a|an|some|the|his|her|its|their) )?(?:nice |good |proper )?(?:drinks?|water(?:ing)?|rain|cuppa|tea|coffee|pint|beer|wine|gin|feed|moisture|cup|smoke|cig\\w*|light|shade)',
  '(?:looks?|as if|like) (?:as if |like )?(?:they are|theyre|it is|its) gasping',
  `${THING} (?:is|are|was|were|look|looks|has been|must be)(?: (?:really|all|just|absolutely|now|always))* gasping\\b`,
  'dying (?:for|of) (?:a |an |some |the )?(?:cuppa|tea|coffee|pint|beer|drink|wine|gin|wee|loo|shed|patio|greenhouse|pond|garden|lawn|holiday|rain|rest|new|bit|hot tub|thirst|laughter|boredom|curiosity|bbq|barbecue|sit down|break|wood|fag)\\b',
  'dying to (?:get|have|know|try|start|plant|go|build|grow|show|use|own|pick|do|make|buy|dig)\\b',
  '(?:kill(?:ed|ing|s)? (?:(?:\\d|two|three|several|many) )?birds with|kill(?:ing)? (?:some |the )?time|dressed to kill|looks could kill|curiosity killed|killer (?:view|heels|slope|hill|price|look|app|climb|instinct))',
  '(?:to die for|bored to death|scared to death|sick to death|frozen? to death|froze to death|worked? (?:myself|himself|herself|to) (?:to )?death|death trap|death row|over my dead body|dead body of water|nail in the coffin|graveyard of|skeleton of (?:a |the )?(?:shed|greenhouse|tree|leaf|leaves|hedge|boat|old))',
  '(?:heart attack|heart failure|coronary) (?:when|at|over|seeing|from|looking) (?:(?:i|we|he|she|they) )?(?:\\w+ )?(?:saw|see|got|heard|opened|looked|price|bill|cost|quote|it)\\b',
  `heart (?:sinks|sank|stopped|skipped a beat|breaks|broke|bleeds|is broken|was broken|is set on|is in) (?:when|at|over|for|every time|because|to|on)`,
  // Money.
  'stung into',
  `stung (?:for (?:£ ?)?(?:\\d+(?! times)|a (?:fortune|grand|lot|bill|fee|fine|packet)|(?:about|over|nearly|almost) £? ?\\d+|hundreds|thousands|extra|vat)|by (?:(?:a|an|the|my|our|some|that|this) )?(?:\\w+ )?(?:builders?|${MONEY}|company|firm|cowboys?|landscapers?|contractors?|tradesm[ae]n|vat|tax\\w*|criticism|comment|charges?|fees?|salesman)|with (?:(?:a|an|the|my) )?(?:\\w+ )?(?:${MONEY}|fine|charges?|fees?))`,
  `shock(?:s|ed|ing)? (?:(?:from|at|of|by|off|to see|over|about|when (?:i|we) (?:saw|got|heard|opened|see)) )(?:(?:the|my|our|your|his|her|that|a|this|how|an) )*(?:\\w+ )?${MONEY}`,
  `${MONEY} (?:gave|give|gives|was|is|came as|has been) (?:(?:me|us|him|her|quite|such|a|an|bit|of|real|nasty|big|right) )*shock\\b`,
  'shock when (?:i|we) (?:saw|got|heard|opened|see)',
  'culture shock|shock horror|shock of (?:colour|flowers|hair|blooms?|pink|red|white|yellow)|shock treatment for (?:the|my) (?:pond|pool|hot tub)',
  // Swearing, blood and weapons that are none.
  '(?:the|this|that|these|those|my|a|an|another|every|so|too|what a|no|your|his|her) bleeding (?!(?:from|badly|heavily|wont|hands?|fingers?|legs?|arms?|heads?|wounds?|cuts?|is|and|has|gums?|nose|dogs?|cats?|child|man|woman|person|hearts?|canker|sap|out|all|into|heart|profusely|nonstop|non|again|still|now|after|where|so)\\b)\\w+',
  'bleeding (?:mess|heck|hell|nuisance|obvious|nightmare|useless|annoying|expensive|awful|great|cheek|marvellous)',
  'bomb(?: ?site| shelter|shell)|(?:like|as if) a (?:\\w+ )?(?:bomb|explosion|tornado)(?: (?:has|had|hit|went|going|go))*(?: (?:hit|off|it))*|bombsites?',
  'explod(?:ed|es|ing) (?:with|into|this|in) (?:colour|growth|flower\\w*|bloom\\w*|life|green|year|summer|spring|leaf)',
  // Bodies of furniture and of speech.
  `(?:broken|wobbly|bent|cracked|rotten|loose|snapped|missing) (?:\\w+ )?${FURNITURE} ${LIMB}\\b`,
  `(?<!\\b(?:my|his|her|their|your|childs|sons|daughters) (?:\\w+ )?)${LIMB} (?:of|on|off|from) (?:(?:my|the|our|a|an|this|his|her|their|one|old|garden|wooden|metal) )*${FURNITURE}\\b`,
  `(?:${FURNITURE}|it|which)s? (?:(?:has|have|had|with|got|is|are|s) )+(?:(?:a|an|one|its|got) )*(?:broken|wobbly|bent|cracked|rotten|loose|snapped|missing) ${LIMB}\\b`,
  `${FURNITURE} ${LIMB} (?:is|are|has|have|was|broke|snapped|fell|came|broken)`,
  '(?:pain in the (?:neck|backside|bum|butt|arse|ass|rear|proverbial)|doing my head in|does my head in|headache of a|real headache|(?:is|its|such) a (?:\\w+ )?headache|arm and a leg|right arm for|pull(?:ing|ed)? (?:my|your|our) leg|break a leg|last legs|neck of the woods|elbow grease|cold shoulder|knees up|rule of thumb|green (?:fingers?|thumbs?)|fingers crossed|off (?:my|his|her) (?:trolley|head)|over (?:my|our) heads?|head over heels|head start|by the skin of|thick skin|rash (?:decision|purchase|move|idea|promise|choice|moment)|breaking news|breath of fresh air|breathe new life|save my (?:breath|skin)|behind my back|back on its feet|dead on its feet|on (?:my|its|their) feet again|foot the bill|put (?:my|our|your) foot (?:down|in it)|cost(?:s|ing)? me dear)',
  // Water, smoke and falls.
  'drowning in (?!(?:the|my|our|a|next|his|her) (?:\\w+ )?(?:pond|pool|river|water|lake|bath|sea|tub|butt|ditch|stream|canal)\\b|water|there|it)\\w+',
  `${THING} (?:is|are|was|were) (?:all |now |just |still )?drowning\\b`,
  'drown(?:ed|ing) (?:my|the|our|his|her|all) (?:\\w+ )?(?:seedlings?|cactus|cacti|plants?|roses?|lavender|lawn|houseplants?|orchids?|pots?|succulents?|tomatoes|bulbs?|peppers|herbs|begonias?)',
  '(?:fell|fallen|falling) (?:in love|for (?:this|the|that|a|your|our|it)|behind|out (?:with|over)|on hard|on deaf|short|foul|asleep|apart|to bits|to pieces|about laughing|over laughing)',
  `burn(?:t|ed|ing)? (?:the|my|our|some|all the|his|her|off) (?:\\w+ )?${FOOD}\\b`,
  '(?:sun|wind|frost|salt|heat|fertili[sz]er|feed|urine|wee) (?:has |have )?(?:burnt|burned|scorched) (?:my|the|our) (?!(?:hand|face|arm|leg|skin|neck|eye|foot|back|shoulder)s?\\b)\\w+',
  '(?:im|i am|we are|were|are|is|get|getting|so|just|was|got|hes|shes|dog is|cat is|kids are|children are) (?:\\w+ )?sick (?:of|and tired of)\\b(?! (?:living|life|my life|being alive|it all|everything|myself|this life|existing))',
  // What animals eat by right, and what a dog spoils without swallowing it.
  `(?:hens?|chickens?|ducks?|hedgehogs?|frogs?|toads?|birds?|geese|goose|turkeys?|quails?|tortoise) (?:(?:have|has|will|do|just|only|all|always|love to|also) )*(?:ate|eat|eats|eaten|eating|gobbled|scoffed|munch\\w*) (?:(?:all|some|the|my|our|lots|of|loads|up) )*${EATEN_BY_RIGHT}`,
  '(?:cats?|kittens?|moggy) (?:(?:has|have|just|keeps?|always) )*(?:ate|eats?|eaten|eating|caught) (?:(?:a|an|the|some|another|half) )*(?:mouse|mice|birds?|vole|shrew|spiders?|fly|flies|moths?|dinner|tuna|fish)\\b(?! (?:poison|bait|food|that))',
  '(?:chew(?:ed|s|ing)?|gnaw(?:ed|s|ing)?|ate|eaten|eats|eating|destroy\\w*|bit) (?:(?:through|up|at|on|all|half|the|my|our|his|her|a|an|next|doors|neighbours|garden|wooden|old|new|of) )*(?:hose|fences?|decking|gates?|sheds?|furniture|trellis|posts?|bench|table|sofa|kennel|doors?|homework|newspaper|letters|slippers?|shoes?|wellies|welly|skirting)\\b(?! (?:and|leaf|leaves|paint|treatment|preservative|with|plants?|of (?:\\w+ )?(?:pills|tablets)))',
];
const SAYINGS = new RegExp(SAID.map((one) => `\\b(?:${one})`).join('|'), 'g');

/** @param text words in lower case. @returns what of them is meant as it is said */
export const literal = (text: string): string =>
  text
    .replace(/\bhose ?pipes?\b/g, 'hose')
    .replace(SAYINGS, ' so ')
    .replace(/ {2,}/g, ' ')
    .trim();
