export type SettingTables = {
  /** By key, each value as JSON. */
  settings: { key: string; value: string; updated_at: string };
  /** Personal: the reason may name somebody. Dates are "2026-11-24", both included. */
  days_off: { id: string; from_date: string; to_date: string; reason: string; created_at: string };
  /** What the text model has done, by day: counts, nobody's words. */
  model_usage: {
    /** London day, YYYY-MM-DD. */
    day: string;
    calls: number;
    input_tokens: number;
    output_tokens: number;
  };
};
