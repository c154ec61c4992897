/** What anybody may send is bounded: a list or a record of thousands is refused as one thing, not looked through item by item. */
import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const CONTRACTS = new URL('../contracts/', import.meta.url);
const MANY = 5_000;
/** Far more than any form has fields, far fewer than what was sent. */
const MOST_ISSUES = 200;
const HOSTILE: readonly unknown[] = [
  Array.from({ length: MANY }, () => 1),
  Array.from({ length: MANY }, () => 'x'),
  Array.from({ length: MANY }, () => ({})),
  Object.fromEntries(Array.from({ length: MANY }, (_, n) => [`key${n}`, 1])),
  Object.fromEntries(Array.from({ length: MANY }, (_, n) => [`key${n}`, {}])),
];

/** The fields of an object, through whatever is wrapped round it. */
function fieldsOf(schema: unknown): readonly string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape);
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.def.in);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  )
    return fieldsOf(schema.def.innerType);
  return [];
}

const modules = await Promise.all(
  readdirSync(CONTRACTS)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => import(new URL(name, CONTRACTS).href) as Promise<Record<string, unknown>>),
);
const inputs = modules
  .flatMap((module) => Object.entries(module))
  .filter(
    ([name, schema]) =>
      /(?:Input|Request|Query|Words)$|^Posted/.test(name) && fieldsOf(schema).length > 0,
  ) as [string, z.ZodType][];

test('the inputs are found', () => {
  expect(inputs.map(([name]) => name)).toEqual(
    expect.arrayContaining([
      'DesignRequestInput',
      'PostedDesign',
      'EnquiryInput',
      'KindsInput',
      'QuoteInput',
    ]),
  );
});

test.each(inputs)('%s looks at no list of thousands item by item', (_name, schema) => {
  for (const field of fieldsOf(schema)) {
    for (const hostile of HOSTILE)
      expect(schema.safeParse({ [field]: hostile }).error?.issues.length ?? 0, field).toBeLessThan(
        MOST_ISSUES,
      );
  }
});
