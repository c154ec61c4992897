/** Hurts and poisons on the skin: who needs which number, read from the words as typed. */
import type { Alarm } from '#server/features/assistant/answer.ts';
import { factsOf } from '#server/features/assistant/danger.ts';
import { AT_WORK, despairOf, OWN_CUT } from '#server/features/assistant/despair.ts';
import { isCablePlan, MACHINE, mainsOf } from '#server/features/assistant/mains.ts';
import type { Reading } from '#server/features/assistant/read-question.ts';
import { isNews, isPast, isPrevention, isWish } from '#server/features/assistant/told.ts';
import { PERSON, VICTIM, whomOf, YOUNG_ONE } from '#server/features/assistant/victims.ts';

/** A part of a body that is somebody's, so that neither "a foot off the hedge" nor "hand shears" is one. */
const WHOSE = '(?:my|his|her|their|your|our|its|(?:\\w+ )?(?:husbands|wifes|sons|daughters|mums|dads|childs|babys|toddlers|kids|friends|neighbours|dogs|cats|puppys))';
const PART = '(?:fingers?|thumbs?|hands?|arms?|wrists?|elbows?|shoulders?|legs?|knees?|shins?|calf|thigh|ankles?|foot|feet|toes?|head|face|neck|chest|nose|ears?|lips?|cheek|eyes?|skin|paws?|tail|artery)(?! (?:shears|trowel|tools?|fork|saw|trimmer|gardener|height|level|print))';
const BODY = `${WHOSE} (?:\\w+ )?${PART}`;
const BACK = `${WHOSE} (?:lower )?back(?! (?:garden|lawn|hedge|border|fence|door|wall|gate|yard|patio|bed|plot))`;
const FELLOW = `(?:${VICTIM}|someone|somebody|we|they|im|i am)`;
const HURT = '(?:cut|sliced|slashed|gashed|stabbed|speared|pierced|punctured|jabbed|pricked|spiked|scratched|grazed|scraped|skinned|bruised|banged|smashed|bashed|crushed|trapped|squashed|caught|burnt|burned|scalded|blistered|sprained|twisted|strained|pulled|dislocated|hurt|injured|nicked|impaled|ripped|tore|torn|whacked|hit|broke|broken|fractured|bitten|bit|stung|stubbed|chopped|sawed|sawn|severed)';
const any = (...patterns: string[]): RegExp => new RegExp(patterns.map((pattern) => `\\b(?:${pattern})`).join('|'));

/** Backs, aches and twisted ankles. */
const STRAIN = any(BACK, `${PART} (?:\\w+ )?(?:aches?|aching)`, '(?:sprained|twisted|strained|pulled)');

const FIRE = any('(?:is|are|s|has|caught|went|gone|set|just) (?:\\w+ )?(?:on fire|caught fire|ablaze|in flames)\\b(?! with)', '^(?:\\w+ ){1,4}on fire$', '(?:there is|theres|theres been|we have got|weve got) (?:a|been a) fire (?:in|at|near|by)', '(?:bon ?)?fire (?:is |has |s |getting |got |spreading |gone )+(?:out of control|spread\\w*)', 'out of control (?:bon ?)?fire');

