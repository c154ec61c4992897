/** What the rules of place have to know of a finished plan: where things stand by name, the sun as planted, and what hides what. */
import { thingsNamed } from '../brief/named-things.ts';
import { FURNISHINGS } from '../features/features.ts';
import {
  bounds,
  contains,
  distanceToLine,
  distanceToEdge,
  middleOfBox,
  polygon,
  turnedRectangle,
} from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import { cornersOf } from '../layout/box-fit.ts';
import type { GardenModel, SunMap } from '../model/garden.ts';
import type { Catalogue } from '../model/plant.ts';
import type { SunHour } from '../model/reading.ts';
import { namesPlant } from '../planting/plant-names.ts';
import type { Whereabouts } from '../site/asked-place.ts';
import {
  existingNamed,
  type Landmark,
  landmarksOfExisting,
  landmarksOfSite,
  rimOf,
  type Surrounds,
} from '../site/asked-where.ts';
import { onPlan } from '../words/on-plan.ts';
import { plantedSun } from './sun.ts';

const OUTSIDE = 255;
/** What hides a thing that stands behind it, mm tall. */
const TALL_MM = 1400;
const TALL_KINDS: ReadonlySet<string> = new Set(['shed', 'greenhouse', 'gardenroom', 'store']);

export type Plan = { model: GardenModel; catalogue: Catalogue; sunMap: SunMap };

/** A roof stands on it, or reaches over its middle. */
export const hasRoof = ({ x, y, distanceTo }: Whereabouts, { layout }: GardenModel): boolean =>
  layout.furnishings.some(
    (one) =>
      (FURNISHINGS[one.kind].isOverhead || one.kind === 'arbour') &&
      (distanceTo(one.x, one.y) === 0 ||
        contains(turnedRectangle(one.x, one.y, one.widthMm, one.depthMm, one.turnDeg), x, y)),
  );
/** Under a roof of its own, a pergola or the crown of a tree it is in the shade, whatever the open ground has. */
export const isUnderCover = (at: Whereabouts, model: GardenModel): boolean =>
  hasRoof(at, model) ||
  model.planting.placements.some(
    (one) => one.role === 'tree' && hypot(one.x - at.x, one.y - at.y) <= one.radiusMm,
  );

/** Where things stand on a finished plan, by name. */
export function surroundsOf({ model, catalogue, sunMap }: Plan): Surrounds {
  const { site } = model;
  return {
    plot: bounds(polygon(site.boundary)),
    doorX: site.doorX,
    ...sunSaid(model, sunMap),
    standsAt: (of) => landmarks(of, model, catalogue),
    isHidden: (at) => isHidden(at, model),
  };
}

/** Sun as planted: of the whole day from the map of the design, of a part of it reckoned where somebody asks. */
function sunSaid(model: GardenModel, sunMap: SunMap): Pick<Surrounds, 'hoursAt' | 'mostHours'> {
  const { site } = model,
    box = bounds(polygon(site.boundary)),
    part = (x: number, y: number, hour: SunHour): number => {
      const sun = plantedSun(model);
      return hour === 'evening' ? sun.eveningHoursAt(x, y) : sun.morningHoursAt(x, y);
    };
  return {
    hoursAt: (x, y, hour) => (hour ? part(x, y, hour) : hoursAt(sunMap, x, y)),
    mostHours: (hour) => {
      if (!hour) return sunMap.tenths.reduce((a, b) => (b !== OUTSIDE && b > a ? b : a), 0) / 10;
      let most = 0;
      for (let x = box.x0 + PACE_MM / 2; x < box.x1; x += PACE_MM)
        for (let y = box.y0 + PACE_MM / 2; y < box.y1; y += PACE_MM)
          if (contains(polygon(site.boundary), x, y)) most = Math.max(most, part(x, y, hour));
      return most;
    },
  };
}
const PACE_MM = 1000;

/** Hours of direct sun a day in the growing season at a point, null outside the plot. */
function hoursAt(
  { x0, y0, cellMm, columns, rows, tenths }: SunMap,
  x: number,
  y: number,
): number | null {
  const column = Math.floor((x - x0) / cellMm),
    row = Math.floor((y - y0) / cellMm);
  if (column < 0 || row < 0 || column >= columns || row >= rows) return null;
  const value = tenths[row * columns + column]!;
  return value === OUTSIDE ? null : value / 10;
}

export function landmarks(
  of: string,
  model: GardenModel,
  catalogue: Catalogue,
): readonly Landmark[] | null {
  const stands = existingNamed(model.site.existing, of);
  if (stands.length) return landmarksOfExisting(stands);
  const drawn = thingsNamed(of)
    .filter(({ called }) => called.name !== 'trees')
    .flatMap(({ called }) =>
      onPlan(
        [
          ...(called.is ?? []),
          ...(called.serves ?? []),
          ...(called.name === 'a path' ? (['area:path'] as const) : []),
        ],
        model,
      ),
    )
    .flatMap((one) => [
      ...one.areas.flatMap(({ region }) => region.flatMap((piece) => rimOf(piece[0]!))),
      ...one.things.flatMap((thing) =>
        rimOf(
          cornersOf({
            x: thing.x,
            y: thing.y,
            width: thing.widthMm,
            depth: thing.depthMm,
            turn: thing.turnDeg,
          }),
        ),
      ),
      ...(one.lines ?? []).flatMap((line) => rimOf(line)),
    ]);
  if (drawn.length) return drawn;
  const byId = new Map(catalogue.plants.map((one) => [one.id, one]));
  // "a white cherry" is a cherry
  const names = [of, of.split(' ').slice(1).join(' ')].filter((name) => name.length > 2);
  const planted = model.planting.placements
    .filter(({ plantId, role }) => {
      if (/\btrees?$/i.test(of) && role === 'tree' && !namesAny(of, catalogue)) return true;
      const own = byId.get(plantId);
      return own !== undefined && names.some((name) => namesPlant(own, name));
    })
    .map(({ x, y, radiusMm }): Landmark => ({ x, y, reachMm: radiusMm }));
  return planted.length ? planted : landmarksOfSite(of, model.site);
}
const namesAny = (of: string, { plants }: Catalogue): boolean =>
  plants.some((one) => namesPlant(one, of));

/** True where the straight line from the door meets a screen, a hedge or a building on its way. */
function isHidden(at: Whereabouts, { layout, site }: GardenModel): boolean {
  const { doorX } = site;
  const away = hypot(at.x - doorX, at.y);
  const steps = Math.max(8, Math.round(away / 250));
  const tall = layout.areas.filter(
    ({ kind, region }) => TALL_KINDS.has(kind) && at.distanceTo(...middleOfBox(region)) > 0,
  );
  for (let k = 1; k < steps; k++) {
    const x = doorX + ((at.x - doorX) * k) / steps,
      y = (at.y * k) / steps;
    if (at.distanceTo(x, y) === 0) break;
    if (tall.some(({ region }) => distanceToEdge(region, x, y) < 150)) return true;
    if (
      layout.screens.some(
        ({ heightMm, line }) => heightMm >= TALL_MM && distanceToLine(x, y, line) < 250,
      )
    )
      return true;
  }
  return false;
}
