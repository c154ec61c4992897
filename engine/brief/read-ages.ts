/** Ages of people in a text: "2-year-old", "aged 3 and 5", "kids (4 and 7)", "youngest is 18 months", "I am eighty one". */
import { numberAt } from './amounts.ts';
import type { Text, Token } from './text.ts';

export type Age = {
  years: number;
  from: number;
  to: number;
  /** Whose age it is, when the words say so. */ of: 'child' | 'adult' | null;
};

const THINGS =
  /^(?:house|home|property|fence|patio|shed|tree|extension|build|building|lawn|oak|apple|wall|decking|deck|pond|hedge|boiler|roof|bungalow|cottage|turf|garden|estate|guarantee|dog|labrador|puppy|spaniel|cockapoo|cat|kitten|terrier|retriever|collie|conservatory|plan|wisteria|rose|kitchen|greenhouse|terrace|wood|plot|path|lab|greyhound|tortoise|rabbit)s?$/;
const CHILD =
  "(?:youngest|littlest|smallest|tiniest|wee (?:one|man|girl|boy|lad)|(?:my|our) (?:two|three|four)|eldest|oldest|middle (?:one|child)|bab(?:y|ies)(?:'s)?|child(?:ren)?|kids?|kiddies|kiddos|sons?|daughters?|boys?|girls?|lads?|lass(?:es)?|bairns?|nippers?|little (?:ones?|man|lad|boy|girl)|tots?|grand(?:son|daughter|child(?:ren)?|kid)s?|twins|triplets|toddlers?|teenagers?|teens|brother(?:'s)?|sister(?:'s)?|she(?:'s)?|he(?:'s)?|they(?:'re)?|son's|daughter's|boy's|girl's|lad's|nephews?|nieces?)";
const ADULT =
  "(?:i|i'm|im|i've|we|we're|mum(?:'s)?|dad(?:'s)?|mother(?:'s)?|father(?:'s)?|parents|in laws?|grandparents|gran(?:'s)?|granny|grandma|grandad|grandpa|nan(?:'s)?|nana|husband(?:'s)?|wife(?:'s)?|aunt|uncle|couple|(?:he|she)(?:'s)?)";
/** What may stand between a person and an age; "and" or a comma alone is not enough. */
const LINK =
  "(?: (?:who|is|am|are|was|'s|will be|turned|turning|turns|have|has|just|both|now|aged|ages|age|of|nearly|almost|only|about|around|and|,|:|\\(|-|&|\\+|/|\\d+|months?|years?|yrs?|visit|come|regularly|often))*";
