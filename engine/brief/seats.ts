/** How many sit down: what is said of a table first, then of guests, then of chairs; where nobody says, what the household comes to. */
import type { Fact, ProjectType } from '../model/brief.ts';
import type { Mention, Reading } from '../model/reading.ts';
import { COUNT_WORDS } from '../model/number-words.ts';
import { assumed, read, sure, surest } from './select.ts';

/** More are a crowd and no company. */
const MOST = 40;
const ONE = String.raw`(?:\d{1,2}|${Object.keys(COUNT_WORDS).join('|')})`;
/** "for 10 to 12": all of them sit down. */
const N = String.raw`(${ONE})(?: ?(?:-|–|to|or) ?(${ONE}))?`;
const ABOUT = String.raw`(?:up to |about |around |at least |maybe |say )?`;
/** What else a number may count. */
const ELSE = String.raw`(?![\d.,]*\d| ?(?:m\b|met|ft|feet|foot|cm|mm|inch|hours?|years?|months?|weeks?|days?|nights?|times|minutes?|x\b|by\b|grand|k\b|%|dogs?|cats?|cars?|bikes?|beds?|pots?|trees?|panels?|bins?|plants?)| and (?:\d|${Object.keys(COUNT_WORDS).join('|')})\b)`;
const PEOPLE = String.raw`(?:people|persons?|adults|guests|friends|mates|family|of us|of them|relatives|grown[- ]ups|covers)`;

/** Of a table, or of a meal: the largest that is said is what there must be room for. */
const AT_TABLE = [
  String.raw`\b(?:dining|table|seating|patio|terrace|deck|decking|room to eat|eat(?:ing)?|lunch|dinner)\b[^.;,\n]{0,40}?,? (?:for|w\/|seating|to seat|holds|holding) ${ABOUT}${N}\b${ELSE}(?! (?:\w+ )?(?:sides?|posts?|steps?|chairs? stacked))`,
  String.raw`\b(?:patio|terrace|table|deck|decking),? (?:area )?${ABOUT}${N} ${PEOPLE}\b`,
  String.raw`\b(?:patio|terrace|deck|decking)\b[^.;\n]{0,24}, ${ABOUT}${N} ${PEOPLE}\b`,
  String.raw`\b${N} (?:${PEOPLE} )?(?:can |could |to )?(?:round|around|at|sat at|sitting (?:at|round)) (?:the|a|one|our) (?:\w+ )?table\b`,
  String.raw`\b(?:seats?|seats? for|sit|sits|sit down) ${ABOUT}${N}\b${ELSE}`,
  String.raw`\b${N}[- ]seat(?:er|ers|s)?\b(?! sofa| bench)`,
  // "Dining 8"
  String.raw`\bdining ${N}\b${ELSE}`,
  String.raw`\btable\b[^.;\n]{0,90}?\bsay ${N}\b${ELSE}`,
  String.raw`\btable (?:and|with|\+|&) ${N} chairs\b`,
  String.raw`\btable\b[^.;\n]{0,50}?\b(?:for |be )${ABOUT}${N} ${PEOPLE}\b`,
];
/** Of those who come. */
const GUESTS = [
  String.raw`\b${ABOUT}${N} ${PEOPLE} (?:over|round|for (?:dinner|lunch|supper|food|a barbecue|a bbq|sunday|christmas))\b`,
  String.raw`\b(?:hav(?:e|ing)|feed|host|entertain|cook for) ${ABOUT}${N} ${PEOPLE}\b(?! (?:over|round))`,
  String.raw`\bfor ${ABOUT}${N} ${PEOPLE}\b`,
  // "I have people round, maybe 6"
  String.raw`\b${PEOPLE} (?:round|over),? ${ABOUT}${N}\b${ELSE}`,
  // "like 8 people on a good night"; a feast once a year is no table
  String.raw`\b${N} ${PEOPLE} (?:on|at|of) (?:a |the )?(?:good |busy |big )?(?:nights?|evenings?|weekends?|sundays?|saturdays?)\b`,
];
const CHAIRS = [
  String.raw`\b${N} (?:\w+ )?chairs?\b`,
  String.raw`\b(?:room|space|somewhere|place|bench|seat) for ${N} (?:${PEOPLE} )?(?:to sit|chairs?)\b`,
];
/** In words about a meal, a party or those who come to it. */
const MEET = [String.raw`\b(?:for |up to |about |around )${N}\b${ELSE}`];
const NEIGHBOURS = /\b(?:next door|neighbours?|used to|restaurant|pub|hotel|quote)\b/i;

