/** Who lives with the garden: children and their ages, animals, people who find walking or bending hard, seats. */
import type { Fact, Household, ProjectType } from '../model/brief.ts';
import { findPhrases, makeDictionary } from './phrases.ts';
import type { Found } from './phrases.ts';
import { numberAt } from './amounts.ts';
import type { Sayings } from './plot-words.ts';
import { judge } from './stances.ts';
import type { Stances } from './stances.ts';
import { quoteOf } from './text.ts';
import type { Text, Token } from './text.ts';

type Member = 'toddler' | 'children' | 'dog' | 'cat' | 'pets' | 'wheelchair' | 'access' | 'hayFever' | 'grown' | 'skip';

const MEMBERS = makeDictionary<Member>([
  ['toddler|toddlers|baby|babies|newborn|new born|infant|infants|crawling|crawler|pre schooler|pre schoolers|preschooler|preschoolers|nursery age|little one|little ones|small children|small child|small kids|tiny children|little children|little kids|under 2|under 3|under two|under three|under 4|under four|under 5|under fives|under 5s|under five|very young children|very young kids|very young child|tots|expecting|pregnant|small grandchildren|little grandchildren|tiny tots|due in|little boy|little girl|small boy|small girl|small people|bump', 'toddler'],
  ['children|child|kids|=kid|kiddies|grandchildren|grandchild|grandkids|grand children|grandson|grandsons|granddaughter|granddaughters|grandkid|son|sons|daughter|daughters|boys|boy|girls|girl|twins|teenager|teenagers|teenage|teens|teen|family of three|family of four|family of five|family of six|family of 3|family of 4|family of 5|family of 6|young family|nephews|nieces|nephew|niece|kiddos|little people|youngsters|primary school|school age', 'children'],
  ['adult children|grown up children|grown up kids|grown children|grown up sons|grown up daughters|adult son|adult daughter|adult sons|adult daughters|adult kids|older children who have left|empty nester|empty nesters|inner child|child\'s play|only child', 'grown'],
  ['dog|dogs|puppy|puppies|pup|pooch|labrador|labradors|lab|labs|golden retriever|retriever|spaniel|cocker spaniel|springer|cockapoo|cavapoo|cavachon|labradoodle|terrier|border terrier|jack russell|whippet|whippets|greyhound|poodle|dachshund|sausage dog|beagle|border collie|collie|german shepherd|alsatian|rottweiler|boxer dog|pug|bulldog|french bulldog|frenchie|staffie|staffy|lurcher|husky|vizsla|schnauzer|chihuahua|hound|dalmatian|shih tzu|westie|corgi|dog friendly|dog proof|dog safe', 'dog'],
  ['cat|cats|kitten|kittens|moggy|moggies|cat friendly|cat proof', 'cat'],
  ['pet|pets|animals|pet friendly|furry friends', 'pets'],
  ['hot dog|hot dogs|dog leg|dog legs|dog legged|dog rose|dog roses|dog tooth|dogs dinner|dog\'s dinner|cat mint|cats eyes|cat litter|dog walker|boy scouts|children\'s books|garden party|babies breath|baby\'s breath|baby blue|baby pink|boxer|teenage cancer|sonic|cat tail|kid gloves|cat cafe', 'skip'],
  ['wheelchair|wheelchairs|wheel chair|wheelchair user|wheelchair accessible|wheelchair friendly|mobility scooter|powerchair|power chair', 'wheelchair'],
  ['mobility|mobility issues|limited mobility|reduced mobility|mobility problems|arthritis|arthritic|bad back|back problems|bad knees|bad knee|dodgy knees|dodgy knee|dodgy back|dodgy hip|bad hips|bad hip|hip replacement|knee replacement|new hip|new knee|walking stick|walking frame|zimmer frame|zimmer|rollator|walker|elderly|disabled|disability|frail|can\'t bend|cannot bend|struggle to bend|difficult to bend|hard to bend|bending is|bending down|too much bending|kneeling is|can\'t kneel|cannot kneel|kneel|kneeling|unsteady|not steady|unsteady on feet|has ms|have ms|with ms|tire easily|get tired easily|gets tired easily|parkinson\'s|parkinsons|stroke|multiple sclerosis|crutches|in our seventies|in our eighties|in our 70s|in our 80s|in my 70s|in my 80s|in my seventies|in my eighties|in their eighties|in their 80s|in his 80s|in her 80s|in her 90s|in his 90s|not getting any younger|getting older|getting on a bit|can\'t manage steps|cannot manage steps|struggle with steps|struggles with steps|struggle with stairs|difficulty walking|trouble walking|walking difficulties|partially sighted|visually impaired|dementia|alzheimer\'s|step free|level access|level threshold|no steps|avoid steps|without steps|trip hazards|falls risk|accessible|accessibility|easy access|easily accessible|stiff joints|stiff knees|aching back|blind|find walking|walks with|pushchair|pram|double buggy', 'access'],
  ['hay fever|hayfever|hay fever sufferer|pollen allergy|pollen allergies|allergic to pollen|allergic to grass pollen|pollen|asthma|asthmatic|allergies|allergy|allergy friendly|low allergen|rhinitis', 'hayFever'],
]);

