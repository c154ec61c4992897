/** Things stand where they were asked for, in the size that was said. */
import { expect, test } from 'vitest';
import { designWeights } from '#content/design/weights.ts';
import { placeOf } from '#content/places/place-of.ts';
import { catalogue } from '#content/plants/catalogue.ts';
import { sampleRateBook } from '#content/rates/rate-book.ts';
import { bounds } from '#engine/geometry/region.ts';
import { designGarden } from '#engine/index.ts';
import type { Area } from '#engine/model/layout.ts';
import { markedInput } from '#tests/support/marked-reading.ts';

const WIDE_MM = 12_000,
  DEEP_MM = 18_000;

const layoutsOf = (marked: string) =>
  designGarden({
    brief: markedInput(`{12 m by 18 m|measure:plot|fact}, south-facing. ${marked}`),
    place: placeOf(null).place!,
    catalogue,
    rates: sampleRateBook,
    weights: designWeights,
    seed: 5,
  }).designs.map(({ model }) => model.layout);
const boxOf = (areas: readonly Area[], feature: string) =>
  bounds(areas.find((area) => area.feature === feature)!.region);

test('a shed of ten feet by eight stands in the corner that was named, in its own size, in all three', () => {
  for (const [place, isThere] of [
    ['back-left', (x: number) => x < WIDE_MM * 0.36],
    ['back-right', (x: number) => x > WIDE_MM * 0.64],
  ] as const)
    for (const { areas } of layoutsOf(
      `I want {a 10ft by 8ft shed|feature:shed|wanted ${place}} and {a lawn|feature:lawn|wanted}.`,
    )) {
      const { x0, x1, y0, y1 } = boxOf(areas, 'shed');
      expect(isThere((x0 + x1) / 2), place).toBe(true);
      expect((y0 + y1) / 2).toBeGreaterThan(DEEP_MM * 0.64);
      const sides = [x1 - x0, y1 - y0].toSorted((a, b) => a - b);
      expect(sides[0]).toBeCloseTo(2438, -1);
      expect(sides[1]).toBeCloseTo(3048, -1);
    }
});

test('a table asked for at the far end is there in all three, and one asked for at the house in none', () => {
  const ideas = (place: string) =>
    layoutsOf(`I want {a table to eat at|feature:dining|wanted ${place}}.`).map(({ idea }) => idea);
  for (const idea of ideas('back')) expect(['end', 'court']).toContain(idea);
  for (const idea of ideas('house')) expect(['end', 'court']).not.toContain(idea);
});

test('a floor to eat on is as large as was said, and not half as large again either way', () => {
  for (const { areas } of layoutsOf('I want {a patio 5m x 4m|feature:patio|wanted}.')) {
    const { x0, x1, y0, y1 } = boxOf(areas, 'dining');
    // at the far end it may lie either way
    const [shorter, longer] = [x1 - x0, y1 - y0].toSorted((a, b) => a - b);
    expect(longer).toBeGreaterThan(4700);
    expect(longer).toBeLessThan(7500);
    expect(shorter).toBeGreaterThan(3700);
    expect(shorter).toBeLessThan(5000);
  }
});

test('a store is as large as the bicycles and bins that were counted', () => {
  for (const { areas } of layoutsOf(
    'I want {a store for 5 bikes|feature:store|wanted} and {4 wheelie bins hidden|feature:bins|wanted}.',
  )) {
    const store = boxOf(areas, 'store'),
      bins = boxOf(areas, 'bins');
    expect((store.x1 - store.x0) * (store.y1 - store.y0)).toBeGreaterThanOrEqual(4.5e6);
    expect(Math.max(bins.x1 - bins.x0, bins.y1 - bins.y0)).toBeGreaterThanOrEqual(2400);
  }
});
