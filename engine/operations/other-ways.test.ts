/** What is locked stays to the byte while the rest is laid out anew. LONG=1 tries many more gardens and locks. */
import { describe, expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { goldenBriefs } from '#tests/fixtures/briefs/golden-briefs.ts';
import { seededRandom } from '../geometry/random.ts';
import { area as areaOf } from '../geometry/region.ts';
import { designGarden, readBrief } from '../index.ts';
import { exactOverlap } from '../layout/area-sum.ts';
import type { GardenDesign, GardenModel } from '../model/garden.ts';
import { applyOperation } from './apply.ts';
import { findFaults, newFaults } from './faults.ts';
import { isSameTree, type Locks, NO_LOCKS, onArea, touchedLock } from './locks.ts';
import { otherWays } from './other-ways.ts';

const LONG = process.env.LONG === '1';
/** Sets of locks that each garden is tried with. */
const TURNS = LONG ? 12 : 1;
const plants = new Map(catalogue.plants.map((plant) => [plant.id, plant]));
const gardens = goldenBriefs.slice(0, LONG ? 12 : 2).map(({ input: brief }) => {
  const place = placeOf(brief.postcode ?? null).place!;
  const drawn = { brief: readBrief(brief, place), catalogue, rates: sampleRateBook };
  const { designs } = designGarden({
    brief,
    place,
    catalogue,
    rates: sampleRateBook,
    seed: 7,
    weights: designWeights,
  });
  return { design: designs[0]!, drawn };
});
const [first] = gardens;
const ways = (
  { design, drawn }: (typeof gardens)[number],
  locks: Locks,
  { model = design.model, seed = 11 }: { model?: GardenModel; seed?: number } = {},
) => otherWays({ ...drawn, original: design, model, locks, weights: designWeights, seed });

/** What of the locked is not as it was, and what of the whole is not right. */
function wrongs(before: GardenModel, locks: Locks, { model }: GardenDesign): string[] {
  const out: string[] = [];
  for (const id of locks.areas)
    if (JSON.stringify(onArea(before, id)) !== JSON.stringify(onArea(model, id))) out.push(id);
  for (const tree of locks.trees)
    if (!model.planting.placements.some((one) => isSameTree(one, tree))) out.push(tree.plantId);
  const regions = model.layout.areas.map(({ region }) => region);
  const sum = regions.reduce((total, region) => total + areaOf(region), 0);
  if (Math.abs(sum - areaOf([[before.site.boundary]])) > 20_000) out.push('ground left over');
  if (exactOverlap(model.layout.areas) > 2000) out.push('overlap');
  const ids = [...model.layout.areas, ...model.layout.furnishings].map(({ id }) => id);
  if (new Set(ids).size !== ids.length) out.push('two of one id');
  const homes = new Set(model.layout.areas.map(({ id }) => id));
  for (const { areaId } of [...model.layout.furnishings, ...model.planting.placements])
    if (!homes.has(areaId)) out.push(`nothing is ${areaId}`);
  out.push(...newFaults(findFaults(before), findFaults(model)).map(({ text }) => text));
  return [...new Set(out)];
}

describe('other ways to lay a garden out', () => {
  test('keep whatever is locked to the byte, and cover the plot', { timeout: 600_000 }, () => {
    const failures: string[] = [];
    let found = 0;
    for (const [g, garden] of gardens.entries()) {
      const random = seededRandom(40 + g);
      const { model } = garden.design;
      for (let turn = 0; turn < TURNS; turn++) {
        const locks: Locks = {
          areas: model.layout.areas.filter(() => random.chance(0.3)).map(({ id }) => id),
          trees: model.planting.placements
            .filter((one) => one.role === 'tree' && !one.existing && random.chance(0.3))
            .map(({ plantId, x, y }) => ({ plantId, x, y })),
        };
        const made = ways(garden, locks, { seed: 100 + turn });
        found += made.length;
        for (const one of made) {
          const wrong = wrongs(model, locks, one);
          if (wrong.length) failures.push(`${g} ${locks.areas.join()}: ${wrong.join('; ')}`);
        }
      }
    }
    expect(failures).toEqual([]);
    expect(found).toBeGreaterThan(gardens.length * TURNS);
  });

  test('are three of the whole garden where nothing is locked, and three others for another seed', () => {
    const [a, b] = [ways(first!, NO_LOCKS), ways(first!, NO_LOCKS, { seed: 12 })];
    expect(a).toHaveLength(3);
    expect(b).toHaveLength(3);
    const texts = [...a, ...b].map(({ model }) => JSON.stringify(model.layout.areas));
    expect(new Set(texts).size).toBeGreaterThan(4);
    expect(JSON.stringify(ways(first!, NO_LOCKS))).toBe(JSON.stringify(a));
  });

  test('are none where everything is locked', () => {
    const areas = first!.design.model.layout.areas.map(({ id }) => id);
    expect(ways(first!, { areas, trees: [] })).toEqual([]);
  });

  test('bring back nothing that was taken out by hand', () => {
    let tried = 0;
    for (const garden of gardens) {
      const { model } = garden.design,
        times = Map.groupBy(model.layout.areas, ({ feature }) => feature);
      for (const { id: areaId, feature } of model.layout.areas) {
        if (!feature || times.get(feature)!.length > 1) continue;
        const without = applyOperation(model, { kind: 'delete-area', areaId }, { plants });
        if ('refused' in without) continue;
        const made = ways(garden, { areas: ['terrace'], trees: [] }, { model: without.model });
        expect(made.length).toBeGreaterThan(0);
        for (const way of made)
          expect(way.model.layout.areas.map((area) => area.feature)).not.toContain(feature);
        tried++;
        break;
      }
    }
    expect(tried).toBeGreaterThan(0);
  });

  test('are taken as a change, which is refused on a plot of another shape', () => {
    const { model } = first!.design;
    const [way] = ways(first!, { areas: ['terrace'], trees: [] });
    const { seed, layout, planting, site } = way!.model;
    const arrangement = { seed, layout, planting, boundary: site.boundary };
    const given = { plants, arrangements: new Map([['arr_1', arrangement]]) };
    const taken = applyOperation(model, { kind: 'arrange', id: 'arr_1' }, given);
    expect('model' in taken && taken.model.layout).toBe(layout);
    expect(applyOperation(model, { kind: 'arrange', id: 'arr_2' }, given)).toHaveProperty(
      'refused',
    );
    const moved = { ...site, boundary: site.boundary.map(([x, y]) => [x, y * 2] as const) };
    expect(
      applyOperation({ ...model, site: moved }, { kind: 'arrange', id: 'arr_1' }, given),
    ).toHaveProperty('refused');
  });

  test('a lock tells a change that touches it from one that does not', () => {
    const { model } = first!.design;
    const table = model.layout.furnishings.find(({ areaId }) => areaId === 'terrace')!;
    const moved = {
      ...model,
      layout: {
        ...model.layout,
        furnishings: model.layout.furnishings.map((one) =>
          one === table ? { ...one, x: one.x + 10 } : one,
        ),
      },
    };
    const other = model.layout.areas.find(({ id }) => id !== 'terrace')!.id;
    expect(touchedLock(model, moved, { areas: ['terrace'], trees: [] })).toBe('terrace');
    expect(touchedLock(model, moved, { areas: [other], trees: [] })).toBeNull();
  });
});
