/** Hurts and poisons on the skin: who needs which number, read from the words as typed. */
import type { Alarm } from '#server/features/assistant/answer.ts';
import { factsOf } from '#server/features/assistant/danger.ts';
import { freshDeath } from '#server/features/assistant/deaths.ts';
import { AT_WORK, despairOf, OWN_CUT } from '#server/features/assistant/despair.ts';
import {
  chemicalOf,
  FOR_BURNS,
  FRESH_AIR,
  GRAVE_BURN,
  IN_NOSE,
  isInNose,
} from '#server/features/assistant/hazards.ts';
import { literal } from '#server/features/assistant/literal.ts';
import { isCablePlan, MACHINE, mainsOf } from '#server/features/assistant/mains.ts';
import type { Reading } from '#server/features/assistant/read-question.ts';
import { TOO_MANY } from '#server/features/assistant/swallowed.ts';
import { threatOf, withoutThreats } from '#server/features/assistant/threats.ts';
import { isNews, isPast, isPrevention, isWish } from '#server/features/assistant/told.ts';
import {
  BITTEN,
  group,
  PERSON,
  PERSONS,
  PETS,
  VICTIM,
  whomOf,
  YOUNG_ONE,
} from '#server/features/assistant/victims.ts';

/** A part of a body that is somebody's, so that neither "a foot off the hedge" nor "hand shears" is one. */
const WHOSE =
  '(?:my|his|her|their|your|our|its|(?:\\w+ )?(?:husbands|wifes|sons|daughters|mums|dads|childs|babys|toddlers|kids|friends|neighbours|dogs|cats|puppys|nans|grans|grandads|grannys|partners|brothers|sisters|uncles|aunties|boyfriends|girlfriends|mates|grandsons|granddaughters))';
const PART =
  '(?:fingers?|thumbs?|hands?|arms?|wrists?|elbows?|shoulders?|legs?|knees?|shins?|calf|thigh|ankles?|foot|feet|toes?|head|face|neck|chest|nose|ears?|lips?|cheek|ribs?|heels?|jaw|tooth|teeth|scalp|forehead|stomach|tummy|eyes?|skin|paws?|tail|artery)\\b(?! (?:shears|trowel|tools?|fork|saw|trimmer|gardener|height|level|print))';
const BODY = `${WHOSE} (?:\\w+ )?${PART}`;
const BACK = `${WHOSE} (?:lower )?back(?! (?:garden|lawn|hedge|border|fence|door|wall|gate|yard|patio|bed|plot))`;
const FELLOW = `(?:${VICTIM}|someone|somebody|we|they|im|i am)`;
const HURT =
  '(?:cut|sliced|slashed|gashed|stabbed|speared|pierced|punctured|jabbed|pricked|spiked|scratched|grazed|scraped|skinned|bruised|banged|smashed|bashed|crushed|trapped|squashed|caught|burnt|burned|scalded|blistered|sprained|twisted|strained|pulled|dislocated|hurt|injured|nicked|impaled|ripped|tore|torn|whacked|hit|broke|broken|fractured|bitten|bit|stung|stubbed|chopped|sawed|sawn|severed)';
const any = (...patterns: string[]): RegExp =>
  new RegExp(patterns.map((pattern) => `\\b(?:${pattern})`).join('|'));

/** Backs, aches and twisted ankles. */
const STRAIN = any(
  BACK,
  `${PART} (?:\\w+ )?(?:aches?|aching|(?:is|are) killing me)`,
  '(?:sprained|twisted|strained|pulled)',
);

/** Whose leaves and flowers are said to burn. */
const FIERY =
  '(?:acers?|azaleas?|dahlias?|crocosmias?|maples?|tulips?|roses?|salvias?|rhododendrons?|autumn colours?)';

const FIRE = any(
  '(?:bon ?)?fire spread(?:s|ing)? (?:to|into|across|over|towards)\\b',
  '(?:fence|shed|house|greenhouse|garage|decking|roof|summer ?house|caravan|lean to|conservatory) (?:is |are |s |has been )(?:\\w+ )?burning\\b(?! (?:bush|hot|in the (?:sun|heat)|from|leaves|up in))',
  '(?:set|setting|sets) (?:fire|light) to (?:my|our|the|his|her|next doors|a|their) (?:\\w+ )?(?:shed|house|fence|garage|hedge|car|greenhouse|bins?|decking|conservatory|caravan|tree|field)\\b',
  '(?:set|setting) (?:him|her|them|my) ?sel(?:f|ves) (?:on fire|alight)\\b',
  `(?<!\\b${FIERY} )(?:is|are|s|its|has|caught|went|gone|set|just) (?:\\w+ )?(?:on fire|caught fire|ablaze|in flames)\\b(?! (?:with|(?:this|in|every|all|each|these|of an?) (?:autumn|year|summer|month|spring|october|november|september|time|colours?)|(?:this|every|all) ))`,
  `^(?!.*\\b${FIERY}\\b)(?:\\w+ ){1,4}on fire$`,
  '(?:there is|theres|theres been|we have got|weve got) (?:a|been a) fire (?:in|at|near|by)\\b(?! (?:(?:the|my|our|a) )?(?:chimenea|chiminea|fire ?pit|brazier|grate|(?:wood|log) ?burner|incinerator|hearth|fireplace|bbq|barbecue|stove)\\b)',
  '(?:bon ?)?fire (?:is |has |s |getting |got |spreading |gone )*(?:out of control|spreading)',
  '(?:bon ?)?fire (?:is |has |s |got |gone )+spread\\w*',
  '(?:hair|clothes|coat|sleeve|jumper|shirt|trousers|shed|fence|hedge|tree|bbq|barbecue|mower|house|roof|greenhouse|car) caught fire',
  'out of control (?:bon ?)?fire',
  '(?:bbq|barbecue|(?:gas )?(?:bottle|cylinder|canister)|propane|boiler|battery|heater|shed|garage|greenhouse|house|car|mower) (?:has |have |just )*(?:exploded|blew up|blown up)',
  '^(?:(?:help|theres|there is|a|we have|my|the) )*(?:chimney|house|shed|hedge|garage|greenhouse|grass|kitchen|wild) ?fire$',
);

