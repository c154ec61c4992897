/**
 * Draws the sample library's pictures again from the written briefs into content/samples/pictures, and their plans into
 * build/samples: `npm run samples -- [slug...] [--force] [--plans]`. What shows the same scene by the same renderer is left alone.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleRenderPage } from '#app/scene/render-page/bundle.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { type SampleBrief, sampleBriefs } from '#content/samples/sample-briefs.ts';
import { drawPlan } from '#engine/drawing/draw-plan.ts';
import { toSvg } from '#engine/drawing/to-svg.ts';
import { chromiumPool } from '#server/adapters/browser/chromium-pool.ts';
import { pictures } from '#server/adapters/picture/pictures.ts';
import { readManifest } from '#server/adapters/sample-pictures/manifest.ts';
import { describePicture } from '#server/features/designs/picture-job.ts';
import { altOf, type SceneKind, shotOf } from '#server/features/designs/picture-kinds.ts';
import { CONCEPT_MARK } from '#server/features/designs/present.ts';
import { contentHashOf } from '#server/features/designs/render-job.ts';
import type { PictureFile } from '#server/ports/picture.ts';
import type { SampleFile, SamplePicture } from '#server/ports/sample-pictures.ts';
import { kindsOf, makeSample, type SampleGarden } from './sample-garden.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'content', 'samples', 'pictures');
const plans = join(root, 'build', 'samples');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: 'boolean', default: false },
    plans: { type: 'boolean', default: false },
  },
});
for (const slug of positionals)
  if (!sampleBriefs.some((sample) => sample.slug === slug))
    throw new Error(`no sample is called ${slug}`);
const chosen = sampleBriefs.filter(
  (sample) => positionals.length === 0 || positionals.includes(sample.slug),
);

const browser = chromiumPool({
  root,
  unpackDir: join(root, 'build', 'browser'),
  chromiumPath: process.env.CHROMIUM_PATH ?? null,
});
const picture = pictures({ root, browser, renderPage: await bundleRenderPage() });
// A picture of a sample or a kind that is no longer wanted goes.
let made = (await readManifest(folder)).pictures.filter((one) =>
  sampleBriefs.some(
    (sample) => sample.slug === one.slug && kindsOf(sample).includes(one.kind as SceneKind),
  ),
);
try {
  for (const sample of chosen) {
    const garden = makeSample(sample);
    drawPlans(sample, garden);
    if (!values.plans) for (const kind of kindsOf(sample)) await drawPicture(sample, garden, kind);
  }
} finally {
  await picture.close();
  await browser.close();
}
if (!values.plans) finishFolder();

function drawPlans({ slug, pick }: SampleBrief, { set }: SampleGarden): void {
  mkdirSync(plans, { recursive: true });
  set.designs.forEach(({ model, words, costing }, index) => {
    const name = `${slug}-${index + 1}`;
    writeFileSync(
      join(plans, `${name}.svg`),
      toSvg(
        drawPlan({
          model,
          catalogue,
          view: 'sheet',
          title: words.title,
          subtitle: words.style,
          note: CONCEPT_MARK,
        }),
        { idPrefix: name },
      ),
    );
    console.log(
      `${name.padEnd(34)} ${words.title.padEnd(48)} £${Math.round(costing.totalPence / 100)}${index === pick ? '  in the library' : ''}`,
    );
  });
  for (const problem of set.problems) console.log(`  ${problem.severity}: ${problem.message}`);
}

async function drawPicture(
  { slug }: SampleBrief,
  { design, scene }: SampleGarden,
  kind: SceneKind,
): Promise<void> {
  const shot = shotOf({ kind, quality: 'full' });
  const contentHash = contentHashOf(scene, await picture.rendererVersion(), shot);
  const alt = altOf(design.words.title, kind);
  if (
    !values.force &&
    made.some(
      (one) =>
        one.slug === slug &&
        one.kind === kind &&
        one.contentHash === contentHash &&
        one.alt === alt,
    )
  )
    return;
  const start = performance.now();
  const { jpeg, avif, placeholder } = await picture.renderScene({
    scene: scene.json,
    shot,
    isQuick: false,
    mark: CONCEPT_MARK,
    description: describePicture(alt),
  });
  mkdirSync(join(folder, slug), { recursive: true });
  const write = ({ width, height, bytes }: PictureFile, ending: string): SampleFile => {
    const name = `${slug}/${kind}.${ending}`;
    writeFileSync(join(folder, name), bytes);
    return { name, width, height, bytes: bytes.byteLength };
  };
  const entry: SamplePicture = {
    slug,
    kind,
    sceneHash: scene.hash,
    contentHash,
    alt,
    placeholder,
    jpeg: write(jpeg, 'jpg'),
    avif: avif.map((file) => write(file, `${file.width}.avif`)),
  };
  made = [...made.filter((one) => one.slug !== slug || one.kind !== kind), entry];
  saveManifest();
  console.log(
    `  ${kind}: ${((performance.now() - start) / 1000).toFixed(1)} s, ${Math.round(bytesOf(entry) / 1000)} kB`,
  );
}

function bytesOf({ jpeg, avif }: SamplePicture): number {
  return [jpeg, ...avif].reduce((sum, file) => sum + file.bytes, 0);
}

/** In the order of the briefs, so that a repeated run writes the same file. */
function placeOfPicture({ slug, kind }: SamplePicture): number {
  return (
    sampleBriefs.findIndex((sample) => sample.slug === slug) * 10 +
    ['aerial', 'eye', 'before'].indexOf(kind)
  );
}

function saveManifest(): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'manifest.json'),
    `${JSON.stringify({ pictures: made.toSorted((a, b) => placeOfPicture(a) - placeOfPicture(b)) }, null, 2)}\n`,
  );
}

function finishFolder(): void {
  saveManifest();
  const wanted = new Set([
    'manifest.json',
    ...made.flatMap(({ jpeg, avif }) => [jpeg.name, ...avif.map((file) => file.name)]),
  ]);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = join(entry.parentPath, entry.name)
      .slice(folder.length + 1)
      .replaceAll('\\', '/');
    if (entry.isFile() && !wanted.has(name)) rmSync(join(folder, name));
  }
  console.log(
    `\n${made.length} pictures, ${(made.reduce((sum, one) => sum + bytesOf(one), 0) / 1e6).toFixed(1)} MB, in ${folder}`,
  );
}
