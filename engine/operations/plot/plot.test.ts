/** Laws of plots that are drawn by hand, over generated ones. LONG=1 makes thousands. */
import { describe, expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { brokenByHand } from '#tests/support/changes-by-hand.ts';
import { anyPlot, anyPlotEdit } from '#tests/support/drawn-plots.ts';
import { seededRandom } from '../../geometry/random.ts';
import { areaM2 } from '../../geometry/region.ts';
import { designGarden } from '../../index.ts';
import type { DrawnPlot } from '../../model/drawn-plot.ts';
import type { GardenModel } from '../../model/garden.ts';
import type { Point } from '../../model/shapes.ts';
import { applyOperation } from '../apply.ts';
import { editPlot } from './edit.ts';
import { plotFault } from './faults.ts';
import { angleAt, isRight, lengthOfSide, plotOf, rectanglePlot } from './measure.ts';
import { snapCorner } from './snap.ts';

const LONG = process.env.LONG === '1';
const square = rectanglePlot(10_000, 12_000);
const made = (plot: DrawnPlot, edit: Parameters<typeof editPlot>[1]): DrawnPlot => {
  const outcome = editPlot(plot, edit);
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.plot;
};
const designed = (outline: DrawnPlot, seed: number) =>
  designGarden({
    brief: {
      description: 'A garden to sit in, with a lawn and a shed.',
      projectType: 'family',
      preferences: ['seating'],
      corrections: { outline, wayIn: 'house' },
    },
    place: placeOf('RM1 3AB').place!,
    catalogue,
    rates: sampleRateBook,
    seed,
    weights: designWeights,
  }).designs.map((design) => ({ design }));
const refused = (plot: DrawnPlot, edit: Parameters<typeof editPlot>[1]): string => {
  const outcome = editPlot(plot, edit);
  if ('plot' in outcome) throw new Error('it was made');
  return outcome.refused;
};

test('generated changes make a garden or say why not, write into nothing, and leave other corners alone', () => {
  let done = 0;
  for (let g = 0; g < (LONG ? 400 : 60); g++) {
    const random = seededRandom(40 + g);
    let plot = square;
    for (let i = 0; i < 60; i++) {
      const text = JSON.stringify(plot);
      const edit = anyPlotEdit(plot, random);
      const outcome = editPlot(plot, edit);
      expect(JSON.stringify(plot)).toBe(text);
      if ('refused' in outcome) {
        expect(outcome.refused).toMatch(/^[A-Z].{8,}\.$/);
        continue;
      }
      done++;
      const next = outcome.plot;
      expect(plotFault(next)).toBeNull();
      if (edit.kind === 'corner')
        expect(next.corners.filter((_, k) => k !== edit.at)).toEqual(
          plot.corners.filter((_, k) => k !== edit.at),
        );
      if (edit.kind === 'corner' && edit.at > 1) expect(next.doorX).toBe(plot.doorX);
      if (edit.kind === 'door') expect(next.corners).toEqual(plot.corners);
      if (edit.kind === 'add') expect(next.corners).toHaveLength(plot.corners.length + 1);
      if (edit.kind === 'length' && edit.at !== plot.corners.length - 1)
        expect(Math.abs(lengthOfSide(next, edit.at) - edit.mm)).toBeLessThanOrEqual(2);
      plot = next;
    }
  }
  expect(done).toBeGreaterThan(500);
});

describe('what is typed', () => {
  test('a longer side leaves a rectangle a rectangle', () => {
    expect(made(square, { kind: 'length', at: 0, mm: 8000 }).corners).toEqual([
      [0, 0],
      [8000, 0],
      [8000, 12_000],
      [0, 12_000],
    ]);
    expect(made(square, { kind: 'length', at: 1, mm: 15_000 }).corners[3]).toEqual([0, 15_000]);
    expect(made(square, { kind: 'length', at: 3, mm: 9000 }).corners[2]).toEqual([10_000, 9000]);
  });

  test('a corner on the house wall ends the wall, and taken away it is as long as before', () => {
    const right = made(square, { kind: 'add', at: 0, x: 7000, y: 300 });
    expect(right.corners.slice(0, 3)).toEqual([
      [0, 0],
      [7000, 0],
      [10_000, 0],
    ]);
    const left = made(square, { kind: 'add', at: 0, x: 3000, y: 0 });
    expect([left.corners[0], left.corners.at(-1)]).toEqual([
      [3000, 0],
      [0, 0],
    ]);
    expect(made(right, { kind: 'remove', at: 1 }).corners).toEqual(square.corners);
    expect(made(left, { kind: 'remove', at: 0 }).corners).toEqual(square.corners);
    expect(refused(square, { kind: 'remove', at: 1 })).toContain('both its ends');
  });

  test('plots that are none are refused in a sentence', () => {
    expect(refused(square, { kind: 'corner', at: 2, x: -4000, y: 6000 })).toContain('cross');
    expect(refused(square, { kind: 'corner', at: 2, x: 10_000, y: 1 })).toMatch(/spot|sharp|cross/);
    expect(plotFault(rectanglePlot(1, 1))).toContain('1 m long');
    expect(plotFault(rectanglePlot(1500, 1500))).toContain('4 to 2,500 m²');
    expect(plotFault(rectanglePlot(100_000, 100_000))).toContain('10000.0');
    expect(plotFault({ ...square, corners: square.corners.slice(0, 2) })).toContain('three');
    expect(
      plotFault({ ...square, corners: Array.from({ length: 61 }, () => [0, 0] as const) }),
    ).toContain('60');
    expect(plotFault({ ...square, doorX: Number.NaN })).toContain('in figures');
    expect(plotFault({ ...square, doorX: 12_000 })).toContain('door');
    expect(refused(square, { kind: 'length', at: 0, mm: -2 })).toContain('longer than nothing');
  });
});

describe('a corner that is dragged', () => {
  test('is caught by a right angle on both sides', () => {
    const bent = made(square, { kind: 'corner', at: 2, x: 11_400, y: 12_700 });
    const caught = snapCorner(bent, 2, { x: 10_080, y: 11_930 }, 150);
    expect(caught).toMatchObject({ x: 10_000, y: 12_000 });
    expect(caught.guides).toHaveLength(2);
  });
  test('is caught square to a wall that runs askew, and is free elsewhere', () => {
    const askew: DrawnPlot = {
      corners: [
        [0, 0],
        [8000, 0],
        [10_000, 10_000],
        [1000, 10_500],
      ],
      doorX: 3000,
    };
    // square to the side from corner 2 to corner 3, through corner 3
    const caught = snapCorner(askew, 3, { x: 1030, y: 11_700 }, 200);
    const next = made(askew, { kind: 'corner', at: 3, x: caught.x, y: caught.y });
    expect(isRight(Math.round(angleAt(next, 2) * 20) / 20)).toBe(true);
    expect(snapCorner(askew, 3, { x: 2513, y: 8021 }, 60)).toEqual({
      x: 2500,
      y: 8000,
      guides: [],
    });
    expect(snapCorner(askew, 1, { x: 8211, y: 400 }, 60)).toMatchObject({ x: 8200, y: 0 });
  });
});

test('a site gives the plot that it was drawn from', () => {
  const boundary = [
    [9000, 12_000],
    [0, 12_000],
    [0, 0],
    [9000, 0],
  ] as const;
  expect(plotOf({ boundary, doorX: 4000 })?.corners[0]).toEqual([0, 0]);
});

test('a plot put right by a little keeps its garden: what is won goes to what lies beside it', () => {
  const { model } = designed({ corners: square.corners, doorX: 4000 }, 3)[0]!.design;
  const start = plotOf(model.site)!;
  const keep = (corners: DrawnPlot['corners'], doorX = start.doorX) =>
    applyOperation(model, { kind: 'plot', corners, doorX }, { plants: new Map() });
  const longer = keep(start.corners.map(([x, y]): Point => [x, y > 6000 ? y + 700 : y]));
  if ('refused' in longer) throw new Error(longer.refused);
  expect(brokenByHand(longer.model)).toEqual([]);
  expect(longer.model.layout.furnishings).toEqual(
    model.layout.furnishings.map((thing) => ({ ...thing, areaId: expect.any(String) })),
  );
  const area = (m: GardenModel) => m.layout.areas.reduce((sum, one) => sum + areaM2(one.region), 0);
  expect(area(longer.model) - area(model)).toBeCloseTo(7, 1);
  expect(longer.model.site.edges).toHaveLength(model.site.edges.length);
  expect(keep(start.corners.map(([x, y]): Point => [x, y > 6000 ? y + 4000 : y]))).toEqual({
    refused: expect.stringContaining('2.5 m'),
  });
  expect(keep(start.corners)).toEqual({ model });
  const back = applyOperation(
    longer.model,
    { kind: 'plot', corners: start.corners, doorX: start.doorX },
    { plants: new Map() },
  );
  expect('model' in back && brokenByHand(back.model)).toEqual([]);
});

test(
  'gardens are designed on drawn plots, with the door where it was drawn',
  {
    timeout: 300_000,
  },
  () => {
    let drawn = 0;
    for (let g = 0; g < (LONG ? 60 : 4); g++) {
      const outline = anyPlot(seededRandom(700 + g));
      for (const {
        design: { model },
      } of designed(outline, g)) {
        drawn++;
        expect(plotOf(model.site)!.corners).toEqual(outline.corners);
        expect(Math.abs(model.site.doorX - outline.doorX)).toBeLessThanOrEqual(50);
        expect(brokenByHand(model)).toEqual([]);
      }
    }
    expect(drawn).toBeGreaterThan(6);
  },
);
