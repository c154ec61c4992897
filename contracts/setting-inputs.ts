/** What the owner says of the firm's law, area, words and look: the sections that came after the first ones (admin-settings.ts). */
import { z } from 'zod';
import { BrandFile, FACES } from './brand.ts';
import { plainText } from './plain-text.ts';
import { LEGAL_FORMS, REGISTERED_IN } from './site-info.ts';
import { WORD_FACTS, WORD_NAMES, type WordName } from './site-texts.ts';
import { wholeNumberFrom } from './plain-number.ts';

/** "£" to "££££" */
export const PRICE_RANGES = ['£', '££', '£££', '££££'] as const;

const lineOrNothing = plainText('Please enter a text, or leave it empty')
  .max(200, 'Please keep this line under 200 characters')
  .default('');

export const LegalInput = z
  .object({
    legalForm: z.enum(LEGAL_FORMS, 'Please choose what kind of business it is'),
    legalName: plainText('Please enter a name, or leave it empty')
      .max(120, 'Please keep the name under 120 characters')
      .default(''),
    registeredIn: z.enum(REGISTERED_IN, 'Please choose where the firm is registered').default(''),
    registeredOffice: plainText('Please enter an address, or leave it empty')
      .max(240, 'Please keep the address under 240 characters')
      .default(''),
    insurance: lineOrNothing,
    wasteCarrier: lineOrNothing,
    memberships: lineOrNothing,
    guarantee: plainText('Please enter a text, or leave it empty')
      .max(600, 'Please keep this text under 600 characters')
      .default(''),
  })
  .superRefine((legal, context) => {
    const isRegistered = legal.legalForm === 'company' || legal.legalForm === 'llp';
    const ask = (path: keyof typeof legal, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!isRegistered) return;
    if (legal.legalName === '') ask('legalName', 'Please enter the registered name');
    if (legal.registeredIn === '') ask('registeredIn', 'Please choose where it is registered');
    if (legal.registeredOffice === '')
      ask('registeredOffice', 'Please enter the address of the registered office');
  });

/** "RM" or "CM1": an area's letters, with the district's number where only that is served. */
const PostcodePart = plainText('Please enter a postcode area or district').transform((text) =>
  text.replaceAll(/\s/g, '').toUpperCase(),
);
const Postcodes = z
  .array(PostcodePart)
  .max(400, 'Please keep to 300 postcode areas and districts')
  .transform((parts) => [
    ...new Set(parts.flatMap((part) => part.split(',')).filter((part) => part !== '')),
  ])
  .pipe(
    z
      .array(
        z
          .string()
          .regex(
            /^[A-Z]{1,2}(?:\d[A-Z\d]?)?$/,
            'Please enter the beginning of a postcode, such as RM or CM1, one a line',
          ),
      )
      .max(300, 'Please keep to 300 postcode areas and districts'),
  );

export const AreaInput = z.object({
  serviceArea: z
    .array(
      plainText('Please enter the name of a place').max(
        60,
        'Please keep each place under 60 characters',
      ),
    )
    .max(60, 'Please keep to 30 places')
    .transform((places) => [...new Set(places.filter((place) => place !== ''))])
    .pipe(
      z
        .array(z.string())
        .min(1, 'Please name at least one place')
        .max(30, 'Please keep to 30 places'),
    ),
  postcodes: Postcodes.default([]),
  travelMinutes: wholeNumberFrom(
    'Please enter minutes from 0 to 240; 0 means that the time does not matter',
    0,
    240,
  ).default(0),
  priceRange: z.enum(PRICE_RANGES, 'Please choose from £ to ££££'),
  pricesIncludeVat: z.boolean('Please say whether prices include VAT'),
  vatRegistered: z.boolean('Please say whether the firm is registered for VAT').default(true),
});

/** Characters that each text may have. */
export const MOST_WORDS: Readonly<Record<WordName, number>> = {
  homeHeadline: 90,
  homeLede: 400,
  promisesTitle: 90,
  promises: 2_000,
  aboutTitle: 120,
  aboutLede: 500,
  storyTitle: 90,
  story: 4_000,
  bookingTitle: 90,
  bookingIntro: 300,
  bookingPayment: 200,
  reviewsOrigin: 600,
  quoteIntro: 2_000,
  footerBlurb: 500,
};
const Words = (name: WordName) =>
  plainText('Please enter a text, or leave it empty')
    .max(
      MOST_WORDS[name],
      `Please keep this text under ${MOST_WORDS[name].toLocaleString('en-GB')} characters`,
    )
    .refine(
      (text) =>
        [...text.matchAll(/\{([^{}]*)\}/g)].every(([, fact]) => Object.hasOwn(WORD_FACTS, fact!)),
      `In braces only these are filled in: ${Object.keys(WORD_FACTS)
        .map((fact) => `{${fact}}`)
        .join(', ')}`,
    )
    .default('');
export const WordsInput = z.object({
  words: z.object(
    Object.fromEntries(WORD_NAMES.map((name) => [name, Words(name)])) as Record<
      WordName,
      ReturnType<typeof Words>
    >,
  ),
});

const SQUARE_WITHIN = 0.05;
const colourSuchAs = (example: string) =>
  plainText('Please enter a colour, or leave it empty')
    .transform((text) => text.toLowerCase())
    .pipe(z.string().regex(/^(?:#[\da-f]{6})?$/, `Please enter a colour such as ${example}`));

export const BrandInput = z.object({
  brand: z.object({
    accent: colourSuchAs('#a04b29'),
    paper: colourSuchAs('#faf7f0').default(''),
    faces: z.enum(FACES, 'Please choose the letters').default('own'),
    logo: BrandFile.nullable(),
    logoDark: BrandFile.nullable(),
    icon: BrandFile.nullable().refine(
      (icon) => icon === null || Math.abs(icon.width / icon.height - 1) <= SQUARE_WITHIN,
      'The icon has to be square: as wide as it is high',
    ),
  }),
});

const DayOrNothing = z.union(
  [z.literal(''), z.iso.date()],
  'Please enter a date, or leave it empty',
);
export const NoticeInput = z.object({
  notice: z
    .object({
      text: plainText('Please enter a text, or leave it empty').max(
        240,
        'Please keep the notice under 240 characters',
      ),
      from: DayOrNothing,
      until: DayOrNothing,
    })
    .refine(({ from, until }) => from === '' || until === '' || from <= until, {
      message: 'The last day has to come after the first',
      path: ['until'],
    }),
});
