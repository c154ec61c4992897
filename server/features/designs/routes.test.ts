import { afterAll, beforeAll, expect, test } from 'vitest';
import { DesignDetail } from '#contracts/design-detail.ts';
import { DesignResponse, DesignResults } from '#contracts/design.ts';
import { HeroImagesResponse, LibraryResponse } from '#contracts/library.ts';
import {
  formRequest,
  GARDEN_FORM,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';

let server: TestServer;
let id = '';
let sessionId = '';
beforeAll(async () => {
  server = await startTestServer();
  const answer = await server.app.inject(formRequest(GARDEN_FORM));
  ({ sessionId } = DesignResponse.parse(answer.json()));
  id = (
    JSON.parse(DesignResponse.parse(answer.json()).designResults) as { designs: { id: string }[] }
  ).designs[0]!.id;
});
afterAll(() => server.close());

function multipart(fields: Record<string, string>, { file = false } = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  if (file) form.append('image', new Blob(['x']), 'x.png');
  const request = new Request('http://test/api/design', { method: 'POST', body: form });
  return request.arrayBuffer().then((body) => ({
    method: 'POST' as const,
    url: '/api/design',
    headers: { 'content-type': request.headers.get('content-type')! },
    payload: Buffer.from(body),
  }));
}

test('form-data as a browser sends it is answered with three designs', async () => {
  const answer = await server.app.inject(
    await multipart({
      ...GARDEN_FORM,
      preferences: 'seating,play',
      area: '80',
      perimeter: '36',
      postcode: 'RM1 3DS',
    }),
  );
  expect(answer.statusCode).toBe(200);
  const body = DesignResponse.parse(answer.json());
  const results = DesignResults.parse(JSON.parse(body.designResults));
  expect('designs' in results ? results.designs.map((design) => design.title) : []).toEqual([
    'The Long Lawn',
    'The Orchard Walk',
    'The Two Rooms',
  ]);
  expect(JSON.parse(body.designImagesJson)).toEqual(body.designImages);
  expect(body.imageUrl).toMatch(/^\/api\/designs\/dsn_[^/]+\/plan\.svg\?view=picture$/);
  expect(body.problems[0]?.message).toBe('The pond found no place.');
});

test.each([
  [{ designDescription: '' }, 400, 'Please provide a description of at least 10 characters'],
  [
    { designDescription: '123456789' },
    400,
    'Please provide a description of at least 10 characters',
  ],
  [
    { designDescription: 'x'.repeat(20_000) },
    400,
    'Please keep the description under 10,000 characters',
  ],
  [{ projectType: 'spaceport' }, 400, 'Please select a project type'],
  [
    { preferences: 'jacuzzi' },
    400,
    'One of the preferences is not known. Please choose from the list.',
  ],
  [{ area: '-4' }, 400, 'The area must be more than 0'],
  [{ area: '1e9' }, 400, 'That area is too large to be a garden'],
  [{ perimeter: 'abc' }, 400, 'Please give the perimeter as a number'],
  [{ postcode: 'ZZ9 9ZZ' }, 400, 'We could not find the postcode “ZZ9 9ZZ”.'],
])('%j is answered %i in plain words, by either kind of form', async (fields, status, message) => {
  for (const request of [
    formRequest({ ...GARDEN_FORM, ...fields } as Record<string, string>),
    await multipart({ ...GARDEN_FORM, ...fields } as Record<string, string>),
  ]) {
    const answer = await server.app.inject(request);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      status,
      message,
    ]);
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
  }
});

test.each([
  ['application/json', JSON.stringify(GARDEN_FORM)],
  ['text/plain', 'a garden'],
  ['application/xml', '<garden/>'],
])('%s is not the form', async (type, payload) => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/design',
    headers: { 'content-type': type },
    payload,
  });
  expect(answer.statusCode).toBe(415);
  expect(answer.json()).toMatchObject({ message: expect.stringContaining('form-data') });
});

test('no body at all is not the form', async () => {
  expect((await server.app.inject({ method: 'POST', url: '/api/design' })).statusCode).toBe(415);
});

test.each([
  ['a file', async () => multipart(GARDEN_FORM, { file: true }), 400],
  [
    'a field beyond its limit',
    async () => multipart({ ...GARDEN_FORM, designDescription: 'x'.repeat(300_000) }),
    413,
  ],
  [
    'more fields than the form has',
    async () =>
      multipart({
        ...GARDEN_FORM,
        ...Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`f${i}`, 'x'])),
      }),
    413,
  ],
  [
    'a form cut short',
    async () => ({ ...(await multipart(GARDEN_FORM)), payload: Buffer.from('--x\r\nbroken') }),
    400,
  ],
])('%s is refused in plain words', async (_what, make, status) => {
  const answer = await server.app.inject(await make());
  expect(answer.statusCode).toBe(status);
  expect(answer.json<{ message: string }>().message).toMatch(/^[A-Z].+\.$/);
});

