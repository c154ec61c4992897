/**
 * Whatever is sent to the owner's calls is taken or refused in words, and what is refused leaves nothing behind. The
 * calls come from the list of calls itself, so that a new one cannot be forgotten.
 */
import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '#engine/geometry/random.ts';
import {
  type GoodCall,
  type OwnersCall,
  type OwnersDesk,
  startOwnersDesk,
} from '#tests/support/owner-bodies.ts';
import {
  listWrongBodies,
  some,
  type WrongBody,
  WRONG_VERSIONS,
  WRONG_WORDS,
} from '#tests/support/wrong-inputs.ts';

const EACH = process.env.LONG ? 100 : 3;
const LONG_MS = 600_000;
/** What no sentence for people holds. */
const NO_WORDS =
  /undefined|\bnull\b|\bNaN\b|\[object|Error\b|expected|received|invalid_|prototype|zod|regex|JSON|sqlite|constraint|column|\bat position|stack|\p{Cc}/iu;
const UNREADABLE = 'The request could not be read. Please check it and try again.';
/** The lines of the rate book are told apart by their keys. */
const BY_KEY = /^rates\./;
/** Where two fields contradict each other, the second is the one that is named. */
const SECOND: Readonly<Record<string, string>> = { from: 'to', startsAt: 'endsAt', sample: 'text' };
/** They look at a password: what is tried is counted, and a session begins or ends. */
const AT_THE_DOOR = new Set([
  'POST /api/admin/login',
  'POST /api/admin/password',
  'POST /api/admin/passkeys/begin',
  'POST /api/admin/passkeys',
]);

let desk: OwnersDesk;
/** How often something good was seen to be written. */
let noticed = 0;
beforeAll(async () => {
  desk = await startOwnersDesk();
});
afterAll(() => desk.server.close());

const nameOf = ({ method, path }: OwnersCall) => `${method} ${path}`;
const send = (
  call: OwnersCall,
  url: string,
  payload: string | object | null,
  more: { headers?: Record<string, string>; remoteAddress?: string } = {},
) =>
  desk.ask({
    method: call.method as 'POST',
    url,
    ...(payload === null ? {} : { payload }),
    ...more,
    headers: {
      ...(typeof payload === 'string' ? { 'content-type': 'application/json' } : {}),
      ...more.headers,
    },
  });

/** Differs after anything at all was written. */
const written = async () =>
  (await sql<{ data_version: number }>`pragma data_version`.execute(desk.server.container.db.read))
    .rows[0]!.data_version;
const audited = async () =>
  Number(
    (
      await desk.server.container.db.read
        .selectFrom('audit')
        .select((row) => row.fn.countAll().as('rows'))
        .executeTakeFirstOrThrow()
    ).rows,
  );

/** What is amiss in the words of an answer; null where nothing is. */
function faultOf({ statusCode, headers, body }: LightMyRequestResponse): string | null {
  if (statusCode < 300) return null;
  if (statusCode < 400 || statusCode >= 500) return `${statusCode} ${body.slice(0, 200)}`;
  if (!String(headers['content-type']).startsWith('application/problem+json'))
    return `${statusCode} is no problem in words`;
  const { message, errors = [] } = JSON.parse(body) as {
    message?: unknown;
    errors?: { message: string }[];
  };
  const words = [message, ...errors.map((error) => error.message)].find(
    (one) =>
      typeof one !== 'string' ||
      one.length < 8 ||
      one.length > 300 ||
      !/^[\p{Lu}“]/u.test(one) ||
      !one.isWellFormed() ||
      NO_WORDS.test(one),
  );
  return words === undefined ? null : `${statusCode} says ${JSON.stringify(words)}`;
}

/** Whether a refusal names the field that is wrong, one above it or one in it. */
function isNamed(
  { place, text }: WrongBody,
  { statusCode, body }: LightMyRequestResponse,
): boolean {
  if (statusCode !== 400 || place === null) return true;
  const { message, errors = [] } = JSON.parse(body) as {
    message: string;
    errors?: { field: string }[];
  };
  if (message === UNREADABLE) return !isReadable(text);
  const dotted = `${place.join('.')}.`;
  return errors.some(
    ({ field }) =>
      field === SECOND[place.join('.')] ||
      `${field}.`.startsWith(dotted) ||
      dotted.startsWith(`${field}.`) ||
      (BY_KEY.test(field) && BY_KEY.test(dotted)),
  );
}

function isReadable(text: string): boolean {
  try {
    JSON.parse(text);
    return !text.includes('"polluted"');
  } catch {
    return false;
  }
}

/** Fields whose value no other record may have. */
const SAID_ONCE = ['requestKey', 'startsAt', 'slug'];

/** What may be said once is said in the words of a newer good body. */
async function renewed(call: OwnersCall, body: GoodCall['body'], text: string): Promise<string> {
  if (typeof body !== 'object' || body === null || !SAID_ONCE.some((field) => field in body))
    return text;
  const newer = (await desk.good(call)).body as Record<string, unknown>;
  return Object.entries(body)
    .filter(([field]) => SAID_ONCE.includes(field))
    .reduce(
      (one, [field, value]) => one.replaceAll(JSON.stringify(value), JSON.stringify(newer[field])),
      text,
    );
}

/** Sends all that is wrong to one call. */
async function sendWrong(
  call: OwnersCall,
  seed: number,
): Promise<{ faults: string[]; taken: number; refused: number }> {
  const [faults, isDoor] = [[] as string[], AT_THE_DOOR.has(nameOf(call))];
  const count = isDoor ? audited : written;
  const { url, body } = await desk.good(call);
  if (!isDoor) {
    const before = await count();
    const first = await send(call, url, body as object);
    if ((await count()) !== before) noticed += 1;
    if (first.statusCode >= 300)
      faults.push(
        `${nameOf(call)} does not take its good body, which owner-bodies.ts has to know: ${first.statusCode} ${first.body}`,
      );
  }
  let [taken, refused, tries] = [0, 0, 0];
  for (const wrong of listWrongBodies(body, seededRandom(seed), EACH)) {
    const text = await renewed(call, body, wrong.text);
    const before = await count();
    tries += 1;
    // Who guesses has to wait, and these are not about that.
    const answer = await send(
      call,
      url,
      text,
      isDoor ? { remoteAddress: `10.1.${tries >> 8}.${tries & 255}` } : {},
    );
    const say = (fault: string) =>
      faults.push(`${nameOf(call)} with ${wrong.place?.join('.') ?? ''} ${wrong.what}: ${fault}`);
    const fault = faultOf(answer);
    if (fault) say(fault);
    if (answer.statusCode < 300) taken += 1;
    else refused += 1;
    if (answer.statusCode >= 400 && (await count()) !== before)
      say(`${answer.statusCode}, and something was written`);
    if (!isNamed(wrong, answer)) say(`the field is not named: ${answer.body}`);
    if (isDoor && answer.statusCode < 300) await desk.signInAgain();
  }
  return { faults, taken, refused };
}

test(
  'a body of any kind is taken or refused in words that name the field, and a refusal writes nothing',
  async () => {
    const bodied = desk.calls.filter((call) => call.takesBody);
    expect(bodied.length).toBeGreaterThan(40);
    const [faults, idle]: [string[], string[]] = [[], []];
    for (const [index, call] of bodied.entries()) {
      const outcome = await sendWrong(call, 11 + index);
      faults.push(...outcome.faults);
      if (outcome.refused < 5) idle.push(nameOf(call));
    }
    expect(faults).toEqual([]);
    expect(idle).toEqual([]);
    expect(noticed).toBeGreaterThan(30);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  },
  LONG_MS,
);

test(
  'an address, a question or a version of any kind is answered or refused in words',
  async () => {
    const random = seededRandom(5);
    const faults: string[] = [];
    const look = async (
      call: OwnersCall,
      url: string,
      body: GoodCall['body'],
      headers: Record<string, string> = {},
    ) => {
      const before = await written();
      const answer = await send(call, url, body === null ? null : (body as object), { headers });
      const fault =
        faultOf(answer) ??
        (answer.statusCode >= 400 && (await written()) !== before
          ? `${answer.statusCode}, and something was written`
          : null);
      if (fault)
        faults.push(`${call.method} ${url.slice(0, 200)} ${JSON.stringify(headers)}: ${fault}`);
    };
    for (const call of desk.calls) {
      const { body, url } = await desk.good(call);
      for (const { name, in: where } of call.operation.parameters ?? []) {
        const words = some(random, WRONG_WORDS, EACH * 2);
        if (where === 'path')
          for (const word of words)
            await look(
              call,
              call.path.replace(`{${name}}`, word).replace(/\{\w+\}/g, 'none'),
              body,
            );
        else
          for (const question of [
            ...words.map((word) => `${name}=${word}`),
            `${name}=1&${name}=2`,
            `${name}[a]=1`,
            `${name}%00=1`,
          ])
            await look(call, `${call.path.replace(/\{\w+\}/g, 'none')}?${question}`, body);
      }
      if (call.method === 'PUT')
        for (const version of some(random, WRONG_VERSIONS, EACH))
          await look(call, url, body, { 'if-match': version });
    }
    expect(faults).toEqual([]);
  },
  LONG_MS,
);

test("after all that, every list and every public page's list can be read", async () => {
  const faults: string[] = [];
  for (const call of desk.calls.filter(({ method }) => method === 'GET')) {
    const { url } = await desk.good(call);
    const fault = faultOf(await desk.ask({ url }));
    if (fault) faults.push(`${url}: ${fault}`);
  }
  for (const url of [
    '/api/admin/services',
    '/api/admin/portfolio',
    '/api/admin/testimonials',
    '/api/admin/plants?pageSize=100',
    '/api/admin/rates',
    '/api/admin/settings',
    '/api/admin/quotes',
    '/api/admin/enquiries',
    '/api/admin/today',
    '/api/admin/changes',
    '/api/services',
    '/api/plants',
    '/api/portfolio',
    '/api/testimonials',
  ]) {
    const { statusCode } = await desk.ask({ url });
    if (statusCode !== 200) faults.push(`${statusCode} ${url}`);
  }
  expect(faults).toEqual([]);
});
