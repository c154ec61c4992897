/** Cars before the house: as many as were asked for, with room to turn, where the plot holds them. */
import { expect, test } from 'vitest';
import { designsOfWords } from '#tests/support/designs-of-words.ts';
import { area, bounds, contains, distanceToEdge } from '../geometry/region.ts';
import type { Region } from '../model/shapes.ts';

/** The widest circle that lies within, its radius in mm. */
function widest(region: Region): number {
  const { x0, x1, y0, y1 } = bounds(region);
  let most = 0;
  for (let x = x0; x <= x1; x += 250)
    for (let y = y0; y <= y1; y += 250)
      if (contains(region, x, y)) most = Math.max(most, distanceToEdge(region, x, y));
  return most;
}
const parkingOf = (words: string) =>
  designsOfWords(words).designs.map(({ model }) =>
    model.layout.areas.find(({ id }) => id === 'parking')!,
  );

test('a turning circle with bays for four is drawn where the plot holds it', () => {
  for (const { region, label } of parkingOf(
    'Front garden 21 m wide and 16 m deep. Gravel drive with a turning circle, parking for 4 cars.',
  )) {
    expect(label).toBe('Parking and turning');
    expect(widest(region)).toBeGreaterThan(5800);
    expect(area(region) / 1e6).toBeGreaterThan(150);
  }
});

test('three cars have an aisle to turn in where no circle was asked for', () => {
  for (const { region } of parkingOf(
    'Front garden 14 m wide and 12 m deep. Parking for 3 cars with room to turn.',
  )) {
    expect(widest(region)).toBeGreaterThan(2900);
    expect(area(region) / 1e6).toBeGreaterThan(3 * 2.4 * 10.8);
  }
});

test('a plot too small for four holds as many as it can, and the rest is said', () => {
  const { designs } = designsOfWords('Front garden 13 m wide and 6 m deep. Parking for 4 cars.');
  for (const { model, outcomes = [] } of designs) {
    const { region } = model.layout.areas.find(({ id }) => id === 'parking')!;
    expect(area(region) / 1e6).toBeGreaterThan(3 * 2.4 * 4.8 * 0.98);
    expect(outcomes.find(({ quote }) => /4 cars/.test(quote))?.result).toBe('partly');
  }
});
