import { expect, test } from 'vitest';
import { QuoteBody, type QuoteLine } from '#contracts/quotes.ts';
import { diffQuotes } from './quote-diff.ts';
import {
  addLine,
  addPhase,
  copyLine,
  linesOf,
  moveLine,
  movePhase,
  moveToPhase,
  penceText,
  readPence,
  readQuantity,
  readShare,
  removeLine,
  removePhase,
  renewStages,
  setLine,
} from './quote-ops.ts';

const line = (id: string, phase: string, more: Partial<QuoteLine> = {}): QuoteLine => ({
  id,
  phase,
  group: 'work',
  description: id.toUpperCase(),
  note: '',
  quantity: '2',
  unit: 'm2',
  unitPence: 1_000,
  vat: 20,
  ...more,
});
const body = (more: Partial<QuoteBody> = {}): QuoteBody =>
  QuoteBody.parse({
    title: 'T',
    intro: '',
    phases: [
      { id: 'p', title: 'First' },
      { id: 'q', title: 'Second' },
    ],
    lines: [line('a', 'p'), line('b', 'q'), line('c', 'p')],
    assumptions: [],
    exclusions: [],
    payments: [],
    terms: '',
    validDays: 30,
    startFrom: '',
    startTo: '',
    workDays: null,
    ...more,
  });
const order = (one: QuoteBody) =>
  one.phases
    .map(
      (phase) =>
        `${phase.id}:${linesOf(one, phase.id)
          .map((each) => each.id)
          .join('')}`,
    )
    .join(' ');

test('amounts are parsed as typed, and other text is refused', () => {
  expect(
    [
      '1234.5',
      '£1,234.50',
      ' 12 ',
      '0',
      '.5',
      '12,5',
      '-1',
      '1.234',
      '1e3',
      '',
      '100000',
      '100000.01',
    ].map(readPence),
  ).toEqual([123_450, 123_450, 1_200, 0, null, null, null, null, null, null, 10_000_000, null]);
  expect(['1,234.5', '12.', '12.125', '12,5', '', '1.1234', '-2'].map(readQuantity)).toEqual([
    '1234.5',
    '12',
    '12.125',
    null,
    null,
    null,
    null,
  ]);
  expect(['10', '12.5%', '100', '100.01', '-1', 'x'].map(readShare)).toEqual([
    1_000,
    1_250,
    10_000,
    null,
    null,
    null,
  ]);
  for (const pence of [0, 5, 99, 100, 123_456]) expect(readPence(penceText(pence))).toBe(pence);
});

test('a line moves past its neighbours, then into the phase beside it, and never out of the quote', () => {
  expect(order(moveLine(body(), 'c', -1))).toBe('p:ca q:b');
  expect(order(moveLine(body(), 'c', 1))).toBe('p:a q:cb');
  expect(order(moveLine(body(), 'b', -1))).toBe('p:acb q:');
  expect(order(moveLine(body(), 'a', -1))).toBe('p:ac q:b');
  expect(order(moveLine(body(), 'b', 1))).toBe('p:ac q:b');
  expect(order(moveToPhase(body(), 'a', 'q'))).toBe('p:c q:ba');
});

test('lines are added where they are wanted, copied and removed; no two have one name', () => {
  const added = addLine(body(), { phase: 'p', after: 'a' });
  expect(order(added.body)).toBe(`p:a${added.id}c q:b`);
  const copied = copyLine(added.body, 'a');
  expect(copied.body.lines.find((one) => one.id === copied.id)).toMatchObject({
    description: 'A',
    phase: 'p',
  });
  expect(new Set(copied.body.lines.map((one) => one.id)).size).toBe(5);
  expect(removeLine(body(), 'b').lines).toHaveLength(2);
  expect(addLine(body(), { phase: 'q', group: 'discount' }).body.lines.at(-1)).toMatchObject({
    group: 'discount',
    description: 'Discount',
    vat: 20,
  });
});

test('a phase with lines in it stays, and so does the last one', () => {
  expect(removePhase(body(), 'p').phases).toHaveLength(2);
  const more = addPhase(body());
  expect(removePhase(more, more.phases[2]!.id).phases).toHaveLength(2);
  expect(order(movePhase(body(), 'q', -1))).toBe('q:b p:ac');
});

test('stages made anew sum to the whole', () => {
  expect(renewStages(body()).payments.reduce((sum, stage) => sum + stage.share, 0)).toBe(10_000);
});

test('differences between two versions are listed line by line, none if they are equal', () => {
  expect(diffQuotes(body(), body())).toEqual([]);
  const after = {
    ...addLine(removeLine(setLine(body(), 'a', { quantity: '3', vat: 5 }), 'b'), { phase: 'p' })
      .body,
    validDays: 14,
    terms: 'x'.repeat(60),
  };
  expect(diffQuotes(body(), after)).toEqual([
    'Total £72.00 → £55.50 (−£16.50)',
    'Left out: “B”, £20.00',
    '“A”: 2 m² → 3 m²; VAT 20% → 5%',
    'New: “a line without words”, 1 item, £0.00',
    'Terms changed',
    'Days it is valid: 14 (was 30)',
  ]);
});