const AIRWAY = any(
  '(?:throat|tongue|lips?|airways?|face|mouth)(?! of)\\b(?: \\w+){0,4}? (?:swell\\w*|swollen|swelled|closing|closed up|closes|tight\\w*|puff(?:ed|y|ing) up|blown up|tingling)', '(?:swell\\w*|swollen|tight\\w*) (?:\\w+ ){0,3}?(?:throat|tongue|lips?|face|mouth|airways?)(?! of)\\b',
  '(?:trouble|difficulty|difficulties|problems?|struggl\\w+|hard|cannot|cant|couldnt|can not|not able|unable|short of|shortness of|barely|hardly)(?: (?:with|in|to|for (?:him|her|me)|properly))* (?:breath(?:e|ing)?)\\b(?! (?:new |some )?(?:life|air into))', `wheez\\w+`, 'gasping', 'anaphyla\\w+', 'epi ?pen',
  `stung\\b(?: \\w+){0,6}? (?:allerg\\w+|faint\\w*|dizzy|light ?headed|collaps\\w+|vomit\\w*|confused)`, `(?:allergic|allergy|faint|dizzy|light ?headed)\\b(?: \\w+){0,8}? stung`, 'stung (?:\\w+ ){0,4}?(?:mouth|throat|tongue)', '(?:mouth|throat|tongue)\\b(?: \\w+){0,5}? stung',
);
/** Something in the windpipe. */
const CHOKING = any(
  '^(?:(?:help|please|hes|shes|im|is|he|she|he is|she is) )*chok(?:ing|ed)\\b(?! (?:weeds?|plants?|my|the|our|out)\\b)', `${FELLOW}\\b(?: (?!(?:can|could|might|lawns?|plants?|roses?|hedges?|borders?|beds?|ivy|weeds?|moss|ponds?|trees?|mowers?|strimmers?|engine)\\b)\\w+){0,8}? chok(?:ing|ed|es)\\b(?! (?:my|the|our|with|out|up|everything|all|back)\\b)`,
  `(?:stuck|lodged|caught) in (?:(?:my|his|her|their|the) )?(?:\\w+ )?(?:throat|windpipe|airway)`, `${FELLOW}\\b(?: \\w+){0,3}? (?:turning|gone|going) blue\\b(?! (?:with cold)\\b)`,
);
/** What gardeners say cannot breathe. */
const SOIL_BREATHES = /\b(?:soil|lawn|roots?|plants?|grass|clay|compost|ground|wood|trees?|bulbs?|bed|fence|shed|walls?)\b(?: \w+){0,3} (?:breathe|breathing|breath)\b/;
const OPENED = any(
  `cut ${BODY}(?: \\w+){0,2}? (?:with|on|by) (?:the|a|my|an) (?:chain ?saw|circular saw|angle grinder|axe|hatchet|saw ?bench)`, '(?:loads|lots|so much|pools?|a lot) of blood', `${BODY} (?:has |have )?(?:went|gone) through (?:\\w+ ){0,3}?(?:glass|window|pane)\\b`,
  `(?:cut|cutting|sliced|sawed|sawn|gone|went|hacked|slashed) (?:right |straight |deep |clean )?(?:through|into|open) ${BODY}`,
  `(?:cut|cutting|sliced|chopped|sawn|sawed|took|taken|lost|ripped|torn|tore|severed|hacked|bit|lopped|snipped) (?:(?:the |a |an )?(?:end|tip|top|piece|bit) )?(?:off |of |clean |half )*${BODY} off\\b`, `(?:cut|sliced|chopped|sawn|sawed|took|ripped|tore|lopped|snipped|hacked) (?:clean )?(?:(?:off )?(?:the )?(?:end|tip|top) (?:off|of) |off (?:the (?:end|tip|top) of )?)${BODY}`,
  '(?:cut|sliced|chopped|sawn|sawed|lost|severed|ripped) (?:a |his |her |my |two |the )?(?:fingers?|thumbs?|toes?)(?: (?:clean )?off)', 'lost (?:a|his|her|my|two) (?:fingers?|thumbs?|toes?)\\b', 'amputat\\w+', `severed (?:a |an |${WHOSE} )?${PART}`,
  `${MACHINE}\\b(?: \\w+){0,5}? (?:ran over|went (?:in|into|through|over)|gone (?:in|into|through|over)|cut into|hit|slipped (?:in|into|onto)|caught|got|kicked back|into|mangled)\\b(?: \\w+){0,3}? ${BODY}`, `${BODY}(?: \\w+){0,4}? (?:in|under|by|into) (?:the |a |my )?${MACHINE}\\b`, `${VICTIM}\\b(?: \\w+){0,3}? (?:hit|caught|run over|ran over|injured|trapped|struck)(?: up)? (?:by|in|under) (?:\\w+ ){0,2}?${MACHINE}\\b`, 'chain ?saw (?:cut|injury|accident)',
  `(?:fork|spike|cane|stake|nail|rail|post|blade|branch|stick|tine|screw|knife|rod|bar|railing)\\b(?: \\w+){0,4}? (?:through|right into) ${BODY}`, 'impaled',
  'blood (?:everywhere|is pouring|pouring|gushing|spurting|wont stop)', '(?:lost|losing) (?:a lot of|lots of|so much|too much) blood', '(?:wont|cant|doesnt|not) stop (?:the )?bleeding',
);
/** Something heavy and alive. */
const KICKED = any(`(?:horse|pony|cow|bull|ram|goat|donkey|cattle) (?:has |have |just )*(?:kicked|butted|trampled|gored|attacked|threw|thrown) (?:me\\b|him\\b|us\\b|(?:my|our|a|the) (?:\\w+ )?${VICTIM}\\b|${BODY})`, '(?:kicked|butted|trampled|gored|attacked|thrown) (?:by|off) (?:a |an |the |my |our )?(?:\\w+ )?(?:horse|pony|cow|bull|cattle|cows|ram|goat|pig|dog|dogs|donkey)');
const BROKEN = any(`(?:broke|broken|fractured|dislocated) (?:${WHOSE} )?(?:\\w+ )?(?:arm|leg|ankle|wrist|hip|neck|collar ?bone|pelvis|skull|back)\\b(?! (?:garden|lawn|gate|fence|door|wall))`);
const CRUSHED = any(
  `(?:tree|branch|trunk|log|wall|fence|shed|ladder|stone|slab|gate|pergola|statue|digger|tractor|mower|boulder|pot|sleeper|roof|panel|rotavator|it)\\b(?: (?:\\w+)){0,3}? (?:fell|fallen|falling|collapsed|come down|came down|dropped|landed|toppled|rolled)(?: (?:\\w+)){0,2}? (?:on|onto|on to|over) (?:top of )?(?:me\\b|him\\b|us\\b|them\\b|her\\b(?! \\w+ )|(?:my|our|his|her|a|the|their) (?:\\w+ )?(?:husband|wife|partner|child|son|daughter|mum|dad|mother|father|friend|neighbour|brother|sister|grand\\w+|toddler|baby|boy|girl|man|woman|gardener|builder|worker|workman|lady|kids?|children|nan|gran|uncle|aunt|dog|cat|puppy|horse)\\b(?! (?:s\\b|house|car|garden|shed|fence|greenhouse))|${BODY})`,
  `(?:get|pull|free|lift|drag)\\b(?: \\w+){0,2}? (?:${VICTIM}|me|him|her|them)\\b(?: out)?(?: from)? (?:under|beneath)\\b`,
  `${FELLOW}\\b(?: \\w+){0,3}? (?:(?:trapped|pinned|crushed|buried|stuck) (?:under|beneath|between)|crushed by) `,
);
const FELL = any(
  `${FELLOW}\\b(?: (?!(?:leaves|leaf|apples?|fruit|plums?|pears?|berries|needles|flowers|branch)\\b)\\w+){0,3}? (?:fell|fallen|slipped|come|came|has fallen)(?: \\w+)? (?:off|from|out of|down) (?:\\w+ ){0,3}?(?:ladder|roof|tree|wall|scaffold\\w*|steps|stairs|tree ?house|fence|step ?ladder|balcony)\\b`,
  `${FELLOW}\\b(?: \\w+){0,4}? (?:fell|fallen|slipped|tripped|down|floor|ground)\\b(?: \\w+){0,6}? (?:cant|cannot|can not|couldnt|unable to|wont|isnt able to) (?:get (?:\\w+ )?up|stand|move|be moved)\\b`,
  `ladder\\b(?: \\w+){0,2}? (?:slipped|collapsed|gave way|toppled|tipped)\\b.*\\b(?:${VICTIM}|me|him|her)\\b`,
  '(?<!\\w )fell (?:off|from) (?:a |the |my )?(?:\\w+ )?(?:ladder|roof|scaffold\\w*)\\b',
);
const DROWNED = any(
  `${FELLOW}\\b(?: (?!(?:can|could|might|may|if|would|falls)\\b)\\w+){0,3}? (?:fell|fallen|slipped|tumbled|jumped|gone|went|is|face down|lying)(?: \\w+){0,2}? (?:in|into|in to) (?:\\w+ ){0,2}?(?:ponds?|pool|water ?butt|river|lake|stream|well|hot ?tub|canal)\\b(?! (?:area|corner|shop|centre))`,
  `(?<!\\b(?:can|could|might|may|would|will)\\b(?: \\w+){0,3} )(?:${VICTIM})\\b(?<!\\b(?:i|we))(?: (?!(?:can|could|might|may|would|will|dont|doesnt|not|in)\\b)\\w+){0,3}? drown(?:ed|ing)\\b(?! (?:my|the|our|his|her|their|all|some|a|in (?:weeds?|blanket|leaves|debt|courgettes)))`,
);
/** Nothing more than that, as one types in fear. */
const CHILD_IN_POND = new RegExp(`^(?:(?:help|please|urgent|omg|my|the|our|a|there is|theres) )*(?:\\w+ )?${YOUNG_ONE} (?:is |has gone )?(?:in|under) (?:\\w+ )?(?:\\w+ )?(?:ponds?|pool|water|water ?butt)$`);
const SHOCKED = any('electric(?:al)? shock', 'electrocut\\w+', `(?:got|had|getting|gave|gives|given|felt) (?:me |him |her |us |a |an )*(?:\\w+ )?(?:shock|zapped)(?: \\w+){0,2}? (?:from|off|by)\\b`, `(?:pump|socket|plug|cable|mower|trimmer|lights?|wire|extension)\\b(?: \\w+){0,5}? (?:a |an )?(?:\\w+ )?shock(?:ed|s)?\\b(?! (?:at|how|price))`, 'shocked by (?:\\w+ ){0,2}(?:pump|cable|socket|mower|plug|lights?|fence)');
const AVOIDED = /\b(?:avoid|prevent|risk of|protect\w* (?:against|from)|worried about|could (?:i|you|it)|can (?:i|you|it)|will|does|do|how to)\b(?: \w+){0,6} (?:shocks?|electrocut\w+)/;
const NOT_BREATHING = any('(?:isnt|not|stopped|stops|no longer) (?:even )?breathing');
const HEART = any('heart attack\\b(?! prices?)', 'cardiac arrest', 'chest pains?', 'pains? (?:in|across) (?:my|his|her|the) (?:chest|(?:left )?arm and)', '(?:my|his|her) chest (?:hurts?|(?:is|feels?|has gone|went) (?:\\w+ )?(?:tight|heavy|crushed|hurting|painful))\\b', 'tight(?:ness)? (?:in|across) (?:my|his|her|the) chest');
const STROKE = any('(?:having|had|has|have|be|is it|suffered|like) a (?:mini )?stroke\\b(?! of)', '(?:face|mouth) (?:has |is |have )?(?:\\w+ )?(?:droop\\w*|dropped on one side)', 'slurr(?:ed|ing)(?: (?:his|her|my))? (?:speech|words)', '(?:speech|words) (?:is|are|has gone) slurred');
const OUT = any('unconscious', '(?:taken|took|swallowed) (?:an |a )?overdose', 'overdosed', '(?:taken|took|swallowed) (?:\\w+ ){0,2}?(?:too many|lots of|loads of|all (?:of )?(?:my|his|her|the)) (?:\\w+ )?(?:pills|tablets|painkillers|paracetamol|aspirin)', 'unresponsive', `${FELLOW}\\b(?: \\w+){0,3}? (?:collapsed|fainted|passed out|blacked out|having (?:a )?(?:seizure|fit))`, `${FELLOW}\\b(?: \\w+){0,7}? (?:not waking|wont wake|cant wake|cannot wake|wont come round|not responding)\\b`);
const HEAT = any('heat ?stroke', 'sun ?stroke', 'heat exhaustion');
/** A tick on somebody, and not on a list. */
const TICK = any(`(?<!\\bto )ticks?\\b(?: \\w+){0,4}? (?:on|in|to|bit|bitten|attached to|stuck (?:in|on|to)) (?:${BODY}|me\\b|him\\b|her\\b|us\\b|(?:my|our|the) ${VICTIM}\\b)`, 'tick bites?', '(?:bitten|bit) by (?:a |some )?ticks?');
const SNAKE = any('(?:bitten|bit)(?: \\w+){0,3}? by (?:\\w+ )?(?:adder|snake|viper)\\b', '(?:adder|snake|viper) (?:has |just )*(?:bit|bitten)\\b', '(?:adder|snake) bite');

