/** The time of day, so that tests can hold it still. */
export type Clock = { now(): Date };
