/** How many of a plant were asked for. */
import type { Brief, Wish } from '../model/brief.ts';
import type { Plant } from '../model/plant.ts';
import { isBroad, namesPlant } from './plant-names.ts';

/** The number of a wish: as it was read, or the figure that its words begin with; null where none was said. */
export function numberOf({ count, quote }: Pick<Wish, 'count' | 'quote'>): number | null {
  const figure = /^\D{0,6}(\d{1,4})\b(?! ?(?:m|cm|mm|ft|feet|foot|litres?|l|x|by)\b)/i.exec(quote);
  return count ?? (figure ? Number(figure[1]) : null);
}

/** The largest number of the plant that a wish names. */
export const numberAsked = ({ wishes }: Brief, plant: Plant): number | null =>
  wishes.reduce<number | null>((most, wish) => {
    if (wish.plant === null || wish.held || isBroad(wish.plant) || !namesPlant(plant, wish.plant))
      return most;
    const own = numberOf(wish);
    return own === null ? most : Math.max(most ?? 0, own);
  }, null);
