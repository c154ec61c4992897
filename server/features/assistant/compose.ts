/** From a question and the conversation before it to one answer. Pure: the same question, month and knowledge give the same words. */
import { EMERGENCY_LINES } from '#content/assistant/emergencies.ts';
import { SAID } from '#content/assistant/said.ts';
import type { AssistantAnswer, AssistantInput } from '#contracts/assistant.ts';
import type { Emergency } from '#contracts/knowledge.ts';
import { type Answer, answerOf, type FirmFacts, PAGES, type Source } from './answer.ts';
import { dangerMeant, emergencyIn, firstToRing, NEAR_DANGER } from './dangers.ts';
import { type Entry, fillFacts, JOBS_CARD, type Knowledge } from './knowledge.ts';
import type { Meanings } from './meanings.ts';
import type { Found } from './retrieve.ts';
import { answerArea, answerSoilOf } from './tables/area.ts';
import { answerJobs, answerSowing, jobsMonthOf, verdictOf } from './tables/month.ts';
import { answerPlant, isFactAsked, isOnlyOf, type KnownPlant, plantIn } from './tables/plants.ts';
import { answerPrice } from './tables/price.ts';
import { normalise, topicalWords } from './words.ts';

/** Below this an entry is not clearly the answer: it is said beside the next, each under its question. Below the second it is no answer. */
export const CLEAR = 0.55;
const UNSURE = 0.4;
/** So certain that a card comes before a plant's own row. */
const SURE = 0.8;
/** Of several turns, a question of so few telling words leans on the one before it. */
const FEW_WORDS = 3;
const LONGEST_BEFORE = 400;
const NEAREST = 3;
/** Entries that a text model is given. */
const GIVEN = 6;
/** Words of the question that need be English at all. */
const ENGLISH_SHARE = 0.4;

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

function answerEntry(entry: Entry, question: string, month: number, knowledge: Knowledge): Answer {
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

/** Whether a card speaks of the plant that a question names. */
const isAbout = (entry: Entry, known: KnownPlant): boolean => {
  const name = topicalWords(known.name.replace(/\(.*?\)/g, ''));
  const own = new Set([...entry.words, entry.question].flatMap(topicalWords));
  return name.some((word) => own.has(word));
};

type One = {
  answer: Answer;
  certainty: number;
  emergency: Emergency | undefined;
  id: string;
  /** What else was found, the best first. */
  found: readonly Found<Entry>[];
};

/** The best answer to a question by itself; null where it says nothing that anything is known of. */
function answerOne(question: string, month: number, knowledge: Knowledge): One | null {
  const found = knowledge.retriever.find(question).filter(({ entry }) => isOfMonth(entry, month));
  const best = found[0];
  const danger = found
    .slice(0, NEAREST)
    .find(({ entry, score }) => entry.emergency && best!.score - score < NEAR_DANGER)?.entry;
  /** A possible danger comes first, whatever else is answered. */
  const besideDanger = (one: Omit<One, 'found'>): One => {
    if (one.emergency || !danger) return { ...one, found };
    const { text } = answerEntry(danger, question, month, knowledge);
    const isKind = danger.emergency === 'samaritans';
    return {
      ...one,
      found,
      emergency: danger.emergency,
      answer: { ...one.answer, text: isKind ? `${text}\n\n${one.answer.text}` : one.answer.text },
    };
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
  const isBoth = certainty < CLEAR && second !== undefined && !entry.page;
  const answer = isBoth
    ? answerBoth([entry, second.entry], question, month, knowledge)
    : answerEntry(entry, question, month, knowledge);
  answer.suggestions = found
    .slice(1)
    .filter((one) => !one.entry.page && !(isBoth && one === second))
    .slice(0, NEAREST)
    .map((one) => one.entry.question);
  return besideDanger({ answer, certainty, emergency: entry.emergency, id: entry.id });
}

/** The questions of the nearest cards but the one that was answered. */
const questionsOf = (found: readonly Found<Entry>[], answered?: Entry): string[] =>
  found
    .filter(({ entry }) => !entry.page && entry !== answered)
    .slice(0, NEAREST)
    .map(({ entry }) => entry.question);

/** Whether a message is of a language that nothing here is written in. */
function isForeign(question: string, meanings: Meanings): boolean {
  const words = normalise(question)
    .split(' ')
    .filter((word) => /^[a-z]{2,}$/.test(word));
  if (/[^\p{ASCII}\p{P}\p{S}\p{Emoji}\s]/u.test(question) && words.length < 2) return true;
  return (
    words.length >= 4 &&
    words.filter((word) => meanings.of(word) === null).length / words.length > 1 - ENGLISH_SHARE
  );
}

/** The question before, without its figures where the new one has its own. */
const withoutOldFigures = (before: string, message: string): string =>
  (/\d/.test(message) ? before.replaceAll(/[\d.,]+/g, ' ') : before).slice(0, LONGEST_BEFORE);

export type Composed = AssistantAnswer & {
  isAnswered: boolean;
  emergency: Emergency | undefined;
  /** What was found nearest, the best first. */
  entries: readonly Entry[];
};

/** @param month 1 to 12, today's in London */
export function composeAnswer({
  input,
  knowledge,
  month,
  meanings,
}: {
  input: AssistantInput;
  knowledge: Knowledge;
  month: number;
  meanings: Meanings;
}): Composed {
  const { message } = input;
  const before = (input.conversation ?? []).findLast((turn) => turn.isUser)?.content;
  const own = answerOne(message, month, knowledge);
  const isShort = topicalWords(message).length <= FEW_WORDS;
  const joined =
    before && (isShort || (own?.certainty ?? 0) < CLEAR)
      ? answerOne(`${withoutOldFigures(before, message)} ${message}`, month, knowledge)
      : null;
  const chosen = joined && joined.certainty > (own?.certainty ?? 0) ? joined : own;
  const isKnown = chosen !== null && chosen.certainty >= UNSURE && !isForeign(message, meanings);
  const isClear = isKnown && chosen.certainty >= CLEAR;
  const found = own?.found ?? [];
  const named = emergencyIn(message);
  const danger = isForeign(message, meanings) ? undefined : dangerMeant(found, named);
  const answer = danger
    ? answerEntry(danger, message, month, knowledge)
    : isKnown
      ? chosen.answer
      : answerUnknown(message, found, knowledge.firm, meanings);
  if (danger) answer.suggestions = questionsOf(found, danger);
  if ((isKnown || danger) && !isClear) answer.text = `${SAID.unsure}\n\n${answer.text}`;
  const kind = firstToRing(named, danger?.emergency ?? (isKnown ? chosen.emergency : undefined));
  const seen = new Set<string>();
  return {
    response: kind ? `${EMERGENCY_LINES[kind]}\n\n${answer.text}` : answer.text,
    sources: answer.sources.filter(({ url }) => !seen.has(url) && seen.add(url)),
    suggestions: answer.suggestions.slice(0, NEAREST),
    isAnswered: isClear,
    emergency: kind,
    entries: (chosen?.found ?? []).slice(0, GIVEN).map(({ entry }) => entry),
    answerId: danger?.id ?? (isKnown ? chosen.id : 'unknown'),
  };
}

/** Says so, with the nearest topics and a person to ask. */
function answerUnknown(
  question: string,
  found: readonly Found<Entry>[],
  firm: FirmFacts,
  meanings: Meanings,
): Answer {
  if (isForeign(question, meanings)) return answerOf(SAID.foreign, [PAGES.booking]);
  return answerOf(fillFacts(SAID.unknown, firm), [PAGES.booking, PAGES.tips], questionsOf(found));
}