const AIRWAY = any(
  '(?:throat|tongue|lips?|airways?|face|mouth)(?! of)\\b(?: \\w+){0,4}? (?:swell\\w*|swollen|swelled|closing|closed up|closes|tight\\w*|puff(?:ed|y|ing) up|blown up|tingling)',
  '(?:swell\\w*|swollen|tight\\w*) (?:\\w+ ){0,3}?(?:throat|tongue|lips?|face|mouth|airways?)(?! of)\\b',
  '(?:trouble|difficulty|difficulties|problems?|struggl\\w+|hard|cannot|cant|couldnt|can not|not able|unable|short of|shortness of|barely|hardly)(?: (?:with|in|to|for (?:him|her|me)|properly))* (?:breath(?:e|ing)?)\\b(?! (?:new |some )?(?:life|air into))',
  `wheez\\w+`,
  'swallow(?:ed|s) (?:a |an )?(?:wasp|bee|hornet|bumble ?bee)s?\\b',
  '(?:cant|cannot|can not|couldnt|unable to|not able to|hard to|trouble|difficulty) swallow(?:ing)?\\b(?! (?:the|that|this|my|his|such) (?:price|cost|quote|bill|pride|fact|idea))',
  'gasping(?! (?:frogs?|fish|plants?|lawns?|soil|gardens?|roses?|flowers?|pots?))\\b',
  'anaphyla\\w+',
  'having (?:an? )?(?:\\w+ )?allergic reaction\\b',
  'epi ?pen',
  `stung\\b(?: \\w+){0,6}? (?:allerg\\w+|faint\\w*|dizzy|light ?headed|collaps\\w+|vomit\\w*|confused)`,
  `(?:allergic|allergy|faint|dizzy|light ?headed)\\b(?: \\w+){0,8}? stung`,
  '(?:allergic|severe|bad) reaction\\b(?: \\w+){0,5}? (?:stings?|stung|bitten|bites?|bees?|wasps?|hornets?)\\b',
  '(?:stings?|stung|bitten)\\b(?: \\w+){0,6}? (?:allergic|severe|bad) reaction\\b',
  'stung (?:\\w+ ){0,4}?(?:mouth|throat|tongue)',
  '(?:mouth|throat|tongue)\\b(?: \\w+){0,5}? stung',
);
/** Something in the windpipe. */
const CHOKING = any(
  '^(?:(?:help|please|hes|shes|im|is|he|she) )*chok(?:ing|ed)(?=$| (?:on|help|please|and|cant|cannot|to death|badly|what|now|i|he|she)\\b)',
  `${FELLOW}\\b(?: (?!(?:can|could|might|lawns?|plants?|roses?|hedges?|borders?|beds?|ivy|weeds?|moss|ponds?|trees?|mowers?|strimmers?|engine)\\b)\\w+){0,8}? chok(?:ing|ed|es)\\b(?! (?:my|the|our|with|out|up|everything|all|back|hazards?|risks?|(?:at|on) the (?:price|cost|bill|quote))\\b)`,
  `(?:stuck|lodged|caught) in (?:(?:my|his|her|their|the) )?(?:\\w+ )?(?:throat|windpipe|airway)`,
  `${FELLOW}\\b(?: \\w+){0,3}? (?:turning|gone|going) blue\\b(?! (?:with cold)\\b)`,
);
const ASTHMA = any('asthma attacks?\\b');
/** What gardeners say cannot breathe. */
const SOIL_BREATHES =
  /\b(?:soil|lawn|roots?|plants?|grass|clay|compost|ground|wood|trees?|bulbs?|bed|fence|shed|walls?)\b(?: \w+){0,3} (?:breathe|breathing|breath)\b/;
