/** What the owner keeps for visitors to read: services, portfolio, testimonials and the planting calendar's plants. */
import { plainText } from './plain-text.ts';
import { z } from 'zod';
import { sentForm } from './sent-form.ts';
import {
  BOOKING_KINDS,
  CALENDAR_SOILS,
  HARM_GRADES,
  DIFFICULTIES,
  GARDEN_TYPES,
  PLANT_CATEGORIES,
  PORTFOLIO_CATEGORIES,
  SERVICE_ICONS,
  SUN_REQUIREMENTS,
} from './site-words.ts';

export * from './site-words.ts';

/** What must stay in sight where a picture is cut: 0 to 1 from its left and from its top. */
export const Focal = z.object({ x: z.number().min(0).max(1), y: z.number().min(0).max(1) });
export type Focal = z.infer<typeof Focal>;

const PictureSize = z.object({ width: z.number().int(), url: z.string() });

/** A picture in its sizes, so that a page asks for no more than it shows. */
export const SizedPicture = z.object({
  alt: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  /** The widest JPEG. */
  jpegUrl: z.string(),
  avif: z.array(PictureSize),
  /** Narrow to wide, the widest among them; empty for a picture that is kept in one JPEG alone. */
  jpeg: z.array(PictureSize),
  /** A few pixels wide, as a data URL. */
  placeholder: z.string().nullable(),
  /** null is the middle. */
  focal: Focal.nullable(),
});
export type SizedPicture = z.infer<typeof SizedPicture>;

export const Service = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  shortDescription: z.string(),
  imageUrl: z.string(),
  icon: z.enum(SERVICE_ICONS).nullable(),
  order: z.number().int(),
  active: z.boolean(),
  picture: SizedPicture.nullable(),
});
export type Service = z.infer<typeof Service>;
export const ServicesQuery = z.object({ active: z.enum(['true', 'false']).optional() });

export const PortfolioProject = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(PORTFOLIO_CATEGORIES),
  tags: z.array(z.string()),
  beforeImageUrl: z.string(),
  afterImageUrl: z.string(),
  featured: z.boolean(),
  /** Shown with a "Sample" badge. */
  sample: z.boolean(),
  before: SizedPicture.nullable(),
  after: SizedPicture.nullable(),
});
export type PortfolioProject = z.infer<typeof PortfolioProject>;

export const Testimonial = z.object({
  id: z.string(),
  name: z.string(),
  location: z.string(),
  rating: z.number().int().min(1).max(5),
  text: z.string(),
  featured: z.boolean(),
  /** ISO date on which the words were given. */
  date: z.string(),
  sample: z.boolean(),
  /** Whether something was given for the words; visitors are told. */
  incentive: z.boolean(),
  /** The project of the portfolio they are about, where it is shown. */
  project: z.object({ id: z.string(), title: z.string() }).nullable(),
});
export type Testimonial = z.infer<typeof Testimonial>;

const Harm = z.enum(HARM_GRADES, 'Please choose none, low or high');
/** Whom a plant harms: eaten, by each; touched, by sap, thorns, spines or fine hairs. */
export const PlantHarm = z.object({
  people: Harm,
  dogs: Harm,
  cats: Harm,
  horses: Harm,
  contact: Harm,
  words: plainText('Please say what it harms as text').max(
    300,
    'Please keep what it harms under 300 characters',
  ),
});
export type PlantHarm = z.infer<typeof PlantHarm>;

/** A plant of the planting calendar. Periods are free text: "March" or "March - April", which may wrap round the year's end. */
export const CalendarPlant = z.object({
  id: z.string(),
  name: z.string(),
  latinName: z.string().nullable(),
  category: z.enum(PLANT_CATEGORIES),
  imageUrl: z.string(),
  sunRequirement: z.enum(SUN_REQUIREMENTS),
  sowingPeriod: z.string().nullable(),
  plantingPeriod: z.string(),
  harvestingPeriod: z.string().nullable(),
  floweringPeriod: z.string().nullable(),
  description: z.string().nullable(),
  difficulty: z.enum(DIFFICULTIES).nullable(),
  /** Does well in London's heat, shade and air. */
  isLondonSuitable: z.boolean(),
  /** At home in soil that stays moist. */
  isMoistureLoving: z.boolean(),
  soils: z.array(z.enum(CALENDAR_SOILS)),
  gardenTypes: z.array(z.enum(GARDEN_TYPES)),
  /** Metres, grown. */
  heightM: z.number().nullable(),
  /** Centimetres between plants in the row. */
  spacingCm: z.number().nullable(),
  /** As the owner graded it; left out where the table of known plants is right. */
  harm: PlantHarm.optional(),
  picture: SizedPicture.nullable(),
});
export type CalendarPlant = z.infer<typeof CalendarPlant>;

/** A visitor's request for an appointment, kept until the owner answers it. */
export const BookingRequestInput = z.object({
  kind: z.enum(BOOKING_KINDS, 'Please choose the kind of appointment'),
  name: z
    .string('Please tell us your name')
    .trim()
    .min(2, 'Please tell us your name')
    .max(120, 'Please keep the name under 120 characters'),
  email: z
    .email('Please enter an e-mail address we can answer to')
    .max(200, 'Please enter an e-mail address we can answer to'),
  phone: z.string().trim().max(40, 'Please keep the number under 40 characters').optional(),
  postcode: z.string().trim().toUpperCase().max(12, 'Please check the postcode').optional(),
  /** In the visitor's own words: days, times, what it is about. */
  preferredTimes: z.string().trim().max(500, 'Please keep this under 500 characters').optional(),
  message: z
    .string()
    .trim()
    .max(4_000, 'Please keep the message under 4,000 characters')
    .optional(),
  /** A design it is about. */
  designId: z.string().max(60).optional(),
  ...sentForm,
});
export type BookingRequestInput = z.infer<typeof BookingRequestInput>;
export const BookingRequestAnswer = z.object({
  success: z.boolean(),
  message: z.string(),
  reference: z.string(),
});
