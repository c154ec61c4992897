/** The team's week, and what a site costs for each: keys of the rate book, with what they are for. */

export const TEAM = 2;
/** Hours that a person works on the garden in a day, less loading and breaks. */
export const HOURS_A_DAY = 7.5;
const DAYS_A_WEEK = 5;
/** Hours of the team's week that go on sweeping, sheeting and covering; the rate of that line holds as many. */
const CLEARING_HOURS = 5;
export const HOURS_A_WEEK = TEAM * HOURS_A_DAY * DAYS_A_WEEK - CLEARING_HOURS;

export const WEEKLY: ReadonlyMap<string, string> = new Map([
  ['site-welfare', 'Welfare and protection: lavatory hire, water, boards over floors and lawns'],
  ['site-haulage', 'Deliveries, skip permits and hire of small plant'],
  ['site-supervision', 'Supervision, half a day each week'],
  ['site-clearing', 'Clearing up, half an hour each at the end of every day'],
]);
/** Keys of what is charged by the week that the team is there. */
export const TEAM_WEEKLY: ReadonlySet<string> = new Set(WEEKLY.keys());