const OPENED = any(
  `cut ${BODY}(?: \\w+){0,2}? (?:with|on|by) (?:the|a|my|an) (?:chain ?saw|circular saw|angle grinder|axe|hatchet|saw ?bench)`,
  `(?:cut|sliced|slashed|gashed|ripped|split|torn|tore) ${BODY} (?:wide |right |clean )?open\\b`,
  '(?:glass|fork|knife|blade|stake|cane|nail|branch|metal|wire)\\b(?: \\w+){0,3}? in (?:my|his|her) (?:neck|chest|stomach|belly|throat|groin|skull)\\b',
  `nailed ${BODY}`,
  'bones? (?:(?:is|are) )?(?:(?:sticking|poking|coming) (?:out|through)|showing|protruding|visible)\\b',
  '(?:can|could) see (?:the |my |his |her )?bone\\b',
  `nail ?gun\\b.* (?:in|into|through) ${BODY}`,
  `(?:hair|sleeve|scarf|clothes|clothing|jumper|trousers)(?: (?:is|are|got|has|have|been))* (?:caught|stuck|trapped)(?: up)? in (?:the |a |my )?(?:${MACHINE})`,
  '(?:loads|lots|so much|pools?|a lot) of blood',
  `${BODY} (?:has |have )?(?:went|gone) through (?:\\w+ ){0,3}?(?:glass|window|pane)\\b`,
  `(?:cut|cutting|sliced|sawed|sawn|gone|went|hacked|slashed) (?:right |straight |deep |clean )?(?:through|into|open) ${BODY}`,
  `(?:cut|cutting|sliced|chopped|sawn|sawed|took|taken|lost|ripped|torn|tore|severed|hacked|bit|lopped|snipped) (?:(?:the |a |an )?(?:end|tip|top|piece|bit) )?(?:off |of |clean |half )*${BODY} (?:off\\b|of$)`,
  `(?:cut|sliced|chopped|sawn|sawed|took|ripped|tore|lopped|snipped|hacked) (?:clean )?(?:(?:off )?(?:the )?(?:end|tip|top) (?:off|of) |off (?:the (?:end|tip|top) of )?)${BODY}`,
  '(?:cut|sliced|chopped|sawn|sawed|lost|severed|ripped) (?:a |his |her |my |two |the )?(?:fingers?|thumbs?|toes?)(?: (?:clean )?off)',
  'lost (?:a|his|her|my|two) (?:fingers?|thumbs?|toes?)\\b',
  'amputat\\w+',
  `severed (?:a |an |${WHOSE} )?${PART}`,
  `${MACHINE}\\b(?: \\w+){0,5}? (?:ran over|went (?:in|into|through|over)|gone (?:in|into|through|over)|cut into|hit|slipped (?:in|into|onto)|caught|got|kicked back|into|mangled)\\b(?: \\w+){0,3}? ${BODY}`,
  `${BODY}(?: \\w+){0,4}? (?:in|under|by|into) (?:the |a |my )?${MACHINE}\\b`,
  `${VICTIM}\\b(?: \\w+){0,3}? (?:hit|caught|run over|ran over|injured|trapped|struck)(?: up)? (?:by|in|under) (?:\\w+ ){0,2}?${MACHINE}\\b`,
  'chain ?saw (?:cut|injury|accident)',
  `(?:fork|spike|cane|stake|nail|rail|post|blade|branch|stick|tine|screw|knife|rod|bar|railing)\\b(?: \\w+){0,4}? (?:through|right into) ${BODY}`,
  '(?:fork|spike|cane|stake|nail|blade|tine|screw|knife|rod|railing|drill|spear)\\b(?: \\w+){0,3}? (?:went |gone |going |straight |right )*through (?:foot|hand|leg|arm|toe|thumb|finger|palm|boot and foot|wellie and foot|neck|thigh|calf|knee|ankle|wrist)\\b(?! (?:of|rail|deep|wide))',
  'impaled',
  '(?:cut|severed|hit|nicked) an artery',
  'gushing blood',
  'finger ?tips?\\b(?: \\w+){0,3}? off\\b',
  'kick(?:ed )?back\\b(?: \\w+){0,3}? (?:face|arm|leg|hand|neck|chest|me)\\b',
  'blood (?:everywhere|(?:(?:is|keeps?|s|was) )?(?:pouring|gushing|spurting|squirting|pumping)|wont stop)',
  '(?:lost|losing) (?:a lot of|lots of|so much|too much) blood',
  '(?:wont|cant|doesnt|not) stop (?:the )?bleeding',
);
/** Something heavy and alive. */
const KICKED = any(
  `(?:horse|pony|cow|bull|ram|goat|donkey|cattle) (?:has |have |just )*(?:kicked|butted|trampled|gored|attacked|threw|thrown) (?:me\\b|him\\b|us\\b|(?:my|our|a|the) (?:\\w+ )?${VICTIM}\\b|${BODY})`,
  '(?:kicked|butted|trampled|gored|attacked|thrown) (?:by|off) (?:a |an |the |my |our )?(?:\\w+ )?(?:horse|pony|cow|bull|cattle|cows|ram|goat|pig|dog|dogs|donkey)',
);
const BROKEN = any(
  `${WHOSE} (?:arm|leg|wrist|ankle|finger|shoulder|elbow|knee) (?:looks?|is|seems) (?:\\w+ )?(?:bent|deformed|crooked|at an? \\w+ angle)\\b`,
  `${WHOSE} (?:arm|leg|ankle|wrist|hip|neck|collar ?bone|shoulder) (?:is|looks|feels) (?:\\w+ )?(?:broken|snapped|dislocated|fractured)\\b`,
  `(?:broke|broken|fractured|dislocated) (?:${WHOSE} )?(?:\\w+ )?(?:arm|leg|ankle|wrist|hip|neck|collar ?bone|pelvis|skull)\\b(?! (?:garden|lawn|gate|fence|door|wall))`,
  `(?:broke|broken|fractured) ${WHOSE} back\\b(?! (?:garden|lawn|gate|fence|door|wall))`,
);
const CRUSHED = any(
  `(?:tree|branch|trunk|log|wall|fence|shed|ladder|stone|slab|gate|pergola|statue|digger|tractor|mower|boulder|pot|sleeper|roof|panel|rotavator|trench|hole|bank|ditch|soil|earth|excavation|scaffold\\w*|dumper|digger bucket|excavator|wheelbarrow|trailer|lorry|van|tractor|roller|greenhouse|summerhouse|beam|lintel|bricks?|concrete|arch|trellis|swing|trampoline|it)\\b(?: (?:\\w+)){0,3}? (?:fell|fallen|falling|collapsed|come down|came down|dropped|landed|toppled|rolled|ran|run|drove|driven|tipped|caved in|gave way)(?: (?:\\w+)){0,2}? (?:on|onto|on to|over) (?:top of )?(?:me\\b|him\\b|us\\b|them\\b|her\\b(?! (?!(?:and|what|help|she|now|how|please|when)\\b)\\w)|(?:(?:my|our|his|her|a|the|their) (?:\\w+ )?)?(?:husband|wife|partner|child|son|daughter|mum|dad|mother|father|friend|neighbour|brother|sister|grand\\w+|toddler|baby|boy|girl|man|woman|gardener|builder|worker|workman|bloke|lad|lady|kids?|children|nan|gran|uncle|aunt|dog|cat|puppy|horse)\\b(?! (?:s\\b|house|car|garden|shed|fence|greenhouse|made|hole|flap|kennel|box|seat))|${BODY})`,
  '(?:fallen|fell|landed|came down|crashed|collapsed) (?:on|onto) (?:a|the|our|my|their|next doors) (?:\\w+ )?(?:car|van|house|caravan|tent|shed|greenhouse|bus) with (?:\\w+ ){1,3}?(?:in|inside)\\b',
  `(?:get|pull|free|lift|drag)\\b(?: \\w+){0,2}? (?:${VICTIM}|me|him|her|them)\\b(?: out)?(?: from)? (?:under|beneath)\\b`,
  `${VICTIM}\\b(?: \\w+){0,3}? (?:hit|run over|ran over|knocked (?:down|over)|struck) by (?:\\w+ ){0,2}?(?:car|van|lorry|truck|tractor|digger|dumper|bus|motorbike)\\b`,
  `${BODY} (?:(?:is|are|got|has been|s) )*(?:trapped|pinned|stuck|crushed) (?:under|beneath|between)\\b`,
  '(?:cant|cannot|couldnt) (?:get|move|crawl)(?: out)? from (?:under|beneath)\\b',
  `${FELLOW}\\b(?: \\w+){0,3}? (?:(?:trapped|pinned|crushed|buried|stuck) (?:under|beneath|between)|crushed by) `,
);
const FELL = any(
  `${FELLOW}\\b(?: (?!(?:leaves|leaf|apples?|fruit|plums?|pears?|berries|needles|flowers|branch)\\b)\\w+){0,3}? (?:(?:fell|fallen|slipped)(?: \\w+)? (?:off|from|out(?: of)?|down)|(?:come|came)(?: \\w+)? off) (?:\\w+ ){0,3}?(?:ladder|roof|tree|wall|scaffold\\w*|steps|stairs|tree ?house|fence|step ?ladder|balcony|swing|trampoline|climbing frame|slide|bike|chair|stool|bench|horse|pony|tractor|trailer|garage|shed)\\b`,
  `${FELLOW}\\b(?: \\w+){0,4}? (?:fell|fallen|slipped|tripped|down|floor|ground)\\b(?: \\w+){0,6}? (?:cant|cannot|can not|couldnt|unable to|wont|isnt able to) (?:get (?:\\w+ )?up|stand|move|be moved)\\b`,
  `ladder\\b(?: \\w+){0,2}? (?:slipped|fell|went|collapsed|gave way|toppled|tipped)\\b.*\\b(?:${VICTIM}|me|him|her)\\b`,
  '(?<!\\w )fell (?:off|from) (?:a |the |my )?(?:\\w+ )?(?:ladder|roof|scaffold\\w*)\\b',
  '^(?:(?:help|just|please|ive) )*(?:fell|fallen) (?:off|from|down) (?:\\w+ )?(?:\\w+ )?(?:wall|steps|stairs|fence|balcony|step ?ladder|ladder|roof|scaffold\\w*)\\b',
  '^(?:(?:help|just|please|ive|i|ive just|hes|shes|he|she|has) )*(?:fell|fallen) (?:out of|out|through) (?:(?:the|a|an|my|our|his|her) )?(?:\\w+ )?(?:trees?|roof|tree ?house|ceiling|window|greenhouse|skylight)\\b',
  // As one types with shaking hands.
  '(?<!\\b(?:pots?|paint|tools?|bucket|baskets?|saw|secateurs|leaves|apples?|fruit) )(?:fell|fallen|feel|falen|fallan|slipped) off? (?:the |a |my |his |her )?(?:\\w+ )?(?:ladd?[ae]rs?|roof)\\b',
  '(?:cant|cannot|can not|couldnt|unable to|not able to) (?:move|feel) (?:(?:my|his|her|their|the) )?legs?\\b',
  '(?:neck|back|spine|head)\\b.*\\b(?:cant|cannot|can not|couldnt) (?:move|feel) (?:(?:my|his|her|their|the) )?(?:arms?|legs?|hands?|fingers|feet)\\b',
);
const ELDER =
  '(?:nan|nana|nanna|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|mum|mom|mummy|dad|daddy|mother|father|husband|wife|partner|uncle|aunt|auntie|neighbour|friend|old (?:man|lady|woman)|hes|shes|he|she)';
