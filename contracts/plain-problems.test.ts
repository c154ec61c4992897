import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { ChangePasswordInput } from './owner.ts';
import { HoursInput } from './admin-settings.ts';
import { sayPlainly } from './plain-problems.ts';
import { ServiceInput } from './admin-services.ts';
import { plainNumber } from './plain-number.ts';

beforeAll(sayPlainly);

const said = (schema: z.ZodType, input: unknown): string[] =>
  schema.safeParse(input).error?.issues.map((issue) => issue.message) ?? [];
/** In a field called "size". */
const ofField = (schema: z.ZodType, input: unknown): string =>
  said(z.object({ size: schema }), { size: input })[0] ?? 'accepted';

test.each<[z.ZodType, unknown, string]>([
  [z.string(), undefined, 'Size: please fill this in'],
  [z.string(), null, 'Size: please fill this in'],
  [z.string().min(1), '', 'Size: please fill this in'],
  [z.string(), 7, 'Size: please enter text'],
  [z.string().min(8), 'short', 'Size: please use at least 8 characters'],
  [z.string().max(2_000), 'x'.repeat(2_001), 'Size: please use at most 2,000 characters'],
  [z.string().length(3), 'x', 'Size: please use 3 characters'],
  [z.string().regex(/^a$/), 'b', 'Size: please check how this is written'],
  [z.email(), 'b', 'Size: please enter an e-mail address'],
  [z.iso.date(), 'b', 'Size: please enter a date'],
  [z.number(), 'seven', 'Size: please enter a number'],
  [z.coerce.number(), 'seven', 'Size: please enter a number'],
  [z.number().int(), 1.5, 'Size: please enter a whole number'],
  [z.number().int(), 1e300, 'Size: please enter a smaller number'],
  [z.number().min(-90), -91, 'Size: please enter -90 or more'],
  [z.number().positive(), 0, 'Size: please enter more than 0'],
  [z.number().max(1_000), 1_001, 'Size: please enter 1,000 or less'],
  [z.number().multipleOf(5), 7, 'Size: please enter a multiple of 5'],
  [z.boolean(), 'yes', 'Size: please answer with true or false'],
  [z.enum(['a', 'b']), '', 'Size: please choose one of those on offer'],
  [z.literal('a'), 'b', 'Size: please choose one of those on offer'],
  [z.array(z.string()), 'a', 'Size: please send a list'],
  [z.array(z.string()).min(2), ['a'], 'Size: please give at least 2'],
  [z.array(z.string()).max(1), ['a', 'b'], 'Size: please give at most 1'],
  [z.array(z.string()), [7], 'Size: please enter text'],
  [z.union([z.literal(1), z.boolean()]), 'x', 'Size: please check what you entered'],
  [z.strictObject({}), { a: 1 }, 'Size: this holds a field that is not known here'],
  [z.string().refine(() => false), 'x', 'Size: please check what you entered'],
  [z.string('Please say how large it is'), undefined, 'Please say how large it is'],
])(
  "%#: an input is refused in plain words, and a schema's own go first",
  (schema, input, words) => {
    expect(ofField(schema, input)).toBe(words);
  },
);

test('a field is called by its name if that is readable, and not named if it is unknown', () => {
  expect(said(z.object({ houseNumber: z.string() }), {})).toEqual([
    'House number: please fill this in',
  ]);
  expect(said(z.object({ imageUrl: z.string() }), {})).toEqual([
    'Image address: please fill this in',
  ]);
  expect(said(z.record(z.string(), z.string()), { '<b>7': 7 })).toEqual(['Please enter text']);
  expect(said(z.object({}), null)).toEqual([
    'The form was empty or could not be read. Please fill it in and send it again.',
  ]);
});

test("a service says in the specification's words what is missing, and no number is made out of nothing", () => {
  const words = [
    'Title must be at least 2 characters',
    'Description must be at least 10 characters',
    'Short description must be at least 5 characters',
    'Please enter a valid URL or upload an image',
    'Please enter a whole number',
  ];
  expect(said(ServiceInput, {})).toEqual(words);
  expect(
    said(ServiceInput, {
      title: 7,
      description: null,
      shortDescription: true,
      imageUrl: 1,
      order: null,
    }),
  ).toEqual(words);
  const good = {
    title: 'Paving',
    description: 'Ten letters and more.',
    shortDescription: 'Short words',
    imageUrl: '',
    icon: null,
    order: 1,
  };
  for (const order of [null, '', true, [], ' ', '1,5', '0x1', Number.NaN])
    expect(said(ServiceInput, { ...good, order })).toEqual(['Please enter a whole number']);
  expect([0, 7, '7', ' 12 '].map((order) => ServiceInput.parse({ ...good, order }).order)).toEqual([
    0, 7, 7, 12,
  ]);
  expect(said(ServiceInput, { ...good, order: -1 })).toEqual(['Please enter 0 or more']);
  expect(said(ServiceInput, { ...good, icon: '' })).toEqual([
    'Please choose one of the icons, or none',
  ]);
});

test('a number may come as the text of one', () => {
  const schema = plainNumber(z.number(), 'No number');
  expect([3, '3', ' -2.5 '].map((input) => schema.parse(input))).toEqual([3, 3, -2.5]);
  for (const input of [null, undefined, '', true, '1e3', 'Infinity', {}, '1'.repeat(400)])
    expect(said(schema, input), String(input)).toEqual(['No number']);
});

test('the password and the hours say what they need', () => {
  expect(said(ChangePasswordInput, {})).toEqual([
    'Please enter the password you have now',
    'The new password must be at least 8 characters',
  ]);
  expect(said(HoursInput, {})).toEqual(['Week: please fill this in', 'Hours: please fill this in']);
});
