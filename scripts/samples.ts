/** Makes the sample library's designs again from their written briefs and puts their plans in build/samples. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '#content/plants/catalogue.ts';
import { placeOf } from '#content/places/place-of.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { sampleBriefs } from '#content/samples/sample-briefs.ts';
import { drawPlan } from '#engine/drawing/draw-plan.ts';
import { toSvg } from '#engine/drawing/to-svg.ts';
import { seedFrom } from '#engine/geometry/random.ts';
import { designGarden } from '#engine/index.ts';

const folder = join(import.meta.dirname, '..', 'build', 'samples');
mkdirSync(folder, { recursive: true });
for (const sample of sampleBriefs) {
  const { place } = placeOf(sample.input.postcode ?? null);
  if (!place) throw new Error(`${sample.slug}: its postcode is not known`);
  const { designs, problems } = designGarden({ brief: sample.input, place, catalogue, rates: sampleRateBook, seed: seedFrom(sample.input.description) });
  designs.forEach((design, index) => {
    const { model, words, costing } = design;
    const name = `${sample.slug}-${index + 1}`;
    writeFileSync(join(folder, `${name}.svg`), toSvg(drawPlan({ model, catalogue, view: 'sheet', title: words.title, subtitle: words.style, note: 'AI concept' }), { idPrefix: name }));
    console.log(`${name.padEnd(34)} ${words.title.padEnd(48)} £${Math.round(costing.totalPence / 100)}${index === sample.pick ? '  in the library' : ''}`);
  });
  for (const problem of problems) console.log(`  ${problem.severity}: ${problem.message}`);
}
console.log(`\nPlans are in ${folder}`);
