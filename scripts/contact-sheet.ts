/**
 * Twelve gardens unlike each other, drawn to be looked at: `npm run contact-sheet -- [garden...] [--views aerial,eye] [--width 1600] [--samples 4] [--style watercolour] [--bare]`.
 * Each garden is written to build/contact-sheet as it is made; a run over all of them ends with sheets of six.
 */
import { designWeights } from '#content/design/weights.ts';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { bundleRenderPage } from '#app/scene/render-page/bundle.ts';
import type { CameraName } from '#app/scene/cameras/shot.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { placeOf } from '#content/places/place-of.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { sampleBriefs } from '#content/samples/sample-briefs.ts';
import { seedFrom } from '#engine/geometry/random.ts';
import { designGarden } from '#engine/index.ts';
import type { BriefInput } from '#engine/model/brief.ts';
import { buildScene } from '#engine/scene/build-scene.ts';
import { chromiumPool } from '#server/adapters/browser/chromium-pool.ts';
import { PAGE_ORIGIN } from '#server/ports/browser.ts';
import { withReading } from '#server/reader.ts';
import { goldenBriefs } from '#tests/fixtures/briefs/golden-briefs.ts';

type Sitter = { name: string; brief: string; pick: number; month: number; hour: number };
const SUMMER = { month: 6, hour: 16.5 };
const SITTERS: Sitter[] = [
  { name: 'courtyard-4x5', brief: 'hackney-courtyard', pick: 0, ...SUMMER },
  { name: 'thin-5x25', brief: 'walthamstow-thin', pick: 0, ...SUMMER },
  { name: 'wide-14x7', brief: 'low-maintenance-bromley', pick: 0, ...SUMMER },
  { name: 'l-shape', brief: 'l-shape-guildford', pick: 1, ...SUMMER },
  { name: 'large-600', brief: 'guildford-600', pick: 0, ...SUMMER },
  { name: 'family', brief: 'family-romford', pick: 0, ...SUMMER },
  { name: 'modern', brief: 'modern-richmond', pick: 0, ...SUMMER },
  { name: 'wildlife-spring', brief: 'wildlife-sevenoaks', pick: 2, month: 4, hour: 15.5 },
  { name: 'edible', brief: 'kitchen-garden-chelmsford', pick: 0, month: 8, hour: 16 },
  { name: 'luxury', brief: 'luxury-weybridge', pick: 1, ...SUMMER },
  { name: 'cottage-winter', brief: 'canterbury-chalk', pick: 1, month: 1, hour: 12.5 },
  { name: 'front', brief: 'front-garden-southend', pick: 0, ...SUMMER },
];

/** The smallest and the largest plots that a brief may have. */
const EXTREMES: Record<string, BriefInput> = {
  'smallest-15': {
    description: 'A balcony-sized yard, 3 m by 5 m, paved, with pots and a bench.',
    projectType: 'lowmaint',
    preferences: ['seating'],
  },
  'largest-2000': {
    description:
      'A garden 40 m wide and 50 m deep, facing south, with a terrace, a lawn, an orchard, a wildlife pond, vegetable beds, a greenhouse and long borders.',
    projectType: 'wildlife',
    preferences: [],
  },
};
function inputOf(brief: string): BriefInput {
  const input =
    sampleBriefs.find((one) => one.slug === brief)?.input ??
    goldenBriefs.find((one) => one.id === brief)?.input ??
    EXTREMES[brief];
  if (!input) throw new Error(`no brief is called ${brief}`);
  return input;
}

