/** The sum for a garden: what was corrected, or said in words to be there for it. */
import type { BriefInput, Fact, Problem } from '../model/brief.ts';
import { COUNT_WORDS } from '../model/number-words.ts';
import type { Mention, Reading } from '../model/reading.ts';
import { entered, read, sure, surest } from './select.ts';

const PENCE = 100;

/** What somebody puts by each month, or chips in, is no sum for the garden; a year's worth of the first is read as one. */
const BY_THE_MONTH =
  /^\W*(?:quid|pounds?)?\s*(?:a|per|each|every|\/)\s*(?:month|week)\b|\bmonthly\b/i;
const CHIPS_IN = /\b(?:chips?|chipp\w*|contribut\w*|towards)\b/i;
function isInstalment({ text }: Reading, { start, end, quote, range }: Mention): boolean {
  const near = text.slice(Math.max(0, start - 30), end + 20);
  return (
    (BY_THE_MONTH.test(text.slice(end, end + 20)) && range![1] < MOST_INSTALMENT) ||
    (/\b(?:a|per|each|every) (?:month|week)\b|\bmonthly\b/i.test(quote) &&
      range![1] < MOST_INSTALMENT) ||
    (CHIPS_IN.test(near) && /\blandlord/i.test(near))
  );
}
/** Pounds a month; what is read as more is a sum. */
const MOST_INSTALMENT = 1000;

const THOUSAND = 1000;
/** Pounds a square metre that nobody has so great a garden made for, and how great it is, m²: in a small one somebody may have just that. */
const NO_GARDEN = 2,
  GREAT_M2 = 1000;
/** "Say 400 all in", of half an acre: who leaves the pounds out leaves the thousands out too. */
const isInThousands = ({ quote, range }: Mention, { areaM2 = 0 }: BriefInput): boolean =>
  areaM2 >= GREAT_M2 &&
  range![1] < THOUSAND &&
  range![1] < NO_GARDEN * areaM2 &&
  !/[£$]|\d ?(?:k|p)\b|grand|thousand|hundred|quid|pounds?|pence/i.test(quote);

/** "£1,200 per flat" of a house of three flats is three times that. */
const PER_HOME = /^\W*(?:per|each|a|for each) (?:flat|household|house|family|owner)\b/i;
const HOMES = new RegExp(
  String.raw`\b(${Object.keys(COUNT_WORDS).join('|')}|\d{1,2}) (?:flats|households|houses|families|owners|of us)\b`,
  'i',
);
const MOST_HOMES = 12;
function sharers({ text }: Reading, { start, end, quote }: Mention): number {
  const figure = /[\d,.]+ ?k?/i.exec(quote)?.[0].length ?? 0;
  if (!PER_HOME.test(text.slice(start + quote.search(/\d/) + figure, end + 24))) return 1;
  const said = HOMES.exec(text)?.[1]?.toLowerCase(),
    count = said === undefined ? 1 : (COUNT_WORDS[said] ?? Number(said));
  return count >= 1 && count <= MOST_HOMES ? count : 1;
}

/** "£1,500 and not a penny over": a wish for no more than it. */
const AND_NO_MORE =
  /\bnot? (?:a|one) (?:penny|pound) (?:more|over)\b|\b(?:absolute|very|top|upper) (?:max\w*|limit|most|top)\b|\b(?:max(?:imum)?|tops)\b|\b(?:can['’]?t|cannot|can not|won['’]?t|must not|mustn['’]?t) (?:go|be|stretch|spend)(?: \w+)? (?:over|above|past|more)\b|\bno more than\b|\b(?:that['’]?s|thats|that is) (?:it|the lot|everything|all (?:there is|we have|i have|we['’]ve got|i['’]ve got))\b/i;
const isMost = ({ text }: Reading, { start, end }: Mention): boolean => {
  const before = text
      .slice(Math.max(0, start - 60), start)
      .split(/[.!?\n]/)
      .at(-1)!,
    after = text.slice(end, end + 60).split(/[.!?\n]/)[0]!;
  return AND_NO_MORE.test(before + text.slice(start, end) + after);
};

