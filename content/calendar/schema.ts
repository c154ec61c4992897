/** What a plant of the planting calendar is. The first nine fields are the specification's Plant; the rest serve the recommendations and the cards. */
import { z } from 'zod';
import { CALENDAR_SOILS, DIFFICULTIES, GARDEN_TYPES, SUN_REQUIREMENTS } from '#contracts/site-content.ts';
import { periodMonths } from './periods.ts';

export const CALENDAR_CATEGORIES = ['vegetables', 'fruits', 'flowers', 'herbs'] as const;

const period = z.string().refine((text) => periodMonths(text).length > 0, { error: 'A period names a month, or a first and a last month: "March - April"' });

export const calendarPlantSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().min(2),
  category: z.enum(CALENDAR_CATEGORIES),
  imageUrl: z.string().regex(/^\/botanical\/[a-z0-9-]+\.jpg$/),
  sunRequirement: z.enum(SUN_REQUIREMENTS),
  sowingPeriod: period.optional(),
  plantingPeriod: period,
  /** Flowers have one only where they are cut or eaten. */
  harvestingPeriod: period.optional(),
  description: z.string().min(120),
  latinName: z.string().min(4),
  /** Flowers only. */
  floweringPeriod: period.optional(),
  /** Metres, grown. */
  heightM: z.number().positive().max(8),
  /** Centimetres between plants in the row. */
  spacingCm: z.number().positive().max(800),
  difficulty: z.enum(DIFFICULTIES),
  soils: z.array(z.enum(CALENDAR_SOILS)).min(1),
  /** Does well in a small, warm town plot on London's limy soils. */
  isLondonSuitable: z.boolean(),
  /** Thrives where the soil stays damp. */
  isMoistureLoving: z.boolean(),
  /** The recommendation tool's garden types that it belongs to. */
  gardenTypes: z.array(z.enum(GARDEN_TYPES)).min(1),
  /** The same plant in the design engine's catalogue, where it has one. */
  cataloguePlantId: z.string().nullable(),
});
export type CalendarPlant = z.infer<typeof calendarPlantSchema>;
export type CalendarCategory = CalendarPlant['category'];
