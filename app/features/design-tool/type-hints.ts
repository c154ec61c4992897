/** What each kind of garden is, in a line. */
import type { ProjectType } from '#engine/model/brief.ts';

export const TYPE_HINTS: Record<ProjectType, string> = {
  family: 'Room to play, eat and sit within sight of each other',
  modern: 'Clear lines, few materials, calm planting',
  luxury: 'Natural stone, water, lighting, generous structure',
  wildlife: 'Nectar, berries, water and cover through the year',
  edible: 'Beds, fruit and herbs where the sun is',
  lowmaint: 'Good all year for a few hours a month',
};
