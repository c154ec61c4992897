/** What a way in lets through: by its width, how a garden is dug and how things are brought to it. */
import type { Mm } from './shapes.ts';
import type { Site } from './site.ts';

/** A builder's barrow, a micro-digger with its tracks drawn in, and a digger of a tonne and a half, mm. */
const BARROW_MM: Mm = 700,
  MICRO_MM: Mm = 900,
  MINI_MM: Mm = 1100;

/** A way so narrow that no machine comes in by it: digging is by hand. */
export const isTooNarrowToDig = ({ access }: Pick<Site, 'access'>): boolean =>
  access?.widthMm !== undefined && access.widthMm < MICRO_MM;

/** "a barrow, no machine": as it stands beside the width. */
export function throughIt(widthMm: Mm): string {
  if (widthMm < BARROW_MM) return 'carried by hand, no barrow and no machine';
  if (widthMm < MICRO_MM) return 'a barrow, no machine: digging is by hand';
  return widthMm < MINI_MM ? 'a barrow and a micro-digger' : 'a small digger';
}
