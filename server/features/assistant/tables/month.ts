/** What can be sown, planted or picked in a month, and its jobs, from the planting calendar and the list of tasks. */
import { periodIncludes } from '#content/calendar/periods.ts';
import { tasksOfMonth } from '#content/tasks/monthly-tasks.ts';
import type { KnowledgeCard } from '#contracts/knowledge.ts';
import { joinList, lowerFirst, MONTH_NAMES } from '#engine/model/format.ts';
import { type Answer, answerOf, hasPhrase, PAGES } from '../answer.ts';
import { normalise } from '../words.ts';
import type { CalendarRow } from './plants.ts';

const SHOWN = 8;
/** A longer question tells of circumstances that a list does not answer. */
const MOST_WORDS = 14;

/** The month that a question names by its name, 1 to 12; "may" only where it is plainly the month. */
export function monthIn(question: string): number | null {
  const text = normalise(question);
  const named = MONTH_NAMES.findIndex((name) => {
    const word = name.toLowerCase();
    return word === 'may'
      ? /\b(?:in|of|mid|early|late|during|until|till|by|for|its|this|next) may\b|\bmay (?:bank|jobs|now|time)\b/.test(
          text,
        )
      : hasPhrase(text, [word, word.slice(0, 3), `${word.slice(0, 3)}t`, `${word}s`]);
  });
  return named < 0 ? null : named + 1;
}

const ASKS_JOBS = [
  'jobs',
  'tasks',
  'what needs doing',
  'should i be doing',
  'should we be doing',
  'getting on with',
  'what to do in the garden',
  'to do in the garden',
  'do in my garden',
];
const ASKS_SOWING = ['plant', 'sow', 'grow', 'put in', 'plant out'];
const ASKS_WHAT = [
  'what can',
  'what could',
  'what should',
  'what to',
  'what shall',
  'anything i can',
  'what veg',
  'what seeds',
  'what flowers',
  'which veg',
];

/** The month whose jobs a question asks for; null where it asks for something else. @param month today's */
export function jobsMonthOf(question: string, month: number): number | null {
  const text = normalise(question);
  const named = monthIn(question);
  return hasPhrase(text, ASKS_JOBS) && (named !== null || hasPhrase(text, OF_NOW))
    ? (named ?? month)
    : null;
}

/** What the calendar has to sow, plant and pick in a month. @returns null where the question is not that */
export function answerSowing(
  question: string,
  month: number,
  calendar: readonly CalendarRow[],
): Answer | null {
  const text = normalise(question);
  const asked = monthIn(question) ?? month;
  const isOfNow = monthIn(question) !== null || hasPhrase(text, OF_NOW);
  if (!isOfNow || !hasPhrase(text, ASKS_WHAT) || !hasPhrase(text, ASKS_SOWING)) return null;
  if (text.split(' ').length > MOST_WORDS) return null;
  const namesIn = (key: 'sowingPeriod' | 'plantingPeriod' | 'harvestingPeriod') =>
    calendar
      .filter((row) => row[key] !== null && periodIncludes(row[key], asked))
      .slice(0, SHOWN)
      .map((row) => lowerFirst(row.name));
  const lines = (
    [
      ['Sow', namesIn('sowingPeriod')],
      ['Plant', namesIn('plantingPeriod')],
      ['Pick', namesIn('harvestingPeriod')],
    ] as const
  ).flatMap(([what, names]) => (names.length > 0 ? [`- ${what}: ${joinList(names)}.`] : []));
  return answerOf(
    `In ${MONTH_NAMES[asked - 1]!}, in south-east England:\n${lines.join('\n')}\n\nThe planting calendar has them all, with when and how.`,
    [PAGES.calendar],
    ['What jobs are there this month?', 'Can I still lay turf?'],
  );
}

/** The jobs of a month as the list of tasks has them. */
export function answerJobs(month: number): Answer {
  const lines = tasksOfMonth(month).map(({ task }) => `- ${task}`);
  return answerOf(`In ${MONTH_NAMES[month - 1]!}, in south-east England:\n${lines.join('\n')}`, [
    PAGES.tips,
    PAGES.calendar,
  ]);
}

/** Asked of the present, so that the month decides. */
const OF_NOW = [
  'now',
  'yet',
  'still',
  'today',
  'tomorrow',
  'this week',
  'this time of year',
  'next week',
  'this weekend',
  'this month',
  'too late',
  'too early',
  'right time',
  'ok to',
  'safe to',
  'at the moment',
];

/** Whether what is asked may be done in the month that is asked about, as a sentence; empty where nobody asks. */
export function verdictOf(
  { when }: Pick<KnowledgeCard, 'when'>,
  question: string,
  month: number,
): string {
  const text = normalise(question);
  const named = monthIn(question);
  if (!when || when.months.length > 10 || (named === null && !hasPhrase(text, OF_NOW))) return '';
  const asked = named ?? month;
  const name = MONTH_NAMES[asked - 1]!;
  return when.months.includes(asked)
    ? `${name} is a good month to ${when.what}. `
    : `${name} is not the month to ${when.what}: that is ${monthsOf(when.months)}. `;
}
/** "May to July and September" from months 1 to 12; a run over the year's end stays one. */
function monthsOf(months: readonly number[]): string {
  const has = (month: number) => months.includes(((month + 11) % 12) + 1);
  const name = (month: number) => MONTH_NAMES[(month + 11) % 12]!;
  return joinList(
    months
      .filter((month) => !has(month - 1))
      .map((first) => {
        let last = first;
        while (has(last + 1)) last += 1;
        return first === last ? name(first) : `${name(first)} to ${name(last)}`;
      }),
  );
}
