/** The measured garden model and what is derived from it. */
import type { Brief, Problem, ProjectType } from './brief.ts';
import type { Costing, Quantity } from './costing.ts';
import type { Reading, Stretch } from './reading.ts';
import type { Layout } from './layout.ts';
import type { Planting } from './planting.ts';
import type { Mm, Point, Region } from './shapes.ts';
import type { Site } from './site.ts';

export const SCHEMA_VERSION = 1;

/** Everything a drawing, a picture, a list or a price is derived from. Saved as it is. */
/** Work the household takes on, or plainer ways of doing a thing, that spare money without changing the plan. */
export const SAVINGS = [
  'own-clearance',
  'own-staining',
  'own-mulch',
  'own-aftercare',
  'seed-lawn',
  'cut-edges',
  'timber-edges',
  'own-soil',
  'own-compost',
  'own-planting',
  'own-gravel',
  'own-digging',
  'keep-lawn',
  'plain-pots',
  'keep-floor',
  'lean-site',
  'own-build',
  'no-dig',
  'plain-fences',
] as const;
export type Saving = (typeof SAVINGS)[number];

export type GardenModel = {
  schemaVersion: number;
  seed: number;
  projectType: ProjectType;
  site: Site;
  layout: Layout;
  planting: Planting;
  /** Taken to keep to a budget; quantities and price follow. Absent when none was needed. */
  savings?: Saving[];
};

export type Check = {
  id: string;
  severity: 'info' | 'advice' | 'warning';
  title: string;
  /** What, and what to do, in plain words. */
  text: string;
  /** Where on the plan, when it is somewhere. */
  at: Point | null;
  areaId: string | null;
  /** The general nature of the rule: "Permitted development, England". */
  basis: string;
};

export type SunMap = {
  x0: Mm;
  y0: Mm;
  cellMm: Mm;
  columns: number;
  rows: number;
  /** Row by row from y0, tenths of an hour; 255 is outside the plot. Mean of April to September. */
  tenths: number[];
};

export type Words = {
  title: string;
  concept: string;
  mainFeature: string;
  style: string;
  materials: { name: string; application: string }[];
  plants: { name: string; careInstructions: string }[];
  seasonalMaintenance: { spring: string[]; summer: string[]; autumn: string[]; winter: string[] };
  implementationTips: string[];
  sustainability: { rating: number; explanation: string };
  /** Hours a year to look after it, and the sum behind it. */
  upkeep: { hoursPerYear: number; items: { task: string; hours: number }[] };
};

/** What became of one wish in one design. */
export type WishOutcome = {
  /** The mention it was read from. */
  mention: string;
  name: string;
  quote: string;
  /** Named in the visitor's own words, which nobody else is shown. */
  isOwnWords: boolean;
  result: 'met' | 'partly' | 'left-out';
  /** A sentence: where it is, or why not. */
  why: string;
  /** What would have to be otherwise for it to be met; null where it is met, or nothing would do. */
  takes?: string | null;
};

export type GardenDesign = {
  model: GardenModel;
  quantities: Quantity[];
  costing: Costing;
  checks: Check[];
  words: Words;
  sunMap: SunMap;
  /** Absent from designs saved before wishes were answered one by one. */
  outcomes?: WishOutcome[];
};

export type DesignSet = {
  brief: Brief;
  /** What was read in the description, where it was. */
  reading: Reading | null;
  /** What was taken from it, in sentences. */
  returnBrief: string[];
  /** Stretches of it that are on no plan, in the order told. */
  notShown: Stretch[];
  designs: GardenDesign[];
  problems: Problem[];
};

export type { Region };
