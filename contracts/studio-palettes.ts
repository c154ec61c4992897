/** A bed in another palette: what each would change. Money is in pounds. */
import { z } from 'zod';
import type { Plant } from '#engine/model/plant.ts';
import { SingleOperationInput } from './operations.ts';

/** A bed in other palettes, each as the swaps that make it. */
export const BedPalettes = z.object({
  choices: z.array(
    z.object({
      id: z.string(),
      label: z.string(),
      says: z.string(),
      operations: z.array(SingleOperationInput),
      plants: z.array(z.custom<Plant>((value) => typeof value === 'object' && value !== null)),
      /** Pounds, with VAT. */
      difference: z.number(),
    }),
  ),
});
export type BedPalettes = z.infer<typeof BedPalettes>;
export const PalettesQuery = z.object({ area: z.string().max(120) });
