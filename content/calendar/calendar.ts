/** The planting calendar as it is seeded: general horticultural knowledge for south-east England, for the owner to review. */
import { flowerCalendar } from './flowers.ts';
import { fruitCalendar } from './fruits.ts';
import { herbCalendar } from './herbs.ts';
import { parseCalendar } from './parse-calendar.ts';
import type { CalendarCategory, CalendarPlant } from './schema.ts';
import { vegetableCalendar } from './vegetables.ts';

export const calendarPlants: readonly CalendarPlant[] = [
  ...parseCalendar(vegetableCalendar, 'vegetables'),
  ...parseCalendar(fruitCalendar, 'fruits'),
  ...parseCalendar(flowerCalendar, 'flowers'),
  ...parseCalendar(herbCalendar, 'herbs'),
];

/** Shown in place of a plant whose own picture fails. The same name with .avif is the lighter file, as with every plant's. */
export const categoryImages: Record<CalendarCategory, string> = {
  vegetables: '/botanical/category-vegetables.jpg',
  fruits: '/botanical/category-fruits.jpg',
  flowers: '/botanical/category-flowers.jpg',
  herbs: '/botanical/category-herbs.jpg',
};

/** The AVIF beside one of our own JPEG drawings; null for a picture of the owner's. */
export function avifOf(imageUrl: string): string | null {
  return /^\/botanical\/[a-z0-9-]+\.jpg$/.test(imageUrl) ? imageUrl.replace(/\.jpg$/, '.avif') : null;
}

/** The sentences of a text, with their stops. */
export function sentences(text: string): string[] {
  return text.match(/[^.!?]+(?:[.!?](?=\S)[^.!?]*)*[.!?]+/g)?.map((sentence) => sentence.trim()) ?? [];
}

/** A recommended plant's care: the first three sentences of its description; undefined where there are none. */
export function careInstructions(description: string | null | undefined): string | undefined {
  const first = sentences(description ?? '').slice(0, 3).join(' ');
  return first || undefined;
}
