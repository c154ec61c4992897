/** Plants put into a bed and taken out of it, each at its own place. */
import { contains } from '../geometry/region.ts';
import type { GardenModel } from '../model/garden.ts';
import { MOST_SET, type Operation } from '../model/operation.ts';
import type { Plant } from '../model/plant.ts';
import type { PlantPlacement, PlantRole } from '../model/planting.ts';
import type { Point } from '../model/shapes.ts';
import { apart2 } from '../planting/plant-index.ts';
import { heightOf, radiusOf } from '../planting/job.ts';
import type { Given, Outcome } from './apply.ts';
import { bedIndex, isClear, isSetByHand } from './bed-room.ts';
import { lower } from './recut.ts';
import { clearOfTrunk, isTree, treeRefusal } from './tree-places.ts';

/** How near a plant may come to another that is set by hand, as a share of the ground both are given. */
const NEAREST = 0.5;

export function addPlants(
  model: GardenModel,
  { plantId, areaId, at }: Extract<Operation, { kind: 'add-plants' }>,
  { plants }: Given,
): Outcome {
  const plant = plants.get(plantId);
  if (!plant) return { refused: 'That plant is not in our catalogue any more.' };
  const area = model.layout.areas.find((one) => one.id === areaId);
  if (!area) return { refused: 'That bed is no longer there.' };
  if (isTree(plant)) return plantTrees(model, plant, at);
  const role = roleOf(plant);
  if (!role || !isSetByHand(area))
    return { refused: `${plant.commonName} is not planted singly in ${lower(area)}.` };
  if (!at.length)
    return {
      refused: `There is no room for ${plant.commonName} in ${lower(area)}. Take something out of it first.`,
    };
  if (at.length > MOST_SET) return { refused: `Please plant ${MOST_SET} at once at most.` };
  const index = bedIndex(model, plants);
  const foot = plant.spacingCm * 5;
  const placements: PlantPlacement[] = [];
  for (const [x, y] of at) {
    if (!contains(area.region, x, y))
      return { refused: `That is outside ${lower(area)}, which was changed meanwhile.` };
    if (!isClear(model, x, y)) return { refused: 'Something stands there already.' };
    if (!index.isFree(x, y, foot, NEAREST))
      return { refused: `Another plant grows where ${plant.commonName} would stand.` };
    index.add(x, y, foot);
    const sunClass = sunAt(model, areaId, x, y);
    placements.push({
      plantId,
      x,
      y,
      radiusMm: radiusOf(plant),
      heightMm: heightOf(plant),
      areaId,
      driftId: `own-${areaId}-${plantId}`,
      role,
      ...(sunClass ? { sunClass } : {}),
    });
  }
  return {
    model: {
      ...model,
      planting: {
        ...model.planting,
        placements: [...model.planting.placements, ...placements],
      },
    },
  };
}

/** In the middle of a lawn or in a bed: a tree wants no more than its own place. */
function plantTrees(model: GardenModel, plant: Plant, at: readonly Point[]): Outcome {
  if (!at.length)
    return { refused: `There is no room for the crown of ${plant.commonName} there.` };
  let { placements } = model.planting;
  for (const [x, y] of at) {
    const now = { ...model, planting: { ...model.planting, placements } };
    const refused = treeRefusal(now, x, y);
    if (refused) return { refused };
    const areaId = model.layout.areas.find(({ region }) => contains(region, x, y))!.id;
    placements = [
      ...clearOfTrunk(placements, { x, y }),
      {
        plantId: plant.id,
        x,
        y,
        radiusMm: radiusOf(plant),
        heightMm: heightOf(plant),
        areaId,
        driftId: `own-tree-${x}-${y}`,
        role: 'tree',
      },
    ];
  }
  return { model: { ...model, planting: { ...model.planting, placements } } };
}

/** Of the part of a bed, as its nearest plant has it. */
export function sunAt(
  { planting }: GardenModel,
  areaId: string,
  x: number,
  y: number,
): PlantPlacement['sunClass'] {
  let best: PlantPlacement | null = null;
  for (const one of planting.placements)
    if (
      one.areaId === areaId &&
      one.sunClass &&
      (!best || apart2(one.x, one.y, x, y) < apart2(best.x, best.y, x, y))
    )
      best = one;
  return best?.sunClass ?? planting.beds.find((bed) => bed.areaId === areaId)?.sunClass;
}

/** What a plant does in a bed; null for those that have places of their own: trees, climbers, hedges, water plants, crops. */
export function roleOf(plant: Plant): PlantRole | null {
  switch (plant.layer) {
    case 'shrub':
    case 'structural':
      return 'structure';
    case 'mid-border':
    case 'emergent':
      return 'mid';
    case 'edging':
    case 'groundcover':
      return 'ground';
    case 'bulb':
      return 'bulb';
    default:
      return null;
  }
}

const ROOTED: readonly PlantRole[] = [
  'structure',
  'mid',
  'ground',
  'bulb',
  'hedge',
  'climber',
  'water',
  'meadow',
];
export const mayBeTakenOut = (one: PlantPlacement): boolean =>
  !one.existing && ROOTED.includes(one.role);

export function removePlants(
  model: GardenModel,
  { plantId, at }: Extract<Operation, { kind: 'remove-plants' }>,
  { plants }: Given,
): Outcome {
  const name = plants.get(plantId)?.commonName ?? 'That plant';
  const places = new Set(at.map(String));
  const goes = new Set(
    model.planting.placements.filter(
      (one) => one.plantId === plantId && mayBeTakenOut(one) && places.has(String([one.x, one.y])),
    ),
  );
  if (!goes.size)
    return {
      refused: `${name} was planted there for ground that you changed, or is no longer there. Undo that change to take it out.`,
    };
  return {
    model: {
      ...model,
      planting: {
        ...model.planting,
        placements: model.planting.placements.filter((one) => !goes.has(one)),
      },
    },
  };
}
