/** Builds the scene of a garden model: every surface, line, thing and plant of it, and nothing else. */
import { FURNISHINGS } from '../features/features.ts';
import type { GardenModel } from '../model/garden.ts';
import type { AreaKind, Furnishing } from '../model/layout.ts';
import type { Catalogue, Plant } from '../model/plant.ts';
import type { PlantPlacement } from '../model/planting.ts';
import type { Mm } from '../model/shapes.ts';
import { bounds } from '../geometry/region.ts';
import { seedFrom, seededRandom } from '../geometry/random.ts';
import { cos, radians, sin } from '../geometry/trig.ts';
import type { BoundaryEdge } from '../model/site.ts';
import { boundaryPieces } from '../site/boundary-pieces.ts';
import { climbOf } from '../drawing/kept-steps.ts';
import { openingsOf } from '../drawing/house.ts';
import { formOf } from '../drawing/plants/symbol.ts';
import { standingParts } from '../drawing/screens.ts';
import { grainOf } from '../drawing/surfaces/grain.ts';
import { aroundOf } from './around.ts';
import { growthOf, monthsOf } from './plant-year.ts';
import type {
  MaterialToken,
  Scene,
  SceneInstance,
  SceneLine,
  SceneSpecies,
  SceneSurface,
  SceneThing,
} from './scene.ts';
import { waterOf } from './water-of.ts';
import { sceneZones } from './zones-of.ts';

const LEVEL: Partial<Record<AreaKind, Mm>> = {
  bed: -30,
  gravel: -10,
  margin: -15,
  meadow: -10,
  orchard: -10,
  play: -20,
  vegetable: -10,
};
const THICKNESS: Partial<Record<AreaKind, Mm>> = {
  terrace: 60,
  path: 60,
  seat: 60,
  space: 60,
  lawn: 100,
  bed: 300,
  shed: 80,
  store: 80,
  greenhouse: 80,
  gardenroom: 80,
};
const LINE_MATERIAL: Record<SceneLine['kind'], MaterialToken> = {
  fence: 'timber',
  wall: 'brick',
  hedge: 'foliage',
  railings: 'metal',
  open: 'turf',
  gate: 'timber',
  trellis: 'timber',
  'slatted-screen': 'painted-timber',
  'low-wall': 'stone',
  'raised-edge': 'timber',
};
const BOUNDARY_THICKNESS: Record<Exclude<BoundaryEdge['kind'], 'house'>, Mm> = {
  fence: 50,
  wall: 215,
  hedge: 600,
  railings: 40,
  open: 0,
  gate: 50,
};
/** Kept plants that are not in the catalogue: mid green. */
const UNKNOWN_FOLIAGE = '#5f7f45';

function surfacesOf(model: GardenModel): SceneSurface[] {
  return model.layout.areas
    .filter((area) => area.kind !== 'pond' && area.kind !== 'water')
    .map((area) => ({
      id: area.id,
      kind: area.kind,
      region: area.region,
      levelMm: LEVEL[area.kind] ?? 0,
      thicknessMm: THICKNESS[area.kind] ?? 60,
      material: area.material === 'none' ? 'hardstanding' : area.material,
      grainDeg: grainOf(area.region, model.layout.language),
      ...(area.edging ? { edging: area.edging } : {}),
    }));
}
function linesOf(model: GardenModel): SceneLine[] {
  const boundary = boundaryPieces(model).flatMap((edge, i): SceneLine[] =>
    edge.kind === 'house' || (edge.kind === 'gate' && edge.heightMm === 0)
      ? []
      : [
          {
            id: `edge-${i}`,
            kind: edge.kind,
            where: 'boundary',
            ...(edge.isSheer ? { isSheer: true as const } : {}),
            line: [edge.from, edge.to],
            heightMm: edge.heightMm,
            thicknessMm: BOUNDARY_THICKNESS[edge.kind],
            material: LINE_MATERIAL[edge.kind],
          },
        ],
  );
  // pleached trees stand on their own stems
  const solid = model.layout.screens.filter(({ row }) => row?.of !== 'pleached');
  const screens = solid.flatMap((screen) =>
    standingParts(screen).map((line, i): SceneLine => ({
      id: `${screen.id}-${i}`,
      kind: screen.kind,
      where: 'garden',
      line,
      heightMm: screen.heightMm,
      thicknessMm: screen.thicknessMm,
      material: LINE_MATERIAL[screen.kind],
    })),
  );
  return [...boundary, ...screens];
}
function thingOf(f: Furnishing): SceneThing {
  return {
    id: f.id,
    kind: f.kind,
    areaId: f.areaId,
    x: f.x,
    y: f.y,
    baseMm: 0,
    widthMm: f.widthMm,
    depthMm: f.depthMm,
    heightMm: f.heightMm,
    turnDeg: f.turnDeg,
    round: f.round,
    seats: f.seats ?? 0,
    material: FURNISHINGS[f.kind].material,
    structure: FURNISHINGS[f.kind].isStructure === true,
    ...(f.colour ? { colour: f.colour } : {}),
  };
}

