/**
 * Written after the November questions had been put right, in four rounds of sixty, to judge by what nothing had been made for.
 * What a round showed to be wrong was mended by its kind, and the next round written; these are the telling ones.
 */
import type { QuestionFixture } from '#server/features/assistant/questions.fixture.ts';

const november = { month: 11 };
const vet = /ring your vet now/i;
const person = /NHS 111 now/;

export const otherFixtures: readonly QuestionFixture[] = [
  ...['my cocker spaniel just scoffed a load of crocus bulbs', 'my pug pulled up a hyacinth bulb and chewed it', 'our hens got into the rhubarb', "the dog's been sick after digging up bulbs", 'was gardening and our westie ate a mushroom', 'i think my parrot nibbled a poinsettia', 'my rabbits got into the foxgloves'].map((ask) => ({ ...november, ask, says: [vet] })),
  ...['my 18 month old bit a foxglove flower', 'found a leaf in babys mouth', 'my 2yo has put oleander leaves in her mouth', 'ive just swallowed a bit of honeysuckle berry', 'my nephew chewed a rhododendron leaf'].map((ask) => ({ ...november, ask, says: [person] })),
  ...['who is eating my strawberries', 'mice have eaten my crocus bulbs', 'why are my cabbage leaves full of holes', 'something has nibbled all my pansies'].map((ask) => ({ ...november, ask, says: [/The damage says/], not: person })),
  { ask: 'i want a hedge but my kids eat everything', says: [/./], not: person },
  { ask: 'are there any trees poisonous to horses', says: [/None of the trees/, /Yew/] },
  { ask: 'what flowers should i avoid with a puppy', says: [/dangerous to pets/, /Foxglove/], not: /Leek/ },
  { ask: 'evergreen shrubs for clay and i have a labrador', says: [/nothing noted against pets/] },
  { ask: 'are tulips poisonous to rabbits', says: [/Tulip: for people/] },
  { ask: 'fruit trees for shade', says: [/Fruit for shade/] },
  { ask: 'vegetables for clay in part shade', says: [/^Vegetables for partial shade and for clay/] },
  { ask: 'evergreen climber for a north wall that is safe for cats', says: [/[Cc]limbers for shade|climbers for partial shade/, /pets/] },
  { ask: 'a hedge under 1m tall', says: [/stay low/], not: /2\.5 m/ },
  { ...november, ask: 'can i transplant roses now', says: [/November is a good time/] },
  { ...november, ask: 'which shrubs can i plant now', says: [/^Shrubs to plant/, /- .*\n- /] },
  { ...november, ask: 'should i cut down my ornamental grasses now', says: [/^No: November/] },
  { ...november, ask: 'what can i prune in november', says: [/November asks for/] },
  { ...november, ask: 'is it too early to sow tomatoes', says: [/outside its time/] },
  { ask: 'how deep should i plant garlic', says: [/3 cm deep/] },
  { ask: 'can i cut the hedge in june', says: [/[Nn]ests/] },
  { ask: 'is it ok to cut a hedge in april', says: [/[Nn]ests/], not: /in flower/ },
  { ask: 'can i build a 3m high fence', says: [/2 m high/] },
  { ask: 'how tall can a trellis on top of my fence be', says: [/2 m high/] },
  { ask: 'do i need permission to cut down a tree', says: [/preservation order/] },
  { ask: 'which fence is mine', says: [/title deeds/] },
  { ask: 'turf for 90m2', says: [/£4,200/] },
  { ask: 'turf for 91m2', says: [/£7,800/] },
  { ask: '150m2 of paving', says: [/larger than our list/] },
  { ask: '50m2 of artificial grass and a 30m2 patio', says: [/up to 35 m²/, /up to 44 m²/], not: /Together/ },
  { before: ['what would a new lawn of about 70 m2 cost me'], ask: 'and if it was artificial', says: [/larger than our list/, /44 m²/] },
  { ask: 'fence repair', says: [/^No: /, /not on our price list/] },
  { ask: 'do you sell plants', says: [/^No: /] },
  { ask: 'can you help with a retaining wall', says: [/not on our price list/] },
  { ask: 'do you offer free quotes', says: [/exact quote/] },
  { ask: 'is my deposit refundable', says: [/50%/] },
  ...['are you in watford', 'what about Cornwall', 'do you go as far as Southampton'].map((ask) => ({ ask, says: [/lies outside/] })),
  ...['im in Sevenoaks is that ok', 'i live in Hampstead can you help', 'are you anywhere near Colchester', 'i am in SW19', 'Chelmsford'].map((ask) => ({ ask, says: [/^Yes/] })),
  { before: ['do you cover Kent'], ask: 'and Sussex?', says: [/Sussex lies outside/] },
  { before: ['do you come to Wimbledon'], ask: 'how much is that', says: [/£150/] },
  { ask: 'how much is a 2m by 1m pond', says: [/£2,800/, /up to 3 m²/], not: /£1,650/ },
  { ask: 'price of a 3m x 2m shed', says: [/£5,500/, /3\.6 x 2\.4 m/] },
  { ask: 'can i lay a patio in winter', says: [/./], not: /^Yes, that is something we do/ },
  { ask: 'gravel drive price', says: [/^No: /] },
  { ask: 'can neighbours make me cut my hedge', says: [/council/] },
  { ask: 'can guinea pigs eat dandelion leaves', says: [/do not guess/] },
  { ask: 'what animal ate my carrots', says: [/The damage says/] },
  { ask: 'which shade plants are poisonous to dogs', says: [/for shade/, /dangerous to pets/] },
  { ask: 'can you come next week', says: [/next free times/] },
  { ask: 'r u open xmas eve', says: [/holidays/] },
];
