/** Emergencies as they are told at home, with mam, bairns and me throat, and the garden's sentences in the same words. */
import { beforeAll, describe, expect, test } from 'vitest';
import { createAsk } from '#server/features/assistant/ask.fixture.ts';

let ask: ReturnType<typeof createAsk>;
beforeAll(() => {
  ask = createAsk();
});
/** The answer to the last of the turns, which a stroke parts. */
const said = (turns: string): string => ask(...turns.split(' / ')).response;
const NOT_URGENT = /999 now|A&E|NHS 111 now|ring your vet now|PoisonLine|116 123|0800 111 999/i;

describe('what has to ring', () => {
  test.each([
    'me throat is swelling',
    'me throats closing up',
    'me hand is bleeding',
    'me dads collapsed',
    'my dads collapsed',
    'my nans not breathing',
    'my mums fainted',
    'my hubby fell off the ladder',
    'the missus has collapsed',
    'my mam has had a stroke',
    'my gf is unconscious',
    'my bf cut his finger off',
    'my boyfriend is choking',
    "my dad's having a heart attack",
    'my dads had a heart attack',
    'my sons drowning',
    'my daughters choking on a grape',
    'my husbands unconscious',
    'my wifes stopped breathing',
    'our lass has been stung and cant breathe',
    'my gardener fell off the ladder',
    'my neighbours collapsed',
    'he aint breathing',
    'she isnae breathing',
    'me chest hurts',
    'me legs broken',
    'my grandsons fell out the tree',
    "my grandad's on the floor and can't get up",
    'my toddlers swallowed a battery',
    'my babys not breathing',
    'my lodger has collapsed',
    'my carer collapsed',
  ])('%s', (turns) => {
    expect(said(turns)).toMatch(/[Cc]all 999 now|999 or go to A&E now/);
  });
  test.each([
    'the bairn has swallowed a berry',
    'bairn ate a berry',
    'my grandkids ate some berries',
    'me mams fallen in the greenhouse and cant get up',
    'the builder has fallen off the roof',
    'me eye has got sap in it',
    'ive cut me finger',
    'i cut me hand on the secateurs',
    'me and me mate got stung',
    'our kid has ate some berries',
    'my babys eaten a leaf',
    'my stepson ate a mushroom',
    'dads had a fall',
  ])('%s', (turns) => {
    expect(said(turns)).toMatch(/NHS 111/);
  });
  test.each([
    'me dog ate a lily',
    'my dogs collapsed',
    'my dogs eaten a lily',
    'my cats eaten a lily',
    'my dogs not breathing',
    'my puppys swallowed a stone',
  ])('%s', (turns) => {
    expect(said(turns)).toMatch(/ring your vet now/i);
  });
});

test.each([
  'my dads shed collapsed',
  'my dads roses collapsed in the heat',
  'my dads not keen on gravel',
  'my mums not sure about the patio',
  'my nans garden is a mess',
  'my husbands having a patio built',
  'my husbands dying to get a greenhouse',
  'my wifes fallen in love with roses',
  'my sons drowning in weeds',
  'my neighbours collapsed fence',
  'give me hand shears',
  'send me hand drawn plans',
  'it hit me how big the lawn is',
  'can you give me back garden ideas',
  'show me face brick options',
  'tell me legs for raised beds',
  'my bf wants a hot tub',
  'my gf loves lavender',
  'my mam wants a rose',
  'the missus wants a patio',
  'my hubby killed the lawn',
  'safe plants for grandkids',
  'my builder cut the hedge',
  'my gardener cut my lawn too short',
  'the builder broke my fence',
  'my dads cut the hedge too hard',
  'my gardener has broken my back door',
  'my dads broken mower',
  'my wifes cut flowers',
  'my dogs dug up the lawn',
  'the bairns love sunflowers',
  'call me dad when the price is in',
  'our lass wants a pond',
])('%s rings no emergency', (turns) => {
  expect(said(turns)).not.toMatch(NOT_URGENT);
});
