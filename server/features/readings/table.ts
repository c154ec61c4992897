/** What the text model has done, by day: counts, nobody's words. */
export type ReadingTables = {
  model_usage: {
    /** London day, YYYY-MM-DD. */
    day: string;
    calls: number;
    input_tokens: number;
    output_tokens: number;
  };
};
