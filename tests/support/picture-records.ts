/** Every record that names pictures, with a form that names one. */
import { slugOf } from '#contracts/admin-articles.ts';
import { articleRecord } from '#server/features/articles/record.ts';
import { teamRecord } from '#server/features/team/record.ts';
import { plantRecord } from '#server/features/plants/record.ts';
import { portfolioRecord } from '#server/features/portfolio/record.ts';
import { serviceRecord } from '#server/features/services/record.ts';
import type { AnyRecord } from '#server/records/definition.ts';

type Kind = { record: AnyRecord; input: (url: string) => object };

export const KINDS: Kind[] = [
  {
    record: serviceRecord,
    input: (imageUrl) => ({
      title: 'Ponds',
      description: 'Ten letters and more.',
      shortDescription: 'Short words',
      imageUrl,
      icon: null,
      order: 1,
      active: true,
    }),
  },
  {
    record: portfolioRecord,
    input: (afterImageUrl) => ({ title: 'A pond', description: 'Brick and fern.', afterImageUrl }),
  },
  {
    record: plantRecord,
    input: (imageUrl) => ({
      name: 'Bogbean',
      category: 'flowers',
      imageUrl,
      sunRequirement: 'Full Sun',
      plantingPeriod: 'March - April',
    }),
  },
  {
    record: teamRecord,
    input: (imageUrl) => ({ name: 'Ada Field', role: 'Gardener', imageUrl }),
  },
  {
    record: articleRecord,
    input: (imageUrl) => ({
      title: 'A pond',
      slug: slugOf(imageUrl),
      topic: 'Water',
      summary: 'How to dig one.',
      imageUrl,
      text: 'A pond is dug where leaves do not fall, and deep enough for winter.',
      publishOn: '2026-11-01',
    }),
  },
];
