/** CPU time of three complete designs from a brief, over the golden briefs, warm, one core. */
import { withReading } from '#server/reader.ts';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { seedFrom } from '#engine/geometry/random.ts';
import { designGarden } from '#engine/index.ts';
import { goldenBriefs } from '../tests/fixtures/briefs/golden-briefs.ts';
import { median, row } from './report.ts';

export function benchEngine(): number {
  const once = (brief: (typeof goldenBriefs)[number]) => {
    const place = placeOf(brief.input.postcode ?? null).place;
    if (!place) return null;
    const before = process.cpuUsage();
    const set = designGarden({
      weights: designWeights,
      brief: withReading(brief.input),
      place,
      catalogue,
      rates: sampleRateBook,
      seed: seedFrom(brief.input.description),
    });
    const used = process.cpuUsage(before);
    return { ms: (used.user + used.system) / 1000, m2: set.brief.areaM2.value };
  };
  for (const brief of goldenBriefs.slice(0, 6)) once(brief);
  const runs = goldenBriefs.flatMap((brief) => {
    const run = once(brief);
    return run ? [{ id: brief.id, ...run }] : [];
  });
  const times = runs.map((r) => r.ms);
  row(
    'three designs, CPU ms: median / least / most',
    `${median(times).toFixed(0)} / ${Math.min(...times).toFixed(0)} / ${Math.max(...times).toFixed(0)}`,
    'aim 300, limit 600 at the median',
  );
  const slowest = runs.toSorted((a, b) => b.ms - a.ms).slice(0, 3);
  row(
    'slowest briefs',
    slowest.map((r) => `${r.id} (${r.m2.toFixed(0)} m²) ${r.ms.toFixed(0)}`).join(', '),
    '',
  );
  return median(times);
}
