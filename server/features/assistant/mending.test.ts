/** Which slips of the pen are put right, and which words are none. */
import { beforeAll, describe, expect, test } from 'vitest';
import { NEIGHBOUR_WORDS } from '#content/assistant/neighbour-words.ts';
import { createAsk, sampleKnowledge } from '#server/features/assistant/ask.fixture.ts';
import type { Knowledge } from '#server/features/assistant/knowledge.ts';
import { createMender } from '#server/features/assistant/mend.ts';

let knowledge: Knowledge;
let ask: ReturnType<typeof createAsk>;
beforeAll(() => {
  knowledge = sampleKnowledge();
  ask = createAsk();
});
const mended = (word: string): string => createMender(knowledge)([word])[0]!;

describe('slips', () => {
  test.each([
    ['tomatos', 'tomato'],
    ['lavander', 'lavender'],
    ['clematus', 'clematis'],
    ['hydranga', 'hydrangea'],
    ['dafodil', 'daffodil'],
    ['raspbery', 'raspberry'],
    ['rododendron', 'rhododendron'],
    ['fucsia', 'fuchsia'],
    ['geranuim', 'geranium'],
    ['lettice', 'lettuce'],
    ['cucmber', 'cucumber'],
    ['rosmary', 'rosemary'],
    ['camelia', 'camellia'],
    ['courgete', 'courgette'],
    ['foxglov', 'foxglove'],
    ['primrse', 'primrose'],
    ['delphinum', 'delphinium'],
    ['agapanthas', 'agapanthus'],
    ['lilly', 'lily'],
    ['prise', 'price'],
    ['hedgeing', 'hedging'],
  ])('%s is %s', (word, meant) => {
    expect(mended(word)).toBe(meant);
  });
});

describe('words', () => {
  test.each([
    'anymore',
    'charged',
    'potential',
    'theme',
    'focus',
    'slot',
    'sole',
    'closer',
    'continue',
    'digital',
    'silent',
    'roman',
    'peer',
    'plumb',
    'mustard',
    'cress',
    'graze',
    'rash',
    'adder',
    'robot',
    'lithium',
    'syringe',
    'burgled',
    'spark',
    'sparking',
    'socket',
    'fatal',
    'brambles',
    'beer',
    'cordial',
    'deck',
    'waiter',
    'doll',
    'camp',
    'stall',
    'coal',
    'cord',
    'limb',
    'mink',
    'ribs',
    'monk',
    'rider',
    'belt',
    'silence',
    'violence',
    'confidence',
    'lecture',
    'victims',
    'hostage',
    'uniform',
    'community',
    'discovery',
    'potentially',
    'taxes',
    'fortune',
    'carriage',
    'gravity',
    'regalia',
    'silt',
    'culvert',
    'kettle',
    'telegraph',
    'parcel',
    'ladder',
    'pension',
    'grateful',
    'finishing',
    'training',
    'tracking',
    'sticking',
    'charm',
    'angel',
    'captain',
    'process',
    'container',
    'primary',
  ])('%s stays as it is', (word) => {
    expect(mended(word)).toBe(word);
  });
  test('so do all that are listed', () => {
    expect(NEIGHBOUR_WORDS.filter((word) => mended(word) !== word)).toEqual([]);
  });
});

describe('nobody is a plant, and no street is', () => {
  const OF_PLANT = /grows to|no record of|is rated|for people,/;
  test.each([
    'my name is rose',
    'my name is heather can you help me',
    'can i speak to rosemary please',
    'can i speak with holly',
    'ask for jasmine',
    'i am iris and i need a quote',
    'this is daisy calling about the patio',
    'i live on rose avenue',
    'we are at 12 willow close',
    'do you work in cherry tree lane',
    'our house is in orchard road',
    '14 acacia avenue',
    'i live in laurel drive',
    'we are in elm grove',
    'the address is 5 lilac gardens',
    'i live at yew tree cottage',
    'holly from number 5 said to ring you',
    'my wife ivy wants a patio',
    'our daughter poppy wants a swing',
    'mr rowan would like a call',
    'mrs thyme rang',
    'i spoke to violet yesterday',
    'beech crescent',
    'ash street',
  ])('%s', (message) => {
    expect(ask(message).response).not.toMatch(OF_PLANT);
  });
  test.each([
    ['when do i prune rose', /ose/],
    ['tell me about heather', /eath/],
    ['is holly poisonous', /olly/],
    ['i live on clay and grow a rose', /./],
    ['what about rosemary', /osemary/],
    ['ask for jasmine prices in pots', /./],
    ['how tall is a rowan', /owan/],
    ['rose for a street front garden', /./],
    ['holly close to the wall how far apart', /olly/],
    ['lavender drive edging how tall', /avender/],
    ['can i plant ivy on the lane side', /[Ii]vy/],
    ['how far from the road can i plant a cherry', /herry/],
  ] as const)('%s is still about a plant', (message, says) => {
    expect(ask(message).response).toMatch(says);
    expect(ask(message).response).not.toMatch(/I don't know/);
  });
});
