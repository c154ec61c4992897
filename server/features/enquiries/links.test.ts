/** What a stranger gets: nothing, by whatever way. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EnquiryAnswer, type EnquiryPhoto } from '#contracts/enquiries.ts';
import { linkToken } from '#server/links.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { makeDesigns } from '#tests/support/designs.ts';
import { imageForm, makeImage } from '#tests/support/images.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('the private links of enquiries on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({
      kind,
      rateLimits: {
        requestsPerMinute: 100_000,
        designsPerMinute: 100,
        requestsToFirmPerMinute: 100_000,
      },
    });
  });
  afterAll(() => server.close());

  const pathOf = (token: string) => `/api/enquiries/${encodeURIComponent(token)}`;
  const send = async (name: string, designIds: string[] = []) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/enquiries',
      payload: {
        name,
        email: `${name.toLowerCase()}@example.org`,
        message: `The words of ${name}`,
        designIds,
        requestKey: `key-of-${name}`,
      },
    });
    return EnquiryAnswer.parse(answer.json()).link.slice('/enquiry/'.length);
  };
  /** Every route of the feature but the first, as it was registered. */
  const routes = async () =>
    (await server.http()).routeTable.filter(
      ({ url, method }) => url.startsWith('/api/enquiries/') && method !== 'HEAD',
    );
  const ask = async (token: string, { method, url }: { method: string; url: string }) => {
    const path = url.replace(':token', encodeURIComponent(token)).replace(':n', '1');
    if (path.endsWith('/photos') && method === 'POST')
      return server.app.inject({
        method: 'POST',
        url: path,
        ...imageForm(await makeImage('jpeg', 30, 20)),
      });
    return server.app.inject({
      method: method as 'GET',
      url: path,
      ...(method === 'POST'
        ? { payload: { text: 'From a stranger', requestKey: 'key-of-stranger' } }
        : {}),
    });
  };

  test('a token that is wrong, of another purpose, cut off or made up opens none of the calls', async () => {
    const { ids } = await makeDesigns(server);
    const mine = await send('Mine', [ids[0]!]);
    const photo = await server.app.inject({
      method: 'POST',
      url: `${pathOf(mine)}/photos`,
      ...imageForm(await makeImage('jpeg', 40, 30)),
    });
    expect(photo.json<EnquiryPhoto>().n).toBe(1);
    const ctx = server.container.contextFor({ kind: 'visitor' }, 'test');
    const id = mine.split('.')[0]!;
    const flipped = `${mine.slice(0, -2)}${mine.at(-2) === 'A' ? 'B' : 'A'}${mine.at(-1)}`;
    const strangers = [
      id,
      `${id}.`,
      mine.slice(0, -1),
      flipped,
      `${mine}A`,
      mine.toUpperCase(),
      await linkToken(ctx, 'booking', id),
      await linkToken(ctx, 'quote', id),
      await linkToken(ctx, 'enquiry', 'enq_nobodyNobody'),
      '..',
      '*',
      "' or 1=1 --",
    ];
    expect((await routes()).length).toBeGreaterThanOrEqual(7);
    for (const token of strangers) {
      for (const route of await routes()) {
        const answer = await ask(token, route);
        expect([404, 400], `${route.method} ${route.url} ${token}`).toContain(answer.statusCode);
        expect(answer.body).not.toContain('The words of Mine');
      }
    }
    const seen = await server.app.inject(pathOf(mine));
    expect([
      seen.statusCode,
      seen.json<{ messages: unknown[]; photos: unknown[] }>().messages,
      seen.json<{ photos: unknown[] }>().photos.length,
    ]).toEqual([200, [], 1]);
  });

  test('the link of one enquiry reveals nothing of another', async () => {
    const [one, other] = [await send('Sole'), await send('Twin')];
    const photo = (
      await server.app.inject({
        method: 'POST',
        url: `${pathOf(other)}/photos`,
        ...imageForm(await makeImage('jpeg', 44, 30)),
      })
    ).json<EnquiryPhoto>();
    expect((await server.app.inject(photo.url)).statusCode).toBe(200);
    expect((await server.app.inject(`${pathOf(one)}/photos/${photo.n}`)).statusCode).toBe(404);
    expect(
      (await server.app.inject({ method: 'DELETE', url: `${pathOf(one)}/photos/${photo.n}` }))
        .statusCode,
    ).toBe(404);
    expect((await server.app.inject(`${pathOf(one)}/designs/1/plan.svg`)).statusCode).toBe(404);
    expect((await server.app.inject(pathOf(one))).body).not.toContain('Twin');
  });

  test('every answer behind a link is private, kept nowhere and found by no search', async () => {
    const token = await send('Quiet');
    for (const url of [pathOf(token), `${pathOf(token)}/photos/1`]) {
      const { headers } = await server.app.inject(url);
      if (url === pathOf(token))
        expect([
          headers['cache-control'],
          headers['x-robots-tag'],
          headers['referrer-policy'],
        ]).toEqual(['private, no-store', 'noindex, nofollow', 'no-referrer']);
      expect(headers['cache-control']).toContain('no-store');
    }
  });

  test('the owner’s calls are refused to everybody else, pictures and plans too', async () => {
    const token = await send('Guarded');
    const id = token.split('.')[0]!;
    const { routeTable } = await server.http();
    const owners = routeTable.filter(
      ({ url }) =>
        url.startsWith('/api/admin/enquiries') || url.startsWith('/api/admin/reply-templates'),
    );
    expect(owners.length).toBeGreaterThan(12);
    for (const { method, url } of owners) {
      const answer = await server.app.inject({
        method: method as 'GET',
        url: url.replace(':id', id).replace(':n', '1').replace(':noteId', 'msg_1'),
        headers: { origin: 'http://localhost:80' },
        ...(['POST', 'PUT'].includes(method) ? { payload: {} } : {}),
      });
      expect(answer.statusCode, `${method} ${url}`).toBe(401);
    }
  });

  test('a file that is too large, or no picture, is refused before or after it was read, and leaves nothing', async () => {
    const token = await send('Heavy');
    const count = async () => {
      const keys = [];
      for await (const { key } of server.container.storage.list('private/')) keys.push(key);
      return keys.length;
    };
    const before = await count();
    const declared = await server.app.inject({
      method: 'POST',
      url: `${pathOf(token)}/photos`,
      payload: Buffer.from('x'),
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '30000000' },
    });
    expect(declared.statusCode).toBe(413);
    for (const bytes of [
      new Uint8Array(0),
      new TextEncoder().encode('<!doctype html><script>1</script>'),
    ])
      expect(
        (
          await server.app.inject({
            method: 'POST',
            url: `${pathOf(token)}/photos`,
            ...imageForm(bytes),
          })
        ).statusCode,
      ).toBeGreaterThanOrEqual(400);
    expect(await count()).toBe(before);
  });
});
