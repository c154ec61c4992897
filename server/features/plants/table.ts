/** The catalogue: one row a plant, its attributes as JSON in the engine's own shape. */
export type PlantTables = {
  plants: {
    id: string;
    position: number;
    /** JSON of Plant. */
    data: string;
    /** 1 once the owner has changed the row: a new version's sample no longer replaces it. */
    edited: number;
    updated_at: string;
  };
};
