/** What a letter for a design asks beside the design, and what answers it for certain. Pure. */
import type { LetterQuestion } from '#server/context.ts';
import type { Knowledge } from './knowledge.ts';
import { type AskedPart, askedParts, leansOn } from './parts.ts';
import { COVERED } from './retrieve.ts';
import { answerPart } from './several.ts';
import { FACTS, factsAsked, isOnlyOf, type KnownPlant, plantIn } from './tables/plants.ts';
import { topicalWords } from './words.ts';

/**
 * A letter asks about what it has just told, which no card knows. Of the 134 questions of 444 letters (corpus/briefs) thirteen are answered so
 * surely and covered so far, twelve of them to the point.
 */
const CERTAIN = 0.85;
const LEAST_COVERED = 0.5;
/** What "it" is stands in one of so many sentences before. */
const REACH = 2;
/** Of fewer telling words it is named as not answered only where it says "it". */
const LEAST_WORDS = 2;
const MOST_QUESTIONS = 8;
/** Of an answer; the rest of it is the assistant's. */
const MOST_SENTENCES = 2;

/** Where "it" likes to grow may be asked of the garden. */
const OF_IT = FACTS.filter((fact) => fact !== 'place');

/** What answers a question, and what of: the same answer is said once. */
type Found = { id: string; text: string };

/** An answer's first sentences; a short form ("etc.") ends none. */
const firstSentences = (text: string): string =>
  (text.match(/.+?(?:(?<!\b(?:etc|approx|e\.g|i\.e|no|St|M))[.!?])(?=\s+[A-Z“]|$)/gs) ?? [text])
    .slice(0, MOST_SENTENCES)
    .join('')
    .trim();

/** Without its mark a sentence asks where it leaves open whether something is so: "…, can they grow outside, tell me truly". */
const isOpen = (asked: string): boolean =>
  /(?:^|[,:;–-] )(?:(?:is|are|will|would|does) (?:it|they|these|those|you|there)|can (?:it grow|it stay|it live|they|these|those)|do (?:they|these|those))\b/i.test(
    asked,
  );

/** The sentences just before what asks, the last first. */
const before = (text: string, { start, asksFrom }: AskedPart): string[] =>
  (text.slice(0, start + asksFrom).match(/[^.!?\n]*\p{L}[^.!?\n]*/gu) ?? [])
    .slice(-REACH)
    .reverse();

/** The plant that is asked about: named, or meant by "it" and named shortly before. */
function plantMeant(text: string, part: AskedPart, { names }: Knowledge): KnownPlant | null {
  const named = plantIn(part.text, names);
  if (named || !leansOn(part.text)) return named;
  return (
    before(text, part)
      .map((one) => plantIn(one, names))
      .find((one) => one !== null) ?? null
  );
}

function answerTo(
  text: string,
  part: AskedPart,
  known: KnownPlant | null,
  month: number,
  knowledge: Knowledge,
): Found | null {
  const { isMarked, asksFrom } = part;
  const asked = part.text.slice(asksFrom);
  // Without its mark it may be no question.
  if (!isMarked && !isOpen(asked)) return null;
  if (known && isOnlyOf(asked, known)) {
    const told = factsAsked(asked, known, plantIn(asked, knowledge.names) ? FACTS : OF_IT);
    if (told) return { id: told, text: told };
  }
  const meant = leansOn(asked) ? topicalWords(before(text, part)[0] ?? '').join(' ') : '';
  const one = answerPart(asked, known?.name ?? meant, null, month, knowledge);
  if (!one || one.emergency || one.certainty < CERTAIN) return null;
  const found = one.found.find(({ entry }) => entry.id === one.id);
  if (!found) return null;
  const { entry, place } = found;
  const covered = knowledge.retriever.evidenceOf(asked)[place]![COVERED]!;
  // Under the question that it answers a wrong one is seen to be wrong at once.
  return covered < LEAST_COVERED
    ? null
    : { id: one.id, text: `On “${entry.question}”: ${firstSentences(one.answer.text)}` };
}

/** @param month 1 to 12 @returns in the order asked; what one answer answers twice stands once */
export function answerLetter(text: string, month: number, knowledge: Knowledge): LetterQuestion[] {
  const said = new Set<string>();
  return askedParts(text)
    .filter(({ text: asked, isMarked, isLate }) => isMarked || !isLate || isOpen(asked))
    .slice(0, MOST_QUESTIONS)
    .flatMap((part): LetterQuestion[] => {
      const { text: asked, start, end, isMarked, isLate } = part;
      const known = plantMeant(text, part, knowledge);
      const saysLittle = topicalWords(asked).length < LEAST_WORDS && !known;
      const answer = answerTo(text, part, known, month, knowledge);
      if (answer && said.has(answer.id)) return [];
      if (answer) said.add(answer.id);
      // What is not answered may be a wish, and a word or two at the end of a sentence no more than a manner of speaking.
      else if (!(isMarked || isOpen(asked)) || (saysLittle && (isLate || !leansOn(asked))))
        return [];
      return [{ text: asked, start, end, answer: answer?.text ?? null }];
    });
}
