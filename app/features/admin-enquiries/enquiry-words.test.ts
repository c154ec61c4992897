import { expect, test } from 'vitest';
import { fillTemplate } from './enquiry-words.ts';

const enquiry = { name: 'Ada $& Field', link: '/enquiry/enq_1.abc', designs: [] };
const at = { origin: 'https://g.example', firm: 'Oakmere' };

test('a template names the visitor, the design, both addresses and the firm, and leaves other braces alone', () => {
  expect(
    fillTemplate('Dear {name}, for {design}: {visit} {link} {price} {firm}', enquiry, at),
  ).toBe(
    'Dear Ada $& Field, for your garden: https://g.example/booking?enquiry=enq_1.abc https://g.example/enquiry/enq_1.abc {price} Oakmere',
  );
});

test('what a visitor called themselves is not filled in once more', () => {
  expect(fillTemplate('{name}', { ...enquiry, name: '{link}' }, at)).toBe('{link}');
});