const SUBSTANCE = '(?:sap|juice|latex|weed ?killer|glyphosate|round ?up|pesticide|insecticide|fungicide|spray|chemicals?|acid|lime|cement|concrete|mortar|creosote|bleach|fertili[sz]er|feed|pellets?|hairs?|chillis?|chillies|dust|compost|soil|mud|sand|grit|sawdust|petrol|diesel|preservative|stain|paint|euphorbia|spurge|hogweed)';
const EYE = any(
  `(?:${SUBSTANCE}|got|gone|get|went|blew|flew|splash\\w*|squirt\\w*|sprayed|rubbed|poked|something|thorn|twig|cane|branch|fly|leaf|splinter|hit|scratch\\w*|jabbed|stick|stung)\\b(?: \\w+){0,6}? (?:in|into|on|near|around) (?:(?:both |one )?(?:of )?(?:${WHOSE}|the|both|one) )?(?:\\w+ )?eyes?\\b(?! (?:catching|level|line))`,
  `(?:poked|scratched|hit|jabbed|rubbed|hurt|injured|burned|burnt|stabbed|whipped|caught) (?:${WHOSE} |(?:me |him |her )?in the )(?:\\w+ )?eyes?\\b`, `${WHOSE} eyes? (?:is|are|feels?|keeps?|has been) (?:\\w+ )?(?:burning|stinging|swollen|blurr\\w*|bleeding)`,
);
const PIERCED_EYE = /\b(?:thorn|twig|cane|branch|splinter|stick|poked|stabbed|hit|jabbed|whipped|scratched|nail|wire|metal|glass|stone|flint)\b/;
const SAP = /\b(?:sap|latex|euphorbia|spurge|hogweed|rue|fig|parsnip|parsley|dictamnus|burning bush)\b/;
const SKIN = any(
  `${SUBSTANCE}\\b(?: \\w+){0,4}? (?:on|onto|on to|over|all over) (?:${BODY}|(?:the|my|his|her) skin|me\\b|myself|him\\b|her(?= (?:and|what|now|help|how)\\b|$))`,
  `(?:touched|brushed (?:against|past)|handled|strimmed|walked through|rubbed against|grabbed|picked up|fell in(?:to)?|came into contact with|in contact with) (?:\\w+ ){0,3}?(?:hogweed|euphorbia|spurge|monkshood|aconitum|wolfsbane|rue|poison ivy|nightshade|hemlock)\\b`,
  `(?:hogweed|euphorbia|spurge|parsnip|sap|rue|ivy|nettle) (?:\\w+ )?(?:rash|burns?|blisters?)(?= (?:on|what|help|how|after|is|has|wont)\\b|$)`, '(?:gave|given|giving) (?:me|him|her|us) (?:a |an |some )?(?:\\w+ )?(?:blisters|rash|burns?|hives)', `${SUBSTANCE} (?:has |have |had )?(?:burnt|burned|burning|burns|stung|irritated|blistered) (?:${BODY}|me\\b)`, `poison ivy (?:\\w+ )?(?:on|all over) (?:${BODY}|me\\b)`,
  `(?:rash|blisters?|blistered|blistering|hives|burns?|burnt|burning|itch\\w*|welts)(?: \\w+){0,3}? (?:on|all over|up) ${BODY}`, `${BODY}(?: \\w+){0,3}? (?:rash|blister\\w*|burning|itch\\w*|hives|come up in)\\b`, '(?:rash|blisters|hives|burns) (?:from|after|off)\\b',
);
const BREATHED = any('(?:breathed in|inhaled|breathing in|inhaling)(?: \\w+){0,4}? (?:spray|weed ?killer|fumes|chemicals?|pesticide|smoke|glyphosate|insecticide|creosote|dust)');

