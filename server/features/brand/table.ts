export type BrandTables = {
  brand_files: {
    /** The hash of the content and its kind: "ab12….svg". */
    key: string;
    /** Base64, as it was made safe. */
    content: string;
    width: number;
    height: number;
    created_at: string;
  };
};
