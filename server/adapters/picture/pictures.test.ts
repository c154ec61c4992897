import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictures } from '#server/adapters/picture/pictures.ts';
import type { Browser } from '#server/ports/browser.ts';
import type { Picture, PlanPictures } from '#server/ports/picture.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><rect width="300" height="200" fill="#bad08f"/><text x="20" y="100" font-family="Cormorant Garamond" font-size="40">Garden</text></svg>';
const cardSvg = svg.replace('300 200', '400 210');

const noBrowser: Browser = {
  run: async () => {
    throw new Error('no browser is needed here');
  },
  close: async () => undefined,
};
let picture: Picture;
let made: PlanPictures;
beforeAll(async () => {
  picture = pictures({ root: findRepositoryRoot(), browser: noBrowser, renderPage: '' });
  made = await picture.renderPlan({
    svg,
    cardSvg,
    mark: 'AI concept',
    description: 'AI concept: Plan of “Test & more”',
  });
});
afterAll(() => picture.close());

test('a plan becomes one JPEG, three AVIF and a card, each of its size', async () => {
  expect([made.jpeg.width, made.jpeg.height]).toEqual([1600, 1067]);
  expect(made.avif.map((file) => file.width)).toEqual([640, 1280, 1920]);
  expect([made.card.width, made.card.height]).toEqual([1200, 630]);
  expect((await sharp(made.jpeg.bytes).metadata()).format).toBe('jpeg');
  expect((await sharp(made.avif[0]!.bytes).metadata()).format).toBe('heif');
});

test('the mark is seen in the corner of every picture', async () => {
  for (const file of [made.jpeg, made.card, ...made.avif]) {
    const { data, info } = await sharp(file.bytes)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((Math.round(y) * info.width + Math.round(x)) * 3).subarray(0, 3),
    ];
    // The label's own dark ground, left of its first letter, against the lawn's green beside it.
    const corner = at(info.width * 0.9045, info.height - info.width * 0.025);
    expect(Math.max(...corner)).toBeLessThan(120);
    expect(at(info.width * 0.5, info.height * 0.9)[1]).toBeGreaterThan(180);
  }
});

test('the metadata says what the picture is', async () => {
  for (const file of [made.jpeg, made.avif[1]!]) {
    const { exif, xmp } = await sharp(file.bytes).metadata();
    expect(exif?.toString('utf8')).toContain('AI concept: Plan of');
    expect(xmp?.toString('utf8')).toContain('digitalsourcetype/algorithmicMedia');
  }
});

test("text is drawn with the product's fonts", async () => {
  const { data, info } = await sharp(made.jpeg.bytes)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const band = data.subarray(
    Math.round(info.height * 0.35) * info.width,
    Math.round(info.height * 0.52) * info.width,
  );
  expect(band.filter((value) => value < 90).length).toBeGreaterThan(500);
});

test('an invalid drawing is refused, and the next one succeeds', async () => {
  await expect(
    picture.renderPlan({ svg: 'no drawing', cardSvg, mark: 'x', description: 'x' }),
  ).rejects.toMatchObject({ kind: 'bad-output' });
  expect((await picture.renderPlan({ svg, cardSvg, mark: 'x', description: 'x' })).jpeg.width).toBe(
    1600,
  );
});
