/** The best answer to a question by itself: a table's, a plant's row, or a card's. Pure. */
import type { Emergency } from '#contracts/knowledge.ts';
import { type Answer, answerOf, PAGES, type Source } from './answer.ts';
import { NEAR_DANGER } from './dangers.ts';
import { type Entry, fillFacts, JOBS_CARD, type Knowledge } from './knowledge.ts';
import type { Found } from './retrieve.ts';
import { answerArea, answerSoilOf } from './tables/area.ts';
import { answerJobs, answerSowing, jobsMonthOf, verdictOf } from './tables/month.ts';
import {
  answerPlant,
  factsAsked,
  isFactAsked,
  isOnlyOf,
  type KnownPlant,
  plantIn,
} from './tables/plants.ts';
import { answerPrice } from './tables/price.ts';
import { topicalWords } from './words.ts';

/** Below this an entry is not clearly the answer: it is said beside the next, each under its question. Below the second it is no answer. */
export const CLEAR = 0.55;
export const UNSURE = 0.4;
/** So certain that a card comes before a plant's own row. */
export const SURE = 0.8;
export const NEAREST = 3;

const TOPIC_PAGES: Partial<Record<Entry['topic'], Source>> = {
  booking: PAGES.booking,
  cost: PAGES.calculator,
  firm: PAGES.about,
  design: PAGES.designTool,
  vegetables: PAGES.calendar,
  fruit: PAGES.calendar,
};
/** What cards of these topics say, the tables have said. */
const OF_TABLES: ReadonlySet<Entry['topic']> = new Set(['cost', 'site', 'page']);
/** Whether a card says a second thing beside a table's answer; beside a month's jobs the firm's own cards do not. */
const isSecond = ({ id, topic }: Entry, isPrice: boolean): boolean =>
  !OF_TABLES.has(topic) && !id.endsWith(JOBS_CARD) && (isPrice || topic !== 'firm');

export function answerEntry(
  entry: Entry,
  question: string,
  month: number,
  knowledge: Knowledge,
): Answer {
  const page = entry.page ?? TOPIC_PAGES[entry.topic];
  const text = entry.page
    ? `From “${entry.asks[0]}”: ${entry.answer}`
    : fillFacts(entry.answer, knowledge.firm);
  return answerOf(verdictOf(entry, question, month) + text, [
    ...entry.sources.flatMap(readSource),
    ...(page ? [page] : []),
  ]);
}
/** Two entries, each under the question that it answers: which of them was meant, the asker knows. */
function answerBoth(
  entries: readonly Entry[],
  question: string,
  month: number,
  knowledge: Knowledge,
): Answer {
  const answers = entries.map((entry) => ({
    ...answerEntry(entry, question, month, knowledge),
    heading: entry.question,
  }));
  return answerOf(
    answers.map(({ heading, text }) => `“${heading}”\n\n${text}`).join('\n\n'),
    answers.flatMap(({ sources }) => sources),
  );
}
/** "Title, https://…" as a link; none where it has no address. */
function readSource(source: string): Source[] {
  const [, title, url] = /^(.+?),?\s+(https:\/\/\S+)$/.exec(source.trim()) ?? [];
  return title && url ? [{ title, url }] : [];
}
/** A card that holds in some months only is found in those; a month's jobs, told by their id, always. */
const isOfMonth = ({ id, months }: Entry, month: number): boolean =>
  !months?.length || id.endsWith(JOBS_CARD) || months.includes(month);

/** A question about a month's jobs or a price, where its words leave no doubt; who asks it often asks a second thing. */
function answerJobsOrPrice(question: string, month: number, knowledge: Knowledge): Answer | null {
  const jobs = jobsMonthOf(question, month);
  if (jobs === null) return answerPrice(question, knowledge.firm);
  const card = knowledge.jobs.get(jobs);
  return card ? answerEntry(card, '', month, knowledge) : answerJobs(jobs);
}

