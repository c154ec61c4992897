/** What stands along the edge of the plot, piece by piece, and where north is. The ground stays as it is; its sun does not. */
import { distanceToSegment } from '../../geometry/region.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { BoundaryAs, Operation } from '../../model/operation.ts';
import type { Mm, Point } from '../../model/shapes.ts';
import type { BoundaryEdge } from '../../model/site.ts';
import { boundedBy } from '../../site/by-hand.ts';
import type { Outcome } from '../apply.ts';

type Of<Kind extends Operation['kind']> = Extract<Operation, { kind: Kind }>;

/** Least and greatest height, mm; of what is open there is none. */
export const HEIGHTS: Record<Exclude<BoundaryAs, 'open'>, readonly [Mm, Mm]> = {
  fence: [300, 3000],
  wall: [300, 4000],
  hedge: [300, 6000],
  railings: [300, 3000],
};
/** As high as such a thing mostly is, mm. */
export const USUAL_HEIGHT: Record<BoundaryAs, Mm> = {
  fence: 1800,
  wall: 1800,
  hedge: 1800,
  railings: 1100,
  open: 0,
};
/** A climber's foot is this near to what it climbs; lower things carry none, mm. */
const CLIMBS_WITHIN_MM = 450,
  LEAST_CLIMBED_MM = 900;

const same = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** Pieces of the edge that may be otherwise. */
export const openPieces = ({ site }: GardenModel): BoundaryEdge[] =>
  site.edges.filter(({ kind }) => kind !== 'house' && kind !== 'gate');

export function changeBoundary(
  model: GardenModel,
  { from, to, as, heightMm, isNew }: Of<'boundary'>,
): Outcome {
  const piece = openPieces(model).find((one) => same(one.from, from) && same(one.to, to));
  if (!piece) return { refused: 'That piece of the boundary is no longer there.' };
  if (as !== 'open') {
    const [least, most] = HEIGHTS[as];
    if (heightMm < least || heightMm > most)
      return { refused: `A ${as} is between ${least / 1000} and ${most / 1000} m high.` };
  }
  if (isNew && as !== 'fence')
    return {
      refused: 'Only a fence can be put up new here; plant a hedge or build a wall in the bed.',
    };
  const next = boundedBy(piece, as, heightMm, isNew);
  if (JSON.stringify(next) === JSON.stringify(piece)) return { model };
  const site = {
    ...model.site,
    edges: model.site.edges.map((one) => (one === piece ? next : one)),
  };
  const bears = as !== 'open' && next.heightMm >= LEAST_CLIMBED_MM;
  const placements = bears
    ? model.planting.placements
    : model.planting.placements.filter(
        (one) =>
          one.role !== 'climber' || distanceToSegment(one.x, one.y, from, to) > CLIMBS_WITHIN_MM,
      );
  return {
    model: {
      ...model,
      site,
      ...(placements.length < model.planting.placements.length
        ? { planting: { ...model.planting, placements } }
        : {}),
    },
  };
}

export function turnNorth(model: GardenModel, { bearingDeg }: Of<'north'>): Outcome {
  if (!Number.isInteger(bearingDeg) || bearingDeg < 0 || bearingDeg > 359)
    return { refused: 'A bearing is between 0 and 359 degrees.' };
  return bearingDeg === model.site.bearingDeg
    ? { model }
    : { model: { ...model, site: { ...model.site, bearingDeg } } };
}
