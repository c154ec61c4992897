/** Which months a line of care tells somebody to work in. */
import { MONTH_NAMES } from '../model/format.ts';

const NAMES: readonly string[] = MONTH_NAMES;
const MONTH = new RegExp(`\\b(${MONTH_NAMES.join('|')})s?\\b`, 'g');
const SEASONS: readonly (readonly [RegExp, number])[] = [
  [/\bChristmas\b/, 12],
  [/\blate winter\b/i, 2],
  [/\bearly spring\b/i, 3],
  [/\bspring\b/i, 4],
  [/\bsummer\b/i, 7],
  [/\bautumn\b/i, 10],
  [/\bwinter\b/i, 12],
];
/** What stands before a month in which nothing is done. */
const NOT_THEN =
  /\b(?:after|not|rather than|to|since|or|between [a-z]+ and) (?:the (?:end|middle) of )?(?:early |mid |late )?$|\bnever (?:cut )?(?:in |before )$/;
/** What the plant will do then, and nobody else. */
const ITS_OWN =
  /\b(?:will follow|refills|blooms again|stand again|flower again|in flower again|second crop opens|flowers|second flush|for more|shed themselves|evenly moist) (?:in|by|into|to|until) (?:early |mid |late )?$/;
const BEFORE = /\bbefore (?:early |mid |late )?$/;

/**
 * 1 to 12, in the order said; of two that follow each other the first. "Before December" is November, "leave it alone after August" is no
 * month; a text without any goes by its season, and is empty where it names none.
 */
export function monthsIn(text: string): number[] {
  const months: number[] = [];
  const before: number[] = [];
  const named: number[] = [];
  for (const match of text.matchAll(MONTH)) {
    const month = NAMES.indexOf(match[1]!) + 1;
    const lead = text.slice(0, match.index).toLowerCase();
    named.push(month);
    if (NOT_THEN.test(lead) || ITS_OWN.test(lead)) continue;
    if (BEFORE.test(lead)) before.push(month === 1 ? 12 : month - 1);
    else if (!months.includes(month) && months.at(-1) !== month - 1) months.push(month);
  }
  if (months.length) return months;
  if (before.length) return before.slice(0, 1);
  if (named.length) return named.slice(0, 1);
  const season = SEASONS.find(
    ([word]) => word.test(text) && !new RegExp(`(?:not|never in) ${word.source}`, 'i').test(text),
  );
  return season ? [season[1]] : [];
}

const SEASON_MONTHS: Record<string, readonly number[]> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
};
const NO_CUTTING =
  /\b(?:no (?:cutting|routine pruning)|nothing needs cutting|never needs clipping|do not (?:prune|cut the tuft)|resist pruning|needs no (?:shaping|cutting|pruning)|head unpruned|looks after itself|shape needs no cutting|nothing more is needed|nothing else is (?:needed|asked)|never cut the live|never burn or shear)\b/i;

export type Bans = {
  /** Months in which a plant's own care says that nothing of it is cut. */
  months: ReadonlySet<number>;
  /** True where it says that nothing is cut but what it names itself. */
  isWhole: boolean;
};

/** What a plant's own care forbids: "never in autumn", "leave the tops until April", "it needs no shaping". */
export function bansIn(care: string): Bans {
  const months = new Set<number>();
  for (const [, season] of care.matchAll(
    /\b(?:not|never)(?: cut)? (?:in )?(spring|summer|autumn|winter)\b/g,
  ))
    for (const month of SEASON_MONTHS[season!]!) months.add(month);
  const until =
    /\b(?:leave|keep|stand|wait|delay|never cut)\b[^.;]*?\b(?:until|before) (?:early |mid |late )?([A-Z][a-z]+)/i.exec(
      care,
    )?.[1];
  const end = until ? NAMES.indexOf(until) + 1 : 0;
  if (end > 0 && end <= 5)
    for (const month of [10, 11, 12, 1, 2, 3, 4]) if (month > 9 || month < end) months.add(month);
  return { months, isWhole: NO_CUTTING.test(care) };
}
