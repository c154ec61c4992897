/** What stands already, put and corrected by hand: the plan, the price, the shade and other ways know it. */
import { describe, expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { drawn, design, model, changed, refusal, derive } from '#tests/support/changed-design.ts';
import { toSvg } from '../../drawing/to-svg.ts';
import { drawPlainPage, layPage } from '../../drawing/views/plain.ts';
import { distanceToEdge } from '../../geometry/region.ts';
import { hypot } from '../../geometry/trig.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Operation } from '../../model/operation.ts';
import { findFaults, newFaults } from '../faults.ts';
import { NO_LOCKS } from '../locks.ts';
import { otherWays } from '../other-ways.ts';
import { freeStandingId, listStanding, STANDING_USUAL } from './standing.ts';

type Stand = Extract<Operation, { kind: 'stand' }>;

/** In the middle of a plant of a bed, and clear of the fence. */
const inBed = model.planting.placements.find(
  ({ role, areaId, x, y }) =>
    (role === 'mid' || role === 'ground') &&
    distanceToEdge([[model.site.boundary]], x, y) > 700 &&
    model.layout.areas.some(({ id, kind }) => id === areaId && kind === 'bed'),
)!;
const terrace = model.layout.areas.find(({ id }) => id === 'terrace')!;
const [tx, ty] = terrace.region[0]![0]!.reduce(
  ([x, y], [px, py], _, all) => [x + px / all.length, y + py / all.length],
  [0, 0],
);
const stand = (as: Stand['as'], x: number, y: number, more: Partial<Stand> = {}): Stand => ({
  kind: 'stand',
  id: freeStandingId(model),
  as,
  name: as === 'cover' ? 'manhole' : `old ${as}`,
  x,
  y,
  ...STANDING_USUAL[as],
  evergreen: false,
  ...more,
});
const tree = stand('tree', inBed.x, inBed.y);
const inShade = ({ planting }: GardenModel) => JSON.stringify(planting.beds);

describe('what stands already', () => {
  test('a tree put by hand takes the place of the plants at its trunk alone, shades the beds and is in no price', () => {
    const next = changed(tree);
    expect(next.layout).toBe(model.layout);
    const gone = model.planting.placements.filter((one) => !next.planting.placements.includes(one));
    expect(gone).toContain(inBed);
    for (const one of gone) expect(hypot(one.x - tree.x, one.y - tree.y)).toBeLessThan(350);
    expect(findFaults(next)).toEqual(findFaults(model));
    const large = derive(changed({ ...tree, widthMm: 12_000, heightMm: 14_000 }));
    expect(inShade(large.model)).not.toBe(inShade(model));
    expect(large.quantities.some(({ id }) => id.includes('removal'))).toBe(false);
  });

  test('it is put right, and taken out again to the byte', () => {
    const put = changed(stand('shed', inBed.x, inBed.y, { widthMm: 600, depthMm: 600 }));
    const larger = changed({ ...tree, heightMm: 9000 }, changed(tree));
    expect(listStanding(larger).find(({ id }) => id === tree.id)).toMatchObject({ heightMm: 9000 });
    expect(larger.site.existing).toHaveLength(model.site.existing.length + 1);
    const out = changed({ kind: 'unstand', id: tree.id, goes: false }, changed(tree));
    expect(out.site.existing).toEqual(model.site.existing);
    expect(put.site.existing.at(-1)).toMatchObject({ kind: 'shed', boxMm: [600, 600] });
  });

  test('what goes is in the price', () => {
    const went = derive(changed({ kind: 'unstand', id: tree.id, goes: true }, changed(tree)));
    expect(went.model.site.removals).toEqual([
      ...(model.site.removals ?? []),
      { id: tree.id, kind: 'tree', name: 'old tree', count: 1, isLarge: false },
    ]);
    expect(went.costing.totalPence).toBeGreaterThan(derive(changed(tree)).costing.totalPence);
  });

  test('what cannot stand there is refused, and what is not right is told where it is', () => {
    expect(refusal({ ...tree, x: -90_000 })).toMatch(/outside the boundary/);
    expect(refusal({ ...tree, heightMm: 90_000 })).toMatch(/between 1 and 30 m high/);
    expect(refusal({ ...tree, id: 'area-1' })).toMatch(/no longer/);
    expect(refusal({ kind: 'unstand', id: 'hand-9', goes: true })).toMatch(/no longer/);
    const cover = stand('cover', inBed.x, inBed.y);
    expect(refusal({ kind: 'unstand', id: cover.id, goes: true }, changed(cover))).toMatch(/stays/);
    const paved = changed(stand('tree', Math.round(tx), Math.round(ty)));
    expect(
      newFaults(findFaults(model), findFaults(paved))
        .map(({ text }) => text)
        .join(' '),
    ).toMatch(/Old tree stands in the .*terrace/i);
  });

  test('other ways are laid out round it', { timeout: 120_000 }, () => {
    const put = changed(stand('tree', Math.round(tx), Math.round(ty) + 3500));
    const at = put.site.existing.at(-1)!;
    const ways = otherWays({
      ...drawn,
      original: design,
      model: put,
      locks: NO_LOCKS,
      weights: designWeights,
      seed: 11,
    });
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways) {
      expect(way.model.site.existing).toContainEqual(at);
      const fresh = newFaults(findFaults(model), findFaults(way.model));
      expect(fresh.filter(({ id }) => id.startsWith('stands'))).toEqual([]);
    }
  });
});

describe('paving, ponds and walls', () => {
  test.each(['patio', 'pond', 'wall'] as const)(
    '%s that stands is drawn, keeps plants off it, and is in the price where it goes',
    (as) => {
      const put = stand(as, inBed.x, inBed.y, { widthMm: 1200, depthMm: 600 });
      const next = changed(put);
      expect(listStanding(next).find(({ id }) => id === put.id)).toMatchObject({ as, x: inBed.x });
      const isUnder = ({ x, y, existing, role }: (typeof next.planting.placements)[number]) =>
        !existing &&
        !['tree', 'screening', 'pot', 'water'].includes(role) &&
        Math.abs(x - put.x) < 600 &&
        Math.abs(y - put.y) < 300;
      expect(model.planting.placements.some(isUnder)).toBe(true);
      expect(next.planting.placements.some(isUnder)).toBe(false);
      expect(JSON.stringify(derive(next).quantities)).not.toContain(put.id);
      const gone = derive(changed({ kind: 'unstand', id: put.id, goes: true }, next));
      // what an old wall is made of is not known before it is seen
      if (as !== 'wall')
        expect(gone.costing.totalPence).toBeGreaterThan(derive(next).costing.totalPence);
    },
  );

  test('they lie within the boundary, flat where they are flat, and are drawn on the plan', () => {
    expect(refusal(stand('patio', -5000, 2000))).toContain('outside');
    expect(refusal(stand('pond', inBed.x, inBed.y, { heightMm: 500 }))).toContain('level');
    const put = stand('pond', inBed.x, inBed.y, { widthMm: 900, depthMm: 600 });
    const draw = (of: GardenModel) =>
      toSvg(drawPlainPage(layPage(options(of)), options(of)), { size: 'fluid', idPrefix: '' });
    expect(draw(changed(put))).toContain(put.id);
  });
});
const options = (of: GardenModel) => ({
  model: of,
  catalogue,
  view: 'plain' as const,
  title: 'Garden',
});
