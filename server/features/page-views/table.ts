/** How often each page was opened on a day. Nothing of whoever opened it. */
export type PageViewTables = {
  page_views: {
    /** "2026-11-22", the day in London. */
    day: string;
    /** The page's own path; designs as '/design/:id'. */
    path: string;
    views: number;
  };
};
