/** Where the sun stands, and what light it gives. */
import type { Scene } from '#engine/scene/scene.ts';
import type { Vec3 } from './maths/vector.ts';
import { lerp, smooth } from './maths/noise.ts';

const RAD = Math.PI / 180;
export type Sun = {
  /** Towards the light that casts shadows: the sun, or the moon once the sun has set. */
  direction: Vec3;
  /** True altitude and azimuth of the sun; below 0 it has set. */
  altitudeDeg: number;
  azimuthDeg: number;
  /** Level direction towards the sun, for the glow of dusk: x and z. */
  glow: readonly [number, number];
  /** Direct light, and light from the sky. */
  colour: Vec3;
  ambient: Vec3;
  /** 1 by day, 0 once the twilight has ended. */
  daylight: number;
  /** 0 by day, 1 when the garden's lamps are fully on. */
  lamps: number;
  exposure: number;
  /** White balance of the print and its strength of colour, by season. */
  grade: Vec3;
  chroma: number;
};
/** From this altitude the picture is that of full day. */
const FULL_DAY_DEG = 7,
  MOON_ALTITUDE_DEG = 38,
  DAY_SKY: Vec3 = [0.76 * 1.12, 0.87 * 1.12, 1.04 * 1.12],
  NIGHT_SKY: Vec3 = [0.042, 0.066, 0.125],
  MOONLIGHT: Vec3 = [0.2, 0.29, 0.42],
  NIGHT_GRADE: Vec3 = [0.95, 1, 1.08];

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

/**
 * The light at a clock hour. From an altitude of 7 degrees it is day; below that the sun reddens and fades, and once it
 * has set a full moon opposite it gives the shadows.
 */
export function sunOf(scene: Scene, month: number, hour: number): Sun {
  const { altitudeDeg, azimuthDeg } = sunAngles(
      scene.sun.latitudeDeg,
      scene.sun.longitudeDeg,
      month,
      hour,
    ),
    daylight = smooth(-FULL_DAY_DEG, FULL_DAY_DEG, altitudeDeg),
    night = 1 - daylight,
    isUp = altitudeDeg > 0,
    a = (isUp ? Math.max(1.5, altitudeDeg) : MOON_ALTITUDE_DEG) * RAD,
    bearing = (azimuthDeg - scene.sun.bearingDeg) * RAD,
    rel = isUp ? bearing : bearing + Math.PI,
    t = smooth(4, 32, altitudeDeg),
    power = lerp(3.3, 4.3, t),
    shine = power * smooth(-1, FULL_DAY_DEG, altitudeDeg),
    moon = 1 - smooth(-9, -1, altitudeDeg),
    { grade, chroma } = gradeOf(month),
    day = Math.min(1.45, Math.max(0.94, ground(40 * RAD, 4.3) / ground(a, power)));
  return {
    grade: mixed(grade, NIGHT_GRADE, night),
    chroma: lerp(chroma, 0.8, night),
    direction: [Math.sin(rel) * Math.cos(a), Math.sin(a), -Math.cos(rel) * Math.cos(a)],
    altitudeDeg,
    azimuthDeg,
    glow: [Math.sin(bearing), -Math.cos(bearing)],
    colour: isUp
      ? [shine, shine * lerp(0.72, 0.87, t), shine * lerp(0.45, 0.66, t)]
      : [MOONLIGHT[0] * moon, MOONLIGHT[1] * moon, MOONLIGHT[2] * moon],
    ambient: mixed(NIGHT_SKY, DAY_SKY, daylight),
    daylight,
    lamps: 1 - smooth(-3, 3, altitudeDeg),
    exposure: lerp(1.5, isUp ? day : 1.45, daylight),
  };
}
const mixed = (a: Vec3, b: Vec3, k: number): Vec3 =>
  k === 0 ? a : k === 1 ? b : [lerp(a[0], b[0], k), lerp(a[1], b[1], k), lerp(a[2], b[2], k)];

/** More lamps than this are not lit one by one. */
const MOST_LAMPS = 12;

/** Where the garden's lights shine from, in metres of the world. */
export function lampsOf(scene: Pick<Scene, 'things'>): Vec3[] {
  const lights = scene.things.filter(({ kind }) => kind === 'post-light' || kind === 'spike-light'),
    step = Math.max(1, Math.ceil(lights.length / MOST_LAMPS));
  return lights
    .filter((_light, i) => i % step === 0)
    .map(({ kind, x, y, baseMm, heightMm }): Vec3 => [
      x / 1000,
      (baseMm + heightMm - (kind === 'post-light' ? 90 : 0)) / 1000,
      -y / 1000,
    ]);
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
