/** What may be said of a finished garden: shares of its ground, sides that are planted, trees that are there, ground that rises. */
import { area, bounds, centroid, contains, distanceToEdge } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { GardenModel, SunMap } from '../model/garden.ts';
import type { Area, AreaKind, FurnishingKind } from '../model/layout.ts';
import type { PlantPlacement } from '../model/planting.ts';
import type { Mm, Point } from '../model/shapes.ts';

/** Of less ground than this no garden is named, share of the plot. */
const NAMED_BY = 0.1;
/** Where planting is spoken of as deep, and as what comes first. */
const DEEP = 0.15,
  FIRST = 0.25;
/** Share of a side with a planted foot from which it is called planted, and from which a bed runs the length of it. */
const PLANTED_SIDE = 0.4,
  WHOLE_SIDE = 0.6;

type Laid = Pick<GardenModel, 'site' | 'layout'>;
const madeNow = ({ layout }: Laid): Area[] => layout.areas.filter(({ isLater }) => !isLater);
const plotOf = ({ site }: Laid): number => area([[site.boundary]]);

/** Share of the plot that some ground takes, 0 to 1; what is left for later is none. */
export const shareOf = (model: Laid, is: (one: Area) => boolean): number =>
  madeNow(model)
    .filter(is)
    .reduce((sum, { region }) => sum + area(region), 0) / plotOf(model);
/** More of the ground is made, or stays for good, than is left for later. */
export const isMostlyMade = (model: Laid): boolean => shareOf(model, () => true) >= 0.5;
const ofKinds =
  (...kinds: AreaKind[]) =>
  ({ kind }: Area): boolean =>
    kinds.includes(kind);
export const isGravelled = ({ material, kind }: Area): boolean =>
  kind !== 'path' && /gravel/.test(material);
const shareOfBeds = (model: Laid): number => shareOf(model, ofKinds('bed'));

export const isPlanted = (model: Laid): boolean => shareOfBeds(model) >= NAMED_BY;
export const isDeeplyPlanted = (model: Laid): boolean => shareOfBeds(model) >= DEEP;
export const isMostlyPlanted = (model: Laid): boolean => shareOfBeds(model) >= FIRST;
/** Two beds that are deep, and no single strip. */
export const hasDeepBeds = (model: Laid): boolean =>
  isDeeplyPlanted(model) && madeNow(model).filter(ofKinds('bed')).length > 1;
export const isGrassed = (model: Laid): boolean => shareOf(model, ofKinds('lawn')) >= NAMED_BY;
export const isLongGrass = (model: Laid): boolean =>
  shareOf(model, ofKinds('meadow', 'orchard')) >= NAMED_BY;
/** Gravel is its open ground, and no grass of any height. */
export const isGravelGarden = (model: Laid): boolean =>
  shareOf(model, isGravelled) >= NAMED_BY && !madeNow(model).some(ofKinds('lawn', 'meadow'));
export const isKitchenGarden = (model: Laid): boolean =>
  shareOf(model, ofKinds('vegetable')) >= 0.05;

export const stands = ({ layout }: Laid, ...kinds: FurnishingKind[]): boolean =>
  layout.furnishings.some(({ kind }) => kinds.includes(kind));

/** How many of its furnishings are of a kind. */
export const numberOf = ({ layout }: Laid, of: FurnishingKind): number =>
  layout.furnishings.filter(({ kind }) => kind === of).length;

export type Side = 'left' | 'right' | 'back' | 'door';
const STEPS = 40;
/** So near to the edge a bed lies along it, mm; looked at in turn. */
const ALONG_MM = [100, 300, 700] as const;

/** Share of each side of the plot, 0 to 1, along which something is planted; left and right as seen from the house. */
export function plantedSides(model: Laid): Record<Side, number> {
  const plot = [[model.site.boundary]],
    { x0, x1, y0, y1 } = bounds(plot),
    own = madeNow(model).filter(ofKinds('bed', 'vegetable', 'orchard', 'meadow'));
  const along = (at: (t: number) => Point, dx: number, dy: number): number => {
    let planted = 0,
      all = 0;
    for (let i = 0; i < STEPS; i++) {
      let [x, y] = at((i + 0.5) / STEPS);
      // where the plot is no rectangle its edge lies further in
      for (let k = 0; k < 400 && !contains(plot, x, y); k++) {
        x += dx * 100;
        y += dy * 100;
      }
      if (!contains(plot, x, y)) continue;
      all++;
      if (
        ALONG_MM.some((mm) => own.some(({ region }) => contains(region, x + dx * mm, y + dy * mm)))
      )
        planted++;
    }
    return all ? planted / all : 0;
  };
  return {
    left: along((t) => [x0, y0 + t * (y1 - y0)], 1, 0),
    right: along((t) => [x1, y0 + t * (y1 - y0)], -1, 0),
    back: along((t) => [x0 + t * (x1 - x0), y1], 0, -1),
    door: along((t) => [x0 + t * (x1 - x0), y0], 0, 1),
  };
}
/** Planting on the left answers planting on the right. */
export function isPaired(model: Laid): boolean {
  const { left, right } = plantedSides(model);
  return Math.min(left, right) >= PLANTED_SIDE;
}
export function isPlantedRound(model: Laid): boolean {
  const { left, right, back } = plantedSides(model);
  return Math.min(left, right, back) >= PLANTED_SIDE;
}
/** One bed along the whole of a side, and no grass beside it. */
export function isBedAlongSide(model: Laid): boolean {
  const { left, right, back } = plantedSides(model);
  return Math.max(left, right, back) >= WHOLE_SIDE;
}

