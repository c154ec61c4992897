/** Trees near the house on shrinkable clay, kept trees and nesting birds. */
import type { Check } from '../model/garden.ts';
import { isUndug } from '../quantities/build-ups.ts';
import { houseDistance, inGarden, metres } from './near.ts';
import type { CheckInput } from './near.ts';

/**
 * Water demand by genus and the share of mature height within which roots may move a foundation on clay:
 * high 1.25, moderate 0.75, low 0.5 (house-builders' guidance on building near trees). Unlisted trees count as moderate.
 */
const HIGH = [
  'ulmus',
  'eucalyptus',
  'crataegus',
  'quercus',
  'populus',
  'salix',
  'cupressus',
  'chamaecyparis',
  'x cuprocyparis',
  'cuprocyparis',
];
const LOW = [
  'betula',
  'sambucus',
  'ficus',
  'corylus',
  'ilex',
  'gleditsia',
  'carpinus',
  'laburnum',
  'magnolia',
  'morus',
  'liriodendron',
  'amelanchier',
  'cornus',
  'cercis',
  'olea',
  'arbutus',
];
export function influence(latinName: string): {
  demand: 'high' | 'moderate' | 'low';
  share: number;
} {
  const name = latinName.toLowerCase(),
    is = (genera: readonly string[]) => genera.some((genus) => name.startsWith(genus));
  return is(HIGH)
    ? { demand: 'high', share: 1.25 }
    : is(LOW)
      ? { demand: 'low', share: 0.5 }
      : { demand: 'moderate', share: 0.75 };
}

export function checkTrees({ model, brief, catalogue }: CheckInput): Check[] {
  const out: Check[] = [],
    { site } = model,
    clay = site.soil.texture === 'clay';
  const names = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
  const lines = new Map(model.planting.schedule.map((line) => [line.plantId, line]));
  if (clay && !isUndug(site))
    model.planting.placements.forEach((p, i) => {
      if (p.existing || p.role !== 'tree') return;
      const latin = names.get(p.plantId)?.latinName ?? lines.get(p.plantId)?.latinName ?? p.plantId,
        common = names.get(p.plantId)?.commonName ?? lines.get(p.plantId)?.commonName ?? 'tree';
      const { demand, share } = influence(latin),
        zone = Math.round(p.heightMm * share),
        distance = Math.round(houseDistance(site, p.x, p.y));
      if (distance >= zone) return;
      out.push(
        inGarden({
          id: `tree-clay:${p.plantId}:${i}`,
          severity: distance < zone / 2 ? 'warning' : 'advice',
          title: `${common} near the house on clay`,
          text: `It may grow to ${metres(p.heightMm)} and stands ${metres(distance)} from the house. With a ${demand} thirst its roots could dry clay out to ${metres(zone)}: keep it pruned to size, or choose a smaller tree if your foundations are shallow or old.`,
          at: [p.x, p.y],
          areaId: p.areaId,
          basis: 'Guidance on building near trees on shrinkable clay',
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
