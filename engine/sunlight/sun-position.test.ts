import { expect, test } from 'vitest';
import { halfDayDeg, sunElements, sunPosition } from './sun-position.ts';

const LONDON = { latitudeDeg: 51.5, longitudeDeg: -0.13 };
/** Highest altitude of the day, sampled every two minutes. */
function noonAltitude(dayOfYear: number): number {
  let best = -90;
  for (let minute = 600; minute < 840; minute += 2)
    best = Math.max(best, sunPosition({ ...LONDON, dayOfYear, hourUtc: minute / 60 }).altitudeDeg);
  return best;
}

test('the NREL reference case of 17 October 2003 is met to a hundredth of a degree', () => {
  const sun = sunPosition({
    latitudeDeg: 39.742476,
    longitudeDeg: -105.1786,
    dayOfYear: 290,
    hourUtc: 19.508333,
    year: 2003,
  });
  expect(90 - sun.altitudeDeg).toBeCloseTo(50.11162, 1);
  expect(Math.abs(90 - sun.altitudeDeg - 50.11162)).toBeLessThan(0.02);
  expect(Math.abs(sun.azimuthDeg - 194.34024)).toBeLessThan(0.02);
});

test('the noon sun over London stands at 61.9° in June, 38.5° at the equinox and 15.1° in December', () => {
  expect(Math.abs(noonAltitude(172) - 61.94)).toBeLessThan(0.1);
  const equinox = (noonAltitude(79) + noonAltitude(80)) / 2;
  expect(Math.abs(equinox - 38.5)).toBeLessThan(0.25);
  expect(Math.abs(noonAltitude(355) - 15.12)).toBeLessThan(0.1);
});

test('at 16:40 British Summer Time on 21 June the sun over London is 40.1° up and bears 257.1°', () => {
  const sun = sunPosition({ ...LONDON, dayOfYear: 172, hourUtc: 15 + 40 / 60 });
  expect(Math.abs(sun.altitudeDeg - 40.1)).toBeLessThan(0.1);
  expect(Math.abs(sun.azimuthDeg - 257.1)).toBeLessThan(0.1);
});

test('the equation of time follows the almanac: 14 minutes slow in mid-February, 16 fast in early November', () => {
  expect(Math.abs(sunElements(42).equationOfTimeMin + 14.2)).toBeLessThan(0.2);
  expect(Math.abs(sunElements(307).equationOfTimeMin - 16.4)).toBeLessThan(0.2);
});

test('a midsummer day in London is 16 hours 23 minutes from horizon to horizon before refraction', () => {
  const { declinationDeg } = sunElements(172);
  expect(Math.abs((2 * halfDayDeg(51.5, declinationDeg)) / 15 - 16.4)).toBeLessThan(0.05);
});

test('the sun rises in the north-east and sets in the north-west at midsummer', () => {
  const dawn = sunPosition({ ...LONDON, dayOfYear: 172, hourUtc: 4 });
  const dusk = sunPosition({ ...LONDON, dayOfYear: 172, hourUtc: 20 });
  expect(dawn.azimuthDeg).toBeGreaterThan(45);
  expect(dawn.azimuthDeg).toBeLessThan(60);
  expect(dusk.azimuthDeg).toBeGreaterThan(300);
  expect(dusk.azimuthDeg).toBeLessThan(315);
});
