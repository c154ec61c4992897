import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EnquiryAnswer, type EnquiryPhoto } from '#contracts/enquiries.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { imageForm, makeImage } from '#tests/support/images.ts';
import { asOwner } from '#tests/support/owner.ts';
import {
  formRequest,
  GARDEN_FORM,
  plainSiteImages,
  startTestServer,
  type TestServer,
} from '#tests/support/server.ts';
import { enquiryDesk } from '#tests/support/enquiry-desk.ts';

describe.each(DATABASES)('enquiries on %s', (kind) => {
  let server: TestServer;
  let call: Awaited<ReturnType<typeof asOwner>>;
  let now = new Date('2026-11-23T09:00:00.000Z');
  const { send, see, addPhoto } = enquiryDesk(
    () => server,
    () => call,
  );
  let freeBytes = 50_000_000_000;
  beforeAll(async () => {
    server = await startTestServer({
      kind,
      parts: {
        clock: { now: () => now },
        readDisk: async () => ({ freeBytes, totalBytes: 100_000_000_000 }),
      },
      rateLimits: {
        requestsPerMinute: 100_000,
        designsPerMinute: 1_000,
        requestsToFirmPerMinute: 100_000,
      },
    });
    call = await asOwner(server);
  });
  afterAll(() => server.close());
  /** The owner's session is no longer than two hours. */
  const goTo = async (time: string) => {
    now = new Date(time);
    call = await asOwner(server);
  };

  test('on a disk that is nearly full a photograph is refused in plain words and leaves nothing, while the owner still signs in', async () => {
    const { id, url } = await send();
    const wasAt = now.toISOString();
    freeBytes = 900_000_000;
    await goTo(new Date(now.getTime() + 60_000).toISOString());
    const refused = await addPhoto(url, await makeImage('jpeg', 39, 30));
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      503,
      expect.stringContaining('has not been kept'),
    ]);
    expect(
      await server.container.db.read
        .selectFrom('enquiry_photos')
        .select('n')
        .where('enquiry_id', '=', id)
        .execute(),
    ).toEqual([]);
    expect(await asOwner(server)).toBeTypeOf('function');
    const design = await server.app.inject(formRequest(GARDEN_FORM));
    expect([design.statusCode, design.body]).toEqual([
      503,
      expect.stringContaining('has not been kept'),
    ]);
    freeBytes = 50_000_000_000;
    await goTo(new Date(now.getTime() + 60_000).toISOString());
    expect((await addPhoto(url, await makeImage('jpeg', 39, 30))).statusCode).toBe(201);
    await goTo(wasAt);
  });

  test("one client cannot use up everybody's photographs of the day; what it deletes or withdraws is given back", async () => {
    const large = { width: 1600, height: 1200, bytes: new Uint8Array(90_000_000) };
    const { jpeg, ...small } = await plainSiteImages().make(new Uint8Array());
    const own = await startTestServer({
      kind,
      parts: {
        siteImages: plainSiteImages({ make: async () => ({ ...small, jpeg: [jpeg[0]!, large] }) }),
        readDisk: async () => null,
      },
    });
    try {
      let count = 0;
      const sent = async () => {
        count += 1;
        const answer = await own.app.inject({
          method: 'POST',
          url: '/api/enquiries',
          payload: {
            name: 'Ada',
            email: `ada${count}@example.org`,
            message: 'About the garden',
            requestKey: `key-number-${count}`,
          },
        });
        return `/api/enquiries/${encodeURIComponent(EnquiryAnswer.parse(answer.json()).link.slice('/enquiry/'.length))}`;
      };
      const [first, second] = [await sent(), await sent()];
      let width = 100;
      const add = async (url: string, remoteAddress?: string) => {
        const { payload, headers } = imageForm(await makeImage('jpeg', (width += 1), 30));
        return (
          await own.app.inject({
            method: 'POST',
            url: `${url}/photos`,
            payload,
            headers,
            ...(remoteAddress ? { remoteAddress } : {}),
          })
        ).statusCode;
      };
      expect([
        await add(first),
        await add(second),
        await add(second),
        await add(second, '203.0.113.77'),
      ]).toEqual([201, 201, 503, 201]);
      expect(
        (await own.app.inject({ method: 'DELETE', url: `${first}/photos/1` })).statusCode,
      ).toBe(200);
      expect([await add(second), await add(second)]).toEqual([201, 503]);
      expect(
        (await own.app.inject({ method: 'POST', url: `${second}/withdraw`, payload: {} }))
          .statusCode,
      ).toBe(200);
      expect([await add(first), await add(first), await add(first)]).toEqual([201, 201, 503]);
    } finally {
      await own.close();
    }
  });

  test('photographs are private, numbered, eight at most, and gone when they are removed', async () => {
    const { id, url } = await send();
    const first = await addPhoto(url, await makeImage('jpeg', 40, 30));
    expect(first.statusCode, first.body).toBe(201);
    const photo = first.json<EnquiryPhoto>();
    expect((await addPhoto(url, await makeImage('jpeg', 40, 30))).json()).toMatchObject({
      n: photo.n,
    });
    const served = await server.app.inject(photo.url);
    expect([
      served.statusCode,
      served.headers['content-type'],
      served.headers['cache-control'],
    ]).toEqual([200, 'image/jpeg', 'private, no-store']);
    const { key, small_key: small } = await server.container.db.read
      .selectFrom('enquiry_photos')
      .select(['key', 'small_key'])
      .where('enquiry_id', '=', id)
      .executeTakeFirstOrThrow();
    for (const one of [key, small]) {
      expect((await server.app.inject(`/uploads/${one}`)).statusCode).toBe(404);
      expect(await server.container.storage.open(one)).not.toBeNull();
    }
    expect(
      (await call({ url: `/api/admin/enquiries/${id}/photos/${photo.n}?size=small` })).statusCode,
    ).toBe(200);
    for (let width = 41; width < 48; width += 1)
      expect((await addPhoto(url, await makeImage('png', width, 30))).statusCode).toBe(201);
    expect((await addPhoto(url, await makeImage('png', 60, 30))).statusCode).toBe(409);
    expect((await see(url)).photosLeft).toBe(0);
    expect((await server.app.inject({ method: 'DELETE', url: photo.url })).statusCode).toBe(200);
    expect((await server.app.inject(photo.url)).statusCode).toBe(404);
    expect(await server.container.storage.open(key)).toBeNull();
    expect((await addPhoto(url, await makeImage('png', 60, 30))).json()).toMatchObject({ n: 9 });
    expect(
      (await addPhoto(url, new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')))
        .statusCode,
    ).toBe(415);
  });

  test('eight photographs sent at once are not nine', async () => {
    const { url } = await send();
    for (let width = 50; width < 56; width += 1)
      await addPhoto(url, await makeImage('png', width, 20));
    const answers = await Promise.all(
      [61, 62, 63, 64].map(async (width) => addPhoto(url, await makeImage('png', width, 20))),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 201, 409, 409]);
    expect((await see(url)).photos).toHaveLength(8);
  });
});
