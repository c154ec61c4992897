/** The drawings in public/botanical and their sizes. */
import type { SizedPicture } from '#contracts/site-content.ts';
import type { CalendarCategory } from './schema.ts';

/** Shown in place of a plant whose own picture fails. */
export const categoryImages: Record<CalendarCategory, string> = {
  vegetables: '/botanical/category-vegetables.jpg',
  fruits: '/botanical/category-fruits.jpg',
  flowers: '/botanical/category-flowers.jpg',
  herbs: '/botanical/category-herbs.jpg',
};

/** Pixels: every plate is a square, and beside it stands a smaller one for cards. */
export const PLATE_SIDE = 640;
export const SMALL_PLATE_SIDE = 320;

/** One of our own drawings in its sizes; null for a picture of the owner's. */
export function plateOf(imageUrl: string, alt: string): SizedPicture | null {
  const name = /^\/botanical\/([a-z0-9-]+)\.jpg$/.exec(imageUrl)?.[1];
  if (!name) return null;
  return {
    alt,
    width: PLATE_SIDE,
    height: PLATE_SIDE,
    jpegUrl: imageUrl,
    avif: [
      { width: SMALL_PLATE_SIDE, url: `/botanical/${name}-${SMALL_PLATE_SIDE}.avif` },
      { width: PLATE_SIDE, url: `/botanical/${name}.avif` },
    ],
    jpeg: [],
    placeholder: null,
    focal: null,
  };
}
