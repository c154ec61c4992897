import { expect, test } from 'vitest';
import type { BriefInput } from '../model/brief.ts';
import { markedInput } from '#tests/support/marked-reading.ts';
import { placeOf } from '#content/places/place-of.ts';
import { readBrief } from './read-brief.ts';

/** The questions about things of which nothing was read more surely than this. */
function asked(words: string, certainty: number): string {
  const input: BriefInput = markedInput(
    `{10 m by 14 m|measure:plot|fact}. {South|orientation:S|fact}. ${words}`,
  );
  const reading = input.reading!;
  const mentions = reading.mentions.map((m) =>
    m.kind === 'measure' || m.kind === 'orientation' ? m : { ...m, certainty },
  );
  const { questions } = readBrief(
    { ...input, reading: { ...reading, mentions } },
    placeOf(null).place!,
  );
  return questions
    .filter(({ id }) => id.startsWith('mention-'))
    .map(({ text }) => text)
    .join(' ');
}

test('what carries the garden is asked about where it was read without being sure', () => {
  expect(asked('{a big ash|plant:ash|keep} there.', 0.6)).toContain('stay or go');
  expect(asked('{the shed|feature:shed|going} there.', 0.5)).toContain('stay or go');
  expect(asked('{a greenhouse|feature:greenhouse|wanted} then.', 0.55)).toContain('a greenhouse');
});

test.each([
  '{a bit of borrow|feature:seat|wanted}',
  '{beech|plant:beech|wanted}',
  '{painted fences|feature:fence|wanted}',
  '{bush|plant:shrubs|stands}',
  '{corners|feature:other|wanted}',
  '{the drive|feature:drive|stands}',
  'I have had a scare with {a pond|feature:pond|wanted}',
  'We are done with {a lawn|feature:lawn|wanted}',
  '{the shed|feature:shed|stands} is coming with us and stays',
  '{the oak|plant:oak|going} can be left alone',
  '{a broken greenhouse|feature:greenhouse|stands}',
])('nothing is asked about what is said in passing or is answered: %s', (words) => {
  expect(asked(`${words}.`, 0.55)).toBe('');
});

test('a wish and a refusal of other things clash in nothing', () => {
  const { questions, wishes } = readBrief(
    markedInput(
      '{10 m by 14 m|measure:plot|fact}. No {planting plan|feature:bed|refused}. {two large borders|feature:bed|wanted} and {a loop path|feature:path|wanted}, no {dead ends|feature:path|refused}.',
    ),
    placeOf(null).place!,
  );
  expect(questions.filter(({ id }) => id.startsWith('clash'))).toEqual([]);
  expect(wishes.filter(({ held }) => held === null)).toHaveLength(2);
});