const STINGER = '(?:bees?|wasps?|hornets?|bumble ?bees?|nettles?|insect|ants?|horsefly)';
const STUNG = any(`(?<!\\b(?:will|can|could|might|would|to|get|gets|getting|avoid|without|being|stop|prevent|not)(?: (?:i|we|you|he|she|it|get|getting|be|being))* )stung\\b`, `(?:^|\\b(?:got|had|has|have|after|from|treat\\w*|for|help|of|my|his|her|is|this) (?:(?:a|an|the|this|some|my|his|her|another|several|bad|nasty|painful|big|recent|few|\\d+) ){0,2})${STINGER} stings?\\b(?! allerg)`, `${STINGER} sting (?:on|in|to|near) (?:${BODY}|the (?:mouth|throat))`, 'stinging nettles? (?:rash|on (?:my|his|her))');
const MINOR = any(
  `${HURT} (?:${BODY}|${BACK})`, `(?:${BODY}|${BACK}) (?:hurts?|aches?|(?:is|are) killing me|(?:is|are|was|has|have|got|gets|feels?|keeps?|went) (?:\\w+ ){0,2}?(?:cut|bleeding|swollen|swelling|infected|throbbing|numb|sore|hurting|painful|aching|broken|trapped|stuck|bruised))\\b`,
  `(?:splinters?|thorns?|prickles?|spines?|glass|nail)(?: \\w+){0,4}? (?:in|under|into) (?:${BODY}|the (?:finger|hand|thumb|foot|skin))`, '(?:got|have|had|with|remove|removing|getting) (?:a |an |the )?splinters?\\b', `${HURT} (?:my ?self|himself|herself)\\b`,
  `(?:hurt|injured|cut|burnt|burned)(?:ting|ing)? (?:my ?self|himself|herself)${AT_WORK}`, `(?:${FELLOW})\\b(?: \\w+){0,2}? (?:stood|stepped|trod|fell) on (?:a|the|my|some) (?:\\w+ )?(?:rake|nail|fork|glass|spike|thorn)`, 'tick (?:bite|bit|on my|attached)', `(?:dog|cat|rat|fox|horse|squirrel|ferret|pony) (?:has |just |have )*(?:bit|bitten|attacked) (?:me\\b|him\\b|us\\b|(?:my|our) (?:\\w+ )?${VICTIM}\\b|${BODY})`, `(?:${FELLOW}|got|was|been|me|^)(?: ?\\w+){0,2}? ?bitten by (?:\\w+ ){0,3}?(?:dog|cat|tick|spider|rat|fox|horse|horsefly|insect|something|mosquito|ants?)\\b`,
);

