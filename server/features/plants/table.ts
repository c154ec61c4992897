import type { Generated } from 'kysely';

/** The catalogue: one row a plant, its attributes as JSON in the engine's own shape. */
export type PlantTables = {
  plants: {
    id: string;
    position: number;
    /** JSON of Plant, the engine's attributes; "null" for a plant of the calendar alone. */
    data: string;
    /** JSON of the plant's entry in the planting calendar; null for one that only designs use. */
    calendar: string | null;
    /** 1 once the owner has changed the row: a new version's sample no longer replaces it. */
    edited: number;
    version: Generated<number>;
    /** Since when it lies in the bin. */
    deleted_at: Generated<string | null>;
    updated_at: string;
  };
};
