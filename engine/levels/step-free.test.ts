import { expect, test } from 'vitest';
import { areaAt, plainGarden, withLayout, withSite } from '../costing/fixtures/sample-gardens.ts';
import type { Site, StepFree } from '../model/site.ts';
import { accessFaults } from './access-faults.ts';
import { levelsOf } from './levels.ts';
import { railsOf } from './rails.ts';
import { climbWithin, lengthFor } from './step-free.ts';

const USUAL: StepFree = { oneIn: 20, widthMm: 1000 },
  TOLD: StepFree = { oneIn: 20, isTold: true, widthMm: 1200, isOnWheels: true };

test('a way climbs 1 in 20 with a landing after each half metre, and 1 in 15 over 5 m where nobody said', () => {
  expect(climbWithin(TOLD, 10_000)).toBe(500);
  expect(climbWithin(TOLD, 11_500)).toBe(500);
  expect(climbWithin(TOLD, 13_500)).toBe(600);
  expect(climbWithin(TOLD, 3000)).toBe(150);
  expect(climbWithin(USUAL, 3000)).toBe(200);
  expect(climbWithin(USUAL, 10_000)).toBe(500);
});

test('the length that a climb is told to take is one in which it is had', () => {
  for (const need of [USUAL, TOLD])
    for (const rise of [40, 150, 333, 340, 500, 501, 900, 1600])
      expect(climbWithin(need, lengthFor(need, rise) + need.oneIn)).toBeGreaterThanOrEqual(rise);
});

/** A floor at the door and a seat with the ground between them, `mm` long. */
const seatBeyond = (mm: number, site: Partial<Site>) =>
  withSite(
    withLayout(plainGarden(), {
      areas: [
        areaAt('terrace', 'terrace', 'sandstone', [0, 0, 8000, 3000]),
        areaAt('bed', 'bed', 'soil', [0, 3000, 8000, 3000 + mm]),
        areaAt('seat', 'seat', 'sandstone', [0, 3000 + mm, 8000, 5000 + mm]),
      ],
      routes: [
        {
          areaId: 'seat',
          widthMm: 1200,
          line: [
            [4000, 200],
            [4000, 3500 + mm],
          ],
          lengthMm: 3300 + mm,
        },
      ],
    }),
    site,
  );
const raised = (doorStepMm: number): Partial<Site> => ({
  slope: 'level',
  levels: { doorStepMm, fallMm: null, isFlush: true, stepFree: USUAL },
});

test('a seat is raised as far as its way asks, and no further', () => {
  const near = levelsOf(seatBeyond(3000, raised(340)));
  expect(near.flights).toEqual([]);
  expect(near.floors.find(({ areaId }) => areaId === 'seat')!.levelMm).toBe(-200);
  const far = levelsOf(seatBeyond(7000, raised(340)));
  expect(far.floors.find(({ areaId }) => areaId === 'seat')!.levelMm).toBe(-340);
});

test('a ramp has a rail, and a way of 1 in 20 has none', () => {
  expect(railsOf(seatBeyond(3000, raised(340))).map(({ beside }) => beside)).toEqual(['ramp']);
  expect(railsOf(seatBeyond(7000, raised(340)))).toEqual([]);
});

test('what cannot be reached stays where it was, and is a fault with its figures', () => {
  const model = seatBeyond(1000, raised(900)),
    [fault] = accessFaults(model);
  expect(levelsOf(model).floors.find(({ areaId }) => areaId === 'seat')!.levelMm).toBe(-900);
  expect(fault).toMatchObject({ routeId: 'seat', kind: 'steps', riseMm: 900, neededMm: 19_500 });
  expect(fault!.hasMm).toBeLessThan(fault!.neededMm);
});

test('a site stored before such gardens were known keeps its levels', () => {
  const model = seatBeyond(3000, {
    slope: 'level',
    levels: { doorStepMm: 340, fallMm: null, isFlush: true },
  });
  expect(levelsOf(model).floors.find(({ areaId }) => areaId === 'seat')!.levelMm).toBe(-340);
  expect(accessFaults(model)).toEqual([]);
});
