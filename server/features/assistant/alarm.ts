/** That somebody may be in danger: what to do at once, and that the conversation stays with it until they ask for something else. */
import { ASSISTANT_MESSAGE_LIMIT } from '#contracts/assistant.ts';
import {
  hasDied,
  isAfterwards,
  isClearWork,
  isThanks,
} from '#server/features/assistant/afterwards.ts';
import { answerOf, type Alarm, type Answer } from '#server/features/assistant/answer.ts';
import { alarmOfEaten, eatenBeside, factsOf } from '#server/features/assistant/danger.ts';
import { IF_JUST_NOW } from '#server/features/assistant/deaths.ts';
import { despairOf, STILL_THERE } from '#server/features/assistant/despair.ts';
import { answerGrief } from '#server/features/assistant/grief-answers.ts';
import { alarmOfHurt } from '#server/features/assistant/injuries.ts';
import { literal } from '#server/features/assistant/literal.ts';
import type { Reading } from '#server/features/assistant/read-question.ts';
import { whomOf } from '#server/features/assistant/victims.ts';
import { normalise } from '#server/features/assistant/words.ts';

/** Nobody in despair is told what a plant does. */
const withoutFacts = (text: string, reading: Reading): string => {
  const facts = factsOf(reading);
  return facts ? text.replace(facts, '') : text;
};

/** What to do at once. @param isMourning whether a death was told of before. @returns null where nobody seems to be in danger */
export function alarmOf(asked: Reading, isMourning = false): Alarm | null {
  const reading = { ...asked, typed: literal(asked.typed), text: literal(asked.text) };
  const hurt = alarmOfHurt(reading, isMourning);
  const eaten = hurt?.kind === 'mains' ? null : alarmOfEaten(reading);
  if (!hurt || !eaten) return hurt ?? eaten;
  if (hurt.kind === 'despair' && /A&E now/.test(hurt.text)) return hurt;
  if (hurt.kind === 'despair')
    return { kind: 'despair', text: `${hurt.text}\n\n${withoutFacts(eaten.text, reading)}` };
  // Who rings 999 for somebody is not to be told to ring another number instead.
  if (hurt.level === 'urgent' && whomOf(reading.typed) === 'person') {
    const beside = eatenBeside(reading);
    return beside === null
      ? hurt
      : { ...hurt, text: `${withoutFacts(hurt.text, reading)}\n\n${beside}` };
  }
  // The ambulance first, then what the tables say; a scratch comes after what was eaten.
  const isAnimals = whomOf(reading.typed) === 'animal' && hurt.level === 'contact';
  return hurt.level === 'minor' || isAnimals
    ? eaten
    : { ...hurt, text: `${withoutFacts(hurt.text, reading)}\n\n${eaten.text}` };
}

const AGAIN: Record<Alarm['kind'], string> = {
  eaten:
    'I cannot tell from here, and a little can do harm hours after it was eaten, so please do not leave it at that. It is right to ring even when all seems well.',
  hurt: 'I cannot judge that from here, so please let somebody who can.',
  despair: 'I am still only a garden program, and you deserve a person who listens.',
  mains:
    'Please keep away until they have said that it is safe, even if nothing seems to be wrong.',
};

/** The alarm that a question leaves standing, given the one before it, with the reading that raised it. `isResting`: there was despair, and the question is plainly about a garden. */
export type Standing = { alarm: Alarm; reading: Reading; isResting?: boolean } | null;

/** Of somebody, or an animal, that was hurt or has eaten something. */
const isOfSomebody = ({ alarm }: NonNullable<Standing>): boolean =>
  alarm.kind === 'eaten' || alarm.kind === 'hurt';

/** Names a plant that is dangerous to people, or one of which nothing is known. */
const isDangerous = ({ plants, unheld }: Reading): boolean =>
  unheld.length > 0 ||
  plants.some((mention) =>
    mention.plants.some(({ catalogue }) => catalogue?.toxicity.people === 'high'),
  );

/** Despair is not over because something else has happened, nor is what has happened. */
function joined(before: NonNullable<Standing>, alarm: Alarm, own: Reading): Alarm {
  if (before.alarm.kind === 'despair' && alarm.kind !== 'despair')
    return { kind: 'despair', text: `${withoutFacts(alarm.text, own)}\n\n${STILL_THERE}` };
  if (alarm.kind === 'despair' && ['eaten', 'hurt'].includes(before.alarm.kind))
    return {
      kind: 'despair',
      text: `${alarm.text}\n\n${withoutFacts(before.alarm.text, before.reading)}`,
    };
  return alarm;
}

/** The last `most` turns of a conversation, and those before them in which somebody despaired: these are never forgotten. */
export const rememberedOf = (turns: readonly string[], most: number): string[] =>
  turns.filter(
    (turn, i) =>
      i >= turns.length - most ||
      despairOf(normalise(turn.slice(0, ASSISTANT_MESSAGE_LIMIT))) !== null,
  );

/** @param before what stood until now. @param isMourning whether a death was told of before */
export function standingAlarm(before: Standing, own: Reading, isMourning = false): Standing {
  const alarm = alarmOf(own, isMourning);
  if (alarm) return { alarm: before ? joined(before, alarm, own) : alarm, reading: own };
  if (before?.alarm.kind === 'despair')
    return { ...before, isResting: isClearWork(own) && !isDangerous(own) };
  if (before && isOfSomebody(before) && (isThanks(own) || hasDied(own))) return before;
  return before && isAfterwards(own, before) ? before : null;
}

const THANKED =
  'You are welcome, and I hope that all goes well. Please ring them again at once if anything changes or you are in doubt.';
/** @returns kind words, and whom to ring where it was a person */
function mourned(reading: Reading): string {
  const { text } = answerGrief(reading.typed, () => null);
  return whomOf(reading.typed) === 'animal'
    ? text
    : text.includes(IF_JUST_NOW)
      ? text
      : `${text}\n\n${IF_JUST_NOW}`;
}

/** The numbers once more, and what the tables hold of a plant named only now. */
export function answerAgain(standing: NonNullable<Standing>, own: Reading): string {
  const { alarm, reading } = standing;
  if (isOfSomebody(standing) && hasDied(own)) return mourned(reading);
  if (isOfSomebody(standing) && isThanks(own)) return THANKED;
  const isNamedNow = own.plants.some(
    (mention) => !reading.plants.some((one) => one.label === mention.label),
  );
  return `${AGAIN[alarm.kind]}\n\n${alarm.text}${isNamedNow && alarm.kind === 'eaten' ? factsOf(own) : ''}`;
}

/** What nobody in despair is to read, be it only in passing. */
const OF_POISON =
  /\b(?:poison\w*|toxic\w*|deadly|lethal|fatal\w*|dangerous|weed ?killers?|glyphosate|if eaten|don't know)\b/i;

/** A garden's answer in a conversation in which somebody has despaired: with one kind line, and nothing of poisons. */
export function answerResting(
  standing: NonNullable<Standing>,
  own: Reading,
  answer: Answer,
): Answer {
  if (OF_POISON.test(answer.text)) return answerOf(answerAgain(standing, own));
  return {
    ...answer,
    text: `${answer.text}\n\n${STILL_THERE}`,
    suggestions: answer.suggestions.filter((one) => !/poison|toxic|safe|kill/i.test(one)),
  };
}