/** Soil height under a plant: the rim of the pot or raised bed that it stands in. */
export function baseOf(model: GardenModel, p: PlantPlacement): Mm {
  for (const f of model.layout.furnishings) {
    if (f.kind !== 'raised-bed' && f.kind !== 'pot' && f.kind !== 'urn') continue;
    const c = cos(radians(-f.turnDeg)),
      s = sin(radians(-f.turnDeg)),
      dx = p.x - f.x,
      dy = p.y - f.y;
    if (Math.abs(dx * c - dy * s) <= f.widthMm / 2 && Math.abs(dx * s + dy * c) <= f.depthMm / 2)
      return Math.max(0, f.heightMm - 40);
  }
  return 0;
}
function speciesOf(plant: Plant | undefined, p: PlantPlacement): SceneSpecies {
  const form = formOf(plant, p);
  if (!plant) {
    const months = Array.from({ length: 12 }, (_, i) =>
      i >= 3 && i <= 9 ? ('leaf' as const) : ('bare' as const),
    );
    return {
      plantId: p.plantId,
      name: p.plantId,
      form,
      heightMm: p.heightMm,
      spreadMm: p.radiusMm * 2,
      foliageHex: UNKNOWN_FOLIAGE,
      flowerHex: null,
      autumnHex: null,
      months,
      inFlower: months.map(() => false),
      growth: { 1: 1, 3: 1, 5: 1, 10: 1 },
      instances: [],
    };
  }
  return {
    plantId: plant.id,
    name: plant.latinName,
    form,
    heightMm: Math.round(plant.heightM * 1000),
    spreadMm: Math.round(plant.spreadM * 1000),
    foliageHex: plant.foliage.hex,
    flowerHex: plant.flower.hex,
    autumnHex: plant.foliage.autumnHex,
    months: monthsOf(plant),
    inFlower: Array.from(
      { length: 12 },
      (_, i) => plant.flower.hex !== null && plant.flower.months.includes(i + 1),
    ),
    growth: growthOf(plant),
    instances: [],
  };
}
/** One group for each kind and form, in the order in which they first stand in the model. */
function plantsOf(model: GardenModel, catalogue: Catalogue): SceneSpecies[] {
  const plants = new Map(catalogue.plants.map((plant) => [plant.id, plant])),
    groups = new Map<string, SceneSpecies>();
  for (const p of model.planting.placements) {
    const plant = plants.get(p.plantId),
      key = `${p.plantId}|${formOf(plant, p)}`;
    let group = groups.get(key);
    if (!group) {
      group = speciesOf(plant, p);
      groups.set(key, group);
    }
    const random = seededRandom(seedFrom(`${p.plantId}:${p.x}:${p.y}`));
    const instance: SceneInstance = {
      x: p.x,
      y: p.y,
      baseMm: baseOf(model, p),
      radiusMm: p.radiusMm,
      heightMm: p.heightMm,
      turnDeg: random.index(360),
      tint: Math.round(random.between(-1, 1) * 100) / 100,
      existing: p.existing === true,
    };
    group.instances.push(instance);
  }
  return [...groups.values()];
}

/** The scene of the model. Instances of a kind are as many as its schedule line says (kept plants are marked and not scheduled). */
export function buildScene(model: GardenModel, catalogue: Catalogue): Scene {
  const { site, layout } = model,
    box = bounds([[site.boundary]]);
  const species = plantsOf(model, catalogue),
    things = layout.furnishings.map(thingOf);
  const topMm = Math.max(
    site.house.heightMm,
    ...site.edges.map((edge) => edge.heightMm),
    ...things.map((thing) => thing.heightMm),
    ...model.planting.placements.map((p) => p.heightMm),
  );
  return {
    version: 1,
    bounds: { ...box, topMm },
    plot: site.boundary,
    sun: {
      latitudeDeg: site.place.latitudeDeg,
      longitudeDeg: site.place.longitudeDeg,
      bearingDeg: site.bearingDeg,
    },
    house: {
      x0: site.house.x0,
      x1: site.house.x1,
      heightMm: site.house.heightMm,
      thicknessMm: 300,
      doorX: site.doorX,
      openings: openingsOf(site).map((o) => ({
        x0: Math.round(o.x0),
        x1: Math.round(o.x1),
        sillMm: o.door ? 0 : 900,
        headMm: 2100,
        door: o.door,
      })),
    },
    surfaces: surfacesOf(model),
    water: layout.areas
      .filter((area) => area.kind === 'pond' || area.kind === 'water')
      .map(waterOf),
    lines: linesOf(model),
    things,
    stones: layout.stones.map(({ x, y, widthMm, depthMm, turnDeg }) => ({
      x,
      y,
      widthMm,
      depthMm,
      turnDeg,
    })),
    // kept plants that the planting holds are instances; the rest stand here
    kept: site.existing
      .filter(
        (thing) =>
          !model.planting.placements.some(
            (p) => p.existing && Math.abs(p.x - thing.x) < 400 && Math.abs(p.y - thing.y) < 400,
          ),
      )
      .map(({ id, kind, name, x, y, radiusMm, boxMm, heightMm, evergreen }) => ({
        id,
        kind,
        name,
        x,
        y,
        radiusMm,
        ...(boxMm ? { boxMm } : {}),
        heightMm,
        evergreen,
        ...((kind === 'steps' || kind === 'bank') && climbOf(site) < 0
          ? { climbsToHouse: true as const }
          : {}),
      })),
    species,
    ...aroundOf(site),
    ...sceneZones(site),
  };
}
