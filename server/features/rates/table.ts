/** The rate book: one row a rate; what holds for the whole book lies in the settings. */
export type RateTables = {
  rates: {
    key: string;
    position: number;
    /** JSON of Rate. */
    data: string;
    /** 1 once the owner has changed the row. */
    edited: number;
    updated_at: string;
  };
};
