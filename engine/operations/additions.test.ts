/** What is offered to be added can be added: it stands where it is said to, costs what is said, and breaks nothing. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { goldenBriefs } from '#tests/fixtures/briefs/golden-briefs.ts';
import { settledBriefs } from '#tests/fixtures/golden/settled-briefs.ts';
import { brokenByHand } from '#tests/support/changes-by-hand.ts';
import { priceLines } from '../costing/price-lines.ts';
import { withPreliminaries } from '../costing/preliminaries.ts';
import { area as areaOf, bounds } from '../geometry/region.ts';
import { designGarden, readBrief } from '../index.ts';
import { takeOff } from '../quantities/take-off.ts';
import { doorOf, middleOf } from './add-ground.ts';
import { additionsFor } from './additions.ts';
import { applyOperation } from './apply.ts';
import { deriveFrom } from './derive.ts';
import { findFaults, newFaults } from './faults.ts';

const given = { plants: new Map(catalogue.plants.map((plant) => [plant.id, plant])) };
const gardens = ['romford-family', 'hackney-courtyard', 'croydon-nolawn'].map((id) => {
  const { input } = goldenBriefs.find((one) => one.id === id)!;
  const brief = { ...input, settled: settledBriefs[`golden ${id}`]! };
  const place = placeOf(brief.postcode ?? null).place!;
  const { designs } = designGarden({
    brief,
    place,
    catalogue,
    rates: sampleRateBook,
    seed: 7,
    weights: designWeights,
  });
  return {
    id,
    design: designs[0]!,
    drawn: { brief: readBrief(brief, place), catalogue, rates: sampleRateBook },
  };
});

test('everything offered can be added, breaks no law, is at fault nowhere, and costs what is said', () => {
  for (const { design, drawn } of gardens) {
    const { model } = design;
    const total = (of: typeof model) =>
      priceLines(withPreliminaries(takeOff(of, catalogue), of, sampleRateBook), sampleRateBook)
        .totalPence;
    const all = additionsFor(model, drawn);
    const fitting = all.filter((one) => one.operation);
    expect(fitting.length).toBeGreaterThan(10);
    expect(all.slice(0, fitting.length)).toEqual(fitting);
    for (const { operation, differencePence } of fitting) {
      const outcome = applyOperation(model, operation!, given);
      if ('refused' in outcome) throw new Error(outcome.refused);
      expect(brokenByHand(outcome.model)).toEqual([]);
      expect(newFaults(findFaults(model), findFaults(outcome.model))).toEqual([]);
      expect(total(outcome.model) - total(model)).toBe(differencePence);
    }
    for (const { operation, why } of all.slice(fitting.length)) {
      expect(operation).toBeNull();
      expect(why).toMatch(/^[A-Z].*\.$/);
    }
  }
});

test('open water is not offered where a small child lives', () => {
  const family = gardens.find((one) => one.drawn.brief.household.toddler?.value)!;
  const pond = additionsFor(family.design.model, family.drawn).find((one) => one.id === 'pond')!;
  expect(pond).toMatchObject({ operation: null, why: expect.stringContaining('small child') });
});

test('a shed is built and priced, a pond is planted, and both are moved with what stands on them', () => {
  const { design, drawn } = gardens.find((one) =>
    ['shed', 'pond'].every((id) =>
      additionsFor(one.design.model, one.drawn).some(
        ({ id: it, operation }) => it === id && operation,
      ),
    ),
  )!;
  let { model } = design;
  for (const id of ['shed', 'pond']) {
    const { operation } = additionsFor(model, drawn).find((one) => one.id === id)!;
    if (!operation) throw new Error(`${id} found no place`);
    const outcome = applyOperation(model, operation, given);
    if ('refused' in outcome) throw new Error(outcome.refused);
    model = outcome.model;
  }
  const weights = designWeights.taste;
  const changed = deriveFrom(design, model, { ...drawn, weights, position: 0 });
  expect(changed.quantities.some(({ rateKey }) => rateKey.startsWith('shed'))).toBe(true);
  expect(
    changed.model.planting.placements.filter((one) => one.areaId === 'own-pond-1').length,
  ).toBeGreaterThan(0);
  const shed = model.layout.areas.find((one) => one.id === 'own-shed-1')!;
  const { x, y } = middleOf(shed);
  const moved = [
    [0, -100],
    [0, 100],
    [100, 0],
    [-100, 0],
    [-400, 0],
    [400, 0],
  ]
    .map(([dx, dy]) =>
      applyOperation(
        model,
        {
          kind: 'move-ground',
          areaId: shed.id,
          x: x + dx!,
          y: y + dy!,
          turnDeg: doorOf(model, shed),
        },
        given,
      ),
    )
    .find((outcome) => 'model' in outcome)!;
  expect(brokenByHand(moved.model)).toEqual([]);
  const there = moved.model.layout.areas.find((one) => one.id === shed.id)!;
  expect(areaOf(there.region)).toBeGreaterThanOrEqual(areaOf(shed.region) * 0.98);
  expect(moved.model.layout.furnishings.filter((one) => one.areaId === shed.id)).toMatchObject([
    { kind: 'shed' },
  ]);
});

test('a terrace of any outline becomes a metre deeper, and a lawn is laid as gravel with plants in it', () => {
  for (const { design } of gardens) {
    const { model } = design;
    const terrace = model.layout.areas.find((one) => one.id === 'terrace')!;
    const outcome = applyOperation(
      model,
      { kind: 'stretch', areaId: 'terrace', side: 'far', byMm: 500 },
      given,
    );
    if ('refused' in outcome) continue;
    const now = outcome.model.layout.areas.find((one) => one.id === 'terrace')!;
    expect(bounds(now.region).y1 - bounds(terrace.region).y1).toBeGreaterThanOrEqual(490);
  }
  const { design, drawn } = gardens[0]!;
  const lawn = design.model.layout.areas.find((one) => one.kind === 'lawn')!;
  const outcome = applyOperation(
    design.model,
    { kind: 'lay-as', areaId: lawn.id, as: 'gravel' },
    given,
  );
  if ('refused' in outcome) throw new Error(outcome.refused);
  const changed = deriveFrom(design, outcome.model, {
    ...drawn,
    weights: designWeights.taste,
    position: 0,
  });
  expect(changed.words.upkeep.hoursPerYear).toBeLessThan(design.words.upkeep.hoursPerYear);
  expect(changed.quantities.some(({ rateKey }) => rateKey.includes('gravel'))).toBe(true);
});
