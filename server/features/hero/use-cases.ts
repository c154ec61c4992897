import { isDrawnProject } from '#contracts/admin-portfolio.ts';
import type { HeroImage } from '#contracts/library.ts';
import type { Context } from '#server/context.ts';
import { listHeroDesigns } from '#server/features/designs/read.ts';
import { listPortfolio } from '#server/features/portfolio/record.ts';
import { readOwnSetting } from '#server/features/settings/own-settings.ts';

/** With the designs behind them no more than the page turns. */
const MOST_PROJECTS = 5;

/**
 * Finished projects first, unless the owner leaves them out, then designs whose picture is stored: the carousel shows
 * pictures under /uploads/ only. Samples are chosen for it; once the owner has removed them, the newest gardens that
 * visitors share stand there, where the owner says so.
 * It fills the screen, so a view from the terrace comes before the model seen from above.
 */
export async function listHeroImages({ ctx }: { ctx: Context }): Promise<HeroImage[]> {
  const { values } = await readOwnSetting(ctx.db.read, 'carousel');
  const [projects, designs] = await Promise.all([
    values.projects ? listProjects(ctx) : [],
    listDesigns(ctx),
  ]);
  return [...projects, ...designs];
}

/** Photographs of the firm's own work; samples and drawn gardens are none. */
async function listProjects(ctx: Context): Promise<HeroImage[]> {
  return (await listPortfolio({ ctx }))
    .flatMap((project): HeroImage[] => {
      const { id, title, after } = project;
      if (project.sample || isDrawnProject(project) || !after?.jpegUrl.startsWith('/uploads/'))
        return [];
      const { alt, width, height, jpegUrl, avif, placeholder } = after;
      return [
        {
          id,
          title,
          imageUrl: jpegUrl,
          picture: {
            kind: 'eye',
            quality: 'full',
            alt: alt || title,
            width,
            height,
            jpegUrl,
            cardUrl: null,
            avif,
            placeholder,
          },
          isPhoto: true,
        },
      ];
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
