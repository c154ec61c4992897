/** Who lives with the garden: children and their ages, animals, people who find walking or bending hard, seats. */
import type { Fact, Household, ProjectType } from '../model/brief.ts';
import { findPhrases, makeDictionary } from './phrases.ts';
import type { Found } from './phrases.ts';
import { findAges } from './read-ages.ts';
import { readSeats } from './read-seats.ts';
import type { Sayings } from './plot-words.ts';
import { judge } from './stances.ts';
import type { Stances } from './stances.ts';
import { quoteOf } from './text.ts';
import type { Text, Token } from './text.ts';

type Member =
  | 'toddler'
  | 'children'
  | 'dog'
  | 'cat'
  | 'pets'
  | 'wheelchair'
  | 'access'
  | 'hayFever'
  | 'grown'
  | 'skip';

const MEMBERS = makeDictionary<Member>([
  [
    'toddler|toddlers|baby|babies|newborn|new born|infant|infants|crawling|crawler|pre schooler|pre schoolers|preschooler|preschoolers|nursery age|little one|little ones|small children|small child|small kids|tiny children|little children|little kids|under 2|under 3|under two|under three|under 4|under four|under 5|under fives|under 5s|under five|very young children|very young kids|very young child|tots|expecting|pregnant|small grandchildren|little grandchildren|tiny tots|due in|little boy|little girl|small boy|small girl|small people|bump',
    'toddler',
  ],
  [
    'children|child|kids|=kid|kiddies|grandchildren|grandchild|grandkids|grand children|grandson|grandsons|granddaughter|granddaughters|grandkid|son|sons|daughter|daughters|boys|boy|girls|girl|twins|teenager|teenagers|teenage|teens|teen|family of three|family of four|family of five|family of six|family of 3|family of 4|family of 5|family of 6|young family|nephews|nieces|nephew|niece|kiddos|little people|youngsters|primary school|school age|lad|lads|lass|lasses|bairn|bairns|nipper|nippers|our youngest|my youngest|the youngest|our eldest|my eldest|youngest is|eldest is|littlest',
    'children',
  ],
  [
    "adult children|grown up children|grown up kids|grown children|grown up sons|grown up daughters|adult son|adult daughter|adult sons|adult daughters|adult kids|older children who have left|empty nester|empty nesters|inner child|child's play|only child",
    'grown',
  ],
  [
    'dog|dogs|puppy|puppies|pup|pooch|labrador|labradors|lab|labs|golden retriever|retriever|spaniel|cocker spaniel|springer|cockapoo|cavapoo|cavachon|labradoodle|terrier|border terrier|jack russell|whippet|whippets|greyhound|poodle|dachshund|sausage dog|beagle|border collie|collie|german shepherd|alsatian|rottweiler|boxer dog|pug|bulldog|french bulldog|frenchie|staffie|staffy|lurcher|husky|vizsla|schnauzer|chihuahua|hound|dalmatian|shih tzu|westie|corgi|dog friendly|dog proof|dog safe',
    'dog',
  ],
  ['cat|cats|kitten|kittens|moggy|moggies|cat friendly|cat proof', 'cat'],
  ['pet|pets|animals|pet friendly|furry friends', 'pets'],
  [
    "hot dog|hot dogs|dog leg|dog legs|dog legged|dog rose|dog roses|dog tooth|dogs dinner|dog's dinner|cat mint|cats eyes|cat litter|dog walker|boy scouts|children's books|garden party|babies breath|baby's breath|baby blue|baby pink|boxer|teenage cancer|sonic|cat tail|kid gloves|cat cafe",
    'skip',
  ],
  [
    'wheelchair|wheelchairs|wheel chair|wheelchair user|wheelchair accessible|wheelchair friendly|mobility scooter|powerchair|power chair',
    'wheelchair',
  ],
  [
    "mobility|mobility issues|limited mobility|reduced mobility|mobility problems|arthritis|arthritic|bad back|back problems|bad knees|bad knee|dodgy knees|dodgy knee|dodgy back|dodgy hip|bad hips|bad hip|hip replacement|knee replacement|new hip|new knee|walking stick|walking frame|zimmer frame|zimmer|rollator|walker|elderly|disabled|disability|frail|can't bend|cannot bend|struggle to bend|difficult to bend|hard to bend|bending is|bending down|too much bending|kneeling is|can't kneel|cannot kneel|kneel|kneeling|unsteady|not steady|unsteady on feet|has ms|have ms|with ms|tire easily|get tired easily|gets tired easily|parkinson's|parkinsons|stroke|multiple sclerosis|crutches|in our seventies|in our eighties|in our 70s|in our 80s|in my 70s|in my 80s|in my seventies|in my eighties|in their eighties|in their 80s|in his 80s|in her 80s|in her 90s|in his 90s|not getting any younger|getting older|getting on a bit|can't manage steps|cannot manage steps|struggle with steps|struggles with steps|struggle with stairs|difficulty walking|trouble walking|walking difficulties|partially sighted|visually impaired|dementia|alzheimer's|step free|level access|level threshold|no steps|avoid steps|without steps|trip hazards|falls risk|accessible|accessibility|easy access|easily accessible|stiff joints|stiff knees|aching back|blind|find walking|walks with|handrail|hand rail|handrails|grab rail|grab rails|up or down a step|up or down steps|up and down steps|hip done|hips done|knee done|knees done|hip replaced|hips replaced|knee replaced|knees replaced|hip op|knee op|hip operation|knee operation|can't lift heavy|can't lift much|cannot lift heavy|cannot lift much|can't push a|can't push the|cannot push a|cannot push the|can't dig any more|not able to bend|waist height|pushchair|pram|double buggy",
    'access',
  ],
  [
    'hay fever|hayfever|hay fever sufferer|pollen allergy|pollen allergies|allergic to pollen|allergic to grass pollen|pollen|asthma|asthmatic|allergies|allergy|allergy friendly|low allergen|rhinitis',
    'hayFever',
  ],
]);

