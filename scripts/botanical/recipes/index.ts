import { daisyRecipes } from './daisies.ts';
import { fruitRecipes } from './fruits.ts';
import { greenRecipes } from './greens.ts';
import { herbRecipes } from './herbs.ts';
import { podRecipes } from './pods.ts';
import { rootRecipes } from './roots.ts';
import { spireRecipes } from './spires.ts';
import type { Recipe } from './roots.ts';

export type { Recipe } from './roots.ts';
/** One drawing for each plant of the calendar, by its id. */
export const recipes: Record<string, Recipe> = {
  ...rootRecipes,
  ...greenRecipes,
  ...podRecipes,
  ...fruitRecipes,
  ...daisyRecipes,
  ...spireRecipes,
  ...herbRecipes,
};
