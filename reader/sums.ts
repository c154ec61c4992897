/** Sums, ages and counts as people write them: pounds, years, how many. */
import { inFigures, NUMBER_WORDS as WORDS } from '#engine/model/number-words.ts';

/** What is added to a price that is said without it. */
const VAT = 1.2;

/** Pounds of a phrase, the least and the most: "5-8k", "£300", "no more than ten grand". */
export function poundsOf(phrase: string): { range: [number, number]; isUpTo: boolean } | null {
  const text = inFigures(phrase.toLowerCase()).replace(/(\d)\s*(?:,)\s*(?=\d{3}\b)/g, '$1');
  const sums: number[] = [];
  const parts = [
    ...text.matchAll(
      /(\d+(?:\.\d+)?)\s*(k\b|grand\b|thousand\b|hundred\b|m\b|million\b|p\b|pence\b)?|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|couple of|few)\b\s*(and a half\s*)?(grand|thousand|hundred|k)\b/g,
    ),
  ];
  parts.forEach((part, i) => {
    const value = part[1]
      ? Number(part[1])
      : part[3] === 'couple of'
        ? 2
        : part[3] === 'few'
          ? 3
          : WORDS[part[3]!]! + (part[4] ? 0.5 : 0);
    const unit = part[2] ?? part[5] ?? '';
    const times = /^(?:k|grand|thousand)$/.test(unit)
      ? 1000
      : unit === 'hundred'
        ? 100
        : /^(?:m|million)$/.test(unit)
          ? 1e6
          : /^(?:p|pence)$/.test(unit)
            ? 0.01
            : 1;
    // "5-8k": the first is in thousands too
    const nextUnit = parts[i + 1]?.[2] ?? parts[i + 1]?.[5] ?? '';
    const shared =
      times === 1 &&
      value < 200 &&
      /^(?:k|grand|thousand)$/.test(nextUnit) &&
      /^\s*(?:-|–|to|or)\s*£?\s*$/.test(
        text.slice(part.index + part[0].length, parts[i + 1]!.index),
      );
    sums.push(value * (shared ? 1000 : times));
  });
  if (!sums.length) return null;
  const isUpTo =
    /\b(?:under|up to|max|maximum|no more than|not more than|at most|tops|limit|below|less than|top end|absolute)\b/.test(
      text,
    );
  const times = /(?:\+|\bplus) ?vat\b/.test(text) ? VAT : 1;
  // "18,500 plus 5k of our own" is one purse
  const isAdded = sums.length === 2 && /\d\S*(?: [a-z]+)?(?:,| and)? (?:\+|plus) /.test(text);
  const all = isAdded ? [sums[0]! + sums[1]!] : sums;
  return { range: [Math.min(...all) * times, Math.max(...all) * times], isUpTo };
}

/** Ages in years: "4 and 7", "18 months", "our 6 year old"; counts like "2 kids" are none. */
export function agesOf(phrase: string): number[] {
  const text = phrase.toLowerCase();
  const ages: number[] = [];
  for (const [, value] of text.matchAll(/(\d+)\s*(?:months?|mths?|mo)\b/g))
    ages.push(Number(value) / 12);
  for (const [, value] of text.matchAll(/(\d+)\s*weeks?\b/g)) ages.push(Number(value) / 52);
  const years = text.replace(/\d+\s*(?:months?|mths?|mo|weeks?)\b/g, '');
  const word =
    '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|\\d{1,3}(?:\\.5)?)';
  const named = new RegExp(
    `\\b(${word})[ -]?(?:and a half )?(?:years?|yrs?|yr)?[ -]?olds?\\b|\\b(${word}) ?y(?:ea)?rs?\\b|\\bage[ds]? (${word})\\b|\\b(${word})[ -]?yo\\b`,
    'g',
  );
  const value = (t: string) => WORDS[t] ?? Number(t);
  for (const match of years.matchAll(named))
    ages.push(value(match[1] ?? match[2] ?? match[3] ?? match[4]!));
  const list = new RegExp(
    `(?:\\(|\\bage[ds]?:? |\\bare |\\bis |,\\s?|\\b)(${word}(?:(?:,? (?:and |& )?|,| \\+ |/)${word})+)(?=\\)|\\.|,|;|$| (?:years|yrs|yo|so|who|and))`,
  );
  const found = list.exec(years);
  if (found)
    for (const t of found[1]!.match(new RegExp(word, 'g')) ?? [])
      if (!ages.includes(value(t))) ages.push(value(t));
  const single =
    /\((\d{1,2})\)|\b(?:is|aged|turning|nearly|almost|just) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\b(?! (?:of|kids|children|boys|girls|dogs|cats|feet|m\b|metres))/.exec(
      years,
    );
  if (!ages.length && single) ages.push(value(single[1] ?? single[2]!));
  if (/\bunder[- ](?:5|five)\b|\bunder[- ](?:5|five)['’]?s\b/.test(text)) ages.push(4);
  return ages.filter((age) => age >= 0 && age < 110);
}

/** How many: "two dogs", "3 boys", "a couple of cats"; null when not said. */
export function countOf(phrase: string): number | null {
  const found =
    /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve|couple|pair|dozen|both|twins)\b/i.exec(
      phrase,
    );
  if (!found) return null;
  const word = found[1]!.toLowerCase();
  return word === 'twins' ? 2 : (WORDS[word] ?? Number(word));
}
