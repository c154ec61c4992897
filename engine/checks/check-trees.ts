/** Trees near the house on shrinkable clay, kept trees and nesting birds. */
import type { Check } from '../model/garden.ts';
import { rootsOf } from '../planting/tree-roots.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { houseDistance, inGarden, metres } from './near.ts';
import type { CheckInput } from './near.ts';

/** Kept trees whose pollen flies. */
const SHEDS_POLLEN = /\b(?:ash|birch|hazel|alder|oak|olive|plane|hornbeam)\b/i;

export function checkTrees({ model, brief, catalogue }: CheckInput): Check[] {
  const out: Check[] = [],
    { site } = model,
    clay = site.soil.texture === 'clay';
  const byId = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
  if (clay && !isUndug(site))
    model.planting.placements.forEach((p, i) => {
      const plant = byId.get(p.plantId);
      if (p.existing || !plant || (p.role !== 'tree' && p.role !== 'screening')) return;
      const { thirst, matureM, reachMm } = rootsOf(plant),
        distance = Math.round(houseDistance(site, p.x, p.y));
      if (distance >= reachMm) return;
      out.push(
        inGarden({
          id: `tree-clay:${p.plantId}:${i}`,
          severity: distance < reachMm / 2 ? 'warning' : 'advice',
          title: `${plant.commonName} near the house on clay`,
          text: `It may grow to ${metres(matureM * 1000)} in time and stands ${metres(distance)} from the house. With a ${thirst} thirst its roots could dry clay out to ${metres(reachMm)}: ask an engineer how deep your foundations go before it is planted, keep it pruned to size, or choose a smaller tree such as a witch hazel or an apple on a dwarfing stock.`,
          at: [p.x, p.y],
          areaId: p.areaId,
          basis: 'NHBC guidance on building near trees, by mature height',
        }),
      );
    });
  const trees = site.existing.filter((thing) => thing.kind === 'tree');
  for (const tree of trees) {
    out.push(
      inGarden({
        id: `root-protection:${tree.id}`,
        severity: 'advice',
        title: `Protect the ${tree.name}`,
        text: 'Fence off the ground under its crown while work goes on, dig by hand there and lay no paving over roots. Ask the council whether a preservation order covers it before you cut a branch or a root.',
        at: [tree.x, tree.y],
        basis: 'Tree preservation orders, England; BS 5837 practice',
      }),
    );
  }
  if (brief.household.hayFever.value)
    for (const tree of trees.filter(({ name }) => SHEDS_POLLEN.test(name)))
      out.push(
        inGarden({
          id: `pollen:${tree.id}`,
          severity: 'advice',
          title: `The ${tree.name} and hay fever`,
          text: `Its pollen is among the worst for hay fever, and it stays. Keep seats and windows away from it while it flowers in spring${/\bash\b/i.test(tree.name) ? ', and have a tree surgeon look at it for ash dieback each summer' : ''}.`,
          at: [tree.x, tree.y],
          basis: 'Good practice for hay fever in gardens',
        }),
      );
  const hedges = site.existing.filter((thing) => thing.kind === 'hedge' || thing.kind === 'shrub');
  if (!isUndug(site) || trees.length + hedges.length > 0)
    out.push(
      inGarden({
        id: 'nesting',
        severity: trees.length + hedges.length + brief.keep.length > 0 ? 'advice' : 'info',
        title: 'Birds on the nest',
        text: 'It is an offence to disturb a nest in use. Clear shrubs, ivy and hedges from September to February; between March and August have them looked over first and wait if there is a nest.',
        basis: 'Wildlife and Countryside Act 1981',
      }),
    );
  return out;
}
