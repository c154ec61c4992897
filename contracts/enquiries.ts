/** Enquiries: what a visitor sends, what is behind the private link, and what the owner works with. */
import { z } from 'zod';
import { BOOKING_STATES } from './appointments.ts';
import {
  ACCESS_ANSWERS,
  ENQUIRY_CLOSINGS,
  ENQUIRY_SOURCES,
  ENQUIRY_STATES,
  MOST_DESIGNS,
  type PriceBasis,
} from './enquiry-words.ts';

export * from './enquiry-words.ts';

/** A field of a form, or of a form kept offline, carries what has parts as JSON. */
const asField = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess((given) => {
    if (typeof given !== 'string') return given;
    if (given.trim() === '') return undefined;
    try {
      return JSON.parse(given) as unknown;
    } catch {
      return given;
    }
  }, shape);
/** An empty field is one that was left out. */
const orNothing = <Shape extends z.ZodType>(shape: Shape) =>
  z.preprocess(
    (given) => (typeof given === 'string' && given.trim() === '' ? undefined : given),
    shape.optional(),
  );

const Told = z.object({
  label: z.string().trim().min(1).max(60),
  value: z.string().trim().min(1).max(300),
});
export type Told = z.infer<typeof Told>;

const CHOOSE = 'Please choose one of the answers';
export const AccessInput = z.object({
  gate: z.enum(ACCESS_ANSWERS.gate, CHOOSE).optional(),
  parking: z.enum(ACCESS_ANSWERS.parking, CHOOSE).optional(),
  permit: z.enum(ACCESS_ANSWERS.permit, CHOOSE).optional(),
  steps: z.enum(ACCESS_ANSWERS.steps, CHOOSE).optional(),
  levels: z.enum(ACCESS_ANSWERS.levels, CHOOSE).optional(),
  wires: z.enum(ACCESS_ANSWERS.wires, CHOOSE).optional(),
});

/** As the calculator writes it; what it costs is reckoned by the server. */
export const CalculatorChoice = z.object({
  service: z.string().max(60),
  size: z.string().max(20),
  extras: z.array(z.string().max(60)).max(20).default([]),
});

const MESSAGE = z.string().trim().max(4_000, 'Please keep the message under 4,000 characters');
const RequestKey = z
  .string('Please reload the page and send the form again.')
  .regex(/^[A-Za-z0-9_-]{8,64}$/, 'Please reload the page and send the form again.');

export const EnquiryInput = z
  .object({
    source: z.enum(ENQUIRY_SOURCES).default('general'),
    name: z
      .string('Please tell us your name')
      .trim()
      .min(2, 'Please tell us your name')
      .max(120, 'Please keep the name under 120 characters'),
    email: orNothing(
      z.email('Please check the e-mail address').max(200, 'Please check the e-mail address'),
    ),
    phone: orNothing(
      z
        .string()
        .trim()
        .min(6, 'Please check the telephone number')
        .max(40, 'Please keep the number under 40 characters'),
    ),
    postcode: orNothing(z.string().trim().toUpperCase().max(12, 'Please check the postcode')),
    /** In the visitor's own words: days, times. */
    preferredTimes: orNothing(z.string().trim().max(500, 'Please keep this under 500 characters')),
    message: orNothing(MESSAGE),
    budgetPounds: orNothing(
      z.coerce
        .number('Please give the budget as a number of pounds')
        .int('Please give the budget in whole pounds')
        .min(100, 'Please give the budget in pounds')
        .max(10_000_000, 'That budget is too large to be a garden'),
    ),
    access: asField(AccessInput.default({})),
    designIds: asField(
      z
        .array(z.string().max(80))
        .max(MOST_DESIGNS, `Please choose ${MOST_DESIGNS} designs or fewer`)
        .default([]),
    ),
    calculator: asField(CalculatorChoice.optional()),
    /** What was chosen for the plant recommendations, in lines to read. */
    choices: asField(z.array(Told).max(20).default([])),
    /** What the site check found, in lines to read: soil, sun, size. */
    siteFacts: asField(z.array(Told).max(20).default([])),
    /** Made by the page; the same key is stored once. */
    requestKey: RequestKey,
    /** A field that people do not see. */
    website: z.string().max(200).optional(),
  })
  .check((context) => {
    const { email, phone, message, designIds, calculator, choices } = context.value;
    const refuse = (path: string, text: string) =>
      context.issues.push({ code: 'custom', input: context.value, path: [path], message: text });
    if (email === undefined && phone === undefined)
      refuse(
        'email',
        'Please leave an e-mail address or a telephone number, so that we can answer',
      );
    if (
      message === undefined &&
      designIds.length === 0 &&
      calculator === undefined &&
      choices.length === 0
    )
      refuse('message', 'Please tell us in a few words what it is about');
  });
export type EnquiryInput = z.infer<typeof EnquiryInput>;

export const EnquiryAnswer = z.object({
  success: z.literal(true),
  message: z.string(),
  reference: z.string(),
  /** The private page's path. */
  link: z.string(),
  /** Whether the link was sent by e-mail, or is only on the page. */
  isMailed: z.boolean(),
});
export type EnquiryAnswer = z.infer<typeof EnquiryAnswer>;

export const MessageInput = z.object({
  text: z.string('Please write a message').trim().min(1, 'Please write a message').pipe(MESSAGE),
  requestKey: RequestKey,
});

