/** What the lines of a design do here: only what its own beds and floors bear out. */
import type { GardenModel } from '../model/garden.ts';
import type { Language } from '../model/layout.ts';
import {
  hasDeepBeds,
  isMostlyMade,
  isDeeplyPlanted,
  isPaired,
  isPlanted,
  wayAlong,
} from './borne-out.ts';
import type { WordFacts } from './facts.ts';

/** `needs`: what has to be on the plan for it; `{along}` is down, or up where the ground climbs. */
type Line = { say: string; needs?: (model: GardenModel) => boolean };

const hasTerrace = ({ layout }: GardenModel): boolean =>
  layout.areas.some(({ kind, isLater }) => kind === 'terrace' && !isLater);

const LINES: Record<Language, readonly Line[]> = {
  rect: [
    {
      say: 'Every edge is carried on from the house: the line of the terrace becomes the edge of the next room, so the garden reads as one calm sequence rather than a set of parts.',
      needs: hasTerrace,
    },
    {
      say: 'The plan keeps to the lines of the house, with planting thickened where two rooms meet, so there is always something to walk towards and something still hidden.',
      needs: isPlanted,
    },
    {
      say: 'The geometry is plain on purpose. Straight edges, set out from the windows, give the planting something to spill over, and it is the spilling that one sees.',
      needs: isPlanted,
    },
    {
      say: 'Terrace, open ground and borders share their edges, so that fewer lines do more work and the garden looks larger for being simpler.',
      needs: (model) => isPlanted(model) && hasTerrace(model),
    },
  ],
  zigzag: [
    {
      say: 'The length is broken by hanging each room from alternate sides, which makes you cross the garden as you walk {along} it and lets the plot feel wider than it is.',
    },
    {
      say: 'Rooms step from one side to the other, so the eye is stopped by planting on the way {along} instead of running straight to the back fence.',
      needs: isDeeplyPlanted,
    },
    {
      say: 'Each room starts from the fence that the last one left free. The walk {along} the garden is longer than the garden is, and there is a corner to turn at every stage.',
    },
  ],
  diagonal: [
    {
      say: 'Turning the plan through 45 degrees gives the garden its longest lines, from corner to corner, and pushes the deep planting into the two corners that need it.',
      needs: hasDeepBeds,
    },
    {
      say: 'The lines run at 45 degrees to the house. The eye follows the diagonal, which is the longest measure the plot has, and the fences stop being what you look at.',
    },
    {
      say: 'Set square to the corners and not to the walls, the plan makes room for two deep beds where a straight one would have had four thin strips.',
      needs: hasDeepBeds,
    },
  ],
  circles: [
    {
      say: 'Circles of different sizes overlap like stones dropped in water; where they meet, the planting swells into the gaps and the boundary disappears behind it.',
      needs: isDeeplyPlanted,
    },
    {
      say: 'The open ground is drawn as clear circles that bite into one another. A circle has no corner to look at, so attention stays inside the garden.',
    },
    {
      say: 'Rounded ground makes the fences matter less: the beds are deep where the circles part and narrow where they touch, and a path is needed almost nowhere.',
      needs: hasDeepBeds,
    },
  ],
  serpentine: [
    {
      say: 'Nothing here is straight. The open ground bends between two swells of planting, so that part of the garden is always round the corner.',
      needs: isPaired,
    },
    {
      say: 'One slow curve leads from the door to the far end, narrowing and opening as it goes, with the deepest planting on the inside of each bend.',
      needs: isPlanted,
    },
    {
      say: 'The edges are drawn with the whole arm, in curves long enough to mow along, and each bend has a reason to be there: a tree, a seat or the end of a view.',
    },
  ],
  arc: [
    {
      say: 'A single arc swings out from the corner of the house and takes terrace, edge and planting with it; it is one gesture, and everything else is kept quiet.',
      needs: (model) => isPlanted(model) && hasTerrace(model),
    },
    {
      say: 'One great quarter circle, struck from the corner of the house, holds the whole plan together and sends the eye round to the far corner.',
    },
    {
      say: 'From the corner of the house one curve is drawn and everything keeps to it, so that a plot with four sides is seen as a sweep with one.',
    },
  ],
  formal: [
    {
      say: 'The plan is set out about a line drawn from the house, with planting on one side of it answered by planting on the other.',
      needs: isPaired,
    },
    {
      say: 'It is ordered on a central axis, with the two sides answering each other, so that even in January the bones of the garden are worth looking at.',
      needs: isPaired,
    },
    {
      say: 'A line from the house, and the same on either side of it: the order is easy to read and easy to keep, and it lets the planting be generous without looking wild.',
      needs: (model) => isPlanted(model) && isPaired(model),
    },
    {
      say: 'It is set out from a line drawn at right angles to the house, and whatever lies on one side is measured from it as on the other.',
    },
  ],
};

/** One sentence or two; empty where the plan bears none of them out. */
export function lineSaid({ input: { model }, nth }: WordFacts): string {
  // where most of the ground is left as it is its lines are not there to be seen
  const lines = isMostlyMade(model)
      ? LINES[model.layout.language].filter(({ needs }) => needs?.(model) ?? true)
      : [],
    line = lines[(nth + (model.seed % 7)) % (lines.length || 1)];
  return line?.say.replace('{along}', wayAlong(model)) ?? '';
}