/** On the flat, of somebody who is not young. */
const FALLEN = any(
  '(?:nan|nana|nanna|gran|granny|grandma|grandmother|grandad|granddad|grandpa|grandfather|mum|mom|dad|mother|father|husband|wife|uncle|aunt|auntie|neighbour) (?:(?:has|have|just|is|s) )*(?:fallen|fell|had a (?:bad )?fall|tripped|slipped)(?: (?:over|down))?(?= (?:in (?:the|my|our)|on the|outside|at|and|over|what|help|just|by|near|while|again)\\b|$)',
);
/** Found lying, and nothing that says why. */
const ON_FLOOR = any(
  `${ELDER}\\b(?: (?:is|was|are|still|has been|been|lying|laid|laying|found|down|just|now|here|outside)){0,4} on the (?:floor|ground)\\b(?! (?:floor|level|playing|sitting|weeding|planting|gardening|sorting|painting|(?:laying|fitting|fixing) (?:\\w+ )?(?:tiles|slabs|boards|turf|flooring)|tiling|cover|above|below|every|most))`,
);
const DROWNED = any(
  `${FELLOW}\\b(?: (?!(?:can|could|might|may|if|would|falls)\\b)\\w+){0,3}? (?:fell|fallen|slipped|tumbled|jumped|gone|went|is|face down|lying)(?: \\w+){0,2}? (?:in|into|in to) (?:\\w+ ){0,2}?(?:ponds?|pool|water ?butt|river|lake|stream|well|hot ?tub|canal)\\b(?! (?:area|corner|shop|centre|to (?:clean|clear|pull|thin|weed|net|plant|fix|remove|divide))\\b)`,
  `(?<!\\b(?:can|could|might|may|would|will)\\b(?: \\w+){0,3} )(?:${VICTIM})\\b(?<!\\b(?:i|we))(?: (?!(?:can|could|might|may|would|will|dont|doesnt|not|in)\\b)\\w+){0,3}? drown(?:ed|ing)\\b(?! (?:my|the|our|his|her|their|all|some|a|in (?:weeds?|blanket|leaves|debt|courgettes)))`,
);
/** In the water, and not able to come out. */
const IN_WATER = any(
  `(?:${group(PETS)}|${YOUNG_ONE}|husband|wife|mum|dad|friend|he|she|hes|shes)\\b(?: (?:is|s|are|has|got|gone|stuck|trapped|still|been|caught)){0,4} (?:in|under) (?:\\w+ ){0,2}?(?:ponds?|pool|water ?butt|water|river|lake|stream|well|canal|swimming pool)\\b(?! (?:area|board|house|features?|table|company|garden|lil\\w+|plants?|butt|world))(?:.*)\\b(?:cant|cannot|can not|couldnt|wont|unable|help|stuck|trapped)\\b`,
  `(?:${group(PETS)}|${YOUNG_ONE})\\b(?: (?:is|s|has|got|been))* (?:stuck|trapped) (?:in|under) (?:\\w+ ){0,2}?(?:ponds?|pool|water ?butt|river|lake|stream|well|canal)\\b`,
  `(?:${group(PETS)}|${YOUNG_ONE}|he|she)\\b(?: \\w+){0,2}? (?:cant|cannot|can not|couldnt|wont) (?:\\w+ )?(?:get|climb|come) (?:\\w+ )?out of (?:\\w+ ){0,2}?(?:ponds?|pool|water|river|lake|stream|well|canal)\\b`,
  '(?:fell|fallen|gone|went|stuck|am|im) (?:in|into) (?:the |a |my |our )?(?:\\w+ )?(?:ponds?|pool|water ?butt|river|lake|stream|well|canal)\\b.*\\b(?:cant|cannot|unable to|couldnt) (?:get|climb|come) (?:back )?out\\b',
  `(?:he|she|hes|shes|${group(PERSONS)}) (?:has |have )?(?:went|gone) under(?: (?:the water|water|and|but|then|now))* (?:hasnt|has not|not|didnt|never|cant) come (?:back )?up`,
  '^(?:(?:help|please|urgent|omg|hes|shes|im|is|someone|somebody|my|child|kid|son|daughter|dog) )*drowning(?:$| (?:in|help|please|now|and)\\b)',
  '(?:fell|fallen|went|gone|jumped) in(?:to)? (?:the |a |my |our )?(?:\\w+ )?(?:ponds?|pool|river|lake|canal|sea|stream|well|water)\\b(?: \\w+){0,4}? (?:went under|gone under|under ?water|face down)\\b',
);
/** Nothing more than that, as one types in fear. */
const CHILD_IN_POND = new RegExp(
  `^(?:(?:help|please|urgent|omg|my|the|our|a|there is|theres) )*(?:\\w+ )?${YOUNG_ONE} (?:is |has gone )?(?:in|under) (?:\\w+ )?(?:\\w+ )?(?:ponds?|pool|water|water ?butt)$`,
);
const SHOCKED = any(
  'electric(?:al)? shock\\b(?! (?:fenc\\w+|collars?|mats?|tape|strips?|wires?|barriers?|traps?|netting))',
  'electrocut\\w+',
  `(?:got|had|getting|gave|gives|given|felt) (?:me |him |her |us |a |an )*(?:\\w+ )?(?:shock|zapped)(?: \\w+){0,2}? (?:from|off|by)\\b`,
  `(?:pump|socket|plug(?! plants?\\b)|cable|mower|trimmer|lights?|wire|extension)\\b(?: \\w+){0,5}? (?:a |an )?(?:\\w+ )?shock(?:ed|s)?\\b(?! (?:at|how|price))`,
  'shocked by (?:\\w+ ){0,2}(?:pump|cable|socket|mower|plug|lights?|fence)',
);
const AVOIDED =
  /\b(?:avoid|prevent|risk of|protect\w* (?:against|from)|worried about|could (?:i|you|it)|can (?:i|you|it)|will|does|do|how to)\b(?: \w+){0,6} (?:shocks?|electrocut\w+)/;
const NOT_BREATHING = any(
  '(?:baby|lips?|face|babys) (?:(?:is|are|has|have|looks?|all|very|went) )+(?:(?:gone|turned|turning|going) )?blue\\b(?! (?:eyed?|with|badge|eyes|shirt|and|paint|in))',
  `(?:${group(PERSONS)}|he|hes|she|shes) (?:(?:is|has|have|all) )*(?:gone|turned|turning|going) (?:blue|(?:grey|purple)(?= (?:and|in the face|what|help)\\b))\\b(?! with)`,
  '(?:isnt|not|stopped|stops|no longer) (?:even )?breathing',
);
const HEART = any(
  '(?:my|his|her) heart (?:(?:has|is|s|just) )*(?:stopped|stopping|not beating)\\b',
  'clutching (?:my|his|her) (?:chest|heart)',
  '(?<!\\bi (?:nearly|almost) had a )heart attack\\b(?! prices?)',
  'cardiac arrest',
  'chest pains?',
  'pains? (?:in|across) (?:my|his|her|the) (?:chest|(?:left )?arm and)',
  `${WHOSE} chest (?:hurts?|(?:is|feels?|has gone|went) (?:\\w+ )?(?:tight|heavy|crushed|hurting|painful))\\b`,
  'tight(?:ness)? (?:in|across) (?:my|his|her|the) chest',
);
const STROKE = any(
  '^(?:(?:help|please|a|i think|think|its|is it|having|he|she|had|mini|suspected) )*stroke$',
  '(?:my|his|her) face (?:has |is )?(?:dropp\\w+|droop\\w*|sagg\\w*)',
  '(?:cant|cannot|can not) (?:lift|raise) (?:his|her) (?:left |right )?arms?',
  '(?:mum|mom|mother|dad|father|nan|gran|granny|grandma|grandad|grandpa|husband|wife|partner|he|she|hes|shes) (?:suddenly )?(?:cant|cannot|can not) (?:speak|talk|see)\\b(?! (?:to|english|with|the|any|over|past))',
  '(?:having|having had|had|suffered) (?:mini )?stroke\\b(?! of)',
  '(?:having|had|has|have|be|is it|suffered|like) a (?:(?:mini|massive|bad|second|major|small|huge|suspected|severe|slight) )*stroke\\b(?! of)',
  '(?:face|mouth) (?:has |is |have )?(?:\\w+ )?(?:droop\\w*|dropped on one side)',
  'slurr(?:ed|ing)(?: (?:his|her|my))? (?:speech|words)',
  '(?:speech|words) (?:is|are|has gone) slurred',
);
const OUT = any(
  'unconscious',
  `found (?:(?:my|our|his|her|the) )?${group(PERSONS)} (?:was )?hanging(?= (?:in|from) (?:the|our|a|his|her|my) (?:\\w+ )?(?:shed|garage|tree|loft|house|bedroom|barn|beam|rafters?|greenhouse|woods?|garden)\\b|$)`,
  '(?:taken|took|swallowed) (?:an |a )?overdose',
  'overdosed',
  TOO_MANY,
  'unresponsive',
  `^(?:(?:help|been|ive|got|i|was|just|have) )*(?:struck|hit) by lightning\\b`,
  `${FELLOW}\\b(?: (?!(?:a|the|our|my|his|her|had|trees?|oak|shed|house|roof)\\b)\\w+){0,3}? (?:struck|hit) by lightning\\b`,
  `(?:${group([...PERSONS, ...PETS])}|he|she|hes|shes) (?:is )?(?:now )?fitting(?=$| (?:on|in the|and|what|help|now|again)\\b)`,
  `${FELLOW}\\b(?: \\w+){0,3}? (?:collapsed|fainted|passed out|blacked out|having (?:a )?(?:seizure|fit)\\b(?! (?:about|over|of)\\b))`,
  `${FELLOW}\\b(?: \\w+){0,7}? (?:not|isnt|stopped) moving\\b(?! (?:house|in|home|to|away))`,
  '^(?:(?:help|an|a) )*overdose$',
  `${FELLOW}\\b(?: \\w+){0,7}? (?:not waking|wont wake|cant wake|cannot wake|wont come round|not responding)\\b`,
);
const OVERDOSE = any('overdos\\w+', TOO_MANY);
const HEAT = any('heat ?stroke', 'sun ?stroke', 'heat exhaustion');
/** Somebody or an animal at death's door, and neither of hunger nor of an illness that is long known. */
const DYING = any(
  `^(?:(?:help|please|omg|quick|i|think|the|my|our|and) )*(?:${group([...PETS, ...PERSONS])}|im|hes|shes|(?:he|she|i) (?:am|is)|he|she|i)(?: (?:am|is|are|think|s|really|now|slowly))* dying(?=$| (?:help|please|what|quick\\w*|now|in (?:the|my|our) (?:\\w+ )?(?:garden|shed|greenhouse|lawn|kitchen))\\b)`,
);
/** A tick on somebody, and not on a list. */
const TICK = any(
  `(?<!\\bto )ticks?\\b(?: \\w+){0,4}? (?:on|in|to|bit|bitten|attached to|stuck (?:in|on|to)) (?:${BODY}|me\\b|him\\b|her\\b|us\\b|(?:my|our|the) ${VICTIM}\\b)`,
  'tick bites?',
  '(?:bitten|bit) by (?:a |some )?ticks?',
);
const SNAKE = any(
  '(?:bitten|bit)(?: \\w+){0,3}? by (?:\\w+ )?(?:adder|snake|viper)\\b',
  '(?:adder|snake|viper) (?:has |just )*(?:bit|bitten)\\b',
  '(?:adder|snake) bite',
);

