/** An uploaded photograph in all its sizes: the processor's time for one, which a busy machine does not lengthen, and the memory of the process that makes them. */
import { execFileSync } from 'node:child_process';
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

const listChildren = (): string[] => readdirSync('/proc/self/task').flatMap((task) => readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean));

/** The most that any process we started has held. */
function peakOfChildrenMb(): number {
  const peaks = listChildren().map((pid) => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
  return Math.max(0, ...peaks);
}

/** What the processes we started have used of the processor so far, in all their threads. */
function cpuOfChildrenSeconds(): number {
  const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  // The name of a process may hold spaces; what follows its bracket does not.
  const ticks = listChildren().map((pid) => readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /, '').split(' ').slice(11, 13).reduce((sum, part) => sum + Number(part), 0));
  return ticks.reduce((sum, one) => sum + one, 0) / ticksPerSecond;
}

export async function benchUploads(): Promise<void> {
  const photo = await makePhoto();
  const images = pooledSiteImages({ root: findRepositoryRoot(), built: true });
  await images.make(photo);
  const times: number[] = [];
  for (let i = 0; i < RUNS; i += 1) {
    const before = cpuOfChildrenSeconds();
    await images.make(photo);
    times.push(cpuOfChildrenSeconds() - before);
  }
  row('photograph of 12 MP in all sizes, processor', `${median(times).toFixed(2)} s`, '3 s on one idle core');
  row('memory of the process that makes them', `${peakOfChildrenMb().toFixed(0)} MB`, '300 MB');
  void images.close();
}
