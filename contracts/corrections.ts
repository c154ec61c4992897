/** What a visitor changes after seeing what was understood. */
import { z } from 'zod';
import { COMPASS, FEATURES, KEPT_PLACES, SLOPES, WAYS_IN } from '#engine/model/brief.ts';
import type { SiteChange } from '#engine/model/operation.ts';
import { STATUSES } from '#engine/model/reading.ts';
import { DrawnPlotInput } from './drawn-plot.ts';

/** No description has more mentions that are worth changing. */
const MOST_CHANGES = 150;

/** Nor more that stands and stays. */
const MOST_PLACED = 20;

/** Counted before anything in it is looked at. */
const few = (most: number) =>
  z.custom<Record<string, unknown>>(
    (changes) =>
      typeof changes === 'object' && changes !== null && Object.keys(changes).length <= most,
    'Please change fewer things at once',
  );

export const CorrectionsInput = z.object({
  outline: DrawnPlotInput.optional(),
  /** The ground put right in the studio. The server puts it there itself, out of what it saved and checked. */
  byHand: z
    .custom<readonly SiteChange[]>((list) => Array.isArray(list) && list.length <= 400)
    .optional(),
  widthM: z.number().positive().max(1000).optional(),
  depthM: z.number().positive().max(1000).optional(),
  areaM2: z.number().positive().max(100_000).optional(),
  facing: z.enum(COMPASS).optional(),
  soil: z.enum(['clay', 'loam', 'sandy', 'chalk']).optional(),
  /** How one gets into the garden from outside. */
  wayIn: z.enum(WAYS_IN).optional(),
  /** Where what stays stands, by its name. */
  standsAt: few(MOST_PLACED)
    .pipe(z.record(z.string().max(80), z.enum(KEPT_PLACES)))
    .optional(),
  slope: z.enum(SLOPES).optional(),
  doorStepM: z.number().min(0).max(5).optional(),
  fallM: z.number().min(0).max(20).optional(),
  budgetPounds: z.number().positive().max(100_000_000).optional(),
  toddler: z.boolean().optional(),
  children: z.boolean().optional(),
  dog: z.boolean().optional(),
  cat: z.boolean().optional(),
  wheelchair: z.boolean().optional(),
  seatsFor: z.number().int().min(1).max(40).optional(),
  add: z.array(z.enum(FEATURES)).max(FEATURES.length).optional(),
  remove: z.array(z.enum(FEATURES)).max(FEATURES.length).optional(),
  /** What single mentions of the description really are, by their ids. */
  mentions: few(MOST_CHANGES)
    .pipe(z.record(z.string().max(80), z.enum([...STATUSES, 'not-so'])))
    .optional(),
  /** Ids of questions that were answered or waved away. */
  answered: z.array(z.string().max(100)).max(60).optional(),
  /** What was asked and answered, in words, for the people of the firm. */
  replies: z
    .array(z.object({ question: z.string().max(300), answer: z.string().max(200) }))
    .max(60)
    .optional(),
});
