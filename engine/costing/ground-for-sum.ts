/** How much of a garden is planted for a sum, where all of it would cost more. */
import { contains } from '../geometry/region.ts';
import {
  isTinySum,
  keptAs,
  mayWalkOnGrass,
  type Ways,
  withKeptGround,
} from '../layout/kept-ground.ts';
import type { Placing } from '../layout/planted-share.ts';
import { withPotsForPlanters } from '../layout/pots-for-planters.ts';
import type { Brief } from '../model/brief.ts';
import type { RateBook } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Layout } from '../model/layout.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { measureGarden } from '../quantities/measure.ts';
import { takeOffMeasured } from '../quantities/take-off.ts';
import { withPreliminaries } from './preliminaries.ts';
import { priceLines } from './price-lines.ts';
import { withPlacements } from './thin.ts';

/** Shares of the beds that are tried, the most first. */
const SHARES = [1, 0.85, 0.7, 0.56, 0.44, 0.34, 0.25] as const;
/** The same where the ways are over the grass. */
const WALKED = [0.34, 0.25, 0.18] as const;
/** Pots in place of planters, the most first. */
const POTS = [12, 9, 7, 5, 4, 3] as const;
/** A garden of bark is none. */
const LEAST_BY_MULCH = 0.44;
type Less = { share: number; ways: Ways };

/**
 * The layout in which the open ground is the grass that is there, and as much is planted as the sum pays for; null where no grass can be
 * kept. `model` holds every cheaper choice already, so that its price for less ground is near what that ground will cost.
 */
export function layoutForSum(input: {
  layout: Layout;
  model: GardenModel;
  brief: Brief;
  rates: RateBook;
  budgetPence: number;
  placing: Placing;
}): Layout | null {
  const { layout, model, brief, rates, budgetPence, placing } = input,
    { site } = model;
  const priceOf = (drawn: Layout): number => {
    const areas = new Map(drawn.areas.map((area) => [area.id, area]));
    const stands = model.planting.placements.filter(({ existing, role, areaId, x, y }) => {
      if (existing || role === 'tree' || role === 'pot') return true;
      const own = areas.get(areaId);
      return own ? own.kind !== 'bed' || contains(own.region, x, y) : false;
    });
    const made: GardenModel = {
      ...model,
      layout: drawn,
      planting: withPlacements(model.planting, stands),
    };
    const lines = takeOffMeasured(made, measureGarden(site, drawn), { plants: [] });
    return priceLines(withPreliminaries(lines, made, rates), rates).totalPence;
  };
  if (isUndug(site)) {
    const most =
      POTS.find((one) => priceOf(withPotsForPlanters(model.layout, one)) <= budgetPence) ??
      POTS.at(-1)!;
    const drawn = withPotsForPlanters(layout, most);
    return drawn === layout ? null : drawn;
  }
  const as = keptAs(brief, site);
  // bark in place of planting is no whole garden: it is for a sum that was named
  if (!as || (as === 'mulch' && !brief.budgetPence)) return null;
  const at = (of: Layout, { share, ways }: Less) =>
    withKeptGround(of, { brief, site, share, placing, ways });
  const priceAt = (less: Less): number => priceOf(at(model.layout, less));
  const tried: Less[] = SHARES.filter(
    (share) => as !== 'mulch' || share >= LEAST_BY_MULCH || isTinySum(brief),
  ).map((share) => ({ share, ways: 'floor' }));
  // dishes are carried over a floor
  const hasTableAway = layout.areas.some(
    ({ kind, feature }) => kind === 'seat' && feature === 'dining',
  );
  if (as !== 'mulch' && !hasTableAway && mayWalkOnGrass(brief))
    for (const ways of ['stones', 'grass'] as const)
      for (const share of WALKED) tried.push({ share, ways });
  const less = tried.find((one) => priceAt(one) <= budgetPence) ?? tried.at(-1)!;
  const drawn = at(layout, less);
  return drawn === layout ? null : drawn;
}
