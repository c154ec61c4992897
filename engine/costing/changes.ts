/** Changes to a garden that make it cheaper without moving an edge: materials, pot sizes, things left out. */
import type { GardenModel } from '../model/garden.ts';
import type { FurnishingKind, Material } from '../model/layout.ts';
import type { Catalogue } from '../model/plant.ts';
import type { Planting } from '../model/planting.ts';
import type { MeasuredArea, Measured } from '../quantities/measure.ts';
import { buildUpOf } from '../quantities/build-ups.ts';
import { newPlants } from '../quantities/planting.ts';

export type Chooses = (m: MeasuredArea) => Material | null;

/** Lays other floors where `choose` names one; the reason stands with the area. Null when nothing changes. */
export function relay(
  model: GardenModel,
  measured: Measured,
  choose: Chooses,
  because?: string,
): GardenModel | null {
  let changed = false,
    permeable = model.layout.shares.permeable;
  const areas = model.layout.areas.map((area) => {
    const m = measured.byId.get(area.id)!,
      material = m.kept ? null : choose({ ...m, area });
    if (!material || material === area.material) return area;
    changed = true;
    const share = m.m2 / measured.plotM2,
      was = buildUpOf(area.material)?.sealed,
      is = buildUpOf(material)?.sealed;
    if (was && !is) permeable = Math.min(1, permeable + share);
    if (is && !was) permeable = Math.max(0, permeable - share);
    return { ...area, material, why: because ? [...area.why, because] : area.why };
  });
  return changed
    ? {
        ...model,
        layout: { ...model.layout, areas, shares: { ...model.layout.shares, permeable } },
      }
    : null;
}

const HERBACEOUS: readonly string[] = [
  'perennial',
  'grass',
  'fern',
  'groundcover',
  'herb',
  'annual',
  'aquatic',
];
const SMALLER: Record<string, string> = {
  '45L': '25L',
  '25L': '10L',
  '10L': '5L',
  '5L': '3L',
  '3L': '2L',
};

/** The next smaller pot a plant is commonly sold in, or the same. */
export function smallerPot(category: string, potSize: string): string {
  if (category === 'tree' && potSize === '10L') return potSize;
  if (potSize === '2L') return HERBACEOUS.includes(category) ? '9cm' : potSize;
  if (category === 'hedging' && (potSize === '3L' || potSize === '2L' || potSize === '5L'))
    return 'bare-root';
  return SMALLER[potSize] ?? potSize;
}

/** The pot in which a kind that comes to a garden is bought: a size smaller where the others were, so that it kept to its sum. */
export function potComing(
  { schedule }: Pick<Planting, 'schedule'>,
  { category, potSize }: { category: string; potSize: string },
  { plants }: Pick<Catalogue, 'plants'>,
): string {
  const usual = new Map(plants.map((plant) => [plant.id, plant.potSize])),
    isSmaller = schedule.some((line) => usual.get(line.plantId) !== line.potSize);
  return isSmaller ? smallerPot(category, potSize) : potSize;
}

/** One pot size smaller throughout; null when no plant is sold smaller. */
export function repot(model: GardenModel): GardenModel | null {
  const bought = new Set(newPlants(model).map((kind) => kind.plantId));
  let changed = false;
  const schedule = model.planting.schedule.map((line) => {
    const potSize = bought.has(line.plantId)
      ? smallerPot(line.category, line.potSize)
      : line.potSize;
    if (potSize === line.potSize) return line;
    changed = true;
    return { ...line, potSize };
  });
  return changed ? { ...model, planting: { ...model.planting, schedule } } : null;
}

/** Without the named things; null when there are none. */
export function without(model: GardenModel, kinds: readonly FurnishingKind[]): GardenModel | null {
  const furnishings = model.layout.furnishings.filter((f) => !kinds.includes(f.kind));
  return furnishings.length === model.layout.furnishings.length
    ? null
    : { ...model, layout: { ...model.layout, furnishings } };
}

/** Cheaper paving that keeps its character, nearest first. */
export const PLAINER: Partial<Record<Material, readonly Material[]>> = {
  porcelain: ['sandstone', 'concrete-paving'],
  sandstone: ['concrete-paving'],
  setts: ['clay-paver', 'concrete-paving'],
};
export const NAMES: Partial<Record<Material, string>> = {
  porcelain: 'porcelain',
  sandstone: 'sandstone',
  'concrete-paving': 'concrete paving',
  setts: 'granite setts',
  'clay-paver': 'clay pavers',
  gravel: 'gravel',
  'self-binding-gravel': 'self-binding gravel',
  'timber-deck': 'timber decking',
  'rubber-mulch': 'rubber mulch',
  'play-turf': 'play turf',
  bark: 'bark',
};
