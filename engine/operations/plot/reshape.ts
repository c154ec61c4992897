/**
 * A plot put right by a little, with its garden kept: ground that is won goes to what lies beside it, ground that is lost is cut
 * from beds, lawns, ways and floors. Where more would have to change, it is refused in a sentence: such a plot is designed again.
 */
import { intersect, subtract, unite } from '../../geometry/boolean.ts';
import { area as areaOf, contains, distanceToSegment, polygon } from '../../geometry/region.ts';
import { hypot } from '../../geometry/trig.ts';
import { nameOfFurnishing } from '../../features/names.ts';
import { BUILDINGS } from '../../layout/plan-types.ts';
import type { DrawnPlot } from '../../model/drawn-plot.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Area } from '../../model/layout.ts';
import type { Operation } from '../../model/operation.ts';
import type { Mm, Point, Region } from '../../model/shapes.ts';
import type { Site } from '../../model/site.ts';
import type { Outcome } from '../apply.ts';
import { LEAST_AREA } from '../ground.ts';
import { capital, heirOf, isHeir, keepWays, lower, recut } from '../recut.ts';
import { standsOn } from '../things.ts';
import { movedEdges } from './edges.ts';
import { plotFault } from './faults.ts';
import { plotOf } from './measure.ts';

/** A corner that goes further makes another garden. */
const FURTHEST_MM: Mm = 2500;
/** An area's edge so near the boundary lies on it. */
const ON_SIDE_MM: Mm = 25;

export function reshapePlot(
  model: GardenModel,
  { corners, doorX }: Extract<Operation, { kind: 'plot' }>,
): Outcome {
  const after: DrawnPlot = { corners, doorX };
  const fault = plotFault(after);
  if (fault) return { refused: fault };
  const before = plotOf(model.site);
  if (!before) return { refused: 'No side of this plot lies along the house.' };
  if (before.corners.length !== corners.length)
    return { refused: 'The plot has other corners now, for which this garden was not laid out.' };
  if (JSON.stringify(before) === JSON.stringify(after)) return { model };
  if (
    corners.some(([x, y], i) => {
      const [bx, by] = before.corners[i]!;
      return hypot(x - bx, y - by) > FURTHEST_MM;
    })
  )
    return { refused: 'A corner goes further than 2.5 m, and this garden would not fit its plot.' };
  const site = movedSite(model.site, before, after);
  if (!site) return { refused: 'A gate would find no room in its side any more.' };
  const hindrance = leftOutside(model, site);
  if (hindrance) return { refused: hindrance };
  return withGround(model, site, before, after);
}

/** The same ground in another outline. */
function movedSite(site: Site, before: DrawnPlot, after: DrawnPlot): Site | null {
  const edges = movedEdges(site.edges, before, after);
  const wall = edges?.find(({ kind }) => kind === 'house');
  return edges && wall
    ? {
        ...site,
        boundary: after.corners,
        edges,
        house: { ...site.house, x0: wall.from[0], x1: wall.to[0] },
        doorX: after.doorX,
      }
    : null;
}

/** What would stand outside the new boundary, in a sentence. */
function leftOutside({ layout, planting, site: old }: GardenModel, site: Site): string | null {
  const plot: Region = [[site.boundary]];
  const was: Region = [[old.boundary]];
  const thing = layout.furnishings.find(
    (one) => !contains(plot, one.x, one.y) || (standsOn(one, was) && !standsOn(one, plot)),
  );
  if (thing)
    return `${capital(nameOfFurnishing(thing.kind))} would stand outside the boundary. Move it first.`;
  const kept = old.existing.find(({ x, y }) => !contains(plot, x, y));
  if (kept) return `${capital(kept.name)}, which you keep, would stand outside the boundary.`;
  const tree = planting.placements.find(
    (one) => (one.role === 'tree' || one.role === 'screening') && !contains(plot, one.x, one.y),
  );
  if (tree) {
    const name = planting.schedule.find((line) => line.plantId === tree.plantId)?.commonName;
    return `A tree${name ? ` (${name})` : ''} would stand outside the boundary. Remove it first.`;
  }
  const screen = layout.screens.find(({ line }) =>
    line.some(([x, y]) => contains(was, x, y) && !contains(plot, x, y)),
  );
  if (screen)
    return `A ${screen.kind.replace('-', ' ')} would stand outside the boundary. Remove it first.`;
  const opened = layout.openings?.some(
    ({ from, to }) => !isOnEdge(site.boundary, from) || !isOnEdge(site.boundary, to),
  );
  return opened ? 'A car drives in through that side, which stays where it is.' : null;
}

