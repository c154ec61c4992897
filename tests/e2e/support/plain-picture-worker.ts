/**
 * Stands in for the process that makes a site's picture files (less-work.mjs): one plain picture for every plan, which
 * takes none of the three seconds of a drawn one. Drawn ones are looked at in pictures.test.ts, on a whole server in
 * kill-pictures.test.ts and in the long run's journeys.
 */
import sharp from 'sharp';
import { answerTasks } from '#server/engine-pool/answer-tasks.ts';
import type { PictureFile, PlanPictures } from '#server/ports/picture.ts';

const PAPER = '#faf7f0';

/** An even picture of paper. @param width in pixels, as is `height` */
async function plain(width: number, height: number, kind: 'jpeg' | 'avif'): Promise<PictureFile> {
  const paper = sharp({ create: { width, height, channels: 3, background: PAPER } });
  const bytes = await (kind === 'jpeg' ? paper.jpeg() : paper.avif({ effort: 0 })).toBuffer();
  return { width, height, bytes: new Uint8Array(bytes) };
}

const card = () => plain(1200, 630, 'jpeg');
const plan = async (): Promise<PlanPictures> => ({
  jpeg: await plain(1600, 1067, 'jpeg'),
  avif: [await plain(640, 427, 'avif')],
  card: await card(),
  placeholder: `data:image/jpeg;base64,${Buffer.from((await plain(6, 4, 'jpeg')).bytes).toString('base64')}`,
});

answerTasks({ plan, card });
