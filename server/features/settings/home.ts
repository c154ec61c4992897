/** Where the firm itself is: gardens of which no postcode is known are taken to be near it. */
import { firmPlaceOf } from '#content/places/firm-place.ts';
import type { Context } from '#server/context.ts';
import { readSettings } from '#server/features/settings/use-cases.ts';

/** An outward code; null while the address is the sample's, or names no place that is known. */
export async function homeOutcode(ctx: Context): Promise<string | null> {
  const { address, sample } = await readSettings({ ctx });
  return sample ? null : (firmPlaceOf(address)?.place.outcode ?? null);
}