/** A blow to the head, and not a head for heights. */
const HEAD = any('(?:hit|banged|bumped|bashed|cracked|knocked|whacked|struck) (?:my|his|her|their|the) head', '(?:hit|struck|whacked|bashed|banged) (?:me |him |her |them )?(?:on|in) the head', 'head injury', 'concuss\\w*');

/** The rows of plants a bleeding vine may be told of. */
const BLEEDERS = 'vines?|grape ?vines?|birch(?:es)?|walnuts?|maples?|acers?|trees?|trunk|stump|branch(?:es)?|bark|stems?|laburnum|kiwi|figs?|mulberry|hornbeam|plants?';
function isBleeding(text: string, reading: Reading): boolean {
  if (!/\bbleeding\b|\b(?:i|he|she) (?:\w+ )?bleeds?\b/.test(text)) return false;
  if (/\bbleeding (?:hearts?|canker|sap)\b/.test(text)) return false;
  const plants = [BLEEDERS, ...reading.plants.map((mention) => `${mention.label}s?`)].join('|');
  const ofPlant = new RegExp(`\\b(?:${plants})\\b(?: (?:is|are|was|were|has|have|keeps?|started|been|still|s|just|to|from))* bleed|\\bbleed\\w* (?:in|of) (?:my |the |a |our )?(?:${plants})\\b`);
  return !ofPlant.test(text) || new RegExp(`\\b(?:${BODY})`).test(text);
}

