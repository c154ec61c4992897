import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { UPLOAD_PATHS, type UploadAnswer } from '#contracts/admin-pictures.ts';
import { pooledSiteImages } from '#server/adapters/site-image/pooled.ts';
import { uploadPicture } from '#server/features/uploads/use-cases.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { DATABASES } from '#tests/support/databases.ts';
import { imageForm, IMAGE_KINDS, makeImage, makePhonePhoto } from '#tests/support/images.ts';
import { asOwner } from '#tests/support/owner.ts';
import { plainSiteImages, startTestServer, type TestServer } from '#tests/support/server.ts';

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

  test.each(Object.values(UPLOAD_PATHS))(
    '%s keeps a picture, and its sizes are served for ever',
    async (path) => {
      const answer = await send(await makeImage('jpeg', 1000, 700), {}, path);
      expect(answer.statusCode).toBe(201);
      const { success, imageUrl, picture } = answer.json<UploadAnswer>();
      expect([success, imageUrl]).toEqual([true, picture.jpegUrl]);
      expect(imageUrl).toMatch(/^\/uploads\/site\/[0-9a-f]{32}-1000\.jpg$/);
      expect(picture).toMatchObject({
        alt: '',
        width: 1000,
        height: 700,
        focal: null,
        avif: [{ width: 480 }, { width: 960 }, { width: 1000 }],
        jpeg: [{ width: 480 }, { width: 960 }, { width: 1000, url: imageUrl }],
      });
      for (const { url } of [...picture.jpeg, ...picture.avif]) {
        const served = await server.app.inject(url);
        expect([served.statusCode, served.headers['cache-control']]).toEqual([
          200,
          'public, max-age=31536000, immutable',
        ]);
        expect(served.headers['content-security-policy']).toBe(
          "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        );
        expect(served.headers['x-content-type-options']).toBe('nosniff');
        // A page asks for many: they carry no header that only a document needs.
        expect(served.headers).not.toHaveProperty('permissions-policy');
        expect((await sharp(served.rawPayload).metadata()).width).toBe(
          Number(/-(\d+)\./.exec(url)![1]),
        );
      }
    },
  );

  test.each(IMAGE_KINDS)('a file is taken for what its bytes say: %s', async (imageKind) => {
    const answer = await send(await makeImage(imageKind), {
      name: 'something.txt',
      type: 'text/html',
    });
    expect(answer.statusCode).toBe(201);
  });

  test('where a photograph was taken is nowhere in what is served', async () => {
    const { picture } = (await send(await makePhonePhoto())).json<UploadAnswer>();
    expect([picture.width, picture.height]).toEqual([400, 640]);
    for (const { url } of [...picture.jpeg, ...picture.avif])
      expect((await server.app.inject(url)).rawPayload.includes('PhoneMaker')).toBe(false);
  });

  test('the same picture again is the same address, and keeps what was said of it', async () => {
    const bytes = await makeImage('png', 700, 500);
    const { imageUrl } = (await send(bytes)).json<UploadAnswer>();
    const told = await ask({
      method: 'PUT',
      url: '/api/admin/pictures',
      payload: { url: imageUrl, alt: ' A path between beds ', focal: { x: 0.2, y: 0.75 } },
    });
    expect(told.json()).toMatchObject({
      picture: { alt: 'A path between beds', focal: { x: 0.2, y: 0.75 } },
    });
    const again = (await send(bytes)).json<UploadAnswer>();
    expect(again).toMatchObject({
      imageUrl,
      picture: { alt: 'A path between beds', focal: { x: 0.2, y: 0.75 } },
    });
    expect(
      (await ask({ url: `/api/admin/pictures?url=${encodeURIComponent(imageUrl)}` })).json(),
    ).toMatchObject({ picture: { alt: 'A path between beds' }, problem: null });
  });

  test('a picture from before has one JPEG; sent again it has its widths, at the address it had', async () => {
    const bytes = await makeImage('jpeg', 990, 500);
    const { imageUrl } = (await send(bytes)).json<UploadAnswer>();
    await server.container.db.write((tx) =>
      tx.updateTable('site_pictures').set({ jpeg: null }).where('url', '=', imageUrl).execute(),
    );
    const details = await ask({ url: `/api/admin/pictures?url=${encodeURIComponent(imageUrl)}` });
    expect(details.json()).toMatchObject({ picture: { jpegUrl: imageUrl, jpeg: [] } });
    expect((await send(bytes)).json<UploadAnswer>()).toMatchObject({
      imageUrl,
      picture: { jpeg: [{ width: 480 }, { width: 960 }, { width: 990, url: imageUrl }] },
    });
  });

  test('a picture that is not kept cannot be described, nor with a point outside it', async () => {
    expect(
      (
        await ask({
          method: 'PUT',
          url: '/api/admin/pictures',
          payload: { url: '/uploads/site/none.jpg', alt: '', focal: null },
        })
      ).statusCode,
    ).toBe(404);
    expect(
      (
        await ask({
          method: 'PUT',
          url: '/api/admin/pictures',
          payload: { url: '/uploads/site/none.jpg', alt: '', focal: { x: 1.2, y: 0 } },
        })
      ).statusCode,
    ).toBe(400);
    expect(
      (await ask({ url: '/api/admin/pictures?url=%2Fuploads%2Fsite%2Fnone.jpg' })).json(),
    ).toEqual({ url: '/uploads/site/none.jpg', picture: null, problem: null });
  });

  test('two windows that change the description and the focal point of one picture keep both', async () => {
    const { imageUrl } = (await send(await makeImage('png', 333, 250))).json<UploadAnswer>();
    const say = (words: object) =>
      ask({ method: 'PUT', url: '/api/admin/pictures', payload: { url: imageUrl, ...words } });
    await say({ alt: 'A bench' });
    const placed = await say({ focal: { x: 0.1, y: 0.9 } });
    expect(placed.json()).toMatchObject({ picture: { alt: 'A bench', focal: { x: 0.1, y: 0.9 } } });
    expect((await say({ alt: 'A bench under a pear' })).json()).toMatchObject({
      picture: { alt: 'A bench under a pear', focal: { x: 0.1, y: 0.9 } },
    });
    expect((await say({ focal: null })).json()).toMatchObject({
      picture: { alt: 'A bench under a pear', focal: null },
    });
    const nothing = await say({});
    expect([nothing.statusCode, nothing.json<{ message: string }>().message]).toEqual([
      400,
      expect.stringContaining('a description, a focal point, or both'),
    ]);
  });

  test('a change of a picture’s description leaves an audit row', async () => {
    const { imageUrl } = (await send(await makeImage('webp', 320, 200))).json<UploadAnswer>();
    await ask({
      method: 'PUT',
      url: '/api/admin/pictures',
      payload: { url: imageUrl, alt: 'Steps', focal: null },
    });
    const rows = await server.container.db.read
      .selectFrom('audit')
      .select(['action', 'actor'])
      .where('subject', '=', `picture:${imageUrl}`)
      .orderBy('at')
      .execute();
    expect(rows).toEqual([
      { action: 'pictures.upload', actor: 'owner' },
      { action: 'pictures.describe', actor: 'owner' },
    ]);
  });

  test('the same picture sent four times at once is made once', async () => {
    let made = 0;
    const plain = plainSiteImages();
    const counting = plainSiteImages({
      make: async (bytes) => {
        made += 1;
        return plain.make(bytes);
      },
    });
    const ctx = server.container.contextFor({ kind: 'owner' }, 'test');
    const bytes = await makeImage('gif', 30, 30);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() =>
        uploadPicture({ ctx, storage: server.container.storage, siteImages: counting, bytes }),
      ),
    );
    expect([made, new Set(answers.map((one) => one.imageUrl)).size]).toEqual([1, 1]);
  });
});