const GROWN_UP =
  /^(?:[a-z]+ )?(?:thinks?|thought|says?|said|tells?|keeps telling|keeps saying|reckons?|lives?|moved|works?|drives?|drops by|pops|married|got married|is (?:getting )?married|is getting|comes? (?:round |over )?to (?:mow|help|cut)|(?:would|could|can|will|does|might) (?:cut|mow|do|help|dig|lift|drive)|cuts?|mows?|helps? (?:me|us|out)|who lives?|in law|and her (?:husband|partner|family)|and his (?:wife|partner|family))\b/;
/** Writers of an age at which a son or daughter has grown up. */
const ELDERLY =
  /\b(?:retired|retirees?|pensioners?|widow|widower|widowed|late (?:husband|wife)|(?:in )?(?:our|my) (?:60s|70s|80s|90s|sixties|seventies|eighties|nineties))\b/;
const TEENS = /\b(?:teenagers?|teenage|teens?|secondary school|sixth form|gcses|a levels)\b/;

const LISTING =
  /^(?:and|or|,|nor|any|small|young|other|pets?|kids?|children|dogs?|cats?|animals|toddlers?|large|little|big|mobility|more|teenage|grandchildren|our|own)$/;

/** True when the words between a refusing cue and the mention only list: "no kids, pets or …". */
function directlyRefused(text: Text, stances: Stances, found: Found<Member>): boolean {
  const cue = stances.cueAt[found.from] ?? -1;
  // "cat no", "pets: none"
  if (
    /^(?:no|none)$/.test(text.tokens[found.to]?.text ?? '') ||
    (text.tokens[found.to]?.text === ':' &&
      /^(?:no|none|n)$/.test(text.tokens[found.to + 1]?.text ?? ''))
  )
    return true;
  if (cue < 0) return false;
  for (let i = cue; i < found.from; i++)
    if (!stances.isCue[i] && !LISTING.test(text.tokens[i]!.text)) return false;
  return (
    !/^(?:the|our|my)$/.test(text.tokens[found.from - 1]?.text ?? '') ||
    stances.at[found.from] === 'absent'
  );
}

/** At most `most` tokens on, but not past the sentence. */
function sentenceEnd(text: Text, to: number, most: number): number {
  let end = to;
  while (
    end < to + most &&
    end < text.tokens.length &&
    text.tokens[end]!.sentence === text.tokens[to - 1]!.sentence &&
    text.tokens[end]!.kind === 'word'
  )
    end++;
  return end;
}

