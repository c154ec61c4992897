/** What a plant of the planting calendar is. The first nine fields are the specification's Plant; the rest serve the recommendations and the cards. */
import { CalendarPlant as CalendarRow, PLANT_CATEGORIES } from '#contracts/site-content.ts';
import { periodMonths } from './periods.ts';

export const CALENDAR_CATEGORIES = PLANT_CATEGORIES;

const { shape } = CalendarRow;
const period = shape.plantingPeriod.refine((text) => periodMonths(text).length > 0, {
  error: 'A period names a month, or a first and a last month: "March - April"',
});

/** Stricter than the contract, whose rows the owner may edit: what is optional there is known here. */
export const calendarPlantSchema = CalendarRow.omit({ picture: true })
  .extend({
    id: shape.id.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    name: shape.name.min(2),
    imageUrl: shape.imageUrl.regex(/^\/botanical\/[a-z0-9-]+\.jpg$/),
    sowingPeriod: period.optional(),
    plantingPeriod: period,
    /** Flowers have one only where they are cut or eaten. */
    harvestingPeriod: period.optional(),
    /** Flowers only. */
    floweringPeriod: period.optional(),
    description: shape.description.unwrap().min(120),
    latinName: shape.latinName.unwrap().min(4),
    /** Metres, grown. */
    heightM: shape.heightM.unwrap().positive().max(8),
    /** Centimetres between plants in the row. */
    spacingCm: shape.spacingCm.unwrap().positive().max(800),
    difficulty: shape.difficulty.unwrap(),
    soils: shape.soils.min(1),
    gardenTypes: shape.gardenTypes.min(1),
    /** The same plant in the design engine's catalogue, where it has one. */
    cataloguePlantId: shape.latinName,
  })
  .strict();
export type CalendarPlant = ReturnType<typeof calendarPlantSchema.parse>;
export type CalendarCategory = CalendarPlant['category'];