const THINGS_WITH_AGE = /^(?:house|home|property|fence|patio|shed|tree|extension|build|building|lawn|oak|apple|wall|decking|deck|pond|hedge|boiler|roof|bungalow|cottage|turf|garden|estate|guarantee|dog|labrador|puppy|spaniel|cockapoo|cat|terrier|retriever|collie|conservatory|plan|wisteria|rose|kitchen)s?$/;
const CHILDREN = /\b(?:children|child|kids?|sons?|daughters?|boys?|girls?|grandson|granddaughter|grandchildren|grandkids|twins?|toddlers?|teenagers?|she|he|they|who|family|ages|aged|little)\b/;

type Age = { years: number; from: number; to: number };

/** Ages of people: "2-year-old", "aged 3 and 5", "kids (4 and 7)", "18 months old". A house's or a dog's age is no child's. */
function findAges(text: Text): Age[] {
  const { tokens } = text;
  const out: Age[] = [];
  const word = (i: number) => tokens[i]?.text ?? '';
  for (let i = 0; i < tokens.length; i++) {
    const number = numberAt(tokens, i);
    if (!number) continue;
    const { to } = number;
    const unit = word(to), sentence = tokens[i]!.sentence;
    const before = tokens.slice(Math.max(0, i - 8), i).filter((t) => t.sentence === sentence);
    const said = before.map((t) => t.text).join(' ');
    const old = /^(?:years?|yrs?|yr|months?|mths?)$/.test(unit) && /^(?:old|olds)$/.test(word(to + 1));
    if (old || /^(?:yo|yos|yrold|yearold)$/.test(unit)) {
      const end = old ? to + 2 : to + 1;
      // the noun the age belongs to follows at once: "2-year-old spaniel", "30 year old brick house"
      const noun = tokens.slice(end, end + 3).find((t) => t.kind !== 'word' || THINGS_WITH_AGE.test(t.text) || CHILDREN.test(t.text) || /^(?:and|who|which|is|so|with|the|our|my|a|in|loves?|likes?|needs?|wants?|to|for|that)$/.test(t.text));
      const thing = noun && THINGS_WITH_AGE.test(noun.text);
      const owner = before.toReversed().find((t) => THINGS_WITH_AGE.test(t.text) || CHILDREN.test(t.text));
      if (!thing && !(owner && THINGS_WITH_AGE.test(owner.text) && /^(?:is|are|about|,)?$/.test(before.at(-1)?.text ?? ''))) out.push({ years: unit.startsWith('m') ? number.value / 12 : number.value, from: i, to: end });
    } else if (number.value < 30 && tokens[i]!.text !== 'one' && number.value === Math.floor(number.value) && (/\b(?:aged|ages|age)(?: of| from| between| is| are|:)?(?: (?:\w+|,|&|and)){0,4}$/.test(said.slice(-40)) || (/\b(?:children|kids?|boys?|girls?|sons?|daughters?|grandchildren|grandkids|grandson|granddaughter|twins|toddler|grandchildren visit|kids come|children visit|grandkids visit|grandchildren come)(?: of| are|,| often| regularly)? ?\(?(?: ?(?:who|aged|now|is|are|\d+|,|and|&|\())* ?$/.test(said.slice(-40)) && !/^(?:m|metre|metres|ft|feet|x|by|people|of|hours?|trees?|bikes?|bedrooms?|dogs?|cats?|beds?|sheds?|chairs?|seats?|times?|%|pounds|k)$/.test(unit)))) {
      out.push({ years: number.value, from: i, to });
    }
  }
  return out;
}

const LISTING = /^(?:and|or|,|nor|any|small|young|other|pets?|kids?|children|dogs?|cats?|animals|toddlers?|large|little|big|mobility|more|teenage|grandchildren|our|own)$/;

/** True when the words between a refusing cue and the mention only list: "no kids, pets or …". */
function directlyRefused(text: Text, stances: Stances, found: Found<Member>): boolean {
  const cue = stances.cueAt[found.from] ?? -1;
  // "cat no", "pets: none"
  if (/^(?:no|none)$/.test(text.tokens[found.to]?.text ?? '') || (text.tokens[found.to]?.text === ':' && /^(?:no|none|n)$/.test(text.tokens[found.to + 1]?.text ?? ''))) return true;
  if (cue < 0) return false;
  for (let i = cue; i < found.from; i++) if (!stances.isCue[i] && !LISTING.test(text.tokens[i]!.text)) return false;
  return !/^(?:the|our|my)$/.test(text.tokens[found.from - 1]?.text ?? '') || stances.at[found.from] === 'absent';
}

/** At most `most` tokens on, but not past the sentence. */
function sentenceEnd(text: Text, to: number, most: number): number {
  let end = to;
  while (end < to + most && end < text.tokens.length && text.tokens[end]!.sentence === text.tokens[to - 1]!.sentence && text.tokens[end]!.kind === 'word') end++;
  return end;
}

type Reading = { value: boolean; quote: string };

function meant(text: Text, stances: Stances, found: Found<Member>): boolean | null {
  const judged = judge(text, stances, found.from, found.to);
  const near = (a: number, b: number) => text.tokens.slice(Math.max(0, a), b).filter((t) => t.sentence === text.tokens[found.from]!.sentence).map((t: Token) => t.text).join(' ');
  if (found.value === 'access' && /^(?:cat|dog|neighbours?|lady next|couple next|gentleman next)\b/.test(near(found.to, found.to + 3))) return null;
  const after = near(found.to, found.to + 9), before = near(found.from - 7, found.from);
  if (/\b(?:neighbour'?s?'?|neighbours|next door's?|stray|local|visiting neighbour|other people's|keep|deter|stop|discourage)(?: the| local| out| \w+'s)? ?(?:\w+ )?$/.test(before) && (found.value === 'cat' || found.value === 'dog' || found.value === 'children') && !/\b(?:our|my)(?: \w+)? $/.test(`${before} `)) return /\b(?:keep|stop) (?:the|our|my)/.test(before) ? true : null;
  if (judged === 'elsewhere' || /^(?:next door|from next door|over the road|from the school)/.test(after)) return null;
  if ((found.value === 'children' || found.value === 'toddler') && /^(?:[a-z]+ ){0,2}?(?:have|has|'ve|are|is|all|now|who have|,)? ?(?:all |now |both |recently |just |finally |who have |who've |are )*(?:left home|left|grown up|grown|flown|moved out|moved away|at uni|at university|gone to uni|off to uni|away at|long gone|in their (?:20s|30s|twenties|thirties)|adults)\b/.test(after)) return false;
  if (/\bwhen (?:the|our|my) $/.test(`${before} `) && /^(?:were|was)\b/.test(after)) return null;
  if ((judged === 'refuse' || judged === 'absent') && directlyRefused(text, stances, found)) return false;
  if ((judged === 'past' || stances.at[found.from] === 'past') && found.value !== 'access') return null;
  if (found.value === 'cat' && /^(?:use|using|keep|poo|fouling|dig|as a toilet|toilet)/.test(after) && !/\b(?:our|my)\b/.test(before)) return null;
  return true;
}

/** The household facts. Silence is 'assumed' with a reason; a family garden is assumed to have children. */
export function readHousehold(text: Text, stances: Stances, say: Sayings, type: ProjectType, areaM2: number): Household {
  const said: Partial<Record<Member, Reading>> = {};
  const note = (member: Member, value: boolean, from: number, to: number) => {
    const now = said[member];
    // a plain "yes" is not undone by a later "no", except of children that have grown up
    if (!now || (value && !now.value && member !== 'children')) said[member] = { value, quote: quoteOf(text, from, to) };
    else if (member === 'children' && !value) said[member] = { value: false, quote: quoteOf(text, from, to) };
  };
  let grandchildren = false;
  const members = findPhrases(text.tokens, MEMBERS);
  for (const found of members) {
    if (found.value === 'skip') continue;
    const words = text.tokens.slice(found.from, found.to).map((t) => t.text).join(' ');
    if (found.value === 'access' && /^(?:no|avoid|without) steps$/.test(words)) { note('access', true, found.from, found.to); continue; }
    const value = found.value === 'grown' ? false : meant(text, stances, found);
    if (value === null) continue;
    const cue = value ? found.from : Math.max(0, Math.min(found.from, stances.cueAt[found.from] ?? found.from));
    const from = cue >= 0 && found.from - cue < 6 ? cue : found.from;
    if (found.value === 'grown') { note('children', false, found.from, found.to); continue; }
    if (words.startsWith('grand') && value) { grandchildren = true; said.children = { value: true, quote: quoteOf(text, found.from, found.to) }; continue; }
    // "pets: one dog" has no cat in it
    if (found.value === 'pets' && members.some((m) => m.value === 'dog' || m.value === 'cat')) continue;
    if (found.value === 'pets') { note('dog', value, from, found.to); note('cat', value, from, found.to); continue; }
    if (found.value === 'toddler' && value) note('children', true, found.from, found.to);
    note(found.value, value, from, value ? found.to : sentenceEnd(text, found.to, 3));
  }
  for (const age of findAges(text)) {
    if (age.years >= 18) { if (said.children?.value && !grandchildren) said.children = { value: false, quote: quoteOf(text, age.from, age.to) }; continue; }
    const judged = stances.at[age.from];
    if (judged === 'elsewhere' || judged === 'past') continue;
    said.children = { value: true, quote: said.children?.value ? said.children.quote : quoteOf(text, age.from, age.to) };
    if (age.years <= 4) said.toddler = { value: true, quote: quoteOf(text, age.from, age.to) };
  }
  const fact = (reading: Reading | undefined, assumed: boolean, because: string): Fact<boolean> =>
    reading ? { value: reading.value, source: { kind: 'read', quote: reading.quote } } : { value: assumed, source: { kind: 'assumed', because } };
  const family = type === 'family';
  return {
    seatsFor: readSeats(text, say, areaM2, said.children?.value ?? family),
    toddler: fact(said.children?.value === false ? undefined : said.toddler, false, 'no small child was mentioned'),
    children: fact(said.children ?? (said.toddler?.value ? said.toddler : undefined), family, family ? 'a family garden was asked for' : 'no children were mentioned'),
    dog: fact(said.dog, false, 'no dog was mentioned'),
    cat: fact(said.cat, false, 'no cat was mentioned'),
    wheelchair: fact(said.wheelchair, false, 'no wheelchair was mentioned'),
    hayFever: fact(said.hayFever, false, 'no hay fever was mentioned'),
    easyAccess: said.wheelchair?.value ? fact(said.wheelchair, true, '') : fact(said.access, false, 'nobody was said to find steps or bending hard'),
  };
}

const COUNT = '(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fourteen|sixteen|twenty)';
const SEAT_RULES: RegExp[] = [
  new RegExp(`\\b(?:tables?|dining|dining table|seating|seats?|seat|sit|eat|room|space|chairs|dinner|dinners|lunch|barbecues?|bbqs?|parties|party|patio|terrace|area|benches|meals|cater|sits|sofas?)(?: (?:and chairs|that seats|which seats|area|to seat|big enough|large enough|up to|about|around|at least|table|set|outside|outdoors|parties|comfortably)){0,3} (?:for|of|to seat|seats|seating|up to|seat)(?: (?:up to|about|around|at least|the|all|roughly|to)){0,2} ${COUNT}\\b(?! (?:hours?|years?|months?|bikes?|cars?|weeks?|m\\b|metres?|x|by|ft|feet|dogs?|raised|beds?))`),
  new RegExp(`\\bseats? (?:up to |about |around |at least )?${COUNT}\\b`),
  new RegExp(`\\b${COUNT} ?-? ?(?:seater|seat table|seat dining|place table|person table|person dining|chairs|of us to (?:eat|sit)|people to (?:sit|eat|dine)|people sitting|people eating|people round|people around|guests|friends round|friends over|round a table|around a table|at a table|at the table)\\b`),
  new RegExp(`\\b(?:host|hosts|hosting|entertain|entertaining|cook for|feed|invite)(?: (?:up to|about|around|often|groups of|parties of|roughly|a family of|family of|big groups of)){0,2} ${COUNT}\\b(?! (?:m|metres?|x|by|ft|feet|children|kids|dogs?|cats?|boys|girls|sons|daughters|grandchildren|bikes?|cars?|year|trees?|bins?|sheds?|hours?|old|beds?|teenagers|toddlers|and a|young|small|little|cooker|large|big|raised|fruit|apple|months|wheelie|steps|levels|fence|mature|labs?|labradors?|cats|pets|teenage))`),
  new RegExp(`\\b(?:entertain|entertaining|host|hosting|friends|family|guests|parties|gatherings)\\b(?: (?!for\\b)[\\w,]+){0,6} ${COUNT} (?:people|guests|of us|friends|or so)\\b`),
  new RegExp(`\\b(?:usually|often|normally|there are|generally|typically|up to)(?: \\w+)? ${COUNT} of us\\b`),
  new RegExp(`\\bhave (?:up to |about |around |often )?${COUNT} (?:people|friends|guests|adults|relatives)(?: (?:over|round|for|to))?\\b`),
  new RegExp(`\\bfor (?:up to |about |around )?${COUNT} (?:people|guests|friends|adults|diners)\\b`),
  new RegExp(`\\b(?:family of|there are|parties of|groups? of) ${COUNT}\\b(?: (?:of us|people))?(?! (?:trees|beds|dogs|cats|steps|sheds|bins|kids|children|fence|panels|m\\b|raised|apple|mature|old|large|big|manhole|windows|levels|metres))`),
];
const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, twelve: 12, fourteen: 14, sixteen: 16, twenty: 20 };

/** Seats at the table; what is said wins, else a believable number for the plot. At most 20. */
function readSeats(text: Text, say: Sayings, areaM2: number, family: boolean): Fact<number> {
  let most: { value: number; quote: string } | null = null;
  for (const rule of SEAT_RULES) {
    const found = say.find(rule);
    if (!found) continue;
    const value = NUMBERS[found.groups[0]!] ?? Number(found.groups[0]);
    if (value >= 2 && value <= 40) { most = { value: Math.min(20, value), quote: quoteOf(text, found.from, found.to) }; break; }
  }
  if (most) return { value: most.value, source: { kind: 'read', quote: most.quote } };
  const couple = say.find(/\b(?:just (?:the |for the )?two of us|just us two|for two(?= ?(?:,|\.|$|of us|people|and|only|please|outside))|for the two of us|live alone|on my own|just me|couple with no)\b/);
  if (couple) return { value: areaM2 < 40 ? 2 : 4, source: { kind: 'read', quote: quoteOf(text, couple.from, couple.to) } };
  const value = areaM2 < 25 ? 2 : areaM2 < 45 ? 4 : areaM2 > 250 ? 8 : 6;
  return { value, source: { kind: 'assumed', because: family && value >= 6 ? 'a table for six suits most families' : 'nobody said how many sit down to eat, so a table to suit the plot was taken' } };
}
