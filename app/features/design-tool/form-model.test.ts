import { expect, test } from 'vitest';
import { DesignRequestInput } from '#contracts/design.ts';
import { EMPTY_DRAFT, valuesOf } from './form-model.ts';

test('a draft that was taken is sent again as the contract reads it', () => {
  const draft = {
    ...EMPTY_DRAFT,
    designDescription: ' A garden of 12m by 8m ',
    projectType: 'family',
    preferences: ['seating'],
    postcode: ' rm1 3ds',
    area: '96',
    perimeter: ' 40.5 ',
    share: true,
  };
  expect(valuesOf(draft)).toEqual(DesignRequestInput.parse(draft));
  const bare = { ...draft, postcode: '', area: ' ', perimeter: '' };
  expect(valuesOf(bare)).toEqual(
    DesignRequestInput.parse({
      ...bare,
      postcode: undefined,
      area: undefined,
      perimeter: undefined,
    }),
  );
});
