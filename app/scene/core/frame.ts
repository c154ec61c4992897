/** From the garden's frame (millimetres, +y away from the house) to the picture's (metres, y up, z = -y). */
import type { Point, Region } from '#engine/model/shapes.ts';
import type { Vec3 } from '../maths/vector.ts';

/** Plan point in metres. */
export type Xy = [number, number];
export const metres = (mm: number): number => mm / 1000;
export const xy = (p: Point): Xy => [p[0] / 1000, p[1] / 1000];
/** Plan metres and height to the world; the plan's y is minus z, or the garden would be mirrored. */
export const world = (x: number, y: number, height: number): Vec3 => [x, height, -y];
export const ringOf = (ring: readonly Point[]): Xy[] => ring.map(xy);
export const regionOf = (region: Region): Xy[][][] => region.map((polygon) => polygon.map(ringOf));
