/** A design with its planting schedule, quantities, costing and checks. */
import { z } from 'zod';
import { CARE_KINDS } from '#engine/model/care.ts';
import {
  ProjectTypeId,
  DesignPicture,
  BriefProblem,
  BriefFact,
  Design,
  UnusedView,
} from './design.ts';

/** The care of a garden, line by line; engine/model/care.ts says what the fields mean. */
const CareLine = z.object({
  month: z.number().int().min(1).max(12),
  kind: z.enum(CARE_KINDS),
  words: z.string(),
  label: z.string(),
  isOwn: z.boolean(),
  plants: z.array(z.string()),
  tools: z.array(z.string()),
  /** Each time. */
  minutes: z.number(),
  times: z.number(),
  often: z.string(),
  fromYear: z.number(),
  /** null where it goes on. */
  toYear: z.number().nullable(),
});

export const ScheduleLine = z.object({
  plantId: z.string(),
  key: z.number().int(),
  latinName: z.string(),
  commonName: z.string(),
  category: z.string(),
  role: z.string(),
  count: z.number().int(),
  potSize: z.string(),
  spacingCm: z.number(),
  heightM: z.number(),
  spreadM: z.number(),
  areaIds: z.array(z.string()),
  why: z.string(),
  hazard: z.string().optional(),
});
export const QuantityLine = z.object({
  id: z.string(),
  phase: z.string(),
  description: z.string(),
  unit: z.string(),
  net: z.number(),
  waste: z.number(),
  gross: z.number(),
  source: z.object({ ids: z.array(z.string()), formula: z.string() }),
  materials: z.number(),
  labour: z.number(),
  total: z.number(),
});
export const CostingView = z.object({
  priceDate: z.string(),
  net: z.number(),
  contingency: z.number(),
  vat: z.number(),
  total: z.number(),
  vatRate: z.number(),
  range: z.object({
    low: z.number(),
    high: z.number(),
    narrowedBy: z.array(z.string()),
    /** Pounds a square metre, where the size of the plot is assumed. */
    perM2: z.object({ low: z.number(), high: z.number() }).nullable(),
  }),
  /** What the visitor's budget makes first, and what follows; empty where it makes it all, where none was said, or to strangers. */
  stages: z.array(
    z.object({
      title: z.string(),
      total: z.number(),
      what: z.array(z.string()),
      isOwnWork: z.boolean(),
    }),
  ),
  /** So many pounds more in stages than all at once. */
  dearerInStages: z.number(),
  phases: z.array(
    z.object({
      phase: z.string(),
      title: z.string(),
      total: z.number(),
      days: z.number(),
      what: z.array(z.string()),
    }),
  ),
  swaps: z.array(
    z.object({ id: z.string(), title: z.string(), detail: z.string(), saves: z.number() }),
  ),
  teamDays: z.number(),
  includes: z.array(z.string()),
  excludes: z.array(z.string()),
  perM2: z.number(),
});
export const CheckView = z.object({
  id: z.string(),
  severity: z.enum(['info', 'advice', 'warning']),
  title: z.string(),
  text: z.string(),
  at: z.tuple([z.number(), z.number()]).nullable(),
  areaId: z.string().nullable(),
  basis: z.string(),
});

export const DesignDetail = Design.extend({
  projectType: ProjectTypeId,
  projectTypeLabel: z.string(),
  createdAt: z.string(),
  shared: z.boolean(),
  sample: z.boolean(),
  /** A state that was shared and stays, of a design that may have been changed since. */
  isState: z.boolean(),
  /** "AI concept": shown on every picture. */
  conceptMark: z.string(),
  siblings: z.array(z.object({ id: z.string(), title: z.string(), imageUrl: z.string() })),
  pictures: z.array(DesignPicture),
  /** The measured garden model as it was saved; its shape is engine/model/garden.ts, by schemaVersion. */
  model: z.looseObject({ schemaVersion: z.number().int() }),
  schedule: z.array(ScheduleLine),
  interestByMonth: z.array(z.number()),
  quantities: z.array(QuantityLine),
  costing: CostingView,
  checks: z.array(CheckView),
  facts: z.array(BriefFact),
  /** Empty in a design that anyone may see. */
  unused: UnusedView,
  problems: z.array(BriefProblem),
  upkeep: z.object({
    hoursPerYear: z.number(),
    items: z.array(z.object({ task: z.string(), hours: z.number() })),
  }),
  areas: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      kind: z.string(),
      m2: z.number(),
      material: z.string(),
      purpose: z.string(),
      why: z.array(z.string()),
      sunHours: z.number().nullable(),
    }),
  ),
  /** January first. */
  care: z.array(CareLine),
  planUrl: z.string(),
  plantingCsvUrl: z.string(),
  quantitiesCsvUrl: z.string(),
  wishesCsvUrl: z.string(),
  careCalendarUrl: z.string(),
});
export type DesignDetail = z.infer<typeof DesignDetail>;
