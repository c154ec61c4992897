/** What the parts of the planting stage share while one garden is planted. */
import type { Brief, ProjectType } from '../model/brief.ts';
import type { TasteWeights } from '../model/design-weights.ts';
import type { Area, Layout } from '../model/layout.ts';
import type { Plant } from '../model/plant.ts';
import type { BedConditions, PlantPlacement, PlantRole, SunClass } from '../model/planting.ts';
import type { Mm } from '../model/shapes.ts';
import type { Site } from '../model/site.ts';
import type { Mood } from '../model/people-said.ts';
import type { Random } from '../geometry/random.ts';
import type { GardenSun } from '../sunlight/garden-sun.ts';
import type { Scheme } from './colours.ts';
import type { Exposure } from './exposure.ts';
import type { HouseRules } from './filters.ts';
import type { Ground } from './ground.ts';
import type { PlantIndex } from './plant-index.ts';
import type { Mouth } from './sight-lines.ts';
import type { SaidShade } from './said-shade.ts';

export type Bed = {
  area: Area;
  conditions: BedConditions;
  /** Cells of the ground raster whose centres lie in it. */
  cells: number[];
};

export type Job = {
  site: Site;
  brief: Brief;
  layout: Layout;
  /** Nothing may be dug: beds are planters, and `site.soil` is their compost. */
  contained: boolean;
  type: ProjectType;
  seed: number;
  random: Random;
  rules: HouseRules;
  weights: TasteWeights;
  exposure: Exposure;
  scheme: Scheme;
  moods: Mood[];
  /** The garden lies north of the house: its part shade is a cool one. */
  isDim: boolean;
  /** Its sunny ground bakes: heat is told of, or paving gives it back. */
  isHot: boolean;
  /** Ids of what was asked for by name. */
  helped: ReadonlySet<string>;
  saidShade: SaidShade | null;
  /** Names that were asked for of which the household allows no plant, with the ids of what stands nearest. */
  instead: ReadonlyMap<string, ReadonlySet<string>>;
  /** Drawn from the brief's words: what its three designs share. */
  briefSeed: number;
  /** Taste scores reckoned so far, with and without colour. */
  taste: { coloured: Map<string, number>; plain: Map<string, number> };
  /** Plants the household, climate and law allow, by id order. */
  allowed: Plant[];
  /** Of those, the ones that suit the site's soil. */
  rooted: Plant[];
  sun: GardenSun;
  ground: Ground;
  beds: Bed[];
  /** Beds of shrubs and trees alone: no border is planted in them, and they are no part of `bedM2`. */
  groves: Bed[];
  bedM2: number;
  /** Depth of border a plant typically finds, front to back, mm. */
  depthMm: Mm;
  /** Index into SUN_CLASSES of the part of the bed a cell lies in; 9 outside beds. */
  classAt: Uint8Array;
  /** 1 where the roots of a kept tree drink what rain its crown lets through. */
  rootsAt: Uint8Array;
  placements: PlantPlacement[];
  index: PlantIndex;
  byId: Map<string, Plant>;
  drifts: number;
  /** How many beds each kind of plant runs along the front of so far. */
  edges: Map<string, number>;
  /** Where the street is looked at from: what stands beside them is low. */
  mouths: Mouth[];
  /** Square metres of structure in each bed so far. */
  heldM2: Map<string, number>;
  /** Axis of a formal garden. */
  axisX: number | null;
};

/** Half the centre-to-centre distance: the ground a plant is given when planted, mm. */
export const footOf = (plant: Plant): Mm => plant.spacingCm * 5;
export const radiusOf = (plant: Plant): Mm => Math.round(plant.spreadM * 500);
export const heightOf = (plant: Plant): Mm => Math.round(plant.heightM * 1000);
export const isEvergreen = (plant: Plant): boolean => plant.foliage.type === 'evergreen';

export function nextDrift(job: Job, prefix: string): string {
  job.drifts++;
  return `${prefix}-${job.drifts}`;
}

/** Class of the part of a bed a point lies in; at a bed's very edge, of the nearest cell. */
export function classNear(job: Job, x: Mm, y: Mm): SunClass | undefined {
  const { grid } = job.ground,
    own = grid.index(x, y);
  if (own >= 0 && job.classAt[own]! < 3) return SUN_CLASSES[job.classAt[own]!];
  for (const [dx, dy] of [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [1, 1],
    [-1, 1],
    [1, -1],
    [-1, -1],
  ] as const) {
    const k = grid.index(x + dx * grid.cell, y + dy * grid.cell);
    if (k >= 0 && job.classAt[k]! < 3) return SUN_CLASSES[job.classAt[k]!];
  }
  return undefined;
}

/** Puts a plant down and remembers it; positions are rounded to whole millimetres. */
export function place(
  job: Job,
  plant: Plant,
  spot: {
    x: number;
    y: number;
    areaId: string;
    driftId: string;
    role: PlantRole;
    radiusMm?: Mm;
    heightMm?: Mm;
    footMm?: Mm;
  },
): PlantPlacement {
  const placement: PlantPlacement = {
    plantId: plant.id,
    x: Math.round(spot.x),
    y: Math.round(spot.y),
    radiusMm: Math.round(spot.radiusMm ?? radiusOf(plant)),
    heightMm: Math.round(spot.heightMm ?? heightOf(plant)),
    areaId: spot.areaId,
    driftId: spot.driftId,
    role: spot.role,
  };
  const part = [...job.beds, ...job.groves].some((bed) => bed.area.id === spot.areaId)
    ? classNear(job, placement.x, placement.y)
    : undefined;
  if (
    part &&
    spot.role !== 'tree' &&
    spot.role !== 'screening' &&
    spot.role !== 'pot' &&
    spot.role !== 'hedge'
  )
    placement.sunClass = part;
  job.placements.push(placement);
  if (spot.footMm !== 0) job.index.add(placement.x, placement.y, spot.footMm ?? footOf(plant));
  return placement;
}

export const SUN_CLASSES: readonly SunClass[] = ['full-sun', 'partial-sun', 'shade'];
