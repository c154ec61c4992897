/** Habits, jokes and questions that share the words of a poisoning, and the poisonings that must still be heard beside them. */
import { beforeAll, expect, test } from 'vitest';
import { createAsk } from '#server/features/assistant/ask.fixture.ts';

let ask: ReturnType<typeof createAsk>;
beforeAll(() => {
  ask = createAsk();
});
const said = (message: string): string => ask(message).response;

test.each([
  'my dog keeps eating my plants how do i stop him',
  'my dog chews everything what plants are safe',
  'my dog eats grass all the time why',
  'my rabbit eats my lettuce',
  'my dog was sick on the lawn will it kill grass',
  'choking hazard plants for kids',
  'is electric shock fence for slugs any good',
  'my kids eat the strawberries before i can pick them',
  'my cat keeps chewing my plants',
  'the dog always eats my carrots',
  'my rabbits eat everything i plant what can i grow',
  'my children eat the peas straight from the pod',
  'why does my dog eat grass',
  'our pup chews sticks',
  'my rabbits eat dandelions',
  'my cat eats grass',
  'my son eats nothing green',
])('%s is no poisoning', (message) => {
  expect(said(message)).not.toMatch(/999 now|NHS 111 now|ring your vet now|PoisonLine/i);
});

test('a bite is a wound, and no poison', () => {
  expect(said('my dog bit the postman')).not.toMatch(/PoisonLine|ring your vet/i);
  expect(said('my dog bit the postman')).toMatch(/NHS 111/);
});

test.each([
  'grandad collapsed',
  'my wife is having a fit',
  'my husband has collapsed in the greenhouse',
])('%s: 999, and no other number instead', (message) => {
  const response = said(message);
  expect(response).toMatch(/Call 999 now/);
  expect(response).not.toMatch(/Otherwise ring NHS 111|piece of the plant/);
});
test('what was eaten is told to 999', () => {
  const response = said('my wife collapsed after eating foxglove leaves');
  expect(response).toMatch(/Call 999 now.*Tell 999 what was eaten.*very poisonous/s);
  expect(response).not.toMatch(/Otherwise ring/);
});

test.each([
  ['my dog keeps eating the daffodil bulbs', /vet now/i],
  ['my dog is eating my plants', /vet now/i],
  ['my baby is eating leaves how do i stop her', /NHS 111 now/],
  ['my dog ate my plants', /vet now/i],
  ['my dog keeps eating foxglove how do i stop him', /vet now/i],
  ['my dog was sick on the lawn', /vet now/i],
  ['my dog was sick after eating grass', /vet now/i],
  ['my dog eats compost', /vet now/i],
  ['my kids ate some berries', /NHS 111 now/],
  ['my toddler keeps eating berries from the hedge', /NHS 111 now/],
  ['my dog bit a foxglove', /vet now/i],
  ['my dog collapsed in the garden', /vet now/i],
  ['my rabbit eats my lettuce and now is lethargic', /vet now/i],
  ['my kid is choking', /999 now/i],
] as const)('%s is still heard', (message, says) => {
  expect(said(message)).toMatch(says);
});

test.each([
  'we come down the stairs straight into the garden',
  'i came down the steps and saw the lawn was yellow',
  'when i come out of the shed there is a muddy patch',
  'the kids came out of the tree house',
  'my husband came down the ladder with the hedge clippings',
  'she has come from the shed',
  'i went into the pond to pull out blanket weed',
  'we went in the pond to clean it',
  'my azaleas are on fire this year',
  'the acer is on fire',
  'theres a fire in the chimenea every night',
  'he is on the floor laying tiles',
  'i nearly choked at the price',
  'i nearly had a heart attack when i saw the slugs',
  'love lies bleeding when to sow',
  'cut a vine and its bleeding what do i do',
  'i pruned my vine and it is bleeding',
  'i cut my birch and its bleeding',
  'bleeding birch after pruning',
  'bleeding walnut',
  'sap bleeding from acer',
  'these bleeding weeds',
  'bleeding nuisance these cats',
  'we have swallows in the shed',
  'how can i encourage swallows',
  'i love swallows',
  'swallows under the eaves',
  'swallows nesting in garage',
  'plug plants look shocked after planting',
  'my husband had a stroke and cant manage the garden',
  'mum had a stroke and cant bend',
  'i had a stroke and cant garden any more',
  'my husband had a stroke and struggles with steps',
  'dad had a stroke in march and uses a wheelchair, ideas?',
  'my wife has had a heart attack and cant dig',
])('%s is no emergency', (message) => {
  expect(said(message)).not.toMatch(
    /Call 999 now|call 999 now|NHS 111 now|ring your vet now|PoisonLine/i,
  );
});
test.each([
  ['my husband came off the ladder', /999 now/],
  ['my dad fell out of the tree', /999 now/],
  ['my son went in the pond', /999 now/],
  ['my toddler fell into the pond', /999 now/],
  ['my shed is on fire', /999 now/],
  ['the tree is on fire', /999 now/],
  ['theres a fire in the shed', /999 now/],
  ['he is on the floor', /999 now/],
  ['my son nearly choked and is turning blue', /999 now/],
  ['my dad is having a heart attack', /999 now/],
  ['my husband had a stroke', /999 now/],
  ['my husband had a stroke and cant speak', /999 now/],
  ['i had a stroke and cant move', /999 now/],
  ['cut my finger on a birch and its bleeding', /999 now/],
  ['i cut my leg and its bleeding', /999 now/],
  ['my husband is bleeding', /999 now/],
  ['bleeding badly', /999 now/],
  ['my son swallows a berry', /NHS 111 now/],
  ['my dog swallowed a stone', /vet now/i],
  ['plug gave me a shock', /999 now/],
] as const)('%s is still an emergency', (message, says) => {
  expect(said(message)).toMatch(says);
});
