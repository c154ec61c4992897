/** Written briefs of the sample library: the engine makes the designs, `npm run samples` makes them again. */
import type { Brief, BriefInput } from '#engine/model/brief.ts';
import facts from './sample-facts.json' with { type: 'json' };

export type SampleBrief = {
  slug: string;
  input: BriefInput;
  /** Which of the three designs is in the library. */
  pick: 0 | 1 | 2;
  /** Shown in the home page's carousel. */
  hero: boolean;
};

const written: SampleBrief[] = [
  {
    slug: 'family-romford',
    pick: 2,
    hero: true,
    input: {
      projectType: 'family',
      preferences: ['seating', 'play'],
      postcode: 'RM2 5EL',
      description:
        'Back garden 11 m wide and 16 m long behind a 1930s semi, facing south-west. Two children of six and nine and a lot of football, so we need a proper lawn, a place to climb and swing in sight of the kitchen, and a table for six. Keep the old apple tree at the back left. A shed somewhere it will not be seen. Heavy clay.',
    },
  },
  {
    slug: 'courtyard-hackney',
    pick: 2,
    hero: true,
    input: {
      projectType: 'modern',
      preferences: ['seating', 'waterfeature'],
      postcode: 'E8 3PN',
      description:
        'Tiny courtyard 4.5 x 6 metres behind a Victorian terrace, overlooked on three sides, faces east. No lawn. We would like a table for four, the sound of water, good lighting for the evening and planting that looks after itself.',
    },
  },
  {
    slug: 'wildlife-sevenoaks',
    pick: 0,
    hero: true,
    input: {
      projectType: 'wildlife',
      preferences: ['seating', 'waterfeature'],
      postcode: 'TN13 3TE',
      description:
        'We have a garden of about 15 by 20 metres that looks south towards woodland. We want it alive: a pond with frogs, long grass, native hedging, something for bees from February to November and a quiet bench to watch it all from. Sandy, acid soil. There is a silver birch at the back right that must stay.',
    },
  },
  {
    slug: 'kitchen-garden-chelmsford',
    pick: 0,
    hero: true,
    input: {
      projectType: 'edible',
      preferences: ['seating'],
      postcode: 'CM2 9AF',
      description:
        'South-facing plot 10 m x 22 m. We want to grow most of our own vegetables: raised beds, a greenhouse, apples and plums, compost, a water butt and a shed, but it should be good to look at from the kitchen, with somewhere to eat outside and a bit of grass.',
    },
  },
  {
    slug: 'luxury-weybridge',
    pick: 1,
    hero: true,
    input: {
      projectType: 'luxury',
      preferences: ['seating', 'waterfeature', 'shade'],
      postcode: 'KT13 8DE',
      description:
        'A 20 m by 30 m garden, south-west facing, level, behind a new house. We entertain twelve people in summer and want a large terrace with dining and lounge, an outdoor kitchen, a formal pool of water on the axis of the doors, a pergola for shade, evergreen structure, scent and lighting. Sandstone paving. Budget is not a worry.',
    },
  },
  {
    slug: 'low-maintenance-bromley',
    pick: 0,
    hero: true,
    input: {
      projectType: 'lowmaint',
      preferences: ['seating'],
      postcode: 'BR2 0TH',
      description:
        'Wide, shallow garden 14 x 7 metres facing north-west. We are both out at work and have perhaps an hour a week. No lawn please, nothing that needs clipping every month. Somewhere to sit with a drink in the evening sun and a store for bicycles.',
    },
  },
  {
    slug: 'long-thin-walthamstow',
    pick: 2,
    hero: false,
    input: {
      projectType: 'family',
      preferences: ['play', 'seating'],
      postcode: 'E17 9NH',
      description:
        'Long thin terrace garden, 5 m wide by 24 m long, house at the north end. A toddler and a dog. It feels like a corridor at present. We would like it broken into rooms, with a lawn near the house, a play corner, a seat at the far end that gets the evening sun and a small vegetable patch.',
    },
  },
  {
    slug: 'l-shape-guildford',
    pick: 1,
    hero: true,
    input: {
      projectType: 'luxury',
      preferences: ['seating', 'shade'],
      postcode: 'GU1 3UW',
      description:
        'L-shaped garden on chalk: 13 m wide along the house for the first 9 metres, then 7 m wide on the left for another 8 metres. Faces south-east. We want a terrace for eight, a second sitting place under a pergola out of sight of the house, roses and lavender, and a small lawn.',
    },
  },
  {
    slug: 'wheelchair-maidstone',
    pick: 0,
    hero: false,
    input: {
      projectType: 'lowmaint',
      preferences: ['seating', 'waterfeature'],
      postcode: 'ME16 8DJ',
      description:
        'My husband uses a wheelchair. The garden is 12 metres wide and 12 metres deep, facing west. Level, firm paths all the way round, raised beds at a height he can reach, herbs, a water feature we can hear and a table for four in the sun. Ragstone loam.',
    },
  },
  {
    slug: 'wild-meadow-saffron-walden',
    pick: 1,
    hero: false,
    input: {
      projectType: 'wildlife',
      preferences: ['shade'],
      postcode: 'CB10 1JE',
      description:
        'Half wild already: 600 square metres on chalky boulder clay facing south. We would like mown paths through meadow, a natural pond, fruit trees, a shady seat, and a terrace by the house for six people. Two cats.',
    },
  },
  {
    slug: 'edible-courtyard-margate',
    pick: 2,
    hero: false,
    input: {
      projectType: 'edible',
      preferences: ['seating', 'shade'],
      postcode: 'CT9 1HX',
      description:
        'Small walled garden by the sea, 8 x 9 m, very sunny, faces south. Chalk soil. We cook a lot: herbs by the door, figs or grapes on the wall, salads, a few trained apples and a table for six with some shade at lunch. About £25,000.',
    },
  },
  {
    slug: 'modern-richmond',
    pick: 1,
    hero: true,
    input: {
      projectType: 'modern',
      preferences: ['seating', 'shade'],
      postcode: 'TW10 6JJ',
      description:
        'Contemporary extension with full-width glass doors opening on a garden 9 x 14 metres that faces west. Clean lines, porcelain paving level with the floor inside, a lounge and a dining table, one good multi-stem tree, grasses, and a garden room for working at the far end. Small lawn is fine.',
    },
  },
  {
    slug: 'shady-dulwich',
    pick: 1,
    hero: false,
    input: {
      projectType: 'modern',
      preferences: ['seating', 'waterfeature'],
      postcode: 'SE21 7BE',
      description:
        'North-facing garden, 8 m wide x 11 m long, shaded by the house and by big plane trees next door. Heavy clay. Grass never grows, so no lawn. We would love ferns, white flowers, a still bowl of water, and one place in the garden that catches the sun.',
    },
  },
  {
    slug: 'front-garden-southend',
    pick: 0,
    hero: false,
    input: {
      projectType: 'lowmaint',
      preferences: [],
      postcode: 'SS1 3LB',
      description:
        'Front garden 9 m x 6 m by the sea, faces south-east, sandy and windy. We want to take up the concrete and have gravel, plants that stand drought, a path to the door and somewhere to hide the bins. Nothing above a metre by the pavement.',
    },
  },
];

/** With their facts, so that a sample and its pictures stay as they are however descriptions come to be read. */
export const sampleBriefs: SampleBrief[] = written.map((sample) => ({
  ...sample,
  input: {
    ...sample.input,
    settled: (facts as unknown as Record<string, Brief>)[sample.slug]!,
  },
}));
