/** An uploaded photograph in all its sizes: the processor's time for one, which a busy machine does not lengthen, and the memory of the process that makes them. */
import sharp from 'sharp';
import { pooledSiteImages } from '../server/adapters/site-image/pooled.ts';
import { findRepositoryRoot } from '../server/repository-root.ts';
import { cpuSeconds, listChildren, peakMb } from './processor.ts';
import { median, row } from './report.ts';

const RUNS = 5;

/** As a phone takes it: 12 megapixels, lying on its side, with the noise of a sensor. */
async function makePhoto(): Promise<Uint8Array> {
  const [width, height] = [4_000, 3_000];
  const scene = await sharp('content/samples/pictures/modern-richmond/eye.jpg')
    .resize(width, height, { fit: 'fill' })
    .toBuffer();
  const noise = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png()
    .toBuffer();
  return new Uint8Array(
    await sharp(scene)
      .composite([{ input: noise, blend: 'soft-light' }])
      .withMetadata({ orientation: 6 })
      .jpeg({ quality: 88 })
      .toBuffer(),
  );
}

const cpuOfChildren = (): number => listChildren().reduce((sum, pid) => sum + cpuSeconds(pid), 0);

export async function benchUploads(): Promise<void> {
  const photo = await makePhoto();
  const images = pooledSiteImages({ root: findRepositoryRoot(), built: true });
  await images.make(photo);
  const times: number[] = [];
  for (let i = 0; i < RUNS; i += 1) {
    const before = cpuOfChildren();
    await images.make(photo);
    times.push(cpuOfChildren() - before);
  }
  row(
    'photograph of 12 MP in all sizes, processor',
    `${median(times).toFixed(2)} s`,
    '3 s on one idle core',
  );
  row(
    'memory of the process that makes them',
    `${Math.max(...listChildren().map(peakMb)).toFixed(0)} MB`,
    '300 MB',
  );
  void images.close();
}