test.each([
  '🌿🌻 a garden with emoji 🌳',
  '<script>alert(1)</script> a garden',
  "Robert'); DROP TABLE designs;-- garden",
  'Сад с розами и прудом',
  '庭園 の デザイン を お願いします',
  '\u202Ereversed garden\u0000 text',
])('%j is stored as the text it is', async (designDescription) => {
  const answer = await server.app.inject(formRequest({ ...GARDEN_FORM, designDescription }));
  expect(answer.statusCode).toBe(200);
  expect(
    (await server.container.db.read.selectFrom('designs').select('id').execute()).length,
  ).toBeGreaterThan(2);
});

test('a design is answered by the contract, and kept private', async () => {
  const answer = await server.app.inject(`/api/designs/${id}`);
  expect(DesignDetail.parse(answer.json()).id).toBe(id);
  expect(answer.headers).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  });
});

test.each(['', '/plan.svg', '/planting.csv', '/quantities.csv'])(
  'a design that is not there has no %s',
  async (part) => {
    const answer = await server.app.inject(`/api/designs/dsn_AAAAAAAAAAAAAAAAAAAAAA${part}`);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
  },
);

test('the plan is an SVG that can run nothing, and is not sent again when it is known', async () => {
  const answer = await server.app.inject(`/api/designs/${id}/plan.svg?view=picture`);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'private, no-cache',
  });
  expect(answer.headers['content-security-policy']).toContain('sandbox');
  expect(answer.body).toContain('<svg');
  const again = await server.app.inject({
    url: `/api/designs/${id}/plan.svg?view=picture`,
    headers: { 'if-none-match': String(answer.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  const other = await server.app.inject(`/api/designs/${id}/plan.svg?view=sheet&paper=a4`);
  expect(other.headers.etag).not.toBe(answer.headers.etag);
});

test.each(['view=elevation', 'paper=a0'])('a plan with %s is refused', async (query) => {
  expect((await server.app.inject(`/api/designs/${id}/plan.svg?${query}`)).statusCode).toBe(400);
});

test('the lists come as files with a name', async () => {
  const planting = await server.app.inject(`/api/designs/${id}/planting.csv`);
  expect(planting.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(planting.headers['content-disposition']).toBe(
    'attachment; filename="the-long-lawn-planting.csv"',
  );
  expect(planting.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  expect((await server.app.inject(`/api/designs/${id}/quantities.csv`)).body).toContain(
    'Sandstone paving',
  );
});

test('sharing puts a design into the library and takes it out again', async () => {
  const share = (shared: unknown) =>
    server.app.inject({
      method: 'POST',
      url: `/api/designs/${id}/share`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ shared, sessionId }),
    });
  const listed = async () =>
    LibraryResponse.parse((await server.app.inject('/api/design-library')).json()).designs.map(
      (design) => design.id,
    );
  expect((await share(true)).json()).toEqual({ id, shared: true });
  expect(await listed()).toContain(id);
  expect((await server.app.inject('/sitemap.xml')).body).toContain(`/design/${id}`);
  expect((await share('yes')).statusCode).toBe(400);
  await share(false);
  expect(await listed()).not.toContain(id);
});

test('the pictures of the home page come in their envelope', async () => {
  expect(HeroImagesResponse.parse((await server.app.inject('/api/hero-images')).json())).toEqual({
    success: true,
    images: [],
  });
});

test('a visitor who goes away with a key still finds the designs', async () => {
  const address = await (await server.http()).listen({ port: 0, host: '127.0.0.1' });
  const { promise: designed, resolve: letDesign } = Promise.withResolvers<void>();
  const { engine } = server;
  const original = engine.design;
  engine.design = async (...order) => {
    await designed;
    return original(...order);
  };
  const fields = new URLSearchParams({ ...GARDEN_FORM, requestKey: 'key-of-the-departed' });
  const aborter = new AbortController();
  const gone = fetch(`${address}/api/design`, {
    method: 'POST',
    body: fields,
    signal: aborter.signal,
  }).catch(() => 'gone');
  await new Promise((resolve) => setTimeout(resolve, 50));
  aborter.abort();
  expect(await gone).toBe('gone');
  letDesign();
  engine.design = original;
  await expect
    .poll(
      async () =>
        (
          await server.container.db.read
            .selectFrom('design_sessions')
            .select('id')
            .where('request_key', '=', 'key-of-the-departed')
            .execute()
        ).length,
    )
    .toBe(1);
  const answer = await fetch(`${address}/api/design`, { method: 'POST', body: fields });
  expect(answer.status).toBe(200);
});
