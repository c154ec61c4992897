import { expect, test } from 'vitest';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import {
  allFields,
  applyEdits,
  type Book,
  editsTowards,
  leftEdits,
  problemOf,
  readFigure,
  realEdits,
} from './rate-edits.ts';

const book: Book = {
  ...sampleRateBook,
  rates: sampleRateBook.rates.map((rate) => ({ ...rate, note: rate.note ?? '', changed: false })),
};

test('figures are read as people write them', () => {
  expect(['1,250.50', '£12', '20 %', '1.5 h', '.5'].map(readFigure)).toEqual([
    1250.5, 12, 20, 1.5, 0.5,
  ]);
  for (const text of ['', 'ten', '-3', '1.2.3', '1e9', '0x10'])
    expect(readFigure(text), text).toBeNaN();
});

test('typing the same figure in other words is no change, and the book laid over itself is itself', () => {
  expect(realEdits(book, { labour: '£40', vat: '20.0' })).toEqual([]);
  const everything = Object.fromEntries(allFields(book).map((field) => [field.id, field.stored]));
  const { priceDate, labourPencePerHour, vat, contingency, markup, rates, plantPence } = book;
  expect(applyEdits(book, everything)).toEqual({
    priceDate,
    labourPencePerHour,
    vat,
    contingency,
    markup,
    rates,
    plantPence,
  });
});

test('what is typed comes out as pence, shares and hours', () => {
  const changed = applyEdits(book, {
    labour: '42.35',
    vat: '17.5',
    'rate:turf:material': '5.55',
    'rate:turf:labour': '0.25',
    'plant:2L': '7.10',
  });
  expect(changed).toMatchObject({
    labourPencePerHour: 4_235,
    vat: 0.175,
    plantPence: { '2L': 710 },
  });
  expect(changed.rates.find((rate) => rate.key === 'turf')).toMatchObject({
    materialPence: 555,
    labourHours: 0.25,
  });
});

test('an older book is put back by what differs', () => {
  const newer = applyEdits(book, {
    labour: '50',
    'rate:turf:material': '9',
    priceDate: '2026-11-20',
  });
  const edits = editsTowards(newer, book);
  expect(Object.keys(edits).sort()).toEqual(['labour', 'priceDate', 'rate:turf:material']);
  expect(applyEdits(newer, edits)).toEqual(applyEdits(book, {}));
});

test('of what was typed, what the saved book says is done and the rest is left', () => {
  const saved: Book = { ...book, labourPencePerHour: 4_200 };
  expect(leftEdits(saved, { labour: '£42', vat: '17.5', 'plant:2L': 'many' })).toEqual({
    vat: '17.5',
    'plant:2L': 'many',
  });
  // Taken back while the other was saved: that is a change now.
  expect(leftEdits(saved, { labour: '40' })).toEqual({ labour: '40' });
});

test('errors are shown', () => {
  expect(problemOf({ id: 'labour', label: '', unit: 'pounds', stored: '40.00' }, '40.005')).toMatch(
    /whole pence/,
  );
  expect(problemOf({ id: 'vat', label: '', unit: 'percent', stored: '20' }, 'twenty')).toMatch(
    /per cent/,
  );
  expect(problemOf({ id: 'vat', label: '', unit: 'percent', stored: '20' }, '20')).toBeNull();
});
