import type { Generated } from 'kysely';

/** The sizes in which a picture of the site is kept, by the address that content names it with. */
export type SitePictureTables = {
  site_pictures: {
    /** As content has it: our own "/uploads/site/ab12-1600.jpg", or the address at another site. */
    url: string;
    alt: string;
    width: number;
    height: number;
    /** JSON: { width, url }[]. */
    avif: string;
    placeholder: string | null;
    /** When its files were last made, or a form last showed it before any record named it. */
    created_at: string;
    /** Of the largest JPEG, always ours. */
    jpeg_url: Generated<string | null>;
    /** JSON: { width, url }[], narrow to wide; null for a picture that has only the largest. */
    jpeg: Generated<string | null>;
    /** What must stay in sight where the picture is cut, 0 to 1 from the left and from the top; null is the middle. */
    focal_x: Generated<number | null>;
    focal_y: Generated<number | null>;
    /** When a record was last seen to name it; null before the first look. */
    last_named_at: Generated<string | null>;
  };
  /** Addresses at other sites that could not be fetched. */
  outside_pictures: {
    url: string;
    /** In a row. */
    failures: number;
    /** A sentence for the owner. */
    problem: string;
    /** ISO time before which it is left alone, though its record is saved again. */
    try_again_at: string;
  };
};
