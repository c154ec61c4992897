/**
 * The sample portfolio: gardens the design engine drew for the sample briefs, shown as samples until the owner puts
 * finished work in their place. Every figure is the engine's own; the tests hold the words to the designs.
 */
import type { PortfolioProject } from '#contracts/site-content.ts';

export type PortfolioSample = Pick<
  PortfolioProject,
  'id' | 'title' | 'description' | 'category' | 'tags' | 'featured'
> & {
  /** The sample brief it was drawn for. */
  slug: string;
  /** Whether the bare plot has been drawn from the same place. */
  hasBefore: boolean;
};

export const portfolioSamples: PortfolioSample[] = [
  {
    id: 'sample-courtyard-hackney',
    slug: 'courtyard-hackney',
    hasBefore: true,
    category: 'modern',
    featured: true,
    title: 'A courtyard turned to the corner, Hackney',
    description:
      'Four and a half metres by six, overlooked on three sides, facing east. Turning the paving on the diagonal makes deep corners to plant, where straight lines would have left thin strips. A pebble fountain stands in one of them, where the door looks, among sedge, woodrush and sweet box that stay green all winter.',
    tags: ['27 m²', 'Light sandy loam', 'Porcelain', 'Bubble fountain', 'No lawn'],
  },
  {
    id: 'sample-modern-richmond',
    slug: 'modern-richmond',
    hasBefore: true,
    category: 'modern',
    featured: false,
    title: 'Level with the kitchen floor, Richmond',
    description:
      'Porcelain runs out from full-width glass doors at the height of the floor inside. The hot end of the day belongs to an oak pergola beside the garden room at the back of the plot, both reached on a dry path. Planting comes to the edge of the floor on every side, so that grasses have something to spill over.',
    tags: ['126 m²', 'Porcelain', 'Oak pergola', 'Garden room', 'Grasses'],
  },
  {
    id: 'sample-shady-dulwich',
    slug: 'shady-dulwich',
    hasBefore: false,
    category: 'modern',
    featured: false,
    title: 'Made for the shade, Dulwich',
    description:
      'North-facing, on heavy clay, under the neighbours’ plane trees: grass had never grown. Gravel takes the place of the lawn, woodland plants cover the clay, and a deck was put in the one corner that holds the evening sun.',
    tags: ['88 m²', 'Heavy clay', 'North-facing', 'Woodland planting', 'Hardwood deck'],
  },
  {
    id: 'sample-family-romford',
    slug: 'family-romford',
    hasBefore: true,
    category: 'family',
    featured: true,
    title: 'Round the old apple tree, Romford',
    description:
      'Two children, a great deal of football and one tree that had to stay. A terrace seats six, 22 m² of lawn is left open for running, and a playhouse stands on bark in sight of the door. The shed went where nobody looks, and nothing known to harm a child was planted.',
    tags: ['176 m²', 'Heavy clay', 'Play area', 'Playhouse', 'Raised beds'],
  },
  {
    id: 'sample-long-thin-walthamstow',
    slug: 'long-thin-walthamstow',
    hasBefore: false,
    category: 'family',
    featured: false,
    title: 'Four rooms out of a corridor, Walthamstow',
    description:
      'Five metres wide and twenty-four long, it felt like a passage. Now one deep border runs the whole way, and beside it the rooms follow one another: terrace, lawn, a seat in the sun, vegetable beds, and a rubber-floored corner to play in. With a toddler in the house there is no open water, and plants dangerous to dogs were left out.',
    tags: ['120 m²', 'Light sandy loam', 'Long and thin', 'Play area', 'Dog friendly'],
  },
  {
    id: 'sample-kitchen-garden-chelmsford',
    slug: 'kitchen-garden-chelmsford',
    hasBefore: true,
    category: 'family',
    featured: false,
    title: 'Supper from the garden, Chelmsford',
    description:
      'Raised beds stand in the sunniest ground, near enough to cut supper while it cooks, with a greenhouse and fruit trees over meadow grass behind. From the kitchen it reads as a garden and not as an allotment: brick to sit on, a seat in the sun, and flowers in hedgerow white and dog-rose pink.',
    tags: ['220 m²', 'Chalky boulder clay', 'Greenhouse', 'Raised beds', 'Kitchen garden'],
  },
  {
    id: 'sample-wildlife-sevenoaks',
    slug: 'wildlife-sevenoaks',
    hasBefore: true,
    category: 'wildlife',
    featured: true,
    title: 'A pond before anything else, Sevenoaks',
    description:
      'The pond came first, 5.9 m² with shelving edges for frogs and native plants in the margins, and everything else was fitted to it. Long grass, a field maple and a young rowan lead towards the wood beyond; the old birch stayed. Something is in flower from March to November, and in berry or leaf the rest of the year.',
    tags: ['300 m²', 'Acid sandy loam', 'Wildlife pond', 'Meadow', 'Silver birch'],
  },
  {
    id: 'sample-wild-meadow-saffron-walden',
    slug: 'wild-meadow-saffron-walden',
    hasBefore: false,
    category: 'wildlife',
    featured: false,
    title: 'Paths through meadow, Saffron Walden',
    description:
      'Half wild already, and better for staying so. Orchard and meadow, sown thinly on poor soil, with a way winding through them and a pond of 15 m² in view of the terrace. An oak arbour at the far end catches the last of the sun.',
    tags: ['600 m²', 'Chalk', 'Meadow', 'Pond', 'Orchard'],
  },
  {
    id: 'sample-front-garden-southend',
    slug: 'front-garden-southend',
    hasBefore: false,
    category: 'wildlife',
    featured: false,
    title: 'Where the concrete was, Southend',
    description:
      'A front garden by the sea, sandy and windy, under concrete until now. Gravel that sets firm yet lets the rain through leads to the door, and the rest is deep planting that feeds bees from spring on: silverbush, houseleeks and ice plants.',
    tags: ['54 m²', 'Sandy soil', 'Coastal', 'Plants for bees', 'Permeable gravel'],
  },
];

/** With its pictures named as "sample:<garden>/<view>"; where the bare plot was not drawn, before and after are the same. */
export const sampleProjects: Omit<PortfolioProject, 'before' | 'after' | 'sample'>[] =
  portfolioSamples.map(({ slug, hasBefore, ...project }) => ({
    ...project,
    beforeImageUrl: `sample:${slug}/${hasBefore ? 'before' : 'eye'}`,
    afterImageUrl: `sample:${slug}/eye`,
  }));
