/** What the owner sets for the whole site. Each section is saved separately and has its own versions. */
import { CarouselInput } from './carousel.ts';
import { Brand } from './brand.ts';
import { z } from 'zod';
import { BookingLinks } from './booking-links.ts';
import { plainNumber, wholeNumberFrom } from './plain-number.ts';
import { AreaInput, BrandInput, LegalInput, NoticeInput, WordsInput } from './setting-inputs.ts';
import { plainText, requiredText } from './plain-text.ts';
import { PriceListAnswer, PriceListInput } from './admin-prices.ts';
import { PolicyTextsInput } from './own-policies.ts';
import { Week } from './week.ts';

const CompanyNumber = plainText('Please enter the number, or leave it empty')
  .transform((text) => text.replaceAll(/\s/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .regex(
        /^(?:\d{8}|[A-Z]{2}\d{6})?$/,
        'A company number has eight characters, such as 01234567 or SC123456',
      ),
  );
const VatNumber = plainText('Please enter the number, or leave it empty')
  .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase().replace(/^GB/, ''))
  .pipe(
    z
      .string()
      .regex(/^(?:\d{9}(?:\d{3})?)?$/, 'A UK VAT number has nine digits, such as GB 123 4567 89'),
  )
  .transform((digits) =>
    digits === ''
      ? ''
      : `GB ${digits.slice(0, 3)} ${digits.slice(3, 7)} ${digits.slice(7, 9)}${digits.length > 9 ? ` ${digits.slice(9)}` : ''}`,
  );

export const FirmInput = z.object({
  firmName: requiredText('name of the firm', 80),
  strapline: requiredText('strapline', 160),
  since: wholeNumberFrom('Please enter the year in which the firm began, such as 2008', 1700, 2200),
  yearsOfExperience: wholeNumberFrom('Please enter a number of years from 0 to 150', 0, 150),
  companyNumber: CompanyNumber.default(''),
  vatNumber: VatNumber.default(''),
});

export const ContactInput = z.object({
  email: plainText('E-mail address is required').pipe(
    z
      .email('Please enter an e-mail address such as hello@example.co.uk')
      .max(200, 'That e-mail address is too long'),
  ),
  phone: requiredText('telephone number', 40).regex(
    /^[+\d][\d ()./-]{4,}$/,
    'Please enter a telephone number such as 01632 960 184',
  ),
  address: z
    .array(
      plainText('Please enter a line of text').max(80, 'Please keep each line under 80 characters'),
    )
    .max(12, 'Please keep to eight lines')
    .transform((lines) => lines.filter((line) => line !== ''))
    .pipe(z.array(z.string()).min(1, 'Address is required').max(8, 'Please keep to eight lines')),
});

const Line = z.object({ days: requiredText('days', 60), open: requiredText('hours', 60) });
export const HoursInput = z.object({
  week: Week,
  /** What visitors read. */
  hours: z
    .array(Line)
    .min(1, 'Please write at least one line for visitors')
    .max(7, 'Please keep to seven lines'),
});

