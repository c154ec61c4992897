/** Bringing in what was kept elsewhere: which kinds of rows, which columns each may have, and how columns are told by their headings. */
import { z } from 'zod';

export const IMPORT_KINDS = ['customers', 'enquiries', 'reviews', 'plants', 'projects'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export type ImportField = {
  id: string;
  label: string;
  isNeeded?: boolean;
  /** What its heading may say, in small letters without signs. */
  known: readonly string[];
};
const field = (
  id: string,
  label: string,
  known: readonly string[],
  isNeeded = false,
): ImportField => ({ id, label, known, ...(isNeeded ? { isNeeded } : {}) });

const NAME = field('name', 'Name', ['name', 'full name', 'client', 'customer', 'contact'], true);
const EMAIL = field('email', 'E-mail', [
  'email',
  'e mail',
  'email address',
  'e mail address',
  'main email',
]);
const PHONE = field('phone', 'Telephone', ['phone', 'telephone', 'mobile', 'tel', 'phone number']);
const POSTCODE = field('postcode', 'Postcode', ['postcode', 'post code', 'zip', 'postal code']);
const ADDRESS = field('address', 'Address', ['address', 'street', 'billing address', 'street 1']);

export const IMPORTS: Readonly<
  Record<
    ImportKind,
    { label: string; one: string; becomes: string; fields: readonly ImportField[] }
  >
> = {
  customers: {
    label: 'Customers',
    one: 'customer',
    becomes:
      'Each becomes a closed enquiry with its address and notes, so that the search, a person’s page and erasing know them. Nobody is written to.',
    fields: [
      NAME,
      EMAIL,
      PHONE,
      POSTCODE,
      ADDRESS,
      field('notes', 'Notes', ['notes', 'note', 'comments', 'remarks']),
    ],
  },
  enquiries: {
    label: 'Past enquiries',
    one: 'enquiry',
    becomes:
      'Each becomes a closed enquiry of its day. Nobody is written to. Enquiries older than three years are not kept, as the privacy policy says.',
    fields: [
      NAME,
      EMAIL,
      PHONE,
      POSTCODE,
      field('message', 'Message', ['message', 'enquiry', 'details', 'description'], true),
      field('date', 'Day', ['date', 'received', 'created', 'day', 'created date']),
      ADDRESS,
      field('notes', 'Notes', ['notes', 'note', 'comments']),
    ],
  },
  reviews: {
    label: 'Reviews',
    one: 'review',
    becomes:
      'Each becomes a testimonial. Visitors see it only where the file says where the words came from and that the person agreed.',
    fields: [
      NAME,
      field('location', 'Place', ['location', 'place', 'town', 'city'], true),
      field('text', 'Words', ['text', 'review', 'words', 'testimonial', 'comment'], true),
      field('rating', 'Stars, 1 to 5', ['rating', 'stars', 'score']),
      field('date', 'Day', ['date', 'day', 'given', 'reviewed']),
      field('source', 'Where the words came from', ['source', 'origin', 'platform']),
      field('permission', 'Agreed, yes or no', ['permission', 'agreed', 'consent']),
    ],
  },
  plants: {
    label: 'Plants',
    one: 'plant',
    becomes: 'Each becomes a plant of the planting calendar.',
    fields: [
      { ...NAME, known: ['name', 'plant', 'common name'] },
      field('latinName', 'Latin name', ['latin name', 'latin', 'botanical name', 'species']),
      field('category', 'Category', ['category', 'type', 'kind', 'group'], true),
      field('sunRequirement', 'Sun', ['sun', 'light', 'sun requirement', 'position'], true),
      field('plantingPeriod', 'Planting', ['planting', 'planting period', 'plant'], true),
      field('sowingPeriod', 'Sowing', ['sowing', 'sowing period', 'sow']),
      field('harvestingPeriod', 'Harvest', ['harvest', 'harvesting period', 'harvesting']),
      field('floweringPeriod', 'Flowering', ['flowering', 'flowering period', 'flowers']),
      field('description', 'Description', ['description', 'notes', 'about']),
      field('heightM', 'Height (m)', ['height', 'height m']),
      field('spacingCm', 'Spacing (cm)', ['spacing', 'spacing cm']),
    ],
  },
  projects: {
    label: 'Projects',
    one: 'project',
    becomes: 'Each becomes a project of the portfolio, without pictures: those are added there.',
    fields: [
      field('title', 'Title', ['title', 'name', 'project', 'job'], true),
      field('description', 'Description', ['description', 'details', 'about', 'text'], true),
      field('category', 'Category: modern, family or wildlife', ['category', 'type', 'style']),
      field('tags', 'Tags', ['tags', 'keywords', 'labels']),
    ],
  },
};

/** "E-Mail_Address:" is "e mail address". */
const tidyHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim();

/** Which column each field is taken from, by the headings; null where none says so. No column serves twice. */
export function matchColumns(
  kind: ImportKind,
  headings: readonly string[],
): Record<string, number | null> {
  const tidy = headings.map(tidyHeading);
  const taken = new Set<number>();
  return Object.fromEntries(
    IMPORTS[kind].fields.map(({ id, label, known }) => {
      const names = [tidyHeading(id), tidyHeading(label), ...known];
      const at = names.map((name) => tidy.indexOf(name)).find((n) => n >= 0 && !taken.has(n));
      if (at !== undefined) taken.add(at);
      return [id, at ?? null];
    }),
  );
}

/** A column of which row of the file each was, where some were left out on the way. */
export const ROW_NUMBER = 'row';
/** Rows that are sent, looked at and brought in at once: a longer file goes in pieces. */
export const IMPORT_PIECE_ROWS = 5_000;
/** Rows of one file. Reviews, plants and projects are read by people: nobody has as many. */
export const MOST_IMPORT_ROWS: Readonly<Record<ImportKind, number>> = {
  customers: 200_000,
  enquiries: 200_000,
  reviews: 5_000,
  plants: 5_000,
  projects: 5_000,
};
/** Of a file that is too long, in words. */
export const tooManyRows = (rows: number, most: number): string =>
  `The file has ${rows.toLocaleString('en-GB')} rows. At most ${most.toLocaleString('en-GB')} are brought in from one file: please split it.`;
const MOST_LETTERS = 4_000_000;
/** As JSON a text may take more than twice its letters. */
export const IMPORT_BODY_BYTES = 10_000_000;
export const IMPORTS_API = '/api/admin/imports';
export const IMPORT_CHECK = `${IMPORTS_API}/check`;

export const ImportInput = z.object({
  kind: z.enum(IMPORT_KINDS, 'Please choose what is brought in'),
  /** CSV whose first row names the fields. */
  text: z
    .string('Please choose a file')
    .min(1, 'The file is empty')
    .max(MOST_LETTERS, 'The file is too large. Please split it.'),
  /** One of several pieces: then it may have no good row. */
  isPiece: z.boolean().optional(),
  /** What the first piece was brought in as; the others join it, and all are taken back together. */
  into: z.string().max(60).optional(),
});

/** What a dry run says, and what was brought in. */
export const ImportReport = z.object({
  rows: z.number().int(),
  /** Rows that are brought in. */
  good: z.number().int(),
  /** Rows that are here already, or twice in the file: they are left out. */
  known: z.number().int(),
  bad: z.number().int(),
  /** The first of them, by the row's number in the file, where the headings are row 1. */
  problems: z.array(z.object({ row: z.number().int(), words: z.string() })),
  /** Of a look at a piece: what tells its good rows apart, so that a row of two pieces is counted once. */
  keys: z.array(z.string()).optional(),
});
export type ImportReport = z.infer<typeof ImportReport>;

export const ImportDone = z.object({ id: z.string(), report: ImportReport });
export type ImportDone = z.infer<typeof ImportDone>;

export const ImportList = z.array(
  z.object({
    id: z.string(),
    kind: z.enum(IMPORT_KINDS),
    rows: z.number().int(),
    at: z.string(),
    undoneAt: z.string().nullable(),
  }),
);
export type ImportList = z.infer<typeof ImportList>;
export const ImportUndone = z.object({ removed: z.number().int(), kept: z.number().int() });