type Reading = { value: boolean; quote: string };

function meant(text: Text, stances: Stances, found: Found<Member>): boolean | null {
  const judged = judge(text, stances, found.from, found.to);
  const near = (a: number, b: number) =>
    text.tokens
      .slice(Math.max(0, a), b)
      .filter((t) => t.sentence === text.tokens[found.from]!.sentence)
      .map((t: Token) => t.text)
      .join(' ');
  if (
    found.value === 'access' &&
    /^(?:cat|dog|neighbours?|lady next|couple next|gentleman next)\b/.test(
      near(found.to, found.to + 3),
    )
  )
    return null;
  const after = near(found.to, found.to + 9),
    before = near(found.from - 7, found.from);
  if (
    /\b(?:neighbour'?s?'?|neighbours|next door's?|stray|local|visiting neighbour|other people's|keep|deter|stop|discourage)(?: the| local| out| \w+'s)? ?(?:\w+ )?$/.test(
      before,
    ) &&
    (found.value === 'cat' || found.value === 'dog' || found.value === 'children') &&
    !/\b(?:our|my)(?: \w+)? $/.test(`${before} `)
  )
    return /\b(?:keep|stop) (?:the|our|my)/.test(before) ? true : null;
  if (
    judged === 'elsewhere' ||
    /^(?:next door|from next door|over the road|from the school)/.test(after)
  )
    return null;
  if (
    (found.value === 'children' || found.value === 'toddler') &&
    /^(?:[a-z]+ ){0,2}?(?:have|has|'ve|are|is|all|now|who have|,)? ?(?:all |now |both |recently |just |finally |who have |who've |are )*(?:left home|left|grown up|grown|flown|moved out|moved away|at uni|at university|gone to uni|off to uni|away at|long gone|in their (?:20s|30s|twenties|thirties)|adults)\b/.test(
      after,
    )
  )
    return false;
  if (/\bwhen (?:the|our|my) $/.test(`${before} `) && /^(?:were|was)\b/.test(after)) return null;
  if ((judged === 'refuse' || judged === 'absent') && directlyRefused(text, stances, found))
    return false;
  if ((judged === 'past' || stances.at[found.from] === 'past') && found.value !== 'access')
    return null;
  if (
    found.value === 'cat' &&
    /^uses? /.test(after) &&
    found.to - found.from === 1 &&
    text.tokens[found.from]!.text === 'cat' &&
    !/\b(?:a|the|another|some) $/.test(`${before} `)
  )
    return true;
  if (
    found.value === 'cat' &&
    /^(?:uses?|using|keep|poo|fouling|dig|as a toilet|toilet)/.test(after) &&
    !/\b(?:our|my)\b/.test(before)
  )
    return null;
  return true;
}

/** The household as read, and the youngest child's age in years when the text tells it (13 for "teenagers"). */
export type HouseholdRead = { household: Household; youngest: number | null };

