/** Turns drawings and scenes into the picture files that pages show. */
export type PictureFile = { width: number; height: number; bytes: Uint8Array };

export type PlanPictures = {
  jpeg: PictureFile;
  /** Narrow to wide. */
  avif: PictureFile[];
  /** 1200 x 630, for links that are shared. */
  card: PictureFile;
  /** The picture a few pixels wide as a data URL of at most 700 characters. */
  placeholder: string;
};
export type ScenePictures = Omit<PlanPictures, 'card'> & { card: PictureFile | null };

/** How a scene is seen. Two equal shots of one scene are one picture. */
export type Shot = {
  camera: 'aerial' | 'eye';
  style: 'lit' | 'watercolour';
  /** 1 to 12; clock hour in Britain, such as 16.5. */
  month: number;
  hour: number;
  /** Years after planting. */
  year: 10;
  /** The plot before anything is done to it. */
  bare: boolean;
  width: number;
  height: number;
  /** 1 to 8: more is smoother and slower. */
  samples: number;
  /** 0 to 1, how finely leaves are drawn; 1 unless given. */
  detail?: number;
};

/** `mark` is shown on the picture itself, "AI concept"; `description` is written into the files' metadata. */
export type PictureLabel = { mark: string; description: string };

export type Picture = {
  /**
   * @param input.svg the drawing, `cardSvg` the same drawing in the proportions of the card
   * @throws ProviderError 'bad-output' when the drawing cannot be rendered
   */
  renderPlan(input: { svg: string; cardSvg: string } & PictureLabel): Promise<PlanPictures>;
  /**
   * @param input.scene the scene as JSON
   * @param input.isQuick a preview: fewer sizes and no card
   * @throws ProviderError 'unavailable' when no browser draws, 'bad-output' when nothing is to be seen
   */
  renderScene(
    input: { scene: string; shot: Shot; isQuick: boolean } & PictureLabel,
  ): Promise<ScenePictures>;
  /** The card of a picture that was finished before. */
  makeCard(input: { jpeg: Uint8Array } & PictureLabel): Promise<PictureFile>;
  /** Changes whenever the same scene would look different. @throws ProviderError 'misconfigured' when the renderer has not been built */
  rendererVersion(): Promise<string>;
  close(): Promise<void>;
};