/** What of a plant's row is said before a card about the plant. */
const OF_ROWS = ['size', 'leaves', 'hardy'] as const;
/** Whether a card speaks of the plant that a question names. */
const isAbout = (entry: Entry, known: KnownPlant): boolean => {
  const name = topicalWords(known.name.replace(/\(.*?\)/g, ''));
  const own = new Set([...entry.words, entry.question].flatMap(topicalWords));
  return name.some((word) => own.has(word));
};

export type One = {
  answer: Answer;
  certainty: number;
  emergency: Emergency | undefined;
  id: string;
  /** What else was found, the best first. */
  found: readonly Found<Entry>[];
};

/** The best answer to a question by itself; null where it says nothing that anything is known of. */
export function answerOne(question: string, month: number, knowledge: Knowledge): One | null {
  const found = knowledge.retriever.find(question).filter(({ entry }) => isOfMonth(entry, month));
  const best = found[0];
  const danger = found
    .slice(0, NEAREST)
    .find(({ entry, score }) => entry.emergency && best!.score - score < NEAR_DANGER)?.entry;
  /** A possible danger comes first, whatever else is answered. */
  const besideDanger = (one: Omit<One, 'found'>): One => {
    if (one.emergency || !danger) return { ...one, found };
    // Who despairs is told nothing about plants.
    return danger.emergency === 'samaritans'
      ? {
          id: danger.id,
          certainty: one.certainty,
          found,
          emergency: danger.emergency,
          answer: answerEntry(danger, question, month, knowledge),
        }
      : { ...one, found, emergency: danger.emergency };
  };
  const listed = answerJobsOrPrice(question, month, knowledge);
  if (
    listed &&
    best &&
    best.certainty >= CLEAR &&
    isSecond(best.entry, listed.sources.includes(PAGES.calculator))
  )
    listed.text += `\n\n“${best.entry.question}”\n\n${answerEntry(best.entry, question, month, knowledge).text}`;
  const table =
    listed ??
    answerArea(question, knowledge.firm) ??
    answerSoilOf(question) ??
    answerSowing(question, month, knowledge.calendar);
  if (table) {
    const one = { answer: table, certainty: 1, emergency: undefined, id: 'table' };
    // What a table answers leaves no doubt, unless a danger is told of as plainly.
    return best?.entry.emergency && best.certainty >= SURE ? besideDanger(one) : { ...one, found };
  }
  const known = plantIn(question, knowledge.names);
  const limit = !best
    ? 1
    : known && isAbout(best.entry, known)
      ? UNSURE
      : isFactAsked(question)
        ? SURE
        : CLEAR;
  if (known && isOnlyOf(question, known) && (best?.certainty ?? 0) < limit) {
    const answer = answerPlant(question, known);
    if (answer)
      return besideDanger({ answer, certainty: CLEAR, emergency: undefined, id: 'plant' });
  }
  if (!best) return null;
  const { certainty, entry } = best;
  const second = found.find(
    ({ entry: other, place }) =>
      !other.page && other.topic !== 'site' && !knowledge.retriever.isAkin(place, best.place),
  );
  const isBoth =
    certainty < CLEAR && second !== undefined && !entry.page && entry.emergency !== 'samaritans';
  const answer = isBoth
    ? answerBoth([entry, second.entry], question, month, knowledge)
    : answerEntry(entry, question, month, knowledge);
  // How tall it grows is in its row, and seldom in a card about its pruning.
  if (known && isOnlyOf(question, known) && isAbout(entry, known)) {
    const facts = factsAsked(question, known, OF_ROWS);
    if (facts) answer.text = `${facts}\n\n${answer.text}`;
  }
  answer.suggestions = found
    .slice(1)
    .filter((one) => !one.entry.page && !(isBoth && one === second))
    .slice(0, NEAREST)
    .map((one) => one.entry.question);
  return besideDanger({ answer, certainty, emergency: entry.emergency, id: entry.id });
}