const TIES =
  /(?: (?:is|am|are|was|be|turned|turning|turns|aged|ages|age|of|:|\(|\d+)| \w+'(?:s|re|m))(?: |$)/;
const CHILD_SAID = new RegExp(`(?:^| )${CHILD}${LINK} ?$`);
const ADULT_SAID = new RegExp(`(?:^| )${ADULT}${LINK} ?$`);
const NOT_YEARS =
  /^(?:m|metres?|ft|feet|foot|x|by|people|of|hours?|times?|%|pounds|k|minutes?|mins?|hrs?|miles?|days?|weeks?|cm|mm|inch(?:es)?|am|pm|other|more|large|big|small|to|-)$/;

const texts = (tokens: readonly Token[]): string => tokens.map((t) => t.text).join(' ');

/** Every age, in order. A house's or a dog's age is nobody's. Linear: each number looks at most twelve words back. */
export function findAges(text: Text): Age[] {
  const { tokens } = text;
  const out: Age[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const number = numberAt(tokens, i);
    if (
      !number ||
      (tokens[i]!.text === 'one' && number.value === 1) ||
      tokens[i]!.text === 'a' ||
      tokens[i]!.text === 'an'
    )
      continue;
    const age = ageAt(tokens, i, number, text.original);
    if (!age) continue;
    out.push(age);
    i = age.to - 1;
  }
  return out;
}

const adultSaid = (said: string): boolean => ADULT_SAID.test(said);
const NO_NAME =
  /^(?:garden|plot|budget|width|length|depth|size|area|patio|lawn|soil|house|it|it's|there|there's|this|that|aspect|total|height|postcode|the|our|my|we|and|space|yard|terrace|deck|fence|wall|shed|ideal|max|maximum|minimum|approx|number|zone|phase|option|plan|age|ages|seats?|table|bench|from|about|around|pond|room|upkeep|cost|price|people|guests|ph|north|south|east|west|january|february|march|april|may|june|july|august|september|october|november|december)$/;
/** "Alfie (3)", "Maisie has just turned 4", "Tom 9, Ella 3": a name with its capital, right before a figure. */
function named(original: string, before: readonly Token[]): [string] | null {
  let k = before.length - 1,
    ties = '';
  while (
    k >= 0 &&
    before.length - k <= 5 &&
    /^(?:is|was|has|just|turned|turns|nearly|almost|only|now|\(|,|aged|who|:)$/.test(
      before[k]!.text,
    )
  )
    ties = `${before[k--]!.text} ${ties}`;
  const name = before[k];
  if (
    !name ||
    name.kind !== 'word' ||
    name.text.length < 3 ||
    NO_NAME.test(name.text) ||
    (THINGS.test(name.text) && name.text !== 'rose') ||
    !/^[A-Z][a-z]+$/.test(original.slice(name.start, name.end))
  )
    return null;
  // "Trees (3)" in a list counts; a name in brackets stands among people
  if (
    ties.endsWith('( ') &&
    (name.stem !== name.text ||
      (k > 0 &&
        !/^(?:for|and|&|with|our|my|,|:|sons?|daughters?|boys?|girls?|kids|children|grandsons?|grandchildren|are|is|have|named|called|\))$/.test(
          before[k - 1]!.text,
        )))
  )
    return null;
  // a bare figure after a name needs children nearby: "Kids: Tom 9, Ella 3"
  if (
    !/\b(?:is|was|turned|turns|aged|who)\b|\( $/.test(ties) &&
    !before.some((t) =>
      /^(?:kids|children|boys|girls|grandchildren|grandkids|sons|daughters)$/.test(t.text),
    )
  )
    return null;
  return [`kids is ${ties}`.trim()];
}

function ageAt(
  tokens: readonly Token[],
  i: number,
  { value, to }: { value: number; to: number },
  original: string,
): Age | null {
  const word = (k: number) => (tokens[k]?.sentence === tokens[i]!.sentence ? tokens[k]!.text : '');
  const before = tokens
    .slice(Math.max(0, i - 12), i)
    .filter((t) => t.sentence === tokens[i]!.sentence);
  const said = texts(before);
  const unit = word(to);
  const months = /^(?:months?|mths?|mnths?)$/.test(unit),
    weeks = /^(?:weeks?|wks?)$/.test(unit),
    spelt = months || weeks || /^(?:years?|yrs?|yr)$/.test(unit);
  const years = months ? value / 12 : weeks ? value / 52 : value;
  const old =
    (spelt && /^(?:old|olds|old's)$/.test(word(to + 1))) ||
    /^(?:yo|yos|yo's|yrold|yearold|year-old)$/.test(unit);
  const end = !old ? (spelt ? to + 1 : to) : spelt ? to + 2 : to + 1;
  const child = CHILD_SAID.exec(said) ?? (adultSaid(said) ? null : named(original, before)),
    adult = ADULT_SAID.exec(said);
  const of =
    child && !(adult && years > 40) ? ('child' as const) : adult ? ('adult' as const) : null;
  if (old) {
    // the noun the age belongs to follows at once: "2-year-old spaniel", "30 year old brick house"
    const noun = tokens
      .slice(end, end + 3)
      .find(
        (t) =>
          t.kind !== 'word' ||
          THINGS.test(t.text) ||
          /^(?:and|who|which|is|so|with|the|our|my|a|in|loves?|likes?|needs?|wants?|to|for|that|boy|girl|son|daughter|mum|dad|mother|father)$/.test(
            t.text,
          ),
      );
    if (noun && THINGS.test(noun.text)) return null;
    const owner = before
      .toReversed()
      .find(
        (t) =>
          THINGS.test(t.text) ||
          new RegExp(`^${CHILD}$`).test(t.text) ||
          new RegExp(`^${ADULT}$`).test(t.text),
      );
    if (owner && THINGS.test(owner.text) && /^(?:is|are|about|,)?$/.test(before.at(-1)?.text ?? ''))
      return null;
    return { years, from: i, to: end, of: years >= 40 ? 'adult' : of };
  }
  if (value !== Math.floor(value) && !months && !(value < 5 && child)) return null;
  if (
    !spelt &&
    (NOT_YEARS.test(unit) ||
      /^(?:beds?|sheds?|chairs?|seats?|trees?|bikes?|bedrooms?|dogs?|cats?)$/.test(unit) ||
      (unit.endsWith('s') &&
        unit.length > 3 &&
        tokens[to]!.stem !== tokens[to]!.text &&
        tokens[to]!.kind === 'word'))
  )
    return null;
  if (
    /\b(?:aged|ages|age)(?: of| from| between| is| are| :)?(?: (?:\d+|[a-z]+|,|&|and|-)){0,4} ?$/.test(
      said.slice(-40),
    ) &&
    years < 105
  )
    return { years, from: i, to: end, of: years >= 40 ? 'adult' : of };
  const person = years >= 40 ? adult : child;
  if (!person) return null;
  // "two kids and 3 …" counts, it does not date
  if (
    !TIES.test(` ${person[0].trim()} `) &&
    word(to) &&
    tokens[to]?.kind === 'word' &&
    !/^(?:and|who|both|months?|mths?|girls?|boys?|sons?|daughters?|brother|sister|mad|now)$/.test(
      unit,
    )
  )
    return null;
  if (!TIES.test(` ${person[0].trim()} `) && /^(?:i|we|he|she|they)\b/.test(person[0].trim()))
    return null;
  // "we moved in 18 months ago"
  if (spelt && /^(?:ago|away|later|until|time|guarantee|plan)$/.test(word(end))) return null;
  return years >= 40 && years < 105
    ? { years, from: i, to: end, of: 'adult' }
    : years < 40
      ? { years, from: i, to: end, of: 'child' }
      : null;
}
