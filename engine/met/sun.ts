/** Sun as planted, and what of it a seat may be called by. */
import { FURNISHINGS } from '../features/features.ts';
import { bounds, contains, polygon } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area } from '../model/layout.ts';
import type { Mm } from '../model/shapes.ts';
import { SUNNY } from '../site/asked-where.ts';
import { crownShade, layoutShades } from '../sunlight/shades.ts';
import { siteSun, type SiteSun } from '../sunlight/site-sun.ts';

type Planted = Pick<GardenModel, 'site' | 'layout' | 'planting'>;

/** Sun of the days that seats are named by, with crowns full-grown, buildings and screens; the roof over a seat is left out, since one sits at its edge. */
export function plantedSun(model: Planted): SiteSun {
  let sun = suns.get(model);
  if (!sun) suns.set(model, (sun = reckoned(model)));
  return sun;
}
const suns = new WeakMap<Planted, SiteSun>();

function reckoned({ site, layout, planting }: Planted): SiteSun {
  return siteSun(site, [
    ...layoutShades({
      ...layout,
      furnishings: layout.furnishings.filter(
        ({ kind }) => !FURNISHINGS[kind].isOverhead && kind !== 'arbour',
      ),
    }),
    ...planting.placements
      .filter(({ role, existing }) => role === 'tree' && !existing)
      .map(({ x, y, radiusMm, heightMm }) =>
        crownShade({ x, y, radiusMm, heightMm, evergreen: false }),
      ),
  ]);
}

/** The tree under whose crown a point lies, in a sentence; null in the open. */
export function crownOver({ site, planting }: Planted, x: Mm, y: Mm): string | null {
  const under = (one: { x: Mm; y: Mm; radiusMm: Mm }) => hypot(one.x - x, one.y - y) < one.radiusMm;
  const kept = site.existing.find((one) => one.kind === 'tree' && under(one));
  if (kept) return kept.name.toLowerCase();
  const tree = planting.placements.find((one) => one.role === 'tree' && under(one));
  return tree
    ? (planting.schedule.find(({ plantId }) => plantId === tree.plantId)?.commonName ?? 'a tree')
    : null;
}

/** Hours a day that bear each name, as `layout/seat-words.ts` gives them on the bare plot. */
export const SUNNY_H = 6,
  EVENING_H = 1.5,
  MORNING_H = 3,
  /** Below this it is a place in the shade. */
  SHADY_H = 3;

/** What a seat is called by the sun that it has. */
export const EVENING = {
    label: 'Evening seat',
    purpose: 'the last of the sun, away from the house',
  },
  SUNNY_SEAT = { label: 'Sunny seat', purpose: 'a bench in the sun for most of the day' },
  MORNING = { label: 'Morning seat', purpose: 'morning coffee in the sun' },
  SHADED = { label: 'Shaded seat', purpose: 'a cool seat on hot afternoons' };
const QUIET = { label: 'Quiet seat', purpose: 'a bench away from the house' };

/** True where the sun that a seat has when all has grown bears its name; of other names too. */
export function bearsItsName(model: Planted, { label, region }: Area): boolean {
  const { x0, x1, y0, y1 } = bounds(region),
    x = (x0 + x1) / 2,
    y = (y0 + y1) / 2;
  switch (label) {
    case 'Sunny seat':
      return plantedSun(model).hoursAt(x, y) >= SUNNY_H && crownOver(model, x, y) === null;
    case 'Evening seat':
    case 'Morning seat': {
      const sun = plantedSun(model),
        at = label === 'Evening seat' ? sun.eveningHoursAt : sun.morningHoursAt,
        has = at(x, y);
      // where it was asked for by the hour, as much as the plot has is enough
      return has >= EVENING_H * SUNNY || (has > 0 && has >= SUNNY * mostOf(model, at));
    }
    default:
      return true;
  }
}

const PACE_MM = 1000;
function mostOf({ site }: Planted, at: (x: Mm, y: Mm) => number): number {
  const plot = polygon(site.boundary),
    box = bounds(plot);
  let most = 0;
  for (let x = box.x0 + PACE_MM / 2; x < box.x1; x += PACE_MM)
    for (let y = box.y0 + PACE_MM / 2; y < box.y1; y += PACE_MM)
      if (contains(plot, x, y)) most = Math.max(most, at(x, y));
  return most;
}

/** The model with each seat called by the sun that it will have: what crowns take away of it is in no name. Itself where all names hold. */
export function withTrueSeats(model: GardenModel): GardenModel {
  const areas = model.layout.areas.map((area) =>
    bearsItsName(model, area) ? area : { ...area, ...nameFor(model, area) },
  );
  return areas.every((area, i) => area === model.layout.areas[i])
    ? model
    : { ...model, layout: { ...model.layout, areas } };
}

/** The first name that its sun bears. */
function nameFor(model: Planted, area: Area): Pick<Area, 'label' | 'purpose'> {
  const own = [EVENING, SUNNY_SEAT, MORNING].find((name) =>
    bearsItsName(model, { ...area, ...name }),
  );
  if (own) return own;
  const { x0, x1, y0, y1 } = bounds(area.region);
  return plantedSun(model).hoursAt((x0 + x1) / 2, (y0 + y1) / 2) < SHADY_H ? SHADED : QUIET;
}
