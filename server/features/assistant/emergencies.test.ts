/** Emergencies as frightened people type them, and the garden's own sentences that share their words. */
import { beforeAll, describe, expect, test } from 'vitest';
import { createAsk } from '#server/features/assistant/ask.fixture.ts';
import { costGrowth } from '#tests/support/processor-cost.ts';

let ask: ReturnType<typeof createAsk>;
beforeAll(() => {
  ask = createAsk();
});
const said = (message: string): string => ask(message).response;

describe('999', () => {
  test.each([
    'stroke',
    'having stroke',
    'drowning',
    'someone drowning',
    'help drowning',
    'bonfire out of control',
    'trench collapsed on my dad',
    'dumper rolled onto builder',
    'fell off wall hurt back cant move legs',
    'my nan is on the floor in the greenhouse',
    'hes on the floor',
    'banged head on greenhouse feeling dizzy and sick',
    'garden fork went through foot',
    'nail gone through hand',
    'kid swallowed a battery',
    'my toddler has swallowed a button battery',
    'burned my arm badly with petrol and the skin is white',
    'petrol flared up and burnt my face',
    'my husband is badly burned, his hand is charred',
    'my husbnd fell of the lader',
    'allergic reaction to wasp sting',
    'my wife is having an allergic reaction after a bee sting',
    'mixed bleach and brick acid i cant stop coughing',
    'tree fell on dad',
    'wall fell onto gardener',
    'scaffold collapsed on the builder',
    'i cant feel my legs',
    'my toddler is in the pond and cant get out',
    'i am having an asthma attack',
    'my son fell off the swing and his arm looks bent',
    'my bbq exploded',
    'chimney fire',
    'my husband was hit by a car',
    'kid in pool not moving',
    'hes lying on the patio not moving',
    'trench has caved in on a worker',
    'roller ran over my foot',
    'my dad feel off the ladder',
    'he has falen off the roof',
    'my wife has cut her finger of',
    'my hair caught fire',
    'i cut an artery',
    'chainsaw kickback face',
    'overdose',
    'his face has dropped',
    'my mum cant speak properly',
    'she cant lift her arm',
    'he is clutching his chest',
  ])('%s', (message) => {
    const response = said(message);
    expect(response).toMatch(/call 999 now|Call 999 or go to A&E now/i);
    expect(response).not.toMatch(/don't know|wildlife|Hoe|acid soil/);
  });
  test.each([
    ['strimmer threw stone in my eye', /^Cover the eye/],
    ['kid swallowed a battery', /A&E.*symptoms.*not.*sick/is],
    ['burned my arm badly with petrol and the skin is white', /20 minutes.*cling film/s],
    ['mixed bleach and brick acid i cant stop coughing', /fresh air/],
    ['banged head on greenhouse feeling dizzy and sick', /head/],
    ['my nan is on the floor in the greenhouse', /breathe/],
  ] as const)('%s is told what to do', (message, says) => {
    expect(said(message)).toMatch(says);
  });
});

describe('other numbers', () => {
  test.each([
    ['hit head on branch', /999 for a blow to the head/],
    ['stood on a rusty nail', /tetanus/],
    ['baby has put a berry up her nose', /NHS 111/],
    ['my son has stuck a bean in his ear', /NHS 111/],
    ['dog bit the postman', /bite/],
    ['feel dizzy after spraying weedkiller', /fresh air.*999.*NHS 111/s],
    ['i sprayed weedkiller and now im being sick', /fresh air|NHS 111/],
    ['my wife feels ill after using creosote', /fresh air/],
    ['headache after spraying roses', /fresh air/],
    ['i breathed in brick acid', /fresh air/],
    ['bleach and vinegar fumes', /fresh air/],
    ['splashed brick acid in my face', /soap and water|[Rr]inse/],
    ['my eyes sting after spraying', /[Rr]inse/],
    ['boiling water on my foot', /20 minutes/],
    ['rat bite', /bite/],
    ['dog bite', /NHS 111/],
    ['my leg is red and hot after a thorn', /NHS 111/],
    ['knife slipped deep cut in hand', /press a clean cloth/],
    ['nan has fallen over in the greenhouse', /Call 999 if they cannot get up.*NHS 111/s],
    ['cable exposed in the ground is it live', /\b105\b/],
    ['live wire sticking out of ground', /\b105\b.*999/s],
    ['found an unexploded shell while digging', /not touch.*999/s],
    ['dug up an old bomb near the shed what do i do', /not touch.*999/s],
    ['drilled through asbestos', /do not sweep.*licensed/is],
    ['my husband broke up an asbestos roof', /licensed/],
  ] as const)('%s', (message, says) => {
    expect(said(message)).toMatch(says);
    expect(said(message)).not.toMatch(/don't know|Hoe/);
  });
  test.each([
    'dog walked on wet weedkiller',
    'neighbour sprayed weedkiller over the fence and my dog is ill',
    'dog in pond cant get out',
    'my staffie got into the slug pellets',
    'our cockapoo has had the grapes off the vine',
    'dog et sum dafodil bulbs',
    'my cockerpoo has eaten a tulip bulb',
    'my springer is stuck in the pond',
    'my frenchie ate compost',
    'my dog swallowed a battery',
    'dog hit by car',
    'dog cant get out of the pond',
    'maine coon chewed lily',
    'my dog aet slug pelets',
  ])('%s wants the vet', (message) => {
    expect(said(message)).toMatch(/ring your vet now/i);
    expect(said(message)).not.toMatch(/torch|Hoe|sunken|harvest/);
  });
});

/** What the answers do not know, and where somebody may yet be hurt. */
const LINE =
  /If somebody is hurt, unwell or in danger, ring 999, or NHS 111 for advice; for an animal, your vet\./;
test.each([
  'my thumb has gone a funny colour',
  'what to do with old bleach',
  'smoke everywhere',
  'my elbow went pop',
  'something is stinging me',
  'my neighbour is threatening me with an axe',
  'floodwater is coming into the house',
])('"%s", not known, still names the numbers', (message) => {
  const { response } = ask(message);
  if (/I don't know/.test(response)) expect(response).toMatch(/NHS 111/);
});
test('the line stands below what is not known', () => {
  expect(said('my elbow went pop')).toMatch(LINE);
  expect(said('who won the world cup')).not.toMatch(LINE);
});

test.each([
  'stroke of midnight dahlia',
  'how do i stop a bonfire getting out of control',
  'can i have a bonfire',
  'my lawn looks sick after weedkiller',
  'how long after weedkiller can my dog go on the lawn',
  'i sprayed weedkiller and my roses look ill',
  'im sick of weeds which weedkiller is best',
  'is weedkiller safe for dogs',
  'can i mix bleach and water to clean my patio',
  'i burnt my lawn badly with fertiliser',
  'my son is on the ground floor',
  'my kids play on the ground',
  'put a nail through the post',
  'cut the head off my dahlia',
  'knocked the heads off the hydrangea',
  'how to train climbers along bare wire',
  'seed bombs for wild flowers',
  'snail shells in the pot',
  'can you remove an asbestos shed',
  'do you take away asbestos',
  'old shells from the beach for the border',
  'my wall collapsed on the border',
  'tree fell on my neighbours shed',
  'trench for runner beans',
  'which battery mower is best',
  'my mower battery is flat',
  'solar lights with batteries',
  'spaniel proof fence',
  'my retriever digs holes in the lawn',
  'apples fell off the tree',
  'the smell of it gets up my nose',
  'the fork is in the ground',
  'the pond is on the floor of the valley',
  'my springer loves the garden',
  'shed floor on the ground or on blocks',
  'the felt fell off the shed',
  'a tree fell on her shed',
  'roller went over her lawn',
  'my husband tripped over the price',
  'the digger ran over my lawn',
  'the plum is not moving house well',
  'boiling water on ants',
  'dog bite proof hose',
  'can i train wires along an exposed wall',
  'how do i repair a frayed rope',
  'which spray for roses with black spot',
  'what asthma friendly plants are there',
  'my seed pods exploded',
  'burning bush or fire thorn',
  'bench with a bent arm',
  'a broken branch back to its collar',
  'i am confused about which weedkiller to buy',
  'my neighbour is ill and cant use weedkiller can you spray',
  'my wife is ill and we want weedkiller free gardening',
  'she is on the floor above',
  'dog in the pool area help with paving',
  'he is in the water board and says it cannot be done',
  'my wife is having a fit about the weeds',
  'i swallowed my pride',
  'exposed cable by the shed can you bury it',
  'how do i end it all with the ivy',
  'i nearly killed myself laughing',
  'she wants to take her own life back by gardening',
])('%s rings no alarm', (message) => {
  expect(said(message)).not.toMatch(
    /999 now|999 or go to A&E now|NHS 111 now|ring your vet now|PoisonLine|116 123|0800 111 999|blow to the head|20 minutes/i,
  );
});

test('a sentence of their words that is four times as long is read at no more than forty times the cost', () => {
  const repeated = [
    'my dad is on the ',
    'hit head dizzy ',
    'burned my arm badly ',
    'mixed bleach and ',
    'dog walked on ',
    'she wants to ',
    'fell off the ',
    'found an old ',
    'feel ',
    'a ',
    'my husband ',
    'my ',
    'i am ',
    'the tree ',
    'swallowed ',
    'i am ',
    'i just really want ',
    'life is ',
    'has just ',
    'me dads ',
    'found my ',
    'i cant go on ',
    'no one would ',
    'took ',
    'drank ',
    'my house is ',
    'there is a ',
    'i hit the ',
    'gas ',
  ];
  for (const part of repeated) expect(costGrowth(said, part, 2000), part).toBeLessThan(40);
});
