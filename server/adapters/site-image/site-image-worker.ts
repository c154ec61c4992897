/** Decodes untrusted pictures in its own process: a decoder crash affects nothing else. */
import { writeFileSync } from 'node:fs';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { answerTasks } from '#server/engine-pool/answer-tasks.ts';
import type { PictureFile } from '#server/ports/picture.ts';
import { MOST_MEGAPIXELS, type SiteImage } from '#server/ports/site-image.ts';

const AVIF_WIDTHS = [480, 960, 1600, 2400];
const WIDEST = Math.max(...AVIF_WIDTHS);
/** Portrait pictures are never shown at full page width. */
const TALLEST = WIDEST;
const JPEG_WIDTHS = [480, 960, 1600];
/** At one size of file a lower effort costs a little sharpness and saves most of the time, which the owner waits for. */
const avifOf = (width: number) => ({
  quality: 50,
  effort: width <= 960 ? 1 : 0,
  chromaSubsampling: '4:2:0',
});
const JPEG = { quality: 78, mozjpeg: true };
const PLACEHOLDER_WIDTH = 20;
/** Background of transparent pictures. */
const BACKGROUND = '#ffffff';
sharp.cache(false);
sharp.concurrency(1);

type Pixels = { data: Buffer; width: number; height: number; channels: 3 | 4 | 1 | 2 };
/** An expected refusal, as opposed to a decoder error. */
export type SiteImageReply = { image: SiteImage } | { refusal: 'too-many-pixels' | 'broken' };

const open = (pixels: Pixels): Sharp =>
  sharp(pixels.data, {
    raw: { width: pixels.width, height: pixels.height, channels: pixels.channels },
  });

async function toPixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return {
    data,
    width: info.width,
    height: info.height,
    channels: info.channels as Pixels['channels'],
  };
}

async function finish(image: Sharp): Promise<PictureFile> {
  const { data, info } = await image.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: new Uint8Array(data) };
}

/** Resizes before rotating: rotating a full photograph would hold all of it in memory. */
async function decode(
  bytes: Uint8Array,
  { width, height, orientation = 1 }: Metadata,
): Promise<Pixels> {
  const isTurned = orientation >= 5;
  const [uprightWidth, uprightHeight] = isTurned ? [height, width] : [width, height];
  const scale = Math.min(1, WIDEST / uprightWidth, TALLEST / uprightHeight);
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const limitInputPixels = MOST_MEGAPIXELS * 1_000_000;
  const small = await toPixels(
    sharp(bytes, { failOn: 'error', sequentialRead: true, limitInputPixels })
      .resize({ ...size, fit: 'fill' })
      .flatten({ background: BACKGROUND })
      .toColourspace('srgb'),
  );
  return turnUpright(small, orientation);
}

/** The eight orientations of EXIF: a turn, then a mirror. */
async function turnUpright(pixels: Pixels, orientation: number): Promise<Pixels> {
  const angle = { 3: 180, 5: 90, 6: 90, 7: 90, 8: 270 }[orientation] ?? 0;
  const turned = angle === 0 ? pixels : await toPixels(open(pixels).rotate(angle));
  if (orientation === 2 || orientation === 5) return toPixels(open(turned).flop());
  if (orientation === 4 || orientation === 7) return toPixels(open(turned).flip());
  return turned;
}

/** None wider than the original; adds its own width if that is smaller than the widest. */
const widthsOf = (widths: readonly number[], { width }: Pixels): number[] => [
  ...new Set(widths.map((one) => Math.min(one, width))),
];

async function makeImage({ bytes }: { bytes: Uint8Array }): Promise<SiteImageReply> {
  let pixels: Pixels;
  try {
    // The header alone; nothing is decoded yet.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (metadata.width * metadata.height > MOST_MEGAPIXELS * 1_000_000)
      return { refusal: 'too-many-pixels' };
    pixels = await decode(bytes, metadata);
  } catch {
    return { refusal: 'broken' };
  }
  const avif: PictureFile[] = [];
  for (const width of widthsOf(AVIF_WIDTHS, pixels))
    avif.push(await finish(open(pixels).resize({ width }).avif(avifOf(width))));
  const jpeg: PictureFile[] = [];
  for (const width of widthsOf(JPEG_WIDTHS, pixels))
    jpeg.push(await finish(open(pixels).resize({ width }).jpeg(JPEG)));
  const placeholder = await open(pixels)
    .resize({ width: PLACEHOLDER_WIDTH, height: PLACEHOLDER_WIDTH, fit: 'inside' })
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return {
    image: { jpeg, avif, placeholder: `data:image/webp;base64,${placeholder.toString('base64')}` },
  };
}

/**
 * An AVIF of 40 megapixels is held several times over by its decoder (774 MB seen), where others are read strip by strip:
 * a machine that runs out of memory is to end this process, whose task can be tried again, and not the site.
 */
function goFirst(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Only Linux has it.
  }
}

goFirst();
answerTasks({ make: makeImage });
