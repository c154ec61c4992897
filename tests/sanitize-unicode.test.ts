/**
 * Sends text that a database cannot store (NUL, lone surrogates) to every input of every call in the OpenAPI document:
 * no call may fail with a 500 and none of it may be stored.
 */
import type { InjectOptions } from 'fastify';
import { isWordIndex } from '#server/db/word-search.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pageUseCases } from '#server/http/page-use-cases.ts';
import { DATABASES } from '#tests/support/databases.ts';
import {
  listTextPlaces,
  type Operation,
  sampleOf,
  withoutTraps,
  withText,
} from '#tests/support/call-samples.ts';
import type { Json } from '#tests/support/generated-json.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const UNSTORABLE = [
  'Good text\u0000 with a NUL in it',
  'Good text \ud800 with half of a character',
  '\udc00',
];
const IN_ADDRESSES = ['a%00b', '%00', '%ED%A0%80', 'a%01b'];
const MANY = 1_000_000;
const NO_LIMITS = {
  requestsPerMinute: MANY,
  designsPerMinute: MANY,
  pdfsPerMinute: MANY,
  picturesPerMinute: MANY,
  requestsToFirmPerMinute: MANY,
  questionsPerMinute: MANY,
  lookupsPerMinute: MANY,
  signInsPerMinute: MANY,
};
/** Left out: they start, change or end the session that the test uses. */
const LEFT_OUT = new Set([
  '/api/admin/login',
  '/api/admin/password',
  '/api/admin/passkeys',
  '/api/admin/passkeys/begin',
  '/api/admin/logout',
]);

const bodyOf = ({ requestBody }: Operation): Json | null => {
  const schema = requestBody?.content?.['application/json']?.schema;
  return schema ? sampleOf(schema) : null;
};
/** What broke: a refusal in words is none, and neither is an outside service that the test does not have. */
const isBroken = (status: number) => status >= 500 && status !== 503;

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let ask: Awaited<ReturnType<typeof asOwner>>;
  let operations: Operation[];
  beforeAll(async () => {
    server = await startTestServer({ kind, rateLimits: NO_LIMITS });
    ask = await asOwner(server);
    const { paths } = (await ask({ url: '/api/openapi.json' })).json<{
      paths: Record<string, Record<string, Omit<Operation, 'path' | 'method'>>>;
    }>();
    operations = Object.entries(paths)
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, rest]) => ({ ...rest, path, method })),
      )
      .filter(({ path }) => !LEFT_OUT.has(path));
  });
  afterAll(() => server.close());

  /** The id of the first record of a list of the back office, for calls about one; else one that nothing has. */
  const ids = new Map<string, string>();
  async function addressOf({ path }: Operation): Promise<string> {
    const list = /^(\/api\/admin\/[\w-]+)\/\{id\}/.exec(path)?.[1];
    if (list && !ids.has(list))
      ids.set(list, /"id":"([\w-]+)"/.exec((await ask({ url: list })).body)?.[1] ?? 'none');
    return path.replace('{id}', (list && ids.get(list)) ?? 'none').replace(/\{\w+\}/g, 'none');
  }
  const send = (method: string, url: string, payload?: Json) =>
    ask({
      method: method.toUpperCase() as InjectOptions['method'] & string,
      url,
      ...(payload === undefined ? {} : { payload: payload as object }),
    });
  test('no text of a body breaks a call', async () => {
    const [broken, taken]: [string[], string[]] = [[], []];
    for (const operation of operations) {
      const whole = bodyOf(operation);
      if (whole === null) continue;
      const good = withoutTraps(whole);
      const url = await addressOf(operation);
      if ((await send(operation.method, url, good)).statusCode < 300)
        taken.push(`${operation.method} ${operation.path}`);
      for (const place of listTextPlaces(whole)) {
        for (const text of UNSTORABLE) {
          const { statusCode } = await send(operation.method, url, withText(good, place, text));
          if (isBroken(statusCode))
            broken.push(`${statusCode} ${operation.method} ${operation.path} ${place.join('.')}`);
        }
      }
    }
    expect([...new Set(broken)]).toEqual([]);
    // Of the others the rules ask for more than a sample can guess.
    expect(taken.length).toBeGreaterThan(20);
  });

  test('no text of a form breaks a design', async () => {
    for (const text of UNSTORABLE) {
      const fields = {
        designDescription: `A garden of 8 by 10 metres ${text}`,
        projectType: 'family',
        preferences: text,
        postcode: text,
        perimeter: text,
        area: text,
      };
      for (const field of Object.keys(fields)) {
        const form = new URLSearchParams({
          designDescription: 'A garden of 8 by 10 metres',
          projectType: 'family',
          [field]: fields[field as keyof typeof fields],
        });
        const { statusCode } = await ask({
          method: 'POST',
          url: '/api/design',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          payload: form.toString(),
        });
        expect(isBroken(statusCode), `${statusCode} for ${field}`).toBe(false);
      }
    }
  });

  test('no text of an address breaks a call', async () => {
    const broken: string[] = [];
    for (const { path, method, parameters = [] } of operations) {
      for (const { name, in: where } of parameters) {
        for (const text of IN_ADDRESSES) {
          const url =
            where === 'path'
              ? path.replace(`{${name}}`, text).replace(/\{\w+\}/g, 'none')
              : `${path.replace(/\{\w+\}/g, 'none')}?${name}=${text}`;
          const { statusCode } = await send(method, url);
          if (isBroken(statusCode)) broken.push(`${statusCode} ${method} ${url}`);
        }
      }
    }
    expect(broken).toEqual([]);
  });

  test('a page that is asked for with it, and a form that is posted with it, break nothing', async () => {
    const pages = pageUseCases(server.container, { requestId: 'test' });
    for (const text of UNSTORABLE) {
      const found = await Promise.all([
        pages.readDesign(text),
        pages.readVisit(text),
        pages.readQuote(text),
        pages.readEnquiry(text),
        pages.readComplaint(text),
        pages.readCancellation(text),
        pages.readUnsubscribe(text),
      ]);
      expect(new Set(found)).toEqual(new Set([null]));
      const complaint = {
        kind: 'other',
        name: 'Somebody',
        email: 'somebody@example.co.uk',
        phone: '',
        concerning: '',
        remedy: '',
        requestKey: 'form-key-1',
        message: `Words of a complaint ${text}`,
      };
      expect(await pages.complainByForm(complaint)).toMatchObject({
        link: expect.stringMatching(/^\/complaint/),
      });
    }
  });

  test('nothing of it was kept', async () => {
    const { read } = server.container.db;
    const tables = new Set((await read.introspection.getTables()).map((table) => table.name));
    expect(tables.size).toBeGreaterThan(15);
    const kept: string[] = [];
    // the index of words holds numbers of its own, and words of these tables alone
    for (const table of [...tables].filter((name) => !isWordIndex(name))) {
      const { rows } = await sql<
        Record<string, unknown>
      >`select * from ${sql.table(table)}`.execute(read);
      for (const row of rows) {
        for (const [column, value] of Object.entries(row)) {
          if (
            typeof value === 'string' &&
            (!value.isWellFormed() || /\0|\\u0000|\\ud[89a-f]/.test(value))
          )
            kept.push(`${table}.${column}: ${value.slice(0, 200)}`);
        }
      }
    }
    expect([...new Set(kept)]).toEqual([]);
  });
});
