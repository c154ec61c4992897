/** Winter seen from indoors: where it was asked for, what flowers or shines in the dark months stands near the house. */
import type { Brief } from '../model/brief.ts';
import type { Plant } from '../model/plant.ts';
import type { Mm } from '../model/shapes.ts';

const WINTER = [12, 1, 2];
/** What is seen through a window on a dull day, mm from the house. */
const NEAR_HOUSE_MM = 5500;
/** Added near the house for what shows in winter. */
const LIKED = 4;

export const showsInWinter = ({ flower, otherInterest }: Plant): boolean =>
  WINTER.some((month) => flower.months.includes(month) || otherInterest?.months.includes(month));

const GLOWS = /stem|bark|berr|catkin/i;
/** True of what a winter is looked at for: flowers, stems, bark or berries in the dark months, more than leaves that stay. */
export const makesWinter = ({ flower, otherInterest }: Plant): boolean =>
  (flower.hex !== null && WINTER.some((month) => flower.months.includes(month))) ||
  (otherInterest !== null &&
    GLOWS.test(otherInterest.what) &&
    WINTER.some((month) => otherInterest.months.includes(month)));

/** How much more a plant is liked at a distance from the house, for what it shows there in winter. */
export const winterLiking = ({ said }: Brief, plant: Plant, y: Mm): number =>
  said?.winterView && y < NEAR_HOUSE_MM && showsInWinter(plant) ? LIKED : 0;
