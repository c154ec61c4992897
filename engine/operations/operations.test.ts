/** Laws of changes made by hand, over generated ones. LONG=1 makes thousands. */
import { describe, expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { seededRandom } from '../geometry/random.ts';
import { area as areaOf } from '../geometry/region.ts';
import { readBrief, designGarden } from '../index.ts';
import type { GardenDesign, GardenModel } from '../model/garden.ts';
import type { Furnishing } from '../model/layout.ts';
import { anyOperation, brokenByHand } from '#tests/support/changes-by-hand.ts';
import { changedUnnamed } from '#tests/support/unnamed-changes.ts';
import { goldenBriefs } from '#tests/fixtures/briefs/golden-briefs.ts';
import { settledBriefs } from '#tests/fixtures/golden/settled-briefs.ts';
import { applyAll, applyOperation } from './apply.ts';
import { deriveFrom } from './derive.ts';
import { movableEdges } from './edges.ts';
import { findFaults, newFaults } from './faults.ts';

const LONG = process.env.LONG === '1';
const plants = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
const given = { plants };
const ids = [...plants.keys()];

const briefs = goldenBriefs.slice(0, LONG ? 12 : 2).map((one) => ({
  ...one.input,
  settled: settledBriefs[`golden ${one.id}`]!,
}));
const gardens = briefs.flatMap((brief) => {
  const place = placeOf(brief.postcode ?? null).place!;
  const { designs } = designGarden({
    brief,
    place,
    catalogue,
    rates: sampleRateBook,
    seed: 7,
    weights: designWeights,
  });
  return designs.map((design, position) => ({
    design,
    position,
    drawn: { brief: readBrief(brief, place), catalogue, rates: sampleRateBook },
  }));
});
const [first] = gardens;
const derive = ({ design, position, drawn }: (typeof gardens)[number], model: GardenModel) =>
  deriveFrom(design, model, { ...drawn, weights: designWeights.taste, position });

describe('generated changes', () => {
  test(
    'keep the ground whole, leave what they do not name alone, and are undone to the byte',
    { timeout: LONG ? 7_200_000 : 120_000 },
    () => {
      const failures: string[] = [];
      let made = 0;
      for (const [g, { design }] of gardens.entries()) {
        const random = seededRandom(100 + g);
        const history = [design.model];
        const texts = [JSON.stringify(design.model)];
        for (let i = 0; i < (LONG ? 300 : 200); i++) {
          const now = history.at(-1)!;
          const operation = anyOperation(now, random, ids);
          const outcome = applyOperation(now, operation, given);
          if (JSON.stringify(now) !== texts.at(-1)) failures.push('a change wrote into the model');
          if ('refused' in outcome) {
            if (!/^[A-Z].{8,}\.$/.test(outcome.refused))
              failures.push(`no sentence: ${outcome.refused}`);
            continue;
          }
          made++;
          for (const law of [
            ...brokenByHand(outcome.model),
            ...changedUnnamed(now, outcome.model, operation),
          ])
            failures.push(`${g}/${i} ${JSON.stringify(operation)}: ${law}`);
          history.push(outcome.model);
          texts.push(JSON.stringify(outcome.model));
        }
        for (const [i, model] of history.entries())
          if (JSON.stringify(model) !== texts[i]) failures.push(`step ${i} was not kept`);
      }
      expect(failures).toEqual([]);
      expect(made).toBeGreaterThan(gardens.length * 20);
    },
  );

  test('what is derived from them holds together', { timeout: 300_000 }, () => {
    for (const [g, garden] of gardens.entries()) {
      const random = seededRandom(900 + g);
      let model = garden.design.model;
      for (let i = 0; i < 12; i++) {
        const outcome = applyOperation(model, anyOperation(model, random, ids), given);
        if ('model' in outcome) model = outcome.model;
      }
      const changed = derive(garden, model);
      expect(JSON.stringify(derive(garden, model))).toBe(JSON.stringify(changed));
      const { planting } = changed.model;
      expect(planting.schedule.reduce((sum, line) => sum + line.count, 0)).toBe(
        planting.placements.filter((one) => !one.existing).length,
      );
      expect(brokenByHand(changed.model)).toEqual([]);
      expect(changed.costing.totalPence).toBeGreaterThan(0);
      expect(changed.words.title).toBe(garden.design.words.title);
    }
  });
});

test('no change is the garden itself', () => {
  for (const garden of gardens) {
    const again = derive(garden, garden.design.model);
    expect(again.model).toEqual(garden.design.model);
    expect(again.costing.totalPence).toBe(garden.design.costing.totalPence);
    expect(again.checks).toEqual(garden.design.checks);
    expect(again.words.concept).toBe(garden.design.words.concept);
    expect(newFaults(findFaults(garden.design.model), findFaults(garden.design.model))).toEqual([]);
  }
});

test('gardens as they are designed have no faults of their own', () => {
  for (const { design } of gardens) expect(findFaults(design.model)).toEqual([]);
});

test('a larger terrace is measured larger, takes the ground of its neighbour, and the plants elsewhere stay', () => {
  let tried = 0;
  for (const garden of gardens) {
    const { model } = garden.design;
    const terrace = model.layout.areas.find((one) => one.id === 'terrace')!;
    for (const edge of movableEdges(model, terrace)) {
      const outcome = applyAll(
        model,
        [{ kind: 'move-edge', areaId: 'terrace', ...edge, byMm: 600 }],
        given,
      );
      if ('refused' in outcome) continue;
      tried++;
      const larger = outcome.model.layout.areas.find((one) => one.id === 'terrace')!;
      expect(areaOf(larger.region)).toBeGreaterThan(areaOf(terrace.region));
      const cut = outcome.model.layout.areas.filter(
        (one, i) => one.id !== 'terrace' && one !== model.layout.areas[i],
      );
      expect(cut.length).toBeGreaterThan(0);
      const derived = derive(garden, outcome.model);
      const floor = ({ quantities }: GardenDesign) =>
        quantities
          .filter(({ source, unit }) => unit === 'm2' && source.ids.includes('terrace'))
          .reduce((sum, { net }) => sum + net, 0);
      expect(floor(derived)).toBeGreaterThan(floor(garden.design));
      const touched = new Set([...cut.map((one) => one.id), 'terrace']);
      const elsewhere = (design: GardenDesign) =>
        design.model.planting.placements.filter((one) => !touched.has(one.areaId));
      expect(elsewhere(derived)).toEqual(elsewhere(garden.design));
      break;
    }
  }
  expect(tried).toBeGreaterThan(1);
});

test('a shrunk terrace gives its ground to a bed, which is planted with the kinds of the garden', () => {
  let planted = 0;
  for (const garden of gardens) {
    const { model } = garden.design;
    const terrace = model.layout.areas.find((one) => one.id === 'terrace')!;
    for (const edge of movableEdges(model, terrace)) {
      const outcome = applyOperation(
        model,
        { kind: 'move-edge', areaId: 'terrace', ...edge, byMm: -900 },
        given,
      );
      if ('refused' in outcome) continue;
      const heir = outcome.model.layout.areas.find(
        (one, i) => one.id !== 'terrace' && one !== model.layout.areas[i],
      )!;
      if (heir.kind !== 'bed') continue;
      const { planting } = derive(garden, outcome.model).model;
      const old = new Set(model.planting.placements);
      const fresh = planting.placements.filter((one) => !old.has(one));
      const kinds = new Set(model.planting.placements.map((one) => one.plantId));
      expect(fresh.every((one) => kinds.has(one.plantId))).toBe(true);
      planted += fresh.length;
      break;
    }
  }
  expect(planted).toBeGreaterThan(3);
});

test('things stay within the boundary, and pots take their plants along', () => {
  const { model } = first!.design;
  const thing = model.layout.furnishings.find((one) => one.kind === 'dining-set')!;
  expect(applyOperation(model, { kind: 'move', id: thing.id, x: -90_000, y: 0 }, given)).toEqual({
    refused: expect.stringContaining('within the boundary'),
  });
  for (const { design } of gardens) {
    const pot = design.model.layout.furnishings.find((one) => one.kind === 'pot');
    if (!pot) continue;
    const outcome = applyOperation(
      design.model,
      { kind: 'move', id: pot.id, x: pot.x + 40, y: pot.y + 40 },
      given,
    );
    if ('refused' in outcome) throw new Error(outcome.refused);
    const own = (m: GardenModel) =>
      m.planting.placements.filter((one) => one.driftId === `pot-${pot.id}`);
    expect(own(outcome.model)).toEqual(
      own(design.model).map((one) => ({ ...one, x: one.x + 40, y: one.y + 40 })),
    );
    return;
  }
});

test('what stands in one another or before a door is told where it is', () => {
  const [{ model, table, other }] = gardens.flatMap(({ design }) => {
    const { furnishings } = design.model.layout,
      set = furnishings.find((one) => one.kind === 'dining-set'),
      beside = furnishings.find((one) => one !== set && one.areaId === set?.areaId);
    return set && beside ? [{ model: design.model, table: set, other: beside }] : [];
  }) as [{ model: GardenModel; table: Furnishing; other: Furnishing }];
  const outcome = applyOperation(
    model,
    { kind: 'move', id: table.id, x: other.x, y: other.y },
    given,
  );
  if ('refused' in outcome) throw new Error(outcome.refused);
  const told = newFaults(findFaults(model), findFaults(outcome.model));
  expect(told.some((fault) => fault.about.includes(table.id))).toBe(true);
});
