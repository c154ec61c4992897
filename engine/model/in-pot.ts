/** Which plants grow in which pot. */
import type { Furnishing } from './layout.ts';
import type { PlantPlacement } from './planting.ts';

/** The drift of what grows in a pot. */
export const potDrift = (potId: string): string => `pot-${potId}`;

/** Whether a plant grows in a pot, and not in the one beside it. */
export const isInPot = (
  { role, driftId }: Pick<PlantPlacement, 'role' | 'driftId'>,
  { id }: Pick<Furnishing, 'id'>,
): boolean => role === 'pot' && driftId === potDrift(id);