const ProfileAddress = plainText('Please enter an address, or leave it empty')
  .max(300, 'That address is too long')
  .refine(
    (text) => text === '' || /^https:\/\/[a-z\d-]+(?:\.[a-z\d-]+)+(?:[/?#][^\s\\]*)?$/i.test(text),
    'Please enter an address that begins with https://, or leave it empty',
  )
  .default('');
export const SocialInput = z.object({
  social: z.object({ facebook: ProfileAddress, instagram: ProfileAddress }),
});

export const PoliciesInput = z.object({ policiesUpdatedOn: z.iso.date('Please enter a date') });

/** Those whose values are facts of the firm. */
export const FACT_SECTIONS = {
  firm: FirmInput,
  legal: LegalInput,
  contact: ContactInput,
  hours: HoursInput,
  social: SocialInput,
  area: AreaInput,
  brand: BrandInput,
  words: WordsInput,
  notice: NoticeInput,
  policies: PoliciesInput,
} as const;
const MOST_CALLS = 100_000;
const MOST_POUNDS = 10_000;
const pounds = (message: string) =>
  plainNumber(z.number(message).min(0, message).max(MOST_POUNDS, message), message);

/** What a configured text model may do and cost. Prices are the provider's, in pounds for a million tokens. */
export const TextModelInput = z.object({
  isOn: z.boolean('Please say whether the text model is used'),
  callsPerDay: wholeNumberFrom(
    `Please enter a number of calls from 0 to ${MOST_CALLS.toLocaleString('en-GB')}`,
    0,
    MOST_CALLS,
  ),
  poundsPerDay: pounds('Please enter a sum in pounds, from 0 to 10,000'),
  poundsPerMillionIn: pounds('Please enter the price of a million tokens in, in pounds'),
  poundsPerMillionOut: pounds('Please enter the price of a million tokens out, in pounds'),
});
export type TextModelInput = z.infer<typeof TextModelInput>;
export const TEXT_MODEL_DEFAULTS: TextModelInput = {
  isOn: true,
  callsPerDay: 300,
  poundsPerDay: 5,
  poundsPerMillionIn: 0,
  poundsPerMillionOut: 0,
};

export const SETTING_SECTIONS = {
  ...FACT_SECTIONS,
  prices: PriceListInput,
  booking: BookingLinks,
  textModel: TextModelInput,
  carousel: CarouselInput,
  policyPrivacy: PolicyTextsInput,
  policyTerms: PolicyTextsInput,
  policyCookies: PolicyTextsInput,
  policyComplaints: PolicyTextsInput,
  policyCancellation: PolicyTextsInput,
} as const;
export type FactSection = keyof typeof FACT_SECTIONS;
export type SettingSection = keyof typeof SETTING_SECTIONS;
export type SectionValues = {
  [Section in SettingSection]: z.infer<(typeof SETTING_SECTIONS)[Section]>;
};
export const SECTION_LABELS: Record<SettingSection, string> = {
  firm: 'The firm',
  legal: 'Legal identity',
  contact: 'Contact details',
  hours: 'Opening hours',
  social: 'Social links',
  area: 'Service area and prices',
  brand: 'Logo and colour',
  words: 'Words of the site',
  notice: 'Notice to visitors',
  policies: 'Policies',
  prices: 'Prices of the cost calculator',
  booking: 'Booking links',
  textModel: 'Text model',
  carousel: 'Carousel of the home page',
  policyPrivacy: 'Privacy policy',
  policyTerms: 'Terms of service',
  policyCookies: 'Cookie policy',
  policyComplaints: 'Complaints',
  policyCancellation: 'Your right to cancel',
};

const sectionOf = <Values extends z.ZodType>(values: Values) =>
  z.object({ values, version: z.number().int(), updatedAt: z.string() });

const PolicyTextsAnswer = sectionOf(z.object({ texts: z.record(z.string(), z.string()) }));

export const AdminSettings = z.object({
  sections: z.object({
    firm: sectionOf(
      z.object({
        firmName: z.string(),
        strapline: z.string(),
        since: z.number(),
        yearsOfExperience: z.number(),
        companyNumber: z.string(),
        vatNumber: z.string(),
      }),
    ),
    legal: sectionOf(
      z.object({
        legalForm: z.string(),
        legalName: z.string(),
        registeredIn: z.string(),
        registeredOffice: z.string(),
        insurance: z.string(),
        wasteCarrier: z.string(),
        memberships: z.string(),
        guarantee: z.string(),
      }),
    ),
    contact: sectionOf(
      z.object({ email: z.string(), phone: z.string(), address: z.array(z.string()) }),
    ),
    hours: sectionOf(
      z.object({
        week: z.array(z.object({ weekday: z.number(), from: z.string(), to: z.string() })),
        hours: z.array(z.object({ days: z.string(), open: z.string() })),
      }),
    ),
    social: sectionOf(
      z.object({ social: z.object({ facebook: z.string(), instagram: z.string() }) }),
    ),
    area: sectionOf(
      z.object({
        serviceArea: z.array(z.string()),
        postcodes: z.array(z.string()),
        travelMinutes: z.number().int(),
        priceRange: z.string(),
        pricesIncludeVat: z.boolean(),
        vatRegistered: z.boolean(),
      }),
    ),
    brand: sectionOf(z.object({ brand: Brand })),
    words: sectionOf(z.object({ words: z.record(z.string(), z.string()) })),
    notice: sectionOf(
      z.object({
        notice: z.object({ text: z.string(), from: z.string(), until: z.string() }),
      }),
    ),
    policies: sectionOf(z.object({ policiesUpdatedOn: z.string() })),
    prices: sectionOf(PriceListAnswer.omit({ priceDate: true })),
    booking: sectionOf(z.object({ urls: z.record(z.string(), z.string()) })),
    textModel: sectionOf(TextModelInput),
    carousel: sectionOf(CarouselInput),
    policyPrivacy: PolicyTextsAnswer,
    policyTerms: PolicyTextsAnswer,
    policyCookies: PolicyTextsAnswer,
    policyComplaints: PolicyTextsAnswer,
    policyCancellation: PolicyTextsAnswer,
  }),
  /** Facts that are still the sample firm's, in words; empty once the firm has entered its own. */
  sampleFacts: z.array(z.string()),
  /** How the booking page is set up now. `from` 'environment': by BOOKING_PROVIDER, which goes before what is saved here. */
  booking: z.object({
    from: z.enum(['environment', 'settings', 'none']),
    provider: z.string().nullable(),
    urls: z.record(z.string(), z.string()),
  }),
  /** The configured model and what it has done today; null without one. */
  textModel: z
    .object({ name: z.string(), callsToday: z.number().int(), poundsToday: z.number() })
    .nullable(),
  /** What is configured where the server runs, in words. Secrets are never among it. */
  environment: z.array(z.object({ variable: z.string(), label: z.string(), value: z.string() })),
});
export type AdminSettings = z.infer<typeof AdminSettings>;

/** What the removal of the sample content did. */
export const SamplesRemoved = z.object({
  success: z.literal(true),
  message: z.string(),
  removed: z.object({
    portfolio: z.number().int(),
    testimonials: z.number().int(),
    designs: z.number().int(),
    articles: z.number().int(),
    /** Services that lost a picture which came with the site. */
    pictures: z.number().int(),
  }),
});
export type SamplesRemoved = z.infer<typeof SamplesRemoved>;
