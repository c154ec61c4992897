/** What each project type brings with it, by the size of the plot, when the visitor has not said otherwise. */
import type { FeatureId, ProjectType } from '../model/brief.ts';

type Wish = {
  feature: FeatureId;
  /** Smallest plot it comes with, m². */ from: number;
  because: string;
  /** Not in front or roof gardens. */ back?: true;
};

const SIT = 'somewhere to sit and eat by the house';
const LISTS: Record<ProjectType, Wish[]> = {
  family: [
    { feature: 'dining', from: 0, because: `a family garden needs ${SIT}` },
    { feature: 'lawn', from: 40, because: 'a family garden usually keeps a lawn' },
    {
      feature: 'play',
      from: 45,
      because: 'a family garden usually has a place to play in sight of the house',
      back: true,
    },
    { feature: 'shed', from: 70, because: 'bicycles and toys need a shed', back: true },
    { feature: 'seat', from: 110, because: 'a second seat lets grown-ups be near and apart' },
    {
      feature: 'veg2',
      from: 170,
      because: 'there is room for a small bed where children can grow food',
      back: true,
    },
    {
      feature: 'compost',
      from: 220,
      because: 'a garden this size makes its own compost',
      back: true,
    },
    {
      feature: 'orchard',
      from: 450,
      because: 'a garden this size has room for a few fruit trees',
      back: true,
    },
  ],
  modern: [
    {
      feature: 'dining',
      from: 0,
      because: `a contemporary garden is a room outdoors, with ${SIT}`,
    },
    { feature: 'lounge', from: 60, because: 'low seating belongs to a contemporary terrace' },
    {
      feature: 'lighting',
      from: 0,
      because: 'lighting makes a contemporary garden a room after dark',
    },
    { feature: 'lawn', from: 75, because: 'one clean panel of lawn sets off the paving' },
    {
      feature: 'seat',
      from: 120,
      because: 'a second place to sit answers the terrace from the far end',
    },
    { feature: 'store', from: 90, because: 'a slim store keeps tools out of sight', back: true },
    { feature: 'pergola', from: 260, because: 'a garden this size can carry a covered seat' },
  ],
  luxury: [
    { feature: 'dining', from: 0, because: `a garden for entertaining starts with ${SIT}` },
    {
      feature: 'lounge',
      from: 50,
      because: 'deep seating beside the table is part of a garden for entertaining',
    },
    { feature: 'pergola', from: 70, because: 'a covered seat makes a destination' },
    { feature: 'lighting', from: 0, because: 'evening lighting belongs to this kind of garden' },
    { feature: 'lawn', from: 90, because: 'a fine lawn sets off the borders' },
    {
      feature: 'formalpond',
      from: 200,
      because: 'there is room for a formal pool on the line of the door',
    },
    { feature: 'firepit', from: 160, because: 'a fire makes evenings longer', back: true },
    { feature: 'seat', from: 260, because: 'a garden this size has a second view to sit in' },
    {
      feature: 'shed',
      from: 180,
      because: 'tools and cushions need a store out of sight',
      back: true,
    },
    {
      feature: 'orchard',
      from: 500,
      because: 'a garden this size has room for a small orchard',
      back: true,
    },
  ],
  wildlife: [
    {
      feature: 'dining',
      from: 0,
      because: `people are part of a wildlife garden too, with ${SIT}`,
    },
    { feature: 'seat', from: 0, because: 'a quiet seat lets you watch what comes' },
    { feature: 'pond', from: 45, because: 'nothing brings more wildlife than a pond' },
    { feature: 'meadow', from: 70, because: 'a patch of meadow feeds bees and butterflies' },
    { feature: 'birdfeeder', from: 0, because: 'birds need feeding through the winter' },
    {
      feature: 'compost',
      from: 60,
      because: 'a compost heap is home to much that gardens need',
      back: true,
    },
    { feature: 'lawn', from: 150, because: 'a mown path or small lawn makes the wild look meant' },
    { feature: 'shed', from: 160, because: 'tools need a shed', back: true },
    {
      feature: 'orchard',
      from: 420,
      because: 'fruit trees in long grass are rich in life',
      back: true,
    },
  ],
  edible: [
    { feature: 'dining', from: 0, because: `what is grown is eaten at a table by the house` },
    { feature: 'herbs', from: 0, because: 'herbs belong within reach of the kitchen' },
    { feature: 'veg2', from: 0, because: 'raised beds are what this garden is for' },
    { feature: 'veg4', from: 65, because: 'four raised beds let crops be rotated' },
    {
      feature: 'compost',
      from: 45,
      because: 'a productive garden feeds itself with compost',
      back: true,
    },
    {
      feature: 'greenhouse',
      from: 80,
      because: 'a greenhouse brings seedlings on and ripens tomatoes',
      back: true,
    },
    { feature: 'shed', from: 75, because: 'tools need a shed', back: true },
    { feature: 'seat', from: 110, because: 'gardeners need somewhere to rest' },
    { feature: 'orchard', from: 200, because: 'there is room for fruit trees', back: true },
    { feature: 'lawn', from: 220, because: 'a little lawn gives the eye a rest' },
    {
      feature: 'cutflowers',
      from: 260,
      because: 'a row of flowers for cutting brings bees to the crops',
    },
  ],
  lowmaint: [
    { feature: 'dining', from: 0, because: `a garden for enjoying has ${SIT}` },
    { feature: 'seat', from: 80, because: 'a second seat catches the sun at another hour' },
    {
      feature: 'store',
      from: 70,
      because: 'a small store is enough when there is little to do',
      back: true,
    },
  ],
};

/** What comes to more than some £500 made and planted. */
const DEAR: ReadonlySet<FeatureId> = new Set([
  'lounge',
  'play',
  'trampoline',
  'pergola',
  'arbour',
  'firepit',
  'hottub',
  'sauna',
  'gardenroom',
  'shed',
  'greenhouse',
  'orchard',
  'pond',
  'formalpond',
  'water',
  'kitchen',
  'lighting',
]);
export const isDear = (feature: FeatureId): boolean => DEAR.has(feature);
/**
 * How many dear things are offered to whoever names next to nothing: one, more where cost was said to matter least, and
 * none before the street.
 */
export const mostOffered = (type: ProjectType, position: string): number =>
  position === 'front' ? 0 : type === 'luxury' ? 3 : 1;

/** Below this no lawn is worth mowing, m². */
export const LEAST_LAWN_PLOT_M2 = 32;

/** Wishes of a project type for a plot, most important first. A larger thing stands in for its smaller kin. */
export function wishesOfType(
  type: ProjectType,
  areaM2: number,
  position: string,
): { feature: FeatureId; because: string }[] {
  const list = (LISTS[type] ?? LISTS.family).filter(
    (wish) => areaM2 >= wish.from && !(wish.back && (position === 'front' || position === 'roof')),
  );
  const has = (feature: FeatureId) => list.some((wish) => wish.feature === feature);
  return list
    .filter(({ feature }) => !(feature === 'veg2' && has('veg4')))
    .filter(
      ({ feature }) =>
        !(
          position === 'roof' &&
          (feature === 'lawn' ||
            feature === 'pond' ||
            feature === 'meadow' ||
            feature === 'orchard')
        ),
    )
    .filter(
      ({ feature }) => !(position === 'front' && (feature === 'dining' || feature === 'lounge')),
    )
    .map(({ feature, because }) => ({ feature, because }));
}
