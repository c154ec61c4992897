/** One thing that is counted: when it was, and where it came from. */
export type Moment = { /** ISO time. */ at: string; postcode: string | null };
