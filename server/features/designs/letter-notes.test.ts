import { expect, test } from 'vitest';
import type { LetterQuestion } from '#server/context.ts';
import { makeSampleSet } from '#tests/support/sample-garden.ts';
import { withLetterNotes } from './letter-notes.ts';

const asked = (text: string, answer: string | null, start = 0): LetterQuestion => ({
  text,
  start,
  end: start + text.length,
  answer,
});
const notesOf = (questions: LetterQuestion[], set = makeSampleSet('A garden 8 by 10 m')) =>
  withLetterNotes(set, questions)
    .problems.filter(({ code }) => code === 'letter-question')
    .map(({ message }) => message);

test('an answer stands after its question', () => {
  expect(notesOf([asked('Is it poisonous?', 'Yes, all of it.')])).toEqual([
    'You ask “Is it poisonous?” Yes, all of it.',
  ]);
});

test('what is not answered is named, with whom to ask', () => {
  const [note, more] = notesOf([asked('Will it last?', null), asked('Is it ours?', null)]);
  expect(note).toMatch(/^You ask “Will it last\?” and “Is it ours\?”\./);
  expect(note).toContain('visit');
  expect(more).toBeUndefined();
});

test('no more than three are answered and three named', () => {
  const many = [1, 2, 3, 4].map((n) => asked(`Is it number ${n}?`, `It is ${n}.`));
  const none = [5, 6, 7].map((n) => asked(`Is it number ${n}?`, null));
  const notes = notesOf([...many, ...none]);
  expect(notes).toHaveLength(4);
  expect(notes[3]).toContain('1 more');
});

test('a letter without questions leaves the designs as they are', () => {
  const set = makeSampleSet('A garden 8 by 10 m');
  expect(withLetterNotes(set, [])).toBe(set);
});

test('what is answered is neither told back as unread nor asked about', () => {
  const set = makeSampleSet('A garden 8 by 10 m');
  const question = asked('Is it poisonous?', 'Yes.', 10);
  const after = withLetterNotes(
    {
      ...set,
      notShown: [
        { start: 12, end: 20 },
        { start: 40, end: 50 },
      ],
      brief: {
        ...set.brief,
        questions: [
          {
            id: 'sentence-10',
            text: 'You write “Is it poisonous?”. What would that be?',
            why: '',
            answers: [],
          },
        ],
      },
    },
    [question],
  );
  expect(after.notShown).toEqual([{ start: 40, end: 50 }]);
  expect(after.brief.questions).toEqual([]);
});