const isOnEdge = (ring: readonly Point[], [x, y]: Point): boolean =>
  ring.some((a, i) => distanceToSegment(x, y, a, ring[(i + 1) % ring.length]!) <= ON_SIDE_MM);

/** Ground that others may not take from, nor give to. */
const isFirm = (area: Area): boolean =>
  BUILDINGS.has(area.kind) ||
  area.kind === 'water' ||
  area.kind === 'pond' ||
  area.id.startsWith('kept-');

function withGround(model: GardenModel, site: Site, before: DrawnPlot, after: DrawnPlot): Outcome {
  const [old, plot]: [Region, Region] = [[[before.corners]], [[after.corners]]];
  const lost = subtract(old, plot);
  let won = subtract(plot, old);
  const regions = new Map<string, Region>();
  for (const area of model.layout.areas) {
    const goes = areaOf(intersect(area.region, lost));
    if (goes < 1) continue;
    if (isFirm(area)) {
      if (goes < 2000) continue;
      return { refused: `${capital(lower(area))} would lie outside the boundary. Move it first.` };
    }
    const rest = subtract(area.region, lost);
    if (areaOf(rest) < Math.min(LEAST_AREA, areaOf(area.region) * 0.9))
      return { refused: `That would leave next to nothing of ${lower(area)}.` };
    regions.set(area.id, rest);
  }
  const put = (area: Area, ground: Region) =>
    regions.set(area.id, unite(regions.get(area.id) ?? area.region, ground));
  for (const area of model.layout.areas) {
    if (isFirm(area)) continue;
    const ground = intersect(sweptBy(area, before, after), won);
    if (areaOf(ground) < 1) continue;
    put(area, ground);
    won = subtract(won, ground);
  }
  for (const piece of won) {
    if (areaOf([piece]) < 1) continue;
    const heir = heirOf(model, NOBODY, [piece]) ?? model.layout.areas.find(isHeir);
    if (!heir) return { refused: 'No bed or lawn lies there to take the ground that is won.' };
    put(heir, [piece]);
  }
  const outcome = recut({ ...model, site }, regions);
  if ('refused' in outcome) return outcome;
  const terrace = outcome.model.layout.areas.find((area) => area.id === 'terrace');
  return terrace ? keepWays(outcome.model, terrace) : outcome;
}
const NOBODY = {} as Area;

/** The strip between an area's edges on the boundary and where that boundary comes to lie. */
function sweptBy({ region }: Area, before: DrawnPlot, after: DrawnPlot): Region {
  const n = before.corners.length;
  const strips: Region[] = [];
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    const [a, b, na, nb] = [
      before.corners[i]!,
      before.corners[j]!,
      after.corners[i]!,
      after.corners[j]!,
    ];
    if (a[0] === na[0] && a[1] === na[1] && b[0] === nb[0] && b[1] === nb[1]) continue;
    const long = (b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2;
    const carried = ([x, y]: Point): Point => {
      const t = ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / long;
      return [Math.round(na[0] + (nb[0] - na[0]) * t), Math.round(na[1] + (nb[1] - na[1]) * t)];
    };
    const isOn = ([x, y]: Point) => distanceToSegment(x, y, a, b) <= ON_SIDE_MM;
    for (const rings of region)
      for (const ring of rings)
        ring.forEach((from, k) => {
          const to = ring[(k + 1) % ring.length]!;
          if (isOn(from) && isOn(to)) strips.push(polygon([from, to, carried(to), carried(from)]));
        });
  }
  return strips.length ? unite(...strips) : [];
}
