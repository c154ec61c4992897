/** Old paving that has to come up before a garden can be made. */

/** Without a measurement, this much of the plot is taken to be covered. */
const ASSUMED_SHARE = 0.5;

/** Square metres of concrete or old paving to break out, when it is to go: half of the plot until it is measured. */
export const hardGroundM2 = (plotM2: number): number =>
  Math.round(plotM2 * ASSUMED_SHARE * 10) / 10;
