/** Where the sun stands, and what light it gives. */
import type { Scene } from '#engine/scene/scene.ts';
import type { Vec3 } from './maths/vector.ts';
import { lerp, smooth } from './maths/noise.ts';

const RAD = Math.PI / 180;
export type Sun = { direction: Vec3; altitudeDeg: number; azimuthDeg: number; colour: Vec3; exposure: number };

/** Altitude and compass azimuth on the 21st of a month at a clock hour in Britain (summer time from April to October). Low-precision solar formulae, good to about 0.3 degrees. */
export function sunAngles(latitudeDeg: number, longitudeDeg: number, month: number, hour: number): { altitudeDeg: number; azimuthDeg: number } {
  const day = Math.floor(30.44 * (month - 1)) + 21, utc = hour - (month >= 4 && month <= 10 ? 1 : 0);
  const g = ((2 * Math.PI) / 365) * (day - 1 + (utc - 12) / 24);
  const declination = 0.006918 - 0.399912 * Math.cos(g) + 0.070257 * Math.sin(g) - 0.006758 * Math.cos(2 * g) + 0.000907 * Math.sin(2 * g);
  const equation = 229.18 * (0.000075 + 0.001868 * Math.cos(g) - 0.032077 * Math.sin(g) - 0.014615 * Math.cos(2 * g) - 0.040849 * Math.sin(2 * g));
  const angle = ((utc * 60 + equation + 4 * longitudeDeg) / 4 - 180) * RAD, latitude = latitudeDeg * RAD;
  const up = Math.sin(latitude) * Math.sin(declination) + Math.cos(latitude) * Math.cos(declination) * Math.cos(angle), altitude = Math.asin(Math.max(-1, Math.min(1, up)));
  const azimuth = Math.atan2(-Math.sin(angle) * Math.cos(declination), Math.sin(declination) * Math.cos(latitude) - Math.cos(declination) * Math.sin(latitude) * Math.cos(angle));
  return { altitudeDeg: altitude / RAD, azimuthDeg: ((azimuth / RAD) % 360 + 360) % 360 };
}
/** Light on level ground, for a sun of a power at an altitude in radians. */
const ground = (altitude: number, power: number): number => power * 0.85 * Math.sin(altitude) + 1.15;

/** The sun of the picture; never lower than 7 degrees, so that a winter afternoon can still be seen. */
export function sunOf(scene: Scene, month: number, hour: number): Sun {
  const { altitudeDeg: true_, azimuthDeg } = sunAngles(scene.sun.latitudeDeg, scene.sun.longitudeDeg, month, hour), altitudeDeg = Math.max(7, true_);
  const a = altitudeDeg * RAD, rel = (azimuthDeg - scene.sun.bearingDeg) * RAD, t = smooth(4, 32, altitudeDeg), power = lerp(3.3, 4.3, t);
  return { direction: [Math.sin(rel) * Math.cos(a), Math.sin(a), -Math.cos(rel) * Math.cos(a)], altitudeDeg, azimuthDeg, colour: [power, power * lerp(0.72, 0.87, t), power * lerp(0.45, 0.66, t)], exposure: Math.min(1.45, Math.max(0.94, ground(40 * RAD, 4.3) / ground(a, power))) };
}
