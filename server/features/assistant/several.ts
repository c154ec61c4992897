/** A message that asks several things: what answers each of them for certain, under its own words. Pure. */
import { answerOf } from './answer.ts';
import { answerOne, CLEAR, type One, SURE } from './answer-one.ts';
import type { Knowledge } from './knowledge.ts';
import { askedParts } from './parts.ts';
import { plantIn } from './tables/plants.ts';
import { normalise, topicalWords } from './words.ts';

/** As certain as this a part is answered by itself. */
const APART = 0.62;
/** A part of fewer telling words says too little by itself. */
const LEAST_WORDS = 2;
const MOST_PARTS = 3;
const MOST_ANSWERS = 3;

/** What a message is about, in its own words: the subject of what answers it as a whole for certain, else the plant it names. */
export function subjectOf(message: string, whole: One | null, { names }: Knowledge): string {
  const entry =
    whole && whole.certainty >= CLEAR
      ? whole.found.find(({ entry: one }) => one.id === whole.id)?.entry
      : undefined;
  const asked = new Set(topicalWords(message));
  const own = (entry?.words ?? []).filter((word) =>
    topicalWords(word).every((one) => asked.has(one)),
  );
  return own.length > 0 ? own.join(' ') : (plantIn(message, names)?.name ?? '');
}

/** What answers a part: with what the whole is about where that finds something else than the whole did, else what is surer. */
export function answerPart(
  part: string,
  subject: string,
  whole: One | null,
  month: number,
  knowledge: Knowledge,
): One | null {
  const own = normalise(part);
  const missing = subject
    .split(' ')
    .filter((word) => !own.includes(normalise(word)))
    .join(' ');
  const [named, alone] = [missing ? `${part} ${missing}` : '', part].map((asked) =>
    topicalWords(asked).length < LEAST_WORDS ? null : answerOne(asked, month, knowledge),
  );
  if (!named || !alone) return named ?? alone!;
  const isNew = named.certainty >= APART && !(whole && isSame(named, whole, knowledge));
  return isNew || named.certainty >= alone.certainty ? named : alone;
}

const isSame = (a: One, b: One, { retriever }: Knowledge): boolean => {
  if (a.answer.text === b.answer.text) return true;
  const [x, y] = [a, b].map(({ id, found }) => found.find(({ entry }) => entry.id === id)?.place);
  return x !== undefined && y !== undefined && retriever.isAkin(x, y);
};

/**
 * @param whole what the message as a whole was answered with
 * @returns it, or what answers its parts, where these have answers of their own
 */
export function answerSeveral(
  message: string,
  whole: One | null,
  month: number,
  knowledge: Knowledge,
): One | null {
  if (whole?.emergency) return whole;
  const parts = askedParts(message).slice(0, MOST_PARTS);
  if (parts.length < 2) return whole;
  const subject = subjectOf(message, whole, knowledge);
  const said: { asked: string; one: One }[] = [];
  let answered = 0;
  for (const { text } of parts) {
    const one = answerPart(text, subject, whole, month, knowledge);
    if (!one || one.certainty < APART) continue;
    // A danger that a part tells of for certain is the answer.
    if (one.emergency) {
      if (one.certainty >= SURE) return one;
      continue;
    }
    answered++;
    if (!said.some((other) => isSame(other.one, one, knowledge))) said.push({ asked: text, one });
  }
  const isWholeClear = whole !== null && whole.certainty >= CLEAR;
  const others = said.filter(({ one }) => !isWholeClear || !isSame(one, whole, knowledge));
  const isWholeSaid = others.length < said.length;
  // Where each part has its answer, what answers them mixed together is none.
  if (isWholeClear && (isWholeSaid || answered < parts.length))
    return others.length === 0 ? whole : joined(whole, others.slice(0, MOST_ANSWERS - 1), whole);
  return said.length < 2 ? whole : joined(said[0]!.one, said.slice(0, MOST_ANSWERS), null);
}

function joined(main: One, parts: readonly { asked: string; one: One }[], first: One | null): One {
  const under = parts.map(({ asked, one }) => `“${asked}”\n\n${one.answer.text}`);
  return {
    ...main,
    answer: answerOf(
      [...(first ? [first.answer.text] : []), ...under].join('\n\n'),
      [...(first?.answer.sources ?? []), ...parts.flatMap(({ one }) => one.answer.sources)],
      main.answer.suggestions,
    ),
  };
}
