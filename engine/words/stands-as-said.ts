/** Whether what is drawn stands as its sentence says: held against the plan, the sun on it and the planting. */
import { thingsNamed } from '../brief/named-things.ts';
import { FURNISHINGS } from '../features/features.ts';
import { area, bounds, contains, distanceToEdge, polygon } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { Wish } from '../model/brief.ts';
import type { GardenModel, SunMap } from '../model/garden.ts';
import type { Catalogue } from '../model/plant.ts';
import type { SunHour } from '../model/reading.ts';
import type { Site } from '../model/site.ts';
import { siteSun, type SiteSun } from '../sunlight/site-sun.ts';
import { namesPlant } from '../planting/plant-names.ts';
import { missOf, type Whereabouts } from '../site/asked-place.ts';
import type { Answer } from './plant-outcome.ts';
import { existingNamed, type Landmark, type Surrounds, whereMiss } from '../site/asked-where.ts';
import { onPlan, type OnPlan, whereabouts } from './on-plan.ts';

const OUTSIDE = 255;
/** What hides a thing that stands behind it, mm tall. */
const TALL_MM = 1400;
const TALL_KINDS: ReadonlySet<string> = new Set(['shed', 'greenhouse', 'gardenroom', 'store']);
const EDGES = /\b(?:fence|wall|hedge|boundary|railings?)\b/i;

export type Plan = { model: GardenModel; catalogue: Catalogue; sunMap: SunMap };

/** What falls short of the place that the sentence tells of, as a sentence; null where nothing does. */
export function placeSaidShort(wish: Wish, found: readonly OnPlan[], plan: Plan): string | null {
  const at = found.flatMap(whereabouts);
  if (!wish.where || !at.length || wish.kind === 'use') return null;
  const surrounds = surroundsOf(plan);
  for (const said of wish.where) {
    if (said.at === 'cover' && !at.some((one) => hasRoof(one, plan.model)))
      return 'There is no roof over it.';
    const misses = at.map((one) =>
      said.at === 'shade' && isUnderCover(one, plan.model) ? null : whereMiss(said, one, surrounds),
    );
    if (misses.every((one) => one !== null))
      return misses.reduce((a, b) => (a!.share <= b!.share ? a : b))!.say();
  }
  return null;
}

const hasRoof = ({ distanceTo }: Whereabouts, { layout }: GardenModel): boolean =>
  layout.furnishings.some(
    (one) =>
      (FURNISHINGS[one.kind].isOverhead || one.kind === 'arbour') && distanceTo(one.x, one.y) === 0,
  );
/** Under a roof of its own, a pergola or the crown of a tree it is in the shade, whatever the open ground has. */
const isUnderCover = (at: Whereabouts, model: GardenModel): boolean =>
  hasRoof(at, model) ||
  model.planting.placements.some(
    (one) => one.role === 'tree' && hypot(one.x - at.x, one.y - at.y) <= one.radiusMm,
  );

/** Where things stand on a finished plan, by name. */
function surroundsOf({ model, catalogue, sunMap }: Plan): Surrounds {
  const { site } = model;
  return {
    plot: bounds(polygon(site.boundary)),
    doorX: site.doorX,
    ...sunSaid(site, sunMap),
    standsAt: (of) => landmarks(of, model, catalogue),
    isHidden: (at) => isHidden(at, model),
  };
}

