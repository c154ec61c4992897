/** Which stored pictures a report shows, and how large their files may be. */
import type { DesignDetail } from '#contracts/design-detail.ts';
import type { PictureKind } from '#contracts/design.ts';
import { embedFonts } from '#server/features/designs/plan-fonts.ts';
import { drawJpeg } from '#server/features/pdfs/printer.ts';
import { escapeHtml } from '#server/features/pdfs/report-html/markup.ts';
import type {
  ReportPicture,
  ReportPictures,
  SeasonPicture,
} from '#server/features/pdfs/report-html/report-input.ts';
import type { Browser } from '#server/ports/browser.ts';
import type { Storage } from '#server/ports/storage.ts';

export type ReadPicture = (url: string, alt: string) => Promise<ReportPicture | null>;
export type ChosenPictures = Omit<ReportPictures, 'cover'> & {
  cover: ReportPicture | { svg: string; alt: string };
};
type Size = { width: number; height: number };

const READ_LIMIT_BYTES = 4_000_000;
/** Pixels: 210 × 150 mm, 114 × 72 mm and at most 60 × 28 mm of paper at some 200 to the inch. */
export const COVER_SIZE: Size = { width: 1680, height: 1200 };
/** A stored view is whole on the cover, 1.6 times as wide as high. */
const COVER_VIEW_SIZE: Size = { width: 1680, height: 1050 };
const IDEA_SIZE: Size = { width: 912, height: 576 };
const SEASON_SIZE: Size = { width: 480, height: 300 };
/** Base64 letters: a cover that is no larger is printed as it was stored, and so are all pictures that together are no larger. */
const COVER_LIMIT = 900_000;
const TOGETHER_LIMIT = 2_000_000;

const COVER_KINDS: readonly PictureKind[] = ['aerial', 'eye'];
const IDEA_KINDS: readonly PictureKind[] = ['sketch', 'eye'];
/** With at least one view in another season, the summer's view from the terrace stands among them. */
const SEASON_KINDS: readonly PictureKind[] = ['spring', 'eye', 'autumn', 'winter'];

/** The best stored picture for each place; while there is none for the cover, the plan drawn as one. */
export async function choosePictures(
  design: Pick<DesignDetail, 'title' | 'pictures'>,
  read: ReadPicture,
  drawPlan: () => Promise<string>,
): Promise<ChosenPictures> {
  const kept = new Map<PictureKind, Promise<ReportPicture | null>>();
  const picture = (kind: PictureKind) => {
    const known = kept.get(kind);
    if (known) return known;
    const stored = design.pictures.find((one) => one.kind === kind);
    const reading = stored ? read(stored.jpegUrl, stored.alt) : Promise.resolve(null);
    kept.set(kind, reading);
    return reading;
  };
  const firstOf = async (kinds: readonly PictureKind[]) => {
    for (const kind of kinds) {
      const found = await picture(kind);
      if (found) return { kind, picture: found };
    }
    return null;
  };
  const cover = await firstOf(COVER_KINDS);
  const idea = await firstOf(IDEA_KINDS.filter((kind) => kind !== cover?.kind));
  const used = [cover?.kind, idea?.kind];
  const seasons: SeasonPicture[] = [];
  for (const kind of SEASON_KINDS) {
    const found = await picture(kind);
    if (found) seasons.push({ ...found, kind });
  }
  const hasSeasons = seasons.some(({ kind }) => kind !== 'eye');
  return {
    cover: cover?.picture ?? {
      svg: embedFonts(await drawPlan()),
      alt: `Plan of “${design.title}” seen from above, an AI concept`,
    },
    idea: idea?.picture ?? null,
    seasons: hasSeasons ? seasons : seasons.filter(({ kind }) => !used.includes(kind)),
  };
}

/** No larger than they are printed, so that the file stays small. */
export async function fitPictures(
  browser: Browser,
  { cover, idea, seasons }: ChosenPictures,
): Promise<ReportPictures> {
  const together = [...('svg' in cover ? [] : [cover]), ...(idea ? [idea] : []), ...seasons].reduce(
    (sum, one) => sum + one.dataUrl.length,
    0,
  );
  const smallLimit = together <= TOGETHER_LIMIT ? TOGETHER_LIMIT : 0;
  const [first, second, ...rest] = await Promise.all([
    'svg' in cover
      ? drawJpeg(browser, cover.svg, COVER_SIZE).then((dataUrl) => ({ dataUrl, alt: cover.alt }))
      : fitPicture(browser, cover, COVER_VIEW_SIZE, COVER_LIMIT),
    idea ? fitPicture(browser, idea, IDEA_SIZE, smallLimit) : null,
    ...seasons.map(async (one) => ({
      ...(await fitPicture(browser, one, SEASON_SIZE, smallLimit)),
      kind: one.kind,
    })),
  ] as const);
  return { cover: first, idea: second, seasons: rest };
}

/** The picture cut to a size in pixels, unless its file is small already; `limit` in letters of its data URL. */
export async function fitPicture(
  browser: Browser,
  picture: ReportPicture,
  size: Size,
  limit = 0,
): Promise<ReportPicture> {
  // JPEG alone is kept as it is in a PDF; anything else would be unpacked into it.
  if (picture.dataUrl.startsWith('data:image/jpeg;') && picture.dataUrl.length <= limit)
    return picture;
  return {
    ...picture,
    dataUrl: await drawJpeg(browser, `<img src="${escapeHtml(picture.dataUrl)}" alt="">`, size),
  };
}

/** A file of ours as a data URL; anything else is not fetched. */
export async function readPicture(
  storage: Storage,
  url: string | null,
  alt: string,
): Promise<ReportPicture | null> {
  const key = /^\/uploads\/([^?#]+)$/.exec(url ?? '')?.[1];
  const file = key ? await storage.open(key) : null;
  if (!file) return null;
  if (!/^image\/(jpeg|png|webp|avif)$/.test(file.contentType) || file.bytes > READ_LIMIT_BYTES) {
    file.stream.destroy();
    return null;
  }
  const chunks: Buffer[] = [];
  for await (const chunk of file.stream) chunks.push(chunk as Buffer);
  return {
    dataUrl: `data:${file.contentType};base64,${Buffer.concat(chunks).toString('base64')}`,
    alt,
    isMarked: true,
  };
}
