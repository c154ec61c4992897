import { expect, test } from 'vitest';
import { readDescription } from '#server/reader.ts';
import type { PeopleSaid } from '#engine/model/people-said.ts';
import { peopleSaid } from './people-said.ts';

test.each<[string, PeopleSaid | null]>([
  ['A terrace and a shed, please.', null],
  ['We hate gardening.', { hands: 'none' }],
  ['I am a keen gardener, but I hate weeding.', { hands: 'none' }],
  ['We are both in our seventies.', { hands: 'few' }],
  ['It is 70 m2.', null],
  ['A keen gardener with bad knees.', { hands: 'usual' }],
  ['I am a plantswoman.', { hands: 'keen' }],
  ['The budget is tight.', { littleMoney: true }],
  ['Nothing cheap and nasty.', null],
  ['I will do the planting.', { plantsThemselves: true }],
  ['Two large borders that I will plant.', { plantsThemselves: true, ownBeds: 2 }],
  ['Please plant it all for us, borders too.', null],
  ['lush, ferny, slightly haunted', { moods: ['ferny', 'lush', 'haunted'] }],
  ['no ferns, they look dead all winter', null],
  ['She loves being outside when it is calm.', { moods: ['calm'] }],
  ['Things to touch and smell.', { moods: ['touch'], scent: true }],
  ['A rain-friendly surface and pollinator plants.', { moods: ['pollinators'] }],
  ['Otherwise just easy shrubs round the edges.', { shrubs: true }],
  ['The shrubs round the edges are dead.', null],
  ['Do not water it.', { unwatered: true }],
  ['A second home in Deal.', { unwatered: true }],
  ['We do not want water features.', null],
  ['A second place to sit, and a whippet who hates water.', null],
  ['No plants that need looking after.', { hands: 'none' }],
  ["I'm useless with plants.", { hands: 'none' }],
  ["Something green that won't die.", { hands: 'none' }],
  ["Don't like: fuss.", { hands: 'none' }],
  ['It was all done without a fuss.', null],
  ['We are not fussed about flowers.', { hands: 'few' }],
  ['Workshop first, garden second.', { hands: 'few' }],
  ['Anything tall and leafy goes brown.', null],
  ['no garden furniture', { spared: ['table'] }],
  ['We don’t need a patio and are not bothered with lawn.', { spared: ['patio', 'lawn'] }],
  ['I do not need a chair.', { spared: ['table'] }],
  ['All of that stays. I mean it.', { spared: ['table', 'lawn', 'new'] }],
  ['I’d like one thing really, a place to read.', { spared: ['table', 'lawn'] }],
  ['I chip balls from the lawn.', { onGrass: 'from the lawn' }],
  ['We live in a bungalow.', { bungalow: true }],
])('people say of themselves: %s', (text, said) => {
  expect(peopleSaid(text)).toEqual(said);
});

const WELL = { place: 'all', isDeep: true, isRooty: false } as const;
test.each<[string, PeopleSaid | null]>([
  ['We hate trees.', { trees: { refused: true } }],
  ['I would love a small tree.', { trees: { one: true } }],
  ['The house was underpinned.', { trees: { feared: true } }],
  ['They block all the light.', { trees: { darken: true } }],
  ['nothing over 6ft', { tallestM: 1.83 }],
  ['nothing over £500', null],
  [
    'The top end is woodland, beech, deep shade.',
    { moods: ['ferny'], shade: [{ place: 'far', isDeep: true, isRooty: true }] },
  ],
  ['The left border is shady.', { shade: [{ place: 'left', isDeep: false, isRooty: false }] }],
  ['The gravel scorches and there are hosepipe bans.', { unwatered: true }],
  ['Roses that smell.', { scent: true }],
  ['Berries in winter.', { birds: true }],
  ['He hates strong smells, bees (sorry), things that flap.', { shunned: ['bees', 'scent'] }],
  ['My wife is allergic to bee stings.', { grownUps: 2, shunned: ['bees'] }],
  ['I want plants for bees, and I hate slugs.', { moods: ['pollinators'] }],
  ['No bees come at the moment.', null],
  ['We hate the bins, which smell.', null],
  ['Nothing toxic or spiky, no wind chimes.', { shunned: ['thorns'] }],
  ['no spiky fence tops', null],
  ['Nothing prickly near the path.', { shunned: ['thorns'] }],
  ['No trees that drop fruit on the path.', { shunned: ['litter'] }],
  ['Something in flower from the kitchen sink in winter.', { winterView: true }],
  ['Want wow from the kitchen window all year.', { winterView: true }],
  ['The sun is on the right wall at lunchtime and otherwise none.', { shade: [WELL] }],
  ['Walls very high, it is like a well.', { shade: [WELL] }],
  ['The side return gets no sun at all.', null],
  ['No sun from October to March.', null],
])('people say of plants: %s', (text, said) => {
  expect(peopleSaid(text)).toEqual(said);
});

test.each([
  ['someone needs to do actual sums about gradients, 1:20 please, not 1:12.', 20],
  ['A ramp no steeper than 1 in 15 to the shed.', 15],
  ['The garden slopes 1 in 20 to the fence.', undefined],
  ['not 1:12 for a ramp', undefined],
])('how steep a ramp may be: %s', (text, oneIn) => {
  expect(peopleSaid(text)?.ramp?.oneIn).toBe(oneIn);
});

test('knees that go under a bed are heard', () => {
  expect(peopleSaid('Beds I can get my knees under.')?.kneeRoom).toBe('knees under');
  expect(peopleSaid('My knees are under the weather.')?.kneeRoom).toBeUndefined();
});

test.each([
  ['Wilf is 1 and he eats soil.', 'toddler'],
  ['Hana and Piotr plus Maja, 7 months, live upstairs.', 'toddler'],
  ['Alfie’s eight and he’s a goalie.', 'child'],
  ['Our son Callum is 15, and loves music.', 'teen'],
])('a child is known by a name and an age: %s', (text, concept) => {
  const said = (words: string) =>
    readDescription(`The garden is 9 m by 12 m. ${words}`).mentions.filter(
      ({ kind }) => kind === 'person',
    );
  expect(said(text).map((m) => m.concept)).toContain(concept);
  for (const other of ['Fence is 2, on the left.', 'Polytunnel is 4.2m x 3.', 'Width is 7.5.'])
    expect(said(other), other).toEqual([]);
});