const SUBSTANCE =
  '(?:sap|juice|latex|weed ?killer|glyphosate|round ?up|pesticide|insecticide|fungicide|spray|chemicals?|acid|lime|cement|concrete|mortar|creosote|bleach|fertili[sz]er|feed|pellets?|hairs?|chillis?|chillies|dust|compost|soil|mud|sand|grit|sawdust|petrol|diesel|preservative|stain|paint|euphorbia|spurge|hogweed)';
const EYE = any(
  `(?:${SUBSTANCE}|got|gone|get|went|blew|flew|threw|thrown|flung|stones?|flint|shot|splash\\w*|squirt\\w*|sprayed|rubbed|poked|something|thorn|twig|cane|branch|fly|leaf|splinter|hit|scratch\\w*|jabbed|stick|stung)\\b(?: \\w+){0,6}? (?:in|into|on|near|around) (?:(?:both |one )?(?:of )?(?:${WHOSE}|the|both|one) )?(?:\\w+ )?eyes?\\b(?! (?:catching|level|line))`,
  `(?:poked|scratched|hit|jabbed|rubbed|hurt|injured|burned|burnt|stabbed|whipped|caught) (?:${WHOSE} |(?:me |him |her )?in the )(?:\\w+ )?eyes?\\b`,
  `${WHOSE} eyes? (?:sting|burn|hurt)s?(?: (?:badly|after|since|from|and|now|what|help)\\b|$)`,
  `${WHOSE} eyes? (?:has|have|is|are)(?: got)? (?:\\w+ ){0,2}?${SUBSTANCE} in (?:it|them)\\b`,
  `${WHOSE} eyes? (?:is|are|feels?|keeps?|has been) (?:\\w+ )?(?:burning|stinging|swollen|blurr\\w*|bleeding)`,
);
const PIERCED_EYE =
  /\b(?:thorn|twig|cane|branch|splinter|stick|poked|stabbed|hit|jabbed|whipped|scratched|nail|wire|metal|glass|stone|flint)\b/;
const SAP =
  /\b(?:sap|latex|euphorbia|spurge|hogweed|rue|fig|parsnip|parsley|dictamnus|burning bush)\b/;
const SKIN = any(
  `${SUBSTANCE}\\b(?: \\w+){0,4}? (?:in|into) ${WHOSE} (?:face|mouth|lap)\\b`,
  `${SUBSTANCE}\\b(?: \\w+){0,4}? (?:on|onto|on to|over|all over) (?:${BODY}|(?:the|my|his|her) skin|me\\b|myself|him\\b|her(?= (?:and|what|now|help|how)\\b|$))`,
  `(?:touched|brushed (?:against|past)|handled|strimmed|walked through|rubbed against|grabbed|picked up|fell in(?:to)?|came into contact with|in contact with) (?:\\w+ ){0,3}?(?:hogweed|euphorbia|spurge|monkshood|aconitum|wolfsbane|rue|poison ivy|nightshade|hemlock)\\b`,
  `(?:hogweed|euphorbia|spurge|parsnip|sap|rue|ivy|nettle) (?:\\w+ )?(?:rash|burns?|blisters?)(?= (?:on|what|help|how|after|is|has|wont)\\b|$)`,
  '(?:gave|given|giving) (?:me|him|her|us) (?:a |an |some )?(?:\\w+ )?(?:blisters|rash|burns?|hives)',
  `${SUBSTANCE} (?:has |have |had )?(?:burnt|burned|burning|burns|stung|irritated|blistered) (?:${BODY}|me\\b)`,
  `poison ivy (?:\\w+ )?(?:on|all over) (?:${BODY}|me\\b)`,
  `(?:rash|blisters?|blistered|blistering|hives|burns?|burnt|burning|itch\\w*|welts)(?: \\w+){0,3}? (?:on|all over|up) ${BODY}`,
  `${BODY}(?: \\w+){0,3}? (?:rash|blister\\w*|burning|itch\\w*|hives|come up in)\\b`,
  '(?:rash|blisters|hives|burns) (?:from|after|off)\\b',
);
const BREATHED = any(
  '(?:breathed in|inhaled|breathing in|inhaling)(?: \\w+){0,4}? (?:spray|weed ?killer|fumes|chemicals?|pesticide|smoke|glyphosate|insecticide|creosote|dust|acid|bleach|ammonia|chlorine|vapours?|cleaner|petrol)',
);

