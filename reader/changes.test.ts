import { expect, test } from 'vitest';
import type { SaidChange } from '#engine/model/said-change.ts';
import { changesSaid } from './changes.ts';

const read = (text: string) => changesSaid(text);
const one = (text: string): SaidChange => {
  const all = read(text);
  expect(all).toHaveLength(1);
  return all[0]!;
};

test.each<[string, Partial<SaidChange>]>([
  ['Make the patio a metre deeper', { act: 'grow', way: 'depth', metres: 1, isTotal: false }],
  ['Can you make the terrace 50cm wider please', { act: 'grow', way: 'width', metres: 0.5 }],
  ['the terrace should be 5 m deep', { act: 'grow', way: 'depth', metres: 5, isTotal: true }],
  ['smaller lawn', { act: 'shrink', way: 'all' }],
  ['The patio is too big', { act: 'shrink', way: 'all' }],
  ['swap the lawn for gravel', { act: 'swap', what: 'the lawn', by: 'gravel' }],
  ['turn the lawn into a meadow', { act: 'swap', what: 'the lawn', by: 'a meadow' }],
  ['a pond instead of the lawn', { act: 'swap', what: ' the lawn', by: 'a pond ' }],
  ['no pergola', { act: 'remove' }],
  ['I don’t want the pergola any more', { act: 'remove' }],
  ['take the shed out', { act: 'remove' }],
  ['shed on the other side', { act: 'move', side: 'other' }],
  ['move the table closer to the house', { act: 'move', side: 'near' }],
  ['move the shed 2 m to the left', { act: 'move', side: 'left', metres: 2 }],
  ['move the helicopter pad', { act: 'move', side: null }],
  ['something evergreen by the back fence', { act: 'plant', side: 'far', traits: ['evergreen'] }],
  ['more for bees', { act: 'plant', traits: ['bees'] }],
  ['under £15,000', { act: 'spend', pounds: 15_000 }],
  ['bring it below 20k', { act: 'spend', pounds: 20_000 }],
  ['it is too expensive', { act: 'spend', pounds: null }],
  ['less work', { act: 'work' }],
  ['lay the terrace in porcelain', { act: 'lay', by: 'porcelain' }],
  ['add a bench under the tree', { act: 'add', where: 'under the tree' }],
  ['What about a hot tub?', { act: 'add' }],
  ['a bigger table for eight', { act: 'grow', count: 8, metres: null }],
  ['don’t touch the apple tree', { act: 'keep' }],
  ['paint the fence blue', { act: null }],
])('%s', (text, expected) => {
  expect(one(text)).toMatchObject(expected);
});

test('several wishes in one sentence are read one by one', () => {
  expect(
    read('Make the lawn bigger and the terrace smaller, no pergola').map(({ act }) => act),
  ).toEqual(['grow', 'shrink', 'remove']);
  expect(
    read('get rid of the pots and put a bench by the pond; less work').map(({ act }) => act),
  ).toEqual(['remove', 'add', 'work']);
  expect(read('no lawn, something evergreen at the back').map(({ act }) => act)).toEqual([
    'remove',
    'plant',
  ]);
  expect(read('swap the lawn for gravel and planting')).toHaveLength(1);
  expect(read('')).toEqual([]);
});

test('what “it” is stands in the clause before', () => {
  const [said] = read('the water butt is ugly, get rid of it');
  expect(said).toMatchObject({ act: 'remove', what: expect.stringContaining('water butt') });
});

test('nothing that is typed takes long', () => {
  const started = performance.now();
  for (const text of ['a '.repeat(400), 'take '.repeat(100), ', and '.repeat(80), '9'.repeat(500)])
    read(text);
  expect(performance.now() - started).toBeLessThan(1000);
});
