/** Colours as linear red, green and blue, 0 to 1. */
export type Rgb = readonly [number, number, number];

const toLinear = (c: number): number =>
  c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
const known = new Map<string, Rgb>();

/** From "#rrggbb". */
export function rgb(hex: string): Rgb {
  let colour = known.get(hex);
  if (!colour) {
    const n = Number.parseInt(hex.slice(1), 16);
    colour = [
      toLinear(((n >> 16) & 255) / 255),
      toLinear(((n >> 8) & 255) / 255),
      toLinear((n & 255) / 255),
    ];
    known.set(hex, colour);
  }
  return colour;
}
export const mix = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
export const shade = (a: Rgb, k: number): Rgb => [a[0] * k, a[1] * k, a[2] * k];
export const times = (a: Rgb, b: Rgb): Rgb => [a[0] * b[0], a[1] * b[1], a[2] * b[2]];
export const brightness = (a: Rgb): number => 0.2126 * a[0] + 0.7152 * a[1] + 0.0722 * a[2];
/** Moves a colour away from (k > 1) or towards (k < 1) its own grey. */
export function saturate(a: Rgb, k: number): Rgb {
  const l = brightness(a),
    f = (c: number) => Math.max(0, l + (c - l) * k);
  return [f(a[0]), f(a[1]), f(a[2])];
}
