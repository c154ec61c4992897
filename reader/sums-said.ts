/** Sums: one that is called a budget is read whether or not it was learnt, and one that somebody else named is none. */
import type { Seen } from './features.ts';
import { wordsAt } from './facings.ts';
import type { RawMention } from './mentions.ts';

const SUM = String.raw`£ ?\d[\d,.]*(?: ?(?:-|–|to) ?£?\d[\d,.]*)?(?: ?(?:k\b|grand|thousand))?`;
/** In words, or in thousands. */
const THOUSANDS = String.raw`(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty)(?: and a half)? (?:thousand|grand|hundred pounds)|\d+(?:\.\d+)? ?(?:k\b|thousand|grand))`;
const BUDGETS = [
  new RegExp(
    String.raw`\b(?:call it|(?:i|we)(?:['’]ve| have)(?: got)?)(?: about| around| some| only)? (${SUM}|${THOUSANDS})(?= (?:for|all in|to spend|in all|altogether|put by)\b|[.;\n]|$)`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:budget|to spend|can spend|spend (?:about|around|up to)|saved(?: up)?|set aside|put aside)\b[^.\n£]{0,40}?(${SUM})`,
    'gi',
  ),
  new RegExp(
    String.raw`(${SUM})(?= (?:budget|to spend|all in|tops|max(?:imum)?\b|to play with|set aside|put aside|saved))`,
    'gi',
  ),
  // a sentence that is nothing but a number, and no year
  new RegExp(
    String.raw`(?<=[.!?\n] ?)(?:about |around |circa |approx )?((?!19\d\d|20[12]\d)[1-9]\d{0,2},?\d{3}|[5-9]\d\d)(?= ?(?:max|tops|all in|ish)? ?(?:[.!\n]|$))`,
    'gi',
  ),
];
/** Spent or asked already, by somebody, for something else. */
const NOT_THIS = /\b(?:spent|quoted?|cost|paid|last (?:year|time)|charged|worth|half the|blew)\b/i;
const SUM_CERTAINTY = 0.9;

export function budgets(seen: Seen): RawMention[] {
  const { text } = seen.words;
  return BUDGETS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match): RawMention[] => {
      const before = text
        .slice(Math.max(0, match.index - 30), match.index)
        .split(/[.;!?\n]/)
        .at(-1)!;
      if (NOT_THIS.test(before + match[0])) return [];
      const start = match.index + match[0].lastIndexOf(match[1]!);
      const { from, to } = wordsAt(seen, start, start + match[1]!.length);
      return from < 0 || to <= from
        ? []
        : [
            {
              from,
              to,
              kind: 'money',
              concept: 'budget',
              status: 'fact',
              certainty: SUM_CERTAINTY,
            },
          ];
    }),
  );
}

/** A sum that somebody else named, that was spent or that has a condition is none that there is to spend. */
const ELSEWHERE =
  /\b(?:spent|quote[sd]?|told|had prices?|prices? (?:for|of)|cost|costs|paid|charged|worth|blew|done last year|last (?:year|time))\b[^.;]{0,40}$/i;
const OTHERWISE =
  /^(?:[,.]? ?(?:(?:which|that)(?:'s| is|'s) )?(?:way |far |much )?too (?:much|dear|expensive)\b|[,.]? ?(?:daylight robbery|ridiculous|no way)\b| by (?:one|another|a)\b| set of| worth| if | each| deposit)/i;
/** "A £7,000 set of bifolds" is what something cost. */
const PRICED = /\b(?:set|pair|lot) of\b/i;
const IS_SUM =
  /[£$]|\d ?k\b|grand|pounds?|quid|thousand|hundred|\d{3}|fund|grant|budget|money|afford/i;

/** Takes back the sums that are no budget. */
export function soundSums({ words: { words, text } }: Seen, found: readonly RawMention[]): void {
  for (const one of found) {
    if (one.kind !== 'money') continue;
    if (one.concept === 'quote') one.status = 'others';
    if (one.concept === 'spent') one.status = 'past';
    if (one.concept !== 'budget') continue;
    const [from, to] = [words[one.from]!.start, words[one.to - 1]!.end];
    const isNone =
      !IS_SUM.test(text.slice(from, to)) ||
      PRICED.test(text.slice(from, to)) ||
      ELSEWHERE.test(text.slice(Math.max(0, from - 50), from)) ||
      OTHERWISE.test(text.slice(to)) ||
      OTHERWISE.test(` ${text.slice(words[one.to - 1]!.start)}`);
    if (isNone) one.certainty = Math.min(one.certainty, LEAST);
  }
}
/** Less than what is shown as half read. */
const LEAST = 0.2;
