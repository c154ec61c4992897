import { expect, test } from 'vitest';
import { cardOf } from '#tests/support/owner-records.ts';
import { CardFormSchema } from './card-form.tsx';

test('words stand one a line or with commas between; a comma in a wording or a source is its own', () => {
  const read = CardFormSchema.parse({
    ...cardOf('When is a rose cut?'),
    words: 'rose, climbing rose\n rambler ,\n',
    asks: 'my rose, when do I cut it\n\nrose pruning',
    sources: 'Roses, https://example.org/roses',
    emergency: '',
    reviewed: '',
  });
  expect(read).toMatchObject({
    words: ['rose', 'climbing rose', 'rambler'],
    asks: ['my rose, when do I cut it', 'rose pruning'],
    sources: ['Roses, https://example.org/roses'],
    emergency: null,
    reviewed: null,
  });
});
