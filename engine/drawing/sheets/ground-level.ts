/** The level of the garden's ground, for sheets that show heights. */
import type { Mm } from '../../model/shapes.ts';
import type { Site } from '../../model/site.ts';

/** Two courses of brick from the damp-proof course down to the paving, as the building regulations ask. */
export const BELOW_DPC_MM = 150;

/** Finished ground at a point, mm from the damp-proof course of the house; negative is below it. */
export function levelAt(_site: Site, _x: Mm, _y: Mm): Mm {
  return -BELOW_DPC_MM;
}
