import type { DesignRequestInput } from '#contracts/design.ts';

export type Example = {
  title: string;
  description: string;
  projectType: DesignRequestInput['projectType'];
  preferences: DesignRequestInput['preferences'];
};

/** Descriptions as people write them, to start from. */
export const EXAMPLES: readonly Example[] = [
  {
    title: 'A family plot with an old tree',
    projectType: 'family',
    preferences: ['seating', 'play'],
    description:
      'Our garden is 12m x 8m and faces south, on heavy clay. We have two children aged 6 and 9 and a dog. The old apple tree at the back must stay. We would like a terrace for eight to eat outside, lawn to kick a ball on and borders that look good without much work. No pond please. Budget about £30k.',
  },
  {
    title: 'A small town courtyard',
    projectType: 'modern',
    preferences: ['seating', 'shade'],
    description:
      'Tiny courtyard behind a terraced house, 4 by 5 metres, walls on three sides, facing north. No lawn. Somewhere for two to have a drink in the evening, ferns and scented plants, and a place to hide the bins. Modern look.',
  },
  {
    title: 'Long, thin and full of birds',
    projectType: 'wildlife',
    preferences: ['waterfeature'],
    description:
      'Long thin garden, 5m wide and 25m long, west facing, sandy soil. I would like it full of birds, bees and butterflies, with a pond, a meadow instead of grass, and a bench at the far end in the last of the sun. Keep the hedge on the left.',
  },
  {
    title: 'Vegetables and a good chair',
    projectType: 'edible',
    preferences: ['seating'],
    description:
      'Roughly 100 square metres, south-east facing on chalk. I want to grow our vegetables: raised beds, a small greenhouse, two apple trees, herbs near the kitchen door, and compost out of sight. One of us uses a wheelchair, so the paths must be wide and level.',
  },
];
