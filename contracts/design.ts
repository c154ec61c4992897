/** The design tool: what is asked, what comes back. Money is in pounds with pence as decimals. */
import { z } from 'zod';
import { PREFERENCES, PROJECT_TYPES } from '#engine/model/brief.ts';
import { STATUSES } from '#engine/model/reading.ts';
import { DESCRIPTION_LIMIT, descriptionAsRead, MENTION_GROUPS } from './design-words.ts';
import { CorrectionsInput } from './corrections.ts';

export * from './corrections.ts';
export * from './design-words.ts';

export const ProjectTypeId = z.enum(PROJECT_TYPES, { error: 'Please select a project type' });
export const PreferenceId = z.enum(PREFERENCES);

/** 0 and an empty field mean that nothing was given. */
const positive = (what: string) =>
  z.preprocess(
    (value) => (value === 0 || value === '0' || value === '' ? undefined : value),
    measureOf(what).optional(),
  );
const measureOf = (what: string) =>
  z.coerce
    .number({ error: `Please give the ${what} as a number` })
    .positive(`The ${what} must be more than 0`)
    .max(1_000_000, `That ${what} is too large to be a garden`);

/** The form as a person fills it in. The server reads the same fields from form-data. */
export const DesignRequestInput = z.object({
  designDescription: z
    .string()
    .overwrite(descriptionAsRead)
    .min(10, 'Please provide a description of at least 10 characters')
    .max(
      DESCRIPTION_LIMIT,
      `Please keep the description under ${DESCRIPTION_LIMIT.toLocaleString('en-GB')} characters`,
    ),
  projectType: ProjectTypeId,
  preferences: z.array(PreferenceId).max(PREFERENCES.length).default([]),
  postcode: z.string().trim().toUpperCase().max(12, 'Please check the postcode').optional(),
  /** Square metres. */
  area: positive('area'),
  /** Metres. */
  perimeter: positive('perimeter'),
  /** Shares the designs in the public library. */
  share: z.boolean().default(false),
  /** Made by the page; the same key answers with the same designs. */
  requestKey: z
    .string()
    .regex(/^[A-Za-z0-9_-]{8,64}$/)
    .optional(),
  corrections: CorrectionsInput.optional(),
});
export type DesignRequestInput = z.infer<typeof DesignRequestInput>;

export const NamedApplication = z.object({ name: z.string(), application: z.string() });
export const NamedCare = z.object({ name: z.string(), careInstructions: z.string() });
export const CostBreakdown = z.object({
  materials: z.number(),
  plants: z.number(),
  labor: z.number(),
  total: z.number(),
});

/**
 * plan: the drawing; aerial: a model seen from above; eye: from the terrace; sketch: the eye view in watercolour;
 * spring, autumn, winter: the eye view in that season; before: the plot before anything is done, seen like the eye view.
 */
export const PICTURE_KINDS = [
  'plan',
  'aerial',
  'eye',
  'sketch',
  'spring',
  'autumn',
  'winter',
  'before',
] as const;
export const PictureKind = z.enum(PICTURE_KINDS);
export type PictureKind = z.infer<typeof PictureKind>;

export const DesignPicture = z.object({
  kind: PictureKind,
  /** A quick picture is shown until the full one takes its place. */
  quality: z.enum(['quick', 'full']),
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  jpegUrl: z.string(),
  /** 1200 × 630, for links shared elsewhere. */
  cardUrl: z.string().nullable(),
  avif: z.array(z.object({ width: z.number().int(), url: z.string() })),
  /** The picture a few pixels wide as a data URL, shown blurred until it has loaded. */
  placeholder: z.string().nullable(),
});
export type DesignPicture = z.infer<typeof DesignPicture>;

/** The pictures' state: GET answers it; POST asks for kinds that are made only when somebody wants to see them. */
export const DesignPictures = z.object({
  pictures: z.array(DesignPicture),
  pending: z.array(PictureKind),
  failed: z.array(PictureKind),
});
export type DesignPictures = z.infer<typeof DesignPictures>;
export const WantedPictures = z.object({
  kinds: z.array(PictureKind).min(1).max(PICTURE_KINDS.length),
});

export const BriefProblem = z.object({
  code: z.string(),
  severity: z.enum(['error', 'warning', 'note']),
  message: z.string(),
  field: z.string().optional(),
});

/** One thing understood from the form or the words, with where it came from. */
export const BriefFact = z.object({
  id: z.string(),
  label: z.string(),
  value: z.string(),
  source: z.enum(['entered', 'read', 'assumed']),
  /** The field, the quoted words, or the reason. */
  detail: z.string(),
  /** The correction that changes it, and its present value for the form. */
  correction: z
    .object({ key: z.string(), current: z.union([z.string(), z.number(), z.boolean()]) })
    .nullable(),
});
export type BriefFact = z.infer<typeof BriefFact>;