/** What an answer about the way in adds, from and to, in pence. */
export const AccessLine = z.object({
  question: z.string(),
  label: z.string(),
  answer: z.string(),
  why: z.string(),
  lowPence: z.number().int(),
  highPence: z.number().int(),
});
export type AccessLine = z.infer<typeof AccessLine>;
export const PenceRange = z.object({ lowPence: z.number().int(), highPence: z.number().int() });

export const EnquiryRange = z.object({
  /** What it is reckoned from: a design's title, a service. */
  of: z.string(),
  before: PenceRange,
  lines: z.array(AccessLine),
  after: PenceRange,
  includesVat: z.boolean(),
  /** The price has no VAT in it and none is added: VAT is not mentioned. */
  isVatFree: z.boolean().default(false),
  priceDate: z.string(),
  /** Questions that were left open: each would move the range, or narrow it. */
  open: z.array(z.string()),
});
export type EnquiryRange = z.infer<typeof EnquiryRange>;

/** A design as it was when it was sent. */
export const EnquiryDesign = z.object({
  n: z.number().int(),
  /** Of the design itself; null once it is gone. */
  id: z.string().nullable(),
  title: z.string(),
  projectType: z.string(),
  plotM2: z.number(),
  totalPence: z.number().int(),
  lowPence: z.number().int(),
  highPence: z.number().int(),
  /** There is no VAT in the price. */
  isVatFree: z.boolean().default(false),
  priceDate: z.string(),
  /** The best picture there is, while the design is kept. */
  picture: z
    .object({ url: z.string(), alt: z.string(), width: z.number().int(), height: z.number().int() })
    .nullable(),
  planUrl: z.string(),
});
export type EnquiryDesign = z.infer<typeof EnquiryDesign>;

export const EnquiryEstimate = z.object({
  service: z.string(),
  size: z.string(),
  timeframe: z.string(),
  lines: z.array(z.object({ name: z.string(), pence: z.number().int() })),
  totalPence: z.number().int(),
  includesVat: z.boolean(),
  /** The price has no VAT in it and none is added: VAT is not mentioned. */
  isVatFree: z.boolean().default(false),
  priceDate: z.string(),
});
export type EnquiryEstimate = z.infer<typeof EnquiryEstimate>;

export const EnquiryMessage = z.object({
  id: z.string(),
  from: z.enum(['visitor', 'owner']),
  text: z.string(),
  at: z.string(),
});
export type EnquiryMessage = z.infer<typeof EnquiryMessage>;
export const EnquiryPhoto = z.object({
  n: z.number().int(),
  width: z.number().int(),
  height: z.number().int(),
  url: z.string(),
  smallUrl: z.string(),
  at: z.string(),
  /** Taken by the firm: on no page of the visitor's. */
  isOurs: z.boolean().default(false),
});
export type EnquiryPhoto = z.infer<typeof EnquiryPhoto>;
export const EnquiryStep = z.object({
  state: z.enum(ENQUIRY_STATES),
  label: z.string(),
  at: z.string().nullable(),
});
export type EnquiryStep = z.infer<typeof EnquiryStep>;

/** An appointment that was booked from the enquiry. `link`: its own private page. */
export const EnquiryVisit = z.object({
  label: z.string(),
  startsAt: z.string(),
  endsAt: z.string(),
  state: z.enum(BOOKING_STATES),
  isOnSite: z.boolean(),
  isPast: z.boolean(),
  link: z.string(),
});
export type EnquiryVisit = z.infer<typeof EnquiryVisit>;

export const EnquiryCommon = z.object({
  reference: z.string(),
  source: z.enum(ENQUIRY_SOURCES),
  state: z.enum(ENQUIRY_STATES),
  closing: z.enum(ENQUIRY_CLOSINGS).nullable(),
  steps: z.array(EnquiryStep),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  postcode: z.string().nullable(),
  /** The garden is outside the area that the firm serves. */
  isOutsideArea: z.boolean().default(false),
  preferredTimes: z.string().nullable(),
  message: z.string().nullable(),
  budgetPence: z.number().int().nullable(),
  designs: z.array(EnquiryDesign),
  estimate: EnquiryEstimate.nullable(),
  choices: z.array(Told),
  siteFacts: z.array(Told),
  /** In words. */
  access: z.array(Told),
  range: EnquiryRange.nullable(),
  messages: z.array(EnquiryMessage),
  photos: z.array(EnquiryPhoto),
  visits: z.array(EnquiryVisit),
  createdAt: z.string(),
  /** ISO time by which the owner answers; null when nothing waits. */
  replyBy: z.string().nullable(),
});

/** What its visitor sees behind the private link. */
export const VisitorEnquiry = EnquiryCommon.extend({ photosLeft: z.number().int() });
export type VisitorEnquiry = z.infer<typeof VisitorEnquiry>;

/** What a new enquiry is about, as its page shows it before it is sent. */
export type EnquirySubject = {
  designs: {
    id: string;
    title: string;
    projectType: string;
    plotM2: number;
    totalPence: number;
    priceDate: string;
    picture: EnquiryDesign['picture'];
    basis: PriceBasis;
  }[];
  estimate:
    | (EnquiryEstimate & { basis: PriceBasis; choice: z.infer<typeof CalculatorChoice> })
    | null;
  /** Told when its designs were asked for, and so not asked again: by field of the form. */
  known: Readonly<Record<string, string>>;
};
