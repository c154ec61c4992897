/** Budgets in pounds and hours in a week. */
import type { Corrections, Fact, Problem } from '../model/brief.ts';
import type { Sayings } from './plot-words.ts';
import { quoteOf } from './text.ts';
import type { Text } from './text.ts';

export type Budget = { fact: Fact<number> | null; problems: Problem[] };

const FIGURE = '(\\d{1,9}(?:[.,]\\d{1,9}){0,3})(?: ?(k|thousand|grand|million|m)\\b)?';
const WORD_FIGURES: Record<string, number> = {
  one: 1,
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
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
};
/** Money that is not for the garden. */
const OTHER_MONEY =
  /\b(?:quoted|quote of|quotes? (?:for|of|was)|paid|cost us|bought (?:it |the house )?for|worth|valued|house for|(?:house|home|flat|property|extension|car|wedding|fence|shed|patio) (?:\w+ )?cost|mortgage|per (?:m2|metre|square)|earn|earning|salary(?: of)?|rent|deposit|already spent|spent|saved us|bill|fine of|sold)\b(?: \w+){0,3} ?$/;

function poundsOf(figure: string, unit: string): number {
  const plain = /^\d{1,3}(?:,\d{3})+$/.test(figure)
    ? Number(figure.replace(/,/g, ''))
    : Number(figure.replace(/,/g, ''));
  return (
    plain * (/^(?:k|thousand|grand)$/.test(unit) ? 1000 : /^(?:m|million)$/.test(unit) ? 1e6 : 1)
  );
}

type Money = { pounds: number; from: number; to: number; near: boolean };
/** Rate of VAT on landscaping, for sums given without it. */
const VAT = 1.2;

/** Every sum in the text; of a range its upper end. */
function findMoney(text: Text, say: Sayings): Money[] {
  const out: Money[] = [];
  const before = (from: number) =>
    text.tokens
      .slice(Math.max(0, from - 6), from)
      .filter((t) => t.sentence === text.tokens[from]!.sentence)
      .map((t) => t.text)
      .join(' ');
  const push = (pounds: number, from: number, to: number, sure: boolean) => {
    const said = before(from);
    if (OTHER_MONEY.test(said) || !(pounds >= 200 && pounds <= 5e6)) return;
    const budget =
      /\b(?:budget|spend|spending|afford|up to|under|max|maximum|around|about|have|invest|cost|price|less than|over|within|between|set aside|no more than|limit|ceiling|top|roughly|approx|approximately|keep it|below|exceed|stretch)\b/.test(
        said,
      ) ||
      /\b(?:budget|to spend|all in|max|maximum|tops|available)\b/.test(
        text.tokens
          .slice(to, to + 4)
          .map((t) => t.text)
          .join(' '),
      );
    if (sure || budget) out.push({ pounds, from, to, near: budget });
  };
  // ranges first: "£15-20,000", "between 15 and 20k", "£15k to £20k"
  for (const { from, to, groups } of say.all(
    new RegExp(`(£ ?)?${FIGURE} ?(?:-|to|and|or) ?(£ ?)?${FIGURE}(?: pounds?| quid| gbp)?`, 'g'),
  )) {
    const [sign, low, lowUnit, sign2, high, highUnit] = groups as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const after = text.tokens[to]?.text ?? '';
    if (
      !sign &&
      !sign2 &&
      !/^(?:k|thousand|grand)$/.test(highUnit) &&
      !/pounds?|quid/.test(text.tokens[to - 1]?.text ?? '') &&
      !/\bbudget\b/.test(before(from))
    )
      continue;
    if (/^(?:m|metres?|ft|feet)$/.test(after) || highUnit === 'm') continue;
    let top = poundsOf(high, highUnit);
    if (top < 1000 && lowUnit && !highUnit) top *= 1000;
    // "£15-20,000" reads well as it is; "£15-20" with thousands meant is left alone
    if (poundsOf(low, lowUnit || highUnit) <= top) push(top, from, to, true);
  }
  const taken = (from: number) => out.some((m) => from >= m.from && from < m.to);
  for (const { from, to, groups } of say.all(
    new RegExp(`(£ ?|gbp )?${FIGURE}( ?(?:pounds?|quid|gbp|£))?`, 'g'),
  )) {
    if (taken(from)) continue;
    const [sign, figure, unit, tail] = groups as [string, string, string, string];
    if (unit === 'm' && !sign) continue;
    const pounds = poundsOf(figure, unit);
    // "3 thousand bulbs"
    if (
      unit === 'thousand' &&
      !sign &&
      text.tokens[to]?.kind === 'word' &&
      text.tokens[to]!.stem !== text.tokens[to]!.text &&
      !/^(?:pounds|tops|quids?)$/.test(text.tokens[to]!.text)
    )
      continue;
    const clear = !!sign || !!tail || /^(?:k|thousand|grand)$/.test(unit);
    // "7 thousand" by itself is money, "3 thousand bulbs" is not
    const ends =
      unit === 'thousand' &&
      (text.tokens[to]?.kind !== 'word' ||
        text.tokens[to]!.sentence !== text.tokens[from]!.sentence ||
        /^(?:max|tops|all|for|including|inc|in|to|or|at|ish|maximum|plus)$/.test(
          text.tokens[to]!.text,
        ));
    if (clear) push(pounds, from, to, !!sign || !!tail || unit === 'grand' || unit === 'k' || ends);
    else if (pounds >= 1000 && /\bbudget\b/.test(before(from))) push(pounds, from, to, true);
  }
  for (const { from, to, groups } of say.all(
    /\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?: (one|two|three|four|five|six|seven|eight|nine))? (?:thousand|grand|k)\b/g,
  )) {
    if (
      text.tokens[to]?.text.endsWith('s') &&
      text.tokens[to]!.kind === 'word' &&
      text.tokens[to]!.stem !== text.tokens[to]!.text &&
      !/^(?:pounds|tops|quids)$/.test(text.tokens[to]!.text)
    )
      continue;
    push(
      ((WORD_FIGURES[groups[0]!] ?? 0) + (WORD_FIGURES[groups[1]!] ?? 0)) * 1000,
      from,
      to,
      true,
    );
  }
  return out;
}

