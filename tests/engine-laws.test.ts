import { withReading } from '#server/reader.ts';
import { designWeights } from '#content/design/weights.ts';
import { describe, expect, test } from 'vitest';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { drawPlan } from '#engine/drawing/draw-plan.ts';
import { plantUses } from '#engine/drawing/testing/read-drawing.ts';
import { seedFrom, seededRandom } from '#engine/geometry/random.ts';
import { area } from '#engine/geometry/region.ts';
import { designGarden } from '#engine/index.ts';
import { type BriefInput, FEATURES, PREFERENCES, PROJECT_TYPES } from '#engine/model/brief.ts';
import type { DesignSet, GardenDesign } from '#engine/model/garden.ts';
import { buildScene } from '#engine/scene/build-scene.ts';
import { goldenBriefs as written } from './fixtures/briefs/golden-briefs.ts';
import { settledBriefs } from './fixtures/golden/settled-briefs.ts';
import { brokenLaws } from './support/laws.ts';
import { unreadOnSheets } from './support/sheet-laws.ts';

/** With their facts: how descriptions are read is held elsewhere. */
const goldenBriefs = written.map((brief) => ({
  ...brief,
  input: { ...brief.input, settled: settledBriefs[`golden ${brief.id}`]! },
}));

const LONG = process.env.LONG === '1';
/** The gate looks at every fifth; the long run at all. */
const looked = goldenBriefs.filter((_, index) => LONG || index % 5 === 1);

const made = new Map<string, DesignSet>();
/** Made once a brief: several tests look at the same designs. */
function designOnce(input: BriefInput): DesignSet {
  const key = JSON.stringify(input);
  if (!made.has(key)) made.set(key, design(input));
  return made.get(key)!;
}

function design(input: BriefInput, seed = seedFrom(input.description)): DesignSet {
  const place = placeOf(input.postcode ?? null).place!;
  return designGarden({
    weights: designWeights,
    brief: input.settled ? input : withReading(input),
    place,
    catalogue,
    rates: sampleRateBook,
    seed,
  });
}

/** A feature that the design adds; what stood there before and is kept does not count. */
const has = (d: GardenDesign, feature: string) =>
  !d.model.site.existing.some((kept) => kept.kind === feature) &&
  d.model.layout.areas.some(
    (a) => a.feature === feature || (feature === 'lawn' && a.kind === 'lawn'),
  );

describe('every golden brief', () => {
  test.each(looked.map((b) => [b.title, b] as const))(
    '%s gives three sound, different designs',
    (_title, brief) => {
      const set = designOnce(brief.input);
      expect(set.designs).toHaveLength(3);
      for (const d of set.designs) expect(brokenLaws(d, set.brief, catalogue)).toEqual([]);
      expect(
        new Set(set.designs.map(({ model: { layout } }) => `${layout.language} ${layout.idea}`))
          .size,
      ).toBe(3);
      expect(new Set(set.designs.map((d) => d.words.title)).size).toBe(3);
      expect(new Set(set.designs.map((d) => d.costing.totalPence)).size).toBe(3);
      const said = set.problems.map((p) => p.message).join(' ');
      for (const d of set.designs) {
        for (const feature of brief.mustNotHave)
          expect(has(d, feature), `${feature} must be absent`).toBe(false);
        for (const feature of brief.mustHave) {
          const left = d.model.layout.unplaced.some((u) => u.feature === feature);
          if (left) expect(said.length).toBeGreaterThan(0);
        }
      }
    },
  );

  test.each(looked.map((b) => [b.title, b] as const))(
    '%s: list, plan and scene count the same plants',
    (_title, brief) => {
      for (const d of designOnce(brief.input).designs) {
        const listed = d.model.planting.schedule.reduce((sum, line) => sum + line.count, 0);
        const standing = d.model.planting.placements.filter((p) => !p.existing).length;
        expect(standing).toBe(listed);
        const scene = buildScene(d.model, catalogue);
        expect(scene.species.reduce((sum, group) => sum + group.instances.length, 0)).toBe(
          d.model.planting.placements.length,
        );
        expect(
          plantUses(drawPlan({ model: d.model, catalogue, view: 'sheet', title: d.words.title }))
            .length,
        ).toBe(d.model.planting.placements.length);
      }
    },
  );
});

