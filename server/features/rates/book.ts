/** A rate book from the owner's form: whole, with figures that can be true; and what two books differ in. */
import type { z } from 'zod';
import type { AdminRates, RateBookInput, RateChange } from '#contracts/admin-rates.ts';
import { cleanText } from '#contracts/plain-text.ts';
import type { Rate, RateBook } from '#engine/model/costing.ts';
import { AppError, type FieldError } from '#server/errors.ts';

const LARGE_SHARE = 0.5;
const UNITS: Record<string, string> = { m2: 'm²', m3: 'm³', no: 'piece' };

/**
 * The given figures in the shape of the book that stands: keys, units and groups are the engine's and stay.
 * @throws AppError invalid when a key that the engine needs is missing, one is new or stands twice, or something would cost nothing
 */
export function makeBook(input: RateBookInput, standing: RateBook, today: string): RateBook {
  const given = new Map(input.rates.map((rate) => [rate.key, rate]));
  const errors: FieldError[] = [];
  if (given.size < input.rates.length)
    errors.push({ field: 'rates', message: 'A rate stands in the book twice' });
  const known = new Set(standing.rates.map((rate) => rate.key));
  for (const { key, name } of input.rates)
    if (!known.has(key))
      errors.push({
        field: `rates.${key}`,
        message: `“${name}” is no rate that designs are priced with`,
      });
  const rates = standing.rates.map((rate): Rate => {
    const own = given.get(rate.key);
    if (!own) {
      errors.push({
        field: `rates.${rate.key}`,
        message: `The rate “${rate.name}” is missing: without it designs cannot be priced`,
      });
      return rate;
    }
    if (own.materialPence === 0 && own.labourHours === 0)
      errors.push({
        field: `rates.${rate.key}`,
        message: `“${own.name}” would cost nothing: please enter material, labour or both`,
      });
    const { note: _old, ...rest } = rate;
    return {
      ...rest,
      name: own.name,
      materialPence: own.materialPence,
      labourHours: own.labourHours,
      ...(own.note ? { note: own.note } : {}),
    };
  });
  for (const key of Object.keys(standing.plantPence))
    if (input.plantPence[key] === undefined)
      errors.push({
        field: `plantPence.${key}`,
        message: `The price of plants “${key}” is missing: without it designs cannot be priced`,
      });
  for (const key of Object.keys(input.plantPence))
    if (standing.plantPence[key] === undefined)
      errors.push({
        field: `plantPence.${key}`,
        message: `“${cleanText(key)}” is no size of plants that designs are priced with`,
      });
  if (input.priceDate > today)
    errors.push({ field: 'priceDate', message: 'Prices cannot be of a day to come' });
  if (errors[0]) throw new AppError('invalid', errors[0].message, errors.slice(0, 20));
  const plantPence = Object.fromEntries(
    Object.keys(standing.plantPence).map((key) => [key, input.plantPence[key]!]),
  );
  const { priceDate, labourPencePerHour, vat, contingency, markup } = input;
  return {
    ...standing,
    priceDate,
    labourPencePerHour,
    vat,
    contingency,
    markup,
    rates,
    plantPence,
  };
}

export function presentBook(book: RateBook, changed: ReadonlySet<string>): AdminRates['book'] {
  const { priceDate, labourPencePerHour, vat, contingency, markup, plantPence } = book;
  const rates = book.rates.map(
    ({ key, name, unit, group, materialPence, labourHours, note = '' }) => ({
      key,
      name,
      unit,
      group,
      materialPence,
      labourHours,
      note,
      changed: changed.has(key),
    }),
  );
  return { priceDate, labourPencePerHour, vat, contingency, markup, rates, plantPence };
}

const money = (pence: number) => `£${(pence / 100).toFixed(2)}`;
const share = (part: number) => `${Math.round(part * 1000) / 10} %`;
const hours = (count: number) => `${count} h`;

type Priced = Omit<AdminRates['book'], 'rates'> & {
  rates: Pick<
    AdminRates['book']['rates'][number],
    'key' | 'name' | 'unit' | 'materialPence' | 'labourHours' | 'note'
  >[];
};

/** In words, the terms first. */
export function listBookChanges(before: Priced, after: Priced): z.infer<typeof RateChange>[] {
  const changes: z.infer<typeof RateChange>[] = [];
  const add = <T extends string | number>(
    what: string,
    from: T,
    to: T,
    words: (value: T) => string,
  ) => {
    if (from === to) return;
    const isLarge =
      typeof from === 'number' &&
      typeof to === 'number' &&
      Math.abs(to - from) > LARGE_SHARE * Math.max(from, Number.EPSILON);
    changes.push({ what, before: words(from), after: words(to), isLarge });
  };
  add('Price date', before.priceDate, after.priceDate, String);
  add('Labour, one hour', before.labourPencePerHour, after.labourPencePerHour, money);
  add('VAT', before.vat, after.vat, share);
  add('Contingency', before.contingency, after.contingency, share);
  add('Markup', before.markup, after.markup, share);
  const old = new Map(before.rates.map((rate) => [rate.key, rate]));
  for (const rate of after.rates) {
    const from = old.get(rate.key);
    if (!from) continue;
    const unit = UNITS[rate.unit] ?? rate.unit;
    add(`${rate.name}: name`, from.name, rate.name, String);
    add(`${rate.name}: material for one ${unit}`, from.materialPence, rate.materialPence, money);
    add(`${rate.name}: labour for one ${unit}`, from.labourHours, rate.labourHours, hours);
    add(`${rate.name}: note`, from.note, rate.note, String);
  }
  for (const [key, pence] of Object.entries(after.plantPence))
    add(`Plants, ${key.replace(':', ', ')}`, before.plantPence[key] ?? pence, pence, money);
  return changes;
}
