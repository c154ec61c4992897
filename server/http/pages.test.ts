import { randomBytes } from 'node:crypto';
import type { ServerBuild } from 'react-router';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PageUseCases, useCasesContext } from '#contracts/page-context.ts';
import { OWN_ORIGIN } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

type Sent = { request: Request; context: { get(key: typeof useCasesContext): PageUseCases } };
const COMPLAINT = {
  kind: 'work',
  name: 'Ada Field',
  email: 'ada@example.org',
  message: 'The patio holds water after every rain.',
  requestKey: 'form-of-a-page-0001',
};
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** A minimal React Router build: one action stores a complaint, one returns the bytes it was sent, one the form. */
const loadBuild = async () =>
  ({
    entry: {
      module: {
        default: (_request: Request, status: number, headers: Headers) =>
          new Response('<!doctype html><p>garden</p>', {
            status,
            headers: { ...Object.fromEntries(headers), 'content-type': 'text/html' },
          }),
      },
    },
    routes: {
      root: { id: 'root', path: '', module: { default: () => null } },
      complaints: {
        id: 'complaints',
        parentId: 'root',
        path: 'complaints',
        module: {
          loader: () => new Response('read'),
          action: async ({ request, context }: Sent) =>
            Response.json(
              await context
                .get(useCasesContext)
                .complainByForm(Object.fromEntries(await request.formData())),
            ),
        },
      },
      bytes: {
        id: 'bytes',
        parentId: 'root',
        path: 'bytes',
        module: { action: async ({ request }: Sent) => new Response(await request.arrayBuffer()) },
      },
      form: {
        id: 'form',
        parentId: 'root',
        path: 'form',
        module: {
          action: async ({ request }: Sent) =>
            Response.json(
              [...(await request.formData())].map(([name, value]) => [
                name,
                typeof value === 'string' ? value : value.size,
              ]),
            ),
        },
      },
      about: { id: 'about', parentId: 'root', path: 'about', module: { default: () => null } },
    },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '1' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  }) as unknown as ServerBuild;

let server: TestServer;
let address = '';
beforeAll(async () => {
  server = await startTestServer({ loadBuild });
  address = await (await server.http()).listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const stored = async () =>
  (await server.container.db.read.selectFrom('complaints').select('id').execute()).length;

/** Chunked, without a content length. */
const inPieces = (piece: Uint8Array, times: number): RequestInit => {
  let sent = 0;
  return {
    body: new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent++ < times) controller.enqueue(piece);
        else controller.close();
      },
    }),
    duplex: 'half',
  } as RequestInit;
};

test.each(['/complaints', '/complaints.data', '/about', '/form'])(
  'a form of 2 MB that does not say how long it is is refused at %s, and the server goes on',
  async (path) => {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: FORM,
      ...inPieces(new TextEncoder().encode(`message=${'x'.repeat(199_992)}`), 10),
    });
    expect(answer.status).toBe(413);
    expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(await answer.json()).toMatchObject({
      message: expect.stringMatching(/too much to send at once/),
    });
    expect(await stored()).toBe(0);
    expect((await fetch(`${address}/about`)).status).toBe(200);
  },
);

test("a form's bytes reach its action unchanged, whatever their content type", async () => {
  const bytes = randomBytes(300_000);
  for (const headers of [
    FORM,
    { 'content-type': 'application/octet-stream' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json' },
  ]) {
    expect(
      Buffer.from(
        await (
          await fetch(`${address}/bytes`, { method: 'POST', headers, body: bytes })
        ).arrayBuffer(),
      ).equals(bytes),
      headers['content-type'],
    ).toBe(true);
  }
  const pieces = Buffer.from(
    await (
      await fetch(`${address}/bytes`, { method: 'POST', headers: FORM, ...inPieces(bytes, 3) })
    ).arrayBuffer(),
  );
  expect(pieces.equals(Buffer.concat([bytes, bytes, bytes]))).toBe(true);
  expect((await fetch(`${address}/bytes`, { method: 'POST' })).status).toBe(200);
});

test('a form is read in both encodings that browsers use', async () => {
  const form = new FormData();
  form.set('name', 'Élodie & co');
  form.set('picture', new Blob([randomBytes(5000)]), 'a.jpg');
  expect(await (await fetch(`${address}/form`, { method: 'POST', body: form })).json()).toEqual([
    ['name', 'Élodie & co'],
    ['picture', 5000],
  ]);
  expect(
    await (
      await fetch(`${address}/form`, {
        method: 'POST',
        body: new URLSearchParams({ name: 'Élodie & co' }),
      })
    ).json(),
  ).toEqual([['name', 'Élodie & co']]);
});

test.each(['PUT', 'PATCH', 'DELETE'] as const)(
  '%s is no way to send a form: it is refused, says what is, and stores nothing',
  async (method) => {
    for (const url of ['/complaints', '/complaints.data', '/complaints?index']) {
      const answer = await server.app.inject({
        method,
        url,
        headers: { ...FORM, origin: OWN_ORIGIN },
        payload: new URLSearchParams({
          ...COMPLAINT,
          requestKey: `by-${method}`,
        }).toString(),
      });
      expect([answer.statusCode, answer.headers['allow']], url).toEqual([405, 'GET, HEAD, POST']);
      expect(answer.json()).toMatchObject({
        type: 'urn:plotwright:problem:not-allowed',
        status: 405,
        message: expect.stringContaining('form'),
      });
    }
    expect(await stored()).toBe(0);
  },
);

test('an unknown API call is 404 for every method', async () => {
  for (const method of ['PUT', 'DELETE', 'OPTIONS'] as const)
    expect((await server.app.inject({ method, url: '/api/nothing' })).statusCode).toBe(404);
});

test('a page is read by GET and HEAD, and an ordinary form is stored', async () => {
  expect((await server.app.inject('/about')).statusCode).toBe(200);
  const head = await server.app.inject({ method: 'HEAD', url: '/about' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  const answer = await fetch(`${address}/complaints`, {
    method: 'POST',
    headers: { origin: address },
    body: new URLSearchParams(COMPLAINT),
  });
  expect(await answer.json()).toMatchObject({ link: expect.stringContaining('/complaints/') });
  expect(await stored()).toBe(1);
});
