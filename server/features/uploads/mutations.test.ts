/** Pictures with their bytes changed at random: whatever happens, it happens in words, and nothing is left behind. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pooledSiteImages } from '#server/adapters/site-image/pooled.ts';
import { AppError } from '#server/errors.ts';
import { uploadPicture } from '#server/features/uploads/use-cases.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { IMAGE_KINDS, makeImage, makePhonePhoto } from '#tests/support/images.ts';
import { startTestServer, type TestServer } from '#tests/support/server.ts';

const CASES = 24;
let server: TestServer;
const siteImages = pooledSiteImages({ root: findRepositoryRoot() });
beforeAll(async () => {
  server = await startTestServer({ parts: { siteImages } });
});
afterAll(async () => {
  await server.close();
  await siteImages.close();
});

/** A generator of whole numbers below a bound: the same for the same seed. */
function makeDice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Flips, cuts, doubles, fills or swaps a stretch of bytes, at the head more often than elsewhere. */
function mutate(bytes: Uint8Array, dice: (below: number) => number): Uint8Array {
  let out = Buffer.from(bytes);
  for (let times = 1 + dice(4); times > 0; times -= 1) {
    const at = dice(2) === 0 ? dice(Math.min(200, out.length)) : dice(out.length);
    const length = 1 + dice(Math.min(400, out.length - at));
    const kind = dice(5);
    if (kind === 0) out[at] = dice(256);
    else if (kind === 1) out = Buffer.concat([out.subarray(0, at), out.subarray(at + length)]);
    else if (kind === 2) out = Buffer.concat([out.subarray(0, at + length), out.subarray(at)]);
    else if (kind === 3) out.fill(dice(2) * 255, at, at + length);
    else
      out = Buffer.concat([
        out.subarray(0, at),
        out.subarray(at + length),
        out.subarray(at, at + length),
      ]);
    if (out.length === 0) break;
  }
  return new Uint8Array(out);
}

test.each([...IMAGE_KINDS, 'phone'] as const)(
  'changed %s files crash nothing and leave nothing behind',
  async (kind) => {
    const whole =
      kind === 'phone' ? await makePhonePhoto(160, 120) : await makeImage(kind, 160, 120);
    const dice = makeDice(whole.length);
    const { db, storage } = server.container;
    const outcomes = { kept: 0, refused: 0 };
    for (let i = 0; i < CASES; i += 1) {
      const ctx = server.container.contextFor({ kind: 'owner' }, 'test');
      try {
        const { picture } = await uploadPicture({
          ctx,
          storage,
          siteImages,
          bytes: mutate(whole, dice),
        });
        expect(picture.width * picture.height).toBeGreaterThan(0);
        outcomes.kept += 1;
      } catch (error) {
        expect(error, `case ${i}`).toBeInstanceOf(AppError);
        expect((error as AppError).code, `case ${i}`).toMatch(/^(?:invalid|wrong-type|too-large)$/);
        outcomes.refused += 1;
      }
    }
    expect(outcomes.refused).toBeGreaterThan(CASES / 4);
    const named = new Set(
      (await db.read.selectFrom('site_pictures').select(['jpeg', 'avif']).execute()).flatMap(
        (row) =>
          [row.jpeg!, row.avif].flatMap((list) =>
            (JSON.parse(list) as { url: string }[]).map((size) => size.url),
          ),
      ),
    );
    for await (const { key } of storage.list('site/'))
      expect(named, key).toContain(`/uploads/${key}`);
  },
);
