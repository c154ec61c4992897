/** Plants that could harm children or animals of the household. */
import { joinList } from '../model/format.ts';
import type { Check } from '../model/garden.ts';
import type { Plant } from '../model/plant.ts';
import { plantName } from '../words/say.ts';
import { SAFETY, inGarden } from './near.ts';
import type { CheckInput } from './near.ts';

type Level = 'none' | 'low' | 'high';
const ORDER: Record<Level, number> = { none: 0, low: 1, high: 2 };

export function checkPlants({ model, brief, catalogue }: CheckInput): Check[] {
  const { toddler, children, dog, cat } = brief.household,
    people = toddler.value || children.value,
    pets = dog.value || cat.value;
  if (!people && !pets) return [];
  const level = (plant: Plant): Level => {
    const found: Level[] = [
      people ? plant.toxicity.people : 'none',
      pets ? plant.toxicity.pets : 'none',
    ];
    return found.sort((a, b) => ORDER[b] - ORDER[a])[0]!;
  };
  const who = joinList([
    ...(people ? ['children'] : []),
    ...(dog.value ? ['dogs'] : []),
    ...(cat.value ? ['cats'] : []),
  ]);
  const byId = new Map(catalogue.plants.map((plant) => [plant.id, plant])),
    out: Check[] = [],
    mild: string[] = [];
  for (const id of new Set(model.planting.placements.map((p) => p.plantId))) {
    const plant = byId.get(id);
    if (!plant) continue;
    const first = model.planting.placements.find((p) => p.plantId === id)!;
    if (level(plant) === 'high')
      out.push(
        inGarden({
          id: `toxic:${id}`,
          severity: 'warning',
          title: `${plant.commonName} is dangerous if eaten`,
          text: `${plant.latinName} should not stand in a garden with ${who}. ${plant.toxicity.note || 'Choose another plant.'}`,
          at: [first.x, first.y],
          areaId: first.areaId,
          basis: SAFETY,
        }),
      );
    else if (level(plant) === 'low') mild.push(plantName(plant.commonName));
  }
  if (out.length === 0) {
    const excluded = catalogue.plants.filter((plant) => level(plant) === 'high'),
      named = excluded.slice(0, 4).map((plant) => plantName(plant.commonName));
    out.push(
      inGarden({
        id: 'toxic-none',
        severity: 'info',
        title: `Planted with ${who} in mind`,
        text: excluded.length
          ? `Nothing planned here is known to be dangerous to ${who}. Left out for that reason: ${excluded.length > named.length ? `${named.join(', ')} and ${excluded.length - named.length} more` : joinList(named)}.`
          : `Nothing planned here is known to be dangerous to ${who}.`,
        basis: SAFETY,
      }),
    );
  }
  if (mild.length)
    out.push(
      inGarden({
        id: 'toxic-low',
        severity: 'advice',
        title: 'Plants not to be nibbled',
        text: `These can upset a stomach or irritate skin: ${joinList(mild)}. Wear gloves to prune them${people ? ', and teach children to eat only what you hand them' : ', and stop an animal that chews'}.`,
        basis: SAFETY,
      }),
    );
  return out;
}
