/** Trees near the house on shrinkable clay, kept trees and nesting birds. */
import type { Check } from '../model/garden.ts';
import { contains, distanceToEdge } from '../geometry/region.ts';
import { joinList } from '../model/format.ts';
import type { AreaKind } from '../model/layout.ts';
import { rootRadius } from '../site/limits.ts';
import { rootsOf } from '../planting/tree-roots.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { houseDistance, inGarden, metres } from './near.ts';
import type { CheckInput } from './near.ts';

/** Kept trees whose pollen flies. */
const SHEDS_POLLEN = /\b(?:ash|birch|hazel|alder|oak|olive|plane|hornbeam)\b/i;

const LAID: ReadonlySet<AreaKind> = new Set<AreaKind>([
  'terrace',
  'path',
  'seat',
  'play',
  'gravel',
]);
/** Floors that reach over the roots of a tree that stays, and how they are laid there. */
function overRoots(
  { layout }: CheckInput['model'],
  { x, y, radiusMm }: { x: number; y: number; radiusMm: number },
): string {
  const reach = rootRadius(radiusMm);
  const over = layout.areas.filter(
    ({ id, kind, region }) =>
      !id.startsWith('kept-') &&
      LAID.has(kind) &&
      (contains(region, x, y) || distanceToEdge(region, x, y) < reach),
  );
  if (!over.length) return 'No new floor reaches its roots. ';
  const names = [...new Set(over.map(({ label }) => label.toLowerCase()))];
  return `Over its roots, to ${metres(reach)} from the trunk, ${joinList(names)} ${names.length > 1 ? 'are' : 'is'} laid without digging, on a layer of cells over the ground as it is, with a surface that lets the rain through. `;
}

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
        text: `Fence off the ground under its crown while work goes on, and dig by hand there. ${overRoots(model, tree)}Ask the council whether a preservation order covers it before you cut a branch or a root.`,
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
