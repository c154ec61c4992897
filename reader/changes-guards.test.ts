/** Words that deny, and words that only look like an order: nothing is made that was not asked for. */
import { expect, test } from 'vitest';
import type { SaidChange } from '#engine/model/said-change.ts';
import { TRAITS } from '#engine/model/said-change.ts';
import { changesSaid } from './changes.ts';
import { TRAIT_WORDS } from './lexicon/acts.ts';

test.each<[string, Partial<SaidChange>[]]>([
  ['Nothing taller than a metre on the left', [{ act: 'plant', traits: ['lower'] }]],
  ['Don’t make it any cheaper', [{ act: null }]],
  ['don’t make the lawn any smaller', [{ act: null }]],
  ['Take the tree away from the house', [{ act: 'move' }]],
  ['take away the bench', [{ act: 'remove' }]],
  ['seat ten at the table', [{ act: 'grow', count: 10 }]],
  ['a seat for two by the pond', [{ act: 'add', count: 2 }]],
  ['swap the patio and the pond round', [{ act: null }]],
  ['swap the patio for a pond', [{ act: 'swap' }]],
  ['a fire pit where the pond is', [{ act: 'swap', what: 'the pond', by: 'a fire pit' }]],
  ['get to the shed without crossing the lawn', [{ act: null }]],
  ['without the shed', [{ act: 'remove' }]],
  ['I’ll never keep up with them', [{ act: null }]],
  ['a pond isn’t safe', [{ act: null }]],
  ['I want the shed gone', [{ act: 'remove' }]],
  ['Could the arch go over the table', [{ act: 'move', where: 'over the table' }]],
  ['trim the lawn back on the house side', [{ act: 'shrink', side: 'near' }]],
  ['Leave the bench, it’s the pots I don’t like', [{ act: 'keep' }, { act: 'remove' }]],
])('%s', (text, expected) => {
  const read = changesSaid(text);
  expect(read).toHaveLength(expected.length);
  for (const [i, one] of expected.entries()) expect(read[i]).toMatchObject(one);
});

test('no way to be that is denied is planted', () => {
  for (const trait of TRAITS.filter((one) => one !== 'taller' && one !== 'lower'))
    for (const word of TRAIT_WORDS[trait].split('|'))
      for (const text of [
        `nothing ${word}`,
        `not so much ${word}`,
        `I don't want anything ${word}`,
      ]) {
        const planted = changesSaid(text).filter(({ act }) => act === 'plant');
        expect(planted.map(({ quote }) => quote)).toEqual([]);
      }
});