type Said = { value: number; quote: string };
const numberOf = (text: string): number => COUNT_WORDS[text.toLowerCase()] ?? Number(text);

function said({ text }: Reading, patterns: readonly string[], least: number): Said | null {
  let most: Said | null = null;
  for (const pattern of patterns)
    for (const match of text.matchAll(new RegExp(pattern, 'gi'))) {
      const value = numberOf(match[2] ?? match[1]!);
      const before = text
        .slice(Math.max(0, match.index - 30), match.index)
        .split(/[.;\n]/)
        .at(-1)!;
      // "carers come in at 8 and 5" is the time of day
      const isHour =
        /\bat (?:about |around )?\d{1,2}/i.test(match[0]) && !/\btable\b/i.test(match[0]);
      if (value < least || isHour || NEIGHBOURS.test(before)) continue;
      if (!most || value > most.value) most = { value, quote: match[0] };
    }
  return most && { value: Math.min(MOST, most.value), quote: most.quote };
}
const fact = ({ value, quote }: Said): Fact<number> => ({ value, source: { kind: 'read', quote } });

/** Who sits where it is said to be somewhere else than at a table: "somewhere at the end for six of them to slouch". */
const AT_A_MEAL = /\b(?:tables?|eat\w*|dining|dinners?|lunch\w*|meals?|supper|barbecues?|bbqs?)\b/i;
function isOfSeat({ quote }: Said, { text, mentions }: Reading): boolean {
  const at = text.indexOf(quote);
  return (
    !AT_A_MEAL.test(quote) &&
    mentions.some(
      (m) =>
        m.concept === 'seat' &&
        m.status === 'wanted' &&
        m.start <= at &&
        at < m.end + SEAT_REACH &&
        !/[.;!?\n]/.test(text.slice(m.end, at)) &&
        !AT_A_MEAL.test(text.slice(m.start, at + quote.length)),
    )
  );
}
const SEAT_REACH = 200;

const SITTERS = new RegExp(String.raw`\b(?:for|seats?|seating|holds?) ${ABOUT}${N}\b${ELSE}`, 'i');
/** How many are to sit where a place to sit is asked for: "seats for twelve in the shade"; null where no number says it. */
export function sittersIn(quote: string): number | null {
  const match = SITTERS.exec(quote);
  return match && Math.min(MOST, numberOf(match[2] ?? match[1]!));
}