/** The budget in pence including VAT, or null. A tight purse without a figure is answered with a note. */
export function readBudget(text: Text, say: Sayings, corrections: Corrections): Budget {
  const pounds = corrections.budgetPounds;
  if (pounds !== undefined && Number.isFinite(pounds) && pounds > 0)
    return {
      fact: {
        value: Math.round(Math.min(pounds, 1e8) * 100),
        source: { kind: 'entered', field: 'corrections' },
      },
      problems: [],
    };
  const sums = findMoney(text, say);
  const found = sums.find((m) => m.near) ?? sums.find((m) => m.pounds >= 1000) ?? sums[0];
  if (found) {
    const best = withVat(text, withMore(text, found, sums));
    return {
      fact: {
        value: Math.round(best.pounds * 100),
        source: { kind: 'read', quote: quoteOf(text, best.from, best.to) },
      },
      problems: [],
    };
  }
  const tight = say.find(
    /\b(?:tight|small|limited|modest|low|shoestring|strict|restricted|little) (?:\w+ )?budget\b|\bon a budget\b|\bshoestring\b|\bnot much money\b|\bas cheap(?:ly)? as possible\b|\bcheap as (?:possible|chips)\b|\bcheaply\b|\bcost effective\b|\bbudget is (?:tight|limited|small|low|modest)\b|\bcan't (?:afford|spend) much\b|\bmoney is tight\b|\bwithout breaking the bank\b|\binexpensive\b/,
  );
  if (!tight) return { fact: null, problems: [] };
  return {
    fact: null,
    problems: [
      {
        code: 'budget-unsaid',
        severity: 'note',
        field: 'designDescription',
        message: `You mention keeping costs down (“${quoteOf(text, tight.from, tight.to)}”). Give us a figure in pounds and the designs will be held to it; until then each shows what would save money.`,
      },
    ],
  };
}

/** "£18,500 plus 5k of our own" is one purse. */
function withMore(text: Text, sum: Money, sums: readonly Money[]): Money {
  const more = sums.find(
    (m) =>
      m.from >= sum.to &&
      m.from - sum.to <= 6 &&
      text.tokens[m.from]!.sentence === text.tokens[sum.from]!.sentence &&
      /^(?:\w+ )?(?:plus|and|\+|with)(?: another| a further| about| up to| maybe| my| our)*(?: £)? ?$/.test(
        text.tokens
          .slice(sum.to, m.from)
          .map((t) => t.text)
          .join(' '),
      ) &&
      /\b(?:plus|\+|another|further)|^\+/.test(
        text.tokens
          .slice(sum.to, m.from)
          .map((t) => t.text)
          .join(' '),
      ),
  );
  return more ? { ...sum, pounds: sum.pounds + more.pounds, to: more.to } : sum;
}
/** A sum named before VAT, with it: what the visitor will pay. */
function withVat(text: Text, sum: Money): Money {
  const tail =
    /^(?:(?:\+|plus) (?:\w+ )(?:\+|plus|and|&)|\+|plus|ex|excl|excluding|exc|before|without|not including|not inc)(?: the)? vat\b/.exec(
      text.tokens
        .slice(sum.to, sum.to + 5)
        .map((t) => t.text)
        .join(' '),
    );
  return tail ? { ...sum, pounds: sum.pounds * VAT, to: sum.to + tail[0].split(' ').length } : sum;
}

