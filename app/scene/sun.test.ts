import { expect, test } from 'vitest';
import { lampsOf, sunAngles, sunOf } from './sun.ts';
import { sampleScene } from './test-support/gardens.ts';

test('the sun over London on a June afternoon is where the almanac says', () => {
  const { altitudeDeg, azimuthDeg } = sunAngles(51.5, -0.12, 6, 16 + 40 / 60);
  expect(altitudeDeg).toBeCloseTo(40.1, 0);
  expect(azimuthDeg).toBeGreaterThan(256);
  expect(azimuthDeg).toBeLessThan(258);
});
test('the winter sun at noon is low and in the south', () => {
  const { altitudeDeg, azimuthDeg } = sunAngles(51.5, -0.12, 12, 12);
  expect(altitudeDeg).toBeGreaterThan(14.2);
  expect(altitudeDeg).toBeLessThan(15.8);
  expect(Math.abs(azimuthDeg - 180)).toBeLessThan(2);
});
test.each([
  ['December', 12, 20],
  ['January', 1, 18],
  ['June', 6, 24],
])(
  'at night in %s there is moonlight from above, far weaker than the day',
  (_name, month, hour) => {
    const scene = sampleScene('courtyard-hackney'),
      noon = sunOf(scene, month, 12),
      night = sunOf(scene, month, hour);
    expect([night.altitudeDeg < 0, night.daylight, night.lamps]).toEqual([true, 0, 1]);
    expect(night.direction[1]).toBeGreaterThan(0.3);
    for (const k of [0, 1, 2]) {
      expect(night.colour[k]!).toBeLessThan(noon.colour[k]! * 0.25);
      expect(night.ambient[k]!).toBeLessThan(noon.ambient[k]! * 0.25);
    }
  },
);
test('between day and night the light fades: a June evening at half past nine is dusk, with the lamps on', () => {
  const scene = sampleScene('courtyard-hackney'),
    evening = [18, 20, 20.75, 21.25, 21.5, 22, 23].map((hour) => sunOf(scene, 6, hour));
  expect(evening[0]!.daylight).toBe(1);
  expect(evening[0]!.lamps).toBe(0);
  const dusk = sunOf(scene, 6, 21.5);
  expect(dusk.daylight).toBeGreaterThan(0.05);
  expect(dusk.daylight).toBeLessThan(0.6);
  expect(dusk.lamps).toBeGreaterThan(0.5);
  for (let i = 1; i < evening.length; i++) {
    expect(evening[i]!.daylight).toBeLessThanOrEqual(evening[i - 1]!.daylight);
    expect(evening[i]!.ambient[2]).toBeLessThanOrEqual(evening[i - 1]!.ambient[2]);
  }
});
test('the lamps of a garden are its lights, at the height of their heads', () => {
  const scene = sampleScene('courtyard-hackney'),
    thing = { ...scene.things[0]!, kind: 'post-light' as const, x: 2000, y: 3000, baseMm: 100 };
  expect(lampsOf({ ...scene, things: [{ ...thing, heightMm: 650 }] })).toEqual([[2, 0.66, -3]]);
  expect(lampsOf({ ...scene, things: [] })).toEqual([]);
});
test('in a garden that looks south the midday sun shines towards the house', () => {
  const scene = {
    ...sampleScene('courtyard-hackney'),
    sun: { latitudeDeg: 51.5, longitudeDeg: 0, bearingDeg: 180 },
  };
  expect(sunOf(scene, 6, 13).direction[2]).toBeLessThan(-0.3);
});
