import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { type FormFields, readFormFields, toDesignRequest } from '#server/features/designs/form.ts';
import { costGrowth } from '#tests/support/processor-cost.ts';

const GOOD = { designDescription: 'A garden of 8 by 10 metres', projectType: 'family' };
const fields = (values: Record<string, string | string[]>): FormFields =>
  new Map(
    Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? value : [value]]),
  );
const read = (values: Record<string, string | string[]>) =>
  toDesignRequest(fields({ ...GOOD, ...values }));
const messageOf = (values: Record<string, string | string[]>) => {
  try {
    read(values);
  } catch (error) {
    return (error as Error).message;
  }
  return null;
};

test('preferences come joined by commas, or one by one, and each counts once', () => {
  expect(read({ preferences: 'seating, play,' }).preferences).toEqual(['seating', 'play']);
  expect(read({ preferences: ['shade', 'shade', 'waterfeature'] }).preferences).toEqual([
    'shade',
    'waterfeature',
  ]);
  expect(read({}).preferences).toEqual([]);
});

test('numbers come as text, and an empty field is no field', () => {
  expect(read({ area: '80.5', perimeter: '1,200' })).toMatchObject({ area: 80.5, perimeter: 1200 });
  const { area, perimeter, postcode } = read({ area: ' ', perimeter: '', postcode: '' });
  expect([area, perimeter, postcode]).toEqual([undefined, undefined, undefined]);
});

test('a description is read with the ends of its lines as the page shows them', () => {
  const sent = ' We have a shed.\r\n- a pond\r\n- a bench \r\n';
  expect(read({ designDescription: sent }).designDescription).toBe(
    'We have a shed.\n- a pond\n- a bench',
  );
});

test('a box that is not ticked shares nothing', () => {
  expect([
    read({}).share,
    read({ share: 'false' }).share,
    read({ share: 'on' }).share,
    read({ share: 'true' }).share,
  ]).toEqual([false, false, true, true]);
});

test('the postcode is written in capitals, corrections are JSON', () => {
  expect(read({ postcode: ' rm1 3ds ' }).postcode).toBe('RM1 3DS');
  expect(read({ corrections: '{"facing":"S","add":["pond"]}' }).corrections).toEqual({
    facing: 'S',
    add: ['pond'],
  });
});

test.each([
  [{ designDescription: '' }, 'Please provide a description of at least 10 characters'],
  [{ designDescription: '123456789' }, 'Please provide a description of at least 10 characters'],
  [
    { designDescription: '         x          ' },
    'Please provide a description of at least 10 characters',
  ],
  [
    { designDescription: 'x'.repeat(20_000) },
    'Please keep the description under 10,000 characters',
  ],
  [{ projectType: '' }, 'Please select a project type'],
  [{ projectType: 'castle' }, 'Please select a project type'],
  [
    { preferences: 'seating,helipad' },
    'One of the preferences is not known. Please choose from the list.',
  ],
  [{ area: '-3' }, 'The area must be more than 0'],
  [{ area: '1e9' }, 'That area is too large to be a garden'],
  [{ area: 'abc' }, 'Please give the area as a number'],
  [{ area: '0x10' }, 'Please give the area as a number'],
  [{ perimeter: '-3' }, 'The perimeter must be more than 0'],
  [{ perimeter: 'abc' }, 'Please give the perimeter as a number'],
  [{ postcode: 'far too long a postcode' }, 'Please check the postcode'],
  [{ requestKey: 'short' }, 'The request key may hold 8 to 64 letters, digits, - and _.'],
  [
    { corrections: '{"facing":"up"}' },
    'One of the corrections is not possible. Please check it and try again.',
  ],
  [{ corrections: 'not json' }, 'The corrections could not be read. Please try again.'],
])('%j is refused with the sentence for it', (values, sentence) => {
  expect(messageOf(values as Record<string, string>)).toBe(sentence);
});

test('the first field that is wrong gives the sentence, and every one is listed', () => {
  try {
    toDesignRequest(fields({ designDescription: 'short', projectType: '', area: '-1' }));
    expect.unreachable();
  } catch (error) {
    expect(error).toMatchObject({
      code: 'invalid',
      message: 'Please provide a description of at least 10 characters',
    });
    expect((error as { errors: { field: string }[] }).errors.map((one) => one.field)).toEqual([
      'designDescription',
      'projectType',
      'area',
    ]);
  }
});

test('a measure of thousands of digits is refused as quickly as one of hundreds', () => {
  expect(messageOf({ area: `${'1'.repeat(16_000)}x` })).toBe('Please give the area as a number');
  for (const part of ['1', '1.', '.', '1,111', 'e1'])
    expect(
      costGrowth((digits) => messageOf({ perimeter: `${digits}x` }), part, 16_000, 8),
      part,
    ).toBeLessThan(8);
});

test('thousands of preferences that are not known are one error', () => {
  try {
    read({ preferences: Array.from({ length: 20_000 }, (_, n) => String(n)).join(',') });
    expect.unreachable();
  } catch (error) {
    expect((error as { errors: object[] }).errors).toHaveLength(1);
  }
});

const posted = (body: string) =>
  readFormFields({
    isMultipart: () => false,
    body: new URLSearchParams(body),
  } as unknown as FastifyRequest);
test('a form of thousands of fields, or with a field of a whole book, is too much', async () => {
  expect(await posted('area=12&preferences=play&preferences=shade')).toEqual(
    new Map([
      ['area', ['12']],
      ['preferences', ['play', 'shade']],
    ]),
  );
  for (const body of ['a&'.repeat(500_000), `designDescription=${'x'.repeat(300_000)}`])
    await expect(posted(body)).rejects.toMatchObject({ code: 'too-large' });
});