/** Sun of the whole day as planted; of a part of it as on the bare plot, reckoned where somebody asks. */
function sunSaid(site: Site, sunMap: SunMap): Pick<Surrounds, 'hoursAt' | 'mostHours'> {
  let sun: SiteSun | null = null;
  const box = bounds(polygon(site.boundary)),
    bare = (x: number, y: number, hour: SunHour): number => {
      sun ??= siteSun(site);
      return hour === 'evening' ? sun.eveningHoursAt(x, y) : sun.morningHoursAt(x, y);
    };
  return {
    hoursAt: (x, y, hour) => (hour ? bare(x, y, hour) : hoursAt(sunMap, x, y)),
    mostHours: (hour) => {
      if (!hour) return sunMap.tenths.reduce((a, b) => (b !== OUTSIDE && b > a ? b : a), 0) / 10;
      let most = 0;
      for (let x = box.x0 + PACE_MM / 2; x < box.x1; x += PACE_MM)
        for (let y = box.y0 + PACE_MM / 2; y < box.y1; y += PACE_MM)
          if (contains(polygon(site.boundary), x, y)) most = Math.max(most, bare(x, y, hour));
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
  const stands = existingNamed(model.site.existing, of).map(({ x, y, radiusMm }): Landmark => ({
    x,
    y,
    reachMm: radiusMm,
  }));
  if (stands.length) return stands;
  const drawn = thingsNamed(of)
    .filter(({ called }) => called.name !== 'trees')
    .flatMap(({ called }) => onPlan([...(called.is ?? []), ...(called.serves ?? [])], model))
    .flatMap((one) => [
      ...one.areas.map(({ region }): Landmark => {
        const box = bounds(region);
        return {
          x: (box.x0 + box.x1) / 2,
          y: (box.y0 + box.y1) / 2,
          reachMm: Math.sqrt(area(region)) / 2,
        };
      }),
      ...one.things.map(({ x, y, widthMm, depthMm }): Landmark => ({
        x,
        y,
        reachMm: Math.min(widthMm, depthMm) / 2,
      })),
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
  if (planted.length) return planted;
  return EDGES.test(of) ? edges(model) : null;
}
const namesAny = (of: string, { plants }: Catalogue): boolean =>
  plants.some((one) => namesPlant(one, of));

/** Points along the edge of the plot, one a metre. */
function edges({ site: { boundary } }: GardenModel): Landmark[] {
  return boundary.flatMap(([x, y], i) => {
    const [nx, ny] = boundary[(i + 1) % boundary.length]!;
    const steps = Math.max(1, Math.round(hypot(nx - x, ny - y) / 1000));
    return Array.from({ length: steps }, (_, k): Landmark => ({
      x: x + ((nx - x) * k) / steps,
      y: y + ((ny - y) * k) / steps,
      reachMm: 0,
    }));
  });
}

/** True where the straight line from the door meets a screen, a hedge or a building on its way. */
function isHidden(at: Whereabouts, { layout, site }: GardenModel): boolean {
  const { doorX } = site;
  const away = hypot(at.x - doorX, at.y);
  const steps = Math.max(8, Math.round(away / 250));
  const tall = layout.areas.filter(
    ({ kind, region }) => TALL_KINDS.has(kind) && at.distanceTo(...middleOf(region)) > 0,
  );
  for (let k = 1; k < steps; k++) {
    const x = doorX + ((at.x - doorX) * k) / steps,
      y = (at.y * k) / steps;
    if (at.distanceTo(x, y) === 0) break;
    if (tall.some(({ region }) => distanceToEdge(region, x, y) < 150)) return true;
    if (
      layout.screens.some(({ heightMm, line }) => heightMm >= TALL_MM && nearLine(line, x, y) < 250)
    )
      return true;
  }
  return false;
}
const middleOf = (region: Parameters<typeof bounds>[0]): [number, number] => {
  const { x0, x1, y0, y1 } = bounds(region);
  return [(x0 + x1) / 2, (y0 + y1) / 2];
};

function nearLine(line: readonly (readonly [number, number])[], x: number, y: number): number {
  let least = Infinity;
  for (let i = 1; i < line.length; i++) {
    const [ax, ay] = line[i - 1]!,
      [bx, by] = line[i]!;
    const dx = bx - ax,
      dy = by - ay;
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    least = Math.min(least, hypot(ax + t * dx - x, ay + t * dy - y));
  }
  return least;
}

/** A plant that was asked for in a place, held against where it is planted. */
export function plantedThere(wish: Wish, answer: Answer, plan: Plan): Answer {
  const { plant, place, where } = wish;
  if (answer[0] !== 'met' || plant === null || (!place && !where)) return answer;
  const { model, catalogue } = plan;
  const kinds = new Set(
    catalogue.plants.filter((one) => namesPlant(one, plant)).map((one) => one.id),
  );
  const at = model.planting.placements
    .filter(({ plantId, existing }) => kinds.has(plantId) && !existing)
    .map(({ x, y, radiusMm }): Whereabouts => ({
      x,
      y,
      distanceTo: (px, py) => Math.max(0, hypot(x - px, y - py) - radiusMm),
    }));
  if (!at.length) return answer;
  const surrounds = surroundsOf(plan);
  const short =
    missing(at, (one) => {
      const miss = missOf(place, one, surrounds);
      return miss && `It stands ${Number((miss.mm / 1000).toFixed(1))} m from ${miss.from}.`;
    }) ??
    (where ?? []).reduce<string | null>(
      (found, said) =>
        found ?? missing(at, (one) => whereMiss(said, one, surrounds)?.say() ?? null),
      null,
    );
  return short
    ? ['partly', `${answer[1]} ${short}`, 'Where it goes is settled with you at the visit.']
    : answer;
}

/** What is said of the first, where it is said of all. */
function missing(
  at: readonly Whereabouts[],
  say: (one: Whereabouts) => string | null,
): string | null {
  const said = at.map(say);
  return said.every((one) => one !== null) ? said[0]! : null;
}
