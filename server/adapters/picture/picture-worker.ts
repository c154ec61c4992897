/** Encodes picture files in a child process: plans from SVG, scenes from browser screenshots. */
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import {
  describe,
  FONT,
  openPixels,
  type Pixels,
  toPixels,
  withMark,
} from '#server/adapters/picture/label.ts';
import { answerTasks } from '#server/engine-pool/answer-tasks.ts';
import type {
  Picture,
  PictureFile,
  PictureLabel,
  PlanPictures,
  ScenePictures,
} from '#server/ports/picture.ts';

const JPEG_WIDTH = 1600;
const PLAN_WIDTHS = [640, 1280, 1920];
const SCENE_WIDTHS = [640, 1280, 1600];
/** Effort 1 takes half the time of 2 for 1 to 3 per cent more bytes and half a decibel to one and a half less, which lines on even colours can spare. */
const PLAN_AVIF = { quality: 58, effort: 1 };
/** As fine as is seen on a page, so that three widths and a JPEG stay near 550 kB. Effort 2 takes a quarter of the time of 4 for a few per cent more bytes. */
const SCENE_AVIF = { quality: 51, effort: 2, chromaSubsampling: '4:2:0' };
/** Of the narrowest, for phones: their pixels are too small for the difference to be seen, and it takes a third of the bytes off a page's first picture. */
const NARROW_AVIF = { ...SCENE_AVIF, quality: 43 };
const SCENE_JPEG = { quality: 75, mozjpeg: true };
/** A narrow picture is often shown at half its pixels: its label keeps this share of the full size. */
const LEAST_MARK = 0.75;
const CARD = { width: 1200, height: 630 };
/** The plan's paper colour, so that a card's border is seamless. */
const PAPER = '#faf7f0';
const PLACEHOLDER_WIDTH = 20;
/** Standard deviation, of 255: below it there is nothing to be seen. */
const BLANK = 3;

// One picture at a time is enough here, and the server's memory is not for a cache of pixels.
sharp.cache(false);
sharp.concurrency(1);

function rasterise(svg: string, width: number): Pixels {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: FONT,
    background: PAPER,
  }).render();
  return { data: image.pixels, width: image.width, height: image.height, channels: 4 };
}

async function finish(picture: Sharp): Promise<PictureFile> {
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, bytes: new Uint8Array(data) };
}

async function makePlaceholder(picture: Pixels): Promise<string> {
  const bytes = await openPixels(picture)
    .resize({ width: PLACEHOLDER_WIDTH })
    .flatten({ background: PAPER })
    .webp({ quality: 40, effort: 6 })
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}

type PlanOrder = Parameters<Picture['renderPlan']>[0];

async function renderPlan({ svg, cardSvg, mark, description }: PlanOrder): Promise<PlanPictures> {
  const bare = rasterise(svg, Math.max(...PLAN_WIDTHS));
  const full = await withMark(bare, mark);
  const avif: PictureFile[] = [];
  for (const width of PLAN_WIDTHS)
    avif.push(
      await finish(describe(openPixels(full).resize({ width }).avif(PLAN_AVIF), description)),
    );
  const jpeg = await finish(
    describe(
      openPixels(full).resize({ width: JPEG_WIDTH }).jpeg({ quality: 84, mozjpeg: true }),
      description,
    ),
  );
  const card = await withMark(
    await toPixels(
      openPixels(rasterise(cardSvg, CARD.width)).resize({
        ...CARD,
        fit: 'contain',
        background: PAPER,
      }),
    ),
    mark,
  );
  return {
    jpeg,
    avif,
    card: await finish(
      describe(openPixels(card).jpeg({ quality: 82, mozjpeg: true }), description),
    ),
    placeholder: await makePlaceholder(bare),
  };
}

/** `drawn`: the picture as the browser drew it. */
export type SceneOrder = { drawn: Uint8Array; isQuick: boolean } & PictureLabel;

async function finishScene({
  drawn,
  isQuick,
  mark,
  description,
}: SceneOrder): Promise<ScenePictures> {
  const bare = await toPixels(sharp(drawn).removeAlpha());
  await refuseBlank(bare);
  const marked = async (width: number) =>
    withMark(
      width === bare.width ? bare : await toPixels(openPixels(bare).resize({ width })),
      mark,
      LEAST_MARK,
    );
  const widths = [...new Set(SCENE_WIDTHS.map((width) => Math.min(width, bare.width)))];
  const avif: PictureFile[] = [];
  for (const width of widths)
    avif.push(
      await finish(
        describe(
          openPixels(await marked(width)).avif(
            width === SCENE_WIDTHS[0] ? NARROW_AVIF : SCENE_AVIF,
          ),
          description,
        ),
      ),
    );
  const jpeg = await finish(
    describe(
      openPixels(await marked(Math.min(JPEG_WIDTH, bare.width))).jpeg(SCENE_JPEG),
      description,
    ),
  );
  const card = isQuick ? null : await makeCard({ jpeg: drawn, mark, description });
  return { jpeg, avif, card, placeholder: await makePlaceholder(bare) };
}

/** A graphics process that died while drawing leaves one even colour. */
async function refuseBlank(picture: Pixels): Promise<void> {
  const { channels } = await openPixels(picture).stats();
  if (channels.every(({ stdev }) => stdev < BLANK))
    throw new Error('the browser drew nothing: the picture is of one colour');
}

/** Crops to the middle; the label at the foot is cut off and drawn again. */
async function makeCard({
  jpeg,
  mark,
  description,
}: Parameters<Picture['makeCard']>[0]): Promise<PictureFile> {
  const cut = await toPixels(
    sharp(jpeg)
      .removeAlpha()
      .resize({ ...CARD, fit: 'cover' }),
  );
  return finish(
    describe(
      openPixels(await withMark(cut, mark)).jpeg({ quality: 80, mozjpeg: true }),
      description,
    ),
  );
}

answerTasks({ plan: renderPlan, scene: finishScene, card: makeCard });
