/** Where the sun stands, and what light it gives. */
import type { Scene } from '#engine/scene/scene.ts';
import type { Vec3 } from './maths/vector.ts';
import { lerp, smooth } from './maths/noise.ts';

const RAD = Math.PI / 180;
export type Sun = {
  direction: Vec3;
  altitudeDeg: number;
  azimuthDeg: number;
  colour: Vec3;
  exposure: number;
  /** White balance of the print and its strength of colour, by season. */ grade: Vec3;
  chroma: number;
};

/** Altitude and compass azimuth on the 21st of a month at a clock hour in Britain (summer time from April to October). Low-precision solar formulae, good to about 0.3 degrees. */
export function sunAngles(
  latitudeDeg: number,
  longitudeDeg: number,
  month: number,
  hour: number,
): { altitudeDeg: number; azimuthDeg: number } {
  const day = Math.floor(30.44 * (month - 1)) + 21,
    utc = hour - (month >= 4 && month <= 10 ? 1 : 0);
  const g = ((2 * Math.PI) / 365) * (day - 1 + (utc - 12) / 24);
  const declination =
    0.006918 -
    0.399912 * Math.cos(g) +
    0.070257 * Math.sin(g) -
    0.006758 * Math.cos(2 * g) +
    0.000907 * Math.sin(2 * g);
  const equation =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(g) -
      0.032077 * Math.sin(g) -
      0.014615 * Math.cos(2 * g) -
      0.040849 * Math.sin(2 * g));
  const angle = ((utc * 60 + equation + 4 * longitudeDeg) / 4 - 180) * RAD,
    latitude = latitudeDeg * RAD;
  const up =
      Math.sin(latitude) * Math.sin(declination) +
      Math.cos(latitude) * Math.cos(declination) * Math.cos(angle),
    altitude = Math.asin(Math.max(-1, Math.min(1, up)));
  const azimuth = Math.atan2(
    -Math.sin(angle) * Math.cos(declination),
    Math.sin(declination) * Math.cos(latitude) -
      Math.cos(declination) * Math.sin(latitude) * Math.cos(angle),
  );
  return { altitudeDeg: altitude / RAD, azimuthDeg: (((azimuth / RAD) % 360) + 360) % 360 };
}
/** Light on level ground, for a sun of a power at an altitude in radians. */
const ground = (altitude: number, power: number): number =>
  power * 0.85 * Math.sin(altitude) + 1.15;

/** Winter is pale and cool, autumn golden, spring fresh. */
function gradeOf(month: number): { grade: Vec3; chroma: number } {
  if (month === 12 || month <= 2) return { grade: [0.97, 1, 1.05], chroma: 0.84 };
  if (month <= 4) return { grade: [0.99, 1.012, 1], chroma: 0.95 };
  if (month >= 10) return { grade: [1.05, 1, 0.93], chroma: 0.97 };
  return { grade: [1.012, 1, 0.985], chroma: 0.95 };
}

/** The sun of the picture; never lower than 7 degrees, so that a winter afternoon can still be seen. */
export function sunOf(scene: Scene, month: number, hour: number): Sun {
  const { altitudeDeg: true_, azimuthDeg } = sunAngles(
      scene.sun.latitudeDeg,
      scene.sun.longitudeDeg,
      month,
      hour,
    ),
    altitudeDeg = Math.max(7, true_);
  const a = altitudeDeg * RAD,
    rel = (azimuthDeg - scene.sun.bearingDeg) * RAD,
    t = smooth(4, 32, altitudeDeg),
    power = lerp(3.3, 4.3, t);
  return {
    ...gradeOf(month),
    direction: [Math.sin(rel) * Math.cos(a), Math.sin(a), -Math.cos(rel) * Math.cos(a)],
    altitudeDeg,
    azimuthDeg,
    colour: [power, power * lerp(0.72, 0.87, t), power * lerp(0.45, 0.66, t)],
    exposure: Math.min(1.45, Math.max(0.94, ground(40 * RAD, 4.3) / ground(a, power))),
  };
}

/** The clock hour, of those a picture is taken at, when the sun stands best on what a view looks at: the house's front for `house`, slanting light for the rest. */
export function goodHour(scene: Scene, towardsHouse: boolean, month: number): number {
  const hours =
    month >= 11 || month <= 2
      ? [10.5, 11.5, 12.5, 13.5, 14.5]
      : [9, 10, 11, 12, 13, 14, 15, 16, 16.5, 17, 18];
  const rate = (hour: number): number => {
    const { direction, altitudeDeg } = sunOf(scene, month, hour),
      level = Math.hypot(direction[0], direction[2]) || 1,
      onFront = -direction[2] / level;
    // grazing light draws out brick and leaf; a high sun is flat, a very low one all shadow
    return (
      1 -
      Math.abs(altitudeDeg - 36) / 60 +
      (towardsHouse
        ? onFront > 0.12
          ? 0.9 - Math.abs(onFront - 0.6) * 0.6
          : -0.4 + onFront * 0.5
        : hour === 16.5
          ? 0.4
          : 0)
    );
  };
  return hours.reduce((best, hour) => (rate(hour) > rate(best) ? hour : best));
}
