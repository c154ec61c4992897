/** What is said of trees, shade, drought, scent and birds: lists of phrases, each read alone. */
import { NUMBER_WORDS } from '#engine/model/number-words.ts';
import type { PeopleSaid, ShadeSaid, Shunned, TreesSaid } from '#engine/model/people-said.ts';
import { anyOf } from './any-of.ts';
import { withoutPlaces } from './low-ground.ts';

/** Trees are refused. */
const NO_TREES = anyOf([
  // "no trees", but not "no trees over 6ft" or "near the drain"
  /\bno (?:more |new )?trees\b(?! (?:within|near|over|above|under|there|taller|higher|by|in that|that|which|dropping))/,
  // "don't want any more trees"
  /\bnot? (?:want |having )?(?:a |any )(?:more )?trees?\b/,
  /\bwithout (?:any )?trees\b/,
  /\bhates? trees\b/,
  // "nothing dug in, no trees in the ground"
  /\btrees? in the ground\b/,
  /\bnothing with roots\b/,
]);
/** Roots are feared. */
const FEARS_ROOTS = anyOf([
  // the house has moved
  /\b(?:underpinn\w*|subsid\w+|heave)\b/,
  // "roots got into the drains"
  /\b(?:roots?)\b[^.]{0,60}\b(?:drains?|sewer|foundations?|pipes?|tank)\b/,
  /\bnervous of roots\b/,
]);
/** "Right to light", "they block all the light". */
const FEARS_SHADE =
  /\b(?:right to light|(?:loss|block\w*|tak\w+|steal\w*|los\w+) (?:of |all |their |her |his |our |my |the )*(?:sun)?light)\b/i;
/** One tree and no more. */
const ONE_TREE = anyOf([
  // "I'd love a small tree"
  /\b(?:like|want|love|fancy|plant|put in|room for|maybe|perhaps|just) (?:a|one) (?:(?:nice|small|little|single|good|proper|multi.?stem|shady) ){0,2}tree\b/,
  // "a tree to sit under"
  /\ba (?:(?:nice|small|little|single) )?tree to (?:look|sit|put)\b/,
]);

function treesIn(text: string): TreesSaid | null {
  const said: TreesSaid = {
    ...(NO_TREES.test(text) ? { refused: true } : {}),
    ...(ONE_TREE.test(text) ? { one: true } : {}),
    ...(FEARS_ROOTS.test(text) ? { feared: true } : {}),
    ...(FEARS_SHADE.test(text) ? { darken: true } : {}),
  };
  return Object.keys(said).length ? said : null;
}

