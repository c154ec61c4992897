/** Ground of a plot that is taken before anything is laid out: what stays, a unit and its air, what holds a level, ways of others. */
import type { Region } from '../model/shapes.ts';
import type { ExistingThing, GroundBreak, Site, SiteUnit } from '../model/site.ts';
import { bounds, disc, rectangle } from '../geometry/region.ts';
import { intersect, subtract, unite } from '../geometry/boolean.ts';
import { offset } from '../geometry/trial.ts';
import { BARRED_RULES } from '../site/barred-rules.ts';
import { isPlotEdge, isOpenBelow, isPath } from '../site/kept-sizes.ts';
import { screenOfUnit } from '../site/unit.ts';
import { groundLeft } from '../site/zones.ts';
import { breakFlights } from '../levels/breaks.ts';
import { BREAK_WAY_MM } from '../levels/step-sizes.ts';
import type { Frame, KeptGround } from './plan-types.ts';

export function takenGround(site: Site, plot: Frame['plot']): KeptGround[] {
  const things = site.existing
    // a hedge that is the plot's edge takes no more of the ground than another edge
    .filter((thing) => !isPlotEdge(site, thing))
    .map((thing) => keptGround(thing, plot, site.doorX))
    .filter((kept) => kept.blocked.length > 0);
  apart(things);
  return [
    ...things,
    ...(site.unit ? [unitGround(site.unit, plot)] : []),
    ...breakGrounds(site, plot),
    ...groundsLeft(site, things),
  ];
}

/** No two have the same ground, whatever was said of their places. */
function apart(things: KeptGround[]): void {
  things.forEach((thing, i) => {
    const before = things.slice(0, i).filter(({ kind }) => kind);
    if (!thing.isLeft || !before.length) return;
    thing.region = subtract(thing.region, ...before.map(({ region }) => region));
    if (!thing.region.length) thing.kind = null;
  });
}

/** A way that others walk, and ground of others, stays as it is. */
function groundsLeft(site: Site, things: readonly KeptGround[]): KeptGround[] {
  const taken = things.filter(({ kind }) => kind).map(({ region }) => region);
  return groundLeft(site).flatMap((zone) => {
    const region = subtract([[zone.outline]], ...taken);
    if (!region.length) return [];
    taken.push(region);
    return {
      id: zone.id,
      kind: 'path' as const,
      feature: null,
      name: BARRED_RULES[zone.kind].label,
      region,
      blocked: region,
      // it has no stem that others keep off
      x: -FAR_OFF_MM,
      y: -FAR_OFF_MM,
      radiusMm: 0,
      heightMm: 0,
      tree: false,
      isLeft: true as const,
      ...(zone.kind === 'open run' ? { isGrass: true as const } : {}),
    };
  });
}

/** A unit by the house, with the air it wants and its screen. */
function unitGround(unit: SiteUnit, plot: Frame['plot']): KeptGround {
  const { x, y, name, heightMm } = unit,
    box = bounds([[screenOfUnit(unit)]]);
  const blocked = intersect(rectangle(box.x0 - 100, 0, box.x1 + 100, box.y1 + 100), plot);
  return {
    id: 'unit',
    kind: null,
    feature: null,
    name,
    region: blocked,
    blocked,
    x,
    y,
    radiusMm: 0,
    heightMm,
    tree: false,
  };
}

/** What the first wall or bank parts from the house. */
export function beyondFirst({ levels }: Site, plot: Frame['plot']): Region {
  const first = levels?.breaks?.find(({ kind }) => kind !== 'slope');
  if (!first) return [];
  const { x0, x1, y1 } = bounds(plot);
  return rectangle(x0 - 1, first.y - Math.max(BREAK_MM, first.runMm) / 2, x1 + 1, y1 + 1);
}

