import { expect, test } from 'vitest';
import { makeBoard } from '../board.ts';
import { drawPlan } from '../draw-plan.ts';
import { makeFrame } from '../frame.ts';
import { sampleCatalogue } from '../testing/sample-catalogue.ts';
import { sampleModel } from '../testing/sample-garden.ts';
import { toSvg } from '../to-svg.ts';
import { bounds, distanceToSegment } from '../../geometry/region.ts';
import { hypot } from '../../geometry/trig.ts';
import { onSupport } from './place-plants.ts';

const model = sampleModel(),
  plot = bounds([[model.site.boundary]]),
  board = makeBoard(
    makeFrame(plot, 1 / 50, 0, 0, 0, model.site.bearingDeg),
    model,
    sampleCatalogue,
  );

test('a climber is drawn on what it is planted for, and one on a post stays there', () => {
  const { from, to } = model.site.edges.find(({ kind }) => kind !== 'house' && kind !== 'gate')!,
    long = hypot(to[0] - from[0], to[1] - from[1]),
    inwards = (by: number) => ({
      x: from[0] + (to[0] - from[0]) / 4 - ((to[1] - from[1]) / long) * by,
      y: from[1] + (to[1] - from[1]) / 4 + ((to[0] - from[0]) / long) * by,
    });
  const on = onSupport(board, inwards(400));
  expect(distanceToSegment(on.x, on.y, from, to)).toBeLessThan(200);
  expect(hypot(on.x - inwards(140).x, on.y - inwards(140).y)).toBeLessThan(1);
  expect(onSupport(board, inwards(1500))).toMatchObject(inwards(1500));
});

test('a filter covers the page, for the box of a group leaves its strokes out', () => {
  const drawing = drawPlan({ model, catalogue: sampleCatalogue, view: 'sheet' });
  const filters = toSvg(drawing).match(/<filter [^>]*>/g)!;
  expect(filters.length).toBeGreaterThan(0);
  for (const filter of filters) {
    expect(filter).toContain('filterUnits="userSpaceOnUse"');
    expect(filter).toContain(`width="${drawing.widthMm}"`);
  }
});
