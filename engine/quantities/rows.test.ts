/** A row that was asked for is planted, priced by the tree, and told of. */
import { expect, test } from 'vitest';
import { designsOfWords } from '#tests/support/designs-of-words.ts';
import { rowsOf } from './rows.ts';

test('pleached trees are priced by the tree, and stand on stems of their own', () => {
  const { designs } = designsOfWords(
    'Pleached hornbeam along the back fence, 3 m high. Lawn and patio. 10 m wide and 12 m long.',
  );
  for (const { model, costing, checks } of designs) {
    const plants = rowsOf(model).flatMap((row) => row.plants);
    expect(plants.length).toBeGreaterThan(3);
    for (const { role, heightMm } of plants) expect([role, heightMm]).toEqual(['screening', 3000]);
    const priced = costing.lines
      .filter(({ rateKey }) => rateKey === 'pleached-tree')
      .reduce((sum, { net }) => sum + net, 0);
    expect(priced).toBe(plants.length);
    expect(checks.some(({ title }) => title === 'Pleached trees')).toBe(true);
  }
});
