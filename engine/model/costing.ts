/** Quantities taken off the geometry, and what they cost. Money is in whole pence. */
import type { AreaKind } from './layout.ts';

export type Unit = 'm2' | 'm' | 'm3' | 't' | 'no' | 'hour' | 'day' | 'week' | 'item';
export const PHASES = ['clear', 'hard', 'structures', 'planting', 'finishing'] as const;
export type Phase = (typeof PHASES)[number];

export type Quantity = {
  id: string;
  phase: Phase;
  /** The rate book's key. */
  rateKey: string;
  description: string;
  unit: Unit;
  /** Net, to two decimals at most. */
  net: number;
  /** 0.1 is ten per cent. */
  waste: number;
  /** net x (1 + waste), rounded up to what can be bought. */
  gross: number;
  /** The household does the work: only what is bought is charged. */
  isOwnWork?: true;
  /** What it was measured from: area, screen, furnishing or plant ids, and the sum in words. */
  source: { ids: string[]; formula: string };
};

/** One line of the firm's rate book. Pence are net of VAT. */
export type Rate = {
  key: string;
  name: string;
  unit: Unit;
  /** Materials for one unit. */
  materialPence: number;
  /** Hours of labour for one unit. */
  labourHours: number;
  /** 'plants' lines are counted as plants in the cost breakdown. */
  group: 'materials' | 'plants';
  note?: string;
};

export type RateBook = {
  /** "2026-11-01": shown with every total. */
  priceDate: string;
  currency: 'GBP';
  labourPencePerHour: number;
  /** 0.2 is 20 %. */
  vat: number;
  contingency: number;
  /** Overhead and profit on materials and plants. */
  markup: number;
  /** Prices shown to homeowners include VAT. */
  pricesIncludeVat: boolean;
  rates: Rate[];
  /** Prices by pot size, pence net, keyed by Plant.potSize and by category where it differs ("tree:45L"). */
  plantPence: Record<string, number>;
};

/**
 * Pence with markup, contingency and VAT, by the rate's key: goods for a unit, and the work of laying it. Neither hours, nor
 * what an hour costs, nor the markup can be read from it.
 */
export type CustomerPrices = {
  priceDate: string;
  units: Record<string, readonly [goods: number, work: number]>;
  plants: Record<string, number>;
  /** What the site costs for every penny of the team's work: welfare, haulage, supervision and clearing up. */
  siteShare: number;
};

export type CostLine = Quantity & {
  materialPence: number;
  labourPence: number;
  /** Net of VAT and contingency. */
  totalPence: number;
};

export type Swap = { id: string; title: string; detail: string; savesPence: number };

/** A part of the work that is done and paid for at one time. */
export type Stage = {
  /** "First", "Then", "Last". */
  title: string;
  /** With VAT, contingency and setting up; of own work the materials and plants alone, with VAT. */
  totalPence: number;
  /** "Dining terrace, 12 m²". */
  what: string[];
  areaIds: string[];
  /** Done by the household. */
  isOwnWork: boolean;
};

export type Costing = {
  priceDate: string;
  lines: CostLine[];
  netPence: number;
  contingencyPence: number;
  vatPence: number;
  totalPence: number;
  /** Each with its VAT and share of contingency; sums to totalPence. */
  breakdown: {
    materialsPence: number;
    plantsPence: number;
    labourPence: number;
    totalPence: number;
  };
  /** Where the budget does not build it all: in which order it can be built, the first within the budget. */
  stages?: Stage[];
  phases: { phase: Phase; title: string; totalPence: number; days: number; what: string[] }[];
  range: {
    lowPence: number;
    highPence: number;
    narrowedBy: string[];
    /** Where the plot's size is assumed: what such a garden costs by the square metre, and all that is promised. */
    perM2?: { lowPence: number; highPence: number };
  };
  swaps: Swap[];
  /** Working days for a team of two. */
  teamDays: number;
  includes: string[];
  excludes: string[];
  perM2Pence: number;
  areaKindsPence: Partial<Record<AreaKind, number>>;
};

/** What it costs more in stages than all at once, pence; 0 where it is not known, as a stage is the household's own work. */
export function dearerInStages({
  stages = [],
  totalPence,
}: Pick<Costing, 'stages' | 'totalPence'>): number {
  if (!stages.length || stages.some((stage) => stage.isOwnWork)) return 0;
  return Math.max(0, stages.reduce((sum, stage) => sum + stage.totalPence, 0) - totalPence);
}
