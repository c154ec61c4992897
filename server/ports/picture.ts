/** Turns a drawing into the picture files that pages show. */
export type PictureFile = { width: number; height: number; bytes: Uint8Array };

export type PlanPictures = {
  jpeg: PictureFile;
  /** Narrow to wide. */
  avif: PictureFile[];
  /** 1200 x 630, for links that are shared. */
  card: PictureFile;
};

export type Picture = {
  /**
   * @param svg the drawing, `cardSvg` the same drawing in the proportions of the card
   * @param mark shown on the picture itself, "AI concept"
   * @param description written into the files' metadata
   * @throws ProviderError 'bad-output' when the drawing cannot be rendered
   */
  renderPlan(input: { svg: string; cardSvg: string; mark: string; description: string }): Promise<PlanPictures>;
  close(): Promise<void>;
};
