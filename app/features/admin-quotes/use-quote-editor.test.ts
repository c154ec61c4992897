import { expect, test } from 'vitest';
import { type AdminQuote, QuoteBody, type QuoteInput } from '#contracts/quotes.ts';
import { baseOf, keepingOf, saysQuote } from './use-quote-editor.ts';

const input = (title: string): QuoteInput => ({
  customer: { name: 'Quentin', email: 'quentin@example.org', phone: '', address: '', postcode: '' },
  body: QuoteBody.parse({
    title,
    intro: '',
    phases: [{ id: 'p', title: 'First' }],
    lines: [],
    assumptions: [],
    exclusions: [],
    payments: [],
    terms: '',
    validDays: 30,
    startFrom: '',
    startTo: '',
    workDays: null,
  }),
});

const quote = (version: number, { customer, body }: QuoteInput) =>
  ({ version, customer, versions: [{ body }] }) as AdminQuote;

test('what is undone back to the beginning leaves nothing on the device, and an older draft stays until it is answered', () => {
  expect(keepingOf(input('A patio'), input('A lawn'), false)).toBe('keep');
  expect(keepingOf(input('A lawn'), input('A lawn'), false)).toBe('forget');
  expect(keepingOf(input('A lawn'), input('A lawn'), true)).toBe('wait');
  expect(keepingOf(input('A patio'), input('A lawn'), true)).toBe('wait');
});

test('a saved quote that says what was sent is one’s own saving, whose answer was lost', () => {
  expect(saysQuote(input('A patio'), input(' A patio '))).toBe(true);
  expect(saysQuote(input('A patio'), input('A lawn'))).toBe(false);
});

test('a draft follows what has changed about its quote, and never past a change to itself', () => {
  expect(baseOf(quote(7, input('A patio')), { start: input('A patio'), baseVersion: 5 })).toBe(7);
  expect(baseOf(quote(7, input('A lawn')), { start: input('A patio'), baseVersion: 5 })).toBe(5);
  expect(baseOf(quote(5, input('A patio')), { start: input('A patio'), baseVersion: 7 })).toBe(7);
});
