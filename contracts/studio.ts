/** The studio: a design changed by hand, and what follows from it. Money is in pounds. */
import { z } from 'zod';
import { WishView } from './design.ts';
import { DrawnPlotInput } from './drawn-plot.ts';
import { COMPASS, WAYS_IN } from '#engine/model/brief.ts';
import {
  type Arrangement,
  MOST_OPERATIONS,
  type Operation,
  PALETTE_GROUPS,
} from '#engine/model/operation.ts';
import { OperationInput, SingleOperationInput } from './operations.ts';
import type { CustomerPrices } from '#engine/model/costing.ts';
import type { GardenModel } from '#engine/model/garden.ts';
import type { Plant } from '#engine/model/plant.ts';
import type { Planting } from '#engine/model/planting.ts';

/** Every change since the garden was designed, and the version it builds on. */
export const ChangesInput = z.object({
  /** The secret of the browser that asked for the design. */
  sessionId: z.string().max(80),
  version: z.number().int().min(0),
  operations: z
    .custom<unknown[]>(
      (list) => Array.isArray(list) && list.length <= MOST_OPERATIONS,
      `A garden takes ${MOST_OPERATIONS.toLocaleString('en-GB')} changes at most`,
    )
    .pipe(z.array(OperationInput)),
});
export type ChangesInput = z.input<typeof ChangesInput>;

/** A copy, and the secret by which it is changed. */
export const OwnCopy = z.object({ id: z.string(), sessionId: z.string() });
export type OwnCopy = z.infer<typeof OwnCopy>;

export const OpenStudioInput = z.object({ sessionId: z.string().max(80) });
export const SwapsQuery = z.object({
  plant: z.string().max(120),
  area: z.string().max(120).optional(),
  /** Where one plant stands that is to be swapped alone, mm. */
  x: z.coerce.number().int().optional(),
  y: z.coerce.number().int().optional(),
});

/** What is shown beside the plan. */
export const StudioFigures = z.object({
  total: z.number(),
  /** Of the garden as it was designed, at the same prices. */
  startTotal: z.number(),
  upkeepHoursPerYear: z.number(),
  /** Shares of the plot, 0 to 1. */
  permeableShare: z.number(),
  plantCount: z.number().int(),
  /** One of a kind in its pot, planted, with VAT, by the ids of plants. */
  plantPrices: z.record(z.string(), z.number()),
  wishes: z.array(WishView),
  checks: z.array(
    z.object({
      id: z.string(),
      severity: z.enum(['info', 'advice', 'warning']),
      title: z.string(),
      text: z.string(),
    }),
  ),
});
export type StudioFigures = z.infer<typeof StudioFigures>;

/** What was saved, as the server worked it out from the changes. */
export const ChangesAnswer = z.object({
  version: z.number().int(),
  planting: z.custom<Planting>((value) => typeof value === 'object' && value !== null),
  figures: StudioFigures,
});
export type ChangesAnswer = z.infer<typeof ChangesAnswer>;

/** The saved version, if another window saved first. */
export const StandingChanges = z.object({
  version: z.number().int(),
  operations: z.array(OperationInput),
});
export type StandingChanges = z.infer<typeof StandingChanges>;

export const SwapChoice = z.object({
  plant: z.custom<Plant>((value) => typeof value === 'object' && value !== null),
  /** Pounds, with VAT; less is negative. */
  difference: z.number(),
  why: z.string(),
});
export type SwapChoice = z.infer<typeof SwapChoice>;
export const SwapChoices = z.object({ choices: z.array(SwapChoice) });
export type SwapChoices = z.infer<typeof SwapChoices>;

export const BedChoices = z.object({
  choices: z.array(
    z.object({
      plant: z.custom<Plant>((value) => typeof value === 'object' && value !== null),
      /** Pounds, planted, with VAT. */
      each: z.number(),
      why: z.string(),
    }),
  ),
});
export type BedChoices = z.infer<typeof BedChoices>;
export const BedQuery = z.object({
  area: z.string().max(120),
  what: z.enum(['plants', 'trees']).default('plants'),
});

export const WordsInput = z.object({
  operations: ChangesInput.shape.operations,
  text: z
    .string('Please say what to change')
    .trim()
    .min(2, 'Please say what to change')
    .max(500, 'Please say it in 500 characters at most'),
});
export const WordsAnswer = z.object({
  answers: z.array(
    z.object({
      quote: z.string(),
      result: z.enum(['ready', 'asked', 'refused']),
      says: z.string(),
      operations: z.array(SingleOperationInput),
      choices: z.array(z.object({ label: z.string(), operations: z.array(SingleOperationInput) })),
    }),
  ),
  /** That are swapped in. */
  plants: z.array(z.custom<Plant>((value) => typeof value === 'object' && value !== null)),
  /** What the changes that can be made at once cost, pounds with VAT; null if there are none. */
  difference: z.number().nullable(),
});
export type WordsAnswer = z.infer<typeof WordsAnswer>;

export const AdditionChoice = z.object({
  id: z.string(),
  group: z.enum(PALETTE_GROUPS),
  label: z.string(),
  /** Null where it finds no place. */
  operation: OperationInput.nullable(),
  /** Pounds, with VAT; null where it finds no place. */
  difference: z.number().nullable(),
  /** Where it would go, or why it does not fit. */
  why: z.string(),
});
export type AdditionChoice = z.infer<typeof AdditionChoice>;
export const AdditionChoices = z.object({ choices: z.array(AdditionChoice) });
export type AdditionChoices = z.infer<typeof AdditionChoices>;

