/** What people say of themselves, of their time and money, and of what they can do without: lists of phrases, each read alone. */
import { NUMBER_WORDS } from '#engine/model/number-words.ts';
import type { Hands, Mood, PeopleSaid, Spared } from '#engine/model/people-said.ts';
import { anyOf } from './any-of.ts';
import { dwellersSaid } from './dwellers-said.ts';
import { habitsSaid } from './habits-said.ts';
import { plantsSaid } from './plants-said.ts';

/** People who say that they do not garden. */
const NO_GARDENER = anyOf([
  // "tenants do nothing"
  /\b(?:tenants?|nobody|no ?one|they|we) (?:will )?(?:do|does|touch(?:es)?) nothing\b/,
  // plants die with them
  /\bcan kill anything\b/,
  /\bkilled every (?:house ?)?plant\b/,
  // they are seldom there
  /\bvisit (?:it )?(?:once|twice|a few times) a year\b/,
  // "hate weeding"
  /\b(?:hates?|loathes?|detests?) (?:the )?(?:garden(?:ing)?|weeding|mowing)\b/,
  // "not much of a gardener"
  /\b(?:not|no|isn'?t|aren'?t|never been) (?:a |an |much of a |really |keen |any )*gardeners?\b/,
  // "don't know how to garden"
  /\b(?:don'?t|do not|won'?t|can'?t|cannot|never) (?:really |do any |do |want to |know how to )?garden(?:ing)?\b/,
  // the garden is to do it all
  /\blook(?:s|ing)? after itself\b/,
  // "nobody will water"
  /\b(?:nobody|no ?one) (?:will|would|to) (?:look after|water|weed|garden)/,
  /\bforgetting it\b/,
  // plants die with them, in other words
  /\b(?:kill|killed) (?:everything|every plant)/,
  /\bnothing can be killed\b/,
  // "no plants that need looking after"
  /\b(?:no|nothing|not) (?:plants?|planting|flowers?|borders?|beds?)?(?: (?:that|which|to))? ?needs? (?:any |much |a lot of )?(?:looking after|attention|care|work|watering|pruning|anything|maintenance)\b/,
  // "plants that look after themselves"
  /\blook(?:s|ing)? after themselves\b/,
  // "something green that won't die", "hard to kill"
  /\b(?:green|greenery|plants?|planting|shrubs?|stuff|things|anything|flowers?) (?:that|which) (?:just )?(?:won['’]?t|can['’]?t|will not|cannot|doesn['’]?t|don['’]?t) (?:just )?die\b/,
  /\b(?:hard to kill|unkillable|indestructible|(?:bomb|idiot|fool)[- ]?proof) ?(?:plants?|planting|shrubs?|greenery|stuff|things?|ones?|garden|please|$|[.,;!])/,
  // "useless with plants"
  /\b(?:useless|hopeless|terrible|rubbish|no good|clueless) (?:with|at|about) (?:the )?(?:plants?|garden(?:s|ing)?|growing|flowers)\b/,
  // "don't like: fuss", "no weeding"
  /\b(?:no|hates?|don['’]?t (?:like|want)|dislikes?)[: ]{1,2}(?:any |the )?(?:fuss|fussy (?:plants?|planting|garden|flowers)|weeding)\b/,
  // "no time to weed"
  /\bno (?:time|energy) (?:for|to) (?:garden|weed|look)/,
]);

/** People who garden. */
const KEEN = anyOf([
  // "a keen gardener"
  /\b(?:keen|passionate|serious|avid|experienced|lifelong) (?:amateur )?(?:gardeners?|plants(?:man|woman|people|person))\b/,
  /\bplants(?:man|woman|people|person)\b/,
  // "love my gardening"
  /\b(?:love|loves|enjoy|enjoys|adore|mad about|live for) (?:my |our |the |her |his )?gardening\b/,
  /\bI garden\b/,
  // many kinds are wanted
  /\b(?:as many|lots of|many|unusual|rare) (?:different )?(?:plants|kinds|varieties)\b/,
  // gardens that take work and are wished for by those who like it
  /\bcottage garden\b/,
  /\bdeep borders?\b/,
  /\bcut(?:ting)? (?:flowers|garden|patch)\b/,
]);

/** People of an age or a health that keeps them off their knees, and those who say that they have no time. */
const FEW_HANDS = anyOf([
  /\bretire[ds]?\b/,
  /\bretirement\b/,
  // "I am 72", "in my late sixties"; no measure and no sum
  /\b(?:in (?:my|our|her|his|their) |aged? |am |are |is |i'?m |we'?re |both )(?:late |early |mid )?(?:6\d|7\d|8\d|9\d|sixties|seventies|eighties|nineties)\b(?! ?(?:m2|sqm|m\b|cm|mm|ft|feet|metres|%|k\b))/,
  // "bad knees"
  /\b(?:bad|dodgy|new|replaced|arthritic) (?:backs?|knees?|hips?)\b/,
  /\bcan(?:'?t|not)(?: really)? (?:kneel|bend|dig)\b/,
  // "not much time"
  /\b(?:little|not much|no|less|short of) time\b/,
  /\bbusy\b/,
  // "much less mowing", "he resents it"
  /\b(?:less|no more|sick of|fed up (?:of|with)|tired of) (?:the )?(?:mowing|weeding)\b/,
  /\blong hours\b/,
  // "not fussed about flowers", "garden second"
  /\b(?:not|isn['’]?t|aren['’]?t|don['’]?t (?:really )?care|never) (?:too |that |really |very |all that |overly )?(?:fussed|bothered|worried|interested|keen)?,? ?(?:about|with|in|by|on) (?:the |having )?(?:flowers?|plants?|planting|gardening)\b/,
  /\bgarden (?:comes )?second\b/,
  // little work is asked for
  /\beasy to (?:look after|keep|maintain)\b/,
  /\bnot (?:too )?much (?:work|weeding|maintenance)\b/,
]);

/** A small sum in words, or one that is meant for something else. */
const LITTLE_MONEY = anyOf([
  // "cheap", but not "cheap and nasty"
  /\bcheap(?:ly|er|est)?\b(?! and (?:nasty|tacky))/,
  // "a tight budget", "money is tight"
  /\b(?:tight|small|limited|tiny|modest|not much of a) budget\b/,
  /\b(?:budget|money) is (?:really |very )?tight\b/,
  /\bnot (?:much|a lot of) money\b/,
  // the money goes elsewhere
  /\bless for (?:the )?(?:pretty|plants?|planting|frills)/,
  // the place is let
  /\blandlord\b/,
  /\bmy tenants?\b/,
  /\bHMO\b/,
  /\blet(?:ting)? (?:it )?out\b/,
]);

/** Shrubs, and no more than them: "just easy shrubs round the edges". */
const SHRUBS_FIRST = anyOf([
  // "easy shrubs", "low maintenance evergreen shrubs"
  /\b(?:easy|easy[- ]care|low[- ]maintenance|tough|simple|no[- ]fuss|hardy) (?:evergreen |flowering |little )?(?:shrubs|bushes)\b/,
  // "just shrubs", "mainly shrubs round the edge"
  /\b(?:just|only|mainly|mostly|nothing but) (?:a few |some |the |evergreen |flowering |easy )*(?:shrubs|bushes)\b(?! (?:left|survive|there|from|that))/,
  // "shrubs round the edges", but not those that stand there
  /\b(?:want|like|have|plant|put in|with) (?:some |a few |evergreen |flowering )*shrubs (?:all )?(?:round|around|along|down) the (?:edges?|sides?|outside)\b/,
]);

/** Clients who plant their own borders: they are given the frame, and beds made ready. */
const PLANTS_THEMSELVES = anyOf([
  // "two borders that I will plant"
  /\b(?:beds?|borders?|planting|plants?|them|it|those|these)\b[^.;\n]{0,30}\b(?:i|we|she|he|mum|my (?:wife|husband|mother|mum|dad)) (?:will|'ll|can|want to|would like to|'d like to|am going to|shall) (?:plant|fill)\b(?! (?:it |them )?with you)/,
  /\bleave (?:all )?(?:the )?(?:planting|plants) (?:to|for) (?:me|us|my (?:wife|husband|mum|mother|dad))\b/,
  // "we'd rather do the planting"
  /\b(?:i|we|she|he)(?:'ll| will| shall| can| want to| would like to| would rather|'d like to|'d rather| prefer to) (?:do|choose|see to) (?:all |all of |most of )?(?:the |my own |our own |her own |his own )?plant(?:s|ing)\b/,
  // "plant it up myself"
  /\bplant(?:ing)? (?:it |them |that |the (?:beds|borders|rest) |up )*(?:myself|ourselves|herself|himself)\b/,
  // "no planting plan"
  /\b(?:do(?: not|n'?t)|no) (?:need|want|require) (?:for )?(?:a |any |your )?planting (?:plan|scheme|list)\b/,
  // "just the bones"
  /\b(?:just|only) (?:want |need |after )?(?:the |good )?bones\b/,
  /\bneed bones\b/,
  /\bhard landscaping only\b/,
]);

/** "two large borders that I will plant myself". */
const OWN_BEDS =
  /\b(one|two|three|four|both|a|\d) (?:[a-z-]+ ){0,3}?(?:borders?|beds?)\b[^.;\n]{0,40}\b(?:plant|fill|myself|ourselves|herself)\b/i;

function ownBedsIn(text: string): number | undefined {
  const said = OWN_BEDS.exec(text)?.[1]?.toLowerCase();
  return said === undefined ? undefined : (NUMBER_WORDS[said] ?? Number(said));
}

/** Two who live there. */
const TWO = anyOf([
  /\b(?:my|the) (?:wife|husband|partner|other half|missus|mrs|hubby|boyfriend|girlfriend|fianc[eé]e?|better half)\b(?! (?:died|passed|is dead|'s grave))/,
  /\b(?:OH|DH|DW)\b/,
  /\b(?:me|myself) and (?:my|the) (?:wife|husband|partner)\b/,
  // "we're two blokes", "just the two of us"
  /\b(?:we are|we['’]?re|just us|just the) (?:just )?two\b/,
  /\btwo of us\b/,
  /\b(?:both|each) of us\b/,
  /\b(?:he|she) and I\b/,
]);
/** One who lives alone. */
const ALONE = anyOf([
  /\b(?:live|living|lives) (?:here )?(?:alone|on my own|by myself|on her own|on his own)\b/,
  /\b(?:just|only) me\b(?! and)/,
  /\b(?:widow(?:ed|er)?|divorced|single (?:mum|mother|dad|father|parent))\b/,
  /\bmy (?:late )?(?:husband|wife|partner)\b[^.;!?\n]{0,40}\b(?:died|passed(?: away| on)?|is gone|we lost)\b/,
  /\bmy late (?:husband|wife|partner)\b/,
  /\b(?:since|after) (?:he|she|my (?:husband|wife|partner)) (?:died|passed|left)\b/,
  /\bone of me\b/,
]);
/** Children of the house; those of next door and those who have left are none. */
const KIDS =
  /\b(?:for|our|my) (?:the |our |my |\d |two |three |four )?(?:young |little |small )?(?:kids|children|bairns|weans|little ones)\b(?!['’]s?\b)(?![^.;\n]{0,25}\b(?:left|grown|moved|flown|gone|next door|adults?)\b)/i;
/** No children of theirs, in words. */
const NO_KIDS = /\b(?:no|without|don'?t have) (?:any )?(?:kids|children)\b/i;
const kidsIn = (text: string): string | undefined =>
  NO_KIDS.test(text) ? undefined : KIDS.exec(text)?.[0];
function grownUpsIn(text: string): 1 | 2 | null {
  if (ALONE.test(text)) return 1;
  return TWO.test(text) ? 2 : null;
}

/** Moods that are no style. */
const MOODS: readonly (readonly [RegExp, Mood])[] = [
  [/\bfern(?:s|y|ery)?\b|\bwoodland(?:y| feel| floor)?\b/gi, 'ferny'],
  [
    /\blush\b|\bleafy\b(?! (?:goes|turns|gets|dies|suburb|street|road|avenue|lane))|\bgreen and (?:cool|calm)\b|\bjungl[ey]\b|\bverdant\b/gi,
    'lush',
  ],
  [/\b(?:haunted|spooky|gothic|mysterious|moody|brooding|melancholy|secret)\b/gi, 'haunted'],
  [
    /\b(?:calm(?:ing|er)?|peaceful|tranquil|serene|restful|soothing)\b(?! (?:road|street|lane|area|neighbourhood))/gi,
    'calm',
  ],
  [
    /\b(?:things?|plants?|leaves|something|anything) (?:he |she |they |we |you |I )?(?:can |could |to )?(?:touch|stroke|feel|rub)\b|\bby touch\b|\btactile\b|\bsensory (?:garden|plants?|planting|bed|border)\b/gi,
    'touch',
  ],
  [
    /\bpollinat(?:ors?|ing insects)\b|\b(?:bee|butterfly|insect)[- ]friendly\b|\b(?:flowers?|plants?|planting|forage|nectar|food|good|great|something) for (?:the )?(?:bees|butterflies|insects)\b/gi,
    'pollinators',
  ],
];
/** Before the word, in the same sentence: it is not wished for. */
const NO_MOOD =
  /\b(?:no|not|nothing|never|don'?t|isn'?t|hates?|without|rather than|instead of|killed)\b[^.,;\n]{0,30}$/i;

const moodsIn = (text: string): Mood[] =>
  MOODS.flatMap(([words, mood]) =>
    [...text.matchAll(words)].some(({ index }) => !NO_MOOD.test(text.slice(0, index)))
      ? [mood]
      : [],
  );

const NO_TABLE =
  /\b(?:no|not|without|don['’]?t (?:want|need)|do not (?:want|need)) (?:any |more |garden |outdoor |patio )*(?:furniture|tables?(?: (?:and|or) chairs)?|seating)\b/i;
/** "Don't need a patio", "not bothered with lawn". */
const spares = (thing: string) =>
  new RegExp(
    String.raw`\b(?:no|don['’]?t (?:want|need|care for)|do not (?:want|need)|not (?:bothered|fussed|worried) (?:about|with)|without) (?:a |any |the )?(?:${thing})\b`,
    'i',
  );
/** Who wants what is there, or one thing and no more, is brought nothing beside it. */
const ALL_IS_THERE =
  /\b(?:(?:all|everything) (?:of (?:that|it|this) )?(?:stays|is staying|is to stay|must stay)|keep it all|not after a new garden|(?:one|a single) thing really|(?:just|only) (?:want |need )?one thing|that is all (?:i|we) (?:want|need|ask))\b/i;
/** Of the whole garden, in a sentence of its own. */
const ALL_STAYS =
  /(?:^|[.!?\n] *)(?:(?:all|everything) (?:of (?:that|it|this) )?(?:stays|is staying|is to stay|must stay)|keep it all)\b|\bnot after a new garden\b/i;
const SPARED: readonly (readonly [RegExp, Spared])[] = [
  [NO_TABLE, 'table'],
  [spares('patio|terrace'), 'patio'],
  [spares('lawn|grass'), 'lawn'],
  [spares('chairs?|seats?|benches|bench|seating'), 'table'],
  [ALL_IS_THERE, 'table'],
  [ALL_IS_THERE, 'lawn'],
  [ALL_STAYS, 'new'],
];

/** Who chips from the lawn, or mows it, has one. */
const ON_GRASS =
  /\b(?:from|across|off|mow|mowing|cut|cutting|edge|edges of|middle of|end of|side of) (?:the|our|my) (?:back )?(?:lawn|grass)\b/i;
/** "1:20 please, not 1:12", "a ramp no steeper than 1 in 15". */
const RAMP = /(?<!\b(?:not|rather than|instead of|isn['’]t) (?:a |an )?)\b1 ?(?::|in) ?(\d{2})\b/gi;
/** Of beds and tables. */
const KNEE_ROOM =
  /\b(?:knees?|legs|chair|wheelchair) (?:right |well )?(?:under|beneath|underneath)\b(?! (?:control|the weather))/i;
const OF_A_RAMP =
  /\b(?:ramps?|gradients?|please|wheel\w*|no steeper|gentler?|slopes? (?:of|at) (?:no|most))\b/i;
const STEEPEST_SAID = 10,
  GENTLEST_SAID = 30;

/** How steep ramps may be, where the sentence is of ramps and not of the ground. */
function rampIn(text: string): PeopleSaid['ramp'] | null {
  for (const found of text.matchAll(RAMP)) {
    const oneIn = Number(found[1]),
      from =
        Math.max(...['.', '!', '?', '\n'].map((end) => text.lastIndexOf(end, found.index))) + 1,
      sentence = text.slice(from).split(/[!?\n]|\.(?!\d)/)[0]!;
    if (oneIn >= STEEPEST_SAID && oneIn <= GENTLEST_SAID && OF_A_RAMP.test(sentence))
      return { oneIn, quote: found[0] };
  }
  return null;
}
const BUNGALOW = /\bbungalow\b/i;

/** Who hates gardening has nobody's hands, whatever else is said; who is keen and old has as many as usual. */
function handsIn(text: string): Hands | null {
  if (NO_GARDENER.test(text)) return 'none';
  const isKeen = KEEN.test(text);
  if (FEW_HANDS.test(text)) return isKeen ? 'usual' : 'few';
  return isKeen ? 'keen' : null;
}

/** Null where nothing of it is said. */
export function peopleSaid(text: string): PeopleSaid | null {
  const hands = handsIn(text),
    grownUps = grownUpsIn(text),
    kids = kidsIn(text),
    ownBeds = ownBedsIn(text),
    moods = moodsIn(text),
    ramp = rampIn(text),
    kneeRoom = KNEE_ROOM.exec(text)?.[0],
    onGrass = ON_GRASS.exec(text)?.[0],
    spared = [...new Set(SPARED.flatMap(([words, thing]) => (words.test(text) ? [thing] : [])))];
  const said: PeopleSaid = {
    ...(hands ? { hands } : {}),
    ...(SHRUBS_FIRST.test(text) ? { shrubs: true } : {}),
    ...(PLANTS_THEMSELVES.test(text) ? { plantsThemselves: true } : {}),
    ...(ownBeds === undefined ? {} : { ownBeds }),
    ...(LITTLE_MONEY.test(text) ? { littleMoney: true } : {}),
    ...(moods.length ? { moods } : {}),
    ...(spared.length ? { spared } : {}),
    ...(grownUps ? { grownUps } : {}),
    ...(kids === undefined ? {} : { kids }),
    ...(ramp ? { ramp } : {}),
    ...(kneeRoom ? { kneeRoom } : {}),
    ...(onGrass ? { onGrass } : {}),
    ...(BUNGALOW.test(text) ? { bungalow: true } : {}),
    ...dwellersSaid(text),
    ...habitsSaid(text),
    ...plantsSaid(text),
  };
  return Object.keys(said).length ? said : null;
}
