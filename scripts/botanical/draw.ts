/**
 * Draws the botanical plates into public/botanical, 640 by 640 as AVIF and JPEG and 320 by 320 as AVIF: `npm run botanical -- [name...]`.
 * Run it after changing a drawing and commit what it writes.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { PLATE_SIDE as SIDE, SMALL_PLATE_SIDE as SMALL } from '../../content/calendar/plates.ts';
import { plateNames, plateSvg } from './plates.ts';

const AVIF_MOST = 60_000;
const JPEG_MOST = 90_000;
const folder = fileURLToPath(new URL('../../public/botanical/', import.meta.url));
mkdirSync(folder, { recursive: true });

const asked = process.argv.slice(2);
const names = asked.length ? asked : plateNames;
let total = 0;
async function write(name: string): Promise<void> {
  // Drawn larger and reduced, so that the finest ink lines stay even.
  const large = new Resvg(plateSvg(name), {
    fitTo: { mode: 'width', value: SIDE * 1.25 },
  }).render();
  const picture = sharp(large.pixels, {
    raw: { width: large.width, height: large.height, channels: 4 },
  })
    .flatten({ background: '#f7f0df' })
    .resize(SIDE, SIDE, { kernel: 'lanczos3' });
  const [avif, small, jpeg] = await Promise.all([
    picture.clone().avif({ quality: 54, effort: 2 }).toBuffer(),
    sharp(await picture.clone().png().toBuffer())
      .resize(SMALL, SMALL, { kernel: 'lanczos3' })
      .avif({ quality: 52, effort: 4 })
      .toBuffer(),
    picture.clone().jpeg({ quality: 76, mozjpeg: true }).toBuffer(),
  ]);
  if (avif.length > AVIF_MOST || jpeg.length > JPEG_MOST)
    throw new Error(`${name} is too heavy: ${avif.length} bytes as AVIF, ${jpeg.length} as JPEG`);
  writeFileSync(join(folder, `${name}.avif`), avif);
  writeFileSync(join(folder, `${name}-${SMALL}.avif`), small);
  writeFileSync(join(folder, `${name}.jpg`), jpeg);
  total += avif.length + small.length + jpeg.length;
}
const queue = [...names];
await Promise.all(
  [0, 1].map(async () => {
    for (let name = queue.shift(); name; name = queue.shift()) await write(name);
  }),
);
console.log(`${names.length} plates, ${(total / 1e6).toFixed(1)} MB`);
