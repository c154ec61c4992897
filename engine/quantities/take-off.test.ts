import { expect, test } from 'vitest';
import { contains } from '../geometry/region.ts';
import { hypot } from '../geometry/trig.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Region } from '../model/shapes.ts';
import {
  FIXTURES,
  fixtureGarden,
  plainGarden,
  withSite,
} from '../costing/fixtures/sample-gardens.ts';
import { buyingStep, grossOf } from './line.ts';
import { measureGarden } from './measure.ts';
import { takeOff } from './take-off.ts';

import { find, none } from './fixtures/find-line.ts';

/** Area by strips across it, so that it owes nothing to the shoelace sum. */
function countedM2(region: Region, step = 20): number {
  const edges = region
      .flat()
      .flatMap((ring) => ring.map((from, i) => [from, ring.at(i - 1)!] as const)),
    ys = edges.map(([[, y]]) => y);
  let sum = 0;
  for (let y = Math.min(...ys) + step / 2; y < Math.max(...ys); y += step) {
    const crossed = edges
      .filter(([[, ay], [, by]]) => ay > y !== by > y)
      .map(([[ax, ay], [bx, by]]) => ax + ((y - ay) / (by - ay)) * (bx - ax))
      .sort((one, other) => one - other);
    crossed.forEach((x, i) => (sum += i % 2 ? x : -x));
  }
  return (sum * step) / 1e6;
}
/** Walks the outline of a and looks 8 mm outwards: is b there? */
function walkedM(a: Region, b: Region): number {
  let mm = 0;
  for (const polygon of a)
    for (const ring of polygon)
      ring.forEach(([ax, ay], i) => {
        const [bx, by] = ring[(i + 1) % ring.length]!,
          length = hypot(bx - ax, by - ay),
          steps = Math.max(1, Math.round(length / 10));
        for (let k = 0; k < steps; k++) {
          const t = (k + 0.5) / steps,
            x = ax + (bx - ax) * t + ((by - ay) / length) * 8,
            y = ay + (by - ay) * t - ((bx - ax) / length) * 8;
          if (contains(b, x, y)) mm += length / steps;
        }
      });
  return mm / 1000;
}
const gardens = (): [string, GardenModel][] => [
  ...FIXTURES.map((name): [string, GardenModel] => [name, fixtureGarden(name)]),
  ['plain', plainGarden()],
];

test('floor lines equal areas that are counted another way', () => {
  for (const [name, model] of gardens()) {
    const lines = takeOff(model, none);
    for (const area of model.layout.areas) {
      const line = lines.find((one) => one.id === `${area.material}:${area.id}`);
      if (!line || line.unit !== 'm2') continue;
      const counted = countedM2(area.region);
      expect(Math.abs(line.net - counted), `${name} ${area.id}`).toBeLessThan(
        0.02 * counted + 0.05,
      );
    }
  }
});

test('lengths where areas meet equal a walk along their outlines', () => {
  for (const [name, model] of gardens()) {
    const measured = measureGarden(model.site, model.layout),
      { areas } = model.layout;
    for (let i = 0; i < areas.length; i++)
      for (let j = i + 1; j < areas.length; j++) {
        // a walk 8 mm out cannot see a splinter of ground
        if (Math.min(measured.areas[i]!.m2, measured.areas[j]!.m2) < 0.05) continue;
        const walked = Math.min(
            walkedM(areas[i]!.region, areas[j]!.region),
            walkedM(areas[j]!.region, areas[i]!.region),
          ),
          shared = measured.sharedM(areas[i]!.id, areas[j]!.id);
        expect(
          Math.abs(shared - walked),
          `${name} ${areas[i]!.id}/${areas[j]!.id}: ${shared} against ${walked}`,
        ).toBeLessThan(0.03 * walked + 0.2);
      }
  }
});

