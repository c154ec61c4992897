/** From a question and the conversation before it to one answer. Pure: the same question, month and knowledge give the same words. */
import { EMERGENCY_LINES } from '#content/assistant/emergencies.ts';
import { SAID } from '#content/assistant/said.ts';
import type { AssistantAnswer, AssistantInput } from '#contracts/assistant.ts';
import type { Emergency } from '#contracts/knowledge.ts';
import { type Answer, answerOf, type FirmFacts, PAGES } from './answer.ts';
import { answerEntry, answerOne, CLEAR, NEAREST, UNSURE } from './answer-one.ts';
import { dangerMeant, emergencyIn, firstToRing } from './dangers.ts';
import { type Entry, fillFacts, type Knowledge } from './knowledge.ts';
import type { Meanings } from './meanings.ts';
import type { Found } from './retrieve.ts';
import { answerSeveral } from './several.ts';
import { normalise, topicalWords } from './words.ts';

/** Of several turns, a question of so few telling words leans on the one before it. */
const FEW_WORDS = 3;
const LONGEST_BEFORE = 400;
/** Entries that a text model is given. */
const GIVEN = 6;
/** Words of the question that need be English at all. */
const ENGLISH_SHARE = 0.4;

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

/** Goes on with what was asked before: "and in a north facing garden?" */
const follows = (message: string): boolean => /^(?:and|or)\b/i.test(message.trim());

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
    before && (isShort || follows(message) || (own?.certainty ?? 0) < CLEAR)
      ? answerOne(`${withoutOldFigures(before, message)} ${message}`, month, knowledge)
      : null;
  const isBetter =
    joined &&
    (joined.certainty > (own?.certainty ?? 0) || (follows(message) && joined.certainty >= CLEAR));
  const whole = isBetter ? joined : own;
  const named = emergencyIn(message);
  const chosen = named ? whole : answerSeveral(message, whole, month, knowledge);
  const isKnown = chosen !== null && chosen.certainty >= UNSURE && !isForeign(message, meanings);
  const isClear = isKnown && chosen.certainty >= CLEAR;
  const found = own?.found ?? [];
  const danger = isForeign(message, meanings) ? undefined : dangerMeant(found, named);
  const told = danger?.emergency ?? (isKnown ? chosen.emergency : undefined);
  const kind = firstToRing(named, told);
  const answer = danger
    ? answerEntry(danger, message, month, knowledge)
    : kind === 'samaritans' && told !== kind
      ? answerOf(SAID.despair)
      : isKnown
        ? chosen.answer
        : answerUnknown(message, found, knowledge.firm, meanings);
  if (danger) answer.suggestions = questionsOf(found, danger);
  // Who despairs is not told that they may have been misunderstood, nor asked on about the garden.
  if (kind === 'samaritans') answer.suggestions = [];
  else if ((isKnown || danger) && !isClear) answer.text = `${SAID.unsure}\n\n${answer.text}`;
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
