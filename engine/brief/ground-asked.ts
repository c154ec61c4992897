/** How much ground a description asks for, by which a garden of unknown size is guessed. */
import { groundOf, hasGround } from '../features/features.ts';
import type { FeatureId } from '../features/names.ts';
import type { Fact } from '../model/brief.ts';

/** A table with its floor, and grass that is worth mowing, m². */
const TABLE_M2 = 12,
  LAWN_M2 = 25;
/** Ground of what was asked for in words, m², each at the size that it likes best. */
export function groundAsked(wanted: readonly Fact<FeatureId>[]): number {
  return wanted.reduce((sum, { value }) => {
    if (value === 'dining') return sum + TABLE_M2;
    if (value === 'lawn') return sum + LAWN_M2;
    if (!hasGround(value)) return sum;
    const [width, height] = groundOf(value).sizes[0]!;
    return sum + (width * height) / 1e6;
  }, 0);
}