const STINGER = '(?:bees?|wasps?|hornets?|bumble ?bees?|nettles?|insect|ants?|horsefly)';
const STUNG = any(
  `(?<!\\b(?:will|can|could|might|would|to|get|gets|getting|avoid|without|being|stop|prevent|not)(?: (?:i|we|you|he|she|it|get|getting|be|being))* )stung\\b`,
  `(?:^|\\b(?:got|had|has|have|after|from|treat\\w*|for|help|of|my|his|her|is|this) (?:(?:a|an|the|this|some|my|his|her|another|several|bad|nasty|painful|big|recent|few|\\d+) ){0,2})${STINGER} stings?\\b(?! allerg)`,
  `${STINGER} sting (?:on|in|to|near) (?:${BODY}|the (?:mouth|throat))`,
  'stinging nettles? (?:rash|on (?:my|his|her))',
);
const MINOR = any(
  '(?:rusty )?(?:nail|glass|thorn|splinter|fork|screw|tack|wire|spike)s? (?:stuck )?(?:in|into|under|through) (?:foot|hand|finger|thumb|toe|leg|arm|heel|knee|wrist|sole|finger ?nail)$',
  `(?:^|(?:i|im|ive|got|he|she|hes|shes|badly|${group(PERSONS)}) (?:(?:am|is|are|got|have|has|been|really|very|badly|all) )*)sun ?burn(?:t|ed)?\\b(?! (?:(?:my|our) (?!(?:back|face|arms?|legs?|neck|shoulders?|nose|head|skin)\\b)|leaf|leaves|lawn|grass|plants?|hostas?|on (?!(?:(?:my|the|his|her) )?(?:back|face|arms?|legs?|neck|shoulders?|nose|head|skin)\\b)))`,
  `${group(PETS)}\\b(?: (?:is|has|been|started|s|just|still|now|suddenly))* (?:limping|gone lame|lame|(?:wont|cant|cannot|will not) (?:get up|stand|walk|move|eat$|drink$|wake)|not eating$)`,
  `boiling (?:water|oil|fat)\\b(?: \\w+){0,4}? (?:on|over|onto|down) (?:${BODY}|me\\b|myself|him\\b)`,
  `deep (?:cut|gash|wound)s?\\b(?: \\w+){0,2}? (?:in|on|to) (?:${WHOSE} )?${PART}`,
  '^(?:(?:a|help|got|my|have|bad|nasty) )*(?:rat|dog|cat|fox|spider|horsefly|insect|squirrel|mosquito) bites?\\b(?! (?:proof|resistant|plants?)\\b)',
  `${BODY} (?:is|are|has gone|have gone|went|looks) (?:\\w+ )?(?:red|hot|purple)\\b`,
  'red (?:lines?|streaks?) (?:up|on|from|running)(?: \\w+){0,2} (?:arm|leg|hand|foot|finger)',
  `${HURT} (?:${BODY}|${BACK})`,
  `(?:${BODY}|${BACK}) (?:hurts?|aches?|(?:is|are) killing me|(?:is|are|was|has|have|got|gets|feels?|keeps?|went) (?:\\w+ ){0,2}?(?:cut|bleeding|swollen|swelling|infected|throbbing|numb|sore|hurting|painful|aching|broken|trapped|stuck|bruised|burnt|burned|blistered|scalded|fractured))\\b`,
  `(?:splinters?|thorns?|prickles?|spines?|glass|nail)(?: \\w+){0,4}? (?:in|under|into) (?:${BODY}|the (?:finger|hand|thumb|foot|skin))`,
  '(?:got|have|had|with|remove|removing|getting) (?:a |an |the )?splinters?\\b',
  `${HURT} (?:my ?self|himself|herself)\\b`,
  `(?:hurt|injured|cut|burnt|burned)(?:ting|ing)? (?:my ?self|himself|herself)${AT_WORK}`,
  `(?:${FELLOW})\\b(?: \\w+){0,2}? (?:stood|stepped|trod|fell) on (?:a|the|my|some) (?:\\w+ )?(?:rake|nail|fork|glass|spike|thorn)`,
  '^(?:(?:help|just|ive|have|i) )*(?:stood|stepped|trod|trodden) on (?:a |an |the |some )?(?:\\w+ ){0,2}?(?:rake|nail|fork|glass|spike|thorn|tack|screw|wire)\\b',
  'tick (?:bite|bit|on my|attached)',
  `(?:dog|cat|rat|fox|horse|squirrel|ferret|pony) (?:has |just |have )*(?:bit|bitten|attacked) (?:me\\b|him\\b|us\\b|(?:my|our|the|a|his|her|their|next doors) (?:\\w+ )?(?:${VICTIM}|${BITTEN})\\b|${BODY})`,
  `(?:${FELLOW}|got|was|been|me|^)(?: ?\\w+){0,2}? ?bitten by (?:\\w+ ){0,3}?(?:dog|cat|tick|spider|rat|fox|horse|horsefly|insect|something|mosquito|ants?)\\b`,
);

/** A blow to the head, and not a head for heights. */
const HEAD = any(
  '(?:hit|banged|bumped|bashed|cracked|knocked|whacked|struck) (?:(?:my|his|her|their|the) )?head\\b(?! (?:off|gardener|height|of|designer))',
  '(?:hit|struck|whacked|bashed|banged) (?:me |him |her |them )?(?:on|in) the head',
  'head injury',
  'concuss\\w*',
);

/** A blow that has left its mark. */
const HEAD_GRAVE = {
  test: (text: string): boolean =>
    HEAD.test(text) &&
    /\b(?:dizzy|sick|vomit\w*|threw up|throwing up|drowsy|sleepy|confused|unconscious|knocked out|passed out|blacked out|blurr\w*|double|slurr\w*|seizure|cant remember|bad headache|blood from)\b/.test(
      text,
    ),
};

/** The rows of plants a bleeding vine may be told of. */
const BLEEDERS =
  'vines?|grape ?vines?|birch(?:es)?|walnuts?|maples?|acers?|trees?|trunk|stump|branch(?:es)?|bark|stems?|laburnum|kiwi|figs?|mulberry|hornbeam|plants?';
function isBleeding(text: string, reading: Reading): boolean {
  if (!/\bbleeding\b|\b(?:i|he|she) (?:\w+ )?bleeds?\b/.test(text)) return false;
  if (
    /\bbleeding (?:hearts?|canker|sap|nuisance)\b|\b(?:love lies|sap) (?:is )?bleeding\b|\b(?:these|those|this|that) bleeding (?:weeds?|cats?|foxes|slugs?|snails?|squirrels?|pigeons?|ivy|brambles?|moss|nettles?|moles?)\b/.test(
      text,
    )
  )
    return false;
  const plants = [BLEEDERS, ...reading.plants.map((mention) => `${mention.label}s?`)].join('|');
  const ofPlant = new RegExp(
    `\\b(?:${plants})\\b(?: (?:is|are|was|were|has|have|keeps?|started|been|still|s|just|to|from))* bleed|\\bbleed\\w* (?:(?:in|of) )?(?:my |the |a |our )?(?:${plants})\\b|\\b(?:prun\\w*|cut|trimmed|lopped|sawed|topped)(?: (?:back|off|down|a|my|the|our|some))* (?:${plants}) and (?:it is|its|it|they are|theyre|is|are|now) bleed`,
  );
  return !ofPlant.test(text) || new RegExp(`\\b(?:${BODY})`).test(text);
}

const VET_HURT =
  'Ring your vet now, whatever the hour: out of hours their telephone names the practice on duty. Keep the animal still and warm, press a clean cloth on a wound that bleeds, and take care, for an animal in pain may bite. Switch any current off at the mains before you touch it, and get it out of water only where you are safe yourself.';
const URGENT = 'Call 999 now and follow what they tell you; put the telephone on loudspeaker.';

const BREATHLESS =
  'Look whether they breathe: if they do, roll them onto their side, and if not, begin chest compressions as 999 tells you.';

