/** Clear floor that a table needs. */
import type { Ask } from './plan-types.ts';

/** At the longest table of a plan. */
export const MOST_AT_TABLE = 16;
/** Kept clear between the door and a table that lies along the garden. */
export const BEFORE_DOOR_MM = 700;
/** Room to stand and turn a bicycle or a bin. */
const STANDING: [number, number] = [2400, 2100];

/** By seats: 6 sit on 3.5 x 3.5 m, 8 on 4.5 x 4 m. */
export function diningFloor(ask: Ask): [number, number] {
  if (ask.noTable) return STANDING;
  // the metre before the door stays clear, and the tight table of the furnishing list stands beyond it
  if (ask.tight)
    return ask.seatsFor > 12
      ? [6300, 3600]
      : ask.seatsFor > 10
        ? [4800, 3600]
        : ask.seatsFor > 8
          ? [4500, 3600]
          : ask.seatsFor > 6
            ? [3900, 3600]
            : ask.seatsFor > 4
              ? [3300, 3300]
              : ask.seatsFor > 2
                ? [2700, 3000]
                : [2400, 2400];
  return ask.seatsFor > 12
    ? [6900, 4500]
    : ask.seatsFor > 8
      ? [5700, 4500]
      : ask.seatsFor > 6
        ? [4800, 4500]
        : ask.seatsFor > 4
          ? [4200, 3900]
          : ask.seatsFor > 2
            ? [3600, 3300]
            : [2700, 2700];
}
