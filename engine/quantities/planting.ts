/** Soil for the beds and every plant, one line for each kind of plant. */
import type { Quantity } from '../model/costing.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Catalogue } from '../model/plant.ts';
import type { PlantPlacement } from '../model/planting.ts';
import { MULCH_MM, compostMm, isUndug } from './build-ups.ts';
import { addLine, figure, sumInWords } from './line.ts';
import type { Measured } from './measure.ts';

/** Planters on a roof or on ground that may not be dug are filled to this depth, mm. */
const PLANTER_SOIL_MM = 300;

function takeOffSoil(model: GardenModel, measured: Measured): Quantity[] {
  const lines: Quantity[] = [],
    beds = measured.areas.filter((m) => !m.kept && m.area.material === 'soil');
  const ids = beds.map((m) => m.area.id),
    m2 = beds.reduce((sum, m) => sum + m.m2, 0),
    words = sumInWords(
      beds.map((m) => ({ id: m.area.id, value: m.m2 })),
      'm²',
    );
  // bark alone lies on what is planted another year, and round the shrubs of a grove, each in a pit of its own
  const planted = beds.filter((m) => m.area.kind !== 'margin' && !m.area.isGrove),
    plantedM2 = planted.reduce((sum, m) => sum + m.m2, 0),
    plantedWords = sumInWords(
      planted.map((m) => ({ id: m.area.id, value: m.m2 })),
      'm²',
    );
  const layer = (mm: number) => ({
    net: (m2 * mm) / 1000,
    formula: `(${words}) x ${figure(mm / 1000, 3)} m`,
  });
  if (isUndug(model.site)) {
    addLine(lines, {
      phase: 'planting',
      rateKey: 'planter-side',
      description: 'Timber planters, lined and drained',
      unit: 'm',
      waste: 0.05,
      net: beds.reduce((sum, m) => sum + m.perimeterM, 0),
      ids,
      formula: sumInWords(
        beds.map((m) => ({ id: m.area.id, value: m.perimeterM })),
        'm round',
      ),
    });
    const roof = model.site.position === 'roof';
    addLine(lines, {
      phase: 'planting',
      rateKey: roof ? 'roof-substrate' : 'raised-bed-soil',
      description: `${roof ? 'Lightweight planter' : 'Planter'} compost, ${PLANTER_SOIL_MM} mm`,
      unit: 'm3',
      waste: 0.05,
      ids,
      ...layer(PLANTER_SOIL_MM),
    });
    return lines;
  }
  const depth = compostMm(model.site.soil.texture);
  addLine(lines, {
    phase: 'planting',
    rateKey: 'bed-preparation',
    description: 'Dig over and prepare beds',
    unit: 'm2',
    net: plantedM2,
    ids: planted.map((m) => m.area.id),
    formula: plantedWords,
  });
  addLine(lines, {
    phase: 'planting',
    rateKey: 'compost',
    description: `Compost dug in, ${depth} mm`,
    unit: 'm3',
    waste: 0.05,
    ids: planted.map((m) => m.area.id),
    net: (plantedM2 * depth) / 1000,
    formula: `(${plantedWords}) x ${figure(depth / 1000, 3)} m`,
  });
  addLine(lines, {
    phase: 'planting',
    rateKey: 'mulch',
    description: `Bark mulch, ${MULCH_MM} mm`,
    unit: 'm3',
    waste: 0.05,
    ids,
    ...layer(MULCH_MM),
  });
  return lines;
}

type Kind = { plantId: string; placements: PlantPlacement[] };
/** New plants by kind, in the order of the schedule. */
export function newPlants(model: GardenModel): Kind[] {
  const kinds = new Map<string, PlantPlacement[]>();
  for (const line of model.planting.schedule)
    if (!kinds.has(line.plantId)) kinds.set(line.plantId, []);
  for (const p of model.planting.placements) {
    if (p.existing) continue;
    const list = kinds.get(p.plantId);
    if (list) list.push(p);
    else kinds.set(p.plantId, [p]);
  }
  return [...kinds]
    .filter(([, placements]) => placements.length > 0)
    .map(([plantId, placements]) => ({ plantId, placements }));
}

/** The pot a plant is bought in, from the schedule and then the catalogue; the planting stage may have chosen a larger one. */
function describe(
  plantId: string,
  model: GardenModel,
  catalogue: Catalogue,
): { name: string; category: string; potSize: string } {
  const line = model.planting.schedule.find((l) => l.plantId === plantId);
  if (line)
    return {
      name: `${line.latinName} (${line.commonName})`,
      category: line.category,
      potSize: line.potSize,
    };
  const plant = catalogue.plants.find((p) => p.id === plantId);
  return plant
    ? {
        name: `${plant.latinName} (${plant.commonName})`,
        category: plant.category,
        potSize: plant.potSize,
      }
    : { name: plantId, category: 'perennial', potSize: '2L' };
}
/** A few words for the pot: "in 2L pots". */
const SOLD: Record<string, string> = {
  bulb: 'bulbs',
  plug: 'plugs',
  seed: 'from seed',
  'bare-root': 'bare-root',
};
export function potInWords(potSize: string): string {
  return SOLD[potSize] ?? `in ${potSize} pots`;
}

function takeOffPlants(model: GardenModel, catalogue: Catalogue): Quantity[] {
  const lines: Quantity[] = [],
    trees: string[] = [],
    climbers: string[] = [];
  let treeCount = 0,
    climberCount = 0;
  for (const { plantId, placements } of newPlants(model)) {
    const { name, category, potSize } = describe(plantId, model, catalogue),
      count = placements.length;
    const beds = new Map<string, number>();
    for (const p of placements) beds.set(p.areaId, (beds.get(p.areaId) ?? 0) + 1);
    addLine(lines, {
      id: `plant:${plantId}`,
      phase: 'planting',
      rateKey: `plant:${category}:${potSize}`,
      description: `${name}, ${potInWords(potSize)}`,
      unit: 'no',
      net: count,
      ids: [plantId, ...beds.keys()],
      formula: [...beds].map(([areaId, n]) => `${n} in ${areaId}`).join(' + '),
    });
    // a small tree in a pot needs no pit
    const inGround = placements.filter(
      (p) => p.role === 'tree' || (category === 'tree' && p.role !== 'pot'),
    ).length;
    if (inGround) {
      trees.push(plantId);
      treeCount += inGround;
    }
    if (category === 'climber') {
      climbers.push(plantId);
      climberCount += count;
    }
  }
  const undug = isUndug(model.site);
  addLine(lines, {
    phase: 'planting',
    rateKey: undug ? 'tree-planter' : 'tree-pit',
    description: undug
      ? 'Large planters for trees, root balls anchored'
      : 'Tree pits, stakes, ties and watering tubes',
    unit: 'no',
    net: treeCount,
    ids: trees,
    formula: `${treeCount} trees planted`,
  });
  addLine(lines, {
    phase: 'planting',
    rateKey: 'climber-wires',
    description: 'Wires and eyes for climbers',
    unit: 'no',
    net: climberCount,
    ids: climbers,
    formula: `one set for each of ${climberCount} climbers`,
  });
  return lines;
}

export function takeOffPlanting(
  model: GardenModel,
  measured: Measured,
  catalogue: Catalogue,
): Quantity[] {
  return [...takeOffSoil(model, measured), ...takeOffPlants(model, catalogue)];
}
