/** The rows of a file as what they become, or in words why not. Pure. */
import { limitOf, KEPT } from '#content/policies/kept.ts';
import { PlantInput } from '#contracts/admin-plants.ts';
import { PortfolioInput } from '#contracts/admin-portfolio.ts';
import { TestimonialInput } from '#contracts/admin-testimonials.ts';
import { EnquiryInput } from '#contracts/enquiries.ts';
import { type ImportField, type ImportKind, IMPORTS, ROW_NUMBER } from '#contracts/imports.ts';
import { isDate, momentOf } from '#contracts/london-time.ts';
import { cleanText } from '#contracts/plain-text.ts';
import {
  PLANT_CATEGORIES,
  PORTFOLIO_CATEGORIES,
  SUN_REQUIREMENTS,
} from '#contracts/site-content.ts';
import type { BroughtIn } from '#server/features/enquiries/bring-in.ts';

type Cells = Readonly<Record<string, string>>;
type Told = {
  /** What tells it from the others of the file. */
  key: string;
  /** In small letters, where a person is known by it. */
  email?: string;
  values: Record<string, unknown>;
};
export type ReadRow = { row: number } & ({ good: Told } | { words: string });

const NOTE_LIMIT = 4_000;
const refused = (words: string): never => {
  throw new RowError(words);
};
class RowError extends Error {}