/** What to do until help comes, by what has happened. */
const URGENT_WORDS: readonly (readonly [Pick<RegExp, 'test'>, string])[] = [
  [
    CHOKING,
    'For choking: let them cough while they can. If they cannot cough, speak or breathe, lean them forward and give up to 5 sharp back blows between the shoulder blades, then up to 5 abdominal thrusts, and go on by turns until it is out. A baby under one year lies face down along your thigh for the back blows, then on its back for up to 5 chest thrusts, with two fingers, and never abdominal ones. Do not feel about in the mouth for what you cannot see. If they stop responding, begin chest compressions as 999 tells you.',
  ],
  [
    AIRWAY,
    'Swelling of the face, mouth or throat, or hard breathing, can turn dangerous within minutes. Use an adrenaline pen at once if there is one. Lie down with the legs raised, or sit up where that helps the breathing.',
  ],
  [
    ASTHMA,
    'In an asthma attack: sit upright, keep calm, and take one puff of the reliever inhaler every 30 to 60 seconds, up to 10 puffs. 999 is needed where there is no inhaler, it gets worse at any time, or it is no better after 10 puffs.',
  ],
  [
    SHOCKED,
    'Switch the current off at the mains before you touch the person or the water: until then touch neither.',
  ],
  [
    { test: (text) => DROWNED.test(text) || IN_WATER.test(text) },
    'Get them out only where you are safe yourself. Anyone who has been under water needs to be seen, even if they seem well.',
  ],
  [
    CRUSHED,
    'Do not put yourself under what fell, and do not move anyone whose neck or back may be hurt.',
  ],
  [KICKED, 'Get away from the animal first, and keep still what hurts.'],
  [
    FELL,
    'Keep them still and warm, and do not move anyone whose neck or back may be hurt. Someone who fell a little way, is awake and moves everything can ring NHS 111 instead.',
  ],
  [
    ON_FLOOR,
    'Speak to them, look whether they breathe and where they are hurt, and keep them warm where they lie. Someone who is awake, moves everything and only cannot get up can ring NHS 111 instead.',
  ],
  [
    HEAD_GRAVE,
    'After a blow to the head with sickness, dizziness, drowsiness or confusion: sit or lie them down, keep head and neck still, give nothing to eat or drink, and let nobody leave them alone or drive.',
  ],
  [GRAVE_BURN, FOR_BURNS],
  [
    BROKEN,
    'Keep the limb still, as it lies. For a wrist, an ankle or a finger that is straight and has feeling in it, NHS 111 names where to go instead.',
  ],
  [
    HEART,
    'For pain in the chest: sit them down on the ground with the knees bent, leaning back on something, and keep them still and calm. They should not walk about, and nobody should drive them to hospital. Ask 999 about an aspirin. If they stop breathing, begin chest compressions as 999 tells you.',
  ],
  [
    STROKE,
    'It may be a stroke: the face drops on one side, an arm cannot be held up, speech is slurred. Note the time when it began, for the treatment hangs on it, and give nothing to eat or drink.',
  ],
  [
    HEAT,
    'For heat stroke: bring them into the shade, lay them down with the feet raised, take off what is warm, and cool the skin with water and a fan. 999 is needed for anyone who is confused, drowsy, very hot or no longer sweats, or no better after half an hour; anyone who is fully awake may sip water.',
  ],
  [{ test: (text) => OUT.test(text) || DYING.test(text) }, BREATHLESS],
  [
    OVERDOSE,
    'Stay with them even if they seem well, and keep the packets for the ambulance. Where things are hard, Samaritans listen at any hour on 116 123.',
  ],
  [
    SNAKE,
    'Keep the limb still and lower than the heart, sit quietly, and do not cut, suck or bind the bite.',
  ],
  [
    OPENED,
    'Press hard on the wound with a clean cloth and keep pressing. Leave in what is stuck in it. Wrap a part that has come off in a clean bag and take it along, kept cool but not on bare ice.',
  ],
];

function urgentOf(text: string, reading: Reading): string | null {
  const isAirway = AIRWAY.test(text) && !SOIL_BREATHES.test(text);
  const stopsBreathing = NOT_BREATHING.test(text) && !SOIL_BREATHES.test(text);
  const isShock = SHOCKED.test(text) && !AVOIDED.test(text);
  const bleeds = isBleeding(text, reading);
  if (FIRE.test(text) && !isPast(text) && !isPrevention(text))
    return 'Call 999 now. Get everyone well away and do not go back for anything.';
  if (
    !isAirway &&
    !isShock &&
    !bleeds &&
    !stopsBreathing &&
    ![
      OPENED,
      KICKED,
      BROKEN,
      CRUSHED,
      FELL,
      DROWNED,
      CHILD_IN_POND,
      IN_WATER,
      ON_FLOOR,
      HEAD_GRAVE,
      GRAVE_BURN,
      ASTHMA,
      CHOKING,
      HEART,
      STROKE,
      HEAT,
      OUT,
      DYING,
      SNAKE,
    ].some((one) => one.test(text))
  )
    return null;
  // Under a tree or short of air nobody is only the reason for a wish.
  const isGrave = [CHOKING, CRUSHED, OPENED, OUT, SNAKE].some((one) => one.test(text));
  if (isPast(text) || (isWish(text) && !(isGrave && !isPrevention(text)))) return null;
  if (whomOf(text) === 'animal')
    return CHOKING.test(text)
      ? `${VET_HURT} If it chokes, look into the mouth, and take out what you can see only where you reach it safely.`
      : VET_HURT;
  const words = URGENT_WORDS.filter(
    ([pattern]) =>
      pattern.test(text) &&
      (pattern !== AIRWAY ||
        (isAirway &&
          !(
            CHOKING.test(text) && !/\b(?:stung|stings?|swell\w*|swollen|allerg\w*)\b/.test(text)
          ))) &&
      (pattern !== SHOCKED || isShock),
  ).map(([, what]) => what);
  if (stopsBreathing) words.unshift(BREATHLESS);
  if (words.length === 0 && bleeds) words.push(URGENT_WORDS.at(-1)![1]);
  return [
    URGENT,
    ...words,
    ...(whomOf(text) === 'either' && !PERSON.test(text)
      ? ['For an animal that is hurt, ring your vet now.']
      : []),
  ].join(' ');
}

const HAPPENED = [
  CHOKING,
  HEART,
  STROKE,
  HEAT,
  OUT,
  SHOCKED,
  OPENED,
  KICKED,
  BROKEN,
  CRUSHED,
  FELL,
  DROWNED,
  SNAKE,
];
/** Whether a hurt is told of, but only as what is over or as the reason for a wish. */
export const isReason = ({ typed: said }: Reading, typed = literal(said)): boolean =>
  !isNews(typed) && [...HAPPENED, AIRWAY, STUNG, MINOR].some((one) => one.test(typed));
/** For a hurt that is told of as the reason for a wish, and may yet be fresh. @returns null where none is */
export function noteOfHurt({ typed: said }: Reading): string | null {
  const typed = literal(said);
  return isWish(typed) &&
    !isPast(typed) &&
    !/\b(?:how (?:do|can|could|should|would|to)|plants? for|if)\b/.test(typed) &&
    whomOf(typed) !== 'animal' &&
    HAPPENED.some((one) => one.test(typed))
    ? 'If this has just happened, call 999.'
    : null;
}

/** What any gardener has on the hands, and what it takes to be more than that. */
const DIRT = /\b(?:soil|compost|mud|sand|grit|sawdust|dust)\b/;
const SHARP =
  /\b(?:rash|blister\w*|burn\w*|itch\w*|hives|sting\w*|stung|sore|red|raw|swell\w*|swollen|hurts?|pain\w*|weed ?killer|sap|chemicals?|acid|lime|cement|bleach|creosote|petrol|diesel|spray|hogweed|euphorbia|cuts?|wound|glass|fertili[sz]er|pellets?|asbestos)\b/;
/** Skin that is so every time, and not since a moment ago. */
const ALWAYS =
  /\b(?:gets|get (?:a |an )?(?:rash\w*|itchy|blisters|hives)|always|every (?:time|year|spring|summer)|eczema|sensitive|allerg\w*)\b/;
