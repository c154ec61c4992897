/** Graves for livestock, products near animals, sheds in front gardens, conifers to be felled, and maples where horses graze. */
import { beforeAll, describe, expect, test } from 'vitest';
import { createAsk } from '#server/features/assistant/ask.fixture.ts';

let ask: ReturnType<typeof createAsk>;
beforeAll(() => {
  ask = createAsk();
});
const said = (...turns: string[]): string => ask(...turns).response;

describe('graves', () => {
  test.each([
    'can i bury a sheep in my field',
    'where can i bury a dead cow',
    'how do i dispose of a dead sheep',
    'can i bury a hen',
    'my chicken died can i bury it',
    'how deep to bury a goat',
    'can i bury my pet pig',
  ])('%s: fallen stock is collected', (message) => {
    expect(said(message)).toMatch(/may not be buried.*collector/s);
    expect(said(message)).not.toMatch(/60 cm of soil/);
  });
  test.each(['can i bury my horse in the garden', 'my pony died where can i bury her'])(
    '%s: the council is asked',
    (message) => {
      expect(said(message)).toMatch(/local council/);
    },
  );
  test.each([
    'can i bury my dog in the garden',
    'my cat died where can i bury him',
    'can i bury my guinea pig',
    'how deep to bury a hamster',
    'can i bury my rabbit',
  ])('%s: a pet is buried', (message) => {
    expect(said(message)).not.toMatch(/may not be buried/);
  });
  test.each([
    'can i bury horse manure in the border',
    'how do i get rid of dead heads',
    'how deep to bury sheep netting',
    'get rid of dead hens and chicks plant',
  ])('%s is no grave', (message) => {
    expect(said(message)).not.toMatch(/may not be buried|local council agrees|60 cm of soil/);
  });
});

describe('products near animals', () => {
  test.each([
    'is fence paint safe for dogs',
    'is cuprinol safe for dogs',
    'is decking oil safe for cats',
    'is creosote safe around pets',
    'is treated wood safe for rabbits',
    'is patio cleaner safe for dogs',
    'what fence paint is safe for horses',
  ])('%s', (message) => {
    expect(said(message)).toMatch(/until a paint, an oil or a preservative is dry/);
  });
  test.each([
    'is bone meal safe for dogs',
    'is miracle gro safe for dogs',
    'are chicken manure pellets safe for dogs',
    'is compost safe for puppies',
  ])('%s', (message) => {
    expect(said(message)).toMatch(/[Mm]ouldy compost/);
  });
  test.each([
    'is gravel safe for dogs',
    'is bark mulch safe for dogs',
    'is rubber matting safe for toddlers',
  ])('%s', (message) => {
    expect(said(message)).toMatch(/swallow a piece/);
  });
  test.each([
    'plants that are safe for dogs',
    'which plants for gravel are safe for dogs',
    'dog safe plants',
    'shrubs safe for cats on bark mulch',
  ])('%s asks for plants', (message) => {
    expect(said(message)).toMatch(/nothing noted against pets/);
  });
  test.each([
    ['is lavender safe for dogs', /Lavender:/],
    ['is cocoa mulch safe for dogs', /theobromine/],
    ['how much gravel do i need', /depth/],
  ] as const)('%s stays', (message, says) => {
    expect(said(message)).toMatch(says);
  });
});

describe('a tree that was harmed', () => {
  test.each([
    'my neighbour killed my hedge',
    'my tree was poisoned by the neighbours',
    'my neighbour poisoned my tree',
    'next door cut down my roses',
    'i want to poison my neighbours tree',
  ])('%s', (message) => {
    expect(said(message)).toMatch(/can be a crime|Citizens Advice/);
  });
  test.each([
    'i damaged my lawn and my neighbours hedge is nice',
    'frost killed my rose, my neighbours hedge is fine',
    'how do i repair a damaged lawn',
    'my neighbours have lovely roses',
  ])('%s is none', (message) => {
    expect(said(message)).not.toMatch(/can be a crime/);
  });
});

test.each([
  'can i put a shed in my front garden',
  'shed in front garden planning permission',
  'can i have a bike store in the front garden',
])('%s: in front of the house permission is needed', (message) => {
  expect(said(message)).toMatch(/In front of the house it does need it/);
});
test.each([
  ['can i pave my front garden', /5 m² of paving/],
  ['do i need permission for a driveway', /5 m²/],
  ['how much is a shed', /£/],
] as const)('%s stays', (message, says) => {
  expect(said(message)).toMatch(says);
  expect(said(message)).not.toMatch(/In front of the house/);
});

test.each([
  'can you fell a conifer',
  'felling leylandii',
  'remove a conifer',
  'can you cut down my conifers',
  'how much to remove leylandii',
  'conifer removal',
  'take down a large conifer',
  'can you chop down my leylandii hedge',
])('%s: a tree surgeon', (message) => {
  expect(said(message)).toMatch(/tree surgeon/);
});
test.each([
  'when do i prune conifers',
  'which conifer for a small garden',
  'how do i plant a pine',
  'how tall does leylandii get',
  'get rid of pine needles on the lawn',
])('%s is no felling', (message) => {
  expect(said(message)).not.toMatch(/do not name tree surgery/);
});

test.each([
  'are acers poisonous to horses',
  'acer and horses',
  'is sycamore poisonous to horses',
  'sycamore seedlings in the paddock',
  'are japanese maples safe for ponies',
  'what is atypical myopathy',
])('%s', (message) => {
  expect(said(message)).toMatch(/Acer pseudoplatanus.*atypical myopathy/s);
});
test.each([
  'is acer poisonous to dogs',
  'acer and horse chestnut',
  'tell me about acer',
  'acer with horse manure',
])('%s is about something else', (message) => {
  expect(said(message)).not.toMatch(/atypical myopathy/);
});

test('condolences are said once, and no mark of emphasis is shown', () => {
  for (const turns of [
    ['my dad just hanged himself'],
    ['my brother hung himself'],
    ['my husband died and i want to join him'],
    ['my dog ate foxglove', 'he died'],
  ])
    expect(said(...turns).match(/sorry for your loss/g) ?? []).toHaveLength(1);
  for (const message of [
    'i want to end the lawn at the patio',
    'a lawn of flowers',
    'chamomile and thyme instead of lawn',
    'meadow on poor soil',
  ])
    expect(said(message)).not.toMatch(/\*\*/);
});
