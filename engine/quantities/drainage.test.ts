import { expect, test } from 'vitest';
import { hypot } from '../geometry/trig.ts';
import {
  areaAt,
  plainGarden,
  sampleBrief,
  withLayout,
  withSite,
} from '../costing/fixtures/sample-gardens.ts';
import type { GardenModel } from '../model/garden.ts';
import { checkGarden } from '../checks/check-garden.ts';
import { find, none } from './fixtures/find-line.ts';
import { soakawayPlace } from './drainage.ts';
import { takeOff } from './take-off.ts';

const OUTLETS = ['soakaway', 'gravel-trench', 'rain-garden', 'drain-connection'];
const on = (texture: 'loam' | 'clay', model: GardenModel): GardenModel =>
  withSite(model, { soil: { ...model.site.soil, texture } });
const outletsOf = (model: GardenModel) =>
  takeOff(model, none)
    .map((line) => line.rateKey)
    .filter((key) => OUTLETS.includes(key));
const said = (model: GardenModel) =>
  checkGarden({ model, brief: sampleBrief(), catalogue: none }).find(
    (check) => check.id === 'rain-outlet',
  )?.text;

test('a soakaway is priced only where a place lies 5 m from the house and from what may stand beside it', () => {
  for (let widthMm = 3000; widthMm <= 14_000; widthMm += 1000)
    for (let depthMm = 4000; depthMm <= 14_000; depthMm += 500) {
      const model = on('loam', plainGarden({ widthMm, depthMm, terraceMm: 2500 })),
        place = soakawayPlace(model),
        name = `${widthMm} x ${depthMm}`;
      expect(outletsOf(model).includes('soakaway'), name).toBe(place !== null);
      if (!place) continue;
      const [x, y] = place,
        aside = Math.min(x, widthMm - x);
      expect(y, name).toBeGreaterThanOrEqual(5000);
      // a neighbour's extension ends 3 m behind the house wall
      expect(hypot(aside, Math.max(0, y - 3000)), name).toBeGreaterThanOrEqual(5000);
    }
});

test('a plot too short for a soakaway says what it has instead, in the list and in the checks', () => {
  const short = on('loam', plainGarden({ widthMm: 5000, depthMm: 5500, terraceMm: 2500 }));
  expect(outletsOf(short)).toEqual(['rain-garden']);
  // 12.5 m² of paving, 20 mm of rain, 150 mm deep
  expect(find(takeOff(short, none), 'rain-garden').net).toBe(1.67);
  expect(said(short)).toContain('sunken bed');
  const paved = withLayout(short, {
    areas: [areaAt('terrace', 'terrace', 'sandstone', [0, 0, 5000, 5500])],
  });
  expect(outletsOf(paved)).toEqual(['drain-connection']);
  expect(said(paved)).toContain('consent');
  expect(outletsOf(on('clay', short))).toEqual(['drain-connection']);
  expect(said(on('loam', plainGarden()))).toBeUndefined();
});

test('a garden room and a road keep a soakaway away, and open paving needs none', () => {
  const model = on('loam', plainGarden({ widthMm: 8000, depthMm: 9000 }));
  expect(soakawayPlace(model)).not.toBeNull();
  const roomed = withLayout(model, {
    areas: [
      ...model.layout.areas,
      areaAt('gardenroom', 'gardenroom', 'none', [2000, 6500, 6000, 9000]),
    ],
  });
  expect(soakawayPlace(roomed)).toBeNull();
  expect(soakawayPlace(withSite(model, { position: 'front' }))).toBeNull();
  expect(
    outletsOf(on('loam', plainGarden({ widthMm: 5000, depthMm: 5500, terrace: 'gravel' }))),
  ).toEqual([]);
});
