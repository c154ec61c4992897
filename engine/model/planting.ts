/** Where every plant stands, and what each bed is like. */
import type { Mm } from './shapes.ts';

export type PlantRole =
  | 'tree'
  | 'hedge'
  | 'climber'
  | 'structure'
  | 'mid'
  | 'ground'
  | 'bulb'
  | 'crop'
  | 'pot'
  | 'water'
  | 'screening'
  | 'meadow';

export type PlantPlacement = {
  plantId: string;
  /** Centre, garden frame. */
  x: Mm;
  y: Mm;
  /** Mature half-spread here; a tree's crown radius. */
  radiusMm: Mm;
  /** Mature height here. */
  heightMm: Mm;
  areaId: string;
  /** Plants of one drift share it. */
  driftId: string;
  role: PlantRole;
  /** A tree that already stood there and is kept: no cost, no quantity. */
  existing?: true;
  /** In a bed: the class of sun of the part of the bed it stands in. */
  sunClass?: SunClass;
};

export type SunClass = 'full-sun' | 'partial-sun' | 'shade';

export type BedConditions = {
  areaId: string;
  areaM2: number;
  /** Mean hours of direct sun a day over April to September. */
  sunHours: number;
  sunClass: SunClass;
  /** Share of that sun that falls before 13:00. */
  morningShare: number;
  moisture: 'dry' | 'well-drained' | 'moist' | 'wet';
  /** Parts of unlike sun in a bed that turns a corner or runs from house to fence; planted each for its own. Sunniest first. */
  parts?: {
    sunClass: SunClass;
    sunHours: number;
    areaM2: number;
    moisture: BedConditions['moisture'];
  }[];
  /** Dug, fed and mulched, and left for the client to plant; a frame of shrubs may stand in it. */
  leftToPlant?: true;
  why: string[];
};

export type PlantScheduleLine = {
  plantId: string;
  key: number;
  latinName: string;
  commonName: string;
  category: string;
  role: PlantRole;
  count: number;
  potSize: string;
  spacingCm: number;
  heightM: number;
  spreadM: number;
  /** Beds it stands in, by area id. */
  areaIds: string[];
  /** Why this plant, with values: "6.2 h of sun, clay, flowers June to October". */
  why: string;
  /** Whom it harms and what to wear, in plain words; absent where nothing is known, and in designs of older versions. */
  hazard?: string;
};

export type Planting = {
  beds: BedConditions[];
  placements: PlantPlacement[];
  schedule: PlantScheduleLine[];
  /** Twelve entries, January first: number of kinds with flower, leaf, berry or stem worth looking at. */
  interestByMonth: number[];
  palette: { name: string; colours: string[] };
  why: string[];
  /** Nobody waters here: care asks for none once the plants are in. */
  isUnwatered?: true;
};
