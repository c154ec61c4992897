/** A layout that was made round what is locked, with the locked ground put back as it was and the garden's own materials. */
import {
  area as areaOf,
  bounds,
  boxesTouch,
  contains,
  distanceToEdge,
} from '../geometry/region.ts';
import { BooleanFailure, subtract } from '../geometry/boolean.ts';
import { tryIntersect } from '../geometry/trial.ts';
import { sharesOf } from '../layout/shares.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Area, AreaKind, Layout, Material, Screen } from '../model/layout.ts';

/** Rounding leaves no more than this between neighbours, mm². */
const SPECK_MM2 = 2000;
/** A screen this near to ground that stays belongs to it, mm. */
const BESIDE_MM = 350;
/** Ground that lies in the same stuff wherever it is laid anew. */
const LAID: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'terrace',
  'path',
  'seat',
  'gravel',
  'play',
]);

/** @returns null where the ground that stays would be cut */
export function graft(
  { layout: old, site }: GardenModel,
  made: Layout,
  held: readonly Area[],
): Layout | null {
  const heldIds = new Set(held.map(({ id }) => id));
  const names = new Map<string, string>(held.map(({ id }) => [`held-${id}`, id]));
  const taken = new Set([...heldIds, ...made.areas.map(({ id }) => id)]);
  const fresh: Area[] = [];
  for (const area of made.areas) {
    if (isOf(area, held)) continue;
    const region = withoutHeld(area, held);
    if (!region) return null;
    if (!region.length) continue;
    const id = heldIds.has(area.id) ? freeId(area.id, taken) : area.id;
    taken.add(id);
    names.set(area.id, id);
    fresh.push({ ...area, id, region, material: materialFor(area, old) });
  }
  const nameOf = (id: string): string => names.get(id) ?? id;
  const things = old.furnishings.filter(({ areaId }) => heldIds.has(areaId)),
    thingIds = new Set([...things, ...made.furnishings].map(({ id }) => id)),
    own = new Set(things.map(({ id }) => id));
  const screens = old.screens.filter((screen) => liesBy(screen, held));
  const areas = [...held, ...fresh];
  return {
    ...made,
    areas,
    furnishings: [
      ...things,
      ...made.furnishings.map((thing) => {
        const id = own.has(thing.id) ? freeId(thing.id, thingIds) : thing.id;
        thingIds.add(id);
        return { ...thing, id, areaId: nameOf(thing.areaId) };
      }),
    ],
    screens: [
      ...screens,
      ...made.screens
        .filter((screen) => !screens.length || !liesBy(screen, held))
        .map((screen, n) => ({ ...screen, id: `${screen.id}-${n + 1}-new` })),
    ],
    trees: [
      ...old.trees.filter(({ areaId }) => heldIds.has(areaId)),
      ...made.trees
        .filter(({ areaId }) => !heldIds.has(nameOf(areaId)))
        .map((spot) => ({ ...spot, id: `${spot.id}-new`, areaId: nameOf(spot.areaId) })),
    ],
    stones: [
      ...old.stones.filter(({ areaId }) => heldIds.has(areaId)),
      ...made.stones
        .filter(({ areaId }) => !heldIds.has(nameOf(areaId)))
        .map((stone) => ({ ...stone, areaId: nameOf(stone.areaId) })),
    ],
    routes: made.routes.map((route) => ({ ...route, areaId: nameOf(route.areaId) })),
    unplaced: made.unplaced.filter(
      ({ feature }) => !areas.some((area) => area.feature === feature),
    ),
    shares: sharesOf(areas, areaOf([[site.boundary]])),
  };
}

/** True for the piece of a made layout that is the ground which stays, and not one of its name. */
const isOf = (area: Area, held: readonly Area[]): boolean =>
  held.some(
    (one) =>
      (one.id === area.id || `held-${one.id}` === area.id) &&
      one.kind === area.kind &&
      areaOf(tryIntersect(one.region, area.region)) > areaOf(one.region) * 0.98,
  );

/** The ground less what rounding left of it on that which stays; null where it truly runs over it. */
function withoutHeld(area: Area, held: readonly Area[]): Area['region'] | null {
  const box = bounds(area.region);
  const near = held.filter((one) => boxesTouch(box, bounds(one.region)));
  const over = near.map((one) => areaOf(tryIntersect(area.region, one.region)));
  if (over.some((mm2) => mm2 > SPECK_MM2)) return null;
  if (over.every((mm2) => mm2 === 0)) return area.region;
  try {
    return subtract(area.region, ...near.map((one) => one.region));
  } catch (error) {
    if (error instanceof BooleanFailure) return null;
    throw error;
  }
}

/** As its like lies in the garden already, so that the old and the new go together. */
function materialFor(area: Area, old: Layout): Material {
  if (!LAID.has(area.kind) || area.material === 'none') return area.material;
  const like =
    old.areas.find((one) => one.id === area.id && one.kind === area.kind) ??
    old.areas.find((one) => one.kind === area.kind);
  return like && like.material !== 'none' ? like.material : area.material;
}

function freeId(id: string, taken: ReadonlySet<string>): string {
  const base = id.replace(/-\d+$/, '');
  for (let n = 2; ; n++) if (!taken.has(`${base}-${n}`)) return `${base}-${n}`;
}

const liesBy = ({ line }: Screen, held: readonly Area[]): boolean =>
  line.every(([x, y]) =>
    held.some(({ region }) => contains(region, x, y) || distanceToEdge(region, x, y) <= BESIDE_MM),
  );
