/** Plants of the planting calendar as the owner edits them. */
import { isBanned } from '#engine/model/banned-plants.ts';
import { z } from 'zod';
import { UNFETCHED_LABEL } from './admin-pictures.ts';
import { ImageAddress } from './image-address.ts';
import { plainText } from './plain-text.ts';
import { Versioned } from './records.ts';
import {
  CALENDAR_SOILS,
  CalendarPlant,
  DIFFICULTIES,
  GARDEN_TYPES,
  PLANT_CATEGORIES,
  PlantHarm,
  SUN_REQUIREMENTS,
} from './site-content.ts';

const MOST_PERIOD = 200;
const FORBIDDEN =
  'This plant is invasive or forbidden in the United Kingdom, so it is not listed here';
const PERIOD_TOO_LONG = 'Please keep the period short, such as "March - April"';

/** Text that may be missing: kept as null when it is empty. */
const optionalText = (
  name: string,
  most: number,
  tooLong = `Please keep the ${name} under ${most.toLocaleString('en-GB')} characters`,
) =>
  plainText(`Please enter the ${name} as text`)
    .max(most, tooLong)
    .nullish()
    .transform((text) => text || null);
const optionalPeriod = (name: string) => optionalText(name, MOST_PERIOD, PERIOD_TOO_LONG);

const positiveNumber = (message: string, most: number) =>
  z.number(message).positive(message).max(most, message).nullable().optional();

/** Each once, in the list's own order. */
const someOf = <const T extends readonly [string, ...string[]]>(words: T, message: string) =>
  z
    .array(z.enum(words, message), message)
    .max(50, message)
    .overwrite((chosen) => words.filter((word) => chosen.includes(word)) as typeof chosen)
    .optional();

/**
 * The first eight fields are the specification's call and are all that has to be sent. What is further known of a plant may
 * be left out: a new plant then gets what suits its category, and one that is changed keeps what it had.
 * A period may be any text. One in which no month can be read is kept, and shown to the owner as needing attention.
 */
export const PlantInput = z.object({
  name: plainText('Name must be at least 2 characters')
    .min(2, 'Name must be at least 2 characters')
    .max(120, 'Please keep the name under 120 characters')
    .refine((name) => !isBanned(name), FORBIDDEN),
  category: z.enum(PLANT_CATEGORIES, 'Category is required'),
  imageUrl: ImageAddress.default(''),
  sunRequirement: z.enum(SUN_REQUIREMENTS, 'Sun requirement is required'),
  sowingPeriod: optionalPeriod('sowing period'),
  plantingPeriod: plainText('Planting period is required')
    .min(1, 'Planting period is required')
    .max(MOST_PERIOD, PERIOD_TOO_LONG),
  harvestingPeriod: optionalPeriod('harvesting period'),
  description: optionalText('description', 4_000),
  latinName: plainText('Please enter the Latin name as text')
    .max(160, 'Please keep the Latin name under 160 characters')
    .refine((name) => !isBanned(name), FORBIDDEN)
    .nullable()
    .optional(),
  floweringPeriod: plainText('Please enter the flowering period as text')
    .max(MOST_PERIOD, PERIOD_TOO_LONG)
    .nullable()
    .optional(),
  difficulty: z
    .enum(['', ...DIFFICULTIES], 'Please choose how hard it is to grow')
    .nullable()
    .optional()
    .transform((chosen) => (chosen === '' ? null : chosen)),
  isLondonSuitable: z.boolean('Please say whether it suits London').optional(),
  isMoistureLoving: z.boolean('Please say whether it likes moist soil').optional(),
  soils: someOf(CALENDAR_SOILS, 'Please choose from clay, sandy and loam'),
  gardenTypes: someOf(GARDEN_TYPES, 'Please choose from vegetables, flowers, herbs and mixed'),
  harm: PlantHarm.nullable().optional(),
  heightM: positiveNumber('Please enter the height in metres, up to 60', 60),
  spacingCm: positiveNumber('Please enter the spacing in centimetres, up to 2,000', 2_000),
});
export type PlantInput = z.infer<typeof PlantInput>;

/** The gardens a plant of a category is grown in, where nothing else is said: fruit belongs with the kitchen garden, and "mixed" takes everything. */
export const GARDEN_TYPES_OF: Record<
  (typeof PLANT_CATEGORIES)[number],
  (typeof GARDEN_TYPES)[number][]
> = {
  vegetables: ['vegetables', 'mixed'],
  fruits: ['vegetables', 'mixed'],
  herbs: ['herbs', 'mixed'],
  flowers: ['flowers', 'mixed'],
};

/** What is amiss with a plant: a period in which no month can be read, no picture, a picture of another site that could not be fetched, a picture without words, no description. */
export const PLANT_GAPS = ['months', 'picture', 'unfetched', 'alt', 'description'] as const;
export type PlantGap = (typeof PLANT_GAPS)[number];
export const PLANT_GAP_LABELS: Record<PlantGap, string> = {
  months: 'Months unclear',
  picture: 'No picture',
  unfetched: UNFETCHED_LABEL,
  alt: 'Picture not described',
  description: 'No description',
};

export const AdminPlant = CalendarPlant.extend(Versioned.shape).extend({
  gaps: z.array(z.enum(PLANT_GAPS)),
  /** The design tool plants it too. */
  isInDesigns: z.boolean(),
});
export type AdminPlant = z.infer<typeof AdminPlant>;

export const PLANT_SORTS = ['name', 'name-desc', 'changed'] as const;
export const MOST_PLANTS_A_PAGE = 100;

export const PlantListQuery = z.object({
  search: z.string().max(200, 'Please search for fewer words').default(''),
  category: z
    .enum(['all', ...PLANT_CATEGORIES], 'Please choose one of the categories')
    .default('all'),
  sort: z.enum(PLANT_SORTS, 'Please choose one of the orders').default('name'),
  /** Only those with this gap, or only those that designs use. */
  only: z
    .enum(['all', ...PLANT_GAPS, 'designs'], 'Please choose one of the filters')
    .default('all'),
  page: z.coerce
    .number('Please enter a page number')
    .int('Please enter a page number')
    .min(1, 'The first page is 1')
    .max(100_000, 'There is no such page')
    .default(1),
  pageSize: z.coerce
    .number('Please enter a number of plants')
    .int('Please enter a number of plants')
    .min(1, 'Please ask for 1 plant at least')
    .max(MOST_PLANTS_A_PAGE, `Please ask for ${MOST_PLANTS_A_PAGE} plants at most`)
    .default(24),
});
export type PlantListQuery = z.infer<typeof PlantListQuery>;

const Count = z.number().int();
export const PlantCounts = z.object({
  vegetables: Count,
  fruits: Count,
  herbs: Count,
  flowers: Count,
});
export const PlantGapCounts = z.object({
  months: Count,
  picture: Count,
  unfetched: Count,
  alt: Count,
  description: Count,
  designs: Count,
});

export const AdminPlantPage = z.object({
  plants: z.array(AdminPlant),
  /** How many the search and the filters find, on all pages. */
  total: Count,
  page: Count,
  pageSize: Count,
  /** Of what the search and the filter find, whatever category is asked for. */
  counts: PlantCounts,
  /** Of all plants, whatever is searched for. */
  flagged: PlantGapCounts,
  all: Count,
});
export type AdminPlantPage = z.infer<typeof AdminPlantPage>;

export const ADMIN_PLANTS_PATH = '/api/admin/plants';
