import type { Generated } from 'kysely';

/** One row a plant: the engine's attributes, its entry in the planting calendar, or both. */
export type PlantTables = {
  plants: {
    id: string;
    position: number;
    /** JSON of Plant, the engine's attributes; "null" for a plant of the calendar alone. */
    data: string;
    /** JSON of the plant's entry in the planting calendar; null for one that only designs use, or that has gone for good. */
    calendar: string | null;
    /** 1 once the owner has changed the row: a new version's sample no longer replaces it. */
    edited: number;
    version: Generated<number>;
    /** Since when it lies in the bin; it is set for ever on a plant that has gone but that designs made before still draw. */
    deleted_at: Generated<string | null>;
    updated_at: string;
    /** These seven are made of the calendar entry (calendar-index.ts) and written with it. */
    calendar_category: Generated<string | null>;
    sort_name: Generated<string | null>;
    search_text: Generated<string | null>;
    /** Of its picture; "" for none. */
    image_url: Generated<string | null>;
    lacks_months: Generated<number>;
    lacks_picture: Generated<number>;
    lacks_description: Generated<number>;
  };
};
