/** Facts about the firm that every page may show; kept in the database, edited by the owner. */
import { Brand, NO_BRAND } from './brand.ts';
import { z } from 'zod';
import type { BookingKind } from './site-content.ts';
import { OpenHours } from './week.ts';

/** Of facts that were kept before they had the hours of the week: the specification's. Who has unticked every day is closed. */
const USUAL_WEEK: OpenHours[] = [1, 2, 3, 4, 5].map((weekday) => ({
  weekday,
  from: '08:00',
  to: '17:00',
}));

export const LEGAL_FORMS = ['', 'sole-trader', 'partnership', 'llp', 'company'] as const;
/** Parts of the United Kingdom with a register of their own. */
export const REGISTERED_IN = ['', 'England and Wales', 'Scotland', 'Northern Ireland'] as const;

export const NO_NOTICE = { text: '', from: '', until: '' };

export const BusinessSettings = z.object({
  firmName: z.string(),
  strapline: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.array(z.string()),
  hours: z.array(z.object({ days: z.string(), open: z.string() })),
  /** Places by name, as visitors read them. */
  serviceArea: z.array(z.string()),
  /** Postcode areas and districts that are served: "RM", "CM1". Empty, and no minutes: the places by name decide. */
  postcodes: z.array(z.string()).default([]),
  /** How far the firm drives from its address, minutes by an estimate; 0: not by time. */
  travelMinutes: z.number().int().default(0),
  since: z.number().int(),
  yearsOfExperience: z.number().int(),
  priceRange: z.string(),
  /** The same hours for programs: stretches of each weekday, 1 is Monday; empty: closed on every day. */
  week: z.array(OpenHours).default(USUAL_WEEK),
  social: z.object({ facebook: z.string(), instagram: z.string() }),
  pricesIncludeVat: z.boolean(),
  /** False: no price speaks of VAT. */
  vatRegistered: z.boolean().default(true),
  /** '': not said yet. */
  legalForm: z.enum(LEGAL_FORMS).default(''),
  /** Of the company, or of the people whose business it is. */
  legalName: z.string().default(''),
  registeredIn: z.enum(REGISTERED_IN).default(''),
  registeredOffice: z.string().default(''),
  /** Insurer and cover, as the owner says them: "Public liability £5 million, with Example Insurance plc"; '': nothing is said. */
  insurance: z.string().default(''),
  /** Number of the registration as a carrier of waste: "CBDU123456". */
  wasteCarrier: z.string().default(''),
  /** Trade bodies and schemes, in a line. */
  memberships: z.string().default(''),
  /** Which defects are put right, and for how long, on every new quote. */
  guarantee: z.string().default(''),
  /** At Companies House; empty if the firm is not a company. */
  companyNumber: z.string().default(''),
  /** "GB 123 4567 89"; empty where the firm is not registered. */
  vatNumber: z.string().default(''),
  /** What the owner says in place of the site's own words (site-texts.ts); empty to keep the site's own. */
  words: z.record(z.string(), z.string()).default({}),
  brand: Brand.default(NO_BRAND),
  /** To visitors, between two days. Empty words: none. */
  notice: z.object({ text: z.string(), from: z.string(), until: z.string() }).default(NO_NOTICE),
  /** ISO date on which the policies were last changed; the owner sets it with each change of their wording. */
  policiesUpdatedOn: z.iso.date().default('2026-11-22'),
  /** True until the owner has replaced the sample facts. */
  sample: z.boolean(),
});
export type BusinessSettings = z.infer<typeof BusinessSettings>;

export type BookingProvider = 'calendly' | 'cal';
/** Which outside services this installation is set up with: pages and policies speak of no others. */
export type OutsideServices = {
  /** Google Analytics' measurement id; null: no analytics. */
  analyticsId: string | null;
  /** The firm that runs the appointment calendar shown on the booking page; null: our own form, which is also shown on tabs without an address. */
  booking: {
    provider: BookingProvider;
    name: string;
    company: string;
    privacyUrl: string;
    urls: Partial<Record<BookingKind, string>>;
  } | null;
  /** Whether e-mails leave; else they are kept for the owner to read. */
  mail: boolean;
  /** Asked by our server, never by a visitor's browser. */
  postcodes: boolean;
  soils: boolean;
  /** Who sends aerial pictures; null: a map drawn by us. `direct`: the visitor's browser fetches them itself. */
  aerial: { name: string; direct: boolean } | null;
  /** The text model that also reads descriptions; null if none does. `isOwn`: it runs on the firm's own machine. */
  textModel: { name: string; isOwn: boolean } | null;
};

export const HealthResponse = z.object({ ok: z.boolean(), version: z.string() });