/** The plot as it really is; what is left out stays as it was read. */
/** More things than any description names. */
const MOST_THINGS = 60;
export const PlotInput = z.object({
  sessionId: z.string().max(80),
  widthM: z
    .number('Please give the width in metres')
    .min(2, 'A plot is at least 2 m wide')
    .max(200, 'A plot is at most 200 m wide')
    .optional(),
  depthM: z
    .number('Please give the length in metres')
    .min(2, 'A plot is at least 2 m long')
    .max(200, 'A plot is at most 200 m long')
    .optional(),
  /** In place of width and length. */
  outline: DrawnPlotInput.optional(),
  facing: z.enum(COMPASS).optional(),
  wayIn: z.enum(WAYS_IN).optional(),
  /** By the mentions that they were read from. */
  things: z
    .custom<Record<string, unknown>>(
      (things) =>
        typeof things === 'object' && things !== null && Object.keys(things).length <= MOST_THINGS,
      'Please change fewer things at once',
    )
    .pipe(z.record(z.string().max(80), z.enum(['keep', 'going'])))
    .optional(),
});
export type PlotInput = z.infer<typeof PlotInput>;
export const PlotAnswer = z.object({
  /** The one in the place of the design that it was asked from. */
  id: z.string(),
  designIds: z.array(z.string()),
  sessionId: z.string(),
  /** What was put by hand and found no place on the plot as it is now, in a sentence; null where all did. */
  lost: z.string().nullable(),
});
export type PlotAnswer = z.infer<typeof PlotAnswer>;
/** What is known of the plot, to be corrected. Only its maker sees it, since it holds their words. */
export const PlotView = z.object({
  facing: z.enum(COMPASS).nullable(),
  wayIn: z.enum(WAYS_IN).nullable(),
  things: z.array(z.object({ mention: z.string(), quote: z.string(), stays: z.boolean() })),
});
export type PlotView = z.infer<typeof PlotView>;

/** What a garden comes to, for comparing. */
export const VersionSummary = z.object({
  total: z.number(),
  upkeepHoursPerYear: z.number(),
  permeableShare: z.number(),
  plantCount: z.number().int(),
  /** Of one name together, m². */
  areas: z.array(z.object({ label: z.string(), m2: z.number() })),
  plants: z.array(z.object({ name: z.string(), count: z.number().int() })),
});
export type VersionSummary = z.infer<typeof VersionSummary>;
export const NamedVersion = z.object({
  id: z.string(),
  title: z.string(),
  operations: z.array(OperationInput),
  summary: VersionSummary,
  createdAt: z.string(),
});
export type NamedVersion = z.infer<typeof NamedVersion>;
export const NamedVersions = z.object({ versions: z.array(NamedVersion) });
export type NamedVersions = z.infer<typeof NamedVersions>;
export const NameVersionInput = z.object({
  sessionId: z.string().max(80),
  /** That is saved and on the screen. */
  version: z.number().int().min(0),
  title: z
    .string('Please give the version a name')
    .trim()
    .min(1, 'Please give the version a name')
    .max(60, 'Please give a name of 60 characters at most'),
});

/** Areas and trees that a garden has at most. */
const MOST_LOCKED = 400;
const placeMm = z.number().int().min(-1_000_000).max(1_000_000);
export const OtherWaysInput = z.object({
  sessionId: z.string().max(80),
  operations: ChangesInput.shape.operations,
  locks: z.object({
    areas: z.array(z.string().max(120)).max(MOST_LOCKED),
    trees: z
      .array(z.object({ plantId: z.string().max(120), x: placeMm, y: placeMm }))
      .max(MOST_LOCKED),
  }),
  /** The first three, the next three. */
  turn: z.number().int().min(0).max(1000),
});
export type OtherWaysInput = z.input<typeof OtherWaysInput>;
const MadeArrangement = z.custom<Arrangement>(
  (value) => typeof value === 'object' && value !== null,
);
const PlantRow = z.custom<Plant>((value) => typeof value === 'object' && value !== null);
export const OtherWay = z.object({
  id: z.string(),
  arrangement: MadeArrangement,
  summary: VersionSummary,
});
export type OtherWay = z.infer<typeof OtherWay>;
export const OtherWays = z.object({
  ways: z.array(OtherWay),
  /** That grow in them. */
  plants: z.array(PlantRow),
});
export type OtherWays = z.infer<typeof OtherWays>;
export const KeptArrangement = z.object({
  arrangement: MadeArrangement,
  plants: z.array(PlantRow),
});
export type KeptArrangement = z.infer<typeof KeptArrangement>;

/** A design as the studio opens it. */
export type StudioView = {
  id: string;
  title: string;
  /** Why this one stays as it is and a copy is changed; null where it may be changed. */
  fixedBecause: string | null;
  version: number;
  operations: Operation[];
  /** Those that the operations name, by id. */
  arrangements: Record<string, Arrangement>;
  /** As it was designed. */
  original: GardenModel;
  planting: Planting;
  /** Those that grow in it. */
  plants: Plant[];
  figures: StudioFigures;
  /** What a customer pays for a unit of work, to price it where there is no network. */
  prices: CustomerPrices;
  /** As it was designed. */
  startUpkeepHours: number;
  /** The enquiry that the owner made it for. */
  enquiryId: string | null;
  /** Drawn on this device, and known to no server yet: nothing of it is sent. */
  isOfDevice?: true;
};
