/** The sum that a garden is brought towards. */
import type { Brief, Fact } from './brief.ts';

/** In pence: what was named, less what is to be left of it, or what is reckoned with where money is short; null where it is neither. */
export const sumOf = ({
  budgetPence,
  thriftPence,
}: Pick<Brief, 'budgetPence' | 'thriftPence'>): Fact<number> | null => thriftPence ?? budgetPence;
