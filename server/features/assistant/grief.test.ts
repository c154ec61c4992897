/** Losses told in many words, a grave for a pet, and the sentences of gardening that share their words. */
import { beforeAll, expect, test } from 'vitest';
import { createAsk } from '#server/features/assistant/ask.fixture.ts';

let ask: ReturnType<typeof createAsk>;
beforeAll(() => {
  ask = createAsk();
});
const said = (...turns: string[]): string => ask(...turns).response;

test.each([
  ['my son took his own life, i want to plant a tree for him', /116 123.*uksobs\.com.*- /s],
  [
    'my dad hanged himself from the oak, can you take the tree down',
    /116 123.*preservation order/s,
  ],
  ['my brother hung himself', /116 123/],
  ['mum passed, want a rose in her memory', /rose/i],
  ['my father in law passed how much to maintain his garden', /£220/],
  ['my mum passed what should i plant', /Plant: /],
  ['we lost our baby, what can we plant', /Plant: /],
  ['i had a miscarriage, what can we plant', /Plant: /],
  ['my wife had a stillbirth, we want a memory garden', /place to sit/],
  ['stillborn memory garden', /place to sit/],
] as const)('"%s" is answered after a word of sympathy', (message, says) => {
  expect(said(message)).toMatch(/^I am sorry for your loss\./);
  expect(said(message)).toMatch(says);
});

test.each([
  ['how deep to bury a dog', ''],
  ['my dog died', 'how deep should the grave be'],
  ['can i bury my cat in the garden', ''],
  ['how do i dig a pet grave', ''],
])('%s %s: a pet is buried under 60 cm of soil', (...turns) => {
  expect(said(...turns.filter(Boolean))).toMatch(/60 cm of soil/);
});

test.each(['found my husband hanging in the shed', 'found my son hanging'])(
  '%s: 999',
  (message) => {
    expect(said(message)).toMatch(/Call 999 now/);
  },
);

test.each([
  'how deep do i bury a dog fence',
  'how deep to bury chicken wire',
  'my dog keeps burying bones in the lawn',
  'how deep to bury tulip bulbs',
  'can i bury dog poo',
  'my daughter passed her exams, i want to plant a tree',
  'we lost our lawn to moss',
  'our friend took his own cuttings',
  'my mum passed me some dahlias what do i do with them',
  'my neighbour hung a gate',
  'i found my husband hanging baskets',
  'found my son hanging in there with the weeding',
  'i lost my baby spinach to slugs',
  'what is a stillborn lamb buried with',
])('"%s" mourns nobody', (message) => {
  expect(said(message)).not.toMatch(/sorry for your loss|60 cm of soil|Call 999/);
});
