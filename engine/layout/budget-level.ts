/** What there is to spend, as the layout reads it. */
import type { Brief } from '../model/brief.ts';
import { sumOf } from '../model/sum-of.ts';
import type { Ask } from './plan-types.ts';

/** Pounds a square metre sort the budget: under about £110 low, over about £330 high. */
export function budgetLevel(brief: Brief, plotM2: number): Ask['budget'] {
  const sum = sumOf(brief);
  if (!sum)
    return brief.circumstances.some(({ kind }) => kind === 'money')
      ? 'low'
      : brief.projectType.value === 'luxury'
        ? 'high'
        : 'middle';
  const pounds = sum.value / 100 / plotM2;
  return pounds < 110 ? 'low' : pounds > 330 ? 'high' : 'middle';
}
