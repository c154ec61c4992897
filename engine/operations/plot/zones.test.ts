/** Ground that is left free, marked by hand: the plan says what lies on it, other ways keep off it, and it is put where it was. */
import { describe, expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { brokenZones } from '#tests/support/zones.ts';
import { buildZones } from '#app/scene/surfaces/zones.ts';
import {
  input,
  place,
  drawn,
  design,
  model,
  given,
  changed,
  refusal,
  derive,
} from '#tests/support/changed-design.ts';
import { zoneRows } from '../../drawing/page/ground-key.ts';
import { drawWorkingSheet } from '../../drawing/sheets/draw-sheet.ts';
import { overlappingTexts, texts } from '../../drawing/testing/read-drawing.ts';
import { gardenDxf } from '../../exports/dxf.ts';
import { buildScene } from '../../scene/build-scene.ts';
import { area as areaOf, bounds } from '../../geometry/region.ts';
import { readBrief } from '../../index.ts';
import { BARRED_KINDS } from '../../model/barred.ts';
import type { Ring } from '../../model/shapes.ts';
import { makeSite } from '../../site/make-site.ts';
import { isWayOpen } from '../../site/zones.ts';
import { findFaults, newFaults } from '../faults.ts';
import { NO_LOCKS } from '../locks.ts';
import { otherWays } from '../other-ways.ts';
import { mendOf } from '../mends/mend.ts';
import { siteChanges } from './site-changes.ts';
import { listZones, movedBy, placeForZone, zoneAs } from './zones.ts';

const box = bounds([[model.site.boundary]]);
const square = (x: number, y: number, half: number): Ring => [
  [x - half, y - half],
  [x + half, y - half],
  [x + half, y + half],
  [x - half, y + half],
];
const middle = (): Ring =>
  square(Math.round((box.x0 + box.x1) / 2), Math.round((box.y0 + box.y1) / 2), 900);

describe('ground left free, marked by hand', () => {
  test.each(BARRED_KINDS)('%s is put in where it mostly lies, and nothing else changes', (kind) => {
    const next = changed(placeForZone(model, kind)),
      [zone] = listZones(next);
    expect(zone).toMatchObject({ id: 'zone-1', kind, quote: '' });
    expect(zone).not.toHaveProperty('isAssumed');
    expect(zone).not.toHaveProperty('name');
    expect(next.layout).toBe(model.layout);
    expect(next.planting).toBe(model.planting);
    expect(changed({ kind: 'unzone', id: 'zone-1' }, next).site).toEqual(model.site);
  });

  test('it is named, moved and drawn otherwise, and what lies beyond the boundary is cut off', () => {
    const put = changed(placeForZone(model, 'right of way')),
      [zone] = listZones(put);
    const named = changed(zoneAs(zone!, { name: 'Path to number 12' }), put);
    expect(listZones(named)[0]).toMatchObject({ name: 'Path to number 12' });
    const inside = changed(zoneAs(zone!, { outline: middle() }), put);
    const moved = changed(
      zoneAs(listZones(inside)[0]!, { outline: movedBy(middle(), 200, -100) }),
      inside,
    );
    expect(listZones(moved)[0]!.outline).toEqual(movedBy(middle(), 200, -100));
    expect(listZones(moved)[0]!.way).toEqual(
      listZones(inside)[0]!.way!.map(([x, y]) => [x + 200, y - 100]),
    );
    const over = changed(zoneAs(zone!, { outline: square(box.x0, box.y1, 2000) }), put);
    const kept = listZones(over)[0]!;
    expect(areaOf([[kept.outline]])).toBeLessThan(4.1e6);
    expect(bounds([[kept.outline]]).x0).toBeGreaterThanOrEqual(box.x0 - 1);
  });

  test('what is no ground is refused in words', () => {
    const op = placeForZone(model, 'gully');
    expect(refusal({ ...op, outline: square(box.x1 + 9000, 4000, 500) })).toMatch(
      /lie on the plot/,
    );
    expect(refusal({ ...op, id: 'barred-9' })).toMatch(/no longer/);
    expect(refusal({ kind: 'unzone', id: 'zone-1' })).toMatch(/no longer/);
    const [a, b, c, d] = middle();
    expect(refusal({ ...op, outline: [a!, c!, b!, d!] })).toMatch(/cross itself/);
  });

  test('what lies on it is told, and the check says that it was marked', () => {
    const plant = model.planting.placements.find(({ role }) => role === 'mid')!;
    const next = changed({
      ...placeForZone(model, 'right of way'),
      outline: square(plant.x, plant.y, 600),
    });
    const faults = newFaults(findFaults(model), findFaults(next));
    expect(faults.find(({ id }) => id === 'zone zone-1 plants')?.text).toMatch(
      /on the right of way, which is to be left free/,
    );
    const mend = mendOf(
      next,
      faults.find(({ id }) => id === 'zone zone-1 plants')!,
      given,
    );
    expect(mend?.says).toBe('Mended by taking the plants off the right of way.');
    const mended = changed(mend!.operation, next);
    expect(findFaults(mended).map(({ id }) => id)).not.toContain('zone zone-1 plants');
    const [thing] = model.layout.furnishings;
    const under = changed({
      ...placeForZone(model, 'gully'),
      outline: square(thing!.x, thing!.y, 600),
    });
    expect(findFaults(under).map(({ id }) => id)).toContain(`zone zone-1 ${thing!.id}`);
    const checks = derive(next).checks;
    expect(checks.find(({ id }) => id === 'barred:zone-1')?.text).toMatch(
      /^You marked it on the plan\./,
    );
  });

  test('other ways of laying it out keep off it', { timeout: 120_000 }, () => {
    const next = changed(placeForZone(model, 'flood strip'));
    const ways = otherWays({
      ...drawn,
      original: design,
      model: next,
      locks: NO_LOCKS,
      weights: designWeights,
      seed: 3,
    });
    expect(ways.length).toBeGreaterThan(0);
    for (const way of ways)
      expect(brokenZones(way.model.layout, next.site), way.model.layout.language).toEqual([]);
  });

  test('a garden designed anew has it where it was marked, and one that was taken off stays off', () => {
    const told = makeSite(readBrief(input, place), place);
    const way = changed(placeForZone(model, 'right of way'));
    const byHand = siteChanges(model, way);
    expect(byHand).toHaveLength(1);
    const again = makeSite({ ...readBrief(input, place), byHand }, place);
    expect(again.barred).toEqual(way.site.barred);
    expect(told.barred).toBeUndefined();
    const off = siteChanges(way, model);
    expect(off).toEqual([{ kind: 'unzone', id: 'zone-1' }]);
    const none = makeSite({ ...readBrief(input, place), byHand: [...byHand, ...off] }, place);
    expect(none.barred).toBeUndefined();
  });

  test('a way stays open along its middle only where something is walked on', () => {
    const next = changed(placeForZone(model, 'right of way')),
      [zone] = listZones(next);
    expect(zone!.way).toHaveLength(2);
    const isOpen = isWayOpen(zone!, next.layout.areas);
    expect(findFaults(next).some(({ id }) => id === 'zone zone-1 shut')).toBe(!isOpen);
  });

  test('the section, the key, the drawing file and the live garden name it', () => {
    const y = Math.round((box.y0 + box.y1) / 2);
    const next = changed({
      ...placeForZone(model, 'flood strip'),
      name: 'River strip',
      outline: [
        [box.x0, y - 600],
        [box.x1, y - 600],
        [box.x1, y + 600],
        [box.x0, y + 600],
      ],
    });
    const section = drawWorkingSheet({ model: next, catalogue, view: 'section', paper: 'A3' });
    expect(texts(section).map(({ text }) => text)).toContain('River strip');
    expect(overlappingTexts(section)).toEqual([]);
    expect(zoneRows(next.site).map(({ name }) => name)).toEqual(['River strip']);
    expect(gardenDxf(next, { title: 'A garden' })).toMatch(/LEFT-FREE[^]*River strip/);
    const { zones } = buildScene(next, catalogue);
    expect(zones).toEqual([
      { id: 'zone-1', name: 'River strip', outline: listZones(next)[0]!.outline },
    ]);
    expect(buildZones({ zones: zones! })).toHaveLength(1);
    expect(buildScene(model, catalogue)).not.toHaveProperty('zones');
  });
});