/** How far from the house a place lies, 0 to 1 of the depth of the plot. */
export function depthOf({ site }: Laid, y: Mm): number {
  const { y0, y1 } = bounds([[site.boundary]]);
  return (y - y0) / (y1 - y0);
}
const FAR = 0.55,
  MIDDLE_FROM = 0.25,
  MIDDLE_TO = 0.8;
/** Something of these kinds stands in the farther part of the plot. */
export const standsFar = (model: Laid, ...kinds: FurnishingKind[]): boolean =>
  model.layout.furnishings.some(({ kind, y }) => kinds.includes(kind) && depthOf(model, y) > FAR);
/** Something of these kinds stands neither at the house nor at the far end. */
export const standsMidway = (model: Laid, ...kinds: FurnishingKind[]): boolean =>
  model.layout.furnishings.some(
    ({ kind, y }) =>
      kinds.includes(kind) && depthOf(model, y) > MIDDLE_FROM && depthOf(model, y) < MIDDLE_TO,
  );

/** So near to the middle of the plot ground holds it, mm. */
const NEAR_MIDDLE_MM: Mm = 2000;
/** Its lawn lies in the middle of the plot. */
export function isLawnInMiddle(model: Laid): boolean {
  const [x, y] = centroid([[model.site.boundary]]);
  return madeNow(model).some(
    ({ kind, region }) =>
      kind === 'lawn' && (contains(region, x, y) || distanceToEdge(region, x, y) < NEAR_MIDDLE_MM),
  );
}
/** Its grass is one shape, and no more than slips beside it. */
export function isOneLawn(model: Laid): boolean {
  const lawns = madeNow(model)
    .filter(ofKinds('lawn'))
    .map(({ region }) => area(region));
  return Math.max(0, ...lawns) >= 0.8 * lawns.reduce((sum, one) => sum + one, 0);
}

/** The ground climbs away from the house. */
const isUphill = ({ site }: Pick<GardenModel, 'site'>): boolean =>
  site.slope === 'up' ||
  (site.levels?.breaks ?? []).reduce((sum, { riseMm }) => sum + riseMm, 0) > 0;

/** How one walks away from the house. */
export const wayAlong = (model: Pick<GardenModel, 'site'>): 'up' | 'down' =>
  isUphill(model) ? 'up' : 'down';

const isNewTree = ({ role, existing }: PlantPlacement): boolean => role === 'tree' && !existing;
/** A tree planted at a spot stands this near to it, mm. */
const AT_SPOT_MM: Mm = 500;
/** Trees that are planted to hide who looks in. */
export const screeningTrees = ({ layout, planting }: GardenModel): PlantPlacement[] => {
  const spots = layout.trees.filter(({ role }) => role === 'screening');
  return planting.placements.filter(
    (one) => isNewTree(one) && spots.some(({ x, y }) => hypot(x - one.x, y - one.y) < AT_SPOT_MM),
  );
};
/** What is higher than this one does not see over, mm. */
const LOW_MM: Mm = 1600;
/** Nothing but trees and what climbs a wall is planted that one does not see over. */
export const isLow = ({ planting: { placements } }: GardenModel): boolean =>
  placements.length > 0 &&
  placements.every(
    ({ role, heightMm }) => role === 'tree' || role === 'climber' || heightMm <= LOW_MM,
  );

/** Of ground this sunny against the sunniest twentieth of the plot it is said to be the sunniest. */
const SUNNIEST = 0.8,
  TWENTIETH = 0.05;
export function isSunniest(hours: number | null, { tenths }: SunMap): boolean {
  const all = tenths.filter((one) => one !== 255).toSorted((a, b) => b - a),
    best = all[Math.floor(all.length * TWENTIETH)];
  return hours !== null && best !== undefined && hours * 10 >= SUNNIEST * best;
}
