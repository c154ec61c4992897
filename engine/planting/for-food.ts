/** Whether a garden is to feed people. */
import type { Brief } from '../model/brief.ts';
import type { Plant } from '../model/plant.ts';
import { type HouseRules, isEaten } from './filters.ts';
import type { Job } from './job.ts';
import { saysCrop } from './said-crops.ts';

/** Food is what the words ask the ground for, not a crop beside other things. */
const FOR_FOOD =
  /\b(?:grow|plant|raise|produce)(?:ing)? (?:\w+ ){0,2}(?:food|dinners?|as much as)\b|\b(?:food|edible|productive|forest) (?:garden|plot|growing)\b|\beat(?:ing)? (?:from|out of|off) (?:it|the garden)\b|\bfeed (?:us|the family|ourselves)\b/i;
export const asksForFood = ({ brief, rules }: Pick<Job, 'brief' | 'rules'>): boolean =>
  rules.onlyFood || FOR_FOOD.test(brief.description);

/** The rules of a house that grows crops and wants no flowers: it has said what the ground is for, and is planted with what is eaten. */
export const withFoodAlone = (
  rules: HouseRules,
  brief: Brief,
  plants: readonly Plant[],
): HouseRules =>
  rules.noFlowers && plants.some((plant) => isEaten(plant) && saysCrop(brief, plant))
    ? { ...rules, onlyFood: true }
    : rules;

/** A garden that is to feed people: herbs and fruit stand in its borders too. */
export const isForFood = ({ type, rules }: Pick<Job, 'type' | 'rules'>): boolean =>
  type === 'edible' || rules.onlyFood;
