import type { Generated } from 'kysely';

export type ServiceTables = {
  services: {
    id: string;
    title: string;
    description: string;
    short_description: string;
    image_url: string;
    icon: string | null;
    position: number;
    active: number;
    /** 1 once the owner has changed the row: a new version's sample no longer replaces it. */
    edited: number;
    version: Generated<number>;
    /** Since when it lies in the bin. */
    deleted_at: Generated<string | null>;
    created_at: string;
    updated_at: string;
  };
};
