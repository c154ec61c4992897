/** The sizes in which a picture of the site is kept, by the address that content names it with. */
export type SitePictureTables = {
  site_pictures: {
    /** Of the largest JPEG: "/uploads/site/ab12-1600.jpg". */
    url: string;
    alt: string;
    width: number;
    height: number;
    /** JSON: { width, url }[]. */
    avif: string;
    placeholder: string | null;
    created_at: string;
  };
};