test.each(looked)('the sheets of $id are read without a guess', ({ input }) => {
  const { designs } = designOnce(input);
  expect(designs.flatMap((one) => unreadOnSheets(one))).toEqual([]);
});

test('a refused error answers with no design and a sentence', () => {
  for (const description of [
    'A new kitchen with an island, oak worktops and a range cooker, please.',
    'A garden of 2.25 acres in the Weald with everything in it.',
    'Our plot is 1.5 m x 2 m and we would like a garden.',
  ]) {
    const set = design({ description, projectType: 'family', preferences: [] });
    expect(set.designs).toEqual([]);
    expect(set.problems.find((p) => p.severity === 'error')?.message.length).toBeGreaterThan(30);
  }
});

test('the same brief and seed give the same bytes', () => {
  for (const { input } of looked.slice(0, LONG ? 3 : 1))
    expect(JSON.stringify(design(input))).toBe(JSON.stringify(designOnce(input)));
});

test('areas said in the words are areas of the model', () => {
  for (const brief of looked.slice(0, 8))
    for (const d of designOnce(brief.input).designs) {
      const kinds = new Map<string, number>();
      const sums: number[] = [];
      for (const a of d.model.layout.areas) {
        const m2 = area(a.region) / 1e6;
        sums.push(m2);
        kinds.set(a.kind, (kinds.get(a.kind) ?? 0) + m2);
        kinds.set(`of ${a.material}`, (kinds.get(`of ${a.material}`) ?? 0) + m2);
      }
      const known = [
        area([[d.model.site.boundary]]) / 1e6,
        ...sums,
        ...kinds.values(),
        (kinds.get('pond') ?? 0) + (kinds.get('water') ?? 0),
      ];
      for (const said of `${d.words.concept} ${d.words.mainFeature} ${d.words.materials.map((m) => m.application).join(' ')}`.matchAll(
        /(\d+(?:\.\d)?) m²/g,
      )) {
        expect(
          known.some((m2) => Math.abs(m2 - Number(said[1])) <= 0.51),
          `${said[0]} in "${d.words.title}"`,
        ).toBe(true);
      }
    }
});

test('generated briefs over many plots keep every law', () => {
  const random = seededRandom(LONG ? 99 : 5);
  const failures: string[] = [];
  for (let i = 0; i < (LONG ? 1500 : 3); i++) {
    const w = Math.round(random.between(3.6, 22) * 10) / 10,
      d = Math.round(random.between(4.5, 30) * 10) / 10;
    const wishes = FEATURES.filter(() => random.chance(0.12)).map((f) =>
      f
        .replace('veg4', 'vegetable beds')
        .replace('veg2', 'a small vegetable patch')
        .replace('formalpond', 'a formal pond')
        .replace('firepit', 'a fire pit')
        .replace('gardenroom', 'a garden room')
        .replace('hottub', 'a hot tub'),
    );
    const refuse = random.chance(0.3) ? ' No lawn please.' : '';
    const household = random.pick([
      '',
      ' We have a toddler.',
      ' We have a dog.',
      ' My mother uses a wheelchair.',
      ' Two children aged 7 and 10.',
    ]);
    const input: BriefInput = {
      description: `Back garden ${w} m wide and ${d} m long, facing ${random.pick(['north', 'south-west', 'east', 'south', 'north-west'])}. We would like ${wishes.join(', ') || 'a calm place to sit'}.${refuse}${household}`,
      projectType: random.pick(PROJECT_TYPES),
      preferences: PREFERENCES.filter(() => random.chance(0.3)),
      postcode: random.pick(['RM1 1AA', 'TN1 1AA', 'GU1 3UW', 'CM1 1AA', 'BR1 1AA', 'CT9 1HX']),
    };
    const set = design(input, i + 1);
    if (set.designs.length !== 3)
      failures.push(`${i}: ${set.designs.length} designs for ${input.description}`);
    for (const one of set.designs)
      for (const law of brokenLaws(one, set.brief, catalogue))
        failures.push(`${i} ${one.model.layout.language}: ${law} (${w} x ${d})`);
  }
  expect(failures).toEqual([]);
});
