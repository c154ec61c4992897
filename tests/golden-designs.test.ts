/**
 * Every golden design, sample and unseen brief gives the same model, plan and bill, byte for byte, as the committed hashes.
 * A change that means to alter designs writes them anew: UPDATE_GOLDEN=1 npx vitest run tests/golden-designs.test.ts, in a commit that says why.
 */
import { designWeights } from '#content/design/weights.ts';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { sampleBriefs } from '#content/samples/sample-briefs.ts';
import { drawPlan } from '#engine/drawing/draw-plan.ts';
import { toSvg } from '#engine/drawing/to-svg.ts';
import { seedFrom } from '#engine/geometry/random.ts';
import { designGarden } from '#engine/index.ts';
import type { DesignSet, GardenDesign } from '#engine/model/garden.ts';
import { findRepositoryRoot } from '#server/repository-root.ts';
import { makeSample } from '../scripts/sample-garden.ts';
import { sampled } from './support/sampled.ts';
import { goldenBriefs } from './fixtures/briefs/golden-briefs.ts';
import { settledBriefs } from './fixtures/golden/settled-briefs.ts';
import { unseenBriefs } from './fixtures/briefs/unseen-briefs.ts';

type Hashes = { model: string; plan: string; bill: string; said: string };

const file = join(findRepositoryRoot(), 'tests', 'fixtures', 'golden', 'designs.json');
const committed: Record<string, Hashes[]> = existsSync(file)
  ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Hashes[]>)
  : {};
const made: Record<string, Hashes[]> = {};
const isUpdating = process.env.UPDATE_GOLDEN === '1';

const hash = (value: unknown): string =>
  createHash('sha256')
    .update(typeof value === 'string' ? value : JSON.stringify(value))
    .digest('hex')
    .slice(0, 24);

/** The plan is the scale sheet; the bill holds quantities and price; what is said holds checks and words. */
function hashesOf(design: GardenDesign): Hashes {
  const { model, quantities, costing, checks, words } = design;
  const plan = toSvg(
    drawPlan({ model, catalogue, view: 'sheet', title: words.title, paper: 'A3' }),
    { size: 'mm' },
  );
  return {
    model: hash(model),
    plan: hash(plan),
    bill: hash([quantities, costing]),
    said: hash([checks, words]),
  };
}

type Case = { id: string; make: () => DesignSet };
const cases: Case[] = [
  ...goldenBriefs.map(({ id, input }) => ({ id: `golden ${id}`, input })),
  ...unseenBriefs.map(({ id, input }) => ({ id: `unseen ${id}`, input })),
].map(({ id, input }) => ({
  id,
  make: () =>
    designGarden({
      weights: designWeights,
      brief: { ...input, settled: settledBriefs[id]! },
      place: placeOf(input.postcode ?? null).place!,
      catalogue,
      rates: sampleRateBook,
      seed: seedFrom(input.description),
    }),
}));
cases.push(
  ...sampleBriefs.map((sample) => ({
    id: `sample ${sample.slug}`,
    make: () => makeSample(sample).set,
  })),
);

/**
 * The gate looks at every twelfth but the samples, whose scenes samples.test.ts holds to their pictures: a change of the engine
 * is seen in nearly every design. The long run looks at all.
 */
const looked = isUpdating
  ? cases
  : sampled(cases, 12).filter(({ id }) => process.env.LONG || !id.startsWith('sample '));

describe('the same description gives the same garden', () => {
  test.each(looked.map((one) => [one.id, one] as const))('%s', (id, { make }) => {
    made[id] = make().designs.map(hashesOf);
    if (!isUpdating)
      expect(made[id], `${id} changed: if it was meant to, write the hashes anew`).toEqual(
        committed[id],
      );
  });

  test('every case has its hashes, and none is left over', () => {
    expect(cases.length).toBeGreaterThan(80);
    if (!isUpdating)
      expect(Object.keys(committed).sort()).toEqual(cases.map((one) => one.id).sort());
  });
});

afterAll(() => {
  if (isUpdating) writeFileSync(file, `${JSON.stringify(made, null, 1)}\n`);
});