const VET_HURT = 'Ring your vet now, whatever the hour: out of hours their telephone names the practice on duty. Keep the animal still and warm, press a clean cloth on a wound that bleeds, and take care, for an animal in pain may bite. Switch any current off at the mains before you touch it, and get it out of water only where you are safe yourself.';
const URGENT = 'Call 999 now and follow what they tell you; put the telephone on loudspeaker.';

const BREATHLESS = 'Look whether they breathe: if they do, roll them onto their side, and if not, begin chest compressions as 999 tells you.';

/** What to do until help comes, by what has happened. */
const URGENT_WORDS: readonly (readonly [RegExp, string])[] = [
  [CHOKING, 'For choking: let them cough while they can. If they cannot cough, speak or breathe, lean them forward and give up to 5 sharp back blows between the shoulder blades, then up to 5 abdominal thrusts, and go on by turns until it is out. A baby under one year lies face down along your thigh for the back blows, then on its back for up to 5 chest thrusts, with two fingers, and never abdominal ones. Do not feel about in the mouth for what you cannot see. If they stop responding, begin chest compressions as 999 tells you.'],
  [AIRWAY, 'Swelling of the face, mouth or throat, or hard breathing, can turn dangerous within minutes. Use an adrenaline pen at once if there is one. Lie down with the legs raised, or sit up where that helps the breathing.'],
  [SHOCKED, 'Switch the current off at the mains before you touch the person or the water: until then touch neither.'],
  [DROWNED, 'Get them out only where you are safe yourself. Anyone who has been under water needs to be seen, even if they seem well.'],
  [CRUSHED, 'Do not put yourself under what fell, and do not move anyone whose neck or back may be hurt.'],
  [KICKED, 'Get away from the animal first, and keep still what hurts.'],
  [FELL, 'Keep them still and warm, and do not move anyone whose neck or back may be hurt. Someone who fell a little way, is awake and moves everything can ring NHS 111 instead.'],
  [BROKEN, 'Keep the limb still, as it lies. For a wrist, an ankle or a finger that is straight and has feeling in it, NHS 111 names where to go instead.'],
  [HEART, 'For pain in the chest: sit them down on the ground with the knees bent, leaning back on something, and keep them still and calm. They should not walk about, and nobody should drive them to hospital. Ask 999 about an aspirin. If they stop breathing, begin chest compressions as 999 tells you.'],
  [STROKE, 'It may be a stroke: the face drops on one side, an arm cannot be held up, speech is slurred. Note the time when it began, for the treatment hangs on it, and give nothing to eat or drink.'],
  [HEAT, 'For heat stroke: bring them into the shade, lay them down with the feet raised, take off what is warm, and cool the skin with water and a fan. 999 is needed for anyone who is confused, drowsy, very hot or no longer sweats, or no better after half an hour; anyone who is fully awake may sip water.'],
  [OUT, BREATHLESS],
  [SNAKE, 'Keep the limb still and lower than the heart, sit quietly, and do not cut, suck or bind the bite.'],
  [OPENED, 'Press hard on the wound with a clean cloth and keep pressing. Leave in what is stuck in it. Wrap a part that has come off in a clean bag and take it along, kept cool but not on bare ice.'],
];

