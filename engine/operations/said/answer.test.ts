/** Sentences answered for real gardens. What was not named stays identical, whatever is said. */
import { describe, expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { changesSaid } from '#reader/changes.ts';
import { goldenBriefs } from '#tests/fixtures/briefs/golden-briefs.ts';
import { settledBriefs } from '#tests/fixtures/golden/settled-briefs.ts';
import { brokenByHand } from '#tests/support/changes-by-hand.ts';
import { changedUnnamed } from '#tests/support/unnamed-changes.ts';
import { area as areaOf, bounds } from '../../geometry/region.ts';
import { designGarden, readBrief } from '../../index.ts';
import { applyOperation } from '../apply.ts';
import { choicesFor } from '../bed-choices.ts';
import { answerSaid } from './answer.ts';
import type { SaidGiven } from './answer-types.ts';

const LONG = process.env.LONG === '1';
const plants = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
const gardens = goldenBriefs.slice(0, LONG ? 12 : 3).flatMap(({ id, input }): SaidGiven[] => {
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
  return designs.map(({ model }) => ({
    model,
    brief: readBrief(brief, place),
    catalogue,
    rates: sampleRateBook,
  }));
});
const answer = (text: string, given: SaidGiven) => answerSaid(changesSaid(text), given);

const WHAT = [
  'terrace',
  'lawn',
  'pergola',
  'table',
  'bench',
  'shed',
  'path',
  'tree',
  'pond',
  'pots',
];
const SENTENCES = [
  ...WHAT.flatMap((what) => [
    `make the ${what} a metre deeper`,
    `${what} half a metre wider`,
    `smaller ${what}`,
    `no ${what}`,
    `${what} on the other side`,
    `move the ${what} closer to the house`,
    `swap the ${what} for gravel`,
    `swap the ${what} for an arbour`,
    `add a ${what}`,
    `a ${what} at the back`,
  ]),
  'lay the terrace in porcelain',
  'something evergreen by the back fence',
  'more for bees',
  'white flowers on the left',
  'taller plants at the back',
  'less work',
  'under £15,000',
  'too expensive',
  'make the lawn bigger and the terrace smaller, no pergola',
  'a bigger table for eight',
  'sing a song',
];

describe('whatever is said', () => {
  test(
    'only what it names is changed, no law of the ground is broken, and every answer is a sentence',
    { timeout: LONG ? 7_200_000 : 240_000 },
    () => {
      const failures: string[] = [];
      let ready = 0;
      for (const [g, given] of gardens.entries()) {
        const before = JSON.stringify(given.model);
        for (const text of SENTENCES.filter((_one, i) => LONG || (i + g) % 6 === 0)) {
          for (const one of answer(text, given)) {
            if (!/^[A-Z0-9].{3,}[.?]$/.test(one.says)) failures.push(`${text}: “${one.says}”`);
            if (one.result === 'asked' && !one.choices.length)
              failures.push(`${text}: asked nothing`);
            const lists = [one.operations, ...one.choices.map((choice) => choice.operations)];
            if (text.includes(' and ')) continue;
            for (const operations of lists) {
              let model = given.model;
              for (const operation of operations) {
                const outcome = applyOperation(model, operation, { plants });
                if ('refused' in outcome) {
                  failures.push(`${text}: ${outcome.refused}`);
                  break;
                }
                for (const law of [
                  ...brokenByHand(outcome.model),
                  ...changedUnnamed(model, outcome.model, operation),
                ])
                  failures.push(`${g} ${text} ${JSON.stringify(operation)}: ${law}`);
                model = outcome.model;
              }
            }
            if (one.operations.length) ready++;
          }
        }
        if (JSON.stringify(given.model) !== before) failures.push('the garden was written into');
      }
      expect(failures).toEqual([]);
      expect(ready).toBeGreaterThan(gardens.length * (LONG ? 8 : 4));
    },
  );
});

const [first] = gardens;
const isDeep = ({ side }: { side: string }): boolean => side !== 'left' && side !== 'right';

test('a terrace becomes a metre deeper, or as much of it as can be done is offered', () => {
  for (const given of gardens) {
    const [one] = answer('make the patio a metre deeper', given);
    const [operation] = [...one!.operations, ...one!.choices.flatMap((each) => each.operations)]
      // without depth to be had, what is offered is the nearest to it, to a side: named by it, and no depth
      .flatMap((each) => (each.kind === 'stretch' && isDeep(each) ? [each] : []));
    if (!operation) continue;
    const outcome = applyOperation(given.model, operation, { plants });
    if ('refused' in outcome) throw new Error(outcome.refused);
    const deep = ({ layout }: SaidGiven['model']) => {
      const { y0, y1 } = bounds(layout.areas.find(({ id }) => id === operation.areaId)!.region);
      return y1 - y0;
    };
    const grown = deep(outcome.model) - deep(given.model);
    expect(grown).toBeGreaterThanOrEqual(one!.result === 'ready' ? 990 : 1);
  }
});

test('the terrace is where one sits, and not the landing at the door', () => {
  const { model } = first!;
  const areas = model.layout.areas.map((area) =>
    area.id === 'terrace' ? { ...area, label: 'Landing' } : area,
  );
  const seat = areas.find(({ kind }) => kind !== 'terrace' && kind !== 'bed')!;
  const named = areas.map((area) =>
    area === seat ? { ...area, kind: 'seat' as const, label: 'Dining terrace' } : area,
  );
  const given = { ...first!, model: { ...model, layout: { ...model.layout, areas: named } } };
  const [one] = answer('lay the terrace in granite setts', given);
  expect(one!.operations).toMatchObject([{ kind: 'material', areaId: seat.id }]);
});

test('a lawn that is not wanted asks what is to lie there', () => {
  const given = gardens.find(({ model }) =>
    model.layout.areas.some(({ kind }) => kind === 'lawn'),
  )!;
  const [one] = answer('no lawn', given);
  expect(one).toMatchObject({ result: 'asked', operations: [] });
  const [gravel] = answer('swap the lawn for gravel', given);
  expect(gravel!.operations).toMatchObject([{ kind: 'lay-as', as: 'gravel' }]);
});

test('plants that are asked to be evergreen by the back fence are swapped in the beds there alone', () => {
  for (const given of gardens) {
    const [one] = answer('something evergreen by the back fence', given);
    for (const operation of one!.operations) {
      if (operation.kind !== 'swap-plant') throw new Error(operation.kind);
      expect(plants.get(operation.by)!.foliage.type).toBe('evergreen');
      const bed = given.model.layout.areas.find(({ id }) => id === operation.areaId)!;
      const far = Math.max(...given.model.site.boundary.map(([, y]) => y));
      expect(far - bounds(bed.region).y1).toBeLessThan(far / 2);
    }
  }
});

test('what is kept, unknown or not understood is refused in words, and nothing is changed', () => {
  for (const text of ['move the helicopter pad', 'sing a song', 'a bench by the moat'])
    for (const one of answer(text, first!))
      expect(one).toMatchObject({ result: 'refused', operations: [] });
});

test('under a sum: plainer floors and plants first, then what would have to be left out', () => {
  const [one] = answer('under £9,000', first!);
  expect(one!.operations.length + one!.choices.length).toBeGreaterThan(0);
  const [already] = answer('under £900,000', first!);
  expect(already).toMatchObject({ result: 'ready', operations: [] });
  expect(areaOf(first!.model.layout.areas[0]!.region)).toBeGreaterThan(0);
});

describe('plants of a kind', () => {
  const grown = ({ model }: SaidGiven) => {
    const counts = new Map<string, number>();
    for (const one of model.planting.placements)
      if (one.role === 'mid' || one.role === 'ground')
        counts.set(one.plantId, (counts.get(one.plantId) ?? 0) + 1);
    return [...counts]
      .sort((a, b) => b[1] - a[1])
      .map(([id, count]) => ({ ...plants.get(id)!, count }));
  };
  test('fewer, so many fewer, or none of them go, and nothing else', () => {
    const given = gardens[0]!;
    const plant = grown(given).find(({ count }) => count > 4)!;
    const [two] = answer(`take out two ${plant.commonName}`, given);
    expect(two).toMatchObject({ result: 'ready', operations: [{ kind: 'remove-plants' }] });
    expect(two!.operations.flatMap((one) => ('at' in one ? one.at : []))).toHaveLength(2);
    const [fewer] = answer(`fewer ${plant.commonName}`, given);
    expect(fewer).toMatchObject({ result: 'ready', operations: [{ kind: 'remove-plants' }] });
    const [none] = answer(`no ${plant.commonName}`, given);
    expect(none!.result).toBe('asked');
    expect(none!.choices[0]!.operations).toMatchObject([{ kind: 'remove-plants' }]);
  });

  test('after some have gone there is room for more of them, where they live', () => {
    let told = 0;
    for (const given of gardens) {
      const plant = grown(given).find(({ count, layer }) => count > 4 && layer !== 'bulb');
      if (!plant) continue;
      const [none] = answer(`take out four ${plant.commonName}`, given);
      const outcome = applyOperation(
        given.model,
        { kind: 'together', operations: none!.operations },
        { plants },
      );
      if ('refused' in outcome) throw new Error(outcome.refused);
      const [more] = answer(`plant two more ${plant.commonName}`, {
        ...given,
        model: outcome.model,
      });
      if (more!.operations[0]?.kind !== 'add-plants') continue;
      told++;
      expect(
        more!.operations.reduce(
          (sum, one) => sum + (one.kind === 'add-plants' ? one.at.length : 0),
          0,
        ),
      ).toBeLessThanOrEqual(2);
    }
    expect(told).toBeGreaterThan(2);
  });
});

test('a tree that is named is planted where its crown has room, and nothing gives way to it but what grew at its foot', () => {
  let planted = 0;
  for (const given of gardens) {
    const area = given.model.layout.areas.find(({ kind }) => kind === 'bed' || kind === 'lawn')!;
    const [choice] = choicesFor(given.model, area.id, given, 'trees');
    if (!choice) continue;
    const [one] = answer(`plant a ${choice.plant.commonName}`, given);
    if (one!.operations[0]?.kind !== 'add-plants') continue;
    expect(one!.operations).toHaveLength(1);
    const outcome = applyOperation(given.model, one!.operations[0], { plants });
    if ('refused' in outcome) throw new Error(outcome.refused);
    const { placements } = outcome.model.planting;
    const added = placements.filter((each) => !given.model.planting.placements.includes(each));
    expect(added.map(({ role }) => role)).toEqual(['tree']);
    planted++;
  }
  expect(planted).toBeGreaterThan(0);
});

test('the word plant is no plant, and what stands on the boundary is no bed', () => {
  const given = gardens[0]!;
  for (const text of ['add a gate at the side', 'remove the fence'])
    expect(answer(text, given)[0]!.says).toContain('The plot');
  for (const text of [
    'higher fence on the left',
    'a hedge on the left instead of the fence',
    'put up a new fence',
  ])
    expect(answer(text, given)[0]!.operations.map(({ kind }) => kind)).toContain('boundary');
  for (const text of ['move the table nearer to the fence', 'the bench 2 m from the back fence'])
    expect(answer(text, given)[0]!.says).not.toContain('The plot');
  const [apple] = answer('plant an apple tree', given);
  for (const one of apple!.operations)
    if (one.kind === 'add-plants' || one.kind === 'swap-plant')
      expect(plants.get(one.kind === 'add-plants' ? one.plantId : one.by)!.commonName).toMatch(
        /apple/i,
      );
});

test('more chairs and seats for so many people are of the table', () => {
  const isTable = ({ kind }: { kind: string }) => kind === 'dining-set';
  const given = gardens.find(({ model }) => model.layout.furnishings.filter(isTable).length === 1)!;
  const table = given.model.layout.furnishings.find(isTable)!;
  for (const [text, seats] of [
    ['two more chairs', table.seats! + 2],
    ['seat eight people', 8],
  ] as const) {
    const [one] = answer(text, given);
    const made = [...one!.operations, ...one!.choices.flatMap(({ operations }) => operations)];
    expect(made.every((operation) => 'id' in operation || operation.kind === 'stretch')).toBe(true);
    if (one!.result === 'ready' && made.length)
      expect(made).toContainEqual({ kind: 'seats', id: table.id, seats });
    else expect(one!.says).toMatch(/table|seats/i);
  }
});
