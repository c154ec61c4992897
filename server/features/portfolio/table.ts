import type { Generated } from 'kysely';

export type PortfolioTables = {
  portfolio_projects: {
    id: string;
    title: string;
    description: string;
    category: string;
    /** JSON: string[]. */
    tags: string;
    before_image_url: string;
    after_image_url: string;
    featured: number;
    sample: number;
    edited: number;
    version: Generated<number>;
    /** Since when it lies in the bin. */
    deleted_at: Generated<string | null>;
    created_at: string;
    updated_at: string;
  };
};