test('the plain garden has the quantities worked out by hand', () => {
  const lines = takeOff(plainGarden(), none);
  expect(find(lines, 'clearance')).toMatchObject({ net: 96, gross: 96 });
  expect(find(lines, 'sandstone:terrace')).toMatchObject({ net: 24, waste: 0.1, gross: 26.4 });
  // clay: 150 mm stone, 40 mm bed, 25 mm slab
  expect(find(lines, 'excavation').net).toBe(5.16);
  expect(find(lines, 'spoil-away:dug').net).toBe(6.71);
  expect(find(lines, 'spoil-away:strippings').net).toBe(6.24);
  expect(find(lines, 'sub-base')).toMatchObject({ net: 3.6, gross: 4 });
  expect(find(lines, 'mortar-bed').net).toBe(0.96);
  expect(find(lines, 'channel-drain').net).toBe(8);
  expect(find(lines, 'gravel-trench').net).toBe(8);
  expect(find(lines, 'turf:lawn')).toMatchObject({ net: 37.5, waste: 0.05, gross: 39.4 });
  expect(find(lines, 'topsoil').net).toBe(2.81);
  // terrace against lawn 5 m and beds 1.5 m each
  expect(find(lines, 'haunch').net).toBe(8);
  // lawn against the side beds 7.5 m each and the far bed 5 m
  expect(find(lines, 'steel-edging:lawn')).toMatchObject({ net: 20, gross: 22.5 });
  expect(find(lines, 'bed-preparation').net).toBe(34.5);
  expect(find(lines, 'compost').net).toBe(2.59);
  expect(find(lines, 'mulch')).toMatchObject({ net: 1.73, gross: 2 });
  expect(find(lines, 'fence-stain').net).toBe(57.6);
});

test('sandier ground has less stone under paving and a soakaway', () => {
  const model = plainGarden(),
    lines = takeOff(withSite(model, { soil: { ...model.site.soil, texture: 'loam' } }), none);
  expect(find(lines, 'sub-base').net).toBe(2.4);
  expect(find(lines, 'soakaway').net).toBe(0.51);
  expect(lines.some((line) => line.id === 'gravel-trench')).toBe(false);
});

test('every line names what it was measured from, and that exists in the model', () => {
  for (const [name, model] of gardens()) {
    const known = new Set([
      'plot',
      ...model.layout.areas.map((a) => a.id),
      ...model.layout.furnishings.map((f) => f.id),
      ...model.layout.screens.map((s) => s.id),
      ...model.site.edges.map((_, i) => `boundary-${i + 1}`),
      ...model.planting.schedule.map((line) => line.plantId),
    ]);
    const lines = takeOff(model, none);
    expect(lines.length, name).toBeGreaterThan(15);
    expect(new Set(lines.map((line) => line.id)).size, name).toBe(lines.length);
    for (const line of lines) {
      expect(line.source.ids.length, `${name} ${line.id}`).toBeGreaterThan(0);
      expect(line.source.formula, `${name} ${line.id}`).not.toBe('');
      for (const id of line.source.ids)
        expect(known.has(id), `${name} ${line.id}: ${id}`).toBe(true);
    }
  }
});

test('gross is net with waste, rounded up by less than one step of sale', () => {
  for (const [name, model] of gardens())
    for (const line of takeOff(model, none)) {
      const least = line.net * (1 + line.waste),
        step = buyingStep(line.rateKey, line.unit);
      expect(line.gross, `${name} ${line.id}`).toBeGreaterThanOrEqual(least - 0.006);
      expect(line.gross, `${name} ${line.id}`).toBeLessThan(least + step + 0.006);
      expect(Math.round(line.net * 100) / 100).toBe(line.net);
    }
  expect(grossOf(2, 0.1, 0.1)).toBe(2.2);
  expect(grossOf(1.01, 0, 0.5)).toBe(1.5);
});

test('plants on the list are the placements that do not stand there already', () => {
  const model = fixtureGarden('family-1'),
    placements = model.planting.placements.map((p, i) =>
      i === 0 ? { ...p, existing: true as const } : p,
    );
  const lines = takeOff({ ...model, planting: { ...model.planting, placements } }, none).filter(
    (line) => line.rateKey.startsWith('plant:'),
  );
  expect(lines.reduce((sum, line) => sum + line.net, 0)).toBe(placements.length - 1);
  const trees = takeOff(model, none).find((line) => line.id === 'tree-pit');
  expect(trees?.net).toBe(model.layout.trees.length);
});

test('curved paving wastes more than straight paving', () => {
  const curved = takeOff(fixtureGarden('court-1'), none).find(
    (line) => line.id === 'sandstone:terrace',
  );
  expect(curved?.waste).toBe(0.15);
  expect(find(takeOff(plainGarden(), none), 'sandstone:terrace').waste).toBe(0.1);
});

test('no geometry, no line', () => {
  const lines = takeOff(plainGarden({ lawn: 'gravel' }), none);
  for (const key of [
    'turf',
    'topsoil',
    'pond-liner',
    'post',
    'sleeper',
    'spike-light',
    'light-supply',
    'tree-pit',
    'hedge-trench',
  ])
    expect(
      lines.some((line) => line.rateKey === key),
      key,
    ).toBe(false);
});
