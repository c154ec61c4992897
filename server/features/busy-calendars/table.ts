/** Nothing of what a calendar is busy with is kept. The address is as good as a key to the calendar. */
export type BusyCalendarTables = {
  busy_calendars: {
    id: string;
    name: string;
    /** http(s). */
    url: string;
    /** When it was last asked for, and last read; ISO times. */
    asked_at: string | null;
    read_at: string | null;
    /** Why it could not be read when it was last asked for; null once it was. */
    failure: string | null;
    created_at: string;
  };
  /** Those of one calendar do not overlap. */
  busy_times: { calendar_id: string; starts_at: string; ends_at: string };
};
