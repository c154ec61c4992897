/** Pictures in a headless browser without a graphics card: seconds each, what watercolour adds, how a large garden compares, memory of the browser. */
import { withReading } from '#server/reader.ts';
import { designWeights } from '#content/design/weights.ts';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StillRequest } from '#app/scene/render-still.ts';
import { bundleRenderPage } from '#app/scene/render-page/bundle.ts';
import { placeOf } from '#content/places/place-of.ts';
import { seedFrom } from '#engine/geometry/random.ts';
import { designGarden } from '#engine/index.ts';
import type { BriefInput } from '#engine/model/brief.ts';
import { buildScene } from '#engine/scene/build-scene.ts';
import type { Scene } from '#engine/scene/scene.ts';
import { chromiumPool } from '#server/adapters/browser/chromium-pool.ts';
import { PAGE_ORIGIN } from '#server/ports/browser.ts';
import { benchReference } from './pdf-gardens.ts';
import { median, row } from './report.ts';

const RUNS = 3;
const HUNDRED: BriefInput = {
  description:
    'A garden 10 m wide and 10 m deep, facing south, with a terrace, a lawn, a wildlife pond and borders.',
  projectType: 'wildlife',
  preferences: [],
};
const LARGEST: BriefInput = {
  description:
    'A garden 40 m wide and 50 m deep, facing south, with a terrace, a lawn, an orchard, a wildlife pond, vegetable beds, a greenhouse and long borders.',
  projectType: 'wildlife',
  preferences: [],
};

function sceneFor(brief: BriefInput): Scene {
  const { designs } = designGarden({
    weights: designWeights,
    brief: withReading(brief),
    place: placeOf(null).place!,
    catalogue: benchReference.catalogue,
    rates: benchReference.rates,
    seed: seedFrom(brief.description),
  });
  return buildScene(designs[0]!.model, benchReference.catalogue);
}
/** Resident memory of a process and all that it started, in MB. */
function familyMb(root: number): number {
  const parents = new Map<number, number>(),
    pages = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      parents.set(Number(name), Number(/PPid:\s+(\d+)/.exec(status)?.[1]));
      // shared pages are counted once, by what is the process's own
      pages.set(Number(name), Number(/RssAnon:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      /* it has ended */
    }
  }
  const isOf = (pid: number): boolean => pid === root || (pid > 1 && isOf(parents.get(pid) ?? 0));
  return [...pages].filter(([pid]) => isOf(pid)).reduce((sum, [, mb]) => sum + mb, 0);
}

export async function benchRenderer(): Promise<void> {
  const out = mkdtempSync(join(tmpdir(), 'plotwright-pictures-'));
  const browsers = chromiumPool({
    root: process.cwd(),
    unpackDir: join(out, 'chromium'),
    chromiumPath: process.env.CHROMIUM_PATH ?? null,
    size: 1,
  });
  let most = 0;
  try {
    const page = readFileSync(await bundleRenderPage({ out }));
    const draw = async (
      scene: Scene,
      request: Omit<StillRequest, 'scene' | 'month' | 'hour' | 'year'>,
    ): Promise<{ seconds: number; parts: Record<string, number> }> => {
      const files = new Map([
        ['/render.html', { contentType: 'text/html; charset=utf-8', body: page }],
        ['/scene.json', { contentType: 'application/json', body: JSON.stringify(scene) }],
      ]);
      const from = performance.now();
      const parts = await browsers.run({
        scripts: true,
        files,
        timeoutMs: 240_000,
        async use(opened) {
          await opened.goto(`${PAGE_ORIGIN}/render.html`);
          const made = await opened.evaluate<Record<string, number>>(
            `fetch('/scene.json').then((answer) => answer.json()).then((scene) => window.renderStill({ ...${JSON.stringify({ ...request, month: 6, hour: 16.5, year: 10 })}, scene })).then((still) => still.times)`,
          );
          if (browsers.pid) most = Math.max(most, familyMb(browsers.pid));
          return made;
        },
      });
      return { seconds: (performance.now() - from) / 1000, parts };
    };
    const times = async (
      scene: Scene,
      request: Parameters<typeof draw>[1],
    ): Promise<{ seconds: number; watercolour: number }> => {
      const all: Awaited<ReturnType<typeof draw>>[] = [];
      for (let i = 0; i < RUNS; i++) all.push(await draw(scene, request));
      return {
        seconds: median(all.map((one) => one.seconds)),
        watercolour: median(all.map((one) => (one.parts.watercolour ?? 0) / 1000)),
      };
    };
    const hundred = sceneFor(HUNDRED),
      largest = sceneFor(LARGEST),
      full = { camera: 'aerial', style: 'lit', width: 1600, height: 1000 } as const,
      say = (seconds: number) => `${seconds.toFixed(1)} s`;
    await draw(hundred, { ...full, width: 320, height: 200, samples: 1 });
    const six = await times(hundred, { ...full, samples: 6 }),
      large = await times(largest, { ...full, samples: 6 });
    row(
      'Aerial 1600 x 1000, 6 samples, 100 m²',
      say(six.seconds),
      'median of three, page and all; budget 15 s',
    );
    row(
      'Eye level 1600 x 1000, 6 samples, 100 m²',
      say((await times(hundred, { ...full, camera: 'eye', samples: 6 })).seconds),
      '',
    );
    row(
      'Quick aerial 800 x 500, 2 samples',
      say((await times(hundred, { ...full, width: 800, height: 500, samples: 2 })).seconds),
      'budget 5 s',
    );
    row(
      'Watercolour, more than lit',
      say((await times(hundred, { ...full, style: 'watercolour', samples: 2 })).watercolour),
      'budget 6 s',
    );
    row(
      'Aerial of 2,000 m²',
      `${say(large.seconds)}, ${(large.seconds / six.seconds).toFixed(1)} times`,
      'budget: three times that of 100 m²',
    );
    row('Browser, own memory at its most', `${Math.round(most)} MB`, 'budget 1,024 MB');
    row(
      'Load of the machine meanwhile',
      loadavg()[0]!.toFixed(1),
      'on two cores, figures above 2 are of a busy machine',
    );
  } finally {
    await browsers.close();
    rmSync(out, { recursive: true, force: true });
  }
}
