/** Which pictures the design tool drew, apart from the schemas, so that a page that only shows them need not load those. */

/** Pictures of the design tool and of the samples it drew, wherever the address says they stand. */
const DRAWN = /\/uploads\/(?:designs|site\/samples)\//;

/** Whether the design tool drew a picture, so that it has to carry its mark wherever it is shown. */
export const isDrawnPicture = (url: string): boolean => DRAWN.test(url);

/** Whether one of the pictures was drawn by the design tool, so that it must not pass for a photograph of finished work. */
export const isDrawnProject = ({
  beforeImageUrl,
  afterImageUrl,
}: {
  beforeImageUrl: string;
  afterImageUrl: string;
}): boolean => DRAWN.test(beforeImageUrl) || DRAWN.test(afterImageUrl);
