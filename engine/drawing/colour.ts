/** Colour arithmetic on '#rrggbb'. */

type Rgb = [number, number, number];
const GREY: Rgb = [128, 128, 128];

function parse(hex: string): Rgb {
  const match = /^#([0-9a-f]{6})$/i.exec(hex);
  if (!match) return GREY;
  const value = Number.parseInt(match[1]!, 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
const part = (v: number): string =>
  Math.max(0, Math.min(255, Math.round(v)))
    .toString(16)
    .padStart(2, '0');
function format([r, g, b]: Rgb): string {
  return `#${part(r)}${part(g)}${part(b)}`;
}
/** `share` 0 gives a, 1 gives b. */
export function mix(a: string, b: string, share: number): string {
  const p = parse(a),
    q = parse(b);
  return format([
    p[0] + (q[0] - p[0]) * share,
    p[1] + (q[1] - p[1]) * share,
    p[2] + (q[2] - p[2]) * share,
  ]);
}
/** Perceived lightness, 0 to 1. */
export function lightness(hex: string): number {
  const [r, g, b] = parse(hex);
  return Math.sqrt((0.299 * r * r + 0.587 * g * g + 0.114 * b * b) / 65025);
}
/** 1 leaves it, 0 makes it grey, above 1 makes it stronger. */
export function saturate(hex: string, by: number): string {
  const [r, g, b] = parse(hex);
  const grey = 0.299 * r + 0.587 * g + 0.114 * b;
  return format([grey + (r - grey) * by, grey + (g - grey) * by, grey + (b - grey) * by]);
}
/** Moved in steps toward white or ink until its lightness lies between the two. */
export function within(hex: string, least: number, most: number): string {
  let colour = hex;
  for (let i = 0; i < 12 && lightness(colour) < least; i++) colour = mix(colour, '#f4f1dc', 0.08);
  for (let i = 0; i < 12 && lightness(colour) > most; i++) colour = mix(colour, '#2d3a2a', 0.06);
  return colour;
}
