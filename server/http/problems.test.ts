/** Validation messages are in plain words: every schema of the routes and contracts, with inputs of every wrong type. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createHttpApp } from '#server/http/app.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

/** The validator's default messages. */
const VALIDATOR =
  /invalid (?:input|option|string|number|key|value|discriminator|email|url|iso|date|uuid)|expected|\breceived\b|too (?:small|big)|unrecognized|must match|>=|<=/i;
const LONG = 'x'.repeat(70_000);
const ODD: readonly unknown[] = [
  undefined,
  null,
  '',
  ' ',
  'x',
  LONG,
  '<b>',
  -1,
  0,
  0.5,
  1e12,
  1e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  true,
  [],
  {},
  [null],
  [''],
  [7],
  [{}],
  { odd: 1 },
  { '': null },
];

type Kind = {
  type?: string;
  shape?: Record<string, z.core.$ZodType>;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
  element?: z.core.$ZodType;
  options?: readonly z.core.$ZodType[];
  valueType?: z.core.$ZodType;
  out?: z.core.$ZodType;
};

/** Invalid inputs for a schema: as a whole, field by field, and within its lists. */
function oddInputs(schema: z.core.$ZodType, depth = 5): unknown[] {
  if (depth === 0) return [...ODD];
  const kind = schema._zod.def as Kind;
  const inner = [kind.innerType, kind.in, kind.out, ...(kind.options ?? [])]
    .filter((one) => one !== undefined)
    .flatMap((one) => oddInputs(one, depth - 1));
  const items =
    kind.element === undefined
      ? []
      : [
          ...oddInputs(kind.element, depth - 1).map((one) => [one]),
          Array.from({ length: 1_001 }, () => 'x'),
        ];
  const values =
    kind.valueType === undefined
      ? []
      : oddInputs(kind.valueType, depth - 1).map((one) => ({ somebody: one }));
  const fields = Object.entries(kind.shape ?? {}).map(
    ([name, one]) => [name, oddInputs(one, depth - 1)] as const,
  );
  // All fields at once, each with its next invalid value: one error must not hide another.
  const rounds = Math.max(0, ...fields.map(([, list]) => list.length));
  const objects = Array.from({ length: rounds }, (_, round) =>
    Object.fromEntries(fields.map(([name, list]) => [name, list[round % list.length]])),
  );
  return [...new Set([...ODD, ...inner, ...items, ...values, ...objects])];
}

function wordsOf(schema: z.core.$ZodType): Set<string> {
  const words = new Set<string>();
  for (const input of oddInputs(schema))
    for (const { message } of z.core.safeParse(schema, input).error?.issues ?? [])
      words.add(message);
  return words;
}

let server: TestServer;
let second: FastifyInstance;
const schemas = new Map<string, z.core.$ZodType>();

beforeAll(async () => {
  server = await startTestServer();
  second = await createHttpApp({
    container: server.container,
    logLevel: 'silent',
    before: (app) =>
      app.addHook('onRoute', ({ method, url, schema }) => {
        for (const part of ['body', 'querystring', 'params'] as const) {
          const one = schema?.[part];
          if (one instanceof z.core.$ZodType) schemas.set(`${String(method)} ${url} ${part}`, one);
        }
      }),
  });
  await second.ready();
});
afterAll(async () => {
  await second.close();
  await server.close();
});

test("no route schema answers with the validator's default messages", () => {
  expect(schemas.size).toBeGreaterThan(90);
  const wrong: string[] = [];
  let count = 0;
  for (const [name, schema] of schemas) {
    for (const message of wordsOf(schema)) {
      count += 1;
      if (VALIDATOR.test(message) || !/^(?:[A-Z£“]|\d)/.test(message))
        wrong.push(`${name}: ${message}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(200);
});

test("no input schema of the contracts answers with the validator's default messages", async () => {
  const folder = join(findRepositoryRoot(), 'contracts');
  const wrong: string[] = [];
  let count = 0;
  for (const file of readdirSync(folder).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  )) {
    const module = (await import(`../../contracts/${file.slice(0, -3)}.ts`)) as Record<
      string,
      unknown
    >;
    for (const [name, schema] of Object.entries(module)) {
      if (
        !(schema instanceof z.core.$ZodType) ||
        !/(?:Input|Query|Params|Request|Words|Coordinates|Links|Kinds?|Week|Tags|Address)$/.test(
          name,
        )
      )
        continue;
      count += 1;
      for (const message of wordsOf(schema))
        if (VALIDATOR.test(message)) wrong.push(`${name}: ${message}`);
    }
  }
  expect(count).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

test('an answer names the field and says what to do', async () => {
  const post = async (url: string, payload: object) =>
    (await server.app.inject({ method: 'POST', url, payload })).json<{
      message: string;
      errors: { field: string; message: string }[];
    }>();
  expect((await post('/api/booking-requests', {})).errors).toEqual(
    expect.arrayContaining([
      { field: 'kind', message: 'Please choose the kind of appointment' },
      { field: 'name', message: 'Please tell us your name' },
      { field: 'requestKey', message: 'Request key: please fill this in' },
    ]),
  );
  expect(
    await post('/api/location/soil-analysis', { latitude: 'north', longitude: 181 }),
  ).toMatchObject({
    message: 'Latitude: please enter a number',
    errors: [
      { field: 'latitude', message: 'Latitude: please enter a number' },
      { field: 'longitude', message: 'Longitude: please enter 180 or less' },
    ],
  });
  const owner = await asOwner(server);
  const answer = await owner({ method: 'POST', url: '/api/admin/services', payload: {} });
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    400,
    'Title must be at least 2 characters',
  ]);
});