function urgentOf(text: string, reading: Reading): string | null {
  const isAirway = AIRWAY.test(text) && !SOIL_BREATHES.test(text);
  const stopsBreathing = NOT_BREATHING.test(text) && !SOIL_BREATHES.test(text);
  const isShock = SHOCKED.test(text) && !AVOIDED.test(text);
  const bleeds = isBleeding(text, reading);
  if (FIRE.test(text) && !isPast(text)) return 'Call 999 now. Get everyone well away and do not go back for anything.';
  if (!isAirway && !isShock && !bleeds && !stopsBreathing && ![OPENED, KICKED, BROKEN, CRUSHED, FELL, DROWNED, CHILD_IN_POND, CHOKING, HEART, STROKE, HEAT, OUT, SNAKE].some((one) => one.test(text))) return null;
  // Under a tree or short of air nobody is only the reason for a wish.
  const isGrave = [CHOKING, CRUSHED, OPENED, OUT, SNAKE].some((one) => one.test(text));
  if (isPast(text) || (isWish(text) && !(isGrave && !isPrevention(text)))) return null;
  if (whomOf(text) === 'animal') return CHOKING.test(text) ? `${VET_HURT} If it chokes, look into the mouth, and take out what you can see only where you reach it safely.` : VET_HURT;
  const words = URGENT_WORDS.filter(([pattern]) => pattern.test(text) && (pattern !== AIRWAY || (isAirway && !(CHOKING.test(text) && !/\b(?:stung|stings?|swell\w*|swollen|allerg\w*)\b/.test(text)))) && (pattern !== SHOCKED || isShock)).map(([, what]) => what);
  if (stopsBreathing) words.unshift(BREATHLESS);
  if (words.length === 0 && bleeds) words.push(URGENT_WORDS.at(-1)![1]);
  return [URGENT, ...words, ...(whomOf(text) === 'either' && !PERSON.test(text) ? ['For an animal that is hurt, ring your vet now.'] : [])].join(' ');
}

const HAPPENED = [CHOKING, HEART, STROKE, HEAT, OUT, SHOCKED, OPENED, KICKED, BROKEN, CRUSHED, FELL, DROWNED, SNAKE];
/** Whether a hurt is told of, but only as what is over or as the reason for a wish. */
export const isReason = ({ typed }: Reading): boolean => !isNews(typed) && [...HAPPENED, AIRWAY, STUNG, MINOR].some((one) => one.test(typed));
/** For a hurt that is told of as the reason for a wish, and may yet be fresh. @returns null where none is */
export function noteOfHurt({ typed }: Reading): string | null {
  return isWish(typed) && !isPast(typed) && !/\b(?:how (?:do|can|could|should|would|to)|plants? for|if)\b/.test(typed) && whomOf(typed) !== 'animal' && HAPPENED.some((one) => one.test(typed)) ? 'If this has just happened, call 999.' : null;
}

/** Skin that is so every time, and not since a moment ago. */
const ALWAYS = /\b(?:gets|get (?:a |an )?(?:rash\w*|itchy|blisters|hives)|always|every (?:time|year|spring|summer)|eczema|sensitive|allerg\w*)\b/;
/** Sap or a chemical on somebody. */
function contactOf(text: string, reading: Reading): string | null {
  if (isPast(text) || (isWish(text) && ALWAYS.test(text))) return null;
  const isAnimal = whomOf(text) === 'animal';
  const sun = SAP.test(text) || reading.plants.some((mention) => mention.plants.some((plant) => /\bsap\b/i.test(plant.catalogue?.toxicity.note ?? ''))) ? ' Cover skin that the sap has touched, and keep it out of sunlight for two days or more: the sap of giant hogweed, rue and their kind burns together with light.' : '';
  if (EYE.test(text)) {
    if (isAnimal) return 'Rinse the eye with plenty of clean, lukewarm water, keep the animal from rubbing it, and ring your vet now. Take the plant or the packet with you.';
    if (PIERCED_EYE.test(text)) return `Cover the eye lightly and call 999 or go to A&E now. Do not rub it, press on it, rinse it or pull out what sticks in it, and keep both eyes still. Only if it is dust or sap and nothing sticks in it: rinse it with plenty of clean, cool running water, for 20 minutes, and ring NHS 111.${sun}`;
    return `Rinse the eye now with plenty of clean, cool running water, for 20 minutes, with the lids held open and contact lenses out; do not rub it. Then ring NHS 111, with the plant or the packet at hand. Call 999 or go to A&E where sight is affected, the pain is strong, it was lime, cement or another strong chemical, or breathing is hard.${sun}${factsOf(reading)}`;
  }
  if (BREATHED.test(text)) return 'Go out into fresh air now and take off what the spray has wetted. Call 999 if breathing is hard or anyone is drowsy, otherwise ring NHS 111 with the packet at hand.';
  const handled = /\b(?:touched|handled|brushed against|brushed past|held|rubbed against)\b/.test(text) && new RegExp(`\\b${VICTIM}\\b`).test(text) && factsOf(reading) !== '';
  if (!SKIN.test(text) && !handled) return null;
  if (isAnimal) return `Keep the animal from licking itself, wash the place with plenty of lukewarm water, and ring your vet now, with the plant or the packet at hand.${factsOf(reading)}`;
  return `Wash it off now with plenty of soap and water, for 20 minutes under the tap where it was a chemical, take off what else it has got onto, and keep the hands away from eyes and mouth.${sun || ' Keep the place out of sunlight if it was the sap of a plant.'} Ring NHS 111 for blisters, strong pain, or a child; call 999 where the face swells, breathing is hard or sight is affected.${factsOf(reading)}`;
}

