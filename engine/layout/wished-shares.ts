/** How much of a plot is to be open and planted: by the kind of garden, who looks after it, its size, the money and what the open ground is made of. */
import type { ProjectType } from '../model/brief.ts';
import type { Hands } from '../model/people-said.ts';
import type { Ask } from './plan-types.ts';
import { SHARES } from './project-types.ts';

/** From here on grass takes more of the plot and planting less: nobody weeds 300 m² of border unless they say so. */
const LARGE_FROM_M2 = 180,
  GREAT_FROM_M2 = 400,
  GRASS_PER_M2 = 0.0005,
  MOST_MORE_GRASS = 0.2,
  LEAST_BED_SHARE = 0.2;
/** Of a large plot the ground at the house is lawn, and the rest is long grass: m² of lawn up to a size, and for each m² of plot beyond it. */
const MOST_LAWN_M2 = 340,
  LAWN_UP_TO_M2 = 700,
  LAWN_PER_M2 = 0.1;
const mostLawn = (plotM2: number): number =>
  plotM2 > LAWN_UP_TO_M2
    ? (MOST_LAWN_M2 + LAWN_PER_M2 * (plotM2 - LAWN_UP_TO_M2)) / plotM2
    : Infinity;
/** Bare gravel is a floor and no garden: its most as a share, and in all, m². Where little upkeep is the point there is more, with planting in it. */
const MOST_GRAVEL = 0.22,
  MOST_GRAVEL_M2 = 45,
  EASY_GRAVEL_M2 = 60;

/**
 * Of the usual ground for beds, what is planted, by who looks after it: a square metre of border asks for some 25 minutes a year, of grass for 5,
 * and where children and dogs run, what is planted is run through.
 */
const PLANTED_BY_HANDS: Record<Hands, number> = { none: 0.55, few: 0.75, usual: 1, keen: 1 };

/** Shares of the plot, 0 to 1; `plotM2` in square metres. */
export function shareFor(
  type: ProjectType,
  {
    budget,
    lawn,
    plotM2,
    hands,
  }: { budget: Ask['budget']; lawn: boolean; plotM2: number; hands: Hands },
): Ask['share'] {
  const usual = SHARES[type],
    // who has little money is given less already
    { open, bed } = budget === 'low' ? thriftyShare(usual) : keptShare(usual, hands);
  if (lawn) {
    // long grass and crops are the open ground of gardens for them, up to a size
    const from = type === 'wildlife' || type === 'edible' ? GREAT_FROM_M2 : LARGE_FROM_M2;
    const more = Math.min(MOST_MORE_GRASS, Math.max(0, plotM2 - from) * GRASS_PER_M2);
    return {
      open: Math.min(open + more, mostLawn(plotM2)),
      bed: Math.max(Math.min(bed, LEAST_BED_SHARE), bed - more),
    };
  }
  const easy = type === 'lowmaint' || budget === 'low' || hands === 'none';
  // bare stones are no home for what is to live there
  const gravel = Math.min(
    type === 'wildlife' && budget !== 'low' ? 0 : open,
    easy ? open : MOST_GRAVEL,
    (easy ? EASY_GRAVEL_M2 : MOST_GRAVEL_M2) / plotM2,
  );
  return { open: gravel, bed: bed + PLANTED_FOR_GRAVEL * (open - gravel) };
}
const PLANTED_FOR_GRAVEL = 0.6;

function keptShare({ open, bed }: Ask['share'], hands: Hands): Ask['share'] {
  const planted = bed * PLANTED_BY_HANDS[hands];
  return { open: open + bed - planted, bed: planted };
}

/** Of the ground for beds, what is open where money is short: a square metre of planting costs several of grass. */
const OPEN_INSTEAD = 0.4;
const thriftyShare = ({ open, bed }: Ask['share']): Ask['share'] => ({
  open: open + OPEN_INSTEAD * bed,
  bed: (1 - OPEN_INSTEAD) * bed,
});
