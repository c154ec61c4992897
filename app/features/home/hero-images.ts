import type { HeroImage } from '#contracts/library.ts';

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/**
 * The pictures the carousel may show: those we keep ourselves under /uploads/ where there are any,
 * else those at a web address that is not a stand-in.
 */
export function chooseHeroImages(images: readonly HeroImage[]): HeroImage[] {
  const own = images.filter(
    (image) => isText(image.imageUrl) && image.imageUrl.startsWith('/uploads/'),
  );
  if (own.length > 0) return own;
  return images.filter(
    ({ imageUrl }) =>
      isText(imageUrl) &&
      imageUrl.startsWith('http') &&
      imageUrl !== 'null' &&
      imageUrl !== 'undefined' &&
      !imageUrl.includes('placeholder'),
  );
}