function minorOf(text: string): string | null {
  if (!isNews(text)) return null;
  const isAnimal = whomOf(text) === 'animal';
  if (STUNG.test(text)) {
    if (isAnimal) return 'Ring your vet now if the mouth, face or throat swells, breathing is hard, or there are many stings. Otherwise scrape a bee\'s sting out sideways, cool the place with a wet cloth, and ring the vet if it is not better within a day.';
    return 'I am sorry, that hurts. Brush a sting that is left in the skin out sideways, wash the place, and lay a cold, wet cloth on it; a nettle\'s sting only wants cooling. A pharmacist has something against the itch. Call 999 at once if the face, mouth or throat swells or breathing is hard, and ring NHS 111 for a sting in the mouth or near an eye, for many stings, or if it gets worse.';
  }
  if (!isAnimal && HEAD.test(text)) return 'Call 999 for a blow to the head if they were knocked out even briefly, are drowsy, confused or sick, have a fit, a bad headache or trouble with sight or speech, bleed from an ear, or have hurt the neck. Otherwise sit down, hold something cold to it, wrapped in a cloth, and ring NHS 111 for a child, for anyone over 65 or who takes blood thinners, or if you are in doubt. Somebody should stay with them for a day.';
  if (TICK.test(text)) return 'Grip the tick with fine tweezers as close to the skin as you can, pull it straight out without a twist, and clean the place. See a GP about a rash that spreads in a ring or a fever in the weeks after, and say that it was a tick; for an animal ask your vet.';
  if (!MINOR.test(text)) return null;
  if (isAnimal) return 'Ring your vet now: a thorn or a cut that looks small can go deep. Press a clean cloth on it if it bleeds, keep the animal from licking it, and leave in what is stuck fast.';
  if (STRAIN.test(text)) return 'I am sorry that it hurts. Rest it for a day or two, lay something cold on it, wrapped in a cloth, and then move gently. A pharmacist can say what helps against the pain; ring NHS 111 if you cannot put weight on it, or it gets no better. Call 999 for pain in the chest, or where legs or hands go weak or numb.';
  return `I am sorry that you are hurt. Rinse a wound under the tap, press a clean cloth on it until it stops bleeding, and cover it; a burn wants 20 minutes of cool running water. Call 999 if it bleeds through after ten minutes of pressing or is numb. Ring NHS 111, or see a pharmacist, for a deep or dirty wound, a thorn near a joint, a bite, redness that spreads, or if your tetanus vaccinations are not up to date. Rest the garden until you are well.${OWN_CUT.test(text) ? ' If you did it because things are hard, Samaritans listen on 116 123 at any hour.' : ''}`;
}

/** `level`: how soon help is needed, so that what was eaten may come before a scratch. */
export type Hurt = Alarm & { level: 'first' | 'urgent' | 'contact' | 'minor' };

/** @returns null when nobody seems to be hurt or in danger, but for what was eaten */
export function alarmOfHurt(reading: Reading): Hurt | null {
  const texts = [...new Set([reading.typed, reading.text])];
  const find = (read: (text: string) => string | null): string | null => texts.map(read).find((one) => one !== null) ?? null;
  const despair = find(despairOf);
  if (despair !== null) return { kind: 'despair', level: 'first', text: despair };
  const mains = texts.some(isCablePlan) ? null : find(mainsOf);
  const urgent = find((text) => urgentOf(text, reading));
  if (mains !== null) return { kind: 'mains', level: 'first', text: urgent === null ? mains : `${urgent}\n\n${mains}` };
  if (urgent !== null) return { kind: 'hurt', level: 'urgent', text: urgent };
  const contact = find((text) => contactOf(text, reading));
  if (contact !== null) return { kind: 'hurt', level: 'contact', text: contact };
  const minor = find(minorOf);
  return minor === null ? null : { kind: 'hurt', level: 'minor', text: minor };
}
