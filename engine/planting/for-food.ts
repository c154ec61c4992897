/** Whether a garden is to feed people. */
import type { Job } from './job.ts';

/** Food is what the words ask the ground for, not a crop beside other things. */
const FOR_FOOD =
  /\b(?:grow|plant|raise|produce)(?:ing)? (?:\w+ ){0,2}(?:food|dinners?|as much as)\b|\b(?:food|edible|productive|forest) (?:garden|plot|growing)\b|\beat(?:ing)? (?:from|out of|off) (?:it|the garden)\b|\bfeed (?:us|the family|ourselves)\b/i;
export const asksForFood = ({ brief }: Pick<Job, 'brief'>): boolean =>
  FOR_FOOD.test(brief.description);

/** A garden that is to feed people: herbs and fruit stand in its borders too. */
export const isForFood = ({ type, rules }: Pick<Job, 'type' | 'rules'>): boolean =>
  type === 'edible' || rules.onlyFood;
