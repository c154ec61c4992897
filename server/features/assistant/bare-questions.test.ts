/** Nouns alone, typed in a hurry: whether a plant harms an animal, and the names and works that only look like it. */
import { beforeAll, expect, test } from 'vitest';
import { createAsk } from '#server/features/assistant/ask.fixture.ts';

let ask: ReturnType<typeof createAsk>;
beforeAll(() => {
  ask = createAsk();
});
const said = (message: string): string => ask(message).response;

test.each([
  'lilies cats',
  'lily cat',
  'foxglove dog',
  'daffodil bulbs dogs',
  'onions dogs',
  'grapes dogs',
  'yew horses',
  'rhubarb leaves chickens',
  'yew clippings sheep',
  'green potatoes safe?',
])('"%s" asks whether it does harm', (message) => {
  expect(said(message)).toMatch(/for pets, dangerous if eaten/);
});
test.each([
  ['tulip bulbs puppy', /Bulbs upset the stomach/],
  ['lavender safe?', /Mild upset/],
  ['are elderberries safe raw', /^Please do not eat it/],
  ['cocoa mulch dogs', /theobromine/],
  ['is cocoa shell mulch any good', /theobromine/],
  ['does laurel give off cyanide', /^Yes: the leaves of cherry laurel/],
  ['cherry laurel shredding fumes', /^Yes: the leaves of cherry laurel/],
] as const)('%s', (message, says) => {
  expect(said(message)).toMatch(says);
});
test.each([
  ['dog rose', /^Dog rose .*grows to/],
  ['cat mint', /grows to/],
  ['chicken manure tomatoes', /side shoots/],
  ['pig manure on roses', /feed in March/],
  ['are my roses ok', /grows to/],
  ['cats in my lavender', /Cats want loose dry soil/],
  ['sheep wool for hostas', /grows to/],
] as const)('"%s" does not', (message, says) => {
  expect(said(message)).toMatch(says);
  expect(said(message)).not.toMatch(/if eaten|theobromine|^Yes: the leaves|nothing noted/);
});
test('laurel beside a road is a hedge', () => {
  expect(said('can a laurel hedge grow beside traffic fumes')).toMatch(/^Cherry laurel .*grows to/);
});
