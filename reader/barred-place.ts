/** Where ground that is left free lies, by where its words say that something is. */
import type { BarredPlace } from '#engine/model/barred.ts';
import type { MentionPlace } from '#engine/model/reading.ts';
import { placeIn } from './places.ts';

const PLACE: Partial<Record<MentionPlace, BarredPlace>> = {
  left: 'left',
  'house-left': 'left',
  right: 'right',
  'house-right': 'right',
  back: 'back',
  'back-left': 'back-left',
  'back-right': 'back-right',
  house: 'house',
  middle: 'middle',
};

/** The place in the plot that the words name; null where they name none, or one that ground is not kept free by. */
export function barredPlaceIn(words: string): BarredPlace | null {
  const place = placeIn(words);
  return (place && PLACE[place]) ?? null;
}
