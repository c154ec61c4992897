/** The care of a garden, month by month: its plants' own work, what plants share, and the garden itself. */
import { CARE_KINDS, type CareLine } from '../model/care.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Catalogue } from '../model/plant.ts';
import { gardenLines } from './garden-lines.ts';
import { type Grown, plantLines } from './plant-lines.ts';

/** Everything that was planted, by kind, most first; plants the catalogue no longer has are left out. */
export function grownIn(model: Pick<GardenModel, 'planting'>, catalogue: Catalogue): Grown[] {
  const byId = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
  const counts = new Map<string, number>();
  for (const { plantId, count } of model.planting.schedule)
    counts.set(plantId, (counts.get(plantId) ?? 0) + count);
  return [...counts]
    .flatMap(([id, count]) => {
      const plant = byId.get(id);
      return plant ? [{ plant, count }] : [];
    })
    .sort((a, b) => b.count - a.count || (a.plant.id < b.plant.id ? -1 : 1));
}

/** Lines from January to December; in a month by kind, then as many plants as they speak of. Pure. */
export function planCare(model: GardenModel, catalogue: Catalogue): CareLine[] {
  const grown = grownIn(model, catalogue);
  return [...plantLines(grown), ...gardenLines(model, grown)].sort(
    (a, b) =>
      a.month - b.month ||
      CARE_KINDS.indexOf(a.kind) - CARE_KINDS.indexOf(b.kind) ||
      b.plants.length - a.plants.length ||
      (a.words < b.words ? -1 : 1),
  );
}
