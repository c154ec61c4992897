import type { Generated } from 'kysely';

export type TestimonialTables = {
  testimonials: {
    id: string;
    name: string;
    location: string;
    rating: number;
    text: string;
    featured: number;
    /** ISO date on which the words were given. */
    given_on: string;
    /** Where the words came from: for the owner alone. */
    source: string;
    /** 1 when the person agreed that they are shown. */
    permission: number;
    /** 1 when the person was given something for the words. */
    incentive: Generated<number>;
    /** The project of the portfolio they are about. */
    project_id: Generated<string | null>;
    sample: number;
    edited: number;
    version: Generated<number>;
    /** Since when it lies in the bin. */
    deleted_at: Generated<string | null>;
    created_at: string;
    updated_at: string;
  };
};
