/** Wider planting: fewer plants of each drift, in the same places, to close a summer or two later. */
import type { GardenModel } from '../model/garden.ts';
import type { PlantPlacement, PlantRole, Planting } from '../model/planting.ts';

/** A drift that small is left whole, so that no kind disappears from the list. */
const LEAST_DRIFT = 2;

/** The planting with other placements: counts and beds of the list, and what was said of numbers, follow. */
export function withPlacements(planting: Planting, placements: PlantPlacement[]): Planting {
  const kept = new Map<string, PlantPlacement[]>();
  for (const p of placements) {
    if (p.existing) continue;
    const own = kept.get(p.plantId);
    if (own) own.push(p);
    else kept.set(p.plantId, [p]);
  }
  const schedule = planting.schedule.map((line) => {
    const own = kept.get(line.plantId) ?? [],
      beds = new Set(own.map((p) => p.areaId));
    return own.length === line.count
      ? line
      : { ...line, count: own.length, areaIds: line.areaIds.filter((id) => beds.has(id)) };
  });
  const all = schedule.reduce((sum, line) => sum + line.count, 0);
  const why = planting.why.map((words) =>
    words
      .replace(/\d+ in all/, `${all} in all`)
      .replace(/; at maturity plants cover \d+ % of the soil/, ''),
  );
  return { ...planting, placements, schedule, why };
}

const keyOf = (p: PlantPlacement): string => `${p.driftId} ${p.plantId}`;

/**
 * Leaves out every `nth` plant of each drift in the given roles; a drift of two or fewer stays whole. Null when nothing can go.
 */
export function thin(
  model: GardenModel,
  roles: readonly PlantRole[],
  nth: number,
): GardenModel | null {
  const { planting } = model,
    size = new Map<string, number>(),
    seen = new Map<string, number>();
  const free = (p: PlantPlacement): boolean => !p.existing && roles.includes(p.role);
  for (const p of planting.placements)
    if (free(p)) size.set(keyOf(p), (size.get(keyOf(p)) ?? 0) + 1);
  const placements = planting.placements.filter((p) => {
    if (!free(p) || size.get(keyOf(p))! <= LEAST_DRIFT) return true;
    const n = (seen.get(keyOf(p)) ?? 0) + 1;
    seen.set(keyOf(p), n);
    return n % nth !== 0;
  });
  return placements.length === planting.placements.length
    ? null
    : { ...model, planting: withPlacements(planting, placements) };
}