/** Nothing lies over a wall or a bank that holds a level, but for the way through it, which is as wide as its steps. */
function breakGround(one: GroundBreak, steps: Region, plot: Frame['plot']): KeptGround {
  const half = Math.max(BREAK_MM, one.runMm) / 2,
    { x0, x1 } = bounds(plot),
    box = bounds(steps);
  const band = (from: number, to: number) => rectangle(from, one.y - half, to, one.y + half);
  const blocked = intersect(
    unite(
      band(x0 - 1, one.stepsX - BREAK_WAY_MM / 2),
      band(one.stepsX + BREAK_WAY_MM / 2, x1 + 1),
      // nobody leaves a flight by its side
      rectangle(box.x0 - BESIDE_MM, box.y0, box.x0, box.y1),
      rectangle(box.x1, box.y0, box.x1 + BESIDE_MM, box.y1),
    ),
    plot,
  );
  return {
    id: one.id,
    kind: null,
    feature: null,
    name: one.kind,
    region: blocked,
    blocked,
    // it has no stem that others keep off
    x: x0 - FAR_OFF_MM,
    y: -FAR_OFF_MM,
    radiusMm: 0,
    heightMm: 0,
    tree: false,
  };
}
const breakGrounds = (site: Site, plot: Frame['plot']): KeptGround[] => {
  const flights = breakFlights(site);
  return (site.levels?.breaks ?? [])
    .filter(({ kind }) => kind !== 'slope')
    .map((one, i) => breakGround(one, flights[i]!.region, plot));
};
/** Across a wall. */
const BREAK_MM = 600,
  BESIDE_MM = 300,
  FAR_OFF_MM = 1e6;

const KEPT_KIND = {
  shed: 'shed',
  greenhouse: 'greenhouse',
  patio: 'seat',
  pond: 'pond',
  tree: null,
  shrub: null,
  hedge: null,
  wall: null,
  // one walks on them, and nothing lies over a bank
  steps: 'path',
  bank: null,
  other: null,
} as const;
const KEPT_FEATURE = {
  shed: 'shed',
  greenhouse: 'greenhouse',
  patio: null,
  pond: 'pond',
  tree: null,
  shrub: null,
  hedge: null,
  wall: null,
  steps: null,
  bank: null,
  other: null,
} as const;

/** Clear of the middle of a trunk that may stand elsewhere. */
const ASSUMED_TRUNK_MM = 600;
/** Under a great crown one may walk and sit, this far from its trunk. */
const MOST_TRUNK_MM = 1350;

function keptGround(thing: ExistingThing, plot: Frame['plot'], doorX: number): KeptGround {
  const { x, y, radiusMm: r } = thing;
  const isBuilt = thing.kind === 'other' && thing.boxMm !== undefined && !isOpenBelow(thing.name);
  // its ground is its own: nothing is laid, sown or planted there; on a path one walks
  const kind = isBuilt ? (isPath(thing.name) ? 'path' : 'margin') : KEPT_KIND[thing.kind];
  const [wide, deep] = thing.boxMm ?? [2 * r, 2 * r];
  const square = rectangle(
    Math.round(x - wide / 2),
    Math.round(y - deep / 2),
    Math.round(x + wide / 2),
    Math.round(y + deep / 2),
  );
  const trunk = disc(
    x,
    y,
    // of a shrub its whole spread is its own, and paving ends at it
    thing.kind === 'shrub'
      ? Math.max(400, Math.min(MOST_TRUNK_MM, r))
      : thing.kind === 'tree' && thing.isAssumed
        ? ASSUMED_TRUNK_MM
        : Math.round(Math.min(MOST_TRUNK_MM, Math.max(thing.kind === 'tree' ? 700 : 400, r * 0.5))),
    16,
  );
  const isBox =
    Boolean(kind) ||
    ((thing.kind === 'wall' || thing.kind === 'bank') && thing.boxMm !== undefined);
  const whole = intersect(
    kind === 'pond' && !thing.boxMm ? disc(x, y, r) : isBox ? square : trunk,
    plot,
  );
  // nothing kept shuts the door, whatever its measured place says
  const inTheWay =
    kind &&
    kind !== 'path' &&
    thing.kind !== 'patio' &&
    y - r < 1500 &&
    x - r < doorX + 700 &&
    x + r > doorX - 700;
  const wayOut = inTheWay ? rectangle(doorX - 700, 0, doorX + 700, Math.round(y + r + 500)) : [];
  const region = subtract(whole, wayOut);
  const clear =
    kind === 'shed' || kind === 'greenhouse' || (isBuilt && thing.heightMm > 0)
      ? 300
      : kind === 'pond'
        ? 400
        : 0;
  return {
    id: thing.id,
    kind: region.length ? kind : null,
    feature: KEPT_FEATURE[thing.kind],
    name: thing.name,
    region,
    blocked: clear ? subtract(offset(region, clear), wayOut) : region,
    x,
    y,
    radiusMm: r,
    heightMm: thing.heightMm,
    tree: thing.kind === 'tree',
    ...(isBuilt ? { isLeft: true as const } : {}),
  };
}