const HOURS: Record<string, number> = {
  half: 0.5,
  'half an': 0.5,
  an: 1,
  a: 1,
  one: 1,
  'a couple of': 2,
  couple: 2,
  two: 2,
  'a few': 3,
  few: 3,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  eight: 8,
  ten: 10,
  'one or two': 2,
  'an hour or': 1,
};

/** Hours a week for looking after the garden, when the text says or plainly means it. */
export function readUpkeep(text: Text, say: Sayings): Fact<number> | null {
  const fact = (value: number, span: { from: number; to: number }): Fact<number> => ({
    value,
    source: { kind: 'read', quote: quoteOf(text, span.from, span.to) },
  });
  const told = say.find(
    /\b(half an|half|a couple of|couple of|a few|an|a|one|two|three|four|five|six|eight|ten|\d+(?:\.\d+)?)(?: (?:or|to|-) (?:so|two|three|four|five|\d+))? ?(hours?|hrs?|minutes|mins)(?: or so| or two| at most| max| tops| maximum)? ?(?:of \w+ )?(?:a|per|each|every|in a|in the) (day|week|weekend|fortnight|month|year)\b/,
  );
  if (told) {
    const [count, unit, span] = told.groups as [string, string, string];
    const amount =
      HOURS[count.replace(/ of$/, '')] ??
      (count === 'a couple of' || count === 'couple of' ? 2 : Number(count));
    const hours = unit.startsWith('min') ? amount / 60 : amount;
    const per =
      { day: 7, week: 1, weekend: 1, fortnight: 0.5, month: 0.25, year: 1 / 52 }[span] ?? 1;
    if (Number.isFinite(hours) && hours > 0)
      return fact(Math.round(Math.min(60, hours * per) * 100) / 100, told);
  }
  const rules: [RegExp, number][] = [
    [
      /\b(?:no|zero|virtually no|almost no|next to no|hardly any) (?:maintenance|upkeep|gardening|work|time (?:to|for) (?:garden|gardening|look after|maintain|the garden|do))\b|\bmaintenance free\b|\b(?:don't|do not|haven't) (?:have|got)? ?(?:much |any |a lot of |the )?time (?:to|for) (?:garden|gardening|look after|maintain|the garden|weeding)\b|\blook after itself\b|\blooks after itself\b|\bno time\b/,
      0.5,
    ],
    [
      /\b(?:very |really |super |ultra |extremely )(?:low|little|minimal) (?:maintenance|upkeep)\b|\bminimal (?:maintenance|upkeep|work|effort|weeding)\b|\bminimum (?:maintenance|upkeep)\b/,
      0.5,
    ],
    [
      /\blow(?:er|ish)? (?:maintenance|upkeep|effort)\b|\beasy (?:to (?:maintain|look after|keep|manage)|care|maintenance|upkeep|keep)\b|\bnot (?:too )?much (?:maintenance|upkeep|work)\b|\bnot (?:too )?(?:high|hard) maintenance\b|\b(?:don't|do not) want (?:too much|a lot of|much|lots of) (?:maintenance|upkeep|work|gardening|weeding)\b|\blittle (?:maintenance|upkeep)\b|\b(?:we're|we are|i'm|i am|very|both) busy\b|\bnot (?:a )?(?:keen |big |great )?gardeners?\b|\bnot green fingered\b|\bno green fingers\b/,
      1,
    ],
    [
      /\bevery weekend\b|\bat weekends\b|\bhappy to (?:do some |spend time )?(?:garden|gardening|work)\b|\benjoy (?:some |a bit of |pottering|a little )?(?:gardening|pottering|weeding)\b|\bpotter(?:ing)?\b/,
      3,
    ],
    [
      /\bkeen gardeners?\b|\blove(?:s)? (?:to garden|gardening|my gardening|our gardening)\b|\bavid gardeners?\b|\bpassionate (?:about gardening|gardeners?)\b|\bplantsman\b|\bplantswoman\b|\bretired and (?:love|have time)\b|\bspend (?:lots of|all my|a lot of) time (?:in the garden|gardening)\b/,
      5,
    ],
  ];
  for (const [pattern, hours] of rules) {
    const found = say.find(pattern);
    if (found) return fact(hours, found);
  }
  return null;
}
