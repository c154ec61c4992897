import { expect, test } from 'vitest';
import { catalogue } from '#content/plants/catalogue.ts';
import { brokenLevels } from '#tests/support/level-laws.ts';
import { plainSite } from '#tests/support/generated-sites.ts';
import { box } from '#tests/support/plot-shapes.ts';
import { design } from '#tests/support/plots.ts';
import { areaAt, plainGarden, withLayout, withSite } from '../costing/fixtures/sample-gardens.ts';
import type { Layout } from '../model/layout.ts';
import type { GardenModel } from '../model/garden.ts';
import type { Site } from '../model/site.ts';
import { takeOff } from '../quantities/take-off.ts';
import { classOf } from './held-edges.ts';
import { levelsOf, surfaceAt } from './levels.ts';
import { doorRisers } from './step-sizes.ts';

const PLOT = plainSite(box(9000, 14000), { doorX: 3000, bearingDeg: 200 });
const { layouts } = design({}, PLOT);
const onSlope = (slope: Site['slope'], fallMm: number | null, doorStepMm: number | null): Site => ({
  ...PLOT,
  slope,
  levels: { doorStepMm, fallMm },
});
const again = (layout: Layout): Layout => ({ ...layout, routes: [...layout.routes] });

/** A terrace, a lawn and a seat beyond it, joined by one straight way. */
const twoFloors = (site: Partial<Site>): GardenModel => {
  const model = withSite(
    withLayout(plainGarden(), {
      areas: [
        areaAt('terrace', 'terrace', 'sandstone', [0, 0, 8000, 4000]),
        areaAt('lawn', 'lawn', 'turf', [0, 4000, 8000, 9000]),
        areaAt('seat', 'seat', 'sandstone', [0, 9000, 8000, 12000]),
      ],
      routes: [
        {
          areaId: 'seat',
          widthMm: 1000,
          line: [
            [4000, 200],
            [4000, 9600],
          ],
          lengthMm: 9400,
        },
      ],
    }),
    site,
  );
  return model;
};

test('level ground with a step or less at the door has no steps and one level', () => {
  for (const doorStepMm of [null, 0, 150, 200])
    for (const layout of layouts) {
      const levels = levelsOf({ site: onSlope('level', null, doorStepMm), layout: again(layout) });
      expect(levels.flights).toEqual([]);
      expect(levels.edges).toEqual([]);
      expect(new Set(levels.floors.map(({ levelMm }) => levelMm)).size).toBe(1);
    }
});

test('a drop at the door has a landing, and equal risers down to the floor', () => {
  expect([210, 300, 400, 500, 1000].map(doorRisers)).toEqual([2, 2, 3, 3, 7]);
  const model = twoFloors({ levels: { doorStepMm: 500, fallMm: null } });
  const { landing, flights, atDoorMm } = levelsOf(model);
  expect(atDoorMm).toBe(-500);
  expect(flights).toHaveLength(1);
  expect(landing!.levelMm).toBeCloseTo(-500 / 3);
  expect(flights[0]!.headMm).toBeCloseTo(landing!.levelMm);
  expect(flights[0]!.goingsMm).toHaveLength(2);
  expect(surfaceAt(model, 100, 3900)).toBe(-500);
});

test('floors on a slope stand whole risers apart, and the steps between them make the difference', () => {
  const model = twoFloors({ slope: 'up', levels: { doorStepMm: null, fallMm: 2400 } });
  const { floors, flights, stretches } = levelsOf(model);
  const [terrace, seat] = floors.map(({ levelMm }) => levelMm) as [number, number];
  expect(terrace).toBe(-150);
  // the middle of the seat, 10.5 m from the house, on a slope of 1 in 5
  expect(seat).toBe(1950);
  const rise = flights.reduce((sum, { headMm, footMm }) => sum + headMm - footMm, 0);
  expect(rise + stretches[0]!.slopedMm).toBe(seat - terrace);
  for (const { riserMm } of flights) expect(riserMm).toBe(150);
});

test('a gentle slope is walked without a step', () => {
  const { flights, stretches } = levelsOf(
    twoFloors({ slope: 'down', levels: { doorStepMm: 0, fallMm: 300 } }),
  );
  expect(flights).toEqual([]);
  expect(stretches[0]!.slopedMm).toBe(-260);
});

test('every slope, fall and step at the door keeps the laws of levels', () => {
  const broken: string[] = [];
  for (const slope of ['up', 'down', 'across'] as const)
    for (const fallMm of [400, 900, 1600])
      for (const doorStepMm of [null, 0, 450])
        for (const [i, layout] of layouts.entries()) {
          const ground = { site: onSlope(slope, fallMm, doorStepMm), layout: again(layout) };
          broken.push(
            ...brokenLevels(ground).map((law) => `${i} ${slope} ${fallMm} ${doorStepMm}: ${law}`),
          );
        }
  expect(broken).toEqual([]);
});

test('walls are classed by their height', () => {
  expect([300, 301, 600, 601, 1200, 1201].map(classOf)).toEqual([
    'edging',
    'low-wall',
    'low-wall',
    'wall',
    'wall',
    'engineered',
  ]);
});

test('what is drawn is what is priced', () => {
  const model = twoFloors({ slope: 'up', levels: { doorStepMm: 450, fallMm: 2400 } }),
    { flights, edges, earthworks, landing } = levelsOf(model),
    lines = takeOff(model, catalogue);
  const net = (key: string) =>
    lines.filter(({ rateKey }) => rateKey === key).reduce((sum, line) => sum + line.net, 0);
  expect(net('step')).toBeCloseTo(
    flights.reduce((sum, f) => sum + (f.goingsMm.length * f.widthMm) / 1000, 0),
    1,
  );
  expect(landing).not.toBeNull();
  expect(net('step-landing')).toBeGreaterThan(0);
  const faces = ['held-edging', 'low-wall', 'retaining-wall', 'retaining-wall-engineered'];
  expect(faces.reduce((sum, key) => sum + net(key), 0)).toBeCloseTo(
    edges.reduce((sum, { faceM2 }) => sum + faceM2, 0),
    1,
  );
  const fill = earthworks.reduce((sum, { fillM3 }) => sum + fillM3, 0);
  expect(net('fill') + net('fill-brought')).toBeCloseTo(fill, 1);
});

test('cut is about fill under a floor away from the house', () => {
  const { earthworks } = levelsOf(
    twoFloors({ slope: 'down', levels: { doorStepMm: 150, fallMm: 2400 } }),
  );
  const { cutM3, fillM3 } = earthworks.find(({ areaId }) => areaId === 'seat')!;
  // 24 m² within half a riser
  expect(Math.abs(cutM3 - fillM3)).toBeLessThan(24 * 0.075 + 0.2);
});

test('a wall that the layout drew is not built a second time', () => {
  const model = twoFloors({ slope: 'up', levels: { doorStepMm: null, fallMm: 2400 } });
  const walled = withLayout(model, {
    screens: [
      {
        id: 'screen-1',
        kind: 'low-wall',
        line: [
          [0, 4150],
          [8000, 4150],
        ],
        heightMm: 550,
        thicknessMm: 250,
        openings: [],
        why: '',
      },
    ],
    routes: [...model.layout.routes],
  });
  const along = (one: GardenModel) =>
    levelsOf(one).edges.filter(({ areaId, isRaised }) => areaId === 'terrace' && !isRaised);
  expect(along(model).some(({ line }) => line.some(([, y]) => y === 4000))).toBe(true);
  expect(
    along(walled).some(({ line }) => line.some(([x, y]) => y === 4000 && x > 300 && x < 7700)),
  ).toBe(false);
});
