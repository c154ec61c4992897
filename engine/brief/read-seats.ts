/** How many sit down to eat: what is said of tables first, then of other seating, then of the people there are. */
import type { Fact } from '../model/brief.ts';
import type { Sayings } from './plot-words.ts';
import { quoteOf } from './text.ts';
import type { Text } from './text.ts';

const NUMBERS: Record<string, number> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fourteen: 14,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
};
const ONE =
  '(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|sixteen|eighteen|twenty)';
/** A number or a range, of which the upper end counts: "10-12", "4 to 6", "six or eight". A decimal is a length. */
const COUNT = `(${ONE}(?: ?(?:-|to|or|\\/) ?${ONE})?)(?![.,]\\d)\\b`;
const UP_TO = '(?: (?:up to|about|around|at least|the|all|roughly|to|say|maybe|us)){0,3}';
const BIG =
  '(?: (?:and chairs|that seats|which seats|area|to seat|big enough|large enough|up to|about|around|at least|table|set|outside|outdoors|parties|comfortably|space)){0,4}';
const EATING =
  '(?:tables?|dining|dining table|eat|eating|dinner|dinners|lunch|lunches|barbecues?|bbqs?|parties|party|meals|cater|seats?|sits|sit|chairs|entertain|entertaining|hosting)';
const SITTING =
  '(?:seating|patio|terrace|decking|deck|area|room|space|benches|sofas?|firepit|fire pit)';

/** By how much they say of the table: the first group with an answer wins, and its largest number. */
const GROUPS: RegExp[][] = [
  [
    new RegExp(
      `\\b${EATING}${BIG} (?:for|of|to seat|seats|seating|up to|seat)${UP_TO} ${COUNT}`,
      'g',
    ),
    new RegExp(
      `\\b(?:tables?|dining)(?: (?!and |or |with |for |a |an |the |we |i |in )[a-z]+){0,4} for${UP_TO} ${COUNT}`,
      'g',
    ),
    new RegExp(
      `\\b(?:seats?|dining|dining table|table size|table)(?: (?:x|up to|about|around|at least|for|:|=)){0,3} ${COUNT}`,
      'g',
    ),
    new RegExp(
      `\\b${COUNT} ?-? ?(?:seater|seat table|seat dining|place table|person table|person dining|chairs|of us to (?:eat|sit)|people to (?:sit|eat|dine)|people sitting|people eating|people round|people around|guests|friends round|friends over|round a table|around a table|at a table|at the table)\\b`,
      'g',
    ),
    new RegExp(
      `\\b(?:host|hosts|hosting|entertain|entertaining|cook for|feed|invite)(?: (?:up to|about|around|often|for|groups of|parties of|roughly|a family of|family of|big groups of)){0,3} ${COUNT}`,
      'g',
    ),
    new RegExp(
      `\\b(?:entertain|entertaining|host|hosting|friends|family|guests|parties|gatherings)\\b(?: (?!for\\b)[\\w,-]+){0,6} ${COUNT} (?:people|guests|of us|friends|or so)\\b`,
      'g',
    ),
    new RegExp(
      `\\bhave (?:up to |about |around |often )?${COUNT} (?:people|friends|guests|adults|relatives)(?: (?:over|round|for|to))?\\b`,
      'g',
    ),
    new RegExp(
      `\\b(?:say|about|around|maybe|usually|perhaps|normally|more like|often|mostly) ${COUNT} (?:of us )?(?:in (?:the )?summer|outside|outdoors|most weekends|at weekends|on a good day)\\b`,
      'g',
    ),
    new RegExp(
      `\\bfor (?:up to |about |around )?${COUNT} (?:people|guests|friends|adults|diners)\\b`,
      'g',
    ),
  ],
  [
    new RegExp(
      `\\b${SITTING}${BIG} (?:for|of|to seat|seats|seating|up to|seat)${UP_TO} ${COUNT}`,
      'g',
    ),
    new RegExp(
      `\\b(?:patio|terrace|seating|deck)(?: (?:outside|by|off|near|next|beside|at|to|the|our|kitchen|house|back|door|doors)){0,5} for${UP_TO} ${COUNT}`,
      'g',
    ),
    new RegExp(
      `\\b(?:patio|terrace|seating)(?: (?:up to|about|around|for|:)){0,3} ${COUNT} (?:people|persons?|seats?|seater|of us)\\b`,
      'g',
    ),
  ],
  [
    new RegExp(
      `\\b(?:usually|often|normally|there are|there's|generally|typically|up to)(?: \\w+)? ${COUNT} of us\\b`,
      'g',
    ),
    new RegExp(`\\b(?:family of|parties of|groups? of|household of) ${COUNT}`, 'g'),
  ],
];
/** Words after the number that make it something else than people. */
const NOT_PEOPLE =
  /^(?:hours?|years?|yrs?|yr|months?|bikes?|cars?|weeks?|m|metres?|meters?|x|by|ft|feet|foot|cm|mm|'|"|dogs?|raised|beds?|children|kids|cats?|old|year|wheelie|compost|recycling|apple|fruit|mature|large|big|small|young|little|cooker|steps|am|pm|o'clock|k|thousand|%|sq|square|m2|levels|tenants|flats|manhole|person tent)$/;