/** "£3k saved, ideally not all of it": some of it is to be left over. */
const NOT_ALL =
  /\bnot (?:to (?:spend|use) )?(?:all|the lot|the whole)\b|\b(?:less|under(?: that)?) (?:if|would be)\b|\bleave (?:a bit|some(?:thing)?) (?:over|spare)\b/i;
/** Of such a sum, what is spent. */
const SPENT_SHARE = 0.85;
const isAmple = ({ text }: Reading, { end }: Mention): boolean =>
  NOT_ALL.test(text.slice(end, end + 60).split(/[.!?\n]/)[0]!);

/** In pence; null where no sum was said. `isMost`: that it is all that there is was said with it; `below`: of a sum of which some is to be left. */
export function readBudget(
  reading: Reading,
  input: BriefInput,
): { fact: Fact<number> | null; isMost?: boolean; below?: Fact<number>; problems: Problem[] } {
  const pounds = input.corrections?.budgetPounds;
  if (pounds !== undefined && Number.isFinite(pounds) && pounds > 0)
    return { fact: entered(Math.round(pounds * PENCE)), problems: [] };
  const said = sure(reading, 'money', 'budget').filter(
    (m) => m.range && m.status !== 'refused' && !isInstalment(reading, m),
  );
  const by = surest(said);
  if (!by?.range) return { fact: null, problems: [] };
  const times = isInThousands(by, input) ? THOUSAND : 1;
  // of "between five and eight" the upper end is what can be spent
  const fact = read(Math.round(by.range[1] * times * sharers(reading, by) * PENCE), by),
    isToBeLeft = isAmple(reading, by);
  return {
    fact,
    isMost: isToBeLeft || isMost(reading, by),
    ...(isToBeLeft ? { below: { ...fact, value: Math.round(fact.value * SPENT_SHARE) } } : {}),
    problems: [],
  };
}

/** Pounds a square metre that a garden is brought towards where money is short and no sum is told, and its bounds; who has none has less. */
const THRIFTY = { perM2: 40, least: 1500, most: 6000, none: 0.5 };
/** "If it costs them nothing" is of others' money. */
const IS_SHORT =
  /\b(?:(?:small|tight|low|limited|tiny|shoestring|no|little)(?: \w+)? (?:budget|money|cash)|money is(?: \w+)? tight|(?:not|n't|dont)(?: \w+)? (?:a lot of|loads of|much|have)(?: \w+)? ?money|cheap(?:ly|est)?(?! ideas? for)|skint|broke|shoestring|on (?:uc|benefits)|nothing left)\b/i;
const NOTHING =
  /\b(?:no (?:spare )?(?:money|budget)|skint|broke|for free|for nothing|shoestring|pennies)\b/i;

/** Said so plainly that it needs no reading. */
const SAID_SHORT =
  /\b(?:money|cash|funds)(?:['’]s| is| are)(?: (?:really|very|quite|so|a bit|rather))? (?:tight|short|limited)\b|\b(?:we|i)(?:['’]re| are|['’]m| am) (?:skint|broke)\b|\bon a shoestring\b|\bnot (?:much|a lot of) money\b/i;

/** Characters behind "not loads" in which it is said of what. */
const OF_WHAT = 10;
/** Money is said to be short, and no sum is: how little a whole garden is brought towards, pence. */
export function sumOfThrift(reading: Reading, areaM2: number): Fact<number> | null {
  const by = surest(
    sure(reading, 'money', 'low').filter(
      ({ status, start, end }) =>
        status !== 'refused' && IS_SHORT.test(reading.text.slice(start, end + OF_WHAT)),
    ),
  );
  const quote = by?.quote ?? SAID_SHORT.exec(reading.text)?.[0];
  if (!quote) return null;
  const pounds =
    Math.max(THRIFTY.least, Math.min(THRIFTY.most, THRIFTY.perM2 * areaM2)) *
    (NOTHING.test(quote) ? THRIFTY.none : 1);
  return {
    value: Math.round(pounds / HUNDRED) * HUNDRED * PENCE,
    source: { kind: 'assumed', because: `you write “${quote}” and name no sum` },
  };
}
const HUNDRED = 100;
