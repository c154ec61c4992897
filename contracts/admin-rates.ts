/** The rate book as the owner edits it. Money is in whole pence, net of VAT; shares are of one: 0.2 is 20 %. */
import { z } from 'zod';
import { plainText, requiredText } from './plain-text.ts';

const within = (name: string, least: number, most: number, words: string) =>
  z
    .number(`${name}: please enter a figure`)
    .min(least, `${name}: ${words}`)
    .max(most, `${name}: ${words}`);
const pence = (name: string, least: number, most: number, words: string) =>
  within(name, least, most, words).int(`${name}: please enter whole pence`);

/** Of plants that are bought; at most ten times the book's figure. */
const MOST_SIZES = 300;

export const RateInput = z.object({
  /** Names the rate; the engine knows it by this. */
  key: z.string().min(1).max(80),
  name: requiredText('name', 120),
  materialPence: pence('Material', 0, 5_000_000, 'please enter from £0 to £50,000'),
  /** For one unit. */
  labourHours: within('Labour', 0, 200, 'please enter from 0 to 200 hours'),
  note: plainText('Please enter text')
    .max(400, 'Please keep the note under 400 characters')
    .default(''),
});

export const RateBookInput = z.object({
  priceDate: z.iso.date('Price date: please enter a date'),
  labourPencePerHour: pence('Labour', 1_000, 20_000, 'please enter from £10 to £200 an hour'),
  vat: within('VAT', 0, 0.3, 'please enter from 0 to 30 %'),
  contingency: within('Contingency', 0, 0.3, 'please enter from 0 to 30 %'),
  markup: within('Markup', 0, 1, 'please enter from 0 to 100 %'),
  rates: z.array(RateInput).max(600, 'That is more than a rate book can hold'),
  plantPence: z
    .record(z.string(), z.unknown())
    .refine(
      (sizes) => Object.keys(sizes).length <= MOST_SIZES,
      'No rate book has as many sizes of plants',
    )
    .pipe(
      z.record(z.string().max(80), pence('Plant', 1, 1_000_000, 'please enter from 1p to £10,000')),
    ),
});
export type RateBookInput = z.infer<typeof RateBookInput>;

const RateLine = z.object({
  key: z.string(),
  name: z.string(),
  unit: z.string(),
  group: z.string(),
  materialPence: z.number(),
  labourHours: z.number(),
  note: z.string(),
  changed: z.boolean(),
});
const Book = z.object({
  priceDate: z.string(),
  labourPencePerHour: z.number(),
  vat: z.number(),
  contingency: z.number(),
  markup: z.number(),
  rates: z.array(RateLine),
  plantPence: z.record(z.string(), z.number()),
});
/** `changed`: the owner has changed the rate; a new version of the product then leaves it alone. */
export const AdminRates = z.object({
  book: Book,
  version: z.number().int(),
  updatedAt: z.string(),
});
export type AdminRates = z.infer<typeof AdminRates>;

export const RateChange = z.object({
  what: z.string(),
  before: z.string(),
  after: z.string(),
  /** Changed by more than half: worth a second look. */ isLarge: z.boolean(),
});
export const RatePreview = z.object({
  /** Gardens priced with the book that counts now and with the one given; whole pence, VAT included. */
  gardens: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      plotM2: z.number(),
      beforePence: z.number().int(),
      afterPence: z.number().int(),
    }),
  ),
  changes: z.array(RateChange),
});
export type RatePreview = z.infer<typeof RatePreview>;

export const RateHistory = z.array(
  z.object({
    id: z.string(),
    at: z.string(),
    who: z.string(),
    version: z.number().int().nullable(),
    changes: z.array(z.object({ what: z.string(), before: z.string(), after: z.string() })),
    /** The book as it was after the change, to be put back into the form. */
    book: Book.nullable(),
  }),
);
export type RateHistory = z.infer<typeof RateHistory>;
