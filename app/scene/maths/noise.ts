/** Smooth value noise, 0 to 1. */
import { hash2 } from './random.ts';

export const clamp = (x: number, a = 0, b = 1): number => (x < a ? a : x > b ? b : x);
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;
export const smooth = (a: number, b: number, x: number): number => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};

function valueNoise(x: number, y: number): number {
  const xi = Math.floor(x),
    yi = Math.floor(y),
    fx = x - xi,
    fy = y - yi,
    u = fx * fx * (3 - 2 * fx),
    v = fy * fy * (3 - 2 * fy);
  return (
    (hash2(xi, yi) * (1 - u) + hash2(xi + 1, yi) * u) * (1 - v) +
    (hash2(xi, yi + 1) * (1 - u) + hash2(xi + 1, yi + 1) * u) * v
  );
}
export function fractalNoise(x: number, y: number, octaves = 3): number {
  let sum = 0,
    weight = 0.5,
    total = 0;
  for (let i = 0; i < octaves; i++) {
    sum += weight * valueNoise(x, y);
    total += weight;
    x = x * 2.03 + 17;
    y = y * 2.03 + 31;
    weight *= 0.5;
  }
  return sum / total;
}