const PEOPLE = new Set([
  'people',
  'guests',
  'friends',
  'adults',
  'diners',
  'seats',
  'persons',
  'chairs',
  'relatives',
  'seaters',
  'places',
  'sometimes',
  'always',
  'is',
  'plus',
  'as',
  'us',
]);

function upperOf(range: string): number {
  return Math.max(
    ...range
      .split(/ ?(?:-|\bto\b|\bor\b|\/) ?/)
      .map((part) => NUMBERS[part.trim()] ?? Number(part))
      .filter(Number.isFinite),
  );
}

/** Seats at the table; what is said wins, else a believable number for the plot and for the children counted. At most 20. */
export function readSeats(text: Text, say: Sayings, areaM2: number, family: boolean): Fact<number> {
  for (const group of GROUPS) {
    let most: { value: number; quote: string } | null = null;
    for (const rule of group)
      for (const found of say.all(rule)) {
        const value = upperOf(found.groups[0]!);
        const next = text.tokens[found.to],
          last = text.tokens[found.to - 1]!;
        // "room for 2 bins": things that are counted, not people
        const counted =
          /^\d|^(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|sixteen|eighteen|twenty)$/.test(
            last.text,
          )
            ? next
            : undefined;
        const same = counted && counted.sentence === last.sentence;
        if (
          same &&
          (NOT_PEOPLE.test(counted.text) ||
            (counted.kind === 'word' && counted.stem !== counted.text && !PEOPLE.has(counted.text)))
        )
          continue;
        const after = text.tokens
          .slice(found.to, found.to + 5)
          .map((t) => t.text)
          .join(' ');
        if (
          /^(?:of us |people )?(?:at|for|over|every) (?:christmas|easter|xmas)|^(?:of us )?(?:inside|indoors)/.test(
            after,
          )
        )
          continue;
        // a bench or a pair of chairs by itself is no table, but "a firepit with benches for 6" is answered below
        if (value >= 2 && value <= 40 && value > (most?.value ?? 0))
          most = { value: Math.min(20, value), quote: quoteOf(text, found.from, found.to) };
      }
    if (most) return { value: most.value, source: { kind: 'read', quote: most.quote } };
  }
  const couple = say.find(
    /\b(?:just (?:the |for the )?two of us|just us two|for two(?= ?(?:,|\.|$|of us|people|and|only|please|outside))|for the two of us|live alone|on my own|just me|couple with no)\b/,
  );
  if (couple)
    return {
      value: areaM2 < 40 ? 2 : 4,
      source: { kind: 'read', quote: quoteOf(text, couple.from, couple.to) },
    };
  const usual = areaM2 < 25 ? 2 : areaM2 < 45 ? 4 : areaM2 > 250 ? 8 : 6;
  const brood = say.find(
    /\b(\d|three|four|five|six|seven|eight) (?:kids|children|boys|girls|sons|daughters|grandchildren|grandkids)\b/,
  );
  const count = brood ? (NUMBERS[brood.groups[0]!] ?? Number(brood.groups[0])) + 2 : 0;
  const value = areaM2 >= 45 && count > usual ? Math.min(12, count + (count % 2)) : usual;
  return {
    value,
    source: {
      kind: 'assumed',
      because:
        family && value >= 6
          ? `a table for ${value} suits ${value > usual ? 'the family you describe' : 'most families'}`
          : 'nobody said how many sit down to eat, so a table to suit the plot was taken',
    },
  };
}
