/** What the things of a garden are called in the studio, and measures in words. */
import { nameOfFurnishing } from '#engine/features/names.ts';
import { capitalise } from '#engine/model/format.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import type { Area, Furnishing } from '#engine/model/layout.ts';
import type { Plant } from '#engine/model/plant.ts';
import type { Point } from '#engine/model/shapes.ts';
import type { TreeLock } from '#engine/operations/locks.ts';
import { listStanding } from '#engine/operations/plot/standing.ts';
import { listZones } from '#engine/operations/plot/zones.ts';
import { labelOf } from '#engine/site/barred-rules.ts';
import type { Selection } from './studio-state.ts';

const OWN_NAMES: Partial<Record<Furnishing['kind'], string>> = {
  'dining-set': 'Table and chairs',
  'lounge-set': 'Lounge',
  pot: 'Pot',
};

/** "Pot 2" where there are several. */
export function nameOfThing({ layout }: GardenModel, thing: Furnishing): string {
  const name = OWN_NAMES[thing.kind] ?? capitalise(nameOfFurnishing(thing.kind));
  const same = layout.furnishings.filter((one) => one.kind === thing.kind);
  const full = thing.seats && thing.kind === 'dining-set' ? `${name} for ${thing.seats}` : name;
  return same.length > 1 ? `${full} ${same.indexOf(thing) + 1}` : full;
}

export function nameOfArea({ layout }: GardenModel, area: Area): string {
  const same = layout.areas.filter((one) => one.label === area.label);
  return same.length > 1 ? `${area.label} ${same.indexOf(area) + 1}` : area.label;
}

/** Of what is selected. */
export function nameOfSelection(
  { model, plants }: { model: GardenModel; plants: ReadonlyMap<string, Plant> },
  selection: Selection,
): string {
  const { furnishings, areas } = model.layout;
  switch (selection.kind) {
    case 'thing': {
      const thing = furnishings.find(({ id }) => id === selection.id);
      return thing ? nameOfThing(model, thing) : '';
    }
    case 'area': {
      const area = areas.find(({ id }) => id === selection.id);
      return area ? nameOfArea(model, area) : '';
    }
    case 'zone': {
      const zone = listZones(model).find(({ id }) => id === selection.id);
      return zone ? labelOf(zone) : '';
    }
    case 'standing':
      return capitalise(listStanding(model).find(({ id }) => id === selection.id)?.name ?? 'Gone');
    default:
      return plants.get(selection.plantId)?.commonName ?? 'Plant';
  }
}

/** Of something locked: a piece of ground by its id, or a tree. */
export function nameOfLock(
  { model, plants }: { model: GardenModel; plants: ReadonlyMap<string, Plant> },
  lock: string | TreeLock,
): string {
  if (typeof lock !== 'string') return plants.get(lock.plantId)?.commonName ?? 'Tree';
  const area = model.layout.areas.find((one) => one.id === lock);
  return area ? nameOfArea(model, area) : 'That';
}

/** "2.45 m" */
export const metres = (mm: number): string => `${(mm / 1000).toFixed(2)} m`;

/** To the centimetre, as it is shown in a field. */
export const inMetres = (mm: number): number => Math.round(mm / 10) / 100;
export const toMm = (m: number): number => Math.round(m * 1000);

const SIDES = [
  'right side',
  'far right side',
  'far side',
  'far left side',
  'left side',
  'near left side',
  'near side',
  'near right side',
] as const;
/** The side an outline's edge looks to, seen from the house: "far side". */
export function sideOf(from: Point, to: Point): string {
  const nx = to[1] - from[1],
    ny = from[0] - to[0];
  const eighth = Math.round((Math.atan2(ny, nx) * 4) / Math.PI);
  return SIDES[(eighth + 8) % 8]!;
}
