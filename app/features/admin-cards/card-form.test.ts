import { expect, test } from 'vitest';
import { cardOf } from '#tests/support/owner-records.ts';
import { cardFor } from './card-description.ts';
import { CardFormSchema } from './card-form.tsx';

test('words stand one a line or with commas between; a comma in a wording or a source is its own', () => {
  const read = CardFormSchema.parse({
    ...cardOf('When is a rose cut?'),
    words: 'rose, climbing rose\n rambler ,\n',
    asks: 'my rose, when do I cut it\n\nrose pruning',
    sources: 'Roses, https://example.org/roses',
    emergency: '',
    reviewed: '',
    answersQuestion: '',
  });
  expect(read).toMatchObject({
    words: ['rose', 'climbing rose', 'rambler'],
    asks: ['my rose, when do I cut it', 'rose pruning'],
    sources: ['Roses, https://example.org/roses'],
    emergency: null,
    reviewed: null,
    answersQuestion: null,
  });
});

test('a card for a waiting question begins with its words, cut, and names it when it is sent', () => {
  const begun = cardFor({ id: 'qst_1', question: 'why? '.repeat(60) });
  const read = CardFormSchema.parse({ ...begun, words: 'rose', answer: 'In late winter.' });
  expect(read.question.length).toBeLessThanOrEqual(200);
  expect(read.answersQuestion).toBe('qst_1');
});
