/** Old paving that has to come up before a garden can be made. */

const TAKE_UP =
  /\b(?:(?:tak(?:e|ing)|break(?:ing)?|dig(?:ging)?|rip(?:ping)?|lift(?:ing)?|pull(?:ing)?) (?:up|out|away)|get(?:ting)? rid of|remov(?:e|ing)|los(?:e|ing))(?: all)?(?: of)?(?: the| our| this| that)?(?: (?:old|ugly|horrible|existing|cracked|broken|crazy|ancient|grey|awful|front|back))* (concrete|tarmac|slabs|flagstones|crazy paving|paving|block paving|patio)\b/i;
/** Without a measurement, this much of the plot is taken to be covered. */
const ASSUMED_SHARE = 0.5;

/**
 * Square metres of concrete or old paving to break out, when the text says that it goes: half of the plot until it is measured.
 * 0 when nothing is said, or something of the kind is kept.
 */
export function hardGroundM2(description: string, plotM2: number, keepsPaving: boolean): number {
  return !keepsPaving && TAKE_UP.test(description)
    ? Math.round(plotM2 * ASSUMED_SHARE * 10) / 10
    : 0;
}
