/** Whether a garden is to feed people. */
import type { Job } from './job.ts';

/** A garden that is to feed people: herbs and fruit stand in its borders too. */
export const isForFood = ({ type, rules }: Pick<Job, 'type' | 'rules'>): boolean =>
  type === 'edible' || rules.onlyFood;