/** Who sits at no grown-up's table. */
const LITTLE = /\b(?:little ones|toddlers|babies|infants|under[- ]?(?:fives|5s))\b/i;
/** "Her two, who are nine and six": years. */
const AGES = new RegExp(`^(?:who are |aged? )?${ONE} (?:and|&) ${ONE}$`, 'i');
/** "There's about 40 of them" is said of slabs. */
const OF_THINGS = /^there(?:['’]?s| is| are|['’]?re)\b.*\bof them$/i;
/** "Seven people living in the house", "we are five". */
const LIVE_HERE = [
  String.raw`\b${N} (?:people|persons|adults|of us) (?:\w+ )?(?:living|live|in the house|at home)\b`,
  String.raw`\bfamily of ${N}\b${ELSE}`,
];
/** Most who are said to live there, and most of a household that is reckoned, at a table nobody asked for. */
const MOST_LIVING = 8;
const MOST_ASSUMED = 6;
/** Larger numbers beside a child are years. */
const MOST_CHILDREN = 6;
/** "Kids are 6 and 9" and "boy 10 girl 7" are two, "im 15" is one, and "boys" are two at the least. */
function childrenIn({ quote, ages, count }: Mention): number {
  if (ages?.length) return ages.length;
  if (count !== null && count > MOST_CHILDREN)
    return Math.min(MOST_CHILDREN, quote.match(/\d+/g)?.length ?? 1);
  return count ?? (/\b(?:boys|girls|sons|daughters|kids|children|twins)\b/i.test(quote) ? 2 : 1);
}
/** So many of a household sit down; `because` names who was told of. */
function residents(
  { said, ...reading }: Reading,
  young: readonly Mention[],
): { count: number; because: string } | null {
  const children = young.reduce((most, m) => Math.max(most, childrenIn(m)), 0);
  const grown = said?.grownUps ?? (surest(sure(reading, 'person', 'couple')) ? 2 : null);
  if (!grown && !children) return null;
  return {
    count: (grown ?? 2) + children,
    because: children
      ? `a table for the household you tell of: ${grown === null ? 'the grown-ups' : grown === 1 ? 'one grown-up' : 'two grown-ups'} and ${children === 1 ? 'one child' : `${children} children`}`
      : grown === 1
        ? 'a table for one of you and a guest'
        : 'a table for two of you and two guests',
  };
}

/** `young` are the children who live there. */
export function readSeats(
  reading: Reading,
  type: ProjectType,
  areaM2: number,
  young: readonly Mention[],
): Fact<number> {
  const table = said(reading, AT_TABLE, 2),
    visitors = said(reading, GUESTS, 3),
    there = table ?? (visitors && isOfSeat(visitors, reading) ? null : visitors);
  if (there) return fact(there);
  const come = [
    ...sure(reading, 'person', 'visitor'),
    ...sure(reading, 'use', 'eat', 'party'),
  ].filter(({ quote }) => !OF_THINGS.test(quote) && !AGES.test(quote) && !LITTLE.test(quote));
  const guests = surest(
    come.filter((m: Mention) => (m.count ?? 0) >= 3 && !/\bat \d{1,2}\b/.test(m.quote)),
  );
  if (guests?.count) return read(Math.min(MOST, guests.count), guests);
  const meet = said({ ...reading, text: come.map(({ quote }) => quote).join('; ') }, MEET, 3);
  if (meet) return fact(meet);
  const chairs = said(reading, CHAIRS, 1);
  if (chairs) return fact(chairs);
  const all = said(reading, LIVE_HERE, 3);
  if (all) return fact({ ...all, value: Math.min(MOST_LIVING, all.value) });
  const household = residents(reading, young);
  if (household)
    return assumed(
      household.count === 1
        ? 2
        : Math.min(MOST_ASSUMED, Math.max(4, 2 * Math.ceil(household.count / 2))),
      household.because,
    );
  const usual = type === 'luxury' ? MOST_ASSUMED : 4;
  return assumed(areaM2 < 30 ? Math.min(4, usual) : usual, 'nobody said how many sit down to eat');
}

/** A table for four fills a smaller yard. */
const TWO_SIT_M2 = 16;

/** A table nobody counted seats for is a small one where money is short, or where nobody asked for one. */
export function settleSeats(
  seats: Fact<number>,
  isLow: boolean,
  dines: boolean,
  areaM2: number,
): Fact<number> {
  if (seats.source.kind !== 'assumed' || seats.value <= 2) return seats;
  if (areaM2 < TWO_SIT_M2) return assumed(2, 'a yard of this size seats two in comfort');
  if (seats.value <= 4) return seats;
  if (isLow && !/you describe/.test(seats.source.because))
    return assumed(
      4,
      'a table for four keeps nearer to the budget, as nobody said how many sit down to eat',
    );
  return dines ? seats : { ...seats, value: 4 };
}
