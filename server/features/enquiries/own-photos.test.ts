import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdminEnquiry } from '#contracts/admin-enquiries.ts';
import type { EnquiryPhoto, VisitorEnquiry } from '#contracts/enquiries.ts';
import { MOST_PHOTOS } from '#contracts/enquiry-words.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { enquiryDesk } from '#tests/support/enquiry-desk.ts';
import { imageForm, makeImage } from '#tests/support/images.ts';
import { asOwner } from '#tests/support/owner.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

describe.each(DATABASES)('photographs that the firm takes on %s', (kind) => {
  let server: TestServer;
  let call: Awaited<ReturnType<typeof asOwner>>;
  const { send, addPhoto } = enquiryDesk(
    () => server,
    () => call,
  );
  beforeAll(async () => {
    server = await startTestServer({
      kind,
      rateLimits: {
        requestsPerMinute: 100_000,
        designsPerMinute: 1_000,
        requestsToFirmPerMinute: 100_000,
      },
    });
    call = await asOwner(server);
  });
  afterAll(() => server.close());
  const own = (id: string) => `/api/admin/enquiries/${id}`;
  const take = async (id: string, bytes: Uint8Array) => {
    const { payload, headers } = imageForm(bytes);
    return call({ method: 'POST', url: `${own(id)}/photos`, payload, headers });
  };
  const read = async (id: string) => (await call({ url: own(id) })).json<AdminEnquiry>();

  test('they stand with the enquiry for the firm, and on no page of the visitor', async () => {
    const { id, url } = await send();
    await addPhoto(url, await makeImage('jpeg', 39, 30));
    const taken = await take(id, await makeImage('jpeg', 41, 30));
    expect(taken.statusCode).toBe(201);
    const { n, url: address } = taken.json<EnquiryPhoto>();
    expect((await read(id)).photos.map(({ isOurs }) => isOurs)).toEqual([false, true]);
    expect((await call({ url: address })).statusCode).toBe(200);
    const seen = (await server.app.inject({ url })).json<VisitorEnquiry>();
    expect([seen.photos.map((photo) => photo.n), seen.photosLeft]).toEqual([[1], MOST_PHOTOS - 1]);
    for (const method of ['GET', 'DELETE'] as const)
      expect(
        (
          await server.app.inject({
            method,
            url: `${url}/photos/${n}`,
            headers: { origin: 'http://localhost:80' },
          })
        ).statusCode,
      ).toBe(404);
  });

  test('the same one is kept once; one is deleted again, the visitor’s are not the firm’s to delete', async () => {
    const { id, url } = await send();
    await addPhoto(url, await makeImage('jpeg', 39, 30));
    const bytes = await makeImage('png', 43, 30);
    const [one, two] = [await take(id, bytes), await take(id, bytes)];
    expect(two.json<EnquiryPhoto>().n).toBe(one.json<EnquiryPhoto>().n);
    expect((await call({ method: 'DELETE', url: `${own(id)}/photos/1` })).statusCode).toBe(404);
    const { n } = one.json<EnquiryPhoto>();
    expect((await call({ method: 'DELETE', url: `${own(id)}/photos/${n}` })).statusCode).toBe(200);
    expect((await read(id)).photos.map(({ isOurs }) => isOurs)).toEqual([false]);
  });

  test('what is no picture, and an enquiry that is none, are refused in words', async () => {
    const { id } = await send();
    const wrong = await take(id, new TextEncoder().encode('<svg xmlns="x"/>'));
    expect([wrong.statusCode, wrong.json<{ message: string }>().message]).toEqual([
      415,
      expect.stringContaining('SVG drawing'),
    ]);
    expect((await take('enq_none', await makeImage('jpeg', 39, 30))).statusCode).toBe(404);
    const { payload, headers } = imageForm(await makeImage('jpeg', 39, 30));
    expect(
      (
        await server.app.inject({
          method: 'POST',
          url: `${own(id)}/photos`,
          payload,
          headers: { ...headers, origin: 'http://localhost:80' },
        })
      ).statusCode,
    ).toBe(401);
  });

  test('they go with the enquiry when it is erased', async () => {
    const { id } = await send();
    await take(id, await makeImage('jpeg', 45, 30));
    const { email } = await read(id);
    await call({
      method: 'POST',
      url: '/api/admin/people/erase',
      payload: { email, withLinked: true },
    });
    expect(
      await server.container.db.read
        .selectFrom('enquiry_photos')
        .select('n')
        .where('enquiry_id', '=', id)
        .execute(),
    ).toEqual([]);
  });
});
