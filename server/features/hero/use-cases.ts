import { isDrawnProject } from '#contracts/admin-portfolio.ts';
import type { CarouselPicture } from '#contracts/carousel.ts';
import type { HeroImage } from '#contracts/library.ts';
import type { SizedPicture } from '#contracts/site-content.ts';
import type { Context } from '#server/context.ts';
import { listHeroDesigns } from '#server/features/designs/read.ts';
import { listPortfolio } from '#server/features/portfolio/record.ts';
import { findSitePictures } from '#server/features/site-pictures/use-cases.ts';
import { readOwnSetting } from '#server/features/settings/own-settings.ts';

/** With the designs behind them no more than the page turns. */
const MOST_PROJECTS = 5;
const MOST_IMAGES = 12;

/**
 * The owner's own pictures first, then finished projects, unless the owner leaves them out, then designs whose picture is
 * stored: the carousel shows pictures under /uploads/ only. Samples are chosen for it until the owner chooses others; once
 * they are removed, the newest gardens that visitors share stand there, where the owner says so.
 * It fills the screen, so a view from the terrace comes before the model seen from above.
 */
export async function listHeroImages({ ctx }: { ctx: Context }): Promise<HeroImage[]> {
  const { values } = await readOwnSetting(ctx.db.read, 'carousel');
  const [pictures, projects, designs] = await Promise.all([
    listOwnPictures(ctx, values.pictures),
    values.projects ? listProjects(ctx) : [],
    listDesigns(ctx),
  ]);
  const known = new Set(pictures.map(({ imageUrl }) => imageUrl));
  // A project's photograph may be one that the owner has also chosen by itself.
  return [
    ...pictures,
    ...projects.filter(({ imageUrl }) => !known.has(imageUrl)),
    ...designs,
  ].slice(0, MOST_IMAGES);
}

const asPhoto = (id: string, title: string, picture: SizedPicture): HeroImage => ({
  id,
  title,
  imageUrl: picture.jpegUrl,
  picture: {
    kind: 'eye',
    quality: 'full',
    alt: picture.alt || title || 'A photograph of a garden',
    width: picture.width,
    height: picture.height,
    jpegUrl: picture.jpegUrl,
    cardUrl: null,
    avif: picture.avif,
    placeholder: picture.placeholder,
  },
  isPhoto: true,
});

/** Those that are still stored. */
async function listOwnPictures(
  ctx: Context,
  chosen: readonly CarouselPicture[],
): Promise<HeroImage[]> {
  const stored = await findSitePictures({ ctx, urls: chosen.map(({ url }) => url) });
  return chosen.flatMap(({ url, caption }) => {
    const picture = stored.get(url);
    return picture ? [asPhoto(url, caption, picture)] : [];
  });
}

/** Photographs of the firm's own work; samples and drawn gardens are none. */
async function listProjects(ctx: Context): Promise<HeroImage[]> {
  return (await listPortfolio({ ctx }))
    .flatMap((project): HeroImage[] => {
      const { id, title, after } = project;
      if (project.sample || isDrawnProject(project) || !after?.jpegUrl.startsWith('/uploads/'))
        return [];
      return [asPhoto(id, title, after)];
    })
    .slice(0, MOST_PROJECTS);
}

async function listDesigns(ctx: Context): Promise<HeroImage[]> {
  return (await listHeroDesigns({ ctx }))
    .map(({ id, imageUrl, title, pictures }) => ({
      id,
      imageUrl,
      title,
      picture:
        pictures.find((one) => one.kind === 'eye' && one.quality === 'full') ?? pictures[0] ?? null,
    }))
    .filter((image) => image.picture !== null)
    .map((image) => ({ ...image, imageUrl: image.picture?.jpegUrl ?? image.imageUrl }));
}
