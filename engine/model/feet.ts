/** A foot, m. */
export const FOOT_M = 0.3048;
