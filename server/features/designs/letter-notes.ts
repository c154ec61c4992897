/** What a description asks beside its wishes: answered in a note beside the designs, or named as not answered, with whom to ask. Pure. */
import { joinList, quoteUpTo } from '#engine/model/format.ts';
import type { Problem } from '#engine/model/brief.ts';
import type { DesignSet } from '#engine/model/garden.ts';
import { isSure, type Stretch } from '#engine/model/reading.ts';
import type { LetterQuestion } from '#server/context.ts';

const MOST_ANSWERS = 3;
const MOST_NAMED = 3;
/** Longer than this a question is cut, with an ellipsis. */
const MOST_QUOTED = 160;
/** "Could there be …" asks for a thing and wants no answer in words, where the thing was read as wanted. */
const WISHES = /^(?:and |also |so )?(?:could|can|may|might)\b/i;

const quoted = (text: string): string => `“${quoteUpTo(MOST_QUOTED, text)}”`;
const holds = (one: Stretch, other: Stretch): boolean =>
  one.start <= other.start && other.end <= one.end;

/** @param questions with their places in the text as it was read */
export function withLetterNotes(set: DesignSet, questions: readonly LetterQuestion[]): DesignSet {
  const mentions = set.reading?.mentions ?? [];
  const isWish = (question: LetterQuestion): boolean =>
    WISHES.test(question.text) &&
    mentions.some((one) => one.status === 'wanted' && isSure(one) && holds(question, one));
  const isToldBack = ({ text }: LetterQuestion): boolean =>
    [...set.brief.questions, ...set.problems.map(({ message }) => ({ text: message }))].some(
      (told) => told.text.includes(text.replace(/[?\s]+$/, '')),
    );
  const answered = questions.filter(({ answer }) => answer !== null).slice(0, MOST_ANSWERS);
  const open = questions.filter(
    (one) => !answered.includes(one) && !isWish(one) && !isToldBack(one),
  );
  if (answered.length + open.length === 0) return set;
  const isAnswered = (stretch: Stretch) => answered.some((one) => holds(one, stretch));
  return {
    ...set,
    problems: [
      ...set.problems,
      ...answered.map((one): Problem => note(`You ask ${quoted(one.text)} ${one.answer}`)),
      ...(open.length ? [note(notAnswered(open, answered.length > 0))] : []),
    ],
    notShown: set.notShown.filter((stretch) => !isAnswered(stretch)),
    brief: {
      ...set.brief,
      // What is answered is not asked about.
      questions: set.brief.questions.filter(
        ({ text }) => !answered.some((one) => text.includes(one.text.replace(/[?\s]+$/, ''))),
      ),
    },
  };
}

const note = (message: string): Problem => ({ code: 'letter-question', severity: 'note', message });

function notAnswered(open: readonly LetterQuestion[], isMore: boolean): string {
  const named = open.slice(0, MOST_NAMED).map(({ text }) => quoted(text));
  const others = open.length - named.length;
  const list = joinList([...named, ...(others > 0 ? [`${others} more`] : [])]);
  return `You ${isMore ? 'also ' : ''}ask ${list}. The plans may show some of it, but we have no answer in words that we are sure of: ask our assistant under Gardening tips, or bring ${open.length > 1 ? 'them' : 'it'} to a free call or a visit, where a designer answers for your own garden.`;
}