function sceneOf({ brief, pick }: Pick<Sitter, 'brief' | 'pick'>) {
  const input = withReading(inputOf(brief));
  const { place } = placeOf(input.postcode ?? null);
  const { designs } = designGarden({
    weights: designWeights,
    brief: input,
    place: place ?? placeOf(null).place!,
    catalogue,
    rates: sampleRateBook,
    seed: seedFrom(input.description),
  });
  return buildScene(designs[pick]!.model, catalogue);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    views: { type: 'string', default: 'aerial,eye' },
    width: { type: 'string', default: '1600' },
    height: { type: 'string' },
    samples: { type: 'string', default: '4' },
    style: { type: 'string', default: 'lit' },
    year: { type: 'string', default: '10' },
    month: { type: 'string' },
    hour: { type: 'string' },
    out: { type: 'string', default: 'build/contact-sheet' },
    bare: { type: 'boolean', default: false },
  },
});
const width = Number(values.width);
const height = Number(values.height ?? Math.round(width / 1.6));
const views = values.views.split(',') as CameraName[];
// A name of ours, or any brief with the number of its design: "esher-luxury:2".
const chosen =
  positionals.length === 0
    ? SITTERS
    : positionals.map(
        (text) =>
          SITTERS.find((one) => one.name === text) ?? {
            name: text.replace(':', '-'),
            brief: text.split(':')[0]!,
            pick: Number(text.split(':')[1] ?? 0),
            ...SUMMER,
          },
      );
const out = join(import.meta.dirname, '..', values.out);
mkdirSync(out, { recursive: true });

const files = new Map([
  [
    '/render.html',
    {
      contentType: 'text/html; charset=utf-8',
      body: readFileSync(await bundleRenderPage({ out })),
    },
  ],
]);
const browsers = chromiumPool({
  root: join(import.meta.dirname, '..'),
  unpackDir: join(out, 'chromium'),
  chromiumPath: process.env.CHROMIUM_PATH ?? null,
  size: 1,
});
const made: { name: string; view: string; file: string }[] = [];
try {
  for (const sitter of chosen) {
    const scene = sceneOf(sitter);
    for (const view of views) {
      const request = {
        scene,
        camera: view,
        style: values.style,
        month: Number(values.month ?? sitter.month),
        hour: Number(values.hour ?? sitter.hour),
        width,
        height,
        samples: Number(values.samples),
        year: Number(values.year),
        bare: values.bare,
        type: 'image/jpeg',
        quality: 0.92,
      };
      const start = performance.now();
      const answer = await browsers.run({
        scripts: true,
        files,
        timeoutMs: 240_000,
        async use(opened) {
          await opened.goto(`${PAGE_ORIGIN}/render.html`);
          return opened.evaluate<{
            dataUrl: string;
            times: Record<string, number>;
            triangles: number;
          }>(`window.renderStill(${JSON.stringify(request)})`);
        },
      });
      const file = join(
        out,
        `${sitter.name}-${view}${values.style === 'lit' ? '' : `-${values.style}`}${values.bare ? '-bare' : ''}.jpg`,
      );
      writeFileSync(file, Buffer.from(answer.dataUrl.split(',')[1]!, 'base64'));
      made.push({ name: sitter.name, view, file });
      console.log(
        `${sitter.name} ${view}: ${((performance.now() - start) / 1000).toFixed(1)} s, ${Math.round(answer.triangles / 1000)} thousand triangles, ${JSON.stringify(answer.times)}`,
      );
    }
  }
  if (positionals.length === 0) await writeSheets();
} finally {
  await browsers.close();
}

/** Six gardens a sheet, a row each. */
async function writeSheets(): Promise<void> {
  const cell = { width: 800, height: Math.round((800 * height) / width) };
  for (let first = 0; first < chosen.length; first += 6) {
    const rows = chosen.slice(first, first + 6);
    const pictures = await Promise.all(
      made
        .filter((one) => rows.some((row) => row.name === one.name))
        .map(async (one) => ({
          input: await sharp(one.file).resize(cell.width, cell.height).toBuffer(),
          left: views.indexOf(one.view as CameraName) * (cell.width + 12),
          top: rows.findIndex((row) => row.name === one.name) * (cell.height + 12),
        })),
    );
    await sharp({
      create: {
        width: views.length * (cell.width + 12) - 12,
        height: rows.length * (cell.height + 12) - 12,
        channels: 3,
        background: '#FAF7F0',
      },
    })
      .composite(pictures)
      .jpeg({ quality: 88 })
      .toFile(join(out, `sheet-${first / 6 + 1}.jpg`));
  }
}
