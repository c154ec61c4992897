import { expect, test } from 'vitest';
import { sunAngles, sunOf } from './sun.ts';
import { sampleScene } from './test-support/gardens.ts';

test('the sun over London on a June afternoon stands where the almanac says', () => {
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
test('in a garden that looks south the midday sun shines towards the house', () => {
  const scene = {
    ...sampleScene('courtyard-hackney'),
    sun: { latitudeDeg: 51.5, longitudeDeg: 0, bearingDeg: 180 },
  };
  expect(sunOf(scene, 6, 13).direction[2]).toBeLessThan(-0.3);
});