/** What became of a wish in one design. */
export const WishView = z.object({
  name: z.string(),
  quote: z.string(),
  result: z.enum(['met', 'partly', 'left-out']),
  why: z.string(),
  /** What would have to be otherwise for it to be met. */
  takes: z.string().nullable().default(null),
});
export type WishView = z.infer<typeof WishView>;

/** One thing read in the description: which words, what it was taken for, and whether it is sure. */
export const MentionView = z.object({
  id: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  quote: z.string(),
  group: z.enum(MENTION_GROUPS),
  status: z.enum(STATUSES),
  /** A thing or a wish, whose status a tap changes. */
  isThing: z.boolean(),
  isSure: z.boolean(),
});
export type MentionView = z.infer<typeof MentionView>;
export const QuestionView = z.object({
  id: z.string(),
  text: z.string(),
  why: z.string(),
  answers: z.array(z.object({ label: z.string(), corrections: CorrectionsInput })),
});
export type QuestionView = z.infer<typeof QuestionView>;
/** "Your garden, as we read it". Only the visitor sees it, since it holds their words. */
export const ReadingView = z.object({
  reader: z.enum(['embedded', 'model', 'none']),
  mentions: z.array(MentionView),
  /** What was taken from the text, in sentences. */
  summary: z.array(z.string()).default([]),
  /** Parts of the text of which nothing was used. */
  unread: z.array(z.object({ start: z.number().int(), end: z.number().int() })),
  questions: z.array(QuestionView),
});
export type ReadingView = z.infer<typeof ReadingView>;

/** The figures the three designs are compared by. */
export const DesignFigures = z.object({
  plotM2: z.number(),
  terraceM2: z.number(),
  lawnM2: z.number(),
  plantingM2: z.number(),
  waterM2: z.number(),
  pathM2: z.number(),
  hardShare: z.number(),
  permeableShare: z.number(),
  features: z.array(z.string()),
  leftOut: z.array(z.string()),
  terraceSunHours: z.number(),
  bestSeatEveningHours: z.number(),
  upkeepHoursPerYear: z.number(),
  plantCount: z.number().int(),
  plantKinds: z.number().int(),
  monthsOfInterest: z.number().int(),
  teamDays: z.number(),
  total: z.number(),
  low: z.number(),
  high: z.number(),
  saves: z.array(z.object({ title: z.string(), pounds: z.number() })),
});
export type DesignFigures = z.infer<typeof DesignFigures>;

/** The specification's Design entity, filled from the model, with the id it is kept under. */
export const Design = z.object({
  id: z.string(),
  title: z.string(),
  concept: z.string(),
  mainFeature: z.string(),
  style: z.string(),
  materials: z.array(NamedApplication),
  plants: z.array(NamedCare),
  seasonalMaintenance: z.record(z.string(), z.array(z.string())),
  implementationTips: z.array(z.string()),
  /** 1 to 5 in halves. */
  sustainability: z.object({ rating: z.number(), explanation: z.string() }),
  costBreakdown: CostBreakdown,
  /** "£24,310 including VAT" */
  estimatedCost: z.string(),
  /** Of its prices, YYYY-MM-DD. */
  priceDate: z.string(),
  imageUrl: z.string(),
  figures: DesignFigures,
  /** Every wish of the description, answered. */
  wishes: z.array(WishView).default([]),
});
export type Design = z.infer<typeof Design>;

/** What the form of the design tool is filled with for a garden like one that is shown. */
export const SimilarRequest = z.object({
  designDescription: z.string(),
  projectType: ProjectTypeId,
});
export type SimilarRequest = z.infer<typeof SimilarRequest>;

/** Words of the description that no design was made from: stretches that say something, and things read without certainty. */
export const UnusedView = z.object({
  sentences: z.array(z.string()),
  unsure: z.array(z.string()),
});
export type UnusedView = z.infer<typeof UnusedView>;

export const DesignResponse = z.object({
  /** JSON text: { designs: Design[] } */
  designResults: z.string(),
  designImages: z.array(z.object({ title: z.string(), imageUrl: z.string() })),
  designImagesJson: z.string(),
  imageUrl: z.string(),
  projectType: z.string(),
  sessionId: z.string(),
  facts: z.array(BriefFact),
  problems: z.array(BriefProblem),
  /** null for designs made before descriptions were shown as they were read. */
  reading: ReadingView.nullable(),
});
export type DesignResponse = z.infer<typeof DesignResponse>;
/** What designResults holds once parsed. */
export const DesignResults = z.union([z.array(Design), z.object({ designs: z.array(Design) })]);

/** Sharing and taking back. The session's id is the proof: only the answer to the request for the designs tells it. */
export const ShareInput = z.object({
  shared: z.boolean(),
  sessionId: z.string().max(80).optional(),
});