/** "2026-11-26", "26/11/2026", "26.11.26" @returns ISO date; '' for an empty cell */
function readDay(cell: string): string {
  if (cell === '') return '';
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})(?:[ T].*)?$/.exec(cell) ?? [];
  const iso = /^(\d{4}-\d{2}-\d{2})(?:[ T].*)?$/.exec(cell)?.[1];
  const date =
    iso ??
    `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDate(date) ? date : refused(`“${cell}” is no date: write 2026-11-26 or 26/11/2026`);
}

const YES = ['yes', 'y', 'true', '1', 'agreed'];
const NO = ['no', 'n', 'false', '0', ''];
function readYes(cell: string): boolean {
  const word = cell.toLowerCase();
  if (YES.includes(word)) return true;
  return NO.includes(word) ? false : refused(`“${cell}” should be yes or no`);
}

/** "£1,200.50" is 1200.5. @returns undefined for an empty cell */
function readNumber(cell: string): number | undefined {
  if (cell === '') return undefined;
  const number = Number(cell.replaceAll(/[£,\s]|(?:cm|m)$/g, ''));
  return Number.isFinite(number) ? number : refused(`“${cell}” is no number`);
}

/** A word of a list: its own, or one that begins like it, whatever its capitals. */
function readChoice<T extends string>(cell: string, list: readonly T[], label: string): T {
  const word = cell.toLowerCase().replaceAll(/[^a-z]/g, '');
  const plain = (one: string) => one.toLowerCase().replaceAll(/[^a-z]/g, '');
  const found =
    list.find((one) => plain(one) === word) ??
    list.find((one) => word !== '' && (plain(one).startsWith(word) || word.startsWith(plain(one))));
  return found ?? refused(`${label}: “${cell}” should be one of ${list.join(', ')}`);
}

const firstIssue = (error: { issues: readonly { message: string }[] }): never =>
  refused(error.issues[0]!.message);

function readPerson(cells: Cells, message: string, at: string): BroughtIn {
  const read = EnquiryInput.safeParse({
    ...cells,
    message,
    source: 'general',
    requestKey: 'brought-in-row',
  });
  if (!read.success) return firstIssue(read.error);
  const note = [cells.address && `Address: ${cells.address}`, cells.notes]
    .filter(Boolean)
    .join('\n');
  if (note.length > NOTE_LIMIT) refused('Please keep address and notes under 4,000 characters');
  const { name, email = null, phone = null, postcode = null } = read.data;
  return { name, email, phone, postcode, message: read.data.message!, note, at };
}

type Reading = { now: Date };
const READERS: Record<ImportKind, (cells: Cells, reading: Reading) => Told> = {
  customers: (cells, { now }) => {
    const values = readPerson(cells, 'A customer from before this site.', now.toISOString());
    const email = values.email?.toLowerCase();
    return { key: email ?? `${values.phone}`, ...(email ? { email } : {}), values };
  },
  enquiries: (cells, { now }) => {
    const day = readDay(cells.date ?? '');
    const at = day === '' ? now.toISOString() : new Date(momentOf(day, '12:00')).toISOString();
    if (at > now.toISOString()) refused('The day lies in the future');
    if (at < limitOf(now, KEPT.contactYears))
      refused(
        `It is older than ${KEPT.contactYears} years: enquiries are not kept longer, as your privacy policy says`,
      );
    const values = readPerson(cells, cells.message ?? '', at);
    return { key: `${values.email} ${values.phone} ${at} ${values.message}`, values };
  },
  reviews: (cells) => {
    const read = TestimonialInput.safeParse({
      name: cells.name,
      location: cells.location,
      text: cells.text,
      ...(cells.rating ? { rating: readNumber(cells.rating) } : {}),
      ...(cells.date ? { date: readDay(cells.date) } : {}),
      source: cells.source ?? '',
      permission: readYes(cells.permission ?? ''),
      sample: false,
    });
    if (!read.success) return firstIssue(read.error);
    return { key: `${read.data.name} ${read.data.text}`.toLowerCase(), values: read.data };
  },
  plants: (cells) => {
    const read = PlantInput.safeParse({
      ...cells,
      latinName: cells.latinName ?? null,
      description: cells.description ?? null,
      category: readChoice(cells.category ?? '', PLANT_CATEGORIES, 'Category'),
      sunRequirement: readChoice(cells.sunRequirement ?? '', SUN_REQUIREMENTS, 'Sun'),
      heightM: readNumber(cells.heightM ?? ''),
      spacingCm: readNumber(cells.spacingCm ?? ''),
    });
    if (!read.success) return firstIssue(read.error);
    return {
      key: `${read.data.name} ${read.data.latinName ?? ''}`.toLowerCase(),
      values: read.data,
    };
  },
  projects: (cells) => {
    const read = PortfolioInput.safeParse({
      ...cells,
      category: cells.category
        ? readChoice(cells.category, PORTFOLIO_CATEGORIES, 'Category')
        : 'modern',
      tags: cells.tags?.replaceAll(/[;|]/g, ',') ?? [],
      sample: false,
    });
    if (!read.success) return firstIssue(read.error);
    return { key: read.data.title.toLowerCase(), values: read.data };
  },
};

/** @param table with its headings, which are names of fields @returns null where no field is named */
export function readRows(
  kind: ImportKind,
  table: readonly (readonly string[])[],
  reading: Reading,
): ReadRow[] | null {
  const { fields } = IMPORTS[kind];
  const [head = [], ...rows] = table;
  const columns = fields.map(({ id }) => head.indexOf(id));
  if (columns.every((at) => at < 0)) return null;
  const numbers = head.indexOf(ROW_NUMBER);
  return rows.map((cells, index) => {
    const named = Object.fromEntries(
      fields.flatMap(({ id }, n) => {
        const cell = columns[n]! < 0 ? '' : cleanText(cells[columns[n]!] ?? '');
        return cell === '' ? [] : [[id, cell]];
      }),
    );
    // The headings are the first row.
    return { row: Number(cells[numbers]) || index + 2, ...readOne(kind, named, fields, reading) };
  });
}

function readOne(
  kind: ImportKind,
  cells: Cells,
  fields: readonly ImportField[],
  reading: Reading,
): { good: Told } | { words: string } {
  const missing = fields.filter(({ id, isNeeded }) => isNeeded && cells[id] === undefined);
  if (missing.length > 0)
    return { words: `Missing: ${missing.map(({ label }) => label.toLowerCase()).join(', ')}` };
  try {
    return { good: READERS[kind](cells, reading) };
  } catch (error) {
    if (error instanceof RowError) return { words: error.message };
    throw error;
  }
}
