/** The laws every design must keep, as one check that names what it broke. */
import { waterRisk } from '#engine/model/water-risk.ts';
import { namesPlant } from '#engine/planting/plant-names.ts';
import { intersect, subtract, unite } from '#engine/geometry/boolean.ts';
import {
  area,
  bounds,
  boxesTouch,
  contains,
  distanceToEdge,
  distanceToSegment,
  perimeter,
} from '#engine/geometry/region.ts';
import type { Brief } from '#engine/model/brief.ts';
import type { GardenDesign } from '#engine/model/garden.ts';
import { type Being, hasBurningSap, hasThorns, isKeptBack } from '#engine/model/hazards.ts';
import type { Catalogue, Plant } from '#engine/model/plant.ts';
import type { Region } from '#engine/model/shapes.ts';
import { shedsPollen } from '#engine/planting/filters.ts';
import { brokenDoors } from './doors.ts';
import { standingLaws } from './standing-laws.ts';

/** Care that comes before the frost. */
const WINTERED = /\b(?:October|November|December)\b/;
const HARDINESS = ['H1c', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7'];

/** Sentences for every broken law; empty when the design is sound. */
export function brokenLaws(design: GardenDesign, brief: Brief, catalogue: Catalogue): string[] {
  return [
    ...groundLaws(design),
    ...plantLaws(design, brief, catalogue),
    ...treeLaws(design, catalogue),
    ...moneyLaws(design),
    ...wishLaws(design, brief),
    ...brokenDoors(design.model.layout, design.model.site),
    ...wordLaws(design, catalogue),
  ];
}

function groundLaws({ model }: GardenDesign): string[] {
  const broken: string[] = [];
  const plot: Region = [[model.site.boundary]];
  const slack = perimeter(plot) * 2 + 2000;
  const areas = model.layout.areas;
  const sum = areas.reduce((total, a) => total + area(a.region), 0);
  if (Math.abs(sum - area(plot)) > slack)
    broken.push(`areas sum to ${sum / 1e6} m², the plot is ${area(plot) / 1e6} m²`);
  for (const a of areas) {
    if (area(subtract(a.region, plot)) > perimeter(a.region) + 1000)
      broken.push(`${a.id} leaves the plot`);
    for (const polygon of a.region)
      for (const ring of polygon)
        for (const [x, y] of ring)
          if (!Number.isInteger(x) || !Number.isInteger(y))
            broken.push(`${a.id} is not in whole millimetres`);
  }
  for (let i = 0; i < areas.length; i++)
    for (let j = i + 1; j < areas.length; j++) {
      if (!boxesTouch(bounds(areas[i]!.region), bounds(areas[j]!.region))) continue;
      const both = area(intersect(areas[i]!.region, areas[j]!.region));
      if (both > 20_000) broken.push(`${areas[i]!.id} and ${areas[j]!.id} share ${both / 1e6} m²`);
    }
  broken.push(...standingLaws(model));
  const terrace = areas.find((a) => a.kind === 'terrace');
  if (!terrace) broken.push('there is no terrace');
  else if (
    distanceToEdge(terrace.region, model.site.doorX, 0) > 60 &&
    !contains(terrace.region, model.site.doorX, 50)
  ) {
    const paths = unite(...areas.filter((a) => a.kind === 'path').map((a) => a.region));
    if (!paths.length || distanceToEdge(paths, model.site.doorX, 0) > 60)
      broken.push('neither terrace nor path touches the door');
  }
  const ids = new Set(areas.map((a) => a.id));
  if (ids.size !== areas.length) broken.push('area ids repeat');
  for (const f of model.layout.furnishings)
    if (!ids.has(f.areaId)) broken.push(`${f.id} stands on no area`);
  return broken;
}

function plantLaws({ model }: GardenDesign, brief: Brief, catalogue: Catalogue): string[] {
  const broken: string[] = [];
  const byId = new Map(catalogue.plants.map((p) => [p.id, p]));
  const areas = new Map(model.layout.areas.map((a) => [a.id, a]));
  const counts = new Map<string, number>();
  const least = HARDINESS.indexOf(model.site.place.climate.leastHardiness);
  const isNamed = (plant: Plant) =>
    brief.plantsWanted.some(({ value }) => namesPlant(plant, value));
  // bold leaves that were wished for stand under a wrap or a mulch, where their own care asks for it in time (decision 038)
  const wraps = brief.styles.some(({ value }) => value === 'tropical');
  const { toddler, children, dog, cat, horse } = brief.household;
  const kept: Being[] = [];
  if (toddler.value || children.value) kept.push('people');
  if (dog.value) kept.push('dogs');
  if (cat.value) kept.push('cats');
  if (horse?.value) kept.push('horses');
  for (const p of model.planting.placements) {
    if (p.existing) continue;
    counts.set(`${p.plantId}`, (counts.get(p.plantId) ?? 0) + 1);
    const plant = byId.get(p.plantId),
      home = areas.get(p.areaId);
    if (!plant) {
      broken.push(`${p.plantId} is not in the catalogue`);
      continue;
    }
    if (!home) {
      broken.push(`${p.plantId} stands on no area (${p.areaId})`);
      continue;
    }
    if (!contains(home.region, p.x, p.y) && distanceToEdge(home.region, p.x, p.y) > 30)
      broken.push(`${p.plantId} stands outside ${p.areaId}`);
    if (
      !['crop', 'pot'].includes(p.role) &&
      plant.foliage.type !== 'annual' &&
      // what is asked for by name is lifted or wrapped
      !isNamed(plant) &&
      !(wraps && least - HARDINESS.indexOf(plant.hardiness) <= 2 && WINTERED.test(plant.care)) &&
      HARDINESS.indexOf(plant.hardiness) < least
    )
      broken.push(`${p.plantId} is not hardy here`);
    for (const being of kept)
      if (plant.toxicity[being] === 'high' && p.role !== 'crop')
        broken.push(`${p.plantId} is poisonous to ${being}`);
    if (
      kept.some((being) => being !== 'horses') &&
      hasBurningSap(plant) &&
      p.role !== 'crop' &&
      // a fig that is asked for stands back from where people walk, and is pruned in gloves
      !(
        plant.category === 'fruit' &&
        brief.plantsWanted.some(({ value }) => namesPlant(plant, value))
      )
    )
      broken.push(`${p.plantId} has sap that burns`);
    if (dog.value && plant.category === 'bulb' && plant.toxicity.dogs !== 'none')
      broken.push(`${p.plantId} is a bulb that a dog may dig up`);
    if (brief.household.hayFever.value && shedsPollen(plant))
      broken.push(`${p.plantId} sheds pollen on the wind`);
    if (
      isKeptBack(plant) &&
      !['tree', 'screening', 'hedge', 'crop'].includes(p.role) &&
      !(
        plant.category === 'fruit' &&
        !hasThorns(plant) &&
        brief.plantsWanted.some(({ value }) => namesPlant(plant, value))
      )
    )
      for (const area of model.layout.areas)
        if (
          ['terrace', 'path', 'seat', 'play'].includes(area.kind) &&
          distanceToEdge(area.region, p.x, p.y) < (p.role === 'climber' ? 350 : p.radiusMm)
        )
          broken.push(`${p.plantId} pricks or burns and reaches ${area.id}`);
  }
  for (const line of model.planting.schedule)
    counts.set(line.plantId, (counts.get(line.plantId) ?? 0) - line.count);
  for (const [id, n] of counts) if (n !== 0) broken.push(`${id}: the schedule is off by ${n}`);
  const raised = new Set(
    model.planting.schedule.flatMap(({ plantId, why }) =>
      why.includes('the bed is raised') ? [plantId] : [],
    ),
  );
  // planters have compost of their own, whatever lies below
  for (const bed of model.site.position === 'roof' || model.site.noDigging
    ? []
    : model.planting.beds) {
    for (const p of model.planting.placements) {
      if (p.areaId !== bed.areaId || p.existing || !['structure', 'mid', 'ground'].includes(p.role))
        continue;
      const plant = byId.get(p.plantId);
      if (plant && !plant.soil.textures.includes(model.site.soil.texture)) {
        // what was asked for by name stands in a pocket of made soil, and the list says so
        if (isNamed(plant) && raised.has(plant.id)) continue;
        broken.push(`${p.plantId} dislikes ${model.site.soil.texture}`);
        break;
      }
    }
  }
  return broken;
}

/** Between a spreading tree's trunk and the boundary, mm. */
const TRUNK_FROM_BOUNDARY_MM = 1500;

/** A spreading trunk keeps 1.5 m from the boundary with half its mature crown inside; nearer stands only a columnar tree, wholly inside. */
function treeLaws({ model }: GardenDesign, catalogue: Catalogue): string[] {
  const byId = new Map(catalogue.plants.map((p) => [p.id, p])),
    ring = model.site.boundary;
  const fences = ring
    .map((p, i) => [p, ring[(i + 1) % ring.length]!] as const)
    .filter(([p, q]) => p[1] !== 0 || q[1] !== 0);
  return model.planting.placements.flatMap((p) => {
    const plant = byId.get(p.plantId);
    if (
      p.existing ||
      !plant ||
      (p.role !== 'tree' && plant.category !== 'tree') ||
      p.role === 'pot'
    )
      return [];
    const away = Math.min(...fences.map(([a, b]) => distanceToSegment(p.x, p.y, a, b)));
    if (plant.form === 'columnar-tree')
      return p.radiusMm > away + 1 && away < TRUNK_FROM_BOUNDARY_MM
        ? [`the crown of ${p.plantId} crosses the boundary`]
        : [];
    return [
      ...(away < TRUNK_FROM_BOUNDARY_MM
        ? [`${p.plantId} stands ${Math.round(away)} mm from the boundary`]
        : []),
      ...(plant.spreadM * 250 > away ? [`half the crown of ${p.plantId} is outside`] : []),
    ];
  });
}

function moneyLaws({ costing, quantities, model }: GardenDesign): string[] {
  const broken: string[] = [];
  const whole = [
    costing.totalPence,
    costing.netPence,
    costing.vatPence,
    costing.contingencyPence,
    ...costing.lines.map((l) => l.totalPence),
  ];
  if (whole.some((p) => !Number.isInteger(p) || p < 0)) broken.push('money is not in whole pence');
  const lines = costing.lines.reduce((s, l) => s + l.totalPence, 0);
  if (lines !== costing.netPence) broken.push(`lines sum to ${lines}, net is ${costing.netPence}`);
  if (costing.netPence + costing.contingencyPence + costing.vatPence !== costing.totalPence)
    broken.push('net, contingency and VAT do not make the total');
  const { materialsPence, plantsPence, labourPence, totalPence } = costing.breakdown;
  if (
    materialsPence + plantsPence + labourPence !== totalPence ||
    totalPence !== costing.totalPence
  )
    broken.push('the breakdown does not sum to the total');
  if (costing.phases.reduce((s, p) => s + p.totalPence, 0) !== costing.totalPence)
    broken.push('phases do not sum to the total');
  const ids = new Set(
    [...model.layout.areas, ...model.layout.furnishings, ...model.layout.screens].map((x) => x.id),
  );
  for (const q of quantities)
    if (!q.source.ids.length) broken.push(`${q.id} was measured from nothing`);
  for (const q of quantities)
    if (q.gross + 1e-9 < q.net) broken.push(`${q.id} buys less than it needs`);
  if (!quantities.some((q) => q.source.ids.some((id) => ids.has(id))))
    broken.push('no quantity names the geometry');
  return broken;
}

/** Wishes that are met by an area, a furnishing or the planting. */
function wishLaws({ model }: GardenDesign, brief: Brief): string[] {
  const broken: string[] = [];
  const refused = new Set(brief.refused.map((f) => f.value));
  const { areas, furnishings } = model.layout;
  if (refused.has('lawn') && areas.some((a) => a.kind === 'lawn'))
    broken.push('a refused lawn is there');
  if (
    (refused.has('pond') || refused.has('formalpond')) &&
    areas.some((a) => a.kind === 'pond' && refused.has(a.feature ?? 'lawn'))
  )
    broken.push('a refused pond is there');
  for (const a of areas)
    if (a.feature && refused.has(a.feature)) broken.push(`${a.feature} was refused and is there`);
  if (
    waterRisk(brief.household) &&
    areas.some((a) => a.kind === 'pond' && !model.site.existing.some((e) => e.kind === 'pond'))
  )
    broken.push('open water with a small child or somebody confused');
  if (refused.has('pergola') && furnishings.some((f) => f.kind === 'pergola'))
    broken.push('a refused pergola is there');
  return broken;
}

/** Places are called what is drawn on them. */
function wordLaws({ model, words }: GardenDesign, catalogue: Catalogue): string[] {
  const broken: string[] = [];
  const { areas, furnishings } = model.layout;
  const fruit = new Set(
    catalogue.plants.filter((plant) => plant.category === 'fruit').map((plant) => plant.id),
  );
  for (const a of areas) {
    const trees = model.planting.placements.filter(
      (p) => p.areaId === a.id && p.role === 'tree' && !p.existing,
    );
    if (
      /lounge/i.test(a.label) &&
      !furnishings.some((f) => f.kind === 'lounge-set' && f.areaId === a.id)
    )
      broken.push(`${a.label} without a lounge`);
    if (a.label === 'Orchard' && trees.length < 3)
      broken.push(`an orchard of ${trees.length} trees`);
    if (/orchard|fruit/i.test(a.label) && !trees.length) broken.push(`${a.label} without a tree`);
    if (a.kind === 'orchard')
      for (const tree of trees)
        if (!fruit.has(tree.plantId)) broken.push(`${tree.plantId} among the fruit`);
  }
  if (/sunken trampoline/i.test(JSON.stringify([words, areas])))
    broken.push('a sunken trampoline that is not dug');
  return broken;
}
