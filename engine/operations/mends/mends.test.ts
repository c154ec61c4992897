/** Whatever generated changes leave wrong is mended by one ordinary change, after which nothing is wrong that was not before. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { OperationInput } from '#contracts/operations.ts';
import { anyOperation } from '#tests/support/changes-by-hand.ts';
import { goldenBriefs } from '#tests/fixtures/briefs/golden-briefs.ts';
import { settledBriefs } from '#tests/fixtures/golden/settled-briefs.ts';
import { seededRandom } from '../../geometry/random.ts';
import { designGarden } from '../../index.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Operation } from '../../model/operation.ts';
import { applyOperation } from '../apply.ts';
import { type Fault, findFaults, newFaults } from '../faults.ts';
import { touchedLock } from '../locks.ts';
import { STANDING_USUAL } from '../plot/standing.ts';
import { mendOf } from './mend.ts';

const plants = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
const given = { plants };
const ids = [...plants.keys()];
const gardens = goldenBriefs.slice(0, 3).map(({ id, input }): GardenModel[] => {
  const brief = { ...input, settled: settledBriefs[`golden ${id}`]! };
  const place = placeOf(brief.postcode ?? null).place!;
  const rates = sampleRateBook;
  return designGarden({
    brief,
    place,
    catalogue,
    rates,
    seed: 7,
    weights: designWeights,
  }).designs.map(({ model }) => model);
});
const models = gardens.map(([model]) => model!);
const changed = (model: GardenModel, operation: Operation): GardenModel => {
  const outcome = applyOperation(model, operation, given);
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.model;
};
/** Door, meet, over, way … and of a way whether it leads to a gate or the door. */
const kindOf = ({ id }: Fault) => id.split(' ')[0]!;

test('nearly every fault of generated changes has a mend that leaves nothing else wrong', () => {
  const seen = new Map<string, { faults: number; mended: number }>();
  for (const model of models) {
    const random = seededRandom(5);
    const before = findFaults(model);
    for (let i = 0; i < 200; i++) {
      const outcome = applyOperation(model, anyOperation(model, random, ids), given);
      if ('refused' in outcome) continue;
      for (const fault of newFaults(before, findFaults(outcome.model)).slice(0, 2)) {
        const count = seen.get(kindOf(fault)) ?? { faults: 0, mended: 0 };
        seen.set(kindOf(fault), count);
        count.faults++;
        const mend = mendOf(outcome.model, fault, given);
        if (!mend) continue;
        count.mended++;
        expect(mend.says).toMatch(/^Mended by [a-z].*\.$/);
        expect(OperationInput.parse(mend.operation)).toEqual(mend.operation);
        const after = findFaults(changed(outcome.model, mend.operation));
        expect(after.map(({ id }) => id)).not.toContain(fault.id);
        expect(newFaults(findFaults(outcome.model), after)).toEqual([]);
      }
    }
  }
  expect([...seen.keys()]).toEqual(
    expect.arrayContaining(['door', 'ground', 'meet', 'over', 'stands', 'way']),
  );
  const all = [...seen.values()].reduce((sum, { faults }) => sum + faults, 0);
  const mended = [...seen.values()].reduce((sum, one) => sum + one.mended, 0);
  expect(mended / all).toBeGreaterThan(0.95);
});

test('a seat whose lawn became a bed has a way led to it', () => {
  let shutOff = 0;
  for (const model of gardens.flat()) {
    if (!model.layout.areas.some(({ id }) => id === 'lawn')) continue;
    const shut = changed(model, { kind: 'lay-as', areaId: 'lawn', as: 'bed' });
    for (const fault of newFaults(findFaults(model), findFaults(shut))) {
      if (fault.id !== 'way seat') continue;
      expect(mendOf(shut, fault, given)?.operation.kind).toBe('reshape');
      shutOff++;
    }
  }
  expect(shutOff).toBeGreaterThan(0);
});

test('a tree that stands at the edge of a floor is given ground, and never taken down unasked', () => {
  for (const model of models) {
    for (const x of [800, 1600, 2600, 3400]) {
      const operation: Operation = {
        kind: 'stand',
        id: 'hand-1',
        as: 'tree',
        name: 'old tree',
        x,
        y: 2200,
        ...STANDING_USUAL.tree,
        evergreen: false,
      };
      const outcome = applyOperation(model, operation, given);
      if ('refused' in outcome) continue;
      for (const fault of newFaults(findFaults(model), findFaults(outcome.model)))
        expect(mendOf(outcome.model, fault, given)?.operation.kind).not.toBe('unstand');
    }
  }
});

test('no mend touches what is locked', () => {
  const [model] = models;
  const locks = { areas: ['terrace'], trees: [] };
  const things = model!.layout.furnishings.filter(({ areaId }) => areaId === 'terrace');
  const [thing, other] = things;
  const off = changed(model!, { kind: 'move', id: thing!.id, x: other!.x, y: other!.y });
  for (const fault of newFaults(findFaults(model!), findFaults(off))) {
    const mend = mendOf(off, fault, given, (after) => touchedLock(off, after, locks) === null);
    if (mend) expect(touchedLock(off, changed(off, mend.operation), locks)).toBeNull();
  }
});
