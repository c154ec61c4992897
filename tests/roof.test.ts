/** A roof that was asked for keeps the rain off what is to stand under it. */
import { expect, test } from 'vitest';
import { contains } from '#engine/geometry/region.ts';
import { footprint } from '#engine/checks/near.ts';
import { designsOfWords } from './support/designs-of-words.ts';

test('a kitchen and a table for which a roof is asked stand under one, and it is priced', () => {
  const { designs } = designsOfWords(
    'Our garden is 9 m wide and 14 m long. We want an outdoor kitchen with a roof over it and the table for eight. A bit of lawn.',
    3,
  );
  expect(designs).toHaveLength(3);
  for (const { model, costing, outcomes } of designs) {
    const things = model.layout.furnishings;
    const roofs = things.filter(({ kind }) => kind === 'canopy');
    for (const kind of ['dining-set', 'outdoor-kitchen'] as const) {
      const { x, y } = things.find((thing) => thing.kind === kind)!;
      expect(
        roofs.some((roof) => contains(footprint(roof), x, y)),
        kind,
      ).toBe(true);
    }
    expect(things.some(({ kind }) => kind === 'pergola')).toBe(false);
    expect(costing.lines.some(({ rateKey }) => rateKey.startsWith('canopy'))).toBe(true);
    expect(outcomes!.find(({ why }) => why.includes('Canopy'))?.result).toBe('met');
  }
});

test('who asks for a pergola gets an open one', () => {
  const { designs } = designsOfWords(
    'Our garden is 9 m wide and 14 m long. We want a pergola over the table.',
    3,
  );
  for (const { model } of designs)
    expect(model.layout.furnishings.some(({ kind }) => kind === 'canopy')).toBe(false);
});
