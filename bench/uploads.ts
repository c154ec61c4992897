/** An uploaded photograph in all its sizes: the time of one, and the memory of the process that makes them. */
import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { pooledSiteImages } from '../server/adapters/site-image/pooled.ts';
import { findRepositoryRoot } from '../server/repository-root.ts';
import { median, row } from './report.ts';

const RUNS = 5;

/** As a phone takes it: 12 megapixels, lying on its side, with the noise of a sensor. */
async function makePhoto(): Promise<Uint8Array> {
  const [width, height] = [4_000, 3_000];
  const scene = await sharp('content/samples/pictures/modern-richmond/eye.jpg').resize(width, height, { fit: 'fill' }).toBuffer();
  const noise = await sharp({ create: { width, height, channels: 3, background: '#808080', noise: { type: 'gaussian', mean: 128, sigma: 12 } } }).png().toBuffer();
  return new Uint8Array(await sharp(scene).composite([{ input: noise, blend: 'soft-light' }]).withMetadata({ orientation: 6 }).jpeg({ quality: 88 }).toBuffer());
}

/** The most that any process we started has held. */
function peakOfChildrenMb(): number {
  const children = readdirSync('/proc/self/task').flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean));
  const peaks = children.map((pid) => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  return Math.max(0, ...peaks);
}

export async function benchUploads(): Promise<void> {
  const photo = await makePhoto();
  const images = pooledSiteImages({ root: findRepositoryRoot(), built: true });
  await images.make(photo);
  const times: number[] = [];
  for (let i = 0; i < RUNS; i += 1) {
    const from = performance.now();
    await images.make(photo);
    times.push(performance.now() - from);
  }
  row('photograph of 12 MP in all sizes', `${(median(times) / 1000).toFixed(2)} s`, '3 s on one idle core');
  row('memory of the process that makes them', `${peakOfChildrenMb().toFixed(0)} MB`, '300 MB');
  void images.close();
}
