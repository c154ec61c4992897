/** What the owner has typed over the rate book: by field, as text, so that it can be kept as a draft and laid over a newer book. */
import type { AdminRates } from '#contracts/admin-rates.ts';

export type Book = AdminRates['book'];
/** "labour", "vat", "rate:sandstone:material", "plant:2L" … to what was typed. */
export type Edits = Readonly<Record<string, string>>;
export type Unit = 'pounds' | 'percent' | 'hours' | 'date';
export type RateField = { id: string; label: string; unit: Unit; stored: string };

const pounds = (pence: number) => (pence / 100).toFixed(2);
const percent = (share: number) => String(Math.round(share * 1_000) / 10);

export const termFields = (book: Book): RateField[] => [
  { id: 'priceDate', label: 'Price date', unit: 'date', stored: book.priceDate },
  {
    id: 'labour',
    label: 'Labour, one hour',
    unit: 'pounds',
    stored: pounds(book.labourPencePerHour),
  },
  {
    id: 'markup',
    label: 'Markup on materials and plants',
    unit: 'percent',
    stored: percent(book.markup),
  },
  { id: 'contingency', label: 'Contingency', unit: 'percent', stored: percent(book.contingency) },
  { id: 'vat', label: 'VAT', unit: 'percent', stored: percent(book.vat) },
];
export const materialField = ({ key, name, materialPence }: Book['rates'][number]): RateField => ({
  id: `rate:${key}:material`,
  label: `${name}: material`,
  unit: 'pounds',
  stored: pounds(materialPence),
});
export const labourField = ({ key, name, labourHours }: Book['rates'][number]): RateField => ({
  id: `rate:${key}:labour`,
  label: `${name}: labour`,
  unit: 'hours',
  stored: String(labourHours),
});
export const plantField = (key: string, pence: number): RateField => ({
  id: `plant:${key}`,
  label: `Plants, ${key.replace(':', ', ')}`,
  unit: 'pounds',
  stored: pounds(pence),
});

export const allFields = (book: Book): RateField[] => [
  ...termFields(book),
  ...book.rates.flatMap((rate) => [materialField(rate), labourField(rate)]),
  ...Object.entries(book.plantPence).map(([key, pence]) => plantField(key, pence)),
];

/** A figure as people write it: "1,250.50", "£12", "20 %"; NaN for anything else. */
export function readFigure(text: string): number {
  const plain = text.replaceAll(/[£%,\s]/g, '').replace(/h$/i, '');
  return /^\d+(?:\.\d+)?$|^\.\d+$/.test(plain) ? Number(plain) : Number.NaN;
}

/** Says what is wrong with what was typed; null where nothing is. */
export function problemOf({ unit }: RateField, text: string): string | null {
  if (unit === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(text) ? null : 'Please choose a date';
  const figure = readFigure(text);
  if (Number.isNaN(figure))
    return unit === 'pounds'
      ? 'Please enter pounds, such as 34.50'
      : unit === 'percent'
        ? 'Please enter per cent, such as 20'
        : 'Please enter hours, such as 1.5';
  return unit === 'pounds' && Math.abs(figure * 100 - Math.round(figure * 100)) > 1e-6
    ? 'Please enter whole pence'
    : null;
}

/** Only what says something else than the book. */
export function realEdits(book: Book, edits: Edits): RateField[] {
  return allFields(book).filter(
    (field) => edits[field.id] !== undefined && !isSame(field, edits[field.id]!),
  );
}

/** What is left to be saved once the book says so. */
export const leftEdits = (book: Book, edits: Edits): Edits =>
  Object.fromEntries(realEdits(book, edits).map(({ id }) => [id, edits[id]!]));

const isSame = ({ unit, stored }: RateField, text: string) =>
  unit === 'date' ? text === stored : readFigure(text) === readFigure(stored);

/** The book with what was typed laid over it; to be sent once nothing is wrong with it. */
export function applyEdits(book: Book, edits: Edits): Book {
  const figure = (id: string, scale: number, otherwise: number, whole = true) => {
    const text = edits[id];
    if (text === undefined) return otherwise;
    return whole
      ? Math.round(readFigure(text) * scale)
      : Math.round(readFigure(text) * scale * 1e6) / 1e6;
  };
  return {
    priceDate: edits.priceDate ?? book.priceDate,
    labourPencePerHour: figure('labour', 100, book.labourPencePerHour),
    markup: figure('markup', 0.01, book.markup, false),
    contingency: figure('contingency', 0.01, book.contingency, false),
    vat: figure('vat', 0.01, book.vat, false),
    rates: book.rates.map((rate) => ({
      ...rate,
      materialPence: figure(`rate:${rate.key}:material`, 100, rate.materialPence),
      labourHours: figure(`rate:${rate.key}:labour`, 1, rate.labourHours, false),
    })),
    plantPence: Object.fromEntries(
      Object.entries(book.plantPence).map(([key, pence]) => [
        key,
        figure(`plant:${key}`, 100, pence),
      ]),
    ),
  };
}

/** What has to be typed over a book to make it an older one. */
export function editsTowards(book: Book, older: Book): Edits {
  const wanted = new Map(allFields(older).map((field) => [field.id, field.stored]));
  return Object.fromEntries(
    allFields(book)
      .filter((field) => wanted.has(field.id) && wanted.get(field.id) !== field.stored)
      .map((field) => [field.id, wanted.get(field.id)!]),
  );
}
