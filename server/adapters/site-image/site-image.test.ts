import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { pooledSiteImages } from '#server/adapters/site-image/pooled.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import {
  drawImage,
  IMAGE_KINDS,
  makeBomb,
  makeImage,
  makePhonePhoto,
} from '#tests/support/images.ts';

const images = pooledSiteImages({ root: findRepositoryRoot() });
afterAll(() => images.close());

/** A corner's colour: "red", "green", with "blue" at the foot. */
async function readCorners(bytes: Uint8Array): Promise<{ right: string; bottom: string }> {
  const { data, info } = await sharp(bytes)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)] as [
      number,
      number,
      number,
    ];
  const [left, right] = [at(2, 2), at(info.width - 3, 2)];
  const foot = at(2, info.height - 3);
  const named = (name: string, first: number, second: number) =>
    second - first > 40 ? `${name} grows` : first - second > 40 ? `${name} falls` : '';
  return {
    right: named('red', left[0], right[0]) || named('blue', left[2], right[2]),
    bottom: named('red', left[0], foot[0]) || named('blue', left[2], foot[2]),
  };
}

describe.each(IMAGE_KINDS)('a picture in %s', (kind) => {
  test('is re-encoded in several sizes, none wider than the original', async () => {
    const made = await images.make(await makeImage(kind, 1200, 750));
    expect(made.avif.map(({ width, height }) => [width, height])).toEqual([
      [480, 300],
      [960, 600],
      [1200, 750],
    ]);
    expect(made.jpeg.map(({ width, height }) => [width, height])).toEqual([
      [480, 300],
      [960, 600],
      [1200, 750],
    ]);
    const formats = await Promise.all(
      [...made.jpeg, ...made.avif].map(async ({ bytes }) => (await sharp(bytes).metadata()).format),
    );
    expect(formats).toEqual(['jpeg', 'jpeg', 'jpeg', 'heif', 'heif', 'heif']);
    expect(await readCorners(made.avif[0]!.bytes)).toEqual({
      right: 'red falls',
      bottom: 'blue grows',
    });
    expect(made.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(made.placeholder.length).toBeLessThanOrEqual(700);
  });

  test('that was cut off is refused', async () => {
    const whole = await makeImage(kind, 600, 400);
    await expect(
      images.make(whole.subarray(0, Math.floor(whole.length * 0.6))),
    ).rejects.toMatchObject({ name: 'ProviderError', kind: 'bad-output' });
  });
});

test('a wide picture has four sizes, and three in JPEG, none larger than links need', async () => {
  const made = await images.make(await makeImage('jpeg', 3000, 2000));
  expect(made.avif.map((file) => file.width)).toEqual([480, 960, 1600, 2400]);
  expect(made.jpeg.map((file) => file.width)).toEqual([480, 960, 1600]);
});

/** Forty million pixels are read from it and written three times over: for the long run. */
test.runIf(process.env.LONG === '1')('an AVIF may be as large as other formats', async () => {
  const large = await sharp({
    create: { width: 7_600, height: 5_200, channels: 3, background: '#4a6b4f' },
  })
    .avif({ effort: 0 })
    .toBuffer();
  const made = await images.make(new Uint8Array(large));
  expect(made.avif.at(-1)).toMatchObject({ width: 2_400, height: 1_642 });
});

test('a tower of a picture stays within bounds', async () => {
  const made = await images.make(await makeImage('png', 100, 9_000));
  expect(made.avif.at(-1)).toMatchObject({ width: 27, height: 2_400 });
});

test('one pixel is a picture', async () => {
  const { avif, jpeg } = await images.make(await makeImage('png', 1, 1));
  expect([avif, jpeg].map((files) => files.map((file) => file.width))).toEqual([[1], [1]]);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])('orientation %i is applied', async (orientation) => {
  const sent = await makePhonePhoto(640, 400, orientation);
  const jpeg = (await images.make(sent)).jpeg.at(-1)!;
  const upright = await sharp(sent).autoOrient().jpeg().toBuffer({ resolveWithObject: true });
  expect([jpeg.width, jpeg.height]).toEqual([upright.info.width, upright.info.height]);
  expect(await readCorners(jpeg.bytes)).toEqual(await readCorners(new Uint8Array(upright.data)));
});

test('camera and location metadata are removed', async () => {
  const sent = await makePhonePhoto();
  expect(Buffer.from(sent).includes('PhoneMaker')).toBe(true);
  const made = await images.make(sent);
  for (const { bytes } of [...made.jpeg, ...made.avif]) {
    const { exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([exif, xmp, iptc, orientation ?? 1]).toEqual([undefined, undefined, undefined, 1]);
    expect(Buffer.from(bytes).includes('PhoneMaker')).toBe(false);
  }
});

test('colours of a wide space and of print are brought to sRGB', async () => {
  const wide = await drawImage(200, 120).withIccProfile('p3').jpeg().toBuffer();
  const print = await drawImage(200, 120).toColourspace('cmyk').jpeg().toBuffer();
  for (const sent of [wide, print]) {
    const jpeg = (await images.make(new Uint8Array(sent))).jpeg.at(-1)!;
    const { space, channels, icc } = await sharp(jpeg.bytes).metadata();
    expect([space, channels, icc]).toEqual(['srgb', 3, undefined]);
    expect(await readCorners(jpeg.bytes)).toEqual({ right: 'red falls', bottom: 'blue grows' });
  }
});

test('transparency becomes white', async () => {
  const sent = await sharp({
    create: { width: 20, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .png()
    .toBuffer();
  const jpeg = (await images.make(new Uint8Array(sent))).jpeg.at(-1)!;
  expect([...(await sharp(jpeg.bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
});

test('greys, sixteen bits and palettes are pictures too', async () => {
  const grey = await drawImage(90, 60).greyscale().png().toBuffer();
  const deep = await drawImage(90, 60).toColourspace('rgb16').png().toBuffer();
  const palette = await drawImage(90, 60).png({ palette: true, colours: 16 }).toBuffer();
  for (const sent of [grey, deep, palette])
    expect((await images.make(new Uint8Array(sent))).jpeg.at(-1)).toMatchObject({
      width: 90,
      height: 60,
    });
});

test('of a moving picture the first frame is taken', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 30, height: 30, channels: 3, background } })
      .png()
      .toBuffer();
  const moving = await sharp([await frame('#ff0000'), await frame('#00ff00')], {
    join: { animated: true },
  })
    .gif()
    .toBuffer();
  const jpeg = (await images.make(new Uint8Array(moving))).jpeg.at(-1)!;
  const [red, green] = await sharp(jpeg.bytes).raw().toBuffer();
  expect(jpeg.height).toBe(30);
  expect([red! > 200, green! < 60]).toEqual([true, true]);
});

test('a picture that would fill the memory is refused by its header', async () => {
  await expect(images.make(await makeBomb())).rejects.toMatchObject({ kind: 'too-long' });
  await expect(images.make(await makeBomb(8_000, 5_001))).rejects.toMatchObject({
    kind: 'too-long',
  });
  await expect(images.make(await makeBomb(8_000, 4_999))).rejects.toMatchObject({
    kind: 'bad-output',
  });
});

test('after a refusal the next picture is made', async () => {
  await expect(images.make(new TextEncoder().encode('no picture'))).rejects.toMatchObject({
    kind: 'bad-output',
  });
  expect((await images.make(await makeImage('jpeg'))).jpeg.at(-1)!.width).toBe(640);
});

test('a picture that takes too long is given up, and the next is made', async () => {
  const hasty = pooledSiteImages({ root: findRepositoryRoot(), limitMs: 1 });
  await expect(hasty.make(await makeImage('jpeg', 3000, 2000))).rejects.toMatchObject({
    kind: 'unavailable',
  });
  await hasty.close();
});
