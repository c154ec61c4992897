/** The sum that a garden is brought towards. */
import type { Brief, Fact } from './brief.ts';

/** In pence: what was named, and else what is reckoned with where money is short; null where it is neither. */
export const sumOf = ({
  budgetPence,
  thriftPence,
}: Pick<Brief, 'budgetPence' | 'thriftPence'>): Fact<number> | null =>
  budgetPence ?? thriftPence ?? null;
