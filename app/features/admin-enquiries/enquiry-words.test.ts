import { expect, test } from 'vitest';
import { fillTemplate } from './enquiry-words.ts';

const enquiry = { name: 'Ada $& Field', link: '/enquiry/enq_1.abc', designs: [] };

test('a template names the visitor, the design and both addresses, and leaves other braces alone', () => {
  expect(
    fillTemplate('Dear {name}, for {design}: {visit} {link} {price}', enquiry, 'https://g.example'),
  ).toBe(
    'Dear Ada $& Field, for your garden: https://g.example/booking?enquiry=enq_1.abc https://g.example/enquiry/enq_1.abc {price}',
  );
});

test('what a visitor called themselves is not filled in once more', () => {
  expect(fillTemplate('{name}', { ...enquiry, name: '{link}' }, 'https://g.example')).toBe(
    '{link}',
  );
});
