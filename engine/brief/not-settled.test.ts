/** What is asked about, and what is named above the designs, where the words do not settle what is drawn. */
import { expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import type { BriefInput } from '../model/brief.ts';
import { readBrief } from './read-brief.ts';

const read = (marked: string, more: Partial<BriefInput> = {}) =>
  readBrief(markedInput(marked, more), placeOf(null).place!);

test('a dear thing whose words do not name it is asked about, and drawn when the answer is yes', () => {
  const words = 'The toddler would like {a fire station|feature:firepit|wanted}.';
  const brief = read(words);
  expect(brief.wanted.map(({ value }) => value)).not.toContain('firepit');
  const question = brief.questions.find(({ id }) => id.startsWith('meant-'))!;
  expect(question.text).toContain('do you mean a fire pit');
  const yes = read(words, { corrections: question.answers[0]!.corrections });
  expect(yes.wanted.map(({ value }) => value)).toContain('firepit');
  expect(yes.questions.map(({ id }) => id)).not.toContain(question.id);
});

test('what no plan shows is named above the designs', () => {
  const { problems } = read(
    'We want {a cricket net|feature:goal|wanted}, {a lawn|feature:lawn|wanted} and {a cloche|feature:other|wanted}.',
  );
  const said = problems.find(({ code }) => code === 'not-drawn')!.message;
  expect(said).toContain('“a cricket net”');
  expect(said).toContain('“a cloche”');
  expect(said).not.toContain('lawn');
});

test('what is priced and answered for by itself is not said to be missing', () => {
  const { problems } = read(
    '{10 m by 14 m|measure:plot|fact}. We want {an outside tap|feature:tap|wanted} and {a new fence on the right|feature:fence|wanted}.',
  );
  expect(problems.some(({ code }) => code === 'not-drawn')).toBe(false);
});
