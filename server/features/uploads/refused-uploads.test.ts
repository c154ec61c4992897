import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UPLOAD_PATHS } from '#contracts/admin-pictures.ts';
import { pooledSiteImages } from '#server/adapters/site-image/pooled.ts';
import { ProviderError } from '#server/errors.ts';
import { MOST_IMAGE_BYTES } from '#server/features/site-pictures/image-kind.ts';
import { uploadPicture } from '#server/features/uploads/use-cases.ts';
import type { Storage } from '#server/ports/storage.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { DATABASES } from '#tests/support/databases.ts';
import {
  EMPTY_ZIP,
  HEIC,
  HTML,
  imageForm,
  join,
  makeBomb,
  makeImage,
  SVG,
} from '#tests/support/images.ts';
import { asOwner, OWN_ORIGIN } from '#tests/support/owner.ts';
import { plainSiteImages, startTestServer, type TestServer } from '#tests/support/server.ts';

const text = (value: string) => new TextEncoder().encode(value);

describe.each(DATABASES)('on %s', (kind) => {
  let server: TestServer;
  let ask: Awaited<ReturnType<typeof asOwner>>;
  const siteImages = pooledSiteImages({ root: findRepositoryRoot() });
  beforeAll(async () => {
    server = await startTestServer({ kind, parts: { siteImages } });
    ask = await asOwner(server);
  });
  afterAll(async () => {
    await server.close();
    await siteImages.close();
  });
  const send = async (bytes: Uint8Array, form = {}, path: string = UPLOAD_PATHS.portfolio) => {
    const { payload, headers } = imageForm(bytes, form);
    return ask({ method: 'POST', url: path, payload, headers });
  };
  const listKeys = async () => {
    const keys = [];
    for await (const { key } of server.container.storage.list('site/')) keys.push(key);
    return keys;
  };

  const jpeg = makeImage('jpeg', 64, 64);
  const REFUSED: [string, () => Promise<Uint8Array> | Uint8Array, number, RegExp][] = [
    ['an HEIC photo', () => HEIC, 415, /Most Compatible/],
    ['an SVG drawing', () => SVG, 415, /SVG drawing/],
    [
      'an SVG drawing in UTF-16',
      () => new Uint8Array(Buffer.from(new TextDecoder().decode(SVG), 'utf16le')),
      415,
      /SVG drawing/,
    ],
    ['a page', () => HTML, 415, /not a picture/],
    ['a PDF', () => text('%PDF-1.7\n'), 415, /not a picture/],
    ['an empty file', () => new Uint8Array(), 400, /empty/],
    ['three bytes', () => new Uint8Array([0xff, 0xd8, 0xff]), 400, /damaged/],
    ['a picture that was cut off', async () => (await jpeg).subarray(0, 400), 400, /damaged/],
    ['a picture with a page in it', async () => join(await jpeg, HTML), 400, /something else/],
    [
      'a picture with an archive at its end',
      async () => join(await jpeg, EMPTY_ZIP),
      400,
      /something else/,
    ],
    [
      'a picture with a document in its head',
      async () =>
        join(
          (await makeImage('gif', 4, 4)).subarray(0, 13),
          text('%PDF-1.4'),
          (await makeImage('gif', 4, 4)).subarray(13),
        ),
      400,
      /something else/,
    ],
    [
      'a picture with a program in it',
      async () => join(await jpeg, text('<?php system(1); ?>')),
      400,
      /something else/,
    ],
    ['a bomb', () => makeBomb(), 413, /40 megapixels/],
    [
      'more than ten megabytes',
      async () => join(await jpeg, new Uint8Array(MOST_IMAGE_BYTES)),
      413,
      /10 MB/,
    ],
  ];
  test.each(REFUSED)(
    '%s is refused in plain words and leaves nothing',
    async (_name, make, status, words) => {
      const before = await listKeys();
      const answer = await send(await make());
      expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
        status,
        expect.stringMatching(words),
      ]);
      expect(await listKeys()).toEqual(before);
    },
  );

  test("a film at the end of a phone's photograph is no reason to refuse it", async () => {
    expect(
      (
        await send(
          join(await jpeg, new Uint8Array([0, 0, 0, 24]), text('ftypmp42'), new Uint8Array(5_000)),
        )
      ).statusCode,
    ).toBe(201);
  });

  test('a form without a picture, of another kind, or with two, is refused', async () => {
    const bytes = await jpeg;
    expect((await send(bytes, { field: 'file' })).json()).toMatchObject({
      status: 400,
      message: 'Please send the picture in the field “image”.',
    });
    expect(
      (await ask({ method: 'POST', url: UPLOAD_PATHS.service, payload: { image: 'x' } }))
        .statusCode,
    ).toBe(415);
    expect(
      (
        await ask({
          method: 'POST',
          url: UPLOAD_PATHS.service,
          payload: '--x--\r\n',
          headers: { 'content-type': 'multipart/form-data; boundary=x' },
        })
      ).statusCode,
    ).toBe(400);
    const broken = imageForm(bytes);
    expect(
      (
        await ask({
          method: 'POST',
          url: UPLOAD_PATHS.service,
          payload: broken.payload.subarray(0, broken.payload.length - 60),
          headers: broken.headers,
        })
      ).statusCode,
    ).toBe(400);
  });

  test('a stranger is refused before the picture is read, and only these calls may be longer than others', async () => {
    const { payload, headers } = imageForm(join(await jpeg, new Uint8Array(3_000_000)));
    expect(
      (
        await server.app.inject({
          method: 'POST',
          url: UPLOAD_PATHS.plant,
          payload,
          headers: { ...headers, origin: OWN_ORIGIN },
        })
      ).statusCode,
    ).toBe(401);
    expect(
      (
        await server.app.inject({
          method: 'POST',
          url: UPLOAD_PATHS.plant,
          payload: payload.subarray(0, 100),
          headers: {
            ...headers,
            origin: OWN_ORIGIN,
            'content-length': String(3 * MOST_IMAGE_BYTES),
          },
        })
      ).statusCode,
    ).toBe(413);
    expect(
      (
        await ask({
          method: 'PUT',
          url: '/api/admin/pictures',
          payload: { url: '/uploads/a.jpg', alt: 'x'.repeat(1_100_000), focal: null },
        })
      ).statusCode,
    ).toBe(413);
    expect(
      (await server.app.inject({ method: 'POST', url: '/api/design', payload, headers }))
        .statusCode,
    ).toBe(413);
  });

  test('a visitor cannot keep a picture by any other way', async () => {
    const ctx = server.container.contextFor({ kind: 'visitor' }, 'test');
    await expect(
      uploadPicture({
        ctx,
        storage: server.container.storage,
        siteImages: plainSiteImages(),
        bytes: await jpeg,
      }),
    ).rejects.toMatchObject({ code: 'forbidden' });
  });

  test.each([0, 1, 2, 3])(
    'a storage that fails at file %i leaves no file and no row',
    async (failing) => {
      const { storage, db } = server.container;
      let puts = 0;
      const ill: Storage = {
        ...storage,
        put: async (key, bytes) => {
          if (puts++ === failing) throw new ProviderError('unavailable', 'full');
          await storage.put(key, bytes);
        },
      };
      const before = await listKeys();
      const ctx = server.container.contextFor({ kind: 'owner' }, 'test');
      await expect(
        uploadPicture({
          ctx,
          storage: ill,
          siteImages: plainSiteImages(),
          bytes: await makeImage('png', 41 + failing, 40),
        }),
      ).rejects.toMatchObject({ code: 'unavailable' });
      expect(await listKeys()).toEqual(before);
      expect(
        (await db.read.selectFrom('site_pictures').select('url').execute()).every((row) =>
          before.includes(row.url.slice('/uploads/'.length)),
        ),
      ).toBe(true);
    },
  );

  test('a database that fails leaves no file', async () => {
    const before = await listKeys();
    const ctx = server.container.contextFor({ kind: 'owner' }, 'test');
    const ill = {
      ...ctx,
      db: {
        ...ctx.db,
        write: async () => {
          throw new Error('the disk is full');
        },
      },
    };
    await expect(
      uploadPicture({
        ctx: ill,
        storage: server.container.storage,
        siteImages: plainSiteImages(),
        bytes: await makeImage('png', 51, 40),
      }),
    ).rejects.toMatchObject({ code: 'unavailable' });
    expect(await listKeys()).toEqual(before);
  });

  test.each([
    ['rate-limited', 503],
    ['unavailable', 503],
    ['bad-output', 400],
    ['too-long', 413],
  ] as const)('a decoder that fails with %s is answered %i', async (failure, status) => {
    const other = await startTestServer({
      kind,
      parts: {
        siteImages: plainSiteImages({
          make: async () => {
            throw new ProviderError(failure, 'no');
          },
        }),
      },
    });
    const { payload, headers } = imageForm(await jpeg);
    const answer = await (
      await asOwner(other)
    )({ method: 'POST', url: UPLOAD_PATHS.service, payload, headers });
    expect(answer.statusCode).toBe(status);
    await other.close();
  });
});
