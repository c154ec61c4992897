/** What the people of a brief need of its ways: one figure for facts, layout, levels, checks and words. */
import type { Brief } from './brief.ts';
import type { Mm } from './shapes.ts';
import type { StepFree } from './site.ts';

/** A wheelchair with hands on its rims; a walking frame, or a stick with an arm to lean on. */
const ON_WHEELS_MM: Mm = 1200,
  ON_FOOT_MM: Mm = 1000;
/** The narrowest way that is laid: a barrow, a wheelie bin or a bicycle goes through. */
export const SERVICE_WAY_MM: Mm = 700;
/** Walked and wheeled as level ground. */
const GENTLE_ONE_IN = 20;

/** Null where nobody was said to find steps hard. */
export function stepFreeOf({ household }: Pick<Brief, 'household'>): StepFree | null {
  const isOnWheels = household.wheelchair.value;
  if (!isOnWheels && !household.easyAccess.value) return null;
  const told = household.rampOneIn?.value;
  return {
    oneIn: told ?? GENTLE_ONE_IN,
    ...(told ? { isTold: true as const } : {}),
    widthMm: isOnWheels ? ON_WHEELS_MM : ON_FOOT_MM,
    ...(isOnWheels ? { isOnWheels: true as const } : {}),
  };
}