/** "nothing over 6ft", "no trees above two metres". */
const TALLEST =
  /\b(?:nothing|no (?:trees?|plants?|planting|shrubs?|hedges?|thing)|not(?:hing)? (?:to be|be)?|plants?) (?:[a-z]+ ){0,3}?(?:over|above|taller than|higher than|more than) (?:a |about )?(\d+(?:\.\d+)?|one|two|three|four|five|six|metre|meter)\s*(m|metres?|meters?|ft|foot|feet|')?\b/i;
const FOOT_MM = 305;
/** A height of plants that anybody would set, mm. */
const LEAST_MM = 900,
  MOST_MM = 12_000;

function tallestIn(text: string): number | null {
  const said = TALLEST.exec(text);
  if (!said) return null;
  const word = said[1]!.toLowerCase(),
    isFeet = /^(?:ft|foot|feet|')$/i.test(said[2] ?? '');
  const mm = Math.round(
    (NUMBER_WORDS[word.startsWith('met') ? 'one' : word] ?? Number(word)) *
      (isFeet ? FOOT_MM : 1000),
  );
  return mm >= LEAST_MM && mm <= MOST_MM ? mm / 1000 : null;
}

const DEEP = [
    // "deep shade"
    '(?:deep|dense|full|heavy|total|permanent|complete) shade',
    'never (?:gets|sees) (?:any |the )?sun',
    'no sun at all',
    // trees that make it
    'woodland',
    'under (?:the |some |big |mature |large )*(?:trees|oaks?|beech(?:es)?|sycamores?|limes?|horse chestnuts?|conifers)',
  ].join('|'),
  LIGHT = ['shad(?:y|ed)', 'in (?:the )?shade', 'dappled'].join('|');
/** The end away from the house, or a side. */
const FAR = [
    // "top end", "back corner of the garden"
    '(?:top|far|back|rear|bottom|other|end)(?: (?:level|end|third|half|part|corner|of the garden|bit))+',
    'end of (?:the|our) garden',
    'at the (?:back|rear|top|bottom|end)',
  ].join('|'),
  LEFT = '(?:the )?left(?:-| )?(?:hand)? ?(?:side|border|bed|boundary|fence)',
  RIGHT = '(?:the )?right(?:-| )?(?:hand)? ?(?:side|border|bed|boundary|fence)';
/** The place and then the shade, or the shade at the place, in one sentence. */
const shadeAt = (place: string, shade: string): RegExp =>
  new RegExp(
    `\\b(?:${place})\\b[^.;\\n]{0,45}\\b(?:${shade})\\b|\\b(?:${shade})\\b (?:at|on|along|in|over|all over) (?:the )?(?:very )?\\b(?:${place})\\b`,
    'i',
  );
const SHADES = (
  [
    [FAR, 'far'],
    [LEFT, 'left'],
    [RIGHT, 'right'],
  ] as const
).map(([words, place]) => ({ place, deep: shadeAt(words, DEEP), light: shadeAt(words, LIGHT) }));
const TREES = /wood|trees|oak|beech/i;

/** Of the whole garden: no sun comes in, or an hour of it on one wall. */
const SUNLESS =
    /\b(?:no (?:direct )?sun(?:light|shine)?\b|sunless\b|never (?:gets|sees|has) (?:any |the )?sun\b|like (?:a |the bottom of a )?well\b)/i,
  SUN_ON_ONE_WALL =
    /\bsun(?:light)?\b[^.;!?\n]*\b(?:otherwise|else|apart from that|the rest) (?:it is |there is |gets )?none\b/i,
  DARK_OF_TREES =
    /\b(?:it['’]?s|it is|garden is|garden['’]?s|so|very|too|quite|really|rather) dark\b(?! ?(?:by|in|at|from|when|colou?r|green|blue|grey|red))[^.;!?\n]{0,40}\b(?:trees|oaks?|beech(?:es)?|sycamores?|limes|conifers|leylandii)\b/i,
  /** Parts of a garden, and parts of the year. */
  NOT_OF_ALL =
    /\b(?:walls?|end|side|corner|fence|bottom|top|strip|bit|part|return|passage|alley|half|room|winter|oct\w*|nov\w*|dec\w*|jan\w*|feb\w*|mar(?:ch)?|until|till|before|after|at the moment)\b/i;
const sunlessIn = (text: string): ShadeSaid[] =>
  text
    .split(/[.;!?\n](?!\d)/)
    .some(
      (sentence) =>
        SUN_ON_ONE_WALL.test(sentence) ||
        DARK_OF_TREES.test(sentence) ||
        (SUNLESS.test(sentence) &&
          (!NOT_OF_ALL.test(sentence) || /\bwalls? (?:very |so |too )?high\b/i.test(sentence))),
    )
    ? [{ place: 'all', isDeep: true, isRooty: false }]
    : [];

const shadeIn = (text: string): ShadeSaid[] => [...sunlessIn(text), ...shadeAtIn(text)];
const shadeAtIn = (text: string): ShadeSaid[] =>
  SHADES.flatMap(({ place, deep, light }): ShadeSaid[] => {
    const dark = deep.exec(text);
    if (dark) return [{ place, isDeep: true, isRooty: TREES.test(dark[0]) }];
    return light.test(text) ? [{ place, isDeep: false, isRooty: false }] : [];
  });

/** Ground that bakes, and people who will not carry a can to it. */
const UNWATERED = anyOf([
  // the ground bakes
  /\bbak(?:es|ed|ing) (?:in|hot|dry|hard|all)\b/,
  /\band bakes\b/,
  /\bscorch\w*\b/,
  // "won't be watering"
  /\b(?:won['’]?t|can['’]?t|cannot|never|not going to|no time to|forget to|do not|don['’]?t|doesn['’]?t|shan['’]?t|refuse to) (?:be )?water(?:ing)?\b(?! (?:features?|butts?|bill|meter|in the|supply|pressure|from))/,
  // owners who are there of a weekend
  /\b(?:our|my|a|for) (?:(?:second|holiday) (?:home|house|cottage)|weekend (?:home|house|cottage|place))\b(?! (?:next|opposite|behind|over the))/,
  // there is no water
  /\b(?:no|zero|without(?: any)?) (?:watering|irrigation|outside tap)\b/,
  /\birrigation (?:is (?:not|impossible|out|a hardship)|isn'?t)/,
  /\bno hardship\b[^.]*\. ?irrigation is\b/,
  /\bhosepipe bans?\b/,
  // "nobody waters"
  /\b(?:tenants?|nobody|no ?one) (?:will |ever )*(?:do nothing|waters?)\b/,
]);

/** Flowers that smell. */
const SCENT = anyOf([
  // "roses that smell"
  /\b(?:flowers?|plants?|things?|roses?|climbers?)\b[^.\n]{0,25}\bsmells?\b/,
  // "smells lovely"
  /\bsmell(?:s|ing)? (?:nice|lovely|sweet|gorgeous|good|of)\b/,
  /\b(?:scented|fragrant|sweet.smelling)\b/,
]);

/** Birds, or the berries they come for. */
const BIRDS = /\b(?:birds|berries|wildlife|robins?|blackbirds?|finches|sparrows)\b/i;

/** What people fear, hate or fall ill of, in the same sentence; "for bees" and "nothing that bees like" are other matters. */
const AVERSE = [
    String.raw`(?:hates?|hated|hating|loathes?|detests?|dislikes?|fears?)`,
    String.raw`can(?:no|['’])t (?:stand|bear|cope with|be (?:doing|near|around))`,
    String.raw`(?:scared|terrified|frightened|afraid|petrified|nervous|wary) of`,
    String.raw`phobi[ac](?: (?:about|of))?`,
    String.raw`allerg(?:ic to|y to|ies to)`,
    String.raw`(?:bothered|upset|overwhelmed|set off|triggered) by`,
    String.raw`(?:sensitive|reacts?|reacting) to`,
  ].join('|'),
  REFUSING = String.raw`(?:no|not|nothing|none|without|avoid|never|don['’]?t want|do not want|anything but)`;
/** Anything that says it in so many words, then what is only shunned where it is refused straight away. */
const SHUNS: readonly (readonly [Shunned, string, string])[] = [
  [
    'bees',
    String.raw`(?:bees?|wasps?|bee stings?|stings|stinging insects)`,
    String.raw`(?:(?:bees|wasps)(?! (?:visit|come|at the moment|yet|any ?more|here|now))|(?:plants?|flowers?|things?|anything)? ?(?:that|which|to) (?:attracts?|draws?|brings?(?: in)?) (?:the )?(?:bees|wasps|stinging))`,
  ],
  [
    'scent',
    String.raw`(?:strong |heavy |flowery )?(?:smells?|scents?|perfumes?|fragrances?|scented)(?! of (?!(?:the )?(?:flowers?|plants?|lil|lavender)))`,
    String.raw`(?:strong(?:ly)?|heavy|heavily)[- ](?:smells?|smelling|scents?|scented|perfumed?|fragrances?)`,
  ],
  [
    'thorns',
    String.raw`(?:thorns?|prickles|spines|spiky things|thorny|prickly)`,
    String.raw`(?:(?:thorny|prickly|spiky|sharp) (?:plants?|things?|bushes|shrubs)|thorns|prickles|(?:that|which) (?:scratch|prick)\w*|(?:\w+,? (?:or|and|nor) )?(?:thorny|prickly|spiky)(?! (?:fences?|railings?|tops?|gates?|shingle|gravel|strips?)))`,
  ],
  [
    'litter',
    String.raw`(?:(?:fallen|rotting|squashed) (?:fruits?|berries|apples))`,
    String.raw`(?:(?:fallen|rotting|squashed) (?:fruits?|berries|apples)|(?:trees? |plants? |thing )?(?:that|which|to) drops? (?:its |their |any )?(?:fruits?|berries|leaves|things|anything|stuff|mess)|mess(?:y)? (?:trees?|fruits?|berries) (?:on|over))`,
  ],
  ['pollen', String.raw`(?:grass |tree )?pollen`, String.raw`pollen`],
];
const shunning = SHUNS.map(([what, averse, refused]) => ({
  what,
  says: new RegExp(
    String.raw`\b(?:${AVERSE})\b[^.;!?\n]{0,70}?\b${averse}\b|\b${REFUSING} (?:any |more |much |very |of |the )*${refused}\b`,
    'i',
  ),
}));
/** Between the aversion and the thing a wish begins. */
const TURNS = /(?:\bbut\b|, which\b)[^.;!?\n]*$/i;

const shunnedIn = (text: string): Shunned[] =>
  shunning.flatMap(({ what, says }) => {
    const found = says.exec(text)?.[0];
    return found && !TURNS.test(found) ? [what] : [];
  });

/** A view from indoors in the dark months. */
const WINTER_VIEW = anyOf([
  // "wow all year", "has to look good in February too", "something nice to look at in winter"
  /\b(?:wow|looks? (?:good|nice|lovely|great|alive|pretty)|(?:something|things?|plenty|interest|colour|pretty|nice|good) to (?:look at|see)|interest(?:ing)?|colour|in flower|flowering)\b[^.;\n]{0,40}\b(?:all year|year[- ]round|every (?:month|season)|all (?:the |four )?seasons|in (?:the )?(?:depths of )?(?:winter|december|january|february))\b/,
  /\b(?:winter|december|january|february)\b[^.;\n]{0,60}\b(?:windows?|sink|from (?:the )?(?:kitchen|indoors|inside|house|sofa|chair))\b/,
  /\b(?:windows?|sink|from (?:the )?(?:kitchen|indoors|inside|house|sofa|chair))\b[^.;\n]{0,60}\b(?:winter|december|january|february)\b/,
]);

const RUBBLE = String.raw`(?:builders?['’]?s? (?:rubble|rubbish|waste)|rubble|hardcore|brick ?ends|half ?bricks|brick|bricks|made ground)`,
  IN_THE_GROUND = String.raw`(?:turf|topsoil|soil|dig|digs|dug|digging|spade|fork|ground|under(?:neath)? (?:it|that|the \w+)|buried)`;
/** Rubble that a spade meets, not a heap of it and not a brick wall. */
const ON_RUBBLE = new RegExp(
  String.raw`\b${IN_THE_GROUND}\b[^.;!?\n]{0,30}?\b(?:on(?: top of)?|over|hits?|its|it's|is|was|then|and|meets?|finds?|found|full of|of|they|under)\b[^.;!?\n]{0,40}?\b${RUBBLE}\b(?! (?:walls?|paths?|paving|house|shed|bbq|building|outhouse|planters?|raised|edging|patio|steps?|built|arch|pillars?|terrace|extension|barn))|\b${RUBBLE}\b[^.;!?\n]{0,12} (?:an inch|a foot|inches|under|just below|beneath|\d+ ?cm)\b|\bhit bricks?\b`,
  'i',
);
const NONE_OF_IT = /\b(?:don['’]?t|no|never|nobody|without|put)\b/i;
/** Shingle for a soil, not for a path. */
const ON_SHINGLE =
  /\b(?:all|just|pure|nothing but|is|on|in the|into the|grows? in) shingle\b(?! (?:paths?|drive|driveway|garden|area|patio|bed|and|or))/i;

function underfootIn(text: string): PeopleSaid['underfoot'] | null {
  const rubble = ON_RUBBLE.exec(text),
    shingle = ON_SHINGLE.exec(text);
  if (shingle) return { is: 'shingle', quote: shingle[0] };
  return rubble && !NONE_OF_IT.test(rubble[0]) ? { is: 'rubble', quote: rubble[0] } : null;
}
/** "Sun from 10 to 5", "sun all day". */
const SUN_FROM =
    /\bsun (?:is )?(?:\w+ ){0,2}?from (?:about |around |like )?(\d{1,2})(?:ish)? ?(?:am)? ?(?:to|till?|until) (?:about |around |maybe |like )?(\d{1,2}|tea ?time|bed ?time)\b/i,
  SUN_ALL_DAY =
    /\bsun (?:is )?(?:there )?(?:all|the whole|most of the) day\b|\bfull sun all day\b/i,
  ALL_DAY_HOURS = 7.5;
/** Whole gardens only: a wall or an end that has the sun tells of itself alone. */
const OF_A_PART = /\b(?:walls?|end|side|corner|fence|bottom|top|strip|first part|patio)\b/i;
function sunHoursIn(text: string): number | null {
  for (const sentence of text.split(/[.;!?\n](?!\d)/)) {
    if (OF_A_PART.test(sentence)) continue;
    if (SUN_ALL_DAY.test(sentence)) return ALL_DAY_HOURS;
    const said = SUN_FROM.exec(sentence);
    if (!said) continue;
    const from = Number(said[1]),
      to = /tea/.test(said[2]!) ? 17 : /bed/.test(said[2]!) ? 20 : Number(said[2]),
      hours = (to <= from ? to + 12 : to) - from;
    if (hours >= 2 && hours <= 14) return hours;
  }
  return null;
}
/** Heat of the place itself. */
const HOT =
  /\b(?:it|garden|yard|patio|out there|south|west|so it['’]?s|its|it['’]s)\b[^.;!?\n]{0,20}\b(?:boiling|roasting|baking|like an oven|a sun ?trap|an oven)\b/i;
/** "Green when I land in January", "something green all winter". */
const WINTER_GREEN =
  /\b(?:want|like|keep|stay|stays|look|something|some|have) (?:\w+ ){0,3}?(?:green|evergreens?)\b[^.;\n]{0,30}\b(?:winter|january|february|december|all year|year[- ]round)\b|\b(?:winter|january|all year|year[- ]round) (?:green|evergreens?|greenery)\b/i;
const NO_FLOWERS =
  /\b(?:no|don['’]?t (?:want|need)|do not (?:want|need)|without(?: any)?) flowers?\b(?! (?:beds?|in the lawn|that|which|till|until|yet|on))/i;

const ONLY_FOOD =
  /\b(?:flowers?|plants?|anything|nothing) (?:(?:that|which) (?:aren['’]?t|isn['’]?t|are not|is not|can['’]?t be)|(?:that )?(?:you|we|I|she|he|they) can(?:['’]t|not)) (?:for eating|eaten|edible|to eat|eat)\b|\b(?:everything|it all) (?:must|has to|should) be edible\b|\b(?:only|nothing but) (?:things|plants|what) (?:that )?(?:you|we|I|she|he|they) can eat\b/i;

/** The part of what people say that is about plants; empty where nothing of it is said. */
export function plantsSaid(text: string): PeopleSaid {
  const free = withoutPlaces(text),
    trees = treesIn(free),
    tallestM = tallestIn(free),
    shade = shadeIn(text),
    shunned = shunnedIn(text),
    sunHours = sunHoursIn(text),
    underfoot = underfootIn(text);
  return {
    ...(trees ? { trees } : {}),
    ...(tallestM === null ? {} : { tallestM }),
    ...(shade.length ? { shade } : {}),
    ...(UNWATERED.test(text) ? { unwatered: true } : {}),
    ...(shunned.length ? { shunned } : {}),
    ...(underfoot ? { underfoot } : {}),
    ...(sunHours === null ? {} : { sunHours }),
    ...(HOT.test(text) ? { hot: true } : {}),
    ...(WINTER_GREEN.test(text) ? { winterGreen: true } : {}),
    ...(NO_FLOWERS.test(text) ? { noFlowers: true } : {}),
    ...(ONLY_FOOD.test(text) ? { onlyFood: true } : {}),
    ...(WINTER_VIEW.test(text) ? { winterView: true } : {}),
    ...(SCENT.test(text) && !shunned.includes('scent') ? { scent: true } : {}),
    ...(BIRDS.test(text) ? { birds: true } : {}),
  };
}