/** The household facts. Silence is 'assumed' with a reason; a family garden is assumed to have children. */
export function readHousehold(
  text: Text,
  stances: Stances,
  say: Sayings,
  type: ProjectType,
  areaM2: number,
): HouseholdRead {
  const said: Partial<Record<Member, Reading>> = {};
  const note = (member: Member, value: boolean, from: number, to: number) => {
    const now = said[member];
    // a plain "yes" is not undone by a later "no", except of children that have grown up
    if (!now || (value && !now.value && member !== 'children'))
      said[member] = { value, quote: quoteOf(text, from, to) };
    else if (member === 'children' && !value)
      said[member] = { value: false, quote: quoteOf(text, from, to) };
  };
  let grandchildren = false;
  const ages = findAges(text).filter(
    (age) => stances.at[age.from] !== 'elsewhere' && stances.at[age.from] !== 'past',
  );
  const elderly = say.has(ELDERLY) || ages.some((age) => age.of === 'adult' && age.years >= 60);
  const aged = ages.find((age) => age.of === 'adult' && age.years >= 72);
  if (aged) note('access', true, aged.from, aged.to);
  const youngAges = ages.filter((age) => age.of !== 'adult' && age.years < 18);
  const members = findPhrases(text.tokens, MEMBERS);
  for (const found of members) {
    if (found.value === 'skip') continue;
    const words = text.tokens
      .slice(found.from, found.to)
      .map((t) => t.text)
      .join(' ');
    if (found.value === 'access' && /^(?:no|avoid|without) steps$/.test(words)) {
      note('access', true, found.from, found.to);
      continue;
    }
    const value = found.value === 'grown' ? false : meant(text, stances, found);
    if (value === null) continue;
    const cue = value
      ? found.from
      : Math.max(0, Math.min(found.from, stances.cueAt[found.from] ?? found.from));
    const from = cue >= 0 && found.from - cue < 6 ? cue : found.from;
    if (found.value === 'grown') {
      note('children', false, found.from, found.to);
      continue;
    }
    if (value && /^(?:grand)?(?:sons?|daughters?)$/.test(words)) {
      const after = text.tokens
        .slice(found.to, found.to + 6)
        .filter((t) => t.sentence === text.tokens[found.from]!.sentence)
        .map((t) => t.text)
        .join(' ');
      // one who thinks, drives or cuts the grass, and any of an elderly writer's, has grown up
      if (
        GROWN_UP.test(after) ||
        text.tokens
          .slice(Math.max(0, found.from - 8), found.to + 6)
          .some((t) => t.text === 'wedding') ||
        (elderly && !words.startsWith('grand') && !youngAges.length)
      )
        continue;
    }
    if (words.startsWith('grand') && value) {
      grandchildren = true;
      said.children = { value: true, quote: quoteOf(text, found.from, found.to) };
      continue;
    }
    // "pets: one dog" has no cat in it
    if (found.value === 'pets' && members.some((m) => m.value === 'dog' || m.value === 'cat'))
      continue;
    if (found.value === 'pets') {
      note('dog', value, from, found.to);
      note('cat', value, from, found.to);
      continue;
    }
    if (found.value === 'toddler' && value) note('children', true, found.from, found.to);
    note(found.value, value, from, value ? found.to : sentenceEnd(text, found.to, 3));
  }
  for (const age of ages) {
    if (age.of === 'adult') continue;
    if (age.years >= 18) {
      if (said.children?.value && !grandchildren && !youngAges.length)
        said.children = { value: false, quote: quoteOf(text, age.from, age.to) };
      continue;
    }
    said.children = {
      value: true,
      quote: said.children?.value ? said.children.quote : quoteOf(text, age.from, age.to),
    };
    if (age.years < 5) said.toddler = { value: true, quote: quoteOf(text, age.from, age.to) };
  }
  const told = [...youngAges.map((age) => age.years), ...(said.toddler?.value ? [3] : [])];
  const youngest = told.length
    ? Math.min(...told)
    : say.has(TEENS) &&
        !members.some((m) =>
          /^(?:kids?|child|children|grandchildren|boys?|girls?|toddlers?)$/.test(
            text.tokens[m.from]!.text,
          ),
        )
      ? 13
      : null;
  const fact = (reading: Reading | undefined, assumed: boolean, because: string): Fact<boolean> =>
    reading
      ? { value: reading.value, source: { kind: 'read', quote: reading.quote } }
      : { value: assumed, source: { kind: 'assumed', because } };
  const family = type === 'family';
  const household: Household = {
    seatsFor: readSeats(text, say, areaM2, said.children?.value ?? family),
    toddler: fact(
      said.children?.value === false ? undefined : said.toddler,
      false,
      'no small child was mentioned',
    ),
    children: fact(
      said.children ?? (said.toddler?.value ? said.toddler : undefined),
      family,
      family ? 'a family garden was asked for' : 'no children were mentioned',
    ),
    dog: fact(said.dog, false, 'no dog was mentioned'),
    cat: fact(said.cat, false, 'no cat was mentioned'),
    wheelchair: fact(said.wheelchair, false, 'no wheelchair was mentioned'),
    hayFever: fact(said.hayFever, false, 'no hay fever was mentioned'),
    easyAccess: said.wheelchair?.value
      ? fact(said.wheelchair, true, '')
      : fact(said.access, false, 'nobody was said to find steps or bending hard'),
  };
  return { household, youngest };
}