/** Sap or a chemical on somebody. */
function contactOf(text: string, reading: Reading): string | null {
  if (isPast(text) || (isWish(text) && ALWAYS.test(text))) return null;
  const chemical = chemicalOf(text);
  if (chemical !== null) return chemical;
  const isAnimal = whomOf(text) === 'animal';
  const sun =
    SAP.test(text) ||
    reading.plants.some((mention) =>
      mention.plants.some((plant) => /\bsap\b/i.test(plant.catalogue?.toxicity.note ?? '')),
    )
      ? ' Cover skin that the sap has touched, and keep it out of sunlight for two days or more: the sap of giant hogweed, rue and their kind burns together with light.'
      : '';
  if (EYE.test(text)) {
    if (isAnimal)
      return 'Rinse the eye with plenty of clean, lukewarm water, keep the animal from rubbing it, and ring your vet now. Take the plant or the packet with you.';
    if (PIERCED_EYE.test(text))
      return `Cover the eye lightly and call 999 or go to A&E now. Do not rub it, press on it, rinse it or pull out what sticks in it, and keep both eyes still. Only if it is dust or sap and nothing sticks in it: rinse it with plenty of clean, cool running water, for 20 minutes, and ring NHS 111.${sun}`;
    return `Rinse the eye now with plenty of clean, cool running water, for 20 minutes, with the lids held open and contact lenses out; do not rub it. Then ring NHS 111, with the plant or the packet at hand. Call 999 or go to A&E where sight is affected, the pain is strong, it was lime, cement or another strong chemical, or breathing is hard.${sun}${factsOf(reading)}`;
  }
  if (isInNose(text))
    return isAnimal ? 'Ring your vet now, and do not dig for it: that drives it deeper.' : IN_NOSE;
  if (BREATHED.test(text)) return FRESH_AIR;
  const handled =
    /\b(?:touched|handled|brushed against|brushed past|held|rubbed against)\b/.test(text) &&
    new RegExp(`\\b${VICTIM}\\b`).test(text) &&
    factsOf(reading) !== '';
  const isDirt = DIRT.test(text) && !SHARP.test(text);
  if ((!SKIN.test(text) || isDirt) && !handled) return null;
  if (isAnimal)
    return `Keep the animal from licking itself, wash the place with plenty of lukewarm water, and ring your vet now, with the plant or the packet at hand.${factsOf(reading)}`;
  return `Wash it off now with plenty of soap and water, for 20 minutes under the tap where it was a chemical, take off what else it has got onto, and keep the hands away from eyes and mouth.${sun || ' Keep the place out of sunlight if it was the sap of a plant.'} Ring NHS 111 for blisters, strong pain, or a child; call 999 where the face swells, breathing is hard or sight is affected.${factsOf(reading)}`;
}

function minorOf(text: string): string | null {
  if (!isNews(text)) return null;
  const isAnimal = whomOf(text) === 'animal';
  if (STUNG.test(text)) {
    if (isAnimal)
      return "Ring your vet now if the mouth, face or throat swells, breathing is hard, or there are many stings. Otherwise scrape a bee's sting out sideways, cool the place with a wet cloth, and ring the vet if it is not better within a day.";
    return "I am sorry, that hurts. Brush a sting that is left in the skin out sideways, wash the place, and lay a cold, wet cloth on it; a nettle's sting only wants cooling. A pharmacist has something against the itch. Call 999 at once if the face, mouth or throat swells or breathing is hard, and ring NHS 111 for a sting in the mouth or near an eye, for many stings, or if it gets worse.";
  }
  if (!isAnimal && HEAD.test(text))
    return 'Call 999 for a blow to the head if they were knocked out even briefly, are drowsy, confused or sick, have a fit, a bad headache or trouble with sight or speech, bleed from an ear, or have hurt the neck. Otherwise sit down, hold something cold to it, wrapped in a cloth, and ring NHS 111 for a child, for anyone over 65 or who takes blood thinners, or if you are in doubt. Somebody should stay with them for a day.';
  if (!isAnimal && FALLEN.test(text) && !MINOR.test(text))
    return 'Look where they are hurt before anybody moves them, and keep them warm. Call 999 if they cannot get up, have hurt the head, neck, back or hip, are drowsy or confused, or fainted before they fell. Otherwise help them up slowly, and ring NHS 111 for anyone over 65, for anyone who takes blood thinners, or if you are in doubt.';
  if (TICK.test(text))
    return 'Grip the tick with fine tweezers as close to the skin as you can, pull it straight out without a twist, and clean the place. See a GP about a rash that spreads in a ring or a fever in the weeks after, and say that it was a tick; for an animal ask your vet.';
  if (!MINOR.test(text)) return null;
  if (isAnimal)
    return 'Ring your vet now: a thorn or a cut that looks small can go deep. Press a clean cloth on it if it bleeds, keep the animal from licking it, and leave in what is stuck fast.';
  if (STRAIN.test(text))
    return 'I am sorry that it hurts. Rest it for a day or two, lay something cold on it, wrapped in a cloth, and then move gently. A pharmacist can say what helps against the pain; ring NHS 111 if you cannot put weight on it, or it gets no better. Call 999 for pain in the chest, or where legs or hands go weak or numb.';
  return `I am sorry that you are hurt. Rinse a wound under the tap, press a clean cloth on it until it stops bleeding, and cover it; a burn wants 20 minutes of cool running water. Call 999 if it bleeds through after ten minutes of pressing or is numb. Ring NHS 111, or see a pharmacist, for a deep or dirty wound, a thorn near a joint, a bite, redness that spreads, or if your tetanus vaccinations are not up to date. Rest the garden until you are well.${OWN_CUT.test(text) ? ' If you did it because things are hard, Samaritans listen on 116 123 at any hour.' : ''}`;
}

/** `level`: how soon help is needed, so that what was eaten may come before a scratch. */
export type Hurt = Alarm & { level: 'first' | 'urgent' | 'contact' | 'minor' };

/** @returns null when nobody seems to be hurt or in danger, but for what was eaten */
export function alarmOfHurt(reading: Reading, isMourning = false): Hurt | null {
  const texts = [...new Set([reading.typed, reading.text])];
  const find = (read: (text: string) => string | null): string | null =>
    texts.map(read).find((one) => one !== null) ?? null;
  const threat = find(threatOf);
  const despair = find((text) =>
    despairOf(threat === null ? text : withoutThreats(text), isMourning),
  );
  const urgent = find((text) => urgentOf(text, reading));
  if (threat !== null)
    return despair === null
      ? { kind: 'hurt', level: 'urgent', text: urgent === null ? threat : `${threat}\n\n${urgent}` }
      : { kind: 'despair', level: 'first', text: `${threat}\n\n${despair}` };
  const dead = urgent === null && despair === null ? find(freshDeath) : null;
  if (dead !== null) return { kind: 'hurt', level: 'urgent', text: dead };
  if (despair !== null)
    return {
      kind: 'despair',
      level: 'first',
      text: urgent === null ? despair : `${urgent}\n\n${despair}`,
    };
  const mains = texts.some(isCablePlan) ? null : find(mainsOf);
  if (mains !== null)
    return {
      kind: 'mains',
      level: 'first',
      text: urgent === null ? mains : `${urgent}\n\n${mains}`,
    };
  if (urgent !== null) return { kind: 'hurt', level: 'urgent', text: urgent };
  const contact = find((text) => contactOf(text, reading));
  if (contact !== null) return { kind: 'hurt', level: 'contact', text: contact };
  const minor = find(minorOf);
  return minor === null ? null : { kind: 'hurt', level: 'minor', text: minor };
}
